"""Send Envoys (FRONT-10)."""

import pytest

from ..scenario import Scenario, frontiers


def choosers(game: Scenario, *actions: str) -> list[int]:
    """The seats that choose these actions, one after another; the actions ask nothing else."""
    seats = []
    for action in actions:
        assert game.prompt == "ask.action"
        seats.append(game.seat)
        game.pick(action)
    return seats


@pytest.mark.rule("FRONT-10.1")
def test_the_active_player_gains_a_point_and_goes_first_on_the_track() -> None:
    game = frontiers(4).chose("develop", "explore").leads(2, "send_envoys")
    assert [game.chips_of(seat) for seat in range(4)] == [0, 0, 1, 0]
    assert game.state.pool == 47
    assert game.state.order == [2, 0, 1, 3], "the others are pushed back in their order"


@pytest.mark.rule("FRONT-10.1")
def test_nobody_else_does_anything() -> None:
    game = frontiers(4).goods(0, "ancient_race").credits(1, 9).leads(0, "send_envoys")
    assert (game.seat, game.prompt) == (1, "ask.action")
    assert game.state.order == [0, 1, 2, 3]


@pytest.mark.rule("FRONT-10.2")
def test_nobody_loses_or_gains_a_choice() -> None:
    game = frontiers(4)
    assert choosers(game, "retreat", "trade_consume", "send_envoys", "settle") == [0, 1, 2, 3]
    assert game.state.round == 2
    assert choosers(game, "retreat", "trade_consume", "send_envoys", "settle") == [2, 0, 1, 3]
    assert game.state.order == [1, 2, 0, 3]


@pytest.mark.rule("FRONT-10.2", "FRONT-2.13")
def test_the_new_order_holds_for_the_rest_of_the_round() -> None:
    game = frontiers(4).chose("develop", "retreat").leads(2, "send_envoys").pick("explore")
    asked = []
    while game.prompt == "ask.explore":
        asked.append(game.seat)
        game.answer(game.asked.options[0])
    assert asked == [3, 2, 0, 1, 3], "from the active disk round the end, and the second pick"
    assert game.state.order[:3] == [2, 0, 1]


@pytest.mark.rule("FRONT-10.2", "FRONT-2.13")
def test_the_action_moves_with_its_disk() -> None:
    game = frontiers(4).chose("develop", "retreat").leads(2, "send_envoys")
    seen = game.seen(None)
    assert seen["picks"] == ["send_envoys", "develop", "retreat"]
    assert (seen["order"], seen["chosen"]) == ([2, 0, 1, 3], 3)


@pytest.mark.rule("FRONT-10.3")
def test_with_two_players_one_may_choose_twice_in_a_row() -> None:
    game = frontiers(2)
    assert choosers(game, "retreat", "send_envoys", "settle", "trade_consume") == [0, 1, 0, 1]
    assert game.state.order == [1, 0, 0, 1]
    assert choosers(game, "retreat", "settle", "trade_consume", "send_envoys") == [1, 0, 0, 1]
    assert game.state.order == [1, 1, 0, 0]


@pytest.mark.rule("FRONT-10.4")
def test_an_empty_pool_makes_the_round_the_last() -> None:
    game = frontiers(3).pool(1).leads(1, "send_envoys")
    assert game.state.last == "chips"
    assert (game.seat, game.prompt) == (2, "ask.action"), "the round goes on"
    game.pick("settle")
    assert game.over
    assert game.colonists_of(2) == 3


@pytest.mark.rule("FRONT-10.4")
def test_a_point_left_in_the_pool_is_enough_to_go_on() -> None:
    game = frontiers(3).pool(2).leads(1, "send_envoys")
    assert game.state.last == ""
