"""What an offer can hold: cards, credits and the use of goods, given and wanted (VOID-15.2)."""

from collections.abc import Sequence
from typing import NamedTuple

from ..content import CARDS
from ..names import GOODS, TEMPERAMENTS

DESIGNS, TYPES, GOOD_KINDS = len(CARDS), len(TEMPERAMENTS), len(GOODS)

# Codes of the parts of an offer: given, then wanted
GIVE_CREDITS = DESIGNS
GIVE_GOOD = GIVE_CREDITS + 1
WANT_TYPE = GIVE_GOOD + GOOD_KINDS
WANT_CREDITS = WANT_TYPE + TYPES
WANT_GOOD = WANT_CREDITS + 1
PARTS = WANT_GOOD + GOOD_KINDS


class Basket(NamedTuple):
    """One offer."""

    cards: tuple[int, ...]  # given: designs
    credits: int
    goods: int  # lent, a bit for each
    types: tuple[int, ...]  # wanted: cards of each temperament
    wanted_credits: int
    wanted_goods: int


def read(parts: Sequence[int]) -> Basket:
    """An offer from its numbers, one for each code."""
    return Basket(
        tuple(card for card in range(DESIGNS) for _ in range(parts[card])),
        parts[GIVE_CREDITS],
        sum(1 << good for good in range(GOOD_KINDS) if parts[GIVE_GOOD + good]),
        tuple(parts[WANT_TYPE:WANT_CREDITS]),
        parts[WANT_CREDITS],
        sum(1 << good for good in range(GOOD_KINDS) if parts[WANT_GOOD + good]),
    )
