"""What people may do at a table, each as a function that makes the entry when it is its turn to be written.

Declined says that the table forbids it, Refused that the rules of the game do.
"""

from collections.abc import Callable

from astrarium.bots import BOTS
from astrarium.kernel import Refusal, Refused
from astrarium.kernel.flow import MAX_SEATS, NO_UNDO
from astrarium.kernel.table import PERSON

from ..people.declined import Declined
from ..tables import entries as e
from ..tables.fold import TableFold

Maker = Callable[[TableFold], "e.AnyEntry | int"]


def join(person: int, name: str, seat: int | None, contribution: str) -> Maker:
    """Sit down, on the seat named or the first free one.

    A contribution to the seed is the person's to choose: one that the server made, knowing the secret and the others',
    would let it try until it likes the dice. So who gives none, and a bot, adds nothing.
    """

    def make(fold: TableFold) -> e.AnyEntry | int:
        progress = fold.progress
        if progress.seat_of(person) is not None:
            return progress.version
        if progress.stage != "open":
            raise Declined("has_begun")
        free = [number for number, chair in enumerate(progress.seats) if chair.is_free]
        if not free or (seat is not None and seat not in free):
            raise Declined("no_free_seat")
        chosen = free[0] if seat is None else seat
        return e.Joined(chosen, person, name, contribution)

    return make


def join_beside(person: int, name: str) -> Maker:
    """Somebody else sits down at the same screen, on the first free seat."""

    def make(fold: TableFold) -> e.AnyEntry | int:
        progress = fold.progress
        if progress.stage != "open":
            raise Declined("has_begun")
        if not may_bring(fold, person):
            raise Declined("alone_only")
        free = next((number for number, chair in enumerate(progress.seats) if chair.is_free), None)
        if free is None:
            raise Declined("no_free_seat")
        return e.Joined(free, person, name, "")

    return make


def may_bring(fold: TableFold, person: int) -> bool:
    """Whoever comes to a private table may bring others along; among strangers only its host may, as everybody sees
    before sitting down, and those who play on after a game."""
    created = fold.created
    return not created.spec.public or created.host == person or person in created.invited


def leave(person: int) -> Maker:
    """Stand up, before play: from the last of one's seats."""

    def make(fold: TableFold) -> e.AnyEntry | int:
        seats = fold.progress.seats_of(person)
        if not seats:
            return fold.progress.version
        if fold.progress.stage != "open":
            raise Declined("has_begun")
        return e.Left(seats[-1])

    return make


def seat_bot(seat: int, bot: str) -> Maker:
    """The host lets a bot sit down."""

    def make(fold: TableFold) -> e.AnyEntry | int:
        if fold.progress.stage != "open":
            raise Declined("has_begun")
        if bot not in BOTS:
            raise Declined("no_such_bot")
        if seat >= len(fold.progress.seats) or not fold.progress.seats[seat].is_free:
            raise Declined("no_free_seat")
        return e.BotSeated(seat, bot, "")

    return make


def clear_seat(seat: int) -> Maker:
    """The host frees a seat, before play."""

    def make(fold: TableFold) -> e.AnyEntry | int:
        if fold.progress.stage != "open":
            raise Declined("has_begun")
        if seat >= len(fold.progress.seats) or fold.progress.seats[seat].is_free:
            return fold.progress.version
        return e.Left(seat)

    return make


def start(fold: TableFold) -> "e.AnyEntry | int":
    if fold.progress.stage != "open":
        return fold.progress.version
    if any(seat.is_free for seat in fold.progress.seats):
        raise Declined("seats_free")
    return e.Started()


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


# In play


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
        return e.Undone(seat=mine)

    return make


def resign(person: int, seat: int | None = None) -> Maker:
    return lambda fold: e.Resigned(seat=seat_of(fold, person, seat))


def take_back(person: int, seat: int | None = None) -> Maker:
    """Play one's own seat again, which a bot has held meanwhile."""

    def make(fold: TableFold) -> e.AnyEntry | int:
        mine = seat_of(fold, person, seat)
        if fold.table is not None and fold.table.state.resigned >> mine & 1:
            raise Declined("has_resigned")
        if not fold.progress.seats[mine].bot:
            return fold.progress.version
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
