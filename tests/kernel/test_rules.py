"""The rulebook: every cited statement can be read in both languages."""

import pytest

from astrarium.kernel import RuleBook, Statement, flow
from astrarium.kernel.game import TABLE_RULES

BOOK = RuleBook(
    {
        "statement": [
            {"id": "B-2", "en": "two", "fr": "deux", "source": "p. 4"},
            {"id": "B-1", "en": "one", "fr": "un", "kind": "ruling"},
        ]
    },
    TABLE_RULES,
)


def test_a_book_holds_its_own_statements_in_order_and_those_of_any_table() -> None:
    assert [statement.id for statement in BOOK.own] == ["B-2", "B-1"]
    assert "TABLE-1" in BOOK
    assert "B-1" in BOOK
    assert "B-1" not in TABLE_RULES
    with pytest.raises(KeyError):
        BOOK["B-3"]


def test_a_statement_says_itself_and_where_it_comes_from() -> None:
    two, one = BOOK.own
    assert (two.say("en"), two.say("fr"), two.source, two.kind) == ("two", "deux", "p. 4", "rule")
    assert (one.source, one.kind) == ("", "ruling")


def test_a_statement_without_french_is_an_error() -> None:
    with pytest.raises(KeyError):
        RuleBook({"statement": [{"id": "B-9", "en": "nine"}]})


@pytest.mark.parametrize(("rule", "chapter"), [("B-5.2", "5"), ("B-10.12b", "10"), ("B-A3", "A"), ("TABLE-1", "")])
def test_a_statement_knows_its_chapter(rule: str, chapter: str) -> None:
    assert Statement(rule, {}, "").chapter == chapter


def test_a_book_may_tell_which_statement_explains_an_event() -> None:
    book = RuleBook({"events": {"moved": "B-1", "resigned": "B-2"}, "chapters": {"1": {"en": "One"}}}, TABLE_RULES)
    assert (book.events["moved"], book.events["resigned"], book.events["undone"]) == ("B-1", "B-2", "TABLE-5")
    assert book.chapters["1"]["en"] == "One"


def test_a_book_may_do_without() -> None:
    assert BOOK.events == TABLE_RULES.events
    assert BOOK.chapters == {}


def test_every_rule_that_the_flow_cites_exists() -> None:
    cited = [
        flow.NOT_OPEN,
        flow.BAD_SHAPE,
        flow.NOT_LISTED,
        flow.NOT_YOURS,
        flow.NO_UNDO,
        flow.GAME_OVER,
        flow.RESIGNED,
    ]
    assert [statement.id for statement in TABLE_RULES.own] == cited
    assert all(statement.say("en") and statement.say("fr") for statement in TABLE_RULES.own)
