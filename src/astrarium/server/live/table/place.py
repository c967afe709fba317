"""A place from which people see a table: a seat, or none. Its listeners are told in patches what changed."""

from collections.abc import Iterable
from operator import is_
from typing import Any, Protocol

from msgspec import UNSET, UnsetType

from astrarium.kernel import Decision, Table, View
from astrarium.kernel.flow import decisions
from astrarium.kernel.question import brief, question

from ...tables.fold import TableFold
from ...wire.messages import Update, encode
from ...wire.patch import Memo, diff
from ..acts.play import taken_back_before


class Listener(Protocol):
    """A connection of one person."""

    person: int
    muted: set[int]
    silent: bool  # promised to go on pinging, and does not: the connection is probably lost

    def tell(self, text: bytes) -> None:
        """Send this when possible. Never blocks: a client that cannot keep up is cut off, and reconnects."""

    def may_see(self, table: int, fold: TableFold) -> bool:
        """Whether this person may see the table as it is."""

    def dismiss(self, table: int) -> None:
        """Stop watching: the person may not see the table any more."""

    def come_again(self, table: int, full: bool, seat: int | None) -> None:
        """Watch a table that was dropped from memory again, from the store and from the same place."""


class Announcement:
    """The parts of an update that all places share, built once for an entry."""

    __slots__ = ("fold", "memo", "name", "shared", "views")

    def __init__(self, name: str, fold: TableFold, places: Iterable["Place"], changes: dict[str, Any]) -> None:
        self.name = name
        self.fold = fold
        progress = fold.progress
        self.shared = {
            "waiting": seats_in(progress.waiting),
            "since": progress.since,
            "banks": progress.shown_banks or progress.banks,
            **changes,
        }
        self.memo: Memo = {}
        self.views: dict[int | None, View] = {}
        if fold.table is not None:
            seats = [place.seat for place in places]
            views = fold.game.views(fold.table.state, seats)
            self.views = dict(zip(seats, views, strict=True))


class Place:
    """The view from a seat (None: a spectator's), for people (`full` questions) or programs."""

    __slots__ = ("_made", "asked", "full", "listeners", "seat", "seats", "version", "view")

    def __init__(self, seat: int | None, full: bool) -> None:
        self.seat = seat
        self.full = full
        self.seats: tuple[int, ...] = () if seat is None else (seat,)  # all seats at that screen
        self.listeners: set[Listener] = set()
        self.view: View | None = None  # the view told last
        self.version = -1  # the version of that view
        self.asked: list[Decision] = []
        self._made: tuple[int, list[Decision], list[dict[str, Any]]] | None = None  # the latest questions

    @property
    def is_attended(self) -> bool:
        return any(not listener.silent for listener in self.listeners)

    def look(self, fold: TableFold) -> None:
        """Take the present table as what this place was told last."""
        table = fold.table
        self.version = fold.progress.version
        self.view = table.view(self.seat) if table else None
        self.asked = _decisions_of(table, self.seat)

    def questions(self, table: Table | None) -> list[dict[str, Any]]:
        return self._told(table, _decisions_of(table, self.seat))

    def _told(self, table: Table | None, asked: list[Decision]) -> list[dict[str, Any]]:
        """These open decisions of this place, as its listeners are told of them."""
        if table is None or not asked:
            return []
        made = self._made
        if made is None or made[0] != self.version or len(made[1]) != len(asked) or not all(map(is_, made[1], asked)):
            # Once for each version: answers are tried on the true state, and a client that could time this again and
            # again might learn from it.
            told = [question(table.state, decision) if self.full else brief(decision) for decision in asked]
            self._made = made = self.version, asked, told
        return made[2]

    def update(self, announced: Announcement, events: list[list[Any]]) -> bytes:
        """The message that tells this place what changed since the version told last."""
        fold = announced.fold
        progress, table = fold.progress, fold.table
        base, self.version = self.version, progress.version
        view = announced.views.get(self.seat)
        patch = diff(self.view, view, announced.memo)
        self.view = view
        questions: list[dict[str, Any]] | UnsetType = UNSET
        asked = _decisions_of(table, self.seat)
        # A question follows from the view: the same view and the same decision make the same question.
        if (patch and asked) or not _same(asked, self.asked):
            questions = self._told(table, asked)
        self.asked = asked
        message = Update(
            table=announced.name,
            base=base,
            version=progress.version,
            at=progress.at,
            events=events,
            patch=patch,
            questions=questions,
            can_undo=may_undo(fold, self.seat),
            **announced.shared,
            **self.screen(fold),
        )
        return encode(message)

    def screen(self, fold: TableFold) -> dict[str, Any]:
        """At a shared screen, the seats whose turn it is and those that may undo; else empty.

        The players sit side by side, so this reveals nothing to them.
        """
        progress = fold.progress
        if len(self.seats) < 2 or progress.stage != "playing":
            return {}
        waited_for = progress.persons_waited_for()
        return {
            "owing": [seat for seat in self.seats if seat in waited_for],
            "undoable": [seat for seat in self.seats if may_undo(fold, seat)],
        }


def may_undo(fold: TableFold, seat: int | None) -> bool:
    """Whether the person in this seat may undo; not while a bot plays it."""
    if seat is None or fold.table is None or not fold.created.spec.undo or fold.progress.seats[seat].bot:
        return False
    return fold.table.can_undo(seat) and not taken_back_before(fold, seat)


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def _decisions_of(table: Table | None, seat: int | None) -> list[Decision]:
    """A seat's open decisions: the game's own first, then those beside it."""
    if table is None or seat is None:
        return []
    return [decision for decision in decisions(table.state) if decision.seat == seat]


def _same(new: list[Decision], old: list[Decision]) -> bool:
    return len(new) == len(old) and all(map(_same_question, new, old))


def _same_question(new: Decision, old: Decision) -> bool:
    return new is old or (
        new.id == old.id
        and new.prompt == old.prompt
        and new.options == old.options
        and (new.low, new.high) == (old.low, old.high)
        and new.about == old.about
        and new.targets == old.targets
        and new.caps == old.caps
    )
