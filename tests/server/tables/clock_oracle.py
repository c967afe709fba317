"""A second computation of a table's clocks, in another way: from the answers that lasted and nothing else.

An answer that was taken back is struck out, and so is the undo; the time of both stays. The rest is played on a bare
table of the kernel, on which nothing was ever taken back.
"""

from dataclasses import dataclass, field
from typing import Any

from astrarium.kernel import Table
from astrarium.kernel.flow import holding, is_beside, waited_for
from astrarium.kernel.table import PERSON
from astrarium.server.tables import entries as e
from astrarium.server.tables.fold import TableFold


@dataclass
class Clocks:
    """The oracle's result."""

    banks: list[int]
    shown: list[int] | None  # while somebody has answered in a window that is open for others
    asked: list[int]  # for how long each person was asked, in what lasted
    answers: list[int]  # that lasted, of each seat
    state: str


@dataclass
class Story:
    """The entries in order, each with the time that counted before it. Of those struck out, the time alone."""

    fold: TableFold
    told: list[tuple[e.AnyEntry | None, int]] = field(default_factory=list)

    def note(self, entry: e.AnyEntry, time: int) -> None:
        if not isinstance(entry, e.Undone):
            self.told.append((entry, time))
            return
        latest = max(n for n, (old, _) in enumerate(self.told) if isinstance(old, e.Answered))
        self.told[latest] = (None, self.told[latest][1])
        self.told.append((None, time))

    def clocks(self) -> Clocks:
        """The banks as they must be."""
        fold, clock = self.fold, self.fold.clock
        seats = fold.progress.seats
        table = Table.open(fold.game, fold.setup, fold.secret, [bytes.fromhex(one.contribution) for one in seats])
        found = Clocks([clock.budget] * len(seats), None, [0] * len(seats), [0] * len(seats), "")
        granted: set[int] = set()
        for entry, time in self.told:
            _run(table, found, time)
            if isinstance(entry, e.Replaced):
                table.replace(entry.seat, entry.by)
                if entry.why == "back" and entry.seat not in granted and found.banks[entry.seat] < clock.budget // 4:
                    found.banks[entry.seat] = clock.budget // 4
                    granted.add(entry.seat)
            elif isinstance(entry, e.Resigned):
                table.resign(entry.seat)
            elif isinstance(entry, e.Answered):
                before = found.banks[:]
                table.answer(entry.seat, entry.decision, tuple(entry.choice))
                if not is_beside(entry.decision):
                    _credit(clock, found, entry.seat, granted, is_person=table.players[entry.seat] == PERSON)
                if holding(table.state) and found.shown is None:
                    found.shown = before
            if not holding(table.state):
                found.shown = None
        found.state = table.game.fingerprint(table.state)
        return found


def _run(table: Table, found: Clocks, time: int) -> None:
    owing = waited_for(table.state)
    for seat in [seat for seat, player in enumerate(table.players) if player == PERSON]:
        if seat in owing:
            found.banks[seat] -= time
            found.asked[seat] += time
        if found.shown is not None and (seat in owing or seat in holding(table.state)):
            found.shown[seat] -= time


def _credit(clock: e.Clock, found: Clocks, seat: int, granted: set[int], *, is_person: bool) -> None:
    found.answers[seat] += 1
    if clock.pace == "live":
        found.banks[seat] = max(0, found.banks[seat]) + clock.increment
    elif is_person:
        found.banks[seat] = clock.budget
        granted.discard(seat)


def bare(game: Any, seats: int, clock: e.Clock, secret: bytes) -> TableFold:
    """A full table of this game, in play since time 0."""
    fold = TableFold(game, e.Created(7, e.TableSpec(game.meta.key, seats, clock=clock), ""), 0, secret)
    for seat in range(seats):
        fold.perform(e.Joined(seat, 100 + seat, f"P{seat}", f"{seat:02x}" * 16), 0)
    fold.perform(e.Started(), 0)
    return fold
