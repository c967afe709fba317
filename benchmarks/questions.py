"""How much does a game ask? Greedy bots among themselves: questions a round and seat, by kind, and how long one takes.

    python -m benchmarks.questions roll --seats 2 --games 200 [--option goals=on]

Time is the processor's, for deciding alone: what a bot costs that others simulate with.
"""

import argparse
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from time import process_time
from typing import Any

from astrarium.arena.simulate import play_on
from astrarium.bots import Bot, make_bot
from astrarium.kernel import Choice, Decision, Game, Rng, View, game
from astrarium.kernel.randomness import seed_from


@dataclass(slots=True)
class Asked:
    """The questions to all seats in all games."""

    games: int = 0
    rounds: int = 0
    seats: int = 0
    seconds: float = 0.0
    questions: Counter[str] = field(default_factory=Counter)
    options: Counter[str] = field(default_factory=Counter)  # options listed in all questions of a kind
    longest: dict[str, int] = field(default_factory=dict)
    alone: Counter[str] = field(default_factory=Counter)  # questions with one answer, asked so that nothing is revealed


class Counting(Bot):
    """A bot that notes its questions."""

    name = "counting"
    blind = False

    def __init__(self, bot: Bot, asked: Asked) -> None:
        self.bot = bot
        self.asked = asked

    def decide(self, view: View | None, decision: Decision) -> Choice:
        prompt, listed = decision.prompt, len(decision.options)
        self.asked.questions[prompt] += 1
        self.asked.options[prompt] += listed
        self.asked.longest[prompt] = max(listed, self.asked.longest.get(prompt, 0))
        self.asked.alone[prompt] += decision.is_forced
        begun = process_time()
        choice = self.bot.decide(view, decision)
        self.asked.seconds += process_time() - begun
        return choice

    def volunteer(self, view: View | None, decision: Decision) -> Choice | None:
        return self.bot.volunteer(view, decision)


def count(the_game: Game[Any], seats: int, options: dict[str, str], games: int, name: str) -> Asked:
    """The questions in this many games between bots of this name."""
    asked = Asked(seats=seats)
    setup = the_game.agree(seats, options)
    for number in range(games):
        s = the_game.start(setup, Rng(seed_from(f"questions/{number}")))
        bots = [Counting(make_bot(name, the_game, number * 8 + seat), asked) for seat in range(seats)]
        outcome, _ = play_on(the_game, s, bots)
        asked.games += 1
        asked.rounds += outcome.rounds
    return asked


def report(asked: Asked) -> Iterable[str]:
    """The lines of the report: the sum, then each kind of question, the most frequent first."""
    total = asked.questions.total()
    turns = asked.rounds * asked.seats
    yield (
        f"{asked.games} games of {asked.seats}: {asked.rounds / asked.games:.1f} rounds, "
        f"{total / turns:.2f} questions a round and seat, {total / asked.games / asked.seats:.0f} a game and seat, "
        f"{asked.options.total() / total:.1f} options each; {1000 * asked.seconds / total:.2f} ms to decide"
    )
    yield f"{'question':32} {'a round':>8} {'options':>8} {'most':>5} {'forced':>7}"
    for prompt, times in asked.questions.most_common():
        mean, most = asked.options[prompt] / times, asked.longest[prompt]
        yield f"{prompt:32} {times / turns:8.3f} {mean:8.1f} {most:5} {asked.alone[prompt] / times:7.0%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--option", action="append", default=[], help="name=value")
    parser.add_argument("--bot", default="greedy")
    args = parser.parse_args()
    options = dict(option.split("=", 1) for option in args.option)
    print("\n".join(report(count(game(args.game), args.seats, options, args.games, args.bot))))


if __name__ == "__main__":
    main()
