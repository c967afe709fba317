"""The interface of a game. Derive from `Game`, register an entry point, pass the conformance kit."""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from typing import Any, ClassVar, Generic

from . import flow
from .content.box import Pack
from .decision import Choice, Decision
from .plain import dump
from .randomness import Rng, seed_from
from .resources import load_toml
from .rules import RuleBook
from .state import S, State, unpack
from .step import Step
from .terminal import Reader, Sketch, plain_table
from .text import Catalog, Text
from .view import TableView, View
from .words import TABLE_WORDS as TABLE_WORDS

TABLE_RULES = RuleBook(load_toml(__package__, "rules.toml"))

WIN = 1e6  # to a bot; more than any lead in points


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """A variant that a table may choose. Its words are under `setup.<id>` and `setup.<id>.<value>`."""

    id: str
    values: tuple[str, ...]
    default: str
    seats: tuple[int, ...]  # the seat counts at which the option applies
    once: bool = False  # for a single game, such as a first one: a rematch drops it


@dataclass(frozen=True, slots=True)
class Meta:
    """What a lobby needs to know about a game."""

    key: str
    version: int  # bumped when a change of the rules would break old logs
    names: dict[str, str]
    stage: str
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    options: tuple[OptionSpec, ...]

    @property
    def rules(self) -> str:
        return f"{self.key}@{self.version}"

    def again(self, options: Mapping[str, str]) -> dict[str, str]:
        """The options of a rematch."""
        once = {option.id for option in self.options if option.once}
        return {id_: value for id_, value in options.items() if id_ not in once}

    @classmethod
    def load(cls, data: dict[str, Any]) -> "Meta":
        seats = tuple(range(data["seats"][0], data["seats"][1] + 1))
        options = tuple(
            OptionSpec(
                row["id"], tuple(row["values"]), row["default"], tuple(row.get("seats", seats)), row.get("once", False)
            )
            for row in data.get("option", ())
        )
        low, high = data["minutes"]
        return cls(data["key"], data["version"], data["name"], data["stage"], seats, (low, high), options)


@dataclass(frozen=True, slots=True)
class Setup:
    """What the players of a table agreed on before play."""

    rules: str
    seats: int
    options: Mapping[str, str]
    content: Pack | None = None  # None: the game's own


@dataclass(frozen=True, slots=True)
class Rival:
    """A side that nobody plays, such as the opponent of a solo game."""

    ref: str  # how the game's words name it
    score: int
    won: bool
    detail: Mapping[str, int]  # where the points come from

    def pack(self) -> dict[str, Any]:
        return {"ref": self.ref, "score": self.score, "won": self.won, "detail": dict(self.detail)}


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. In solo nobody may have won."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]  # of each seat, from 1; seats that tie share a place
    ending: str  # which end condition; its words are under `ending.<id>`
    rounds: int
    details: tuple[Mapping[str, int], ...] = field(default_factory=tuple)  # per seat: where the points come from
    tie_break: Text | None = None  # what put the winners before others with as many points; see `tie_break`
    rivals: tuple[Rival, ...] = ()

    def pack(self) -> dict[str, Any]:
        """Plain data for a log. A tie-break and rivals appear only where there are any: most games end without."""
        packed: dict[str, Any] = {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "places": list(self.places),
            "ending": self.ending,
            "rounds": self.rounds,
            "details": [dict(detail) for detail in self.details],
        }
        if self.tie_break is not None:
            packed["tie_break"] = self.tie_break.pack()
        if self.rivals:
            packed["rivals"] = [rival.pack() for rival in self.rivals]
        return packed


class Game(ABC, Generic[S]):
    """One game. It holds no state of any table: the same object serves them all."""

    __slots__ = ()

    meta: ClassVar[Meta]
    rulebook: ClassVar[RuleBook]
    words: ClassVar[Catalog]
    state: ClassVar[type[State]]
    steps: ClassVar[type[Step[Any]]]  # the base class of all its steps
    view_type: ClassVar[type[TableView]] = TableView  # the type of its views
    content_type: ClassVar[type | None] = None  # the record of all its content (`records.contents`), for clients
    futures: ClassVar[int] = 3  # how many random continuations a bot that looks ahead averages
    leanings: ClassVar[Mapping[str, Callable[[Any, int], float]]] = {}  # styles of play: other ways to appraise

    # What a game must define. A module's function can be used directly: `deal = staticmethod(setup.deal)`.

    @abstractmethod
    def deal(self, setup: Setup, rng: Rng) -> S:
        """The state before the first question, its first steps on the stack."""

    @abstractmethod
    def outcome(self, s: S) -> Outcome:
        """The result of a finished game (or of one that was stopped here)."""

    @abstractmethod
    def view(self, s: S, seat: int | None) -> View:
        """Everything that a seat (None: a spectator) can know, built from scratch so that nothing secret slips in."""

    def views(self, s: S, seats: Sequence[int | None]) -> list[View]:
        """The views of several readers. A game may build their common parts once; nobody changes a view."""
        return [self.view(s, seat) for seat in seats]

    @abstractmethod
    def sample(self, view: View, rng: Rng) -> S:
        """A complete state that agrees with everything that the reader of this view knows."""

    # What a game may define

    def appraise(self, s: S, seat: int) -> float:
        """How well a seat stands, for bots that look ahead. Higher is better; only differences matter.

        By default its lead in points if the game stopped here; at its end, winning is worth more than any lead.
        """
        result = self.result(s)
        lead = result.scores[seat] - max((n for other, n in enumerate(result.scores) if other != seat), default=0)
        if not self.is_over(s):
            return lead
        return lead + (WIN if seat in result.winners else -WIN)

    def candidates(self, s: S, decision: Decision) -> Sequence[Choice]:
        """The answers that a bot should consider, where there are too many to try all of them."""
        return decision.some_choices(64)

    def proposal(self, s: S, decision: Decision) -> Choice | None:
        """A bot's answer to a question that may stay open for ever, such as an offer to make; None: no answer now."""
        return None

    def declines(self, decision: Decision) -> Choice | None:
        """The answer to a question beside the game that binds the seat to nothing, if there is one."""
        return None

    def is_quiet(self, decision: Decision) -> bool:
        """Does this question come between two actions, where a position can be judged as it stands?"""
        return False

    def notices(self, setup: Setup) -> list[Text]:
        """Notices that players read before play, such as content that is not the publisher's."""
        return []

    def start_of(self, s: S, seat: int) -> Sequence[str]:
        """References to the things, such as a start world, that set this seat apart from others as a game begins.

        Empty while the seat has still to choose; statistics ask again at the end of the game.
        """
        return ()

    def faces(self, die: str) -> Sequence[str]:
        """The face that a kind of die, given by reference, shows for each result of a draw; empty if it is no die."""
        return ()

    def terminal(self, view: View, who: Reader) -> list[str]:
        """The table as text, in the form that `terminal.py` describes; by default the view's contents, key by key."""
        return plain_table(view, who)

    def sketch(self, view: View, who: Reader) -> Sketch | None:
        """A picture of the table in characters, such as a map; None if the game has none, or nothing to draw yet."""
        return None

    # What every game inherits

    def agree(self, seats: int, options: Mapping[str, str] | None = None, content: Pack | None = None) -> Setup:
        """A set-up with every option filled in. ValueError for seats, options or values that the game does not have."""
        if seats not in self.meta.seats:
            raise ValueError(f"{self.meta.key} is for {self.meta.seats[0]} to {self.meta.seats[-1]} seats, not {seats}")
        chosen = dict(options or {})
        full: dict[str, str] = {}
        for spec in self.meta.options:
            if seats in spec.seats:
                full[spec.id] = value = chosen.pop(spec.id, spec.default)
                if value not in spec.values:
                    raise ValueError(f"{spec.id} is one of {', '.join(spec.values)}, not {value!r}")
        if chosen:
            raise ValueError(f"no such option with {seats} seats: {', '.join(chosen)}")
        return Setup(self.meta.rules, seats, full, content)

    def new(self, seats: int, options: Mapping[str, str] | None = None, seed: int | str | bytes = 0) -> S:
        """A fresh state, for experiments. Tables for people are opened with `Table.open`."""
        return self.start(self.agree(seats, options), Rng(seed if isinstance(seed, bytes) else seed_from(seed)))

    def start(self, setup: Setup, rng: Rng) -> S:
        s = self.deal(setup, rng)
        flow.decisions(s)
        return s

    def decisions(self, s: S) -> list[Decision]:
        """The open questions with their legal options. Empty: the game is over."""
        return flow.decisions(s)

    def apply(self, s: S, decision: Decision | int, choice: Choice) -> None:
        """Answer a decision, in place. Raises Refused, and then has changed nothing."""
        flow.apply(s, decision if isinstance(decision, int) else decision.id, choice)

    def is_over(self, s: S) -> bool:
        return flow.is_over(s)

    def result(self, s: S) -> Outcome:
        """The outcome, with seats that resigned placed behind all others."""
        outcome = self.outcome(s)
        if not s.resigned:
            return outcome
        gone = [bool(s.resigned >> seat & 1) for seat in range(s.seats)]
        places = rank([(not gone[seat], -outcome.places[seat]) for seat in range(s.seats)])
        winners = tuple(seat for seat in range(s.seats) if places[seat] == 1 and not gone[seat])
        ending = "resigned" if gone.count(False) < 2 else outcome.ending
        return replace(outcome, winners=winners, places=places, ending=ending, tie_break=None)

    def encode(self, s: S) -> bytes:
        """The state as bytes: equal states give equal bytes."""
        return dump(s.pack())

    def decode(self, data: bytes) -> S:
        s: S = unpack(self.state, self.steps, json.loads(data))  # type: ignore[assignment]
        flow.decisions(s)
        return s

    def fingerprint(self, s: S) -> str:
        return blake2b(self.encode(s), digest_size=8).hexdigest()


def rank(standings: Sequence[Any]) -> tuple[int, ...]:
    """The place of each standing, from 1: the greatest comes first, equal standings share a place."""
    return tuple(1 + sum(other > own for other in standings) for own in standings)


def tie_break(standings: Sequence[tuple[int, ...]], criteria: Sequence[str]) -> Text | None:
    """The criterion that decided between seats with the most points; None if only one seat has them.

    Each standing is the points, then the criteria in their order. The words are under `tie.<criterion>`, with the
    winner's figure (`n`) and that of the next seat (`other`), and under `tie.shared` where all criteria are equal too.
    """
    best = max(standings)
    equal = [standing for standing in standings if standing[0] == best[0]]
    behind = [standing for standing in equal if standing != best]
    if len(equal) == 1:
        return None
    if not behind:
        return Text("tie.shared")
    second = max(behind)
    place = next(place for place, own in enumerate(best) if own != second[place])
    return Text(f"tie.{criteria[place - 1]}", n=best[place], other=second[place])
