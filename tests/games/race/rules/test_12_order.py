"""Section 12: acting at the same time, and in order where order matters."""

import pytest

from astrarium.games.race.content import CARDS

from ..scenario import Scenario, opening, race

ELEVEN = (
    "rebel_base",
    "rebel_homeworld",
    "tourist_world",
    "terraformed_world",
    "drop_ships",
    "lost_alien_warship",
    "galactic_trendsetters",
    "merchant_guild",
    "outlaw_world",
    "new_galactic_order",
    "contact_specialist",
)
# For each seat two worlds, of which one consumes a single good
CONSUMERS = [
    ("prosperous_world", "gem_world"),
    ("new_earth", "comet_zone"),
    ("expanding_colony", "spice_world", "asteroid_belt"),
    ("terraformed_world", "plague_world", "mining_world"),
]


def table(first: int, seats: int = 3) -> Scenario:
    """A table where this seat has the lowest start world; hands are empty."""
    for seed in range(100):
        game = opening(seats, seed)
        numbers = [CARDS[cards[0]].start for cards in game.state.tableau]
        if numbers.index(min(numbers)) == first:
            for seat in range(seats):
                game.hand(seat)
            return game
    raise AssertionError("no such deal")


def with_goods(game: Scenario) -> Scenario:
    """Every seat has one consume power and two goods, so that it is asked which good it spends."""
    for seat in range(game.state.seats):
        game.tableau(seat, *CONSUMERS[seat])
    for seat in range(game.state.seats):
        game.goods(seat, *CONSUMERS[seat][-2:])
    return game


def settlers(game: Scenario, deck: int = 60) -> Scenario:
    """Every seat turns up a world, has one card too many and will draw one; `deck` cards are in the pile."""
    worlds = ["artist_colony", "secluded_world", "gambling_world", "destroyed_world"]
    others = [("gem_world", "comet_zone"), ("new_earth", "spice_world"), ("distant_world", "space_port")]
    others.append(("plague_world", "mining_world"))
    for seat in range(game.state.seats):
        game.hand(seat, worlds[seat], *others[seat]).picks(seat, "settle")
    del game.state.deck[: len(game.state.deck) - deck]
    game.phase("settle")
    for seat in range(game.state.seats):
        game.choose(seat, worlds[seat])
    return game


def asked_in_turn(game: Scenario, prompt: str) -> list[list[int]]:
    """The seats that are asked this at the same time, before each answer of one of them."""
    turns = []
    while prompt in game.prompts().values():
        seats = sorted(game.prompts())
        turns.append(seats)
        asked = game.asked(seats[0])
        game.answer(seats[0], *asked.options[: asked.low])
    return turns


# At the same time


@pytest.mark.rule("RACE-12.1")
@pytest.mark.parametrize("phase", ["develop", "settle", "explore"])
def test_players_choose_at_the_same_time(phase: str) -> None:
    game = race(seats=3).hand(0, "gem_world").hand(1, "comet_zone").hand(2, "drop_ships").phase(phase)
    assert sorted(game.prompts()) == [0, 1, 2]


@pytest.mark.rule("RACE-12.1")
def test_players_settle_and_consume_at_the_same_time_while_nothing_is_short() -> None:
    assert asked_in_turn(settlers(table(1)), "ask.pay") == [[0, 1, 2], [1, 2], [2]]
    assert asked_in_turn(with_goods(table(1)).pool(99).phase("consume"), "ask.goods") == [[0, 1, 2], [1, 2], [2]]


@pytest.mark.rule("RACE-12.1")
def test_developments_are_paid_for_at_the_same_time() -> None:
    game = race().hand(0, "public_works", "gem_world", "new_earth").hand(1, "public_works", "drop_ships", "comet_zone")
    game.phase("develop").choose(0, "public_works").choose(1, "public_works")
    assert game.prompts() == {0: "ask.pay", 1: "ask.pay"}


# In order


@pytest.mark.rule("RACE-12.2", "RACE-12.3", "RACE-10.2")
def test_developments_are_paid_for_in_order_when_the_draw_pile_may_run_out() -> None:
    """Seat 1, first in order, pays and draws the last card; the new pile then holds only the card that it paid."""
    game = table(1, seats=2).tableau(0, "old_earth").tableau(1, "public_works")
    game.hand(0, "drop_ships", "gem_world", "new_earth", "comet_zone", "space_port", "mining_world")
    game.hand(1, "expedition_force", "artist_colony", "plague_world").deck("spice_world", only=True).phase("develop")
    game.choose(0, "drop_ships").choose(1, "expedition_force")
    assert game.prompts() == {1: "ask.pay"}
    game.choose(1, "plague_world")
    assert game.hand_of(1) == ["artist_colony", "spice_world"]
    assert [CARDS[card].id for card in game.state.deck] == ["plague_world"]
    game.choose(0, "gem_world", "new_earth", "comet_zone", "space_port")
    assert game.discarded() == ["comet_zone", "gem_world", "new_earth", "space_port"]


@pytest.mark.rule("RACE-12.1", "RACE-12.2")
def test_nobody_waits_for_the_draw_pile_in_a_phase_without_draws() -> None:
    game = race().hand(0, "public_works", "gem_world", "new_earth").hand(1, "public_works", "drop_ships", "comet_zone")
    game.deck("spice_world", only=True).phase("develop").choose(0, "public_works").choose(1, "public_works")
    assert game.prompts() == {0: "ask.pay", 1: "ask.pay"}


@pytest.mark.rule("RACE-12.2", "RACE-12.3")
def test_who_may_empty_the_pool_consumes_in_order() -> None:
    game = with_goods(table(1)).pool(3).phase("consume")
    assert asked_in_turn(game, "ask.goods") == [[1], [2], [0]]


@pytest.mark.rule("RACE-12.2", "RACE-12.3")
def test_players_consume_in_order_when_the_draw_pile_is_short() -> None:
    game = with_goods(table(2)).pool(99).deck("public_works", only=True).phase("consume")
    assert asked_in_turn(game, "ask.goods") == [[2], [0], [1]]


@pytest.mark.rule("RACE-12.2")
def test_a_draw_pile_is_short_if_the_sales_of_all_may_exhaust_it() -> None:
    """Four players sell an Alien good in order: one gets 6 cards and three get 5, while only 20 cards are left."""
    aliens = ["deserted_alien_colony", "deserted_alien_library", "deserted_alien_outpost", "alien_robot_sentry"]
    game = table(2, seats=4).pool(99)
    for seat, world in enumerate(aliens):
        game.tableau(seat, world, *(["export_duties"] if seat == 0 else []))
    for seat, world in enumerate(aliens):
        game.goods(seat, world).picks(seat, "consume_trade")
    del game.state.deck[:-20]
    game.phase("consume")
    assert [event["side"] for event in game.happened("sells")] == ["seat:2", "seat:3", "seat:0", "seat:1"]


@pytest.mark.rule("RACE-12.2", "RACE-12.3")
def test_players_settle_in_order_when_the_draw_pile_is_short() -> None:
    assert asked_in_turn(settlers(table(1), deck=2), "ask.pay") == [[1], [2], [0]]


@pytest.mark.rule("RACE-12.2")
def test_who_settles_later_sees_whether_another_player_ends_the_game() -> None:
    """Seat 1 settles its twelfth card, which ends the game, before seat 0 decides whether to give up Colony Ship."""
    game = table(1, seats=2).tableau(0, "public_works", "colony_ship").tableau(1, *ELEVEN)
    game.hand(0, "artist_colony", "gem_world").hand(1, "spice_world", "comet_zone", "new_earth", "space_port")
    game.phase("settle", "end").choose(0, "artist_colony").choose(1, "spice_world")
    assert game.prompts() == {1: "ask.pay"}
    game.choose(1, "comet_zone", "new_earth")
    assert len(game.tableau_of(1)) == 12
    assert game.options(0) == ["pay", "pay_zero"]
    game.choose(0, "pay")
    assert "colony_ship" in game.tableau_of(0)
    assert game.over


@pytest.mark.rule("RACE-12.2")
def test_with_ten_cards_nobody_can_end_the_game_by_settling() -> None:
    game = race().tableau(0, "public_works", "colony_ship").tableau(1, *ELEVEN[:10])
    game.hand(0, "artist_colony", "gem_world").hand(1, "spice_world", "comet_zone", "new_earth", "space_port")
    game.phase("settle").choose(0, "artist_colony").choose(1, "spice_world")
    assert game.prompts() == {0: "ask.way", 1: "ask.pay"}


@pytest.mark.rule("RACE-12.3", "RACE-A18")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (3, [3, 0, 1, 2])])
def test_the_lowest_start_world_begins_and_the_next_seats_follow(first: int, order: list[int]) -> None:
    game = table(first, seats=4).phase("explore")
    assert [event["side"] for event in game.happened("explores")] == [f"seat:{seat}" for seat in order]


@pytest.mark.rule("RACE-12.3")
def test_who_is_first_gets_the_last_cards() -> None:
    game = table(1).deck("gem_world", "comet_zone", "new_earth", only=True).phase("explore")
    assert sorted(game.options(1)) == ["comet_zone", "gem_world"]
    assert (game.hand_of(2), game.hand_of(0)) == (["new_earth"], [])


@pytest.mark.rule("RACE-A18")
def test_the_order_stays_the_same_in_later_rounds() -> None:
    game = table(2)
    for _ in range(2):
        game.phase("explore")
        assert [event["side"] for event in game.happened("explores")] == ["seat:2", "seat:0", "seat:1"]


# Choices together, what follows in order


@pytest.mark.rule("RACE-A6")
@pytest.mark.parametrize("phase", ["develop", "settle"])
def test_cards_are_chosen_at_the_same_time_even_if_order_matters(phase: str) -> None:
    game = table(1).tableau(0, *ELEVEN).hand(0, "gem_world").hand(1, "comet_zone").hand(2, "public_works")
    game.deck("new_earth", only=True).phase(phase)
    assert sorted(game.prompts()) == [0, 1, 2]


@pytest.mark.rule("RACE-A6")
def test_explore_cards_are_chosen_at_the_same_time_even_if_the_pile_is_short() -> None:
    cards = ("gem_world", "comet_zone", "new_earth", "spice_world")
    game = table(1, seats=2).deck(*cards, only=True).phase("explore")
    assert game.prompts() == {0: "ask.keep", 1: "ask.keep"}


@pytest.mark.rule("RACE-A6")
def test_cards_are_drawn_in_order_for_developments() -> None:
    game = table(1, seats=2).tableau(0, "interstellar_bank").tableau(1, "interstellar_bank")
    game.deck("gem_world", "comet_zone").phase("develop")
    assert (game.hand_of(1), game.hand_of(0)) == (["gem_world"], ["comet_zone"])


@pytest.mark.rule("RACE-A6")
def test_goods_and_cards_are_drawn_in_order_in_produce() -> None:
    game = table(1, seats=2).tableau(0, "rebel_underground").tableau(1, "merchant_guild")
    game.deck("gem_world", "comet_zone", "new_earth").phase("produce")
    assert (game.hand_of(1), game.hand_of(0)) == (["comet_zone", "gem_world"], ["new_earth"])


@pytest.mark.rule("RACE-A6")
def test_cards_are_drawn_in_order_in_settle_whoever_pays_first() -> None:
    game = table(1, seats=2).hand(0, "artist_colony", "rebel_base", "drop_ships").picks(0, "settle")
    game.hand(1, "secluded_world", "rebel_homeworld", "drop_ships").picks(1, "settle")
    game.deck("gem_world", "comet_zone").phase("settle").choose(0, "artist_colony").choose(1, "secluded_world")
    game.choose(0, "rebel_base").choose(1, "drop_ships")
    assert game.hand_of(1) == ["gem_world", "rebel_homeworld"]
    assert game.hand_of(0) == ["comet_zone", "drop_ships"]
