"""Where a ship can go (VOID-7.6, VOID-7.7, VOID-R41)."""

from collections.abc import Iterable
from functools import lru_cache

from ..content import SPACE, event_effects
from ..effects import RiskOnEnter
from ..empire import IGNORES_OBSTACLES, abilities, beam_owners, controlled, passed
from ..names import NONE
from ..state import VoidState
from .fleets import SHIP_OF, squadrons
from .galaxy import EVERYTHING

RISKS = tuple({SPACE[e.planet]: e.most for e in effects} for effects in event_effects(RiskOnEnter))


def risk(s: VoidState, space: int) -> int:
    """VOID-14.13: a ship that enters is destroyed on a roll of at most this; 0: there is no danger."""
    return risks(s.force).get(space, 0) if s.force else 0


@lru_cache(1024)
def risks(force: tuple[int, ...]) -> dict[int, int]:
    """The same for all spaces, by the events in force; the worst one counts."""
    found: dict[int, int] = {}
    for event in force:
        for space, most in RISKS[event].items():
            found[space] = max(most, found.get(space, 0))
    return found


def holders(s: VoidState, mover: int, owner: int, space: int) -> list[int]:
    """VOID-R19: the seats whose Tractor Beams stop a ship of `owner` that `mover` moves."""
    return [other for other in beam_owners(s, owner, space) if other != mover]


def passes(s: VoidState, owner: int, kind: int, ignoring: bool) -> int:
    """VOID-7.7: the obstacles that a ship passes; `ignoring`: this move passes them all."""
    return EVERYTHING if ignoring or IGNORES_OBSTACLES[SHIP_OF[kind]] else passed(s, abilities(s, owner))


def able_to_leave(s: VoidState, owner: int, fleets: Iterable[tuple[int, int]], ignoring: bool) -> list[tuple[int, int]]:
    """Space and kind of the ships in these fleets that can take some lane: `passes` for many at once."""
    freely = s.exits(EVERYTHING)
    own = freely if ignoring else s.exits(passed(s, abilities(s, owner)))
    return [
        (space, kind)
        for space, fleet in fleets
        for kind, _ in squadrons(fleet)
        if (freely if IGNORES_OBSTACLES[SHIP_OF[kind]] else own) >> space & 1
    ]


def reach(s: VoidState, mover: int, owner: int, kind: int, start: int, left: int, ignoring: bool) -> dict[int, int]:
    """The spaces where a leg of the move can end, with the movement that each uses.

    VOID-R41: no leg runs through a space where something happens on entering.
    """
    lanes = s.map.lanes
    not_passed = ~passes(s, owner, kind, ignoring)
    beams = any(abilities(s, other).beams for other in range(s.seats) if other != owner)
    found = {start: 0}
    edge = [start]
    for distance in range(1, left + 1):
        further = []
        for space in edge:
            for lane in lanes[space]:
                if lane.to not in found and not lane.needs & not_passed:
                    found[lane.to] = distance
                    if not (s.pirates[lane.to] or risk(s, lane.to) or (beams and holders(s, mover, owner, lane.to))):
                        further.append(lane.to)
        edge = further
    del found[start]
    return found


def nearest(s: VoidState, seat: int, space: int) -> list[int]:
    """VOID-R20, VOID-R54: the controlled planets that are nearest to a space, other than itself."""
    distances = s.distances(space)
    reachable = [other for other in controlled(s, seat) if other != space and distances[other] != NONE]
    least = min((distances[other] for other in reachable), default=0)
    return [other for other in reachable if distances[other] == least]
