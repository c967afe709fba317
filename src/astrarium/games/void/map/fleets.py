"""Ships of one seat in one space are one integer: five bits for each kind, so that adding fleets adds their ships.

A kind is a type of ship, intact or damaged (VOID-11.3); kinds are in the order in which they fire.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from ..content import FLEET_BITS, SHIPS


@dataclass(frozen=True, slots=True)
class Kind:
    ship: int
    damaged: bool


KINDS = tuple(
    Kind(ship, damaged)
    for ship in sorted(range(len(SHIPS)), key=lambda ship: (SHIPS[ship].initiative, ship))
    for damaged in ((False, True) if SHIPS[ship].hits > 1 else (False,))
)
COUNT = len(KINDS)
SHIFT = tuple(FLEET_BITS * kind for kind in range(COUNT))
ONE = tuple(1 << shift for shift in SHIFT)
MASK = (1 << FLEET_BITS) - 1

KIND_OF = tuple(KINDS.index(Kind(ship, False)) for ship in range(len(SHIPS)))  # of each ship, undamaged
SHIP_OF = tuple(kind.ship for kind in KINDS)
# The kind that a hit turns each kind into: a damaged one, or -1: it is destroyed
AFTER_HIT = tuple(
    KINDS.index(Kind(kind.ship, True)) if not kind.damaged and SHIPS[kind.ship].hits > 1 else -1 for kind in KINDS
)
HITS = tuple(1 if after < 0 else 2 for after in AFTER_HIT)  # that destroy a ship of each kind
INITIATIVE = tuple(SHIPS[kind.ship].initiative for kind in KINDS)
OF_LEVEL = {level: tuple(kind for kind in range(COUNT) if INITIATIVE[kind] == level) for level in range(10)}


def number(fleet: int, kind: int) -> int:
    """How many ships of this kind?"""
    return fleet >> SHIFT[kind] & MASK


def any_of(kinds: Iterable[int]) -> int:
    """A mask that leaves something of a fleet with at least one ship of these kinds."""
    return sum(MASK << SHIFT[kind] for kind in kinds)


@lru_cache(8192)
def squadrons(fleet: int) -> tuple[tuple[int, int], ...]:
    """The kinds in a fleet and how many of each."""
    return tuple((kind, n) for kind in range(COUNT) if (n := fleet >> SHIFT[kind] & MASK))


@lru_cache(8192)
def size(fleet: int) -> int:
    return sum(n for _, n in squadrons(fleet))


@lru_cache(8192)
def hits_taken(fleet: int) -> int:
    """How many hits destroy the whole fleet."""
    return sum(n * HITS[kind] for kind, n in squadrons(fleet))


def in_both(a: int, b: int) -> int:
    """The ships that are in both fleets."""
    return sum(min(n, number(b, kind)) * ONE[kind] for kind, n in squadrons(a))


def of_ship(fleet: int, ship: int) -> int:
    """How many ships of a type, intact or damaged."""
    kind = KIND_OF[ship]
    n = fleet >> SHIFT[kind] & MASK
    return n + (fleet >> SHIFT[AFTER_HIT[kind]] & MASK) if AFTER_HIT[kind] >= 0 else n
