"""Planets that move ships: Nagato, BSW-10-1, Andellouxian-6, Gort, Terra-Bettia, Brumbaugh and the plain advances."""

import pytest

from ..scenario import Scenario, tiny

# Nagato


def nagato(*ships: str) -> Scenario:
    """Nagato is used as a colony; nobody has the culture to follow."""
    game = tiny().row("jakks", "vici_ks156", "maia", "gort").colonies(0, "nagato").has(1, culture=0)
    game.ships(0, *ships).dice("utilize", "move").has(0, energy=0, culture=1)
    return game.pick("face:utilize_colony")


@pytest.mark.rule("TINY-8.10")
def test_nagato_moves_two_different_ships() -> None:
    game = nagato("orbit maia 2", "orbit gort 2", "home")
    assert game.culture(0) == 0
    game.pick("ship:0.0").pick("place:home")
    assert game.refusal("ship:0.0").rule == "TINY-8.10"
    game.pick("ship:0.1").pick("orbit:maia")
    assert [game.place(0, ship) for ship in range(3)] == ["home", "orbit maia 0", "home"]
    assert game.prompt == "ask.turn"


@pytest.mark.rule("TINY-8.10")
def test_nagato_does_not_swap_two_ships() -> None:
    """The first move is complete before the second, so the place of the other ship is still taken."""
    game = nagato("orbit maia 2", "orbit gort 2", "locked").pick("ship:0.0")
    assert game.refusal("orbit:gort").rule == "TINY-4.6"
    assert "surface:gort" in game.options


@pytest.mark.rule("TINY-8.10", "TINY-4.4")
def test_a_move_by_nagato_keeps_the_rules_of_moving() -> None:
    game = nagato("orbit maia 2", "home", "locked")
    assert game.refusal("ship:0.2").rule == "TINY-4.13"
    assert game.pick("ship:0.0").refusal("surface:maia").rule == "TINY-4.4"


@pytest.mark.rule("TINY-8.10")
def test_nagatos_landings_use_the_planets_one_after_the_other() -> None:
    game = nagato("home", "home").pick("surface:jakks")
    assert game.prompt == "ask.land"
    game.yes()
    assert game.culture(0) == 1
    assert game.prompt == "ask.destination"  # only one other ship can go
    game.pick("surface:vici_ks156").yes()
    assert game.energy(0) == 1


@pytest.mark.rule("TINY-A23", "TINY-8.10")
def test_the_ship_that_landed_on_nagato_may_be_moved_on() -> None:
    game = tiny().row("nagato", "jakks", "maia", "gort").has(1, culture=0).pick("face:move_ship")
    game.pick("surface:nagato").yes().pick("ship:0.0").pick("orbit:maia").pick("orbit:gort")
    assert (game.place(0, 0), game.place(0, 1)) == ("orbit maia 0", "orbit gort 0")
    assert game.culture(0) == 0


@pytest.mark.rule("TINY-8.10", "TINY-8.17")
def test_umbra_forum_uses_nagato_and_its_landings_go_on_from_there() -> None:
    game = tiny().row("umbra_forum", "nagato", "mj_120210", "gort").has(0, 0, 1).has(1, culture=0)
    game.pick("face:move_ship").pick("surface:umbra_forum").yes().pick("planet:nagato")
    assert game.culture(0) == 0
    game.pick("ship:0.1").pick("surface:mj_120210").yes()
    assert game.energy(0) == 2
    game.pick("place:home")
    assert (game.place(0, 0), game.place(0, 1)) == ("home", "surface mj_120210")
    assert game.prompt == "ask.turn"


# BSW-10-1


def bsw(*ships: str) -> Scenario:
    game = tiny().row("jakks", "vici_ks156", "maia", "gort").colonies(0, "bsw_10_1", "jac_110912").has(1, culture=0)
    return game.ships(0, *ships).dice("utilize", "move").pick("face:utilize_colony")


@pytest.mark.rule("TINY-8.11")
def test_bsw_moves_one_ship_back_and_another_forward() -> None:
    game = bsw("orbit maia 3", "orbit gort 3", "orbit jakks 1").pick("planet:bsw_10_1").pick("ship:0.0")
    assert game.place(0, 0) == "orbit maia 2"
    assert game.refusal("ship:0.0").rule == "TINY-8.11"
    game.pick("ship:0.2")
    assert game.owns(0) == ["bsw_10_1", "jac_110912", "jakks"]
    assert game.place(0, 1) == "orbit gort 3"


@pytest.mark.rule("TINY-8.11", "TINY-8.3")
def test_bsw_needs_a_ship_that_really_goes_back() -> None:
    game = bsw("orbit maia 3", "orbit gort 1", "orbit jakks").pick("planet:bsw_10_1")
    assert game.options == ["ship:0.0", "ship:0.1"]
    assert game.refusal("ship:0.2").rule == "TINY-8.3"
    assert bsw("orbit maia", "orbit gort").refusal("planet:bsw_10_1").rule == "TINY-8.3"


# Andellouxian-6


def andellouxian(level: int, mixed: str = "off") -> Scenario:
    game = tiny(andellouxian_mixed=mixed).row("jakks", "vici_ks156", "maia", "gort").colonies(0, "andellouxian_6")
    game.has(0, 1, 1).has(1, culture=0).ships(0, f"orbit gort {level}", "home").dice("utilize", "move")
    return game.pick("face:utilize_colony")


@pytest.mark.parametrize(("level", "gained"), [(0, 0), (1, 1), (5, 5)])
@pytest.mark.rule("TINY-8.12")
def test_andellouxian_gives_the_level_of_the_ship_and_start_counts_nothing(level: int, gained: int) -> None:
    game = andellouxian(level).pick("ship:0.0>resource:culture")
    assert (game.energy(0), game.culture(0)) == (1, 1 + gained)
    assert game.place(0, 0) == "home"


@pytest.mark.rule("TINY-8.12", "TINY-A7")
def test_andellouxian_gives_one_resource_only() -> None:
    game = andellouxian(4)
    assert game.options == ["ship:0.0>resource:energy", "ship:0.0>resource:culture"]
    game.pick("ship:0.0>resource:energy")
    assert (game.energy(0), game.culture(0)) == (5, 1)


@pytest.mark.rule("TINY-A7")
def test_by_option_andellouxian_gives_a_mix() -> None:
    game = andellouxian(4, mixed="on").amount(1)
    assert (game.energy(0), game.culture(0)) == (2, 4)
    assert game.place(0, 0) == "home"


@pytest.mark.rule("TINY-8.12")
def test_andellouxian_takes_ships_in_orbit_and_of_ones_own() -> None:
    game = tiny().row("andellouxian_6", "jakks", "maia", "gort").ships(1, "orbit gort 3", "home")
    game.ships(0, "home", "surface maia", "home").pick("face:move_ship").pick("ship:0.0").pick("surface:andellouxian_6")
    assert game.prompt != "ask.land"
    assert game.place(1, 0) == "orbit gort 3"


# Gort


def gort(*ships: str) -> Scenario:
    game = tiny().row("jakks", "mj_120210", "maia", "piedes").deck("leandra").colonies(0, "gort", "jac_110912")
    return game.has(1, culture=0).ships(0, *ships).dice("utilize", "move").pick("face:utilize_colony")


@pytest.mark.rule("TINY-8.14")
def test_gort_shifts_a_ship_to_the_same_level_of_a_long_enough_track() -> None:
    game = gort("orbit piedes 3", "home").pick("planet:gort")
    assert game.refusal("ship:0.0>planet:jakks").rule == "TINY-8.14"
    assert game.refusal("ship:0.0>planet:piedes").rule == "TINY-8.14"
    assert game.options == ["ship:0.0>planet:mj_120210", "ship:0.0>planet:maia"]
    game.pick("ship:0.0>planet:maia")
    assert game.place(0, 0) == "orbit maia 3"
    assert game.happened("colonized") == []


@pytest.mark.rule("TINY-8.14", "TINY-6.3", "TINY-6.5")
def test_gort_colonizes_where_that_level_is_the_last_space() -> None:
    game = tiny().row("jakks", "mj_120210", "maia", "piedes").deck("leandra").colonies(0, "gort").has(1, culture=0)
    game.ships(0, "orbit piedes 3", "home").ships(1, "orbit mj_120210 2", "surface mj_120210")
    game.has(0, energy=0).dice("utilize", "move").pick("face:utilize_colony").pick("ship:0.0>planet:mj_120210")
    assert game.owns(0) == ["gort", "mj_120210"]
    assert game.vp(0) == 7 + 2
    assert [game.place(side, ship) for side in (0, 1) for ship in (0, 1)] == ["home"] * 4
    assert game.in_row() == ["jakks", "leandra", "maia", "piedes"]


@pytest.mark.rule("TINY-8.14")
def test_gort_goes_to_no_track_with_an_own_ship_but_an_enemy_is_no_hindrance() -> None:
    game = gort("orbit piedes 2", "orbit maia 1").ships(1, "orbit mj_120210 2", "home").pick("planet:gort")
    assert game.refusal("ship:0.0>planet:maia").rule == "TINY-4.6"
    game.pick("ship:0.0>planet:mj_120210")
    assert (game.place(0, 0), game.place(1, 0)) == ("orbit mj_120210 2", "orbit mj_120210 2")


@pytest.mark.rule("TINY-8.14")
def test_gort_needs_a_ship_in_orbit_and_a_track_for_it() -> None:
    assert gort("surface piedes", "home").refusal("planet:gort").rule == "TINY-6.1"
    game = tiny().row("jakks", "mj_120210", "vici_ks156", "piedes").colonies(0, "gort", "jac_110912")
    game.ships(0, "orbit piedes 4", "home").dice("utilize", "move").pick("face:utilize_colony")
    assert game.refusal("planet:gort").rule == "TINY-8.14"


# Terra-Bettia


@pytest.mark.rule("TINY-8.15")
def test_terra_bettia_lets_the_others_advance_first_clockwise_from_its_user() -> None:
    game = tiny(seats=3).turn(1).row("maia", "gort", "jakks", "mj_120210", "zalax").colonies(1, "terra_bettia")
    for side in range(3):
        game.ships(side, "orbit maia 1", "orbit gort 1").has(side, energy=0, culture=0)
    game.dice("utilize", "move").pick("face:utilize_colony")
    assert (game.seat, game.asked.rule) == (2, "TINY-8.15")
    game.pick("ship:2.0")
    assert (game.place(2, 0), game.seat) == ("orbit maia 2", 0)
    game.pick("ship:0.1")
    assert (game.place(0, 1), game.seat) == ("orbit gort 2", 1)
    game.pick("ship:1.1")
    assert game.place(1, 1) == "orbit gort 3"
    assert [game.place(side, ship) for side, ship in ((0, 0), (1, 0), (2, 1))] == [
        "orbit maia 1",
        "orbit maia 1",
        "orbit gort 1",
    ]


@pytest.mark.rule("TINY-8.15", "TINY-6.3")
def test_terra_bettias_colonizations_happen_at_once_and_may_send_ones_own_ship_home() -> None:
    game = tiny(seats=3).row("jakks", "gort", "maia", "mj_120210", "zalax").colonies(0, "terra_bettia")
    game.ships(0, "orbit jakks 1", "home").ships(1, "orbit jakks 1", "home").ships(2, "orbit jakks 1", "home")
    game.has(0, 0, 0).has(1, 0, 0).has(2, 0, 0).dice("utilize", "move").pick("face:utilize_colony")
    assert game.owns(1) == ["jakks"]
    assert (game.owns(0), game.owns(2)) == (["terra_bettia"], [])
    assert (game.place(0, 0), game.place(2, 0)) == ("home", "home")
    assert game.prompt == "ask.turn"


@pytest.mark.rule("TINY-8.15")
def test_terra_bettia_passes_over_those_without_a_ship_in_orbit() -> None:
    game = tiny(seats=3).row("jakks", "gort", "maia", "mj_120210", "zalax").colonies(0, "terra_bettia")
    game.ships(0, "orbit gort 1", "home").ships(1, "home", "surface maia").ships(2, "orbit gort 1", "home")
    game.has(0, 0, 0).has(1, 0, 0).has(2, 0, 0).dice("utilize", "move").pick("face:utilize_colony")
    assert (game.place(0, 0), game.place(2, 0)) == ("orbit gort 3", "orbit gort 2")


# Brumbaugh


@pytest.mark.rule("TINY-8.4")
def test_brumbaugh_pushes_back_two_different_ships() -> None:
    game = tiny(seats=3).row("brumbaugh", "maia", "gort", "jakks", "zalax").has(0, energy=2)
    game.ships(1, "orbit maia 3", "orbit gort 3").ships(2, "orbit gort 2", "home")
    game.pick("face:move_ship").pick("surface:brumbaugh").yes()
    assert (game.asked.low, game.asked.high) == (2, 2)
    game.pick("ship:1.1", "ship:2.0")
    assert [game.place(1, 0), game.place(1, 1), game.place(2, 0)] == ["orbit maia 3", "orbit gort 2", "orbit gort 1"]
    assert game.energy(0) == 0


@pytest.mark.rule("TINY-8.3", "TINY-8.4")
def test_with_one_enemy_above_start_brumbaugh_pushes_that_one_back_one_space() -> None:
    game = tiny(seats=3).row("brumbaugh", "maia", "gort", "jakks", "zalax").has(0, energy=2)
    game.ships(1, "orbit maia 3", "orbit gort").ships(2, "surface gort", "home")
    game.pick("face:move_ship").pick("surface:brumbaugh").yes()
    assert [game.place(1, 0), game.place(1, 1)] == ["orbit maia 2", "orbit gort 0"]
    assert game.energy(0) == 0


# Advances


@pytest.mark.parametrize(
    ("planet", "track"),
    [
        ("drewkaiden", "diplomacy"),
        ("leandra", "economy"),
        ("padraigin_3110", "diplomacy"),
        ("nakagawakozi", "economy"),
    ],
)
@pytest.mark.rule("TINY-8.1", "TINY-6.1")
def test_an_advance_by_a_planet_is_on_its_type_of_track_only(planet: str, track: str) -> None:
    other = "gort" if track == "diplomacy" else "maia"
    game = tiny().row("maia", "gort", "mj_120210", "piedes").colonies(0, planet, "gleam_zanier").has(0, 2, 2)
    game.ships(0, f"orbit {other} 2", "home").dice("utilize", "move").pick("face:utilize_colony")
    assert game.refusal(f"planet:{planet}").rule == "TINY-6.1"


@pytest.mark.rule("TINY-6.2", "TINY-6.6")
def test_two_spaces_by_padraigin_colonize_and_what_is_over_is_lost() -> None:
    game = tiny().row("maia", "gort", "jakks", "piedes").colonies(0, "padraigin_3110").has(0, 0, 2).has(1, culture=0)
    game.ships(0, "orbit jakks 1", "home").dice("utilize", "move").pick("face:utilize_colony").pick(
        "planet:padraigin_3110"
    )
    assert game.owns(0) == ["padraigin_3110", "jakks"]
    assert game.place(0, 0) == "home"


@pytest.mark.rule("TINY-8.1")
def test_aughmoore_counts_every_ship_at_home_and_no_other() -> None:
    game = tiny().row("aughmoore", "gort", "jakks", "piedes").empire(0, 5).has(0, 0, 0).has(1, culture=0)
    game.ships(0, "home", "home", "home", "orbit gort 2").pick("face:move_ship").pick("ship:0.0")
    game.pick("surface:aughmoore").yes()
    assert (game.energy(0), game.culture(0)) == (0, 2)


@pytest.mark.parametrize(("planet", "track"), [("padraigin_3110", "diplomacy"), ("nakagawakozi", "economy")])
@pytest.mark.rule("TINY-A26", "TINY-6.6")
def test_two_advances_go_to_one_ship(planet: str, track: str) -> None:
    row = ("maia", "sargus_36") if track == "diplomacy" else ("gort", "piedes")
    game = tiny().row(*row, "jakks", "vici_ks156").colonies(0, planet, "jac_110912").has(0, 2, 2).has(1, culture=0)
    game.ships(0, f"orbit {row[0]} 1", f"orbit {row[1]} 1").dice("utilize", "move")
    game.pick("face:utilize_colony").pick(f"planet:{planet}").pick("ship:0.0")
    assert (game.place(0, 0), game.place(0, 1)) == (f"orbit {row[0]} 3", f"orbit {row[1]} 1")
    assert game.prompt == "ask.turn"
