"""The rules that players read: none is missing, names agree, and the help has its texts."""

import pytest

from astrarium.games.frontiers import GAME
from astrarium.games.frontiers.content import CONTENT

BOOK = GAME.rulebook
NAMED = ("development", "world", "goal")
NAMES = {row["name"]["en"]: row["name"]["fr"] for kind in NAMED for row in CONTENT[kind]}

# How many statements each chapter has.
CHAPTERS = {
    "0": 10, "1": 17, "2": 14, "3": 10, "4": 1, "5": 9, "6": 6, "7": 24, "8": 9, "9": 18, "10": 4, "11": 5,
    "12": 4, "13": 5, "14": 12, "A": 34, "15": 30, "16": 5, "17": 4,
}  # fmt: skip


def numbers(chapter: str) -> list[int]:
    ids = [statement.id.removeprefix("FRONT-") for statement in BOOK.own if statement.chapter == chapter]
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


@pytest.mark.rule("FRONT-0.1")
def test_the_help_says_what_the_game_is_about() -> None:
    assert "most VP wins" in BOOK["FRONT-0.1"].say("en")


@pytest.mark.rule("FRONT-3.8")
def test_the_help_says_where_powers_are_told() -> None:
    assert "on each tile" in BOOK["FRONT-3.8"].say("en")


@pytest.mark.rule("FRONT-9.16")
def test_the_help_tells_those_who_know_the_card_game_that_goods_sell_for_less() -> None:
    assert "sell for less" in BOOK["FRONT-9.16"].say("en")


@pytest.mark.rule("FRONT-A1")
def test_the_help_says_that_many_tiles_are_ours() -> None:
    assert "made by us" in BOOK["FRONT-A1"].say("en")
