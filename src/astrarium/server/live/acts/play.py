"""What people may do at a table in play: answer, undo, resign, come back; how it is ended, and where they play on."""

from astrarium.kernel import Refusal, Refused
from astrarium.kernel.flow import MAX_SEATS, NO_UNDO
from astrarium.kernel.table import PERSON

from ...declined import Declined
from ...tables import entries as e
from ...tables.fold import TableFold
from .maker import Maker


def answer(person: int, decision: int, choice: list[int]) -> Maker:
    def make(fold: TableFold) -> e.AnyEntry | int:
        asked = decision % MAX_SEATS  # which of the person's seats, if it is one of them
        seat = seat_in_play(fold, person, asked if asked in fold.progress.seats_of(person) else None)
        given = fold.progress.given_to(seat, decision)
        if given is not None and given.choice == tuple(choice):
            return given.version  # came twice, counts once
        return e.Answered(seat=seat, decision=decision, choice=choice)

    return make


def undo(person: int, seat: int | None = None) -> Maker:
    def make(fold: TableFold) -> e.AnyEntry | int:
        mine = seat_in_play(fold, person, seat)
        if not fold.created.spec.undo:
            raise Refused(Refusal(NO_UNDO, "nothing_to_undo"))
        if taken_back_before(fold, mine):
            raise Refused(Refusal(NO_UNDO, "undone_before"))
        return e.Undone(seat=mine)

    return make


def taken_back_before(fold: TableFold, seat: int) -> bool:
    """Is this seat's latest answer one to a question whose answer was taken back once already? Only who writes new
    entries asks: a log may hold more, for there was a time when more was allowed."""
    marks = fold.progress.marks
    return bool(marks) and marks[-1].seat == seat and marks[-1].again


def resign(person: int, seat: int | None = None) -> Maker:
    return lambda fold: e.Resigned(seat=seat_of(fold, person, seat))


def take_back(person: int, seat: int | None = None) -> Maker:
    """Play one's own seat again, which a bot has held meanwhile. Time is granted for it once only."""

    def make(fold: TableFold) -> e.AnyEntry | int:
        mine = seat_of(fold, person, seat)
        if fold.progress.has_resigned(mine):
            raise Declined("has_resigned")
        if not fold.progress.seats[mine].bot:
            return fold.progress.version
        if not fold.progress.time_to_return(fold.clock, mine):
            raise Declined("no_time_left")
        return e.Replaced(seat=mine, by=PERSON, why="back")

    return make


def seat_of(fold: TableFold, person: int, seat: int | None = None) -> int:
    """The person's seat: the one named, or the first. Declined if it is somebody else's."""
    seats = fold.progress.seats_of(person)
    if not seats or (seat is not None and seat not in seats):
        raise Declined("not_seated")
    if fold.progress.stage == "open":
        raise Declined("not_begun")
    return seats[0] if seat is None else seat


def seat_in_play(fold: TableFold, person: int, seat: int | None = None) -> int:
    """The person's seat, if it is the person who plays it."""
    mine = seat_of(fold, person, seat)
    if fold.progress.seats[mine].bot:
        raise Declined("bot_plays")
    return mine


def end(why: str) -> Maker:
    """Stop the table for good."""

    def make(fold: TableFold) -> e.AnyEntry | int:
        return e.Ended(why) if fold.progress.stage != "over" else fold.progress.version

    return make


def rematch(table: int) -> Maker:
    """Say where those who want to play on meet; the first to say so wins."""

    def make(fold: TableFold) -> e.AnyEntry | int:
        if fold.progress.stage != "over":
            raise Declined("not_over")
        return fold.progress.version if fold.progress.rematch else e.Rematched(table)

    return make
