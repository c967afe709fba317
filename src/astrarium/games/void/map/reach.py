"""Where a ship can go (VOID-7.6, VOID-7.7, VOID-R41)."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import compress

from ..content import SPACE, SPACES, event_effects
from ..effects import RiskOnEnter
from ..empire import IGNORES_OBSTACLES, abilities, beam_owners, controlled, passed
from ..names import NONE
from ..state import VoidState
from .fleets import SHIP_OF, squadrons
from .galaxy import EVERYTHING, Galaxy

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


def reach(s: VoidState, mover: int, owner: int, kind: int, start: int, left: int, ignoring: bool) -> Mapping[int, int]:
    """The spaces where a leg of the move can end, with the movement that each uses."""
    return _reach(s.map, passes(s, owner, kind, ignoring), _stops(s, mover, owner), start, left)


@lru_cache(8192)
def _reach(galaxy: Galaxy, passing: int, stops: int, start: int, left: int) -> Mapping[int, int]:
    """The same for ships that pass these obstacles; a leg can end in one of `stops`, but does not run through it."""
    found = {start: 0}
    edge = [start]
    for distance in range(1, left + 1):
        further = []
        for space in edge:
            for lane in galaxy.lanes[space]:
                if lane.to not in found and not lane.needs & ~passing:
                    found[lane.to] = distance
                    if not stops >> lane.to & 1:
                        further.append(lane.to)
        edge = further
    del found[start]
    return found


def _stops(s: VoidState, mover: int, owner: int) -> int:
    """VOID-R41: the spaces where something happens on entering, a bit for each."""
    spaces = {*compress(range(SPACES), s.pirates), *risks(s.force)}
    if any(abilities(s, other).beams for other in range(s.seats) if other != owner):
        spaces.update(space for space in s.map.spaces if holders(s, mover, owner, space))
    return sum(1 << space for space in spaces)


def nearest(s: VoidState, seat: int, space: int) -> list[int]:
    """VOID-R20, VOID-R54: the controlled planets that are nearest to a space, other than itself."""
    distances = s.distances(space)
    reachable = [other for other in controlled(s, seat) if other != space and distances[other] != NONE]
    least = min((distances[other] for other in reachable), default=0)
    return [other for other in reachable if distances[other] == least]
