"""`each` runs every row, reports each that fails, and leaves marks and fixtures as they are."""

from pathlib import Path

import pytest

from .rows import each

SEEN: list[tuple[str, int]] = []


@pytest.mark.rule("TABLE-1")
@each("word", ["one", "two"])
@each("number", [1, 2, 3])
def grid(word: str, number: int) -> None:
    SEEN.append((word, number))


@each(("word", "length"), [("one", 3), ("two", 4), ("three", 5), ("four", 5)])
def lengths(word: str, length: int) -> None:
    assert len(word) == length


@each("name", ["a", "b"])
def test_fixtures_come_as_ever(tmp_path: Path, name: str) -> None:
    (tmp_path / name).touch()
    assert (tmp_path / name).exists()


def test_every_pair_of_rows_is_tried() -> None:
    SEEN.clear()
    grid()
    assert [(word, number) for word in ("one", "two") for number in (1, 2, 3)] == SEEN


def test_all_rows_that_fail_are_told() -> None:
    with pytest.raises(ExceptionGroup, match="2 of 4 rows of lengths") as told:
        lengths()
    assert [failure.__notes__ for failure in told.value.exceptions] == [
        ["with word='two', length=4"],
        ["with word='four', length=5"],
    ]


def test_marks_stay() -> None:
    assert [mark.name for mark in grid.pytestmark] == ["rule"]  # type: ignore[attr-defined]


def test_an_empty_table_is_refused() -> None:
    with pytest.raises(AssertionError, match="without rows"):
        each("name", [])
