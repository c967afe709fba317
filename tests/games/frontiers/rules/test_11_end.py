"""The end of the game (FRONT-11.1, FRONT-11.3, FRONT-2.12)."""

import pytest

from astrarium.games.frontiers import GAME

from ..scenario import Scenario, frontiers

# Six, so that with the start colony there are seven
SIX = ("gem_world", "comet_zone", "mining_world", "spice_world", "secluded_world", "artist_settlement")
FIVE_LARGE = ("mining_league", "new_galactic_order", "alien_tech_institute", "pan_galactic_league", "imperium_lords")


def rest_of_round(game: Scenario) -> Scenario:
    """The disks that are left choose actions that ask nothing."""
    for action in ("retreat", "send_envoys", "produce"):
        if not game.over and game.prompt == "ask.action" and action in game.options:
            game.pick(action)
    return game


@pytest.mark.rule("FRONT-11.1", "FRONT-5.5")
@pytest.mark.parametrize(("own", "last"), [(FIVE_LARGE, "developments"), (FIVE_LARGE[:4], "")])
def test_more_than_ten_development_spaces(own: tuple[str, ...], last: str) -> None:
    game = frontiers(3).developments(1, *own).credits(1, 9).leads(1, "develop").pick("public_works")
    assert game.state.last == last


@pytest.mark.rule("FRONT-11.1", "FRONT-7.10")
@pytest.mark.parametrize(("own", "last"), [(SIX, "colonies"), (SIX[1:], "")])
def test_more_than_seven_colonies_with_the_start_colony(own: tuple[str, ...], last: str) -> None:
    game = frontiers(3).adds(1, *own).explored(1, "destroyed_world").colonists(1, 1).credits(1, 1)
    game.leads(1, "settle").pick("destroyed_world")
    assert len(game.colonies_of(1)) == len(own) + 2
    assert game.state.last == last


@pytest.mark.rule("FRONT-11.1", "FRONT-7.10")
@pytest.mark.parametrize(("pool", "last"), [(11, "colonists"), (12, "")])
def test_fewer_than_five_colonists_after_settle(pool: int, last: str) -> None:
    """Settle takes seven colonists: two for each of three players and one more for the active player."""
    game = frontiers(3).colonist_pool(pool).leads(1, "settle")
    assert (game.state.colonist_pool, game.state.last) == (pool - 7, last)


@pytest.mark.rule("FRONT-11.1")
@pytest.mark.parametrize(("pool", "last"), [(1, "chips"), (2, "")])
def test_a_used_up_pool(pool: int, last: str) -> None:
    assert frontiers(3).pool(pool).leads(0, "send_envoys").state.last == last


@pytest.mark.rule("FRONT-11.1", "FRONT-2.12")
def test_the_round_is_finished_first() -> None:
    game = frontiers(3).colonist_pool(8).leads(0, "settle")
    assert (game.state.last, game.seat, game.prompt) == ("colonists", 1, "ask.action")
    assert game.happened("last_round") == [{"ending": "ending:colonists"}]
    rest_of_round(game)
    assert game.over
    assert (game.state.ending, game.state.round) == ("colonists", 1)
    assert GAME.outcome(game.state).ending == "colonists"


@pytest.mark.rule("FRONT-11.1")
def test_a_round_without_a_reason_is_followed_by_another() -> None:
    game = frontiers(3).end_round("explore", "develop", "settle")
    assert not game.over
    assert game.state.round == 2


@pytest.mark.rule("FRONT-11.3", "FRONT-14.4")
def test_the_hidden_goal_is_turned_up_at_the_end_and_scored_by_all() -> None:
    game = frontiers(3, goals="on").hidden(1, "conscription").colonists(0, 6).colonists(2, 2)
    assert [game.score(seat)["goals"] for seat in range(3)] == [0, 0, 0]
    game.state.last = "chips"
    game.end_round("explore")
    assert game.happened("shows_goal") == [{"side": "seat:1", "goal": "goal:conscription"}]
    assert [game.score(seat)["goals"] for seat in range(3)] == [5, 0, 1]


# The limit of rounds


@pytest.mark.rule("FRONT-A31")
def test_the_thirtieth_round_is_the_last() -> None:
    game = frontiers(3).at_round(29).end_round("explore")
    assert (game.state.round, game.state.last, game.over) == (30, "rounds", False)
    game.end_round("explore")
    assert game.over
    assert GAME.outcome(game.state).ending == "rounds"
    assert frontiers(3).at_round(28).end_round("explore").state.last == ""


@pytest.mark.rule("FRONT-A31", "FRONT-17.3")
def test_without_a_limit_it_is_not() -> None:
    game = frontiers(3, round_limit="none").at_round(29).end_round("explore")
    assert (game.state.round, game.state.last) == (30, "")
    assert not game.end_round("explore").over
