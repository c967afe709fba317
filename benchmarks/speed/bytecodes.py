"""Prints how many bytecodes of Python one decision takes, for each game: `python -m benchmarks.speed.bytecodes`.

The same games give the same number on every machine, however busy it is, as long as Python's minor version is the same.
What C code does, such as sorting or hashing, is not counted.
"""

import json
import sys
from collections.abc import Callable
from itertools import count
from types import FrameType
from typing import Any

from astrarium.arena import Match
from astrarium.arena.simulate import play_some
from astrarium.kernel import games

FEWEST = 250  # decisions counted of each game, in whole random games of two


def bytecodes(work: Callable[[], object]) -> int:
    """How many bytecodes run while this is done."""
    done = 0

    def trace(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal done
        if event == "call":
            frame.f_trace_opcodes, frame.f_trace_lines = True, False
        elif event == "opcode":
            done += 1
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return done


def per_decision(key: str) -> float:
    match = Match(key, 2, ("random", "random"))
    play_some(match, range(1))  # what is done once is not counted
    decisions = 0

    def play() -> None:
        nonlocal decisions
        for number in count(1):
            decisions += play_some(match, range(number, number + 1)).decisions
            if decisions >= FEWEST:
                break

    return bytecodes(play) / decisions


def main() -> None:
    keys = sys.argv[1:] or [game.meta.key for game in games()]
    print(json.dumps({key: round(per_decision(key)) for key in keys}))


if __name__ == "__main__":
    main()
