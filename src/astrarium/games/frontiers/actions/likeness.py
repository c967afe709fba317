"""Goods that are alike: whichever of them is chosen, the game goes on in the same way (FRONT-A36)."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeVar

from ..content import SIDES, WORLDS, rows
from ..empire import good_on
from ..names import NONE
from ..powers.goods import CreditIfProducedHere
from ..powers.settle import ReplaceSelf, Upgrade
from ..state import FrontiersState

HERE = rows(CreditIfProducedHere)
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


def likeness(s: FrontiersState, seat: int, colony: int) -> Likeness:
    world = WORLDS[colony]
    here = sum([power.amount for power in HERE[colony]])
    only = colony if _may_give_way(s, seat, colony) else NONE
    return Likeness(world.good, world.resource, world.sellable, here, only)


def _may_give_way(s: FrontiersState, seat: int, colony: int) -> bool:
    """FRONT-7.17, FRONT-7.22: can a world take its place later in this game? Then its points and powers matter too."""
    if REPLACE[colony]:
        return True
    if WORLDS[colony].military:
        return False
    on_sale = any(s.stock[place] and s.showing[place] in UPGRADERS for place in PLACES)
    return BY_WORLDS or on_sale or not UPGRADERS.isdisjoint(s.developments[seat])


def goods_unlike(s: FrontiersState, seat: int, colonies: Iterable[int], most: int = 1) -> list[int]:
    """FRONT-A36: these colonies; of those whose goods are alike, only as many as can be chosen at once."""
    seen: Counter[tuple[int, Likeness]] = Counter()
    found = []
    for colony in colonies:
        like = good_on(s, seat, colony), likeness(s, seat, colony)
        if seen[like] < most:
            seen[like] += 1
            found.append(colony)
    return found


def first_of_each(options: Iterable[int], comes_to: Callable[[int], T]) -> list[int]:
    """The first of the options that lead to the same result."""
    found: dict[T, int] = {}
    for option in options:
        found.setdefault(comes_to(option), option)
    return list(found.values())
