"""What a tile gives when it joins the tableau, at set-up or when completed (ROLL-1.8, ROLL-8.8)."""

from dataclasses import dataclass
from typing import Literal

from ..names import Die
from .power import POWERS, Power


class Supply(Power):
    """Something that happens once, in printed order."""

    __slots__ = ()


@POWERS.kind("gain_die")
@dataclass(frozen=True, slots=True, kw_only=True)
class GainDie(Supply):
    """ROLL-17.1"""

    colour: Die
    to: Literal["cup", "citizenry"]
    count: int = 1


@POWERS.kind("gain_good")
@dataclass(frozen=True, slots=True, kw_only=True)
class GainGood(Supply):
    """ROLL-17.2: a good on this world."""

    colour: Die
    count: int = 1


@POWERS.kind("gain_credits")
@dataclass(frozen=True, slots=True, kw_only=True)
class GainCredits(Supply):
    """ROLL-17.3"""

    amount: int


@POWERS.kind("set_credits")
@dataclass(frozen=True, slots=True, kw_only=True)
class SetCredits(Supply):
    """ROLL-17.4: these credits replace the starting credits."""

    amount: int


@POWERS.kind("remove_die")
@dataclass(frozen=True, slots=True, kw_only=True)
class RemoveDie(Supply):
    """ROLL-17.5: the owner loses any die, from anywhere."""

    count: int = 1
