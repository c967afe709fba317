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
    """An amount of something, whenever its condition is met."""

    amount: int


POWERS: Kinds[Power] = Kinds()
