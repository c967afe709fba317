"""Dice in one place: how many of each kind, in one number.

Dice of a kind that lie in one place are alike, so a place is known by its counts. They are kept as the eight-bit digits
of one integer, the first kind's lowest: two places are put together by adding, and dice are taken away by subtracting.
"""

from collections.abc import Iterable
from functools import lru_cache

from .names import DICE

Dice = int

BITS = 8
MOST = (1 << BITS) - 1  # dice of one kind in one place
KINDS = range(len(DICE))
ONE: tuple[Dice, ...] = tuple(1 << BITS * kind for kind in KINDS)
_EACH = sum(ONE)
_LAST = BITS * (len(DICE) - 1)


def count(dice: Dice, kind: int) -> int:
    return dice >> BITS * kind & MOST


def size(dice: Dice) -> int:
    """How many dice in all: the digits add up in the last one of this product."""
    return dice * _EACH >> _LAST & MOST


@lru_cache(4096)
def kinds(dice: Dice) -> tuple[int, ...]:
    """The kinds that are there, each once."""
    return tuple(kind for kind in KINDS if dice >> BITS * kind & MOST)


@lru_cache(4096)
def one_by_one(dice: Dice) -> tuple[int, ...]:
    """The kind of each die, in the order of the kinds."""
    return tuple(kind for kind in KINDS for _ in range(dice >> BITS * kind & MOST))


def of(*each: int) -> Dice:
    """Dice of these kinds."""
    return sum(ONE[kind] for kind in each)


def only(dice: Dice, wanted: Iterable[int]) -> Dice:
    """Those of these kinds."""
    return sum(count(dice, kind) * ONE[kind] for kind in wanted)


# Several dice chosen at once: each die is an option, those of a kind in one place follow one another. Which of two
# alike is taken makes no difference.
COPIES = MOST + 1  # an option: the number of the group * COPIES + which of its dice


def options(groups: Iterable[tuple[int, int]]) -> list[int]:
    """An option for each die of groups of (number of the group, how many)."""
    return [group * COPIES + copy for group, many in groups for copy in range(many)]


def of_kinds(dice: Dice) -> list[int]:
    """The same where the dice lie in one place: a group is a kind."""
    return options((kind, count(dice, kind)) for kind in kinds(dice))


def chosen(choice: Iterable[int]) -> Dice:
    """The dice that were chosen among `of_kinds`."""
    return of(*(code // COPIES for code in choice))
