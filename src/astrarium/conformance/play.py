"""One game being checked, the base class of checks, and helpers for them."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from astrarium.kernel import Choice, Decision, Event, Game, Kind, Refusal, Refused, Rng, Setup, State, Table, flow
from astrarium.kernel.plain import dump
from astrarium.kernel.question import question
from astrarium.kernel.randomness import mix_seed, seed_from

from .report import Failure, Report

TRIES = 200  # random answers after which a question counts as unanswerable


class Stuck(Exception):  # noqa: N818  (the end of a game, not of the program)
    """The game cannot be played on, so there is nothing more to check."""


@dataclass(slots=True)
class Move:
    """An answer, about to be given or just given."""

    decision: Decision
    choice: Choice
    before: bytes
    revealed: bool = False
    events: tuple[Event, ...] = ()


class Play:
    """A table, its state as bytes, and the report for failures."""

    def __init__(self, game: Game[Any], setup: Setup, seed: str, report: Report) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.report = report
        self.entry = 0
        self.refused: list[Refusal] = []  # refusals of the latest random answers
        self.secret = seed_from(f"{seed}/host")
        self.contributions = [seed_from(f"{seed}/{seat}")[:8] for seat in range(setup.seats)]
        self.table = Table.open(game, setup, self.secret, self.contributions)
        self.data = game.encode(self.state)

    @property
    def state(self) -> Any:
        return self.table.state

    def hold(self, check: str, condition: bool, detail: str | Callable[[], str]) -> bool:
        """Count an assertion, and report a failure if it does not hold; returns whether it does."""
        self.report.count(check)
        if not condition:
            self.fail(check, detail if isinstance(detail, str) else detail())
        return condition

    def fail(self, check: str, detail: str) -> None:
        setup = self.setup
        self.report.add(Failure(check, setup.seats, dict(setup.options), self.seed, self.entry, detail))

    def dice(self, label: str) -> Random:
        """Random numbers that depend only on the game, the moment and the label, so that one look can be repeated."""
        return Random(f"{self.seed}/{self.entry}/{label}")

    def rng(self, label: str) -> Rng:
        return Rng(seed_from(f"{self.seed}/{self.entry}/{label}"))

    def table_rng(self) -> Rng:
        """The table's own random stream, from its beginning."""
        return Rng(mix_seed(self.secret, self.contributions))


class Check:
    """One promise that a game makes. An instance watches one game; each hook is called when its name says."""

    name: ClassVar[str]

    def start(self, play: Play) -> None: ...

    def state(self, play: Play) -> None:
        """At every state, the last one included."""

    def look(self, play: Play, move: Move) -> None:
        """At a few states, for costly checks; `move` is about to be made."""

    def moved(self, play: Play, move: Move) -> None: ...

    def resigned(self, play: Play, seat: int) -> None: ...

    def end(self, play: Play) -> None: ...


def pack_decision(d: Decision) -> list[object]:
    """A decision as plain data. Two decisions are the same question if this is equal."""
    ask = [d.id, d.seat, d.kind.value, d.prompt, d.rule, d.low, d.high, d.never_auto, d.standing, d.window]
    return [*ask, list(d.options), list(d.targets), list(d.caps), sorted(d.about.items())]


def pack_open(s: State) -> list[list[object]]:
    return [pack_decision(d) for d in flow.decisions(s)]


def questions(s: State, seat: int | None) -> bytes:
    """All questions to a seat, as its client would receive them."""
    return dump([question(s, d) for d in flow.decisions(s) if d.seat == seat])


def is_single(d: Decision) -> bool:
    """Is the answer always a single option?"""
    return d.kind is Kind.CONFIRM or (d.kind is Kind.CHOOSE and d.low == 1 == d.high)


def answer(s: State, d: Decision, rng: Random, refused: list[Refusal] | None = None) -> Choice | None:
    """A random answer that the rules allow; None if none is found. Refusals on the way are added to `refused`."""
    for _ in range(TRIES):
        choice = d.random_choice(rng)
        refusal = flow.refusal_of(s, d, choice)
        if refusal is None:
            return choice
        if refused is not None:
            refused.append(refusal)
    return None


def act(game: Game[Any], s: State, d: Decision, choice: Choice) -> list[Event] | None:
    """Answer in place; returns the events, or None if the answer was refused."""
    events: list[Event] = []
    s.events = events
    try:
        game.apply(s, d.id, choice)
    except Refused:
        return None
    finally:
        s.events = None
    return events


def play_on(game: Game[Any], s: State, rng: Random, bound: int) -> bool:
    """Play at random, in place; returns whether the game ended within `bound` decisions. Raises Stuck."""
    for _ in range(bound):
        open_now = game.decisions(s)
        if not open_now:
            return True
        d = rng.choice(open_now)
        choice = answer(s, d, rng)
        if choice is None:
            raise Stuck(f"no answer found to {d.prompt}")
        game.apply(s, d.id, choice)
    return game.is_over(s)


def came_to_light(before: State, after: State) -> bool:
    """Was anything drawn or revealed between these states, so that it cannot be taken back?"""
    return (before.rng.counter, before.reveals) != (after.rng.counter, after.reveals)


def seen(events: list[Event], seat: int | None) -> bytes:
    return dump([event.pack() for event in events if event.visible_to(seat)])


def through_json(data: bytes) -> Any:
    return json.loads(data)
