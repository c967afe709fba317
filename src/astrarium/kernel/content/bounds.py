"""Size limits for content from strangers: it may be wrong, but it must not make anything slow or large."""

import re
from collections.abc import Mapping
from typing import Any
from unicodedata import category

from .records import ContentError, shown

LONGEST_FILE = 400_000  # characters
LONGEST_NAME = 60  # characters of a pack's name
LONGEST_TEXT = 1_000
LONGEST_ID = 40
MOST_DOTS = 50  # in one line: a key of thousands of parts (`a.a.a.a…`) keeps the TOML reader busy for minutes
LARGEST = 1_000  # for any number: costs, points, copies
MOST_ROWS = 500  # rows of one kind, or entries of any list or table
MOST_VALUES = 20_000  # in all
DEEPEST = 8

# Cc control, Cf format (they change the writing direction, or are invisible), Co private, Cn unassigned, Cs surrogates,
# Zl and Zp line ends: all of them can make one text look like another or break a line.
UNSEEN = frozenset({"Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"})
_ID = re.compile(rf"[a-z0-9_]{{1,{LONGEST_ID}}}")


def check_file(text: str) -> None:
    """Raise ContentError if this text is too large to be parsed safely."""
    if len(text) > LONGEST_FILE:
        raise ContentError("", "long_file", most=LONGEST_FILE)
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise ContentError("", "long_key", line=number)


def check_rows(tables: Mapping[str, Any]) -> None:
    """Raise ContentError if a pack's tables (by kind) are larger than any game's content could be."""
    if sum(_count(rows, kind, 0) for kind, rows in tables.items()) > MOST_VALUES:
        raise ContentError("", "many_values", most=MOST_VALUES)


def check_id(said: Any, where: str) -> None:
    """Raise ContentError for a bad id: ids become parts of references (`planet:helios`), URLs and file names."""
    if not isinstance(said, str) or not _ID.fullmatch(said):
        raise ContentError(where, "bad_id", said=shown(said), most=LONGEST_ID)


def check_name(said: Any, where: str) -> str:
    """The pack's name, reduced to printable characters on one line: everybody at the table sees it.

    ContentError if it is not a string or too long.
    """
    if not isinstance(said, str):
        raise ContentError(where, "not_str", said=shown(said))
    if len(said) > LONGEST_NAME:
        raise ContentError(where, "long_text", most=LONGEST_NAME)
    return "".join(letter for letter in said if letter.isprintable()).strip()


def _count(value: Any, where: str, depth: int) -> int:
    """The number of values inside `value`, itself included. ContentError for anything over a limit."""
    if depth > DEEPEST:
        raise ContentError(where, "deep", most=DEEPEST)
    if isinstance(value, Mapping | list):
        if len(value) > MOST_ROWS:
            raise ContentError(where, "many_rows", most=MOST_ROWS)
        parts = value.items() if isinstance(value, Mapping) else enumerate(value, 1)
        return 1 + sum(_count(part, _place(where, key, part, depth), depth + 1) for key, part in parts)
    if isinstance(value, str):
        if len(value) > LONGEST_TEXT:
            raise ContentError(where, "long_text", most=LONGEST_TEXT)
        if unseen := next((letter for letter in value if category(letter) in UNSEEN and letter != "\n"), ""):
            raise ContentError(where, "unseen", said=f"U+{ord(unseen):04X}")
    elif isinstance(value, int):
        if abs(value) > LARGEST:
            raise ContentError(where, "large_number", most=LARGEST)
    else:
        raise ContentError(where, "not_plain", said=shown(value))
    return 1


def _place(where: str, key: Any, part: Any, depth: int) -> str:
    """How an error names a part: a row by its id, a value inside a row by its key."""
    if depth == 0:
        said = part.get("id", key) if isinstance(part, Mapping) else key
        return f"{where} {said}"[:LONGEST_TEXT]
    return f"{where}, {key}"[:LONGEST_TEXT] if isinstance(key, str) else where
