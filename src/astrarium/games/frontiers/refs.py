"""References to things on the table, as events, options and views name them.

world:old_earth, development:drop_ships     a tile
good:rare                                   a kind of good
good:old_earth                              the good on a colony (no kind has the id of a world)
action:settle, goal:taxes, seat:1           an action tile, a goal, a player
stored:credits                              what lies on a stockpile mat
"""

from collections.abc import Iterable

from .content import DEVELOPMENTS, GOALS, WORLDS
from .names import ACTIONS, GOODS, KEYWORDS

SEAT = tuple(f"seat:{seat}" for seat in range(5))
TILE = (*(f"world:{world.id}" for world in WORLDS), *(f"development:{tile.id}" for tile in DEVELOPMENTS))
GOOD = tuple(f"good:{good}" for good in GOODS)
GOOD_ON = tuple(f"good:{world.id}" for world in WORLDS)
ACTION = tuple(f"action:{action}" for action in ACTIONS)
GOAL = tuple(f"goal:{goal.id}" for goal in GOALS)
KEYWORD = tuple(f"keyword:{keyword}" for keyword in KEYWORDS)
# What draws were for, as readers of the log are told
DRAWN = tuple(f"{seat},draw:bag" for seat in SEAT)
OFFERED = "draw:bag"


def tiles(numbers: Iterable[int]) -> str:
    return ",".join(TILE[number] for number in numbers)


def seats(numbers: Iterable[int]) -> str:
    return ",".join(SEAT[seat] for seat in numbers)


def goods(kinds: Iterable[int]) -> str:
    return ",".join(GOOD[kind] for kind in kinds)
