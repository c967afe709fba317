"""The people of a table, as far as they are known without opening it."""

from typing import Any, NamedTuple

import msgspec

from astrarium.kernel import game as find_game

from ...people.person import Person
from ...store.tables import TableRow
from ...tables import entries as e
from ...tables.fold import TableFold


class Roster(NamedTuple):
    """Who may know of a table that cannot be opened, and who may end it."""

    host: int
    sitting: tuple[int, ...] = ()  # the person in each taken seat
    seats: tuple[int, ...] = ()  # the numbers of those seats
    invited: frozenset[int] = frozenset()
    shown: bool = False  # anybody may know of it

    @classmethod
    def of_fold(cls, fold: TableFold) -> "Roster":
        taken = [(number, seat.person) for number, seat in enumerate(fold.progress.seats) if seat.person]
        spec = fold.created.spec
        shown = spec.public and (spec.spectators or fold.progress.stage == "open")
        persons, seats = tuple(person for _, person in taken), tuple(number for number, _ in taken)
        return cls(fold.created.host, persons, seats, frozenset(fold.created.invited), shown)

    @classmethod
    def of_row(cls, row: TableRow, seats: dict[int, int], first: str) -> "Roster":
        """From the table's row and seats; `first` is the first entry of the log, used if it can be read."""
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
        """Whether a person may know of the table: the same people who could see it if it were open."""
        if person is not None and (
            person.id == self.host or person.id in self.sitting or person.id in self.invited or person.is_admin
        ):
            return True
        return invited or self.shown


def about_of(row: TableRow) -> dict[str, Any]:
    """What lists show of the table; empty if it cannot be read."""
    try:
        return msgspec.json.decode(row.about, type=dict[str, Any])
    except msgspec.DecodeError:
        return {}


def rules_of(row: TableRow) -> str:
    """The rules under which the table started; empty if unknown."""
    rules = about_of(row).get("rules")
    return rules if isinstance(rules, str) else ""


def rules_today(game: str) -> str:
    """The present rules of a game; empty if it is not installed any more."""
    try:
        return find_game(game).meta.rules
    except KeyError:
        return ""
