"""Everything on the table, as small integers.

A *side* is a seat or, in solo, the Rogue, whose number follows the last seat's.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields

from astrarium.kernel import State, Step
from astrarium.kernel.declared import each, start

from .content import MAX_RESOURCE, ROGUE_CAPS, SHIPS_EACH
from .names import RESOURCES

# Where a ship is: locked, at home, on the surface of a planet of the row, or in its orbit.
LOCKED = -1
HOME = 0
SURFACE = 1  # of the planet in slot 0; add the slot
ORBIT = 9

# The status of a die, added to its face.
INACTIVE = 0
ACTIVATED = 8
CONVERTED = 16
DISCARDED = 24

NO_PLANET = -1
NOBODY = -1


def slot_of(place: int) -> int:
    """The slot of the row that belongs to a place on a surface or in orbit."""
    return (place - 1) & 7


@dataclass(frozen=True, slots=True)
class Variant:
    """The table's options that affect rules."""

    rogue_reroll_unusable: bool = True
    rogue_extra_followed: bool = True
    two_player_missions: bool = False
    tiebreak_empire_level: bool = False
    mared_tie_allowed: bool = False
    andellouxian_mixed: bool = False
    helios_bottom: bool = False
    activate_without_effect: bool = False

    @classmethod
    def of(cls, options: Mapping[str, str]) -> "Variant":
        return cls(**{f.name: options[f.name] == "on" for f in fields(cls) if f.name in options})


def sides(seats: int) -> int:
    """The number of sides: in solo, the Rogue is a side too."""
    return seats + 1 if seats == 1 else seats


def ships(seats: int) -> int:
    return sides(seats) * SHIPS_EACH


def resources(seats: int) -> int:
    return len(RESOURCES)


@dataclass(slots=True, eq=False, repr=False)
class TinyState(State):
    variant: Variant
    row: list[int] = start(list)  # planets by slot; NO_PLANET when the deck has run out
    deck: list[int] = start(list)  # the next planet is the last one
    sunk: int = start(0)  # how many cards at the bottom of the deck everybody knows (option helios_bottom)
    discards: list[int] = start(list)
    where: list[int] = each(LOCKED, ships)  # the place of each ship, side after side
    level: list[int] = each(0, ships)  # on the colony track; 0 is START
    energy: list[int] = each(0, sides)
    culture: list[int] = each(0, sides)
    empire: list[int] = each(1, sides)
    colonies: list[list[int]] = each(list, sides)
    vp: list[int] = each(0, sides)  # planets and empire; missions count at the end only
    dealt: list[tuple[int, ...]] = each(())  # the missions that each seat was dealt
    kept: list[int] = each(-1)
    rogue: int = start(-1)  # which rogue galaxy
    first: int = start(0)
    active: int = start(0)  # the side whose turn it is
    round: int = start(0)
    dice: list[int] = start(list)  # face plus status
    bay: tuple[int, ...] = start(())  # the activated dice by their place in `dice`, in the order of their activation
    resolving: int = start(-1)  # the die whose action is being done
    rerolls: int = start(0)  # this turn
    follow_price: int = start(0)
    follow_gains: list[int] = each(0, resources)  # energy, culture for the active player at each follow
    in_use: int = start(0)  # planet actions being used: bit planet * 8 + side
    used_turn: int = start(0)  # planet actions used this turn, in the same form
    attacks: int = start(0)  # of the Rogue, this turn
    lost_dice: int = start(0)  # of the solo player's next turn
    trigger: int = start(NOBODY)  # who first reached 21 VP
    ending: str = start("")  # how the game ended

    @property
    def sides(self) -> int:
        return len(self.vp)

    def stock(self, resource: int) -> list[int]:
        return self.culture if resource else self.energy

    def cap(self, side: int, resource: int) -> int:
        """TINY-5.4: 7 of each; a Rogue has its own maximum (TINY-10.14)."""
        return MAX_RESOURCE if side < self.seats else ROGUE_CAPS[self.rogue][resource]

    def next_seat(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def others(self, side: int) -> list[int]:
        """All other sides, clockwise."""
        return [(side + i) % self.sides for i in range(1, self.sides)]


class TinyStep(Step[TinyState]):
    """The base class of this game's steps."""

    __slots__ = ()
