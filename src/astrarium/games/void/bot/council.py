"""What influence in the council brings: the prizes as they would go now, and what one more ally would change."""

from functools import lru_cache

from ..empire import PLANET_SPACES, planet_gives
from ..names import NONE
from ..scoring import council_points
from ..state import VoidState
from .pace import Pace
from .worth import council

STAYS = 0.5  # share of what an ally changes now that lasts until the scorings

Influences = tuple[int, ...]  # of each seat


def influences(s: VoidState) -> Influences:
    """The influence of each seat (VOID-10.4)."""
    found = [0] * s.seats
    for space in PLANET_SPACES:
        holder = s.holder[space]
        if holder != NONE and s.ally[space] == holder:
            found[holder] += planet_gives(s, space)[2]
    return tuple(found)


@lru_cache(4096)
def prizes(found: Influences, at: Pace) -> tuple[float, ...]:
    """What each seat would get at all scorings to come if influence stayed so (VOID-10.5)."""
    paid = [0.0] * len(found)
    for first, second in at.prizes:
        for seat, points in enumerate(council_points(list(found), first, second)):
            paid[seat] += points
    return tuple(paid)


@lru_cache(8192)
def one_more(found: Influences, seat: int, influence: int, at: Pace) -> float:
    """What an ally with this influence would bring: more than its share where it changes who gets a prize."""
    after = (*found[:seat], found[seat] + influence, *found[seat + 1 :])
    gain = prizes(after, at)[seat] - prizes(found, at)[seat]
    return STAYS * gain + (1 - STAYS) * influence * council(at)
