"""The rules that players read: none is missing, names agree, and the help has its texts."""

import pytest

from astrarium.games.roll import GAME
from astrarium.games.roll.content import CONTENT

BOOK = GAME.rulebook
NAMES = {row["name"]["en"]: row["name"]["fr"] for row in CONTENT["tile"]}

# How many statements each chapter has. The sixteenth, a solo variant, is no part of the game (ROLL-18.4).
CHAPTERS = {
    "0": 12, "1": 12, "2": 3, "3": 1, "4": 18, "5": 3, "6": 11, "7": 16, "8": 15, "9": 5, "10": 12,
    "11": 7, "12": 5, "13": 4, "14": 1, "15": 1, "A": 28, "17": 28, "18": 4,
}  # fmt: skip


def numbers(chapter: str) -> list[int]:
    ids = [statement.id.removeprefix("ROLL-") for statement in BOOK.own if statement.chapter == chapter]
    return sorted(int(number.removeprefix("A").rpartition(".")[2]) for number in ids)


def test_each_chapter_is_whole() -> None:
    assert {chapter: numbers(chapter) for chapter in BOOK.chapters} == {
        chapter: list(range(1, many + 1)) for chapter, many in CHAPTERS.items()
    }


def test_tiles_are_called_the_same_in_both_languages() -> None:
    """Where a statement names a tile in English, the French one names the same tile."""
    longest_first = sorted(NAMES, key=len, reverse=True)
    for statement in BOOK.own:
        english, french = statement.say("en"), statement.say("fr").replace("\xa0", " ")
        for name in longest_first:
            if name in english:
                english = english.replace(name, "")
                assert NAMES[name] in french, (statement.id, name)


# Texts of the help, which no rule of play follows from


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
