"""Planets about other cards, the empire and resources: Mared, Lureena, Helios, Walsfeo, Sargus-36, Umbra-Forum."""

import pytest

from astrarium.games.tiny.content import PLANETS

from ..scenario import Scenario, tiny

# Mared


def mared(mine: int, *others: int, tie: str = "off") -> Scenario:
    game = tiny(seats=1 + len(others), mared_tie_allowed=tie).colonies(0, "mared", "vici_ks156").dice("utilize", "move")
    for side, level in enumerate((mine, *others)):
        game.empire(side, level)
    return game.has(0, 5, 5).pick("face:utilize_colony")


@pytest.mark.rule("TINY-8.8")
def test_mared_upgrades_the_lowest_empire_for_one_less_in_one_resource() -> None:
    game = mared(2, 3, 4).pick("planet:mared")
    assert game.options == ["mat:upgrade_energy", "mat:upgrade_culture"]
    game.pick("mat:upgrade_culture")
    assert (game.energy(0), game.culture(0), game.state.empire[0]) == (5, 5 - 2, 3)


@pytest.mark.parametrize("others", [(2, 4), (4, 2), (1, 4)])
@pytest.mark.rule("TINY-8.8", "TINY-A7")
def test_mared_is_not_for_a_tie_with_anybody_nor_for_a_higher_empire(others: tuple[int, int]) -> None:
    assert mared(2, *others).refusal("planet:mared").rule == "TINY-8.8"


@pytest.mark.rule("TINY-A7")
def test_by_option_mared_is_for_a_tie_too_but_not_for_a_higher_empire() -> None:
    assert "planet:mared" in mared(2, 2, 4, tie="on").options
    assert mared(2, 1, 4, tie="on").refusal("planet:mared").rule == "TINY-8.8"


@pytest.mark.rule("TINY-8.8", "TINY-7.2")
def test_mareds_price_too_is_not_mixed() -> None:
    game = tiny().colonies(0, "mared", "jac_110912", "gleam_zanier").empire(0, 3).empire(1, 4).has(0, 2, 2)
    game.dice("utilize", "move")
    assert game.pick("face:utilize_colony").refusal("planet:mared").rule == "TINY-7.2"


# Lureena


@pytest.mark.rule("TINY-8.9")
def test_lureena_takes_the_normal_price_in_any_mix() -> None:
    game = tiny().colonies(0, "lureena", "jac_110912").empire(0, 3).dice("utilize", "move").has(0, 3, 2)
    game.pick("face:utilize_colony").pick("planet:lureena")
    assert (game.asked.low, game.asked.high) == (2, 3)
    game.amount(2)
    assert (game.energy(0), game.culture(0), game.state.empire[0]) == (1, 0, 4)


@pytest.mark.rule("TINY-8.9")
def test_lureena_is_not_for_less_than_the_normal_price() -> None:
    game = tiny().colonies(0, "lureena", "jac_110912", "gleam_zanier").empire(0, 3).has(0, 2, 1)
    game.dice("utilize", "move")
    assert game.pick("face:utilize_colony").refusal("planet:lureena").rule == "TINY-8.9"


@pytest.mark.parametrize("planet", ["mared", "lureena"])
@pytest.mark.rule("TINY-8.8", "TINY-8.9", "TINY-7.7")
def test_neither_upgrades_beyond_level_six(planet: str) -> None:
    game = tiny().colonies(0, planet, "jac_110912", "vici_ks156").empire(0, 6).dice("utilize", "move").has(0, 6, 6)
    assert game.pick("face:utilize_colony").refusal(f"planet:{planet}").rule == "TINY-7.7"


# Helios


def helios(bottom: str = "off") -> Scenario:
    game = (
        tiny(helios_bottom=bottom)
        .row("jakks", "gort", "maia", "mj_120210")
        .colonies(0, "helios")
        .deck("leandra", "piedes")
    )
    game.ships(0, "orbit gort", "home").ships(1, "surface maia", "home").has(0, 0, 0).has(1, culture=0)
    return game.dice("utilize", "move").pick("face:utilize_colony")


@pytest.mark.rule("TINY-8.13", "TINY-A7")
def test_helios_discards_a_planet_without_any_ship_and_the_new_one_takes_its_gap() -> None:
    game = helios()
    assert game.options == ["planet:jakks", "planet:mj_120210"]
    assert game.refusal("planet:gort").rule == "TINY-8.13"  # an own ship in orbit
    assert game.refusal("planet:maia").rule == "TINY-8.13"  # an enemy on the surface
    game.pick("planet:jakks")
    assert game.in_row() == ["leandra", "gort", "maia", "mj_120210"]
    assert (len(game.state.discards), len(game.state.deck)) == (1, 1)
    assert (game.place(0, 0), game.place(1, 0)) == ("orbit gort 0", "surface maia")


@pytest.mark.rule("TINY-A7")
def test_by_option_helios_puts_the_planet_under_the_deck() -> None:
    game = helios(bottom="on").pick("planet:jakks")
    assert game.in_row()[0] == "leandra"
    assert game.state.discards == []
    game.dice("utilize", "move").pick("face:utilize_colony").pick("planet:leandra")
    assert game.in_row()[0] == "piedes"
    game.dice("utilize", "move").pick("face:utilize_colony").pick("planet:piedes")
    assert game.in_row()[0] == "jakks"


@pytest.mark.rule("TINY-8.13")
def test_helios_does_nothing_when_every_planet_has_a_ship() -> None:
    game = tiny().row("helios", "gort", "maia", "jakks").ships(0, "home", "orbit gort", "home")
    game.ships(1, "surface maia", "orbit jakks").pick("face:move_ship").pick("ship:0.0").pick("surface:helios")
    assert game.prompt == "ask.follow"
    assert game.in_row() == ["helios", "gort", "maia", "jakks"]


@pytest.mark.rule("TINY-8.13", "TINY-A9")
@pytest.mark.parametrize("seed", range(8))
def test_the_planet_that_helios_removes_does_not_come_back_at_once_from_the_discards(seed: int) -> None:
    game = tiny(seed=seed).row("jakks", "gort", "maia", "mj_120210").colonies(0, "helios").deck("leandra")
    game.has(0, 0, 0).has(1, culture=0).dice("utilize", "utilize", "move")
    game.pick("face:utilize_colony").pick("planet:jakks")
    assert (game.in_row()[0], game.state.deck) == ("leandra", [])
    game.pick("face:utilize_colony").pick("planet:gort")
    assert game.in_row() == ["leandra", "jakks", "maia", "mj_120210"]
    assert game.happened("reshuffled") == [{"n": 1}]
    assert [PLANETS[planet].id for planet in game.state.discards] == ["gort"]


# Walsfeo and Sargus-36


@pytest.mark.parametrize(("lender", "mine", "owners"), [("walsfeo", (3, 3), (1, 2)), ("sargus_36", (2, 4), (2, 1))])
@pytest.mark.rule("TINY-8.16")
def test_the_owner_of_the_colony_gets_the_payment(lender: str, mine: tuple[int, int], owners: tuple[int, int]) -> None:
    game = tiny(seats=3).colonies(0, lender).colonies(1, "vici_ks156").colonies(2, "jakks").dice("utilize", "move")
    game.has(0, 3, 3).has(1, 1, 1).has(2, 1, 1).pick("face:utilize_colony").pick(f"planet:{lender}")
    game.pick("planet:jakks")
    assert (game.energy(0), game.culture(0)) == mine
    assert (game.energy(2), game.culture(2)) == owners
    assert (game.energy(1), game.culture(1)) == (1, 1)


@pytest.mark.parametrize("lender", ["walsfeo", "sargus_36"])
@pytest.mark.rule("TINY-8.16")
def test_own_colonies_and_planets_of_the_row_are_not_borrowed(lender: str) -> None:
    game = tiny(seats=3).row("jakks", "gort", "maia", "mj_120210", "zalax").dice("utilize", "move").has(0, 3, 3)
    game.colonies(0, lender, "gleam_zanier").colonies(1, "vici_ks156", "jac_110912")
    game.pick("face:utilize_colony").pick(f"planet:{lender}")
    assert game.options == ["planet:vici_ks156", "planet:jac_110912"]
    alone = tiny().colonies(0, lender, "gleam_zanier").dice("utilize", "move").has(0, 3, 3)
    assert alone.pick("face:utilize_colony").refusal(f"planet:{lender}").rule == "TINY-8.16"


@pytest.mark.rule("TINY-8.16", "TINY-8.2")
def test_a_borrowed_planets_own_cost_is_paid_after_the_owner_and_to_nobody() -> None:
    def borrow(culture: int) -> Scenario:
        game = tiny().row("gort", "maia", "jakks", "zalax").ships(1, "orbit gort 3", "home").dice("utilize", "move")
        game.colonies(0, "walsfeo").colonies(1, "jorg", "vici_ks156", "gleam_zanier").has(0, 5, culture).has(1, 0, 0)
        return game.pick("face:utilize_colony").pick("planet:walsfeo")

    game = borrow(culture=2)  # one for the owner leaves one, and Jorg costs two
    assert game.refusal("planet:jorg").rule == "TINY-8.2"
    assert game.refusal("planet:jorg").args["have"] == 1
    game = borrow(culture=3).pick("planet:jorg")
    assert (game.culture(0), game.culture(1)) == (0, 1)
    assert game.place(1, 0) == "orbit gort 1"


@pytest.mark.rule("TINY-8.16", "TINY-8.2")
def test_a_lender_with_nothing_payable_behind_it_is_not_available() -> None:
    game = tiny().ships(1, "orbit jakks 1", "home").colonies(0, "walsfeo", "jac_110912").colonies(1, "jorg")
    game.has(0, 2, 2).dice("utilize", "move").pick("face:utilize_colony")
    assert game.refusal("planet:walsfeo").rule == "TINY-8.16"
    assert game.culture(0) == 2


@pytest.mark.rule("TINY-8.16")
def test_each_lender_of_a_chain_is_paid_by_the_user() -> None:
    game = tiny(seats=3).colonies(0, "walsfeo").colonies(1, "sargus_36").colonies(2, "mj_120210").has(0, 1, 1)
    game.has(1, 0, 0).has(2, 0, 0).dice("utilize", "move").pick("face:utilize_colony").pick("planet:sargus_36")
    assert (game.energy(0), game.culture(0)) == (0 + 2, 0)
    assert (game.culture(1), game.energy(2)) == (1, 1)


@pytest.mark.rule("TINY-8.16")
def test_the_user_does_the_action_not_the_owner() -> None:
    game = tiny().row("gort", "maia", "jakks", "zalax").ships(0, "orbit gort 2", "home").dice("utilize", "move")
    game.ships(1, "orbit gort 2", "home").colonies(0, "walsfeo").colonies(1, "shouhua").has(0, 0, 1).has(1, 0, 0)
    game.pick("face:utilize_colony")
    assert (game.place(0, 0), game.place(1, 0)) == ("orbit gort 3", "orbit gort 2")


# Umbra-Forum


@pytest.mark.rule("TINY-8.17")
def test_umbra_forum_uses_any_planet_of_the_row_except_itself_whoever_is_there() -> None:
    game = tiny().row("umbra_forum", "jakks", "mj_120210", "vici_ks156").ships(1, "surface mj_120210", "orbit jakks")
    game.colonies(1, "gleam_zanier").colonies(0, "jac_110912")
    game.pick("face:move_ship").pick("surface:umbra_forum").yes()
    assert game.options == ["planet:jakks", "planet:mj_120210", "planet:vici_ks156"]
    game.pick("planet:mj_120210")
    assert game.energy(0) == 4
    assert game.place(0, 0) == "surface umbra_forum"  # the ship does not move there


@pytest.mark.rule("TINY-8.17", "TINY-8.2")
def test_through_umbra_forum_the_planets_cost_is_paid() -> None:
    game = tiny().row("umbra_forum", "hoefker", "jakks", "vici_ks156").has(0, 1, 0).has(1, culture=0)
    game.pick("face:move_ship").pick("surface:umbra_forum").yes().pick("planet:hoefker")
    assert (game.energy(0), game.culture(0)) == (0, 2)
    game = tiny().row("umbra_forum", "hoefker", "jakks", "vici_ks156").has(0, 0, 0)
    game.pick("face:move_ship").pick("surface:umbra_forum").yes()
    assert game.refusal("planet:hoefker").rule == "TINY-8.2"


@pytest.mark.rule("TINY-8.17", "TINY-8.16")
def test_umbra_forum_to_walsfeo_pays_the_owner() -> None:
    game = tiny().row("umbra_forum", "walsfeo", "jakks", "zalax").colonies(1, "mj_120210").has(0, 0, 1).has(1, 0, 0)
    game.pick("face:move_ship").pick("surface:umbra_forum").yes().pick("planet:walsfeo")
    assert (game.energy(0), game.culture(0), game.culture(1)) == (2, 0, 1)


# Resources


@pytest.mark.rule("TINY-8.1", "TINY-5.4")
def test_a_conversion_stops_at_seven() -> None:
    game = tiny().colonies(0, "omicron_fenzi").dice("utilize", "move").has(0, 7, 4)
    game.pick("face:utilize_colony").pick("planet:omicron_fenzi")
    assert game.asked.high == 3
    game.amount(3)
    assert (game.energy(0), game.culture(0)) == (4, 7)


@pytest.mark.parametrize(("planet", "resource"), [("clj_0517", "culture"), ("la_torres", "energy")])
@pytest.mark.rule("TINY-8.1")
def test_a_theft_is_from_a_chosen_player_who_has_some(planet: str, resource: str) -> None:
    game = tiny(seats=4).colonies(0, planet).dice("utilize", "move").has(0, 2, 2).has(1, 0, 0).has(2, 3, 3).has(3, 3, 3)
    game.pick("face:utilize_colony").pick(f"planet:{planet}")
    assert game.options == ["seat:2", "seat:3"]
    assert "seat:1" in game.blocked()
    game.pick("seat:3")
    stock = game.culture if resource == "culture" else game.energy
    assert [stock(side) for side in range(4)] == [3, 0, 3, 2]


@pytest.mark.parametrize(("planet", "resource"), [("clj_0517", "culture"), ("la_torres", "energy")])
@pytest.mark.rule("TINY-A25")
def test_a_theft_is_for_followers_too(planet: str, resource: str) -> None:
    game = tiny().colonies(0, "jakks").colonies(1, planet, "vici_ks156").dice("utilize", "move").has(0, 2, 2)
    game.has(1, 0, 1).pick("face:utilize_colony").pick("planet:jakks").yes().pick(f"planet:{planet}")
    stock = game.culture if resource == "culture" else game.energy
    assert stock(0) == (2 if resource == "culture" else 1)
    assert stock(1) == 1
