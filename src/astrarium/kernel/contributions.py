"""What each seat gave to the seed, as a log tells it, and what that is worth.

A part stands against a secret that was chosen to suit only if a person gave it after the commitment was told. That it
is in the seed follows from the log. In which order things happened is the word of whoever ran the table: that is proven
to those alone who kept the commitment that they were shown, and what they gave after it.
"""

from dataclasses import dataclass
from typing import Literal

from .log import Log
from .table import PERSON

PartKind = Literal[
    "after",  # a person's, after the commitment
    "before",  # a person's, before there was one: the secret may have been chosen to suit it
    "given",  # a person's; the log does not tell when
    "none",  # a person who gave nothing
    "bot",  # a bot, which gives nothing
    "made_up",  # a part in the name of a bot: whoever ran the table chose it
]


@dataclass(frozen=True, slots=True)
class Part:
    kind: PartKind
    size: int = 0  # bytes
    after: int | None = None  # milliseconds from the commitment
    screen: int | None = None  # the seat at whose screen it was given, if not at one of its own

    @property
    def counts(self) -> bool:
        """Does it stand against a secret that was chosen to suit, if the order is true?"""
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
