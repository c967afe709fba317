"""The rules that players read: none is missing, names agree, and the help has its texts."""

import re

import pytest

from astrarium.games.void import GAME
from astrarium.games.void.content import CONTENT

BOOK = GAME.rulebook
NAMED = ("planet", "race", "technology", "card", "event", "ship")
NAMES = {row["name"]["en"]: row["name"]["fr"] for kind in NAMED for row in CONTENT[kind]}

# How many statements each chapter has.
CHAPTERS = {
    "1": 9, "2": 13, "3": 27, "4": 4, "5": 18, "6": 6, "7": 21, "8": 30, "9": 10, "10": 12, "11": 8, "12": 18,
    "13": 6, "14": 17, "15": 12, "16": 8, "17": 1, "R": 57,
}  # fmt: skip


def numbers(chapter: str) -> list[int]:
    ids = [statement.id.removeprefix("VOID-") for statement in BOOK.own if statement.chapter == chapter]
    return sorted(int(number.removeprefix("R").rpartition(".")[2]) for number in ids)


def bare(name: str) -> str:
    """A French name as it stands in a sentence, where its article may melt into another word."""
    return re.sub(r"^(Les |La |Le |L’)", "", name).lower()


def singular(text: str) -> str:
    """Without the endings of plurals, but those of names that end so."""
    return re.sub(r"s\b", "", text.replace("\xa0", " ").lower())


def test_each_chapter_is_whole() -> None:
    assert {chapter: numbers(chapter) for chapter in BOOK.chapters} == {
        chapter: list(range(1, many + 1)) for chapter, many in CHAPTERS.items()
    }


def test_rulings_are_marked_as_ours() -> None:
    assert {statement.kind for statement in BOOK.own if statement.chapter == "R"} == {"ruling"}
    for statement in BOOK.own:
        assert statement.kind != "ruling" or "ruling" in statement.source.split(", "), statement.id


def test_things_are_called_the_same_in_both_languages() -> None:
    """Where a statement names a thing in English, the French one names the same thing."""
    longest_first = sorted(NAMES, key=len, reverse=True)
    for statement in BOOK.own:
        english, french = statement.say("en"), singular(statement.say("fr"))
        for name in longest_first:
            if name in english:
                english = english.replace(name, "")
                assert singular(bare(NAMES[name])) in french, (statement.id, name)


# Texts of the help, which no rule of play follows from


@pytest.mark.rule("VOID-1.1")
def test_the_help_says_what_the_game_is_about() -> None:
    assert "conquered, or its natives can be won" in BOOK["VOID-1.1"].say("en")


@pytest.mark.rule("VOID-R33")
def test_the_help_says_what_the_three_rounds_of_the_rulebook_are() -> None:
    assert "three scorings" in BOOK["VOID-R33"].say("en")
