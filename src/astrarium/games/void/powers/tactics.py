"""Powers of diplomacy cards alone (VOID-16)."""

from dataclasses import dataclass

from .power import POWERS, Amount, Power


@POWERS.kind("reroll")
@dataclass(frozen=True, slots=True, kw_only=True)
class Reroll(Power):
    """One of one's own dice."""


@POWERS.kind("force_reroll")
@dataclass(frozen=True, slots=True, kw_only=True)
class ForceReroll(Power):
    """One of the other side's dice."""


@POWERS.kind("cancel_attack")
@dataclass(frozen=True, slots=True, kw_only=True)
class CancelAttack(Power):
    """VOID-16.2"""


@POWERS.kind("gain_credits")
@dataclass(frozen=True, slots=True, kw_only=True)
class GainCredits(Amount):
    pass


@POWERS.kind("draw")
@dataclass(frozen=True, slots=True, kw_only=True)
class Draw(Amount):
    limit: int


@POWERS.kind("extra_research")
@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraResearch(Amount):
    """VOID-R47"""

    limit: int


@POWERS.kind("ignore_requirements")
@dataclass(frozen=True, slots=True, kw_only=True)
class IgnoreRequirements(Power):
    """VOID-R47"""


@POWERS.kind("free_move")
@dataclass(frozen=True, slots=True, kw_only=True)
class FreeMove(Power):
    """A move without an action, past any obstacle."""

    limit: int


@POWERS.kind("destroy_ship")
@dataclass(frozen=True, slots=True, kw_only=True)
class DestroyShip(Power):
    """VOID-R50"""


@POWERS.kind("place_ships")
@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceShips(Amount):
    """VOID-R50"""

    ship: str
