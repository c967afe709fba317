"""What a client shows beside the rules and the log: chapters have titles, events have a rule."""

from typing import Any

import pytest

from astrarium.kernel import Game, games
from astrarium.kernel.text import LANGUAGES

# Who plays a seat, and whether to play on, is no matter of any rule.
NO_RULE = {"replaced", "returned", "wishes_end", "plays_on"}


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.key)
def test_every_kind_of_event_has_a_statement_that_explains_it(game: Game[Any]) -> None:
    book = game.rulebook
    for lang in LANGUAGES:
        kinds = {text.removeprefix("event.") for text in game.words.ids(lang) if text.startswith("event.")}
        assert kinds - NO_RULE == book.events.keys()
    assert [rule for rule in book.events.values() if rule not in book] == []
    assert {book[rule].kind for rule in book.events.values()} <= {"rule", "ruling"}, "what a program can hold"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.key)
def test_every_chapter_has_a_title_in_both_languages(game: Game[Any]) -> None:
    book = game.rulebook
    assert list(book.chapters) == list(dict.fromkeys(statement.chapter for statement in book.own))
    for titles in book.chapters.values():
        assert set(titles) == set(LANGUAGES)
        assert all(titles.values())
