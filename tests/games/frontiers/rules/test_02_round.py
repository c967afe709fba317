"""Sections 2 and 4: the round and its track, actions without an action; Retreat into Isolation."""

import pytest

from ..scenario import Scenario, frontiers

TILES = ["retreat", "develop", "explore", "settle", "produce", "trade_consume", "send_envoys"]


def rich(seats: int) -> Scenario:
    """Everybody can buy in Develop, so that everybody is asked."""
    game = frontiers(seats)
    for seat in range(seats):
        game.credits(seat, 4)
    return game


def turns(game: Scenario, prompt: str, answer: str = "nothing") -> list[int]:
    """Who is asked this, in order, until something else is asked."""
    asked = []
    while not game.over and game.prompt == prompt:
        asked.append(game.seat)
        game.pick(answer)
    return asked


@pytest.mark.rule("FRONT-2.1", "FRONT-2.7")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_round_lasts_until_every_player_has_chosen_one_action(seats: int) -> None:
    game = frontiers(seats)
    for seat, action in enumerate(["retreat", "send_envoys", "settle", "trade_consume", "produce"][:seats]):
        assert (game.seat, game.prompt, game.state.round) == (seat, "ask.action", 1)
        game.pick(action)
    assert (game.prompt, game.state.round) == ("ask.action", 2)


@pytest.mark.rule("FRONT-2.2")
def test_the_first_on_the_track_chooses_an_action_tile() -> None:
    game = frontiers(3).track(2, 0, 1).chose().credits(2, 2)
    assert (game.seat, game.prompt, game.options) == (2, "ask.action", TILES)
    game.pick("develop")
    assert (game.state.leader, game.seen(0)["action"], game.seen(0)["picks"]) == (2, "develop", ["develop"])


@pytest.mark.rule("FRONT-2.3")
def test_the_active_player_has_the_bonus_and_all_others_follow_without_it() -> None:
    game = rich(3).track(1, 2, 0).stock(drop_ships=3)
    game.leads(1, "develop")
    for seat, left in [(1, 1), (2, 0), (0, 0)]:
        assert game.seat == seat
        assert game.pick("drop_ships").credits_of(seat) == left
    assert game.prompt == "ask.action"


@pytest.mark.rule("FRONT-2.4", "FRONT-2.5")
def test_the_next_disk_then_chooses_a_tile_that_is_not_taken() -> None:
    game = frontiers(3).track(2, 0, 1).leads(2, "retreat")
    assert game.seen(0)["chosen"] == 1
    assert (game.seat, game.prompt) == (0, "ask.action")
    assert game.options == [tile for tile in TILES if tile != "retreat"]
    game.pick("send_envoys")
    assert game.seat == 1
    assert set(TILES) - set(game.options) == {"retreat", "send_envoys"}


@pytest.mark.rule("FRONT-2.6")
def test_an_action_goes_round_the_track_from_the_active_player() -> None:
    """The rulebook's example: the third disk on the track chooses, then the fourth, the first and the second act."""
    game = rich(4).track(3, 1, 0, 2).leads(0, "develop")
    assert turns(game, "ask.develop") == [0, 2, 3, 1]


@pytest.mark.rule("FRONT-2.8", "FRONT-2.13")
def test_two_players_choose_twice_and_do_each_action_once() -> None:
    game = rich(2)
    chooser, doers = [], []
    for action in ("develop", "retreat", "send_envoys", "produce"):
        assert game.state.round == 1
        chooser.append(game.seat)
        game.pick(action)
        doers += turns(game, "ask.develop")
    assert chooser == [0, 1, 0, 1]
    assert doers == [0, 1]
    assert game.state.round == 2


@pytest.mark.rule("FRONT-2.9")
@pytest.mark.parametrize("action", ["retreat", "send_envoys"])
def test_some_tiles_give_only_the_active_player_something(action: str) -> None:
    game = frontiers(3).leads(1, action)
    assert (game.seat, game.prompt) == (2, "ask.action"), "nobody is asked anything"
    assert [game.credits_of(0), game.credits_of(2)] == [0, 0]
    assert [game.chips_of(0), game.chips_of(2)] == [0, 0]
    assert game.credits_of(1) + game.chips_of(1) > 0


@pytest.mark.rule("FRONT-2.10")
def test_the_order_stays_from_round_to_round() -> None:
    game = frontiers(3).track(2, 0, 1).chose()
    for _ in range(2):
        for action in ("retreat", "settle", "trade_consume"):
            game.pick(action)
    assert game.state.round == 3
    assert game.state.order == [2, 0, 1]
    game.pick("retreat").pick("send_envoys").pick("settle")
    assert (game.state.round, game.state.order) == (4, [0, 2, 1])


@pytest.mark.rule("FRONT-2.11")
def test_after_a_round_without_produce_a_credit_lies_on_it_and_all_tiles_are_free() -> None:
    game = frontiers(3).tile_credits(2).end_round("retreat", "settle", "develop")
    assert game.state.tile_credits == 3
    assert (game.seat, game.options, game.seen(0)["chosen"]) == (0, TILES, 0)
    game.end_round("produce", "settle", "develop")
    assert game.state.tile_credits == 3, "it was chosen"


@pytest.mark.rule("FRONT-2.11", "FRONT-8.4")
def test_no_credit_goes_on_produce_where_the_last_disk_chose_it() -> None:
    game = frontiers(3).leads(2, "produce")
    assert (game.prompt, game.state.chosen) == ("ask.action", 0), "the next round"
    assert game.state.tile_credits == 0


@pytest.mark.rule("FRONT-2.12", "FRONT-A22")
def test_what_ends_the_game_lets_the_round_be_finished_with_all_powers() -> None:
    game = frontiers(3).pool(1).colonies(2, "comet_zone").leads(0, "send_envoys")
    assert (game.state.last, game.over) == ("chips", False)
    game.pick("retreat")
    assert game.credits_of(1) == 2
    game.pick("produce")
    assert game.goods_of(2) == {"comet_zone": "rare"}
    assert game.credits_of(2) == 1, "the power of Comet Zone works in the last round too"
    assert game.over
    assert game.state.ending == "chips"


@pytest.mark.rule("FRONT-2.11", "FRONT-2.12")
def test_no_credit_goes_on_produce_when_the_game_is_over() -> None:
    game = frontiers(3).pool(1).leads(2, "send_envoys")
    assert game.over
    assert game.state.tile_credits == 0


@pytest.mark.rule("FRONT-2.13")
def test_a_disk_that_send_envoys_moves_has_chosen() -> None:
    game = frontiers(4).leads(2, "send_envoys")
    assert game.state.order == [2, 0, 1, 3]
    assert game.state.chosen == 3
    assert game.seat == 3, "the others before it have chosen"
    game.pick("settle")
    assert (game.state.round, game.seat) == (2, 2)


@pytest.mark.rule("FRONT-2.13", "FRONT-2.6")
def test_after_send_envoys_the_new_order_holds_for_later_actions() -> None:
    game = rich(4).leads(1, "send_envoys")
    assert game.state.order == [1, 0, 2, 3]
    game.pick("develop")
    assert turns(game, "ask.develop") == [2, 3, 1, 0]


@pytest.mark.rule("FRONT-2.14")
def test_a_tile_must_be_chosen_even_if_it_brings_nothing_and_all_seven_come_back() -> None:
    game = frontiers(3)
    assert "nothing" not in game.options
    game.pick("trade_consume").pick("settle")
    assert game.seat == 2, "Trade-Consume brought a VP alone, and nobody has a world to settle"
    game.pick("produce")
    assert (game.state.round, game.options) == (2, TILES)


# Retreat into Isolation


@pytest.mark.rule("FRONT-4.1")
def test_retreat_gives_the_active_player_2_credits() -> None:
    game = frontiers(3).credits(1, 1).leads(1, "retreat")
    assert [game.credits_of(seat) for seat in range(3)] == [0, 3, 0]


@pytest.mark.rule("FRONT-4.1")
def test_with_goals_there_is_no_retreat() -> None:
    assert frontiers(3, goals="on").options == ["plan_goals", *TILES[1:]]


# Plan Goals moves a disk as well


@pytest.mark.rule("FRONT-A20", "FRONT-2.13")
def test_the_first_on_the_track_gains_no_place_by_plan_goals() -> None:
    game = frontiers(3, goals="on").deck().leads(0, "plan_goals")
    assert game.state.order == [0, 1, 2]
    assert game.happened("moves_up") == []
    assert game.seat == 1


@pytest.mark.rule("FRONT-A20", "FRONT-2.10", "FRONT-2.13")
def test_with_two_players_the_active_disk_goes_before_the_disk_that_precedes_it() -> None:
    game = frontiers(2, goals="on").deck().chose("develop", "settle").leads(0, "plan_goals")
    assert game.state.order == [0, 0, 1, 1], "before the one of seat 1"
    assert (game.seat, game.prompt) == (1, "ask.action"), "three disks have chosen"
    game.pick("produce")
    game = frontiers(2, goals="on").deck().track(1, 0, 0, 1).chose("develop", "settle").leads(0, "plan_goals")
    assert game.state.order == [1, 0, 0, 1], "before an own disk: nothing to see"
    assert [game.seen(0)["picks"][place] for place in range(3)] == ["develop", "plan_goals", "settle"]
