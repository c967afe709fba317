"""How even is a game's content? Greedy bots among themselves, and what is told of each seat beside whether it won.

    python -m benchmarks.balance frontiers --seats 4 --games 1000 --jobs 2 [--option goals=on] [--random ask.side]
    python -m benchmarks.balance void --seats 4 --games 500 --bots greedy:raider,greedy:builder [--content pack.toml]

For each kind of event about a seat, such as "buys a tile": how many seats did so with this or that thing, out of the
games in which it lay on the table at first (all games, if it never did), and how often those seats won, as a multiple
of their share. Numbers that events carry, such as credits gained, are summed up by kind, per seat and game. Then which
source of points decides games (`sources.py`). A question named by `--random` is answered at random: what a bot would
never choose is tried too. With `--bots`, each game is played by some of these, drawn by lot; with `--content`, by the
rows of a content pack.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from astrarium.arena.simulate import play_on
from astrarium.bots import Bot, RandomBot, make_bot
from astrarium.kernel import Choice, Decision, Event, Game, Rng, View, game
from astrarium.kernel.content.box import Pack
from astrarium.kernel.content.packed_game import with_pack
from astrarium.kernel.content.packs import read_pack
from astrarium.kernel.randomness import seed_from

from .sources import Scored, deciding

CHUNK = 10
Told = tuple[str, str]  # the kind of an event, and a thing in it


@dataclass(slots=True)
class Balance:
    games: int = 0
    rounds: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    scored: list[Scored] = field(default_factory=list)  # for each game: the winners, and everybody's points by source
    sums: Counter[str] = field(default_factory=Counter)  # of numbers in events
    times: Counter[str] = field(default_factory=Counter)  # of each kind of event
    seats_with: Counter[Told] = field(default_factory=Counter)
    games_with: Counter[Told] = field(default_factory=Counter)
    wins_with: dict[Told, float] = field(default_factory=dict)
    offered: Counter[str] = field(default_factory=Counter)  # things on the table at first

    def add(self, other: "Balance") -> None:
        self.games += other.games
        self.rounds += other.rounds
        self.scored += other.scored
        for name in ("endings", "sums", "times", "seats_with", "games_with", "offered"):
            getattr(self, name).update(getattr(other, name))
        for told, won in other.wins_with.items():
            self.wins_with[told] = self.wins_with.get(told, 0.0) + won


class GreedyBut(Bot):
    """A greedy bot that answers some questions at random."""

    name = "greedy"
    blind = False

    def __init__(self, the_game: Game[Any], seed: int, prompts: tuple[str, ...], name: str = "greedy") -> None:
        self.greedy = make_bot(name, the_game, seed)
        self.random = RandomBot(the_game, seed)
        self.prompts = prompts

    def decide(self, view: View | None, decision: Decision) -> Choice:
        bot = self.random if decision.prompt in self.prompts else self.greedy
        return bot.decide(view, decision)

    def volunteer(self, view: View | None, decision: Decision) -> Choice | None:
        return self.greedy.volunteer(view, decision)


def about_seats(events: Iterable[Event]) -> Iterable[tuple[int, str, str | int]]:
    """For each event about a seat: the seat, the kind of event, and each thing or number in it."""
    for event in events:
        side = str(event.args.get("side", ""))
        if side.startswith("seat:"):
            for name, arg in event.args.items():
                if name != "side":
                    yield int(side.removeprefix("seat:")), event.kind, arg if isinstance(arg, int) else str(arg)


def things_in(view: Any) -> set[str]:
    """Every string in the public view, names of things included."""
    return set(json.dumps(view).split('"'))


def drawn(names: Sequence[str], seats: int, number: int) -> list[str]:
    """The bots of this game; over many games each is equally often in each seat."""
    lots = list(range(max(seats, len(names))))
    Rng(seed_from(f"bots/{number}")).shuffle(lots)
    return [names[lot % len(names)] for lot in lots[:seats]]


def measure(
    key: str,
    content: Pack | None,
    seats: int,
    options: dict[str, str],
    prompts: tuple[str, ...],
    names: tuple[str, ...],
    numbers: range,
) -> Balance:
    found = Balance()
    the_game = with_pack(game(key), content)
    setup = the_game.agree(seats, options, content)
    for number in numbers:
        s = the_game.start(setup, Rng(seed_from(f"balance/{number}")))
        the_game.decisions(s)
        found.offered.update(things_in(the_game.view(s, None)))
        events = s.events = []
        playing = drawn(names, seats, number)
        bots = [GreedyBut(the_game, number * 8 + seat, prompts, name) for seat, name in enumerate(playing)]
        outcome, _ = play_on(the_game, s, bots)
        found.games += 1
        found.rounds += outcome.rounds
        found.endings[outcome.ending] += 1
        found.scored.append((outcome.winners, outcome.details))
        found.times.update(event.kind for event in events)
        told = [*about_seats(events), *((seat, "bot", name) for seat, name in enumerate(playing))]
        for _, kind, arg in told:
            if isinstance(arg, int):
                found.sums[kind] += arg
        things = {(seat, kind, arg) for seat, kind, arg in told if isinstance(arg, str)}
        found.games_with.update({(kind, arg) for _, kind, arg in things})
        for seat, kind, arg in things:
            found.seats_with[kind, arg] += 1
            won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            found.wins_with[kind, arg] = found.wins_with.get((kind, arg), 0.0) + won
    return found


def report(found: Balance, seats: int, kinds: Sequence[str]) -> Iterable[str]:
    seen = found.games * seats
    yield f"{found.games} games of {seats} seats: {found.rounds / found.games:.1f} rounds; {dict(found.endings)}"
    yield from deciding(found.scored)
    yield f"numbers told, per seat: {per(found.sums, seen)}"
    yield f"told, per game: {per(found.times, found.games)}"
    for kind in kinds or sorted({kind for kind, _ in found.seats_with}):
        yield f"{kind} (of games in which it was there; seats a game; wins by share)"
        for told, n in found.seats_with.most_common():
            if told[0] == kind:
                there = found.offered[told[1].partition(":")[2]] or found.games
                win = found.wins_with[told] * seats / n
                yield f"  {told[1]:44} {found.games_with[told] / there:6.1%} {n / there:6.2f} {win:6.2f}  ({n})"


def per(sums: Counter[str], n: int) -> str:
    return ", ".join(f"{name} {total / n:.1f}" for name, total in sums.most_common())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], help="name=value")
    parser.add_argument("--random", action="append", default=[], help="the id of a question")
    parser.add_argument("--bots", default="greedy", help="names, separated by commas")
    parser.add_argument("--content", type=Path, help="a content pack")
    parser.add_argument("--kind", action="append", default=[], help="kinds of events to tell; all, if none is named")
    args = parser.parse_args()
    options = dict(option.split("=", 1) for option in args.option)
    content = read_pack(game(args.game), args.content.read_text(encoding="utf-8")) if args.content else None
    total = Balance()
    with ProcessPoolExecutor(args.jobs) as pool:
        chunks = [range(first, min(first + CHUNK, args.games)) for first in range(0, args.games, CHUNK)]
        names = tuple(args.bots.split(","))
        plan = partial(measure, args.game, content, args.seats, options, tuple(args.random), names)
        for done in pool.map(plan, chunks):
            total.add(done)
    print("\n".join(report(total, args.seats, args.kind)))


if __name__ == "__main__":
    main()
