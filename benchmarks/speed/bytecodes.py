"""Prints how many bytecodes of Python one decision takes, for each game: `python -m benchmarks.speed.bytecodes`.

The same games give the same number on every machine, however busy it is, as long as Python's minor version is the same.
What C code does, such as sorting or hashing, is not counted.
"""

import json
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

from astrarium.arena import Match
from astrarium.arena.simulate import play_some
from astrarium.kernel import games

GAMES = {"void": 1, "race": 4, "frontiers": 4, "roll": 1, "tiny": 1}  # so many random games of two, after a first one


def bytecodes(work: Callable[[], object]) -> int:
    """How many bytecodes run while this is done."""
    count = 0

    def trace(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal count
        if event == "call":
            frame.f_trace_opcodes, frame.f_trace_lines = True, False
        elif event == "opcode":
            count += 1
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def per_decision(key: str, games: int) -> float:
    match = Match(key, 2, ("random", "random"))
    play_some(match, range(1))  # what is done once is not counted
    decisions = 0

    def play() -> None:
        nonlocal decisions
        decisions = play_some(match, range(1, 1 + games)).decisions

    return bytecodes(play) / decisions


def main() -> None:
    keys = sys.argv[1:] or [game.meta.key for game in games()]
    print(json.dumps({key: round(per_decision(key, GAMES.get(key, 1))) for key in keys}))


if __name__ == "__main__":
    main()
