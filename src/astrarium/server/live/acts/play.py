"""Acts of people in play and after it: answer, undo, resign, take a seat back, end, offer a rematch."""

from astrarium.kernel import Refusal, Refused
from astrarium.kernel.flow import MAX_SEATS, NO_UNDO
from astrarium.kernel.table import PERSON

from ...declined import Declined
from ...tables import entries as e
from ...tables.fold import TableFold
from .maker import Maker


def answer(person: int, decision: int, choice: list[int]) -> Maker:
    def make(fold: TableFold) -> e.AnyEntry | int:
        asked = decision % MAX_SEATS  # the seat that is asked, if it is one of the person's
        seat = seat_in_play(fold, person, asked if asked in fold.progress.seats_of(person) else None)
        given = fold.progress.given_to(seat, decision)
        if given is not None and given.choice == tuple(choice):
            return given.version  # the same answer again counts once
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
    """Whether this seat's latest answer is to a question whose answer was taken back once already.

    Checked for new entries only: old logs may have more undos, from when they were allowed.
    """
    marks = fold.progress.marks
    return bool(marks) and marks[-1].seat == seat and marks[-1].again


def resign(person: int, seat: int | None = None) -> Maker:
    return lambda fold: e.Resigned(seat=seat_of(fold, person, seat))


def take_back(person: int, seat: int | None = None) -> Maker:
    """Take the person's seat back from the bot that plays it. Extra time for that is granted once only."""

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
    """The person's seat: the one named, or the first. Raises Declined if it is not theirs or play has not begun."""
    seats = fold.progress.seats_of(person)
    if not seats or (seat is not None and seat not in seats):
        raise Declined("not_seated")
    if fold.progress.stage == "open":
        raise Declined("not_begun")
    return seats[0] if seat is None else seat


def seat_in_play(fold: TableFold, person: int, seat: int | None = None) -> int:
    """The same, but raises Declined if a bot plays the seat."""
    mine = seat_of(fold, person, seat)
    if fold.progress.seats[mine].bot:
        raise Declined("bot_plays")
    return mine


def end(why: str) -> Maker:
    """End the table for good."""

    def make(fold: TableFold) -> e.AnyEntry | int:
        return e.Ended(why) if fold.progress.stage != "over" else fold.progress.version

    return make


def rematch(table: int) -> Maker:
    """Name the table of the rematch; the first one named counts."""

    def make(fold: TableFold) -> e.AnyEntry | int:
        if fold.progress.stage != "over":
            raise Declined("not_over")
        return fold.progress.version if fold.progress.rematch else e.Rematched(table)

    return make
