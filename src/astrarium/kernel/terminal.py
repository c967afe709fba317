"""A table as text: lines that mean the same when they are read aloud.

The first line says where in the game one is. A line at the margin is a heading; two spaces begin a thing on the
table, and more go on about it. `Game.terminal` writes a table; what is here serves every game.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from .text import Arg, Text

BOOKKEEPING = {"answers", "asides", "going_on", "lanes", "reveals", "said", "seat", "variant"}  # for programs


class Reader(Protocol):
    """Somebody who reads: with a language, and with names for the seats."""

    def say(self, text_id: str, /, **args: Arg) -> str:
        """A sentence by its id. Its arguments are numbers and ready-made words, never references."""

    def tell(self, text: Text, /) -> str:
        """A sentence whose arguments may refer to things on the table."""

    def name(self, ref: str, /) -> str:
        """What a thing on the table is called."""

    def seat(self, seat: int, /) -> str:
        """What the player of a seat is called."""


def aligned(rows: list[list[str]]) -> list[str]:
    """Cells under each other for the eye; each says what it is for the ear."""
    columns = max((len(row) for row in rows), default=0)
    widths = [max((len(row[column]) for row in rows if column < len(row)), default=0) for column in range(columns)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)).rstrip() for row in rows]


def plain_table(view: Mapping[str, Any], who: Reader) -> list[str]:
    """A table that nobody has drawn yet: what the view holds, key by key. It has no other words than its ids."""
    lines = [who.say("terminal.plain")]
    for key, value in view.items():
        if key not in BOOKKEEPING:
            lines += _lines(key, value, 1)
    return lines


def _lines(key: str, value: Any, depth: int) -> Iterator[str]:
    indent = "  " * depth
    parts = list(_parts(value))
    if not parts:
        yield f"{indent}{key}: {_plain(value)}"
        return
    yield f"{indent}{key}:"
    for name, part in parts:
        yield from _lines(name, part, depth + 1)


def _parts(value: Any) -> Iterator[tuple[str, Any]]:
    """The parts of something that does not fit a line."""
    if isinstance(value, Mapping):
        yield from ((str(key), part) for key, part in value.items())
    elif isinstance(value, list) and any(isinstance(part, list | Mapping) for part in value):
        yield from ((str(number), part) for number, part in enumerate(value, 1))


def _plain(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(str(part) for part in value) or "-"
    return "-" if value is None or value == "" else str(value)
