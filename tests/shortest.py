"""The shortest game, for tests that hardly depend on the game."""

from collections.abc import Iterable
from typing import Any

from astrarium.kernel import Game


def shortest(found: Iterable[Game[Any]]) -> str:
    """The key of the game that takes the least time."""
    return min(found, key=lambda game: game.meta.minutes).meta.key
