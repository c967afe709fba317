"""The die: move a ship."""

import pytest

from astrarium.games.tiny.content import PLANETS
from tests.games.tiny.scenario import Scenario, tiny

from ....rows import each

ROW = ("jakks", "vici_ks156", "drewkaiden", "hoefker")


def moving(*places: str) -> Scenario:
    """Seat 0 moves with its ships at these places, and nobody can pay to follow."""
    return tiny().row(*ROW).has(1, culture=0).ships(0, *places).pick("face:move_ship")


def lost_by_moving(game: Scenario, ref: str) -> int:
    """The spaces of progress that the player is warned of losing."""
    options = [game.asked.step.option(game.state, code) for code in game.asked.options]
    warning = next(option.warning for option in options if option.ref == ref)
    return int(warning.args["n"]) if warning and warning.id == "warning.progress_lost" else 0


def planets_of(refs: list[str]) -> set[str]:
    return {ref.partition(":")[2] for ref in refs if not ref.startswith("place:")}


@pytest.mark.rule("TINY-4.1", "TINY-4.11")
def test_a_ship_at_a_planet_may_go_to_every_other_surface_and_orbit_and_to_its_own_galaxy_only() -> None:
    game = moving("surface jakks", "home").pick("ship:0.0")
    others = ("vici_ks156", "drewkaiden", "hoefker")
    expected = [f"{kind}:{planet}" for planet in others for kind in ("surface", "orbit")]
    assert sorted(game.options) == sorted([*expected, "place:home"])


@pytest.mark.rule("TINY-4.1")
def test_a_ship_at_home_may_go_to_every_surface_and_orbit() -> None:
    game = moving("home", "home")
    assert sorted(game.options) == sorted(f"{kind}:{planet}" for planet in ROW for kind in ("surface", "orbit"))


@pytest.mark.rule("TINY-4.1")
def test_one_die_moves_one_ship() -> None:
    game = moving("surface vici_ks156", "surface jakks").pick("ship:0.1").pick("orbit:drewkaiden")
    assert (game.place(0, 0), game.place(0, 1)) == ("surface vici_ks156", "orbit drewkaiden 0")
    assert len(game.happened("moved")) == 1
    assert (game.seat, game.prompt) == (0, "ask.turn")


@pytest.mark.rule("TINY-4.1")
def test_only_own_ships_are_moved() -> None:
    game = tiny().row(*ROW).has(1, culture=0).ships(1, "orbit jakks 1", "surface jakks")
    game.ships(0, "orbit hoefker 1", "surface hoefker").pick("face:move_ship")
    assert game.options == ["ship:0.0", "ship:0.1"]


@pytest.mark.rule("TINY-4.2")
def test_landing_uses_the_action_of_that_planet_at_once() -> None:
    game = moving("home", "home").pick("surface:jakks")
    assert (game.seat, game.prompt) == (0, "ask.land")
    assert game.place(0, 0) == "surface jakks"
    assert game.culture(0) == 1
    game.yes()
    assert (game.culture(0), game.energy(0)) == (2, 2)


@pytest.mark.rule("TINY-4.2")
def test_the_action_of_a_landing_comes_before_any_follow() -> None:
    game = tiny().row(*ROW).pick("face:move_ship").pick("surface:jakks")
    assert (game.seat, game.prompt) == (0, "ask.land")
    game.yes()
    assert game.culture(0) == 2
    assert (game.seat, game.prompt) == (1, "ask.follow")


@pytest.mark.rule("TINY-4.2")
def test_landing_does_not_spare_the_cost_of_the_action() -> None:
    game = moving("home", "home").pick("surface:hoefker").yes()
    assert (game.energy(0), game.culture(0)) == (1, 3)


@pytest.mark.rule("TINY-4.2")
def test_a_follower_who_lands_uses_the_action_too() -> None:
    game = tiny().row(*ROW).pick("face:move_ship").pick("orbit:jakks").yes().pick("surface:vici_ks156")
    assert (game.seat, game.prompt) == (1, "ask.land")
    game.yes()
    assert (game.energy(1), game.culture(1)) == (3, 0)
    assert game.energy(0) == 2


@pytest.mark.rule("TINY-4.2", "TINY-4.3")
def test_entering_orbit_uses_no_action() -> None:
    game = moving("home", "home").pick("orbit:jakks")
    assert game.prompt == "ask.turn"
    assert game.culture(0) == 1


@pytest.mark.rule("TINY-4.3")
def test_a_ship_enters_orbit_on_the_start_space() -> None:
    game = moving("home", "home").pick("orbit:hoefker")
    assert game.place(0, 0) == "orbit hoefker 0"


@pytest.mark.rule("TINY-4.3")
@pytest.mark.parametrize(
    ("planet", "advances", "other"),
    [
        ("jakks", "face:advance_diplomacy", "face:advance_economy"),
        ("hoefker", "face:advance_economy", "face:advance_diplomacy"),
    ],
)
def test_the_symbol_at_the_end_of_the_track_tells_which_die_advances(planet: str, advances: str, other: str) -> None:
    game = tiny().row(*ROW).has(1, culture=0).dice("move", "diplomacy", "economy")
    game.pick("face:move_ship").pick(f"orbit:{planet}")
    assert advances in game.options
    assert game.refusal(other).rule == "TINY-6.1"
    assert game.pick(advances).place(0, 0) == f"orbit {planet} 1"


@pytest.mark.rule("TINY-4.3")
def test_the_first_to_reach_the_last_space_colonizes_and_the_other_has_nothing() -> None:
    game = tiny().row(*ROW).dice("diplomacy", "move").has(1, culture=1)
    game.ships(0, "orbit jakks 1", "home").ships(1, "orbit jakks 1", "home").pick("face:advance_diplomacy")
    assert game.owns(0) == ["jakks"]
    assert game.owns(1) == []
    assert (game.seat, game.prompt) == (0, "ask.turn")  # seat 1 has no ship left to advance


@pytest.mark.rule("TINY-4.4")
@pytest.mark.parametrize("place", ["surface jakks", "orbit jakks 1"])
def test_a_move_must_change_planet(place: str) -> None:
    game = moving(place, "home").pick("ship:0.0")
    assert game.refusal("surface:jakks").rule == "TINY-4.4"
    assert game.refusal("orbit:jakks").rule == "TINY-4.4"
    assert planets_of(game.options) == {"vici_ks156", "drewkaiden", "hoefker"}


@pytest.mark.rule("TINY-4.4")
def test_a_ship_at_home_cannot_move_home() -> None:
    assert moving("home", "home").refusal("place:home").rule == "TINY-4.4"


@pytest.mark.rule("TINY-4.5")
@pytest.mark.parametrize(("there", "goal"), [("orbit jakks 1", "surface"), ("surface jakks", "orbit")])
def test_one_own_ship_on_the_surface_and_another_in_orbit_of_a_planet(there: str, goal: str) -> None:
    game = moving(there, "home").pick("ship:0.1").pick(f"{goal}:jakks")
    assert game.place(0, 0) == there
    assert game.place(0, 1).startswith(f"{goal} jakks")


@pytest.mark.rule("TINY-4.6")
@pytest.mark.parametrize("space", [0, 1])
def test_a_second_own_ship_may_not_enter_the_same_track(space: int) -> None:
    game = moving(f"orbit hoefker {space}", "home").pick("ship:0.1")
    assert game.refusal("orbit:hoefker").rule == "TINY-4.6"
    assert "orbit:hoefker" not in game.options
    assert {"surface:hoefker", "orbit:jakks"} <= set(game.options)


@pytest.mark.rule("TINY-4.7")
def test_a_second_own_ship_may_not_land_on_the_same_surface() -> None:
    game = moving("surface hoefker", "home").pick("ship:0.1")
    assert game.refusal("surface:hoefker").rule == "TINY-4.7"
    assert "surface:hoefker" not in game.options
    assert {"orbit:hoefker", "surface:jakks"} <= set(game.options)


@pytest.mark.rule("TINY-4.8")
@pytest.mark.parametrize("place", ["orbit hoefker 0", "surface hoefker"])
def test_several_players_share_a_surface_or_a_space(place: str) -> None:
    kind = place.split()[0]
    game = tiny(seats=3).row(*ROW, "mj_120210").has(1, culture=0).has(2, culture=0)
    game.ships(1, place).ships(2, place).pick("face:move_ship").pick(f"{kind}:hoefker")
    assert [game.place(side, 0) for side in range(3)] == [place] * 3


@pytest.mark.rule("TINY-4.8")
def test_an_advancing_ship_joins_an_enemy_on_its_space() -> None:
    game = tiny().row(*ROW).dice("economy", "move").has(1, culture=0)
    game.ships(0, "orbit hoefker 0").ships(1, "orbit hoefker 1").pick("face:advance_economy")
    assert (game.place(0, 0), game.place(1, 0)) == ("orbit hoefker 1", "orbit hoefker 1")


@pytest.mark.rule("TINY-4.9")
def test_ships_displaced_by_another_players_colonization_return_to_their_owners_mat() -> None:
    game = tiny().row(*ROW).deck("maia").dice("economy", "move").has(1, culture=0)
    game.ships(0, "orbit hoefker 2").ships(1, "orbit hoefker 1", "surface hoefker").pick("face:advance_economy")
    assert (game.place(1, 0), game.place(1, 1)) == ("home", "home")
    assert game.in_row()[3] == "maia"


@pytest.mark.rule("TINY-4.9", "TINY-4.3")
def test_a_displaced_ship_begins_again_on_the_start_space() -> None:
    game = tiny().row(*ROW).dice("economy", "move").has(1, culture=1)
    game.ships(0, "orbit vici_ks156 1", "home").ships(1, "orbit vici_ks156 1", "home")
    game.pick("face:advance_economy").pick("face:move_ship").pick("orbit:jakks").yes().pick("orbit:hoefker")
    assert game.place(1, 0) == "orbit hoefker 0"


@pytest.mark.rule("TINY-4.9", "TINY-4.12")
def test_the_warning_about_lost_progress_is_for_a_ship_on_a_track_not_for_one_that_was_displaced() -> None:
    game = tiny().row(*ROW).dice("economy", "move").has(1, culture=1)
    game.ships(0, "orbit vici_ks156 1", "orbit hoefker 2").ships(1, "orbit vici_ks156 1", "home")
    game.pick("face:advance_economy").pick("ship:0.0").pick("face:move_ship").pick("ship:0.1")
    assert lost_by_moving(game, "orbit:jakks") == 2
    game.pick("orbit:jakks").yes()
    assert lost_by_moving(game, "orbit:jakks") == 0


@pytest.mark.rule("TINY-4.10")
@pytest.mark.parametrize("place", ["surface jakks", "orbit jakks 1"])
def test_a_ship_may_go_home_to_any_number_of_own_ships(place: str) -> None:
    game = tiny().row(*ROW).has(1, culture=0).empire(0, 5).ships(0, "home", "home", "home", place)
    game.pick("face:move_ship").pick("ship:0.3").pick("place:home")
    assert [game.place(0, ship) for ship in range(4)] == ["home"] * 4


@pytest.mark.rule("TINY-4.11")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_there_is_one_galaxy_to_go_to_however_many_players(seats: int) -> None:
    game = tiny(seats=seats).ships(0, "orbit jakks", "home").pick("face:move_ship").pick("ship:0.0")
    assert [ref for ref in game.options if ref.partition(":")[0] not in ("surface", "orbit")] == ["place:home"]


@pytest.mark.rule("TINY-4.12")
@pytest.mark.parametrize(
    ("start", "goal", "arrived"),
    [
        ("surface jakks", "surface:drewkaiden", "surface drewkaiden"),
        ("surface jakks", "orbit:hoefker", "orbit hoefker 0"),
        ("orbit jakks 1", "surface:drewkaiden", "surface drewkaiden"),
        ("orbit jakks 1", "orbit:hoefker", "orbit hoefker 0"),
    ],
)
def test_a_ship_goes_from_planet_to_planet_and_loses_its_progress(start: str, goal: str, arrived: str) -> None:
    game = moving(start, "home").pick("ship:0.0").pick(goal)
    assert game.place(0, 0) == arrived


@pytest.mark.rule("TINY-4.12")
@pytest.mark.parametrize("between", ["place:home", "orbit:jakks"])
def test_a_ship_that_comes_back_to_a_track_begins_at_start(between: str) -> None:
    game = moving("orbit hoefker 2", "surface drewkaiden").pick("ship:0.0").pick(between)
    game.pick("face:move_ship").pick("ship:0.0").pick("orbit:hoefker")
    assert game.place(0, 0) == "orbit hoefker 0"


@pytest.mark.rule("TINY-4.13")
def test_locked_ships_cannot_be_moved() -> None:
    game = moving("orbit jakks", "home")
    assert game.options == ["ship:0.0", "ship:0.1"]
    assert game.refusal("ship:0.2").rule == "TINY-4.13"
    assert game.refusal("ship:0.3").rule == "TINY-4.13"


@pytest.mark.rule("TINY-4.13")
def test_an_unlocked_ship_can_be_moved() -> None:
    game = tiny().empire(0, 3).ships(0, "orbit jakks", "surface leandra", "home").pick("face:move_ship")
    assert game.options == ["ship:0.0", "ship:0.1", "ship:0.2"]
    assert game.refusal("ship:0.3").rule == "TINY-4.13"


@pytest.mark.rule("TINY-4.13")
def test_colonized_planets_are_not_destinations() -> None:
    game = tiny().row(*ROW).deck("maia").dice("diplomacy", "move").has(1, culture=0)
    game.colonies(0, "leandra").colonies(1, "mj_120210").ships(0, "orbit jakks 1", "home")
    game.pick("face:advance_diplomacy").pick("face:move_ship")
    assert game.owns(0) == ["leandra", "jakks"]
    assert planets_of(game.options) == {"maia", "vici_ks156", "drewkaiden", "hoefker"}


@pytest.mark.rule("TINY-A3", "TINY-4.2")
def test_a_ship_may_land_without_using_the_action() -> None:
    game = moving("home", "home").pick("surface:hoefker").no()
    assert game.place(0, 0) == "surface hoefker"
    assert (game.energy(0), game.culture(0)) == (2, 1)
    assert game.prompt == "ask.turn"


@pytest.mark.rule("TINY-A3")
@pytest.mark.parametrize(
    ("planet", "energy", "culture"),
    [("jakks", 2, 7), ("hoefker", 0, 1), ("drewkaiden", 2, 1)],
    ids=["already at the maximum", "cannot pay", "no ship on such a track"],
)
def test_a_ship_may_land_where_the_action_has_no_effect(planet: str, energy: int, culture: int) -> None:
    game = tiny().row(*ROW).has(1, culture=0).has(0, energy, culture).pick("face:move_ship")
    game.pick(f"surface:{planet}")
    assert game.place(0, 0) == f"surface {planet}"
    assert game.prompt == "ask.turn"
    assert (game.energy(0), game.culture(0)) == (energy, culture)


@pytest.mark.rule("TINY-A3")
@each("planet", [planet.id for planet in PLANETS])
def test_every_planet_may_be_landed_on(planet: str) -> None:
    row = [planet, *(other for other in ROW if other != planet)][:4]
    game = tiny().row(*row).has(1, culture=0).has(0, energy=0, culture=0)
    game.pick("face:move_ship").pick(f"surface:{planet}")
    if game.prompt == "ask.land":
        game.no()
    assert game.place(0, 0) == f"surface {planet}"


@pytest.mark.rule("TINY-A3")
def test_a_follower_may_land_where_the_action_is_for_the_own_turn_only() -> None:
    game = tiny().row("zalax", *ROW[1:]).pick("face:move_ship").pick("orbit:hoefker").yes().pick("surface:zalax")
    assert game.place(1, 0) == "surface zalax"
    assert (game.seat, game.prompt) == (0, "ask.turn")
