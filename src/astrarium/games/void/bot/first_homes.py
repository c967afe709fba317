"""Answers of the set-up, judged by how well the home worlds lie."""

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

CLOSER = 0.8  # share of a planet's worth that is left for each lane of distance
BARRED = 0.5  # share that is left behind an obstacle which a technology must open
OTHERS = 0.6  # how much the others' homes count, all together
# Obstacles opened by technologies that need no good
OPENED = sum(
    1 << power.obstacle
    for technology in TECHNOLOGIES
    if technology.good == NONE
    for power in technology.powers
    if isinstance(power, PassObstacle)
)


def best_start(s: VoidState, decision: Decision) -> Choice:
    """The corner, planet to cover or hex to turn that leaves one's home best off compared with the others'."""
    return max(decision.choices(), key=lambda choice: _after(s, decision, choice))


def _after(s: VoidState, decision: Decision, choice: Choice) -> float:
    after = s.copy()
    decision.step.answer(after, choice)
    at = whole_game(stack_order())
    found = [_home(after, seat, at) for seat in range(s.seats)]
    own = found.pop(decision.seat)
    return own - OTHERS * sum(found) / len(found)


def _home(s: VoidState, seat: int, at: Pace) -> float:
    """The worth of the planets that a home world reaches; nearer ones count more."""
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
