"""The installed games, ours and those of other packages, found by their entry points."""

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from .game import Game

GROUP = "astrarium.games"


@cache
def game(key: str) -> Game[Any]:
    """The game with this key. KeyError if it is not installed."""
    for point in entry_points(group=GROUP, name=key):
        found = point.load()
        if not isinstance(found, Game):
            raise TypeError(f"entry point {key} of {GROUP} is not a Game")
        return found
    raise KeyError(key)


def games() -> list[Game[Any]]:
    """All installed games, by key."""
    return [game(key) for key in sorted({point.name for point in entry_points(group=GROUP)})]
