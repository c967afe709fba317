"""Help texts, which are no rules of play."""

import pytest

from astrarium.games.roll import GAME

BOOK = GAME.rulebook


@pytest.mark.rule("ROLL-14.1")
def test_the_help_says_what_those_who_know_the_card_game_should_know() -> None:
    said = BOOK["ROLL-14.1"].say("en")
    for difference in ("after Produce", "no bonus", "Several tiles", "VP is its cost", "Military dice", "$1 more"):
        assert difference in said


@pytest.mark.rule("ROLL-15.1")
def test_the_help_has_the_printed_tips() -> None:
    said = BOOK["ROLL-15.1"].say("en")
    for tip in ("more worlds", "costly tiles", "Trade early", "Consumption dice", "Recall"):
        assert tip in said
