"""References to things on the table, as events, options and views name them.

    tile:space_piracy               one side of a tile, or one half of a faction tile
    dice:home.2                     two dice of a kind, in a sentence
    die:home@cup, die:home@cup.1    a die of a kind in a place; one of several like dice
    phase:explore, column:explore   a phase; the column of its workers
    stack:world                     a stack of the construction zone
    task:trade                      a worker's task, as the source of a gain
    colour:novelty                  the colour of a world

Places: `cup`, `citizenry`, `wild` (rolled, not yet in a column), a phase (in its column), `virtual` (not a die),
`development` and `world` (on that stack), `spent` (on a tile being completed), `tile.<id>` (a good there).
"""

from collections.abc import Iterable
from functools import lru_cache

from . import dice as dice_
from .content import DESIGNS, FACES_OF
from .names import DICE, FACES, HOME, PHASES, STACKS, WORLD_COLOURS

SEAT = tuple(f"seat:{seat}" for seat in range(5))
TILE = tuple(f"tile:{design.id}" for design in DESIGNS)  # by the number of the design
DIE = tuple(f"die:{die}" for die in DICE)
FACE = tuple(f"face:{face}" for face in FACES)
# Purposes of draws, for readers of the log
ROLLED = tuple(tuple(f"{seat},{die}" for die in DIE) for seat in SEAT)
DRAWN = tuple(f"{seat},draw:bag" for seat in SEAT)
NEUTRAL = f"draw:neutral,{DIE[HOME]}"
FACES_OF_DIE = {die: tuple(FACE[face] for face in FACES_OF[kind]) for kind, die in enumerate(DIE)}
PHASE = tuple(f"phase:{phase}" for phase in PHASES)
COLUMN = tuple(f"column:{phase}" for phase in PHASES)
STACK = tuple(f"stack:{stack}" for stack in STACKS)
WORLD_COLOUR = tuple(f"colour:{colour}" for colour in WORLD_COLOURS)
# Where credits and chips come from, besides tiles
STOCK, TRADE, CONSUME = "task:stock", "task:trade", "task:consume"
GOOD_PLACE = tuple(f"tile.{design.id}" for design in DESIGNS)
DICTATE = "dictate"


@lru_cache(4096)  # the same dice are told of again and again
def dice(dice: dice_.Dice) -> str:
    """References for dice: the number of each kind."""
    return ",".join([f"dice:{DICE[kind]}.{dice_.count(dice, kind)}" for kind in dice_.kinds(dice)])


def sources(task: str, designs: Iterable[int]) -> str:
    """References to the sources of a task's credits or chips: the task itself, and tiles that add to it."""
    return ",".join((task, *dict.fromkeys(TILE[design] for design in designs)))


def die_at(kind: int, place: str, copy: int | None = None) -> str:
    die = f"{DIE[kind]}@{place}"
    return die if copy is None else f"{die}.{copy}"
