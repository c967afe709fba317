"""One game under examination, and what a check can do with it."""

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

TRIES = 200  # random answers before a question counts as one that nobody can answer


class Stuck(Exception):  # noqa: N818  (the end of a game, not of the program)
    """Nothing more can be learnt from this game."""


@dataclass(slots=True)
class Move:
    """An answer: about to be given, then given."""

    decision: Decision
    choice: Choice
    before: bytes
    revealed: bool = False
    events: tuple[Event, ...] = ()


class Play:
    """A table, the state it is in as bytes, and the report that failures go to."""

    def __init__(self, game: Game[Any], setup: Setup, seed: str, report: Report) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.report = report
        self.entry = 0
        self.refused: list[Refusal] = []  # what the finer rules said to the latest random answers
        self.secret = seed_from(f"{seed}/host")
        self.contributions = [seed_from(f"{seed}/{seat}")[:8] for seat in range(setup.seats)]
        self.table = Table.open(game, setup, self.secret, self.contributions)
        self.data = game.encode(self.state)

    @property
    def state(self) -> Any:
        return self.table.state

    def hold(self, check: str, condition: bool, detail: str | Callable[[], str]) -> bool:
        """Count the assertion, and write a failure down if it does not hold."""
        self.report.count(check)
        if not condition:
            self.fail(check, detail if isinstance(detail, str) else detail())
        return condition

    def fail(self, check: str, detail: str) -> None:
        setup = self.setup
        self.report.add(Failure(check, setup.seats, dict(setup.options), self.seed, self.entry, detail))

    def dice(self, label: str) -> Random:
        """Chance that depends on the game and the moment alone, so that one look can be repeated by itself."""
        return Random(f"{self.seed}/{self.entry}/{label}")

    def rng(self, label: str) -> Rng:
        return Rng(seed_from(f"{self.seed}/{self.entry}/{label}"))

    def table_rng(self) -> Rng:
        """The table's own stream from its beginning."""
        return Rng(mix_seed(self.secret, self.contributions))


class Check:
    """One promise that a game makes. An instance watches one game; each hook is called where its name says."""

    name: ClassVar[str]

    def start(self, play: Play) -> None: ...

    def state(self, play: Play) -> None:
        """At every state, the last one included."""

    def look(self, play: Play, move: Move) -> None:
        """At a few states, for what costs much; `move` is about to be made."""

    def moved(self, play: Play, move: Move) -> None: ...

    def resigned(self, play: Play, seat: int) -> None: ...

    def end(self, play: Play) -> None: ...


def pack_decision(d: Decision) -> list[object]:
    """A decision as plain data: two of them are the same question if this is equal."""
    ask = [d.id, d.seat, d.kind.value, d.prompt, d.rule, d.low, d.high, d.never_auto, d.standing, d.window]
    return [*ask, list(d.options), list(d.targets), list(d.caps), sorted(d.about.items())]


def pack_open(s: State) -> list[list[object]]:
    return [pack_decision(d) for d in flow.decisions(s)]


def questions(s: State, seat: int | None) -> bytes:
    """All that a seat is asked, as its client would get it."""
    return dump([question(s, d) for d in flow.decisions(s) if d.seat == seat])


def is_single(d: Decision) -> bool:
    """Is an answer just one option?"""
    return d.kind is Kind.CONFIRM or (d.kind is Kind.CHOOSE and d.low == 1 == d.high)


def answer(s: State, d: Decision, rng: Random, refused: list[Refusal] | None = None) -> Choice | None:
    """A random answer that the rules allow; None if chance finds none."""
    for _ in range(TRIES):
        choice = d.random_choice(rng)
        refusal = flow.refusal_of(s, d, choice)
        if refusal is None:
            return choice
        if refused is not None:
            refused.append(refusal)
    return None


def act(game: Game[Any], s: State, d: Decision, choice: Choice) -> list[Event] | None:
    """Answer in place; what happened, or None if the answer was refused."""
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
    """Play at random in place. Did the game end within this many decisions?"""
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
    """The kernel's own measure of what cannot be taken back."""
    return (before.rng.counter, before.reveals) != (after.rng.counter, after.reveals)


def seen(events: list[Event], seat: int | None) -> bytes:
    return dump([event.pack() for event in events if event.visible_to(seat)])


def through_json(data: bytes) -> Any:
    return json.loads(data)
