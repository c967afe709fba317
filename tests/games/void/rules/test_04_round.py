"""Sections 4 and 6: the round, event cards, and the end of the game. Section 13: advanced rules."""

import pytest

from astrarium.games.void.content import EVENT_IDS

from ..idle_rounds import play_on
from ..scenario import opening, void
from ..setting_up import SETUP, ready


def turns(asked: list[tuple[int, str]]) -> list[int]:
    return [seat for seat, prompt in asked if prompt == "ask.action"]


@pytest.mark.rule("VOID-4.1", "VOID-4.4")
def test_a_round_is_a_pre_round_an_event_and_a_turn_for_each_player() -> None:
    game = void().conquered(1, "home_0").pre_round()
    seen: list[str] = []
    while game.state.round == 1:
        if not seen or seen[-1] != game.state.phase:
            seen.append(game.state.phase)
        game.pick("done" if game.prompt == "ask.shop" else "end_turn")
    assert seen == ["pre_round", "turns"]
    assert EVENT_IDS[game.state.past_events[-1]] == "asteroid_drift"
    assert turns(play_on(game)) == [0, 1, 2, 3], "also without a planet"


@pytest.mark.rule("VOID-4.2")
def test_in_the_basic_game_the_turn_order_never_changes() -> None:
    game = ready(4, 3)
    first = game.state.order[0]
    order = [(first + n) % 4 for n in range(4)]
    game.conquered(order[2], "dromond", "lathe", "ishmere")
    for _ in range(3):
        assert turns(play_on(game)) == order


@pytest.mark.rule("VOID-6.1")
def test_the_event_comes_when_all_have_finished_the_pre_round() -> None:
    game = void().next_event("recession").credits(0, 9).pre_round()
    for seat in range(3):
        game.shop(seat, "done")
        assert game.credits_of(0) == 9
    game.shop(3, "done")
    assert game.happened("event") == [{"event": "event_card:recession"}]
    assert game.credits_of(0) == 6


@pytest.mark.rule("VOID-6.2")
def test_some_events_stay_and_others_happen_once() -> None:
    game = void().next_event("recession").pre_round().all_done()
    assert game.state.force == ()
    game = void().next_event("sanctuary").pre_round().all_done()
    assert [EVENT_IDS[event] for event in game.state.force] == ["sanctuary"]


@pytest.mark.rule("VOID-6.3", "VOID-6.4", "VOID-10.9", "VOID-1.3", "VOID-R29")
def test_scorings_come_in_rounds_5_and_9_and_after_round_11() -> None:
    game = void().pre_round()
    scored, rounds = [], []
    while not game.over:
        before = len(game.state.sheets[0])
        now = game.state.round
        asked = play_on(game)
        rounds.append(now)
        if len(game.state.sheets[0]) > before:
            scored.append(now)
        assert turns(asked) == [0, 1, 2, 3], "turns follow a scoring, too"
    assert rounds == list(range(1, 12))
    assert scored == [5, 9, 11]
    assert game.state.ending == "full"
    assert game.state.stack_of_events == []


@pytest.mark.rule("VOID-10.12")
def test_the_last_scoring_comes_after_the_last_turn() -> None:
    game = void().next_event("score_c").next_event("asteroid_drift").conquered(0, "dromond").pre_round(11).all_done()
    for seat in range(4):
        assert (game.seat, game.state.sheets[0]) == (seat, ())
        game.pick("end_turn")
    assert game.over
    assert game.sheet(0)["planets"] == 1
    assert game.credits_of(0) == 6, "the income of that turn is counted"


@pytest.mark.rule("VOID-6.5", "VOID-R29", "VOID-17.1")
def test_the_short_game_ends_right_after_the_second_scoring() -> None:
    game = void(short_game=True).next_event("score_b").conquered(0, "dromond").pre_round(9)
    while not game.over:
        assert game.prompt == "ask.shop"
        game.pick("done")
    assert game.state.ending == "short"
    assert game.sheet(0)["planets"] == 1


@pytest.mark.rule("VOID-6.6")
def test_an_event_that_asks_something_asks_all_whom_it_concerns_at_once() -> None:
    game = void().next_event("freedom_fighters").conquered(0, "dromond", "lathe").conquered(2, "ishmere", "orlune")
    game.conquered(3, "tan_fu").pre_round().all_done()
    assert game.prompts() == {0: "ask.rebel", 2: "ask.rebel"}


# Advanced rules


@pytest.mark.rule("VOID-13.1", "VOID-13.5", "VOID-4.3", "VOID-17.1")
def test_whoever_has_most_planets_goes_first() -> None:
    game = void(advanced=True).conquered(2, "dromond", "lathe", "ishmere").conquered(1, "orlune", "home_3").pre_round()
    asked = play_on(game)
    assert [seat for seat, prompt in asked if prompt == "ask.shop"] == [2, 1, 0, 3], "four, three, one, none"
    assert turns(asked) == [2, 1, 0, 3]


@pytest.mark.rule("VOID-13.2", "VOID-13.6")
def test_ties_go_to_less_influence_then_more_credits_then_the_order_before() -> None:
    game = void(advanced=True).allied(0, "dromond").conquered(3, "lathe").pre_round()
    assert game.state.order == (3, 0, 1, 2), "as many planets, but influence"
    game = void(advanced=True).credits(2, 1).pre_round()
    assert game.state.order == (2, 0, 1, 3)
    game.credits(2, 0).pre_round(2)
    assert game.state.order == (2, 0, 1, 3), "the order of the round before"


@pytest.mark.rule("VOID-13.3")
def test_in_the_advanced_game_players_build_and_research_one_after_the_other() -> None:
    game = void(advanced=True).pre_round()
    asked = []
    while game.prompt == "ask.shop":
        assert len(game.prompts()) == 1
        asked.append(game.seat)
        game.pick("done")
    assert tuple(asked) == game.state.order


@pytest.mark.rule("VOID-13.4")
def test_in_round_1_more_credits_go_first_and_else_the_order_of_the_set_up() -> None:
    game = opening(4, 0, advanced="on").through("ask.race")
    before = game.state.order
    for seat in before[:3]:
        game.credits(seat, 4)
    game.credits(before[3], 6).through(*SETUP)
    assert game.state.order == (before[3], *before[:3])
