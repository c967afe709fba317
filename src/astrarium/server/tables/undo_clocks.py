"""How the clocks stood when an answer was given, for as long as it may be taken back.

After that they stand as if it had never been given and its question had stayed open: whoever takes it back pays for
all the time since and keeps no increment, and whoever was asked only because of it has lost nothing.
"""

from msgspec import Struct
from msgspec.structs import replace

from astrarium.kernel.flow import MAX_SEATS

from .entries import Clock

Banks = tuple[int, ...]


class Mark(Struct, frozen=True, array_like=True):
    """One answer that may be taken back. The banks are those before anything was credited for it."""

    decision: int
    again: bool  # was an answer to this decision taken back before?
    played: int  # the time that had counted until then
    banks: Banks
    waiting: int  # as in the progress, and so are the next three
    holding: int
    shown_banks: Banks
    granted: int

    @property
    def seat(self) -> int:
        return self.decision % MAX_SEATS

    def at(self, played: int, bots: int) -> "Mark":
        """The same at a later moment: time has run for those who were asked then, unless a bot plays for them."""
        time = played - self.played
        banks = spend(self.banks, self.waiting & ~self.holding & ~bots, time)
        return replace(
            self, played=played, banks=banks, shown_banks=spend(self.shown_banks, self.waiting & ~bots, time)
        )

    def with_return(self, clock: Clock, seat: int) -> "Mark":
        """Somebody has taken a seat back meanwhile, and would have done so without this answer as well."""
        banks, granted = after_return(self.banks, self.granted, clock, seat)
        return replace(self, banks=banks, granted=granted)


def spend(banks: Banks, running: int, time: int) -> Banks:
    """Time has run for these seats."""
    if not time:
        return banks
    return tuple(bank - time if running >> seat & 1 else bank for seat, bank in enumerate(banks))


def after_return(banks: Banks, granted: int, clock: Clock, seat: int) -> tuple[Banks, int]:
    """Who takes a seat back has at least a quarter of the time; but that is given once only, so that nobody keeps the
    others waiting by going and coming. Also: a bit for each seat to which it was given."""
    quarter = clock.budget // 4
    if clock.pace == "none" or granted >> seat & 1 or banks[seat] >= quarter:
        return banks, granted
    return (*banks[:seat], quarter, *banks[seat + 1 :]), granted | 1 << seat
