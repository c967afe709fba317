"""What all powers have."""

from dataclasses import dataclass
from typing import Literal

from astrarium.kernel.content.records import Kinds

When = Literal["explore", "develop", "settle", "produce", "trade", "consume", "end"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Power:
    phase: When  # as printed beside it


@dataclass(frozen=True, slots=True, kw_only=True)
class Amount(Power):
    """So much of something, whenever its condition happens."""

    amount: int


POWERS: Kinds[Power] = Kinds()
