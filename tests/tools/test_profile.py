"""To which part `benchmarks.load --profile` counts what a server does."""

import sys
from types import FrameType
from typing import Any

import pytest
from benchmarks.load.profile import part_of, table

from astrarium.kernel import Game, games

PLACE = "update (astrarium/server/live/table/place.py:107)"


def stack_of(frame: FrameType | None) -> str:
    """The stack of a frame as py-spy writes it, as if the server's place had asked for the views."""
    frames: list[str] = []
    while frame is not None and frame.f_code is not stacks.__code__:
        file = frame.f_code.co_filename.rpartition("/src/")[2]
        frames.append(f"{frame.f_code.co_name} ({file}:{frame.f_lineno})")
        frame = frame.f_back
    return ";".join([PLACE, *reversed(frames)])


def stacks(game: Game[Any]) -> set[str]:
    """Every stack of the game's own code while views are built."""
    found: set[str] = set()
    state = game.new(2, seed=3)

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and f".games.{game.meta.key}" in frame.f_globals.get("__name__", ""):
            found.add(stack_of(frame))

    sys.setprofile(note)
    try:
        game.views(state, [0, 1, None])
    finally:
        sys.setprofile(None)
    return found


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.key)
def test_the_views_of_every_game_count_as_views(game: Game[Any]) -> None:
    parts = {part_of(stack) for stack in stacks(game)}
    assert parts == {"views"}


def test_samples_are_summed_up_by_part_the_largest_first() -> None:
    raw = f"serve (uvicorn/server.py:1);{PLACE} 1\nselect (selectors.py:1) 3\n"
    assert table(raw) == ["   75.0%  event loop and the rest", "   25.0%  messages to and from JSON"]
