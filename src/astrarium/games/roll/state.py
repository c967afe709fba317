"""Everything on the table, as small integers: tiles and designs by number (content.py), dice as counts (dice.py)."""

from dataclasses import dataclass
from typing import ClassVar

from astrarium.kernel import State, Step
from astrarium.kernel.declared import each, start

from .dice import Dice
from .names import NONE


@dataclass(frozen=True, slots=True)
class Variant:
    """The table's options that affect rules."""

    first_game: bool = False
    any_column: bool = False  # workers moved by one power may go to different columns (ROLL-A1)
    round_limit: bool = True


def two_a_seat(seats: int) -> int:
    return 2 * seats


@dataclass(slots=True, eq=False, repr=False)
class RollState(State):
    variant: Variant
    round: int = start(0)
    first: int = start(0)  # the seat that begins where order matters: the lowest faction (ROLL-12.5)
    ending: str = start("")

    # On the table, for all to see
    bag: list[int] = start(list)  # tiles in no order: nobody sees which
    pool: int = start(0)  # VP in chips left in the pool
    chips: list[int] = each(0)
    credits: list[int] = each(0)
    tableau: list[list[int]] = each(list)  # designs
    goods: list[list[Dice]] = each(list)  # on each tile of the tableau
    cup: list[Dice] = each(0)  # rolled dice too, until they are revealed (ROLL-5.2)
    citizenry: list[Dice] = each(0)
    columns: list[list[Dice]] = each(list)  # workers of each phase from Reveal on, the selecting one included
    virtual: list[Dice] = each(0)  # workers of this phase that are no dice (ROLL-A13)
    happening: int = start(0)  # the phases of this round, a bit for each
    extra: int = start(NONE)  # the phase that the neutral die shows (ROLL-5.3)

    # The construction zone: two stacks for each seat, developments and worlds (see `at`)
    stacks: list[list[int]] = each(list, two_a_seat)  # tiles, the top one last
    building: list[Dice] = each(0, two_a_seat)  # dice on them

    # Behind the screen, until Reveal
    rolled: list[list[Dice]] = each(list)  # by face; known to all from Reveal on
    planned: list[list[Dice]] = each(list)  # the five columns of the assignment, without the selecting worker
    selected: list[int] = each(NONE)  # the phase
    selector: list[int] = each(NONE)  # the kind of die that selects it
    dictated: list[Dice] = each(0)  # in the Dictate area
    used: list[list[int]] = each(list)  # codes of the powers used, and DICTATE for each Dictate
    moved: list[list[Dice]] = each(list)  # workers that the power in use has moved, by their new column

    # In Explore
    drawn: list[list[int]] = each(list)  # tiles to be placed
    abandoned: list[list[int]] = each(list)  # by this seat, under the Explore tile (ROLL-7.3)
    scouted: list[Dice] = each(0)  # the kinds of workers that Scouted in this phase
    arranged: list[int] = each(0)  # how often the seat arranged its tiles since the last task

    def at(self, seat: int, kind: int) -> int:
        """The index of a seat's stack of developments or worlds in `stacks` and `building`."""
        return 2 * seat + kind

    def order(self) -> list[int]:
        """ROLL-12.5: the seats clockwise from the lowest faction number."""
        return [*range(self.first, self.seats), *range(self.first)]


class RollStep(Step[RollState]):
    """The base class of this game's steps."""

    __slots__ = ()

    # ROLL-12.1: seats act at the same time only where none can change what another may do.
    apart: ClassVar[bool] = True

    def phase(self) -> int:
        """The step's phase; NONE if it has none or serves several."""
        return NONE
