"""What others may take from a seat before it can react."""

from ..battle.targets import at_peace
from ..map.fleets import hits_taken
from ..state import VoidState
from .pace import Pace
from .ways import navy
from .worth import allied, held

NEAR = (0.6, 0.35, 0.15)  # chance that a ship comes for an unguarded planet, by the moves it needs
GUARDED = (1.0, 0.5, 0.25, 0.12, 0.06)  # what guards leave of that chance, by the hits that destroy them
A_HOME = 3.0  # further points that a lost home world costs


def danger(s: VoidState, seat: int, at: Pace, planets: list[int]) -> float:
    """The points that the seat must expect to lose with these planets."""
    if not at.scorings:
        return 0.0
    comers = [navy(s, other).nearest for other in range(s.seats) if other != seat]
    closed = at_peace(s.force)
    expected = 0.0
    for space in planets:
        left = 1.0  # the chance that nobody comes
        for nearest in comers:
            if nearest[space] < len(NEAR):
                left *= 1 - NEAR[nearest[space]]
        if left < 1 and space not in closed:
            guards = s.fleet(space, seat)
            guarded = GUARDED[min(len(GUARDED) - 1, hits_taken(guards))] if guards else 1.0
            expected += (1 - left) * guarded * _loss(s, seat, space, at)
    return expected


def _loss(s: VoidState, seat: int, space: int, at: Pace) -> float:
    more = A_HOME if space == s.home(seat) else allied(s, space, at) if s.ally[space] == seat else 0.0
    return held(s, space, at) + more
