"""What people may do at a table, each as a function that makes the entry when it is its turn to be written.

Declined says that the table forbids it, Refused that the rules of the game do.
"""

from collections.abc import Callable

from astrarium.bots import BOTS
from astrarium.kernel import Refusal, Refused
from astrarium.kernel.flow import NO_UNDO
from astrarium.kernel.table import PERSON

from ..people.declined import Declined
from ..tables import entries as e
from ..tables.play import Play

Maker = Callable[[Play], "e.AnyEntry | int"]


def join(person: int, name: str, seat: int | None, contribution: str) -> Maker:
    """Sit down, on the seat named or the first free one.

    A contribution to the seed is the person's to choose: one that the server made, knowing the secret and the others',
    would let it try until it likes the dice. So who gives none, and a bot, adds nothing.
    """

    def make(play: Play) -> e.AnyEntry | int:
        course = play.course
        if course.seat_of(person) is not None:
            return course.version
        if course.stage != "open":
            raise Declined("has_begun")
        free = [number for number, chair in enumerate(course.seats) if chair.is_free]
        if not free or (seat is not None and seat not in free):
            raise Declined("no_free_seat")
        chosen = free[0] if seat is None else seat
        return e.Joined(chosen, person, name, contribution)

    return make


def leave(person: int) -> Maker:
    """Stand up, before play."""

    def make(play: Play) -> e.AnyEntry | int:
        seat = play.course.seat_of(person)
        if seat is None:
            return play.course.version
        if play.course.stage != "open":
            raise Declined("has_begun")
        return e.Left(seat)

    return make


def seat_bot(seat: int, bot: str) -> Maker:
    """The host lets a bot sit down."""

    def make(play: Play) -> e.AnyEntry | int:
        if play.course.stage != "open":
            raise Declined("has_begun")
        if bot not in BOTS:
            raise Declined("no_such_bot")
        if seat >= len(play.course.seats) or not play.course.seats[seat].is_free:
            raise Declined("no_free_seat")
        return e.Manned(seat, bot, "")

    return make


def clear_seat(seat: int) -> Maker:
    """The host frees a seat, before play."""

    def make(play: Play) -> e.AnyEntry | int:
        if play.course.stage != "open":
            raise Declined("has_begun")
        if seat >= len(play.course.seats) or play.course.seats[seat].is_free:
            return play.course.version
        return e.Left(seat)

    return make


def start(play: Play) -> "e.AnyEntry | int":
    if play.course.stage != "open":
        return play.course.version
    if any(seat.is_free for seat in play.course.seats):
        raise Declined("seats_free")
    return e.Started()


def end(why: str) -> Maker:
    """Stop the table for good."""

    def make(play: Play) -> e.AnyEntry | int:
        return e.Ended(why) if play.course.stage != "over" else play.course.version

    return make


def rematch(table: int) -> Maker:
    """Say where those who want to play on meet; the first to say so wins."""

    def make(play: Play) -> e.AnyEntry | int:
        if play.course.stage != "over":
            raise Declined("not_over")
        return play.course.version if play.course.rematch else e.Rematched(table)

    return make


# In play


def answer(person: int, decision: int, choice: list[int]) -> Maker:
    def make(play: Play) -> e.AnyEntry | int:
        seat = seat_in_play(play, person)
        given = play.course.given[seat]
        if given is not None and given.decision == decision and given.choice == tuple(choice):
            return given.version  # came twice, counts once
        return e.Answered(seat=seat, decision=decision, choice=choice)

    return make


def undo(person: int) -> Maker:
    def make(play: Play) -> e.AnyEntry | int:
        seat = seat_in_play(play, person)
        if not play.made.wish.undo:
            raise Refused(Refusal(NO_UNDO, "nothing_to_undo"))
        return e.Undone(seat=seat)

    return make


def resign(person: int) -> Maker:
    return lambda play: e.Resigned(seat=seat_of(play, person))


def take_back(person: int) -> Maker:
    """Play one's own seat again, which a bot has held meanwhile."""

    def make(play: Play) -> e.AnyEntry | int:
        seat = seat_of(play, person)
        if play.table is not None and play.table.state.resigned >> seat & 1:
            raise Declined("has_resigned")
        if not play.course.seats[seat].bot:
            return play.course.version
        return e.Replaced(seat=seat, by=PERSON, why="back")

    return make


def seat_of(play: Play, person: int) -> int:
    seat = play.course.seat_of(person)
    if seat is None:
        raise Declined("not_seated")
    if play.course.stage == "open":
        raise Declined("not_begun")
    return seat


def seat_in_play(play: Play, person: int) -> int:
    """The person's seat, if it is the person who plays it."""
    seat = seat_of(play, person)
    if play.course.seats[seat].bot:
        raise Declined("bot_plays")
    return seat
