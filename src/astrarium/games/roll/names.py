"""The names of dice, phases and worlds in content, references and views, and their numbers in the rules."""

from typing import Annotated, Literal, get_args

from astrarium.kernel.content.records import OneOf

NONE = -1

# Kinds of dice, each with a colour of its own (ROLL-0.3)
DieName = Literal["home", "military", "consumption", "novelty", "rare", "genes", "alien"]
DICE: tuple[DieName, ...] = get_args(DieName)
HOME, MILITARY, CONSUMPTION, NOVELTY, RARE, GENES, ALIEN = range(7)
Die = Annotated[int, OneOf(*DICE)]

# Phases, which are also the columns of the phase strip (ROLL-0.10)
PhaseName = Literal["explore", "develop", "settle", "produce", "ship"]
PHASES: tuple[PhaseName, ...] = get_args(PhaseName)
EXPLORE, DEVELOP, SETTLE, PRODUCE, SHIP = range(5)
Phase = Annotated[int, OneOf(*PHASES)]

# Faces of a die: the phases, and the wild (ROLL-4.2)
FaceName = Literal["explore", "develop", "settle", "produce", "ship", "wild"]
FACES: tuple[FaceName, ...] = get_args(FaceName)
WILD = 5
Face = Annotated[int, OneOf(*FACES)]

# The two sorts of tiles, which are also the two stacks of the construction zone (ROLL-1.5)
StackName = Literal["development", "world"]
STACKS: tuple[StackName, ...] = get_args(StackName)
DEVELOPMENT, WORLD = range(2)
Stack = Annotated[int, OneOf(*STACKS)]

# Colours of worlds: grey, or that of a kind of die
WorldColour = Literal["gray", "novelty", "rare", "genes", "alien"]
WORLD_COLOURS: tuple[WorldColour, ...] = get_args(WorldColour)
GRAY = 0
World = Annotated[int, OneOf(*WORLD_COLOURS)]
DIE_OF_WORLD = (NONE, NOVELTY, RARE, GENES, ALIEN)  # the die that matches a world of this colour
