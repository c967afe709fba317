"""The places of a player's dice, by number, for questions about dice from anywhere."""

from . import dice, refs
from .names import PHASES, STACKS
from .state import RollState

CUP, CITIZENRY = 0, 1
COLUMN = 2  # the first of five
BUILDING = COLUMN + len(PHASES)  # the first of two: dice on the stacks
GOOD = BUILDING + len(STACKS)  # the goods on the first tile of the tableau; further tiles follow


def dice_in_places(s: RollState, seat: int) -> list[dice.Dice]:
    at = s.at(seat, 0)
    return [s.cup[seat], s.citizenry[seat], *s.columns[seat], *s.building[at : at + len(STACKS)], *s.goods[seat]]


def take_from(s: RollState, seat: int, place: int, these: dice.Dice) -> None:
    if place == CUP:
        s.cup[seat] -= these
    elif place == CITIZENRY:
        s.citizenry[seat] -= these
    elif place < BUILDING:
        s.columns[seat][place - COLUMN] -= these
    elif place < GOOD:
        s.building[s.at(seat, place - BUILDING)] -= these
    else:
        s.goods[seat][place - GOOD] -= these


def named(s: RollState, seat: int, place: int) -> tuple[str, str]:
    """The place as references to dice name it, and a reference for its name."""
    if place == CUP:
        return "cup", "place:cup"
    if place == CITIZENRY:
        return "citizenry", "place:citizenry"
    if place < BUILDING:
        return PHASES[place - COLUMN], refs.COLUMN[place - COLUMN]
    if place < GOOD:
        return STACKS[place - BUILDING], refs.STACK[place - BUILDING]
    design = s.tableau[seat][place - GOOD]
    return refs.GOOD_PLACE[design], refs.TILE[design]
