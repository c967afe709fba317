"""The set-up, before there is any ship: how well the home worlds lie."""

from functools import lru_cache

from astrarium.kernel import Choice, Decision

from ..content import TECHNOLOGIES
from ..empire import PLANET_SPACES, abilities, passed
from ..map.galaxy import distances
from ..names import NONE
from ..powers.movement import PassObstacle
from ..setup import stack_order
from ..state import VoidState
from .pace import Pace, whole_game
from .ways import Map, layout
from .worth import untroubled

CLOSER = 0.8  # what one lane more leaves of a planet's worth
BARRED = 0.5  # and an obstacle that a technology must open first
OTHERS = 0.6  # how much the others' homes count, all together
# Obstacles that a technology opens which needs no good
OPENED = sum(
    1 << power.obstacle
    for technology in TECHNOLOGIES
    if technology.good == NONE
    for power in technology.powers
    if isinstance(power, PassObstacle)
)


def best_start(s: VoidState, decision: Decision) -> Choice:
    """Of corners, planets to cover and hexes to turn, what leaves the own home better off than those of the others."""
    return max(decision.choices(), key=lambda choice: _after(s, decision, choice))


def _after(s: VoidState, decision: Decision, choice: Choice) -> float:
    after = s.copy()
    decision.step.answer(after, choice)
    at = whole_game(stack_order())
    found = [_home(after, seat, at) for seat in range(s.seats)]
    own = found.pop(decision.seat)
    return own - OTHERS * sum(found) / len(found)


def _home(s: VoidState, seat: int, at: Pace) -> float:
    """What a home world reaches: planets by their worth, the nearer the more."""
    passes = passed(s, abilities(s, seat))
    return _reach(layout(s), s.home(seat), passes, s.covered, at)


@lru_cache(1024)
def _reach(at_places: Map, home: int, passes: int, covered: tuple[int, ...], at: Pace) -> float:
    freely, later = (distances(*at_places, home, opened) for opened in (passes, passes | OPENED))
    return sum(
        untroubled(space, at) * max(_share(freely[space]), BARRED * _share(later[space]))
        for space in PLANET_SPACES
        if space not in covered
    )


def _share(lanes: int) -> float:
    return CLOSER**lanes if lanes != NONE else 0.0
