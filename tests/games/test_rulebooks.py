"""What a client shows of the rules and beside the log: statements, titles of chapters, a rule for each event."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from astrarium.cli.coverage import marked_tests
from astrarium.conformance.checks.rulebook import rulebook
from astrarium.conformance.once import Look, sentences
from astrarium.kernel import Game, games
from astrarium.kernel.game import TABLE_RULES
from astrarium.kernel.text import LANGUAGES

TESTS = Path(__file__).parents[1]
WEB = TESTS.parent / "web" / "src"
SOURCES = WEB / "words" / "sources.en.json"
# No rule is about who plays a seat, or whether to play on.
NO_RULE = {"replaced", "returned", "wishes_end", "plays_on"}


@pytest.mark.parametrize("look", [rulebook, sentences])
@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.key)
def test_statements_and_sentences_are_as_the_conformance_kit_wants_them(game: Game[Any], look: Look) -> None:
    faults = list(look(game))
    assert faults
    assert [fault for fault in faults if fault] == []


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.key)
def test_every_kind_of_event_has_a_statement_that_explains_it(game: Game[Any]) -> None:
    book = game.rulebook
    for lang in LANGUAGES:
        kinds = {text.removeprefix("event.") for text in game.words.ids(lang) if text.startswith("event.")}
        assert kinds - NO_RULE == book.events.keys()
    assert {book[rule].kind for rule in book.events.values()} <= {"rule", "ruling"}, "what a program can hold"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.key)
def test_every_chapter_has_a_title_and_every_statement_a_full_stop(game: Game[Any]) -> None:
    book = game.rulebook
    assert list(book.chapters) == list(dict.fromkeys(statement.chapter for statement in book.own))
    assert [rule.id for rule in book.own for lang in LANGUAGES if not rule.say(lang).endswith(".")] == []


def test_no_test_holds_a_statement_that_is_gone() -> None:
    """Every statement that a test is marked with exists; a statement deleted at the end of a chapter leaves no gap in
    the numbers that would show it."""
    known = {rule.id for game in games() for rule in (*game.rulebook.own, *TABLE_RULES.own)}
    marked, unreadable = marked_tests(TESTS)
    assert unreadable == []
    assert known & marked.keys()
    assert marked.keys() - known == set()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.key)
def test_rulings_say_that_they_are_ours(game: Game[Any]) -> None:
    """Chapters of the rulebook have numbers, ours a letter, and the source of each ruling calls it a ruling."""
    for statement in game.rulebook.own:
        assert statement.kind == "ruling" or statement.chapter.isdigit(), statement.id
        assert "ruling" in statement.source or statement.kind != "ruling", statement.id
    assert any(not statement.chapter.isdigit() for statement in game.rulebook.own)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.key)
def test_every_source_is_one_that_the_client_has_words_for(game: Game[Any]) -> None:
    book, words = game.rulebook, json.loads(SOURCES.read_text(encoding="utf-8"))
    for statement in book.own:
        for mark in statement.source.split(", "):
            said = f"rules.source.{mark.replace(' ', '_')}" in words
            assert said or mark in book or re.fullmatch(r"L\d+(-\d+)?", mark), (statement.id, mark)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.key)
def test_the_guide_waits_only_for_what_the_game_tells(game: Game[Any]) -> None:
    """`deed("builds")` in a guide names an event of the game; the event that `ownDeed` names tells whose side it is."""
    guide = (WEB / "boards" / game.meta.key / "lessons.ts").read_text(encoding="utf-8")
    deeds = re.findall(r'\b(ownDeed|deed)\("(\w+)"\)', guide)
    assert deeds
    for kind, event in deeds:
        assert event in game.rulebook.events, event
        sentence = game.words.template("en", f"event.{event}") or ""
        assert kind == "deed" or "{side" in sentence, event
