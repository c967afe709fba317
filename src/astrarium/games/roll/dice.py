"""The dice in one place, as one integer that holds the count of each kind.

Dice of one kind in one place are alike, so their counts describe a place completely. The counts are eight-bit digits
of one integer, the first kind lowest: adding joins two places, subtracting removes dice.
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
    """The number of dice in all: the product's last digit is the sum of all digits."""
    return dice * _EACH >> _LAST & MOST


@lru_cache(4096)
def kinds(dice: Dice) -> tuple[int, ...]:
    """The kinds present, each once."""
    return tuple(kind for kind in KINDS if dice >> BITS * kind & MOST)


@lru_cache(4096)
def one_by_one(dice: Dice) -> tuple[int, ...]:
    """The kind of each die, in the order of the kinds."""
    return tuple(kind for kind in KINDS for _ in range(dice >> BITS * kind & MOST))


def of(*each: int) -> Dice:
    """Dice of these kinds."""
    return sum([ONE[kind] for kind in each])


def only(dice: Dice, wanted: Iterable[int]) -> Dice:
    """The dice of these kinds alone."""
    return dice & _digits(tuple(wanted))


@lru_cache(256)
def _digits(wanted: tuple[int, ...]) -> int:
    """All bits of the digits of these kinds."""
    return sum(MOST << BITS * kind for kind in set(wanted))


# Options for choosing several dice at once: each die is one. Dice of one kind in one place form a group; which of them
# is chosen makes no difference.
COPIES = MOST + 1  # an option is the number of the group * COPIES + the die's place in the group


def options(groups: Iterable[tuple[int, int]]) -> list[int]:
    """An option for each die of these groups, each given as (number of the group, number of dice)."""
    return [group * COPIES + copy for group, many in groups for copy in range(many)]


def of_kinds(dice: Dice) -> list[int]:
    """An option for each die of one place, where each kind is a group."""
    return options((kind, count(dice, kind)) for kind in kinds(dice))


def chosen(choice: Iterable[int]) -> Dice:
    """The dice that were chosen among `of_kinds`."""
    return of(*(code // COPIES for code in choice))
