"""Powers of Develop and Settle (ROLL-8)."""

from dataclasses import dataclass

from ..names import DEVELOPMENT, Die, Stack, World
from .power import POWERS, Power


@dataclass(frozen=True, slots=True, kw_only=True)
class AboutTiles(Power):
    """A power about completing developments, or worlds (of some colours)."""

    target: Stack
    colours: tuple[World, ...] = ()  # none: all

    def is_about(self, kind: int, colour: int) -> bool:
        return kind == self.target and (kind == DEVELOPMENT or not self.colours or colour in self.colours)


@POWERS.kind("cost_reduction")
@dataclass(frozen=True, slots=True, kw_only=True)
class CostReduction(AboutTiles):
    """ROLL-17.15: fewer workers; this power never reduces them below `floor`."""

    amount: int
    floor: int
    only_reassign: bool = False  # only developments that Reassign


@POWERS.kind("credits_on_complete")
@dataclass(frozen=True, slots=True, kw_only=True)
class CreditsOnComplete(AboutTiles):
    """ROLL-17.16: credits after completing another tile of this sort."""

    amount: int


@POWERS.kind("return_to_cup")
@dataclass(frozen=True, slots=True, kw_only=True)
class ReturnToCup(AboutTiles):
    """ROLL-17.17, ROLL-A8: `low` to `high` of the spent dice, chosen by the owner."""

    low: int
    high: int


@POWERS.kind("return_colours_to_cup")
@dataclass(frozen=True, slots=True, kw_only=True)
class ReturnColoursToCup(Power):
    """ROLL-17.17: all dice of these kinds that were spent."""

    target: Stack
    colours: tuple[Die, ...]
