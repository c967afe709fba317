"""Goods that are alike: whichever of them is chosen, the game goes on in the same way (FRONT-A36)."""

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeVar

from ..content import SIDES, WORLDS, rows, totals
from ..empire import good_on
from ..names import NONE
from ..powers.goods import CreditIfProducedHere
from ..powers.settle import ReplaceSelf, Upgrade
from ..state import FrontiersState

HERE = totals(rows(CreditIfProducedHere), lambda power: power.amount)
REPLACE = rows(ReplaceSelf)
UPGRADERS = frozenset(tile for tile, powers in enumerate(rows(Upgrade)) if powers)
BY_WORLDS = any(tile < len(WORLDS) for tile in UPGRADERS)
PLACES = tuple(place for place, sides in enumerate(SIDES) if not UPGRADERS.isdisjoint(sides))

T = TypeVar("T")


class Likeness(NamedTuple):
    """All that matters about a colony that holds or may hold a good."""

    good: int  # the kind that it makes
    resource: str  # whether Produce fills it
    sellable: bool
    here: int  # credits for a good produced there
    only: int  # the colony itself if it may be replaced and lose its good, else NONE


LIKE = tuple(
    Likeness(world.good, world.resource, world.sellable, HERE[number], NONE) for number, world in enumerate(WORLDS)
)
UNLIKE_ANY = tuple(  # of a colony that matters itself
    like._replace(only=number) for number, like in enumerate(LIKE)
)


def likeness(s: FrontiersState, seat: int, colony: int) -> Likeness:
    return (UNLIKE_ANY if _may_give_way(s, seat, colony) else LIKE)[colony]


def _may_give_way(s: FrontiersState, seat: int, colony: int) -> bool:
    """FRONT-7.17, FRONT-7.22: can a world take its place later in this game? Then its points and powers matter too."""
    if REPLACE[colony]:
        return True
    if WORLDS[colony].military:
        return False
    if BY_WORLDS or not UPGRADERS.isdisjoint(s.developments[seat]):
        return True
    return any(s.stock[place] and s.showing[place] in UPGRADERS for place in PLACES)


def goods_unlike(s: FrontiersState, seat: int, colonies: list[int], most: int = 1) -> list[int]:
    """FRONT-A36: these colonies; of those whose goods are alike, only as many as can be chosen at once."""
    if len(colonies) <= most:
        return colonies
    seen: dict[tuple[int, Likeness], int] = {}
    found = []
    for colony in colonies:
        like = good_on(s, seat, colony), likeness(s, seat, colony)
        times = seen.get(like, 0)
        if times < most:
            seen[like] = times + 1
            found.append(colony)
    return found


def first_of_each(options: Iterable[int], comes_to: Callable[[int], T]) -> list[int]:
    """The first of the options that lead to the same result."""
    found: dict[T, int] = {}
    for option in options:
        found.setdefault(comes_to(option), option)
    return list(found.values())
