"""References to things on the table, as events, options and views name them."""

from .content import CARDS
from .names import ACTION_IDS, GOODS, PHASES

SEAT = tuple(f"seat:{seat}" for seat in range(4))
CARD = tuple(f"card:{card.id}" for card in CARDS)
GOOD = tuple(f"good:{good}" for good in GOODS)
ACTION = tuple(f"action:{action}" for action in ACTION_IDS)
PHASE = tuple(f"phase:{phase}" for phase in PHASES)


def cards(numbers: list[int]) -> str:
    return ",".join(CARD[number] for number in numbers)
