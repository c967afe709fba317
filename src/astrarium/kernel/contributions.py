"""What each seat contributed to the seed, as a log tells it, and what that contribution is worth.

A host could choose a secret that suits it. A contribution prevents this only if a person gave it after the commitment
was published. The log proves that a contribution is in the seed. It does not prove the order of events: that is the
word of whoever ran the table, except to a player who kept both the commitment and what they gave after it.
"""

from dataclasses import dataclass
from typing import Literal

from .log import Log
from .table import PERSON

PartKind = Literal[
    "after",  # given by a person after the commitment
    "before",  # given by a person before the commitment: the secret may have been chosen to suit it
    "given",  # given by a person; the log does not tell when
    "none",  # a person gave nothing
    "bot",  # a bot, which gives nothing
    "made_up",  # given in the name of a bot: whoever ran the table chose it
]


@dataclass(frozen=True, slots=True)
class Part:
    kind: PartKind
    size: int = 0  # bytes
    after: int | None = None  # milliseconds after the commitment
    screen: int | None = None  # the seat at whose screen it was given, if that is another seat

    @property
    def counts(self) -> bool:
        """Does this part keep the host from choosing a secret that suits it, if the log's order is true?"""
        return self.kind in ("after", "given")


def parts(log: Log) -> list[Part]:
    """The part of each seat."""
    return [_part(log, seat) for seat in range(log.setup.seats)]


def _part(log: Log, seat: int) -> Part:
    size = len(log.contributions[seat]) if seat < len(log.contributions) else 0
    if log.players[seat] != PERSON:
        return Part("made_up" if size else "bot", size)
    told = log.arrivals[seat] if seat < len(log.arrivals) else None
    screen = told.screen if told else None
    if not size:
        return Part("none", screen=screen)
    if told is None:
        return Part("given", size)
    return Part("before" if told.after is None else "after", size, told.after, screen)
