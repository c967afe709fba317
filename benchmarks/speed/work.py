"""Prints figures of one game as JSON: `python work.py GAME random|greedy|costs SECONDS`.

It imports nothing but the `astrarium` that it finds, so that one run can measure several checkouts in turns.
"""

import json
import sys
from collections.abc import Callable
from itertools import count
from random import Random
from time import process_time
from typing import Any

from astrarium.arena import Match
from astrarium.arena.simulate import play_some
from astrarium.kernel import Rng, game
from astrarium.kernel.randomness import seed_from

STATES = 10
DEEP = 150  # answers into the game


def decisions_a_second(key: str, seconds: float) -> dict[str, float]:
    """The speed of random bots, with every legal option listed at each decision."""
    return {"decisions/s": _rate(key, "random", seconds)[0]}


def greedy_games_a_second(key: str, seconds: float) -> dict[str, float]:
    """The speed of games of the greedy bot against itself."""
    decisions, games = _rate(key, "greedy", seconds)
    return {"greedy games/s": games, "greedy answers/s": decisions}


def _rate(key: str, bot: str, seconds: float) -> tuple[float, float]:
    """Decisions and games a second of processor time, in whole games, without what is done once."""
    match = Match(key, _seats(key), (bot,) * _seats(key))
    play_some(match, range(1))
    start, played = process_time(), 0
    for number in count():
        played += play_some(match, range(number, number + 1)).decisions
        spent = process_time() - start
        if spent >= seconds:
            return played / spent, (number + 1) / spent
    raise AssertionError


def costs(key: str, seconds: float) -> dict[str, float]:
    """Microseconds of what every thought of a bot and every message of a server needs; bytes of a state."""
    the_game = game(key)
    states = _in_mid_game(key)
    views = [the_game.view(s, 0) for s in states]
    rng = Rng(seed_from("bench"))
    works: dict[str, Callable[[int], object]] = {
        "copy, us": lambda at: states[at].copy(),
        "sample, us": lambda at: the_game.sample(views[at], rng),
        "view, us": lambda at: the_game.view(states[at].copy(), 0),
        "encode, us": lambda at: the_game.encode(states[at]),
    }
    figures = {name: _micros(work, seconds / len(works)) for name, work in works.items()}
    figures["bytes of a state"] = sum(len(the_game.encode(s)) for s in states) / STATES
    return figures


def _micros(work: Callable[[int], object], seconds: float) -> float:
    start = process_time()
    for times in count(1):
        for at in range(STATES):
            work(at)
        spent = process_time() - start
        if spent >= seconds:
            return spent / (times * STATES) * 1e6
    raise AssertionError


def _in_mid_game(key: str) -> list[Any]:
    """States from some random games: after some answers, or in the middle of a shorter game."""
    found = []
    rng = Random(1)
    for number in range(STATES):
        s = game(key).new(_seats(key), seed=number)
        passed: list[Any] = []
        while len(passed) < DEEP and not game(key).is_over(s):
            passed.append(s.copy())
            decision = game(key).decisions(s)[0]
            game(key).apply(s, decision, decision.random_choice(rng))
        found.append(passed[len(passed) // 2] if game(key).is_over(s) else s)
    return found


def _seats(key: str) -> int:
    return max(2, game(key).meta.seats[0])


WORKS = {"random": decisions_a_second, "greedy": greedy_games_a_second, "costs": costs}

if __name__ == "__main__":
    print(json.dumps(WORKS[sys.argv[2]](sys.argv[1], float(sys.argv[3]))))
