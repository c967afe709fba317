"""Powers of Explore, about tiles and scouts (ROLL-7)."""

from dataclasses import dataclass

from ..names import Die
from .power import POWERS, Power


@POWERS.kind("rearrange_zone")
@dataclass(frozen=True, slots=True, kw_only=True)
class RearrangeZone(Power):
    """ROLL-17.9: the tiles of the construction zone in any order and stack, any number of times."""


@POWERS.kind("extra_tile_at_end")
@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraTileAtEnd(Power):
    """ROLL-17.11"""

    count: int = 1


@POWERS.kind("scout_bonus")
@dataclass(frozen=True, slots=True, kw_only=True)
class ScoutBonus(Power):
    """ROLL-17.12: credits once a phase, if a worker of this kind has Scouted."""

    colour: Die
    amount: int


@POWERS.kind("stock_value")
@dataclass(frozen=True, slots=True, kw_only=True)
class StockValue(Power):
    """ROLL-17.13: what a Stock by a worker of this kind brings."""

    colour: Die
    amount: int


@POWERS.kind("place_on_top")
@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceOnTop(Power):
    """ROLL-17.14: scouted tiles may go on top of a stack."""
