"""How much of the game is left, and how often each action will still be done, for appraisals."""

from typing import NamedTuple

from ..content import FIGURES
from ..empire import spaces
from ..names import DEVELOP, EXPLORE, NONE, PRODUCE, SETTLE, TRADE_CONSUME
from ..state import FrontiersState

ROUNDS = 13.0  # of a whole game (FRONT-2.1)
LEAST = 1.0  # rounds left at least, until one is known to be the last

# The share of each action among all that are chosen
SHARE = {EXPLORE: 0.16, DEVELOP: 0.22, SETTLE: 0.18, PRODUCE: 0.13, TRADE_CONSUME: 0.15}


class Pace(NamedTuple):
    ahead: float  # share of the game that is left, from 1 to 0
    explore: float  # how often the action is still to come
    develop: float
    settle: float
    produce: float
    trade: float
    credit: float  # what a credit is worth: less when there is little left to buy


def pace(s: FrontiersState) -> Pace:
    rounds = _rounds(s)
    left = rounds * len(s.order)
    develop, settle = left * SHARE[DEVELOP], left * SHARE[SETTLE]
    credit = CREDIT * min(1.0, (develop + settle / 2) / ENOUGH)
    return Pace(
        rounds / ROUNDS,
        left * SHARE[EXPLORE],
        develop,
        settle,
        left * SHARE[PRODUCE],
        left * SHARE[TRADE_CONSUME],
        credit,
    )


CREDIT = 0.5
ENOUGH = 2.0  # chances to buy with which all money will be spent


def _rounds(s: FrontiersState) -> float:
    """The rounds left, by the end condition that is nearest (FRONT-11.1), and by what is left of a last round."""
    if s.last:  # the action under way does not count as left
        return 0.5 * (1 - (s.chosen + (s.action != NONE)) / len(s.order))
    covered = max([spaces(s, seat) for seat in range(s.seats)]) / (FIGURES.development_spaces + 1)
    settled = (max([len(colonies) for colonies in s.colonies]) - 1) / FIGURES.colonies
    colonists = (FIGURES.colonists_per_player - 1) * s.seats
    sent = (colonists - s.colonist_pool) / (colonists - FIGURES.colonists_left + 1)
    taken = 1 - s.pool / (FIGURES.vp_per_player * s.seats)
    return max(LEAST, ROUNDS * (1 - max(covered, settled, sent, taken)))
