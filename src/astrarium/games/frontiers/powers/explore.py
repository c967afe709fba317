"""Powers of Explore (FRONT-6.3)."""

from dataclasses import dataclass

from .power import POWERS, Amount


@POWERS.kind("draw_world")
@dataclass(frozen=True, slots=True, kw_only=True)
class DrawWorld(Amount):
    """FRONT-15.1: worlds of the bag, after the seat's own picks."""


@POWERS.kind("gain_colonist")
@dataclass(frozen=True, slots=True, kw_only=True)
class GainColonist(Amount):
    """FRONT-15.2"""


@POWERS.kind("gain_credit")
@dataclass(frozen=True, slots=True, kw_only=True)
class GainCredit(Amount):
    """FRONT-15.3; FRONT-15.22 where its phase is Produce."""
