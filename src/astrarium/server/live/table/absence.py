"""What players may do about somebody who is away, unless days are given for a decision; and ending by agreement."""

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
    """Let a bot play an absent person's seat. The person may take it back at any time."""

    def make(fold: TableFold) -> e.AnyEntry | int:
        if fold.progress.stage == "playing" and seat < len(fold.progress.seats) and fold.progress.seats[seat].bot:
            _own_seat(fold, person)
            return fold.progress.version  # somebody else did it already
        _must_be_absent(live, fold, person, seat)
        return e.Replaced(seat=seat, by=STAND_IN, why="absent")

    return make


async def remind(live: LiveTable, person: int, seat: int) -> None:
    """Notify an absent person, by all channels that they want, that the others wait. Raises Declined if just done."""
    _must_be_absent(live, live.fold, person, seat)
    services, progress = live.services, live.fold.progress
    if not await services.remind(live.id, live.fold, seat):
        raise Declined("just_reminded")
    turn = Turn(table=live.name, version=progress.version)
    services.tell_person(progress.seats[seat].person, encode(turn).decode())


def agree(person: int, wish: bool) -> Maker:
    """Wish to end without a loser, or withdraw the wish."""

    def make(fold: TableFold) -> e.AnyEntry | int:
        seat = _own_seat(fold, person)
        if bool(fold.progress.agreed >> seat & 1) == wish:
            return fold.progress.version
        return e.Agreed(seat=seat, wish=wish)

    return make


def _own_seat(fold: TableFold, person: int) -> int:
    """The first seat that this person plays. Raises Declined if there is none."""
    seat_of(fold, person)
    playing = [seat for seat in fold.progress.persons_in_play() if fold.progress.seats[seat].person == person]
    if playing:
        return playing[0]
    seat_in_play(fold, person)
    raise Declined("has_resigned")


def _must_be_absent(live: LiveTable, fold: TableFold, person: int, seat: int) -> None:
    """Raises Declined unless the person plays here and that seat keeps everybody waiting."""
    _own_seat(fold, person)
    progress = fold.progress
    # By what everybody may know: in a window, it must not be revealed who has answered.
    waited = bool(progress.waiting >> seat & 1) and progress.stage == "playing"
    if not waited or progress.seats[seat].bot or seat not in absent(fold, live.presence):
        raise Declined("not_absent")
