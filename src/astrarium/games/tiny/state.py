"""Everything on the table, as small integers.

A *side* is a seat or, in solo, the Rogue, who is the side after the last seat.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from astrarium.kernel import Rng, State, Step
from astrarium.kernel.randomness import SEED_BYTES

from .content import MAX_RESOURCE, ROGUES, SHIPS_EACH

# Where a ship is: locked, at home, on the surface of a planet of the row, or in its orbit.
LOCKED = -1
HOME = 0
SURFACE = 1  # of the planet in slot 0; +1 for each slot
ORBIT = 9

# What became of a die, added to its face.
INACTIVE = 0
ACTIVATED = 8
CONVERTED = 16
DISCARDED = 24

NO_PLANET = -1
NOBODY = -1


def slot_of(place: int) -> int:
    """The slot of the row at which a ship off its galaxy is."""
    return (place - 1) & 7


@dataclass(frozen=True, slots=True)
class Variant:
    """The table's options that rules look at."""

    rogue_reroll_unusable: bool = True
    rogue_extra_followed: bool = True
    two_player_missions: bool = False
    tiebreak_empire_level: bool = False
    mared_tie_allowed: bool = False
    andellouxian_mixed: bool = False
    helios_bottom: bool = False
    activate_without_effect: bool = False

    @property
    def flags(self) -> list[int]:
        """In the order of the fields."""
        return [
            int(self.rogue_reroll_unusable),
            int(self.rogue_extra_followed),
            int(self.two_player_missions),
            int(self.tiebreak_empire_level),
            int(self.mared_tie_allowed),
            int(self.andellouxian_mixed),
            int(self.helios_bottom),
            int(self.activate_without_effect),
        ]

    @classmethod
    def of(cls, options: Mapping[str, str]) -> "Variant":
        return cls(**{f.name: options[f.name] == "on" for f in fields(cls) if f.name in options})


class TinyState(State):
    __slots__ = (
        "active",
        "attacks",
        "colonies",
        "culture",
        "dealt",
        "deck",
        "dice",
        "discards",
        "empire",
        "ending",
        "energy",
        "first",
        "follow_gains",
        "follow_price",
        "in_use",
        "kept",
        "level",
        "lost_dice",
        "rerolls",
        "resolving",
        "rogue",
        "round",
        "row",
        "sunk",
        "trigger",
        "used_turn",
        "variant",
        "vp",
        "where",
    )

    def __init__(self, seats: int, rng: Rng, variant: Variant) -> None:
        super().__init__(seats, rng)
        sides = seats + 1 if seats == 1 else seats
        self.variant = variant
        self.row: list[int] = []  # planets by slot; NO_PLANET when the deck has run out
        self.deck: list[int] = []  # the next planet is the last one
        self.sunk = 0  # how many cards at the bottom of the deck everybody knows (option helios_bottom)
        self.discards: list[int] = []
        self.where = [LOCKED] * (sides * SHIPS_EACH)  # of each side's four ships in turn
        self.level = [0] * (sides * SHIPS_EACH)  # on the colony track; 0 is START
        self.energy = [0] * sides
        self.culture = [0] * sides
        self.empire = [1] * sides
        self.colonies: list[list[int]] = [[] for _ in range(sides)]
        self.vp = [0] * sides  # planets and empire; missions count at the end only
        self.dealt: list[tuple[int, ...]] = [()] * seats  # the missions that each seat was dealt
        self.kept = [-1] * seats
        self.rogue = -1  # which rogue galaxy
        self.first = 0
        self.active = 0  # the side whose turn it is
        self.round = 0
        self.dice: list[int] = []  # face, plus what became of it
        self.resolving = -1  # the die whose action is being done
        self.rerolls = 0  # this turn
        self.follow_price = 0
        self.follow_gains = [0, 0]  # energy, culture for the active player at each follow
        self.in_use = 0  # planet actions that are going on: bit planet * 8 + side
        self.used_turn = 0  # those used within this turn, in the same way
        self.attacks = 0  # of the Rogue, this turn
        self.lost_dice = 0  # of the solo player's next turn
        self.trigger = NOBODY  # who first reached 21 VP
        self.ending = ""  # how the game ended

    @property
    def sides(self) -> int:
        return len(self.vp)

    def stock(self, resource: int) -> list[int]:
        return self.culture if resource else self.energy

    def cap(self, side: int, resource: int) -> int:
        """TINY-5.4: 7 of each; a Rogue has its own maximum (TINY-10.14)."""
        return MAX_RESOURCE if side < self.seats else ROGUES[self.rogue].caps[resource]

    def next_seat(self, seat: int) -> int:
        """Clockwise."""
        return (seat + 1) % self.seats

    def others(self, side: int) -> list[int]:
        """All other sides, clockwise."""
        return [(side + i) % self.sides for i in range(1, self.sides)]

    def copy(self) -> "TinyState":
        c: TinyState = TinyState.__new__(TinyState)
        self.copy_base(c)
        c.variant = self.variant
        c.row = self.row[:]
        c.deck = self.deck[:]
        c.sunk = self.sunk
        c.discards = self.discards[:]
        c.where = self.where[:]
        c.level = self.level[:]
        c.energy = self.energy[:]
        c.culture = self.culture[:]
        c.empire = self.empire[:]
        c.colonies = [planets[:] for planets in self.colonies]
        c.vp = self.vp[:]
        c.dealt = self.dealt[:]
        c.kept = self.kept[:]
        c.rogue = self.rogue
        c.first = self.first
        c.active = self.active
        c.round = self.round
        c.dice = self.dice[:]
        c.resolving = self.resolving
        c.rerolls = self.rerolls
        c.follow_price = self.follow_price
        c.follow_gains = self.follow_gains[:]
        c.in_use = self.in_use
        c.used_turn = self.used_turn
        c.attacks = self.attacks
        c.lost_dice = self.lost_dice
        c.trigger = self.trigger
        c.ending = self.ending
        return c

    def pack(self) -> list[Any]:
        return [
            self.pack_base(),
            self.variant.flags,
            self.row,
            self.deck,
            self.discards,
            self.where,
            self.level,
            self.energy,
            self.culture,
            self.empire,
            self.colonies,
            self.vp,
            [list(pair) for pair in self.dealt],
            self.kept,
            self.dice,
            self.follow_gains,
            [self.rogue, self.first, self.active, self.round, self.resolving, self.rerolls, self.follow_price],
            [self.in_use, self.used_turn, self.attacks, self.lost_dice, self.trigger, self.sunk],
            self.ending,
        ]

    @classmethod
    def unpack(cls, packed: list[Any]) -> "TinyState":
        s = cls(packed[0][0], Rng(bytes(SEED_BYTES)), Variant(*(bool(flag) for flag in packed[1])))
        s.unpack_base(packed[0], TinyStep)
        (s.row, s.deck, s.discards, s.where, s.level, s.energy, s.culture, s.empire) = map(list, packed[2:10])
        s.colonies = [list(planets) for planets in packed[10]]
        s.vp = list(packed[11])
        s.dealt = [tuple(pair) for pair in packed[12]]
        s.kept, s.dice, s.follow_gains = map(list, packed[13:16])
        (s.rogue, s.first, s.active, s.round, s.resolving, s.rerolls, s.follow_price) = packed[16]
        (s.in_use, s.used_turn, s.attacks, s.lost_dice, s.trigger, s.sunk) = packed[17]
        s.ending = packed[18]
        return s


class TinyStep(Step[TinyState]):
    """What goes on in this game."""

    __slots__ = ()
