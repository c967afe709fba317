"""A table that nobody has drawn yet: what the view holds, key by key."""

from collections.abc import Iterator, Mapping
from typing import Any

from astrarium.kernel import View

from ..words import Reader

BOOKKEEPING = {"answers", "going_on", "reveals", "seat", "variant"}  # for programs rather than for persons


def board(view: View, who: Reader) -> list[str]:
    """Ids as they are: the view of an unknown game has no other words."""
    lines = [who.say("cli.board.table")]
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
