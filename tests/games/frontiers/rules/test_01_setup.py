"""Section 1: setting up the table."""

import pytest

from astrarium.games.frontiers.content import (
    FIGURES,
    GOALS,
    GOODS_IN_BOX,
    IN_BAG,
    SEATS,
    SIDES,
    STARTS,
    TILES,
    WORLDS,
    development,
)

from ..scenario import Scenario, opening
from ..tiles.printed import WORLDS as PRINTED

TABLES = [2, 3, 4, 5]
SEEDS = range(60)
COPIES = {2: 1, 3: 2, 4: 2, 5: 3}
CREDITS = {2: [3, 4], 3: [3, 3, 4], 4: [3, 3, 4, 4], 5: [3, 3, 3, 4, 4]}


def is_large(place: int) -> bool:
    return development(SIDES[place][0]).size == "large"


def on_track(game: Scenario) -> list[int]:
    """The seats in the order of their disks on the track, each seat once."""
    return list(dict.fromkeys(game.state.order))


def sides_chosen(game: Scenario, side: int = 0) -> Scenario:
    """Everybody takes this side of their mat: 0 is the white one."""
    while game.prompt == "ask.side":
        game.answer(game.asked.options[side])
    return game


@pytest.mark.rule("FRONT-1.2")
def test_in_a_first_game_large_developments_show_their_white_sides() -> None:
    for seed in range(8):
        s = opening(3, seed, first_game="on").state
        assert all(s.showing[place] == sides[0] for place, sides in enumerate(SIDES) if is_large(place))


@pytest.mark.rule("FRONT-1.3")
@pytest.mark.parametrize("seats", TABLES)
def test_in_a_first_game_small_stacks_show_white_and_their_height_goes_by_the_players(seats: int) -> None:
    for seed in range(8):
        s = opening(seats, seed, first_game="on").state
        for place, sides in enumerate(SIDES):
            assert s.showing[place] == sides[0]
            assert s.stock[place] == (1 if is_large(place) else COPIES[seats])


@pytest.mark.rule("FRONT-1.4")
@pytest.mark.parametrize("seats", TABLES)
def test_in_later_games_a_coin_turns_whole_stacks_but_those_with_one_side(seats: int) -> None:
    shown: list[set[int]] = [set() for _ in SIDES]
    for seed in SEEDS:
        s = opening(seats, seed).state
        for place, tile in enumerate(s.showing):
            shown[place].add(tile)
            assert s.stock[place] == (1 if is_large(place) else COPIES[seats])
    assert shown == [set(sides) for sides in SIDES]


@pytest.mark.rule("FRONT-A2")
def test_the_coin_is_fair_and_tossed_anew_for_each_tile_or_stack() -> None:
    games = [opening(2, seed).state.showing for seed in range(240)]
    two_sided = [place for place, sides in enumerate(SIDES) if len(sides) > 1]
    assert len(two_sided) == 16
    turned = [[showing[place] == SIDES[place][1] for showing in games] for place in two_sided]
    for number, tosses in enumerate(turned):
        assert 85 <= sum(tosses) <= 155
        for others in turned[number + 1 :]:
            same = sum(one == other for one, other in zip(tosses, others, strict=True))
            assert 80 <= same <= 160, "one coin says nothing about another"


@pytest.mark.rule("FRONT-1.6")
def test_a_first_game_has_retreat_and_no_goals() -> None:
    game = opening(3, first_game="on", goals="on")
    assert "retreat" in game.options
    assert "plan_goals" not in game.options
    assert game.state.deck == []


@pytest.mark.rule("FRONT-1.7")
def test_with_goals_the_tile_is_plan_goals_and_the_goals_are_shuffled() -> None:
    decks = []
    for seed in range(20):
        game = opening(3, seed, goals="on")
        assert sorted(game.state.deck) == list(range(len(GOALS)))
        decks.append(game.state.deck)
    assert {deck[-1] for deck in decks} >= {0, 7}, "any goal may be on top"
    assert len({tuple(deck) for deck in decks}) == len(decks)
    sides_chosen(game)
    assert "plan_goals" in game.options
    assert "retreat" not in game.options
    assert [player["stored"] for player in game.seen(0)["players"]] == [{"worlds": [], "goods": [], "credits": 0}] * 3
    assert game.seen(0)["goals"]["known"] == []


@pytest.mark.rule("FRONT-1.8", "FRONT-1.9", "FRONT-1.16")
@pytest.mark.parametrize("seats", TABLES)
def test_pools_hold_12_vp_and_12_colonists_per_player_less_one_on_each_start_colony(seats: int) -> None:
    game = opening(seats)
    assert game.state.pool == 12 * seats
    assert game.state.colonist_pool == 12 * seats
    sides_chosen(game)
    assert game.state.colonist_pool == 12 * seats - seats
    assert game.state.colonists == [0] * seats, "they are on the colonies"
    assert game.state.pool == 12 * seats


@pytest.mark.rule("FRONT-1.10")
def test_all_goods_are_in_the_supply_and_all_worlds_in_the_bag() -> None:
    game = opening(5)
    assert tuple(game.state.supply) == GOODS_IN_BOX
    assert sorted(game.state.bag) == list(IN_BAG)
    assert len(game.state.bag) == len(PRINTED)


@pytest.mark.rule("FRONT-1.11")
def test_the_order_of_the_track_is_random() -> None:
    orders = [tuple(opening(3, seed).state.order) for seed in SEEDS]
    assert len(set(orders)) == 6
    assert all(len(order) == 3 for order in orders)


@pytest.mark.rule("FRONT-1.12")
def test_two_players_have_two_disks_each_that_alternate() -> None:
    orders = {tuple(opening(2, seed).state.order) for seed in SEEDS}
    assert orders == {(0, 1, 0, 1), (1, 0, 1, 0)}


@pytest.mark.rule("FRONT-1.13")
@pytest.mark.parametrize("seats", TABLES)
def test_the_last_in_order_start_with_a_credit_more(seats: int) -> None:
    for seed in range(6):
        game = opening(seats, seed)
        assert [game.credits_of(seat) for seat in on_track(game)] == CREDITS[seats]


@pytest.mark.rule("FRONT-1.14")
def test_mats_are_dealt_at_random_and_sides_chosen_in_order() -> None:
    dealt = set()
    for seed in range(40):
        game = opening(5, seed)
        assert len(set(game.state.mat)) == 5, "no mat twice"
        dealt |= set(game.state.mat)
    assert dealt == set(range(len(STARTS)))
    asked = []
    while game.prompt == "ask.side":
        asked.append(game.seat)
        white, back = STARTS[game.state.mat[game.seat]]
        assert game.options == [TILES[white].id, TILES[back].id]
        game.pick(TILES[back].id)
        assert game.colonies_of(asked[-1]) == [TILES[back].id]
    assert asked == on_track(game)


@pytest.mark.rule("FRONT-1.14")
def test_in_a_first_game_the_white_side_of_the_mat_is_used() -> None:
    for seed in range(8):
        game = opening(4, seed, first_game="on")
        assert game.prompt == "ask.action", "nobody is asked for a side"
        assert game.state.colonies == [[STARTS[mat][0]] for mat in game.state.mat]


@pytest.mark.rule("FRONT-1.17")
def test_windfall_start_colonies_get_a_good_and_others_start_empty() -> None:
    seen = set()
    for seed in range(30):
        game = sides_chosen(opening(5, seed), seed % 2)
        for seat in range(5):
            (start,) = game.state.colonies[seat]
            world = WORLDS[start]
            seen.add(world.resource)
            assert game.state.goods[seat] == [world.good if world.resource == "windfall" else -1], world.id
        held = [good for goods in game.state.goods for good in goods]
        assert tuple(n + held.count(kind) for kind, n in enumerate(game.state.supply)) == GOODS_IN_BOX
    assert seen == {"windfall", "production", "grey"}


@pytest.mark.rule("FRONT-1.3", "FRONT-1.8", "FRONT-1.9", "FRONT-1.13")
def test_the_figures_of_the_set_up_are_those_of_the_tile() -> None:
    assert {seats: (row.copies, list(row.credits)) for seats, row in SEATS.items()} == {
        seats: (COPIES[seats], CREDITS[seats]) for seats in TABLES
    }
    assert (FIGURES.vp_per_player, FIGURES.colonists_per_player) == (12, 12)
