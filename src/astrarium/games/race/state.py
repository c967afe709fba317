"""Everything on the table, as small integers; each copy of a card has its number (see content.CARDS)."""

from dataclasses import dataclass
from typing import ClassVar

from astrarium.kernel import State, Step
from astrarium.kernel.declared import each, start

from .content import COUNT

NONE = -1
NOTHING = COUNT  # the option of placing nothing or of stopping: the number after the cards


@dataclass(frozen=True, slots=True)
class Variant:
    """The table's options that affect rules."""

    first_game: bool = False
    expert: bool = False
    round_limit: bool = False


@dataclass(slots=True, eq=False, repr=False)
class RaceState(State):
    variant: Variant
    deck: list[int] = start(list)  # the next card is the last one
    discard: list[int] = start(list)
    known: list[int] = each(0)  # discards that each seat has seen, a bit for each card (RACE-10.4)
    hands: list[list[int]] = each(list)
    shown: list[int] = each(0)  # cards of a hand that everybody has seen
    tableau: list[list[int]] = each(list)
    goods: list[list[int]] = each(list)  # the good on each card of the tableau; NONE if there is none
    chips: list[int] = each(0)
    pool: int = start(0)
    first: int = start(0)  # who begins where order matters (RACE-12.3)
    round: int = start(0)
    picked: list[tuple[int, ...]] = each(())  # action cards of this round
    revealed: int = start(0)  # are the action cards known to all?
    previous: list[tuple[int, ...]] = each(())  # action cards of the round before, which everybody has seen
    drawn: list[list[int]] = each(list)  # cards drawn in Explore, until some are kept
    placing: list[int] = each(NONE)  # the card chosen in Develop or Settle
    in_force: list[list[int]] = each(list)  # cards whose powers count in this phase (RACE-4.6)
    boost: list[int] = each(0)  # temporary Military
    used: list[int] = each(0)  # consume or windfall powers used in this phase, a bit for each
    produced: list[list[int]] = each(list)  # worlds that produced in this phase
    ending: str = start("")

    def order(self) -> list[int]:
        """RACE-12.3: the seats clockwise from the lowest start world."""
        return [*range(self.first, self.seats), *range(self.first)]

    def has_picked(self, seat: int, action: int) -> int:
        """How often this seat chose the action this round (twice only in the expert game)."""
        return self.picked[seat].count(action)


class RaceStep(Step[RaceState]):
    """The base class of this game's steps."""

    __slots__ = ()

    # RACE-12.2: seats act at the same time only where none can change what another may do.
    apart: ClassVar[bool] = True

    def phase(self) -> int:
        """The step's phase; NONE if it has none or, like paying, serves several."""
        return NONE
