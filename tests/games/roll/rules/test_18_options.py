"""Section 18: what a table may agree on. ROLL-18.1 is with set-up, ROLL-18.2 with Reassign powers."""

import pytest

from astrarium.games.roll import GAME

from ..scenario import opening, roll


@pytest.mark.rule("ROLL-18.1")
def test_a_first_game_is_an_option_that_is_off_unless_chosen() -> None:
    asked = [len(opening(5, seed).prompts()) for seed in range(6)]
    assert asked == [5] * 6
    first_games = [opening(5, seed, first_game="on") for seed in range(6)]
    assert sum(prompt == "ask.start" for game in first_games for prompt in game.prompts().values()) < 15


@pytest.mark.rule("ROLL-18.2")
def test_one_column_is_the_default() -> None:
    assert opening().state.variant.any_column is False
    assert opening(reassign_columns="one").state.variant.any_column is False
    assert opening(reassign_columns="any").state.variant.any_column is True


@pytest.mark.rule("ROLL-18.3", "ROLL-A26")
def test_the_thirtieth_round_is_the_last() -> None:
    assert roll().cup(0, "home").at_round(29).phase("end").state.round == 30
    game = roll().cup(0, "home").at_round(30).phase("end")
    assert (game.over, game.state.ending) == (True, "rounds")
    assert GAME.outcome(game.state).ending == "rounds"


@pytest.mark.rule("ROLL-18.3", "ROLL-A26")
def test_a_table_may_play_without_a_limit() -> None:
    game = roll(round_limit="none").cup(0, "home").at_round(30).phase("end")
    assert (game.over, game.state.round) == (False, 31)


@pytest.mark.rule("ROLL-18.3")
def test_without_a_limit_the_other_ends_remain() -> None:
    assert roll(round_limit="none").pool(0).phase("end").state.ending == "chips"


@pytest.mark.rule("ROLL-18.4", "ROLL-0.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_table_has_two_to_five_seats(seats: int) -> None:
    assert len(opening(seats).prompts()) == seats


@pytest.mark.rule("ROLL-18.4", "ROLL-0.1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        opening(seats)
