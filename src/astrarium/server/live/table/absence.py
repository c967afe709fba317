"""What those who sit at a table may do about somebody who is away where no clock runs; and how to end in agreement."""

from ...declined import Declined
from ...tables import entries as e
from ...tables.fold import TableFold
from ...wire.messages import Turn, encode
from ..acts.chores import STAND_IN
from ..acts.maker import Maker
from ..acts.play import seat_in_play, seat_of
from .live_table import LiveTable
from .seats import absent


def stand_in(live: LiveTable, person: int, seat: int) -> Maker:
    """Let a bot play a seat that the game waits for in vain. Its person may take it back at any time."""

    def make(fold: TableFold) -> e.AnyEntry | int:
        if fold.progress.stage == "playing" and seat < len(fold.progress.seats) and fold.progress.seats[seat].bot:
            _own_seat(fold, person)
            return fold.progress.version  # somebody else was as impatient
        _must_be_absent(live, fold, person, seat)
        return e.Replaced(seat=seat, by=STAND_IN, why="absent")

    return make


async def remind(live: LiveTable, person: int, seat: int) -> None:
    """Tell somebody who is away that the others wait, by all ways that this person wants. Declined if just done."""
    _must_be_absent(live, live.fold, person, seat)
    services, progress = live.services, live.fold.progress
    if not await services.remind(live.id, live.fold, seat):
        raise Declined("just_reminded")
    turn = Turn(table=live.name, version=progress.version)
    services.tell_person(progress.seats[seat].person, encode(turn).decode())


def agree(person: int, wish: bool) -> Maker:
    """Wish to end without a loser, or no longer."""

    def make(fold: TableFold) -> e.AnyEntry | int:
        seat = _own_seat(fold, person)
        if bool(fold.progress.agreed >> seat & 1) == wish:
            return fold.progress.version
        return e.Agreed(seat=seat, wish=wish)

    return make


def _own_seat(fold: TableFold, person: int) -> int:
    """The seat of somebody who plays on. Declined for all others."""
    seat_of(fold, person)
    playing = [seat for seat in fold.progress.persons_in_play() if fold.progress.seats[seat].person == person]
    if playing:
        return playing[0]
    seat_in_play(fold, person)
    raise Declined("has_resigned")


def _must_be_absent(live: LiveTable, fold: TableFold, person: int, seat: int) -> None:
    """Who asks plays here, and that seat keeps everybody waiting. Declined otherwise."""
    _own_seat(fold, person)
    progress = fold.progress
    # As everybody may know it: in a window, to say that somebody has answered would tell too much.
    waited = bool(progress.waiting >> seat & 1) and progress.stage == "playing"
    if not waited or progress.seats[seat].bot or seat not in absent(fold, live.presence):
        raise Declined("not_absent")
