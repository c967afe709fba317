"""What each reader sees of the table; hidden are the bag, the deck of goals and the goal face down (FRONT-14)."""

import json
from collections.abc import Iterator

import pytest

from astrarium.bots import make_bot
from astrarium.games.frontiers import GAME
from astrarium.games.frontiers.content import GOALS, IN_BAG, WORLDS
from astrarium.games.frontiers.state import FrontiersState
from astrarium.kernel import Rng
from astrarium.kernel.randomness import seed_from

from .scenario import Scenario, frontiers
from .tiles.printed import WORLDS as PRINTED

READERS = (None, 0, 1, 2)
GOAL_IDS = [goal.id for goal in GOALS]


def positions(seats: int, seed: int, **options: str) -> Iterator[FrontiersState]:
    """Every question of a game between random bots."""
    s = GAME.new(seats, options, seed)
    bot = make_bot("random", GAME, seed)
    while decisions := GAME.decisions(s):
        yield s
        asked = decisions[0]
        GAME.apply(s, asked, bot.decide(GAME.view(s, asked.seat), asked))
    yield s


def goals_told(game: Scenario, reader: int | None) -> list[str]:
    """All goals that a view names anywhere."""
    said = json.dumps(game.seen(reader))
    return [goal for goal in GOAL_IDS if f'"{goal}"' in said]


# Goals


def looking() -> Scenario:
    """Seat 1 has chosen Plan Goals and looks at the top three of the deck."""
    game = frontiers(3, goals="on").deck("taxes", "conscription", "exploration", "warehouses", "diversification")
    return game.leads(1, "plan_goals")


@pytest.mark.rule("FRONT-14.2")
def test_goals_that_are_looked_at_are_seen_by_that_player_alone() -> None:
    game = looking()
    assert (game.seat, game.prompt) == (1, "ask.keep_goal")
    assert game.seen(1)["goals"]["own_looking"] == ["taxes", "conscription", "exploration"]
    for reader in READERS:
        goals = game.seen(reader)["goals"]
        assert (goals["looking"], goals["deck"], goals["holder"]) == (3, 2, None)
        if reader != 1:
            assert goals["own_looking"] == []
            assert goals_told(game, reader) == []


@pytest.mark.rule("FRONT-14.2")
def test_what_was_seen_is_whispered() -> None:
    (event,) = [event for event in looking().events if event.kind == "sees_goals"]
    assert event.args["goals"] == "goal:taxes,goal:conscription,goal:exploration"
    assert [event.visible_to(reader) for reader in READERS] == [False, False, True, False]


@pytest.mark.rule("FRONT-14.2")
def test_the_goal_face_down_is_seen_by_its_holder_alone_and_all_know_who_that_is() -> None:
    game = looking().pick("conscription").pick("exploration", "taxes")
    for reader in READERS:
        goals = game.seen(reader)["goals"]
        assert (goals["holder"], goals["deck"], goals["looking"], goals["up"]) == (1, 4, 0, [])
        assert goals["hidden"] == ("conscription" if reader == 1 else None)


@pytest.mark.rule("FRONT-14.2")
def test_who_put_goals_under_the_deck_knows_where_they_lie() -> None:
    """Only the player who puts goals under the deck sees their places, counted from the top; the first goal of the
    order is next to the deck."""
    game = looking().pick("conscription").pick("exploration", "taxes")
    assert game.seen(1)["goals"]["known"] == [{"place": 2, "goal": "exploration"}, {"place": 3, "goal": "taxes"}]
    for reader in (None, 0, 2):
        assert game.seen(reader)["goals"]["known"] == []
        assert goals_told(game, reader) == []


@pytest.mark.rule("FRONT-14.2")
def test_what_another_player_takes_up_is_no_longer_known() -> None:
    game = looking().pick("conscription").pick("exploration", "taxes")
    game.chose("explore", "develop").leads(2, "plan_goals")
    assert game.seen(2)["goals"]["own_looking"] == ["warehouses", "diversification", "exploration"]
    assert game.seen(1)["goals"]["known"] == [{"place": 0, "goal": "taxes"}]
    game.pick("warehouses").pick("diversification", "exploration")
    assert game.seen(1)["goals"]["known"] == [{"place": 0, "goal": "taxes"}]
    assert [known["goal"] for known in game.seen(2)["goals"]["known"]] == ["diversification", "exploration"]


@pytest.mark.rule("FRONT-14.3")
def test_a_goal_that_is_turned_up_is_seen_by_all() -> None:
    game = frontiers(3, goals="on").hidden(2, "taxes").leads(0, "explore")
    assert goals_told(game, 0) == []
    game.pick("turn_up")
    for reader in READERS:
        goals = game.seen(reader)["goals"]
        assert (goals["up"], goals["holder"], goals["hidden"]) == (["taxes"], None, None)


def test_in_whole_games_nobody_reads_a_goal_that_is_not_theirs_to_know() -> None:
    for s in positions(3, 5, goals="on"):
        for reader in READERS:
            goals = GAME.view(s, reader)["goals"]
            known = {goal["goal"] for goal in goals["known"]} | set(goals["own_looking"]) | {goals["hidden"]} - {None}
            assert not known or reader is not None
            told = goals_told(Scenario(s), reader)
            assert set(told) == known | set(goals["up"])


# The bag


@pytest.mark.rule("FRONT-12.2")
def test_the_bag_is_only_counted() -> None:
    game = frontiers(3).explored(0, "comet_zone").leads(0, "explore")
    in_bag = [WORLDS[world].id for world in game.state.bag]
    assert len(in_bag) == len(PRINTED) - 1 - 7
    for reader in READERS:
        said = json.dumps(game.seen(reader))
        assert game.seen(reader)["bag"] == len(in_bag)
        assert [name for name in in_bag if f'"{name}"' in said] == []
        assert [offered["taker"] for offered in game.seen(reader)["offered"]] == [None] * 7


# What everybody sees


@pytest.mark.rule("FRONT-12.2")
@pytest.mark.parametrize("reader", READERS)
def test_credits_chips_colonists_goods_and_worlds_are_seen_by_all(reader: int | None) -> None:
    game = frontiers(3).colonies(0, "old_earth", "comet_zone", "lost_alien_warship").goods(0, "comet_zone")
    game.explored(0, "gem_world").developments(0, "new_galactic_order").credits(0, 7).chips(0, 5).colonists(0, 3)
    view = game.seen(reader)
    player = view["players"][0]
    assert (player["credits"], player["chips"], player["colonists"]) == (7, 5, 3)
    assert player["explored"] == ["gem_world"]
    assert player["colonies"] == [
        {"world": "old_earth", "good": None},
        {"world": "comet_zone", "good": "rare"},
        {"world": "lost_alien_warship", "good": None},
    ]
    assert player["developments"] == [{"development": "new_galactic_order", "worth": 4}]
    assert (player["military"], player["spaces"]) == (4, 2)
    assert player["vp"] == 5 + (3 + 2 + 4) + 4
    assert (view["pool"], view["supply"]["rare"]) == (36 - 5, 17 - 1)


@pytest.mark.parametrize("reader", READERS)
def test_prices_are_those_that_a_player_gets(reader: int | None) -> None:
    game = frontiers(3).developments(0, "trade_league").adds(0, "spice_world")
    players = game.seen(reader)["players"]
    assert players[0]["prices"] == {"novelty": 1 + 1 + 2, "rare": 3, "genes": 4, "alien": 5}
    assert players[1]["prices"] == {"novelty": 1, "rare": 2, "genes": 3, "alien": 4}


def test_what_is_stored_and_what_it_scores_is_seen_by_all() -> None:
    game = frontiers(3, goals="on").goals("taxes", "exploration").stored(0, worlds="gem_world", goods="rare", money=5)
    for reader in READERS:
        player = game.seen(reader)["players"][0]
        assert player["stored"] == {"worlds": ["gem_world"], "goods": ["rare"], "credits": 5}
        assert player["goals"] == [2, 1]


def test_an_empty_pool_is_seen_as_empty_even_when_more_was_paid() -> None:
    game = frontiers(3).chips(0, 40)
    assert game.state.pool == -4
    assert game.seen(None)["pool"] == 0


# States that a reader could imagine


def test_a_sample_deals_anew_the_goals_that_its_reader_does_not_see() -> None:
    game = looking().pick("conscription").pick("exploration", "taxes")
    game.state.deck = [*game.state.deck, *(n for n, goal in enumerate(GOAL_IDS) if goal in ("civic_service",))]
    rest = set(range(len(GOAL_IDS))) - {*game.state.deck, game.state.hidden}
    game.state.goals = sorted(rest)  # so that each goal lies somewhere
    rng = Rng(seed_from("goals"))
    others = [GAME.sample(game.seen(0), rng) for _ in range(20)]
    assert len({s.hidden for s in others}) > 1
    assert len({tuple(s.deck) for s in others}) > 1
    own = [GAME.sample(game.seen(1), rng) for _ in range(20)]
    assert {s.hidden for s in own} == {game.state.hidden}
    assert {tuple(s.deck[:2]) for s in own} == {tuple(game.state.deck[:2])}, "the two at the bottom are known"
    assert len({tuple(s.deck) for s in own}) > 1
    for s in (*others, *own):
        assert sorted([*s.deck, *s.goals, s.hidden]) == list(range(len(GOAL_IDS))), "each goal once"


def test_a_sample_has_the_bag_that_follows_from_what_is_seen() -> None:
    game = frontiers(3).explored(0, "comet_zone").leads(0, "explore")
    s = GAME.sample(game.seen(1), Rng(seed_from("bag")))
    assert sorted(s.bag) == sorted(game.state.bag)
    assert len(s.bag) == len(IN_BAG) - 8
