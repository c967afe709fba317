"""Help texts, which are no rules of play."""

import pytest

from astrarium.games.void import GAME

BOOK = GAME.rulebook


@pytest.mark.rule("VOID-1.1")
def test_the_help_says_what_the_game_is_about() -> None:
    assert "conquered, or its natives can be won" in BOOK["VOID-1.1"].say("en")


@pytest.mark.rule("VOID-R33")
def test_the_help_says_what_the_three_rounds_of_the_rulebook_are() -> None:
    assert "three scorings" in BOOK["VOID-R33"].say("en")
