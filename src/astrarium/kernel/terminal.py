"""Helpers for showing a table as text, in lines that make sense when they are read aloud.

The first line says how far the game is. A line without indent is a heading; two spaces begin a thing on the table,
and deeper lines continue it. `Game.terminal` writes a table; the helpers here serve every game.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from .text import Arg, Text

BOOKKEEPING = {"answers", "asides", "going_on", "lanes", "reveals", "said", "seat", "variant"}  # for programs

SKETCH_WIDTH, SKETCH_HEIGHT = 80, 22  # the smallest terminal, without the line in which one types and one more


@dataclass(frozen=True, slots=True)
class Sketch:
    """A picture of the table in characters, for the eye: what it shows, `Game.terminal` says as well."""

    rows: list[str]  # at most SKETCH_HEIGHT of SKETCH_WIDTH
    instead: list[str]  # the lines of `Game.terminal` that say the same


class Reader(Protocol):
    """A reader of the text, with a language and with names for the seats."""

    def say(self, text_id: str, /, **args: Arg) -> str:
        """A sentence by its id. Its arguments are numbers and ready-made words, never references."""

    def tell(self, text: Text, /) -> str:
        """A sentence whose arguments may refer to things on the table."""

    def name(self, ref: str, /) -> str:
        """The name of a thing on the table."""

    def seat(self, seat: int, /) -> str:
        """The name of a seat's player."""


def aligned(rows: list[list[str]]) -> list[str]:
    """Lines with their cells in columns, for the eye. Each cell must say what it is, for the ear."""
    columns = max((len(row) for row in rows), default=0)
    widths = [max((len(row[column]) for row in rows if column < len(row)), default=0) for column in range(columns)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)).rstrip() for row in rows]


def plain_table(view: Mapping[str, Any], who: Reader) -> list[str]:
    """The default text of a table: the view's contents, key by key. Things are named by id, for lack of words."""
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
    """The (name, value) parts of a value that does not fit on one line."""
    if isinstance(value, Mapping):
        yield from ((str(key), part) for key, part in value.items())
    elif isinstance(value, list) and any(isinstance(part, list | Mapping) for part in value):
        yield from ((str(number), part) for number, part in enumerate(value, 1))


def _plain(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(str(part) for part in value) or "-"
    return "-" if value is None or value == "" else str(value)
