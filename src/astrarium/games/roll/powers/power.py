"""The base class of powers."""

from dataclasses import dataclass
from typing import Literal

from astrarium.kernel.content.records import Kinds

When = Literal[
    "setup", "immediate", "assign", "explore", "develop", "settle", "produce", "ship", "continuous", "end"
]  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Power:
    phase: When  # as printed beside the power


POWERS: Kinds[Power] = Kinds()
