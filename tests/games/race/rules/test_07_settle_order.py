"""Section 7 with section 12: worlds are settled at the same time, or in order where order matters."""

import pytest

from ..scenario import Scenario, race

PAYMENT = ("deficit_spending", "export_duties", "genetics_lab", "public_works", "space_marines", "colony_ship")
TEN_MORE = (
    "artist_colony",
    "comet_zone",
    "distant_world",
    "expanding_colony",
    "galactic_trendsetters",
    "merchant_world",
    "mining_world",
    "new_earth",
    "new_vinland",
    "prosperous_world",
)


def both_pay(game: Scenario) -> Scenario:
    """Both seats have revealed a world for which they must choose how to pay."""
    game.hand(0, "gem_world", *PAYMENT[:3]).hand(1, "spice_world", *PAYMENT[3:]).phase("settle")
    return game.choose(0, "gem_world").choose(1, "spice_world")


@pytest.mark.rule("RACE-7.1", "RACE-12.1")
def test_worlds_are_settled_at_the_same_time() -> None:
    game = both_pay(race())
    assert game.prompts() == {0: "ask.pay", 1: "ask.pay"}
    game.choose(1, *PAYMENT[3:5])
    assert game.tableau_of(1)[-1] == "spice_world"
    assert game.prompts() == {0: "ask.pay"}
    game.choose(0, *PAYMENT[:2])
    assert game.tableau_of(0)[-1] == "gem_world"


@pytest.mark.rule("RACE-12.2", "RACE-12.3")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("full", [0, 1])
def test_worlds_are_settled_in_order_when_a_twelfth_card_is_possible(first: int, full: int) -> None:
    start = ("old_earth", "epsilon_eridani")[full]
    game = both_pay(race().first(first).tableau(full, start, *TEN_MORE))
    assert game.prompts() == {first: "ask.pay"}
    game.choose(first, *(PAYMENT[:2], PAYMENT[3:5])[first])
    assert game.prompts() == {1 - first: "ask.pay"}


@pytest.mark.rule("RACE-12.2")
def test_with_ten_cards_in_a_tableau_worlds_are_still_settled_at_the_same_time() -> None:
    game = both_pay(race().tableau(0, "old_earth", *TEN_MORE[:9]))
    assert game.prompts() == {0: "ask.pay", 1: "ask.pay"}


@pytest.mark.rule("RACE-12.2", "RACE-12.3")
def test_colony_ship_is_decided_on_when_the_earlier_player_has_ended_the_game() -> None:
    game = race().tableau(0, "old_earth", *TEN_MORE).tableau(1, "epsilon_eridani", "colony_ship")
    game.hand(0, "gem_world", *PAYMENT[:3]).hand(1, "spice_world", *PAYMENT[3:5]).phase("settle", "end")
    game.choose(0, "gem_world").choose(1, "spice_world")
    assert game.prompts() == {0: "ask.pay"}
    game.choose(0, *PAYMENT[:2])
    assert len(game.tableau_of(0)) == 12
    assert game.options(1) == ["pay", "pay_zero"]
    game.choose(1, "pay")
    assert game.tableau_of(1) == ["epsilon_eridani", "colony_ship", "spice_world"]
    assert game.over


@pytest.mark.rule("RACE-12.3")
def test_three_players_settle_clockwise_from_the_first() -> None:
    game = race(seats=3).first(1).tableau(0, "old_earth", *TEN_MORE)
    worlds = ("gem_world", "spice_world", "space_port")
    for seat, world in enumerate(worlds):
        game.hand(seat, world, *PAYMENT[2 * seat : 2 * seat + 2], "mining_robots" if seat else "investment_credits")
    game.phase("settle")
    for seat, world in enumerate(worlds):
        game.choose(seat, world)
    order = []
    while "ask.pay" in game.prompts().values():
        (seat,) = game.prompts()
        order.append(seat)
        game.choose(seat, *PAYMENT[2 * seat : 2 * seat + 2])
    assert order == [1, 2, 0]


@pytest.mark.rule("RACE-12.2", "RACE-12.3")
@pytest.mark.parametrize(("deck", "asked"), [(2, [0]), (3, [0, 1])])
def test_worlds_are_settled_in_order_when_the_draw_pile_may_run_out(deck: int, asked: list[int]) -> None:
    """Each of two seats draws a card for its world: two cards in the pile make them pay in order, three do not."""
    cards = ("drop_ships", "research_labs", "trade_league")[:deck]
    game = race().picks(0, "settle").picks(1, "settle").hand(0, "gem_world", *PAYMENT[:3])
    game.hand(1, "spice_world", *PAYMENT[3:]).deck(*cards, only=True)
    game.phase("settle").choose(0, "gem_world").choose(1, "spice_world")
    assert sorted(game.prompts()) == asked


@pytest.mark.rule("RACE-12.2", "RACE-12.3", "RACE-7.6")
@pytest.mark.parametrize(("first", "lucky"), [(0, "refugee_world"), (1, "rebel_fuel_cache")])
def test_the_last_card_becomes_the_good_of_the_earlier_player(first: int, lucky: str) -> None:
    game = race().first(first).hand(0, "refugee_world").hand(1, "rebel_fuel_cache").deck("drop_ships", only=True)
    game.phase("settle").choose(1, "rebel_fuel_cache").choose(0, "refugee_world")
    assert (game.tableau_of(0)[-1], game.tableau_of(1)[-1]) == ("refugee_world", "rebel_fuel_cache")
    assert game.with_goods(0) + game.with_goods(1) == [lucky]


@pytest.mark.rule("RACE-7.6", "RACE-10.2", "RACE-A5")
def test_a_payment_renews_the_empty_draw_pile_for_the_later_player() -> None:
    game = race().hand(0, "refugee_world").hand(1, "destroyed_world", "drop_ships").deck("export_duties", only=True)
    game.phase("settle").choose(0, "refugee_world").choose(1, "destroyed_world")
    assert game.with_goods(0) == ["refugee_world"]
    assert game.with_goods(1) == ["destroyed_world"]  # its own payment came back as its good
    assert game.discarded() == []
