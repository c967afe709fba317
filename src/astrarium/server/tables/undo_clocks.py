"""The clocks at the time of each answer that may still be taken back.

An undo sets them as if the answer had never been given and its question had stayed open: the seat that takes it back
pays for all the time since and keeps no increment, and a seat that was asked only because of it has lost nothing.
"""

from msgspec import Struct
from msgspec.structs import replace

from astrarium.kernel.flow import MAX_SEATS

from .entries import Clock

Banks = tuple[int, ...]


class Mark(Struct, frozen=True, array_like=True):
    """One answer that may be taken back. Its banks are those before an increment was added."""

    decision: int
    again: bool  # an answer to this decision was taken back before
    played: int  # as in the progress, at that time
    banks: Banks
    waiting: int  # this and the next three are as in the progress
    holding: int
    shown_banks: Banks
    granted: int

    @property
    def seat(self) -> int:
        return self.decision % MAX_SEATS

    def at(self, played: int, bots: int) -> "Mark":
        """The mark at a later time: the clock has run for those who were asked then, unless a bot plays for them."""
        time = played - self.played
        banks = spend(self.banks, self.waiting & ~self.holding & ~bots, time)
        return replace(
            self, played=played, banks=banks, shown_banks=spend(self.shown_banks, self.waiting & ~bots, time)
        )

    def with_return(self, clock: Clock, seat: int) -> "Mark":
        """The mark after somebody has taken a seat back, as would have happened without this answer too."""
        banks, granted = after_return(self.banks, self.granted, clock, seat)
        return replace(self, banks=banks, granted=granted)


def spend(banks: Banks, running: int, time: int) -> Banks:
    """The banks after the clocks of these seats have run."""
    if not time:
        return banks
    return tuple(bank - time if running >> seat & 1 else bank for seat, bank in enumerate(banks))


def after_return(banks: Banks, granted: int, clock: Clock, seat: int) -> tuple[Banks, int]:
    """The banks after a person takes a seat back, and the seats that have been granted time, as bits.

    The person gets at least a quarter of the budget, but only once: nobody may keep the others waiting by leaving and
    coming back.
    """
    quarter = clock.budget // 4
    if clock.pace == "none" or granted >> seat & 1 or banks[seat] >= quarter:
        return banks, granted
    return (*banks[:seat], quarter, *banks[seat + 1 :]), granted | 1 << seat
