"""How fast is it? Ratios count: both sides are measured in one run, in turns, on this machine.

    python benchmarks/bench.py [--peer PYTHON]

`--peer` names the Python of an environment that holds catanatron, a yardstick and never a dependency (see `make peer`).
"""

import argparse
import subprocess
import sys
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time

from astrarium.arena import Match
from astrarium.arena.simulate import play_some
from astrarium.bots import make_bot
from astrarium.kernel import Rng, game, games
from astrarium.kernel.randomness import seed_from

ROUNDS = 3
SECONDS = 3.0

PEER_PROGRAM = """
import sys
from time import process_time
from catanatron import Color, Game, RandomPlayer
colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
start, steps = process_time(), 0
while process_time() - start < float(sys.argv[1]):
    game = Game([RandomPlayer(color) for color in colors])
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        steps += 1
print(steps / (process_time() - start))
"""


def decisions_per_second(key: str, seats: int, first: int) -> float:
    """The speed of random bots, with every legal option listed at each decision, in one process."""
    match = Match(key, seats, ("random",) * seats)
    start, played, number = process_time(), 0, first
    while process_time() - start < SECONDS:
        played += play_some(match, range(number, number + 5)).decisions
        number += 5
    return played / (process_time() - start)


def peer_steps_per_second(python: str) -> float:
    command = [python, "-c", PEER_PROGRAM, str(SECONDS)]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def in_mid_game(key: str, seats: int) -> list[object]:
    """States from some random games: after 150 answers, or in the middle of a shorter game."""
    found = []
    rng = Random(1)
    for number in range(10):
        s = game(key).new(seats, seed=number)
        passed: list[object] = []
        while len(passed) < 150 and not game(key).is_over(s):
            passed.append(s.copy())
            decision = game(key).decisions(s)[0]
            game(key).apply(s, decision, decision.random_choice(rng))
        found.append(passed[len(passed) // 2] if game(key).is_over(s) else s)
    return found


def costs(key: str, seats: int) -> dict[str, float]:
    the_game = game(key)
    states = in_mid_game(key, seats)
    rng = Rng(seed_from("bench"))

    def micros(work: object, times: int = 2000) -> float:
        assert callable(work)  # noqa: S101
        start = perf_counter()
        for number in range(times):
            work(states[number % len(states)])
        return (perf_counter() - start) / times * 1e6

    sizes = [len(the_game.encode(s)) for s in states]
    return {
        "copy us": micros(lambda s: s.copy()),
        "encode us": micros(the_game.encode),
        "view us": micros(lambda s: the_game.view(s, 0)),
        "view and sample us": micros(lambda s: the_game.sample(the_game.view(s, 0), rng)),
        "bytes per state": sum(sizes) / len(sizes),
    }


def greedy_milliseconds(key: str, seats: int) -> float:
    """The time of one answer of the greedy bot."""
    bot = make_bot("greedy", game(key))
    states = in_mid_game(key, seats)
    start = perf_counter()
    for s in states:
        decision = game(key).decisions(s)[0]
        bot.decide(game(key).view(s, decision.seat), decision)
    return (perf_counter() - start) / len(states) * 1e3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peer", help="the Python of an environment that holds catanatron")
    args = parser.parse_args()
    peer = args.peer if args.peer and Path(args.peer).exists() else None
    print(f"Python {sys.version.split()[0]}, {ROUNDS} rounds of {SECONDS:g} s each, process time")
    for the_game in games():
        key, seats = the_game.meta.key, max(2, the_game.meta.seats[0])
        ours, theirs = [], []
        for number in range(ROUNDS):
            ours.append(decisions_per_second(key, seats, number * 10_000))
            if peer:
                theirs.append(peer_steps_per_second(peer))
        print(f"{key}, {seats} random bots: {median(ours):,.0f} decisions/s ({min(ours):,.0f} to {max(ours):,.0f})")
        if theirs:
            print(
                f"  catanatron, 4 random bots: {median(theirs):,.0f} steps/s; ratio {median(ours) / median(theirs):.2f}"
            )
        for name, figure in costs(key, seats).items():
            print(f"  {name}: {figure:,.1f}")
        print(f"  greedy bot, ms per answer: {greedy_milliseconds(key, seats):.1f}")


if __name__ == "__main__":
    main()
