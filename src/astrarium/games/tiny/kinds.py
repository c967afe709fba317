"""The kinds of powers, goals and attacks: one record for each, with the fields of its content rows.

What they do is in `powers/`, `missions.py` and `rogue/attacks.py`, where each record has a class.
"""

from dataclasses import dataclass
from typing import Literal

from astrarium.kernel.content.records import Kinds

from .names import Resource, ResourceOrAny, TrackOrAny

Who = Literal["self", "others"]

# Powers: what the action of a planet does


class Power:
    __slots__ = ()


POWERS: Kinds[Power] = Kinds()


@POWERS.kind("gain")
@dataclass(frozen=True, slots=True)
class Gain(Power):
    """You gain, or every other side does."""

    resource: Resource
    amount: int
    who: Who


@POWERS.kind("gain_per_home_ship")
@dataclass(frozen=True, slots=True)
class GainPerHomeShip(Power):
    resource: Resource
    amount: int


@POWERS.kind("gain_when_followed")
@dataclass(frozen=True, slots=True)
class GainWhenFollowed(Power):
    """TINY-8.7: for each follow of your dice until your turn ends."""

    resource: Resource
    amount: int


@POWERS.kind("convert")
@dataclass(frozen=True, slots=True)
class Convert(Power):
    """Any number of one resource into the other."""

    spend: Resource
    gain: Resource


@POWERS.kind("steal")
@dataclass(frozen=True, slots=True)
class Steal(Power):
    resource: Resource
    amount: int


@POWERS.kind("advance")
@dataclass(frozen=True, slots=True)
class Advance(Power):
    """A ship of yours advances; or (TINY-8.15) one of each other side."""

    track: TrackOrAny
    steps: int
    who: Who


@POWERS.kind("regress")
@dataclass(frozen=True, slots=True)
class Regress(Power):
    """Enemy ships are pushed back. TINY-8.4: some planets only hit one type of track."""

    track: TrackOrAny
    steps: int
    ships: int


@POWERS.kind("trade_levels")
@dataclass(frozen=True, slots=True)
class TradeLevels(Power):
    """TINY-8.11: one of your ships must go back, then another goes forward."""

    back: int
    forward: int


@POWERS.kind("move_ships")
@dataclass(frozen=True, slots=True)
class MoveShips(Power):
    """TINY-8.10: full moves with different ships, one after the other."""

    ships: int


@POWERS.kind("shift_track")
@dataclass(frozen=True, slots=True)
class ShiftTrack(Power):
    """TINY-8.14: an orbiting ship goes to the same level of another planet's track."""


@POWERS.kind("displace_ship")
@dataclass(frozen=True, slots=True)
class DisplaceShip(Power):
    """TINY-8.12: an orbiting ship goes home; its level becomes energy or culture."""


@POWERS.kind("replace_planet")
@dataclass(frozen=True, slots=True)
class ReplacePlanet(Power):
    """TINY-8.13: a planet of the row without any ship is replaced, in the same gap."""


@POWERS.kind("upgrade_cheaper")
@dataclass(frozen=True, slots=True)
class UpgradeCheaper(Power):
    """TINY-8.8: a cheaper upgrade; `lowest`: only for the lowest empire of all."""

    discount: int
    lowest: bool = False


@POWERS.kind("upgrade_mixed")
@dataclass(frozen=True, slots=True)
class UpgradeMixed(Power):
    """TINY-8.9: an upgrade for a mix of resources."""


@POWERS.kind("reroll_dice")
@dataclass(frozen=True, slots=True)
class RerollDice(Power):
    pass


@POWERS.kind("set_die")
@dataclass(frozen=True, slots=True)
class SetDie(Power):
    pass


@POWERS.kind("repeat_die")
@dataclass(frozen=True, slots=True)
class RepeatDie(Power):
    """TINY-8.18: the action of a die that is activated already."""


@POWERS.kind("any_action")
@dataclass(frozen=True, slots=True)
class AnyAction(Power):
    """TINY-8.19: any die action, which the others may follow for free."""


@POWERS.kind("follow_price")
@dataclass(frozen=True, slots=True)
class FollowPrice(Power):
    """TINY-3.10: following you costs more until the turn ends."""

    culture: int


@POWERS.kind("use_row_planet")
@dataclass(frozen=True, slots=True)
class UseRowPlanet(Power):
    """TINY-8.17: the action of another planet of the row."""


@POWERS.kind("use_others_colony")
@dataclass(frozen=True, slots=True)
class UseOthersColony(Power):
    """TINY-8.16: the action of somebody else's colony, whose owner is paid."""

    energy: int = 0
    culture: int = 0


# Goals: what a secret mission asks for


@dataclass(frozen=True, slots=True, kw_only=True)
class Goal:
    vp: int


GOALS: Kinds[Goal] = Kinds()

Stat = Literal["energy", "culture", "planets", "diplomacy_planets", "economy_planets"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison(Goal):
    """To be first or last alone; `vp_tied` if the place is shared."""

    stat: Stat
    vp_tied: int


@GOALS.kind("most")
@dataclass(frozen=True, slots=True, kw_only=True)
class Most(Comparison):
    pass


@GOALS.kind("fewest")
@dataclass(frozen=True, slots=True, kw_only=True)
class Fewest(Comparison):
    pass


@GOALS.kind("equal_track_types")
@dataclass(frozen=True, slots=True, kw_only=True)
class EqualTrackTypes(Goal):
    """As many planets of one type of track as of the other."""


@GOALS.kind("triggered_end")
@dataclass(frozen=True, slots=True, kw_only=True)
class TriggeredEnd(Goal):
    pass


@GOALS.kind("resources_at_least")
@dataclass(frozen=True, slots=True, kw_only=True)
class ResourcesAtLeast(Goal):
    energy: int
    culture: int


@GOALS.kind("empire_max")
@dataclass(frozen=True, slots=True, kw_only=True)
class EmpireMax(Goal):
    pass


@GOALS.kind("all_ships_home")
@dataclass(frozen=True, slots=True, kw_only=True)
class AllShipsHome(Goal):
    pass


@GOALS.kind("no_ship_home")
@dataclass(frozen=True, slots=True, kw_only=True)
class NoShipHome(Goal):
    pass


# Attacks: what a Rogue does to the player


class Attack:
    __slots__ = ()


ATTACKS: Kinds[Attack] = Kinds()


@ATTACKS.kind("player_loses")
@dataclass(frozen=True, slots=True)
class PlayerLoses(Attack):
    resource: Resource
    amount: int


@ATTACKS.kind("rogue_gains")
@dataclass(frozen=True, slots=True)
class RogueGains(Attack):
    resource: Resource
    amount: int


@ATTACKS.kind("rogue_steals")
@dataclass(frozen=True, slots=True)
class RogueSteals(Attack):
    """`any` resource: the player picks (TINY-A14)."""

    resource: ResourceOrAny
    amount: int


@ATTACKS.kind("player_regress")
@dataclass(frozen=True, slots=True)
class PlayerRegress(Attack):
    """One ship, which the player picks (TINY-A14), or all."""

    steps: int
    all_ships: bool = False


@ATTACKS.kind("rogue_advance_all")
@dataclass(frozen=True, slots=True)
class RogueAdvanceAll(Attack):
    steps: int


@ATTACKS.kind("player_loses_die")
@dataclass(frozen=True, slots=True)
class PlayerLosesDie(Attack):
    """TINY-A19: for the next turn only."""

    dice: int
