"""References to things on the table, as events, options and views name them."""

from functools import lru_cache

from .content import CARDS
from .names import ACTION_IDS, GOODS, PHASES

SEAT = tuple(f"seat:{seat}" for seat in range(4))
CARD = tuple(f"card:{card.id}" for card in CARDS)
GOOD = tuple(f"good:{good}" for good in GOODS)
ACTION = tuple(f"action:{action}" for action in ACTION_IDS)
PHASE = tuple(f"phase:{phase}" for phase in PHASES)


@lru_cache(256)
def actions(numbers: tuple[int, ...]) -> str:
    return ",".join([ACTION[number] for number in numbers])


def cards(numbers: list[int]) -> str:
    return ",".join(CARD[number] for number in numbers)
