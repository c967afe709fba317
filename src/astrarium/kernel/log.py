"""The log is the game: what was agreed, the seed, and everything that changed the state, in order."""

import json
from dataclasses import dataclass, field
from typing import Any

from .content.box import Pack
from .decision import Choice
from .game import Setup
from .randomness import Draws, Purposes

FORMAT = "astrarium-log/1"


@dataclass(slots=True)
class Entry:
    """One thing that changed the table: an `answer`, an `undo`, a `resign`, or a `replace` (who plays a seat).

    The draws that followed (each as `below, result`) and the fingerprint of the resulting state let a log be checked
    entry by entry. `draws_for` tells what the draws were for, where the game says so.
    """

    act: str
    seat: int
    decision: int = -1
    choice: Choice = ()
    by: str = ""
    draws: Draws = field(default_factory=list)
    draws_for: Purposes = field(default_factory=list)
    state: str = ""

    def pack(self) -> dict[str, Any]:
        packed: dict[str, Any] = {"act": self.act, "seat": self.seat}
        if self.act == "answer":
            packed.update(decision=self.decision, choice=list(self.choice))
        if self.by:
            packed["by"] = self.by
        if self.draws:
            packed["draws"] = [list(draw) for draw in self.draws]
        if self.draws_for:
            packed["draws_for"] = [list(some) for some in self.draws_for]
        packed["state"] = self.state
        return packed

    @classmethod
    def unpack(cls, row: dict[str, Any]) -> "Entry":
        return cls(
            act=str(row["act"]),
            seat=int(row["seat"]),
            decision=int(row.get("decision", -1)),
            choice=tuple(int(code) for code in row.get("choice", ())),
            by=str(row.get("by", "")),
            draws=_draws(row.get("draws", ())),
            draws_for=_purposes(row.get("draws_for", ())),
            state=str(row["state"]),
        )


@dataclass(frozen=True, slots=True)
class Arrival:
    """How a person came to a seat, as whoever ran the table says."""

    after: int | None = None  # milliseconds from the commitment to the contribution; None: the contribution came first
    screen: int | None = None  # the seat at whose screen this person plays, if not at their own

    def pack(self) -> dict[str, int]:
        told = {"after": self.after, "screen": self.screen}
        return {key: value for key, value in told.items() if value is not None}

    @classmethod
    def unpack(cls, row: dict[str, Any]) -> "Arrival":
        return cls(*(int(row[key]) if key in row else None for key in ("after", "screen")))


@dataclass(slots=True)
class Log:
    """A game from its set-up to its last entry. `secret` is None in a log shown before the end."""

    setup: Setup
    players: list[str]  # who plays each seat: `person`, or a bot's name
    commitment: bytes
    contributions: list[bytes]
    secret: bytes | None
    draws: Draws = field(default_factory=list)  # of the set-up
    draws_for: Purposes = field(default_factory=list)
    state: str = ""
    entries: list[Entry] = field(default_factory=list)
    outcome: dict[str, Any] | None = None
    arrivals: list[Arrival | None] = field(default_factory=list)  # of each seat, None for a bot. Empty: not recorded

    def to_json(self) -> str:
        """The log as JSON, one entry a line, so that people can read it and compare two logs with diff."""
        head = {
            "format": FORMAT,
            "rules": self.setup.rules,
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            **({"content": self.setup.content.pack()} if self.setup.content else {}),
            "players": self.players,
            "commitment": self.commitment.hex(),
            "contributions": [part.hex() for part in self.contributions],
            **({"arrivals": [one and one.pack() for one in self.arrivals]} if self.arrivals else {}),
            "secret": self.secret.hex() if self.secret is not None else None,
            "draws": [list(draw) for draw in self.draws],
            **({"draws_for": [list(some) for some in self.draws_for]} if self.draws_for else {}),
            "state": self.state,
            "outcome": self.outcome,
        }
        lines = [f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in head.items()]
        entries = ",\n".join("  " + json.dumps(entry.pack()) for entry in self.entries)
        return "{\n" + ",\n".join(lines) + ',\n "entries": [\n' + entries + "\n ]\n}\n"

    @classmethod
    def from_json(cls, text: str) -> "Log":
        """The log in this JSON text. ValueError if it is not a log."""
        try:
            data = json.loads(text)
            if data["format"] != FORMAT:
                raise ValueError(f"format {data['format']!r}, expected {FORMAT!r}")
            return cls(
                setup=Setup(data["rules"], int(data["seats"]), dict(data["options"]), _content(data)),
                players=[str(player) for player in data["players"]],
                commitment=bytes.fromhex(data["commitment"]),
                contributions=[bytes.fromhex(part) for part in data["contributions"]],
                secret=bytes.fromhex(data["secret"]) if data["secret"] is not None else None,
                draws=_draws(data["draws"]),
                draws_for=_purposes(data.get("draws_for", ())),
                state=str(data["state"]),
                entries=[Entry.unpack(row) for row in data["entries"]],
                outcome=data["outcome"],
                arrivals=[Arrival.unpack(row) if row is not None else None for row in data.get("arrivals", ())],
            )
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"{type(error).__name__} {error}") from error


def _content(data: dict[str, Any]) -> Pack | None:
    return Pack.unpack(data["content"]) if "content" in data else None


def _draws(rows: Any) -> Draws:
    return [(int(n), int(result)) for n, result in rows]


def _purposes(rows: Any) -> Purposes:
    return [(str(purpose), int(many)) for purpose, many in rows]
