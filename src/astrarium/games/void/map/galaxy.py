"""Which spaces are neighbours: computed once for each layout of the hexes, and no part of a state."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from ..content import HEXES, HOME, IS_ASTEROIDS, SPACE, SPACES
from ..names import NONE, OBSTACLES

PLACES = 6
CENTRE = 0  # the hex in the middle
ASTEROIDS = 1 << OBSTACLES.index("asteroids")
EVERYTHING = (1 << len(OBSTACLES)) - 1  # passes all obstacles


@dataclass(frozen=True, slots=True)
class Lane:
    to: int
    obstacle: int  # NONE: free
    needs: int  # what a ship must pass to go there, a bit for each obstacle
    is_wormhole: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Galaxy:
    spaces: tuple[int, ...]  # in play
    lanes: tuple[tuple[Lane, ...], ...]  # from each space


Layout = tuple[int, ...]


def touching(corner: int) -> tuple[int, int]:
    """The ring places that touch a corner (VOID-3.9); the first is the right-hand one from there (VOID-R23)."""
    return corner, (corner + 1) % PLACES


@lru_cache(256)
def galaxy(hexes: Layout, rotations: Layout, corners: Layout, wormholes: Layout) -> Galaxy:
    """The map for the `hexes` and `rotations` of ring places, `corners` of seats, and `wormholes` (pairs of spaces)."""
    found: list[dict[int, Lane]] = [{} for _ in range(SPACES)]

    def join(a: int, b: int, obstacle: int = NONE, is_wormhole: bool = False) -> None:
        for start, end in ((a, b), (b, a)):
            needs = (1 << obstacle if obstacle != NONE else 0) | (ASTEROIDS if IS_ASTEROIDS[end] else 0)
            known = found[start].get(end)
            if known is None or known.needs & ~needs:  # of two lanes, the freer one
                found[start][end] = Lane(end, obstacle, needs, is_wormhole)

    laid = [CENTRE, *(number for number in hexes if number != NONE)]
    for number in laid:
        for lane in HEXES[number].lanes:
            join(SPACE[lane.a], SPACE[lane.b], lane.obstacle)
    for a, b in _gates(hexes, rotations, corners):
        join(a, b)
    for a, b in zip(wormholes[::2], wormholes[1::2], strict=True):  # VOID-14.1
        join(a, b, NONE, is_wormhole=True)
    homes = [HOME + seat for seat, corner in enumerate(corners) if corner != NONE]
    spaces = sorted(SPACE[id_] for number in laid for id_ in HEXES[number].spaces) + homes
    lanes = tuple(tuple(lane for _, lane in sorted(ways.items())) for ways in found)
    return Galaxy(tuple(spaces), lanes)


def _gates(hexes: Layout, rotations: Layout, corners: Layout) -> list[tuple[int, int]]:
    """VOID-7.19: the pairs of spaces that lanes join across the sides of hexes."""

    def gate(place: int, direction: int) -> int:
        return SPACE[HEXES[hexes[place]].gates[(direction - rotations[place]) % 6]]

    pairs = []
    for place in range(PLACES):
        if hexes[place] == NONE:
            continue
        pairs.append((SPACE[HEXES[CENTRE].gates[place]], gate(place, place + 3)))
        after = (place + 1) % PLACES
        if hexes[after] != NONE:
            pairs.append((gate(place, place + 2), gate(after, after - 2)))
    for seat, corner in enumerate(corners):
        if corner == NONE:
            continue
        right, left = touching(corner)
        if hexes[right] != NONE:
            pairs.append((HOME + seat, gate(right, right + 1)))
        if hexes[left] != NONE:
            pairs.append((HOME + seat, gate(left, left - 1)))
    return pairs


@lru_cache(1024)
def exits(hexes: Layout, rotations: Layout, corners: Layout, wormholes: Layout, passed: int) -> int:
    """The spaces that ships can leave if they pass these obstacles, a bit for each."""
    lanes = galaxy(hexes, rotations, corners, wormholes).lanes
    return sum(1 << space for space, ways in enumerate(lanes) if any(not lane.needs & ~passed for lane in ways))


@lru_cache(4096)
def distances(
    hexes: Layout, rotations: Layout, corners: Layout, wormholes: Layout, start: int, passed: int = EVERYTHING
) -> tuple[int, ...]:
    """VOID-R54: how many lanes it is from a space to each other one, or NONE, for ships that pass these obstacles."""
    lanes = galaxy(hexes, rotations, corners, wormholes).lanes
    found = [NONE] * SPACES
    found[start] = 0
    edge = [start]
    while edge:
        edge = _ring(lanes, edge, found, ~passed)
    return tuple(found)


def _ring(lanes: Sequence[Sequence[Lane]], edge: list[int], found: list[int], not_passed: int) -> list[int]:
    further = []
    for space in edge:
        for lane in lanes[space]:
            if found[lane.to] == NONE and not lane.needs & not_passed:
                found[lane.to] = found[space] + 1
                further.append(lane.to)
    return further
