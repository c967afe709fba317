"""How far ships have to go."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from ..content import SHIPS, SPACES
from ..empire import IGNORES_OBSTACLES, abilities, passed
from ..map.fleets import SHIP_OF, squadrons
from ..map.galaxy import EVERYTHING, Layout, distances
from ..names import NONE
from ..state import VoidState

FAR = 99
Map = tuple[Layout, Layout, Layout, Layout]  # the arguments of `galaxy`


def lanes_to(s: VoidState, seat: int, space: int) -> Callable[[int], int]:
    """A function: how many lanes it is from a space to this one for the seat's ships, FAR if they cannot go."""
    found = s.distances(space, passed(s, abilities(s, seat)))
    return lambda start: FAR if found[start] == NONE else found[start]


def layout(s: VoidState) -> Map:
    return s.hexes, s.rotations, s.corners, s.wormholes


class Squadron(NamedTuple):
    """Ships of one kind in one space: how many, and how many moves each needs to every space."""

    space: int
    kind: int
    n: int
    moves: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)  # compared by identity: `_navy` caches them
class Navy:
    squadrons: tuple[Squadron, ...]
    nearest: tuple[int, ...]  # for each space, moves until the first ship is there
    by_way: tuple[tuple[int, ...], ...]  # for each space, places of the squadrons, the nearest first


@lru_cache(8192)
def _navy(fleets: tuple[int, ...], at: Map, passes: int, further: int) -> Navy:
    found = []
    for space, fleet in enumerate(fleets):
        for kind, n in squadrons(fleet) if fleet else ():
            ship = SHIP_OF[kind]
            table = distances(*at, space, EVERYTHING if IGNORES_OBSTACLES[ship] else passes)
            found.append(Squadron(space, kind, n, _moves(table, SHIPS[ship].move + further)))
    by_way = tuple(
        tuple(sorted(range(len(found)), key=lambda place: found[place].moves[space])) for space in range(SPACES)
    )
    nearest = tuple(found[places[0]].moves[space] if places else FAR for space, places in enumerate(by_way))
    return Navy(tuple(found), nearest, by_way)


@lru_cache(4096)
def _moves(table: tuple[int, ...], speed: int) -> tuple[int, ...]:
    return tuple(FAR if lanes == NONE else -(-lanes // speed) for lanes in table)


def navy(s: VoidState, seat: int) -> Navy:
    """All ships of a seat, with those that it has chosen to build."""
    fleets = s.fleets[seat :: s.seats]
    if s.built[seat]:
        fleets[s.home(seat)] += s.built[seat]
    own = abilities(s, seat)
    return _navy(tuple(fleets), layout(s), passed(s, own), own.move_bonus)
