"""Acts of people before play: sit down, leave, seat bots, free seats, start."""

from astrarium.bots import BOTS

from ...declined import Declined
from ...people.lookalikes import distinct
from ...tables import entries as e
from ...tables.fold import TableFold
from .maker import Maker


def join(person: int, name: str, seat: int | None, contribution: str) -> Maker:
    """Sit down: on the seat named, on one kept for this person, or on the first free one.

    The contribution to the seed is the person's to choose: a server that made it, knowing the secret and the others',
    could try until it likes the dice. So a person without one, and a bot, contribute nothing.
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
    """The seat where this person sits down.

    Raises Declined if there is none, or not there: `seat_kept` if a seat is empty but kept for somebody else.
    """
    progress = fold.progress
    free = progress.free_for(person)
    if free and (seat is None or seat in free):
        return free[0] if seat is None else seat
    wanted = progress.seats if seat is None else progress.seats[seat : seat + 1]
    raise Declined("seat_kept" if any(chair.is_free for chair in wanted) else "no_free_seat")


def join_beside(person: int, name: str, contribution: str) -> Maker:
    """Seat somebody else at the same screen, on the next free seat, with a contribution of their own."""

    def make(fold: TableFold) -> e.AnyEntry | int:
        progress = fold.progress
        if progress.stage != "open":
            raise Declined("has_begun")
        if not may_bring(fold, person):
            raise Declined("alone_only")
        return e.Joined(free_seat(fold, person), person, name_at(fold, name), contribution)

    return make


def name_at(fold: TableFold, name: str) -> str:
    """The name of a newcomer at this table, changed if it looks like somebody else's there."""
    return distinct(name, (chair.name for chair in fold.progress.seats))


def check_not_removed(fold: TableFold, person: int) -> None:
    if person in fold.progress.removed:
        raise Declined("removed")


def may_bring(fold: TableFold, person: int) -> bool:
    """Whether a person may bring others along: anybody at a private table; at a public one its host and invited people.

    Everybody sees the host's companions before sitting down; those invited play on after a game.
    """
    created = fold.created
    return not created.spec.public or created.host == person or person in created.invited


def leave(person: int) -> Maker:
    """Stand up before play, from the last of the person's seats."""

    def make(fold: TableFold) -> e.AnyEntry | int:
        seats = fold.progress.seats_of(person)
        if not seats:
            return fold.progress.version
        if fold.progress.stage != "open":
            raise Declined("has_begun")
        return e.Left(seats[-1])

    return make


def seat_bot(seat: int, bot: str) -> Maker:
    """Seat a bot, for the host."""

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
    """Free a seat before play, for the host; also one kept for the host, which others may then take.

    A person who loses their last seat so may not sit down again: else the host would have to free it again and again.
    (A guest who comes back as another guest is another person to us: nothing reliable tells them apart, since a whole
    household may share an address.)
    """

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
    """Let the people whose seats were freed come back, for the host."""
    if fold.progress.stage != "open":
        raise Declined("has_begun")
    return e.Relented() if fold.progress.removed else fold.progress.version


def start(fold: TableFold, bots_alone: bool = False) -> "e.AnyEntry | int":
    """Start the game. `bots_alone`: also if no person is seated."""
    if fold.progress.stage != "open":
        return fold.progress.version
    if any(seat.is_free for seat in fold.progress.seats):
        raise Declined("seats_free")
    if not bots_alone and not any(seat.person for seat in fold.progress.seats):
        raise Declined("bots_only")
    return e.Started()
