"""The table of each game as text: lines that mean the same when they are read aloud.

The first line says where in the game one is. A line at the margin is a heading; two spaces begin a thing on the
table, and more go on about it.
"""

from collections.abc import Callable

from astrarium.kernel import View

from ..words import Reader
from . import generic, race, tiny
from .changes import changes

Board = Callable[[View, Reader], list[str]]

BOARDS: dict[str, Board] = {"race": race.board, "tiny": tiny.board}


def board(key: str) -> Board:
    """How this game's table is written; plainly, if nobody has drawn it yet."""
    return BOARDS.get(key, generic.board)


__all__ = ["BOARDS", "Board", "board", "changes"]
