"""What people may do at a table before it begins: sit down, leave, let bots sit down, free seats, start."""

from astrarium.bots import BOTS

from ...declined import Declined
from ...people.lookalikes import distinct
from ...tables import entries as e
from ...tables.fold import TableFold
from .maker import Maker


def join(person: int, name: str, seat: int | None, contribution: str) -> Maker:
    """Sit down, on the seat named, on one that waits for this person, or on the first free one.

    A contribution to the seed is the person's to choose: one that the server made, knowing the secret and the others',
    would let it try until it likes the dice. So who gives none, and a bot, adds nothing.
    """

    def make(fold: TableFold) -> e.AnyEntry | int:
        progress = fold.progress
        if progress.seat_of(person) is not None:
            return progress.version
        if progress.stage != "open":
            raise Declined("has_begun")
        check_not_removed(fold, person)
        return e.Joined(free_seat(fold, person, seat), person, name_at(fold, name), contribution)

    return make


def free_seat(fold: TableFold, person: int, seat: int | None = None) -> int:
    """Where that person may sit down. Declined if nowhere, or not there: `seat_kept` if a seat is empty, yet waits for
    somebody else."""
    progress = fold.progress
    free = progress.free_for(person)
    if free and (seat is None or seat in free):
        return free[0] if seat is None else seat
    wanted = progress.seats if seat is None else progress.seats[seat : seat + 1]
    raise Declined("seat_kept" if any(chair.is_free for chair in wanted) else "no_free_seat")


def join_beside(person: int, name: str, contribution: str) -> Maker:
    """Somebody else sits down at the same screen, on the next such seat, with a contribution of their own."""

    def make(fold: TableFold) -> e.AnyEntry | int:
        progress = fold.progress
        if progress.stage != "open":
            raise Declined("has_begun")
        if not may_bring(fold, person):
            raise Declined("alone_only")
        return e.Joined(free_seat(fold, person), person, name_at(fold, name), contribution)

    return make


def name_at(fold: TableFold, name: str) -> str:
    """Under which name a newcomer is known at this table: not under one that looks like somebody else's there."""
    return distinct(name, (chair.name for chair in fold.progress.seats))


def check_not_removed(fold: TableFold, person: int) -> None:
    if person in fold.progress.removed:
        raise Declined("removed")


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
    """The host frees a seat, before play; also one that waited for the host, which others may then take. Whose last
    seat it was does not sit down here again: the host wants somebody else there, and would have to free the seat for
    ever. (A guest who comes back as another guest is another person to us: nothing honest tells them apart, for a
    whole household may share an address.)"""

    def make(fold: TableFold) -> e.AnyEntry | int:
        progress = fold.progress
        if progress.stage != "open":
            raise Declined("has_begun")
        if seat >= len(progress.seats) or progress.seats[seat].is_free_for(0):
            return progress.version
        person = progress.seats[seat].person
        gone = person != fold.created.host and progress.seats_of(person) == (seat,)
        return e.Left(seat, person if gone else 0)

    return make


def relent(fold: TableFold) -> "e.AnyEntry | int":
    """The host lets those come back whose seats were freed."""
    if fold.progress.stage != "open":
        raise Declined("has_begun")
    return e.Relented() if fold.progress.removed else fold.progress.version


def start(fold: TableFold, bots_alone: bool = False) -> "e.AnyEntry | int":
    """Begin. `bots_alone`: also if no person sits there."""
    if fold.progress.stage != "open":
        return fold.progress.version
    if any(seat.is_free for seat in fold.progress.seats):
        raise Declined("seats_free")
    if not bots_alone and not any(seat.person for seat in fold.progress.seats):
        raise Declined("bots_only")
    return e.Started()
