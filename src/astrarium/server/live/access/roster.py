"""Who has to do with a table, as far as that is known without opening it."""

from typing import Any, NamedTuple

import msgspec

from astrarium.kernel import game as find_game

from ...people.person import Person
from ...store.tables import TableRow
from ...tables import entries as e
from ...tables.fold import TableFold


class Roster(NamedTuple):
    """Enough to know to whom a table may be told of, and who may end it."""

    host: int
    sitting: tuple[int, ...] = ()  # the person of each seat that somebody has
    seats: tuple[int, ...] = ()  # the numbers of these seats
    invited: frozenset[int] = frozenset()
    shown: bool = False  # to anybody

    @classmethod
    def of_fold(cls, fold: TableFold) -> "Roster":
        taken = [(number, seat.person) for number, seat in enumerate(fold.progress.seats) if seat.person]
        spec = fold.created.spec
        shown = spec.public and (spec.spectators or fold.progress.stage == "open")
        persons, seats = tuple(person for _, person in taken), tuple(number for number, _ in taken)
        return cls(fold.created.host, persons, seats, frozenset(fold.created.invited), shown)

    @classmethod
    def of_row(cls, row: TableRow, seats: dict[int, int], first: str) -> "Roster":
        """From what the store keeps besides the log; `first` is the first entry of that, if it can be read."""
        invited: frozenset[int] = frozenset()
        spectators = about_of(row).get("spectators") is True
        try:
            created = e.decode(first)
        except msgspec.DecodeError:
            pass
        else:
            if isinstance(created, e.Created):
                invited, spectators = frozenset(created.invited), created.spec.spectators
        shown = bool(row.public) and (spectators or row.stage == "open")
        return cls(row.host, tuple(seats.values()), tuple(seats), invited, shown)

    def seats_of(self, person: int) -> tuple[int, ...]:
        taken = zip(self.seats, self.sitting, strict=True)
        return tuple(seat for seat, sitting in taken if person and sitting == person)

    def lets_know(self, person: Person | None, invited: bool) -> bool:
        """The same people who could see it, if it could be opened."""
        if person is not None and (
            person.id == self.host or person.id in self.sitting or person.id in self.invited or person.is_admin
        ):
            return True
        return invited or self.shown


def about_of(row: TableRow) -> dict[str, Any]:
    """What lists say of the table; nothing if that cannot be read."""
    try:
        return msgspec.json.decode(row.about, type=dict[str, Any])
    except msgspec.DecodeError:
        return {}


def rules_of(row: TableRow) -> str:
    """By which rules it was begun, if that is known."""
    rules = about_of(row).get("rules")
    return rules if isinstance(rules, str) else ""


def rules_today(game: str) -> str:
    """By which a game is played now; none if it is not installed any more."""
    try:
        return find_game(game).meta.rules
    except KeyError:
        return ""
