"""What windfall powers and the bonus can fill in the end, so that only choices that matter are asked (FRONT-A36)."""

from functools import lru_cache
from typing import NamedTuple, TypeVar

from ..names import ANY, GOODS, NONE
from .likeness import Likeness

Filled = tuple[tuple[Likeness, int], ...]  # colonies, each with the kind of its good

T = TypeVar("T")

MOST_POWERS, MOST_COLONIES = 4, 6  # up to these all ways are tried: a pack may have more than the box


class Left(NamedTuple):
    """What a seat has not used and not filled yet."""

    scopes: tuple[int, ...]  # of its powers
    empty: tuple[Likeness, ...]  # its windfall colonies
    supply: tuple[int, ...]  # goods, by kind
    kind: int  # of a colony of any kind; NONE: not set yet (FRONT-A35)

    @property
    def is_clear(self) -> bool:
        """Are there few enough ways to find out which lead to the same end?"""
        return len(self.scopes) <= MOST_POWERS and len(self.empty) <= MOST_COLONIES


def kinds_made(good: int, scope: int, kind: int) -> list[int]:
    """Which goods a power of this scope can put on a colony that makes this good; `kind` as in `Left`."""
    kinds = range(len(GOODS)) if good == ANY and kind == NONE else [kind if good == ANY else good]
    return [made for made in kinds if scope in (ANY, made)]


@lru_cache(4096)
def ends(left: Left) -> frozenset[Filled]:
    """All possible ends: what is filled when no power can be used any more."""
    found = {end for scope in set(left.scopes) for place in set(left.empty) for end in after(left, scope, place)}
    return frozenset(found or {()})


def after(left: Left, scope: int, place: Likeness) -> frozenset[Filled]:
    """The same if a power of this scope is used on a colony like this next; empty if it cannot be."""
    found: set[Filled] = set()
    for made in kinds_made(place.good, scope, left.kind):
        if left.supply[made]:
            supply = tuple([n - (made == kind) for kind, n in enumerate(left.supply)])
            kind = made if place.good == ANY else left.kind
            rest = ends(Left(_less(left.scopes, scope), _less(left.empty, place), supply, kind))
            found |= {tuple(sorted((*end, (place, made)))) for end in rest}
    return frozenset(found)


def _less(things: tuple[T, ...], one: T) -> tuple[T, ...]:
    place = things.index(one)
    return things[:place] + things[place + 1 :]
