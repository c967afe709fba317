"""A slice of a table's log, played again in any process: the same slice gives the same part."""

import time
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from astrarium.kernel import Refused
from astrarium.kernel import game as find_game
from astrarium.kernel.plain import use_encoder

from ..live.table import snapshots
from ..tables import entries as e
from ..tables.fold import Diverged, TableFold

use_encoder(msgspec.json.Encoder(order="sorted").encode)  # as in the server's own process

MARKS = 10  # entries between two snapshots of one slice

Row = tuple[int, str]  # an entry's time, and its body


class OtherRules(Exception):  # noqa: N818  (a state of a table, not of the program)
    """The entries no longer lead to where they led: the rules have changed since."""


class Origin(NamedTuple):
    """A table before any entry but the one that made it."""

    created: e.Created
    made_at: int
    secret: bytes


class Reached(NamedTuple):
    """How far a table has been played again, so that the next slice goes on from here."""

    kept: str = ""  # a snapshot; none before play has begun
    at: int = 0  # the entry after which it was taken
    told: int = 0  # the entry up to which everything is told. While an answer can be taken back no snapshot is taken


class Slice(NamedTuple):
    """Consecutive entries of a table, those that follow `since.at`."""

    origin: Origin
    since: Reached
    rows: list[Row]


class Course:
    """A table on its way through a slice. Iterating gives each entry after it was performed, known ones included."""

    def __init__(self, part: Slice) -> None:
        self._part = part
        self.reached = part.since
        self.applied = 0
        self._begun = time.process_time()
        try:
            self.fold = _fold(part)
        except (LookupError, ValueError):
            raise OtherRules from None

    def __iter__(self) -> Iterator[e.AnyEntry]:
        for at, body in self._part.rows:
            entry = e.decode(body)
            try:
                self.fold.perform(entry, at)
            except (Diverged, Refused, LookupError, ValueError):
                raise OtherRules from None
            self.applied += 1
            yield entry
            self._keep(MARKS)
        self._keep(1)

    @property
    def version(self) -> int:
        return self.fold.progress.version

    @property
    def is_new(self) -> bool:
        """Whether the latest entry has not been told yet."""
        return self.version > self._part.since.told

    @property
    def spent(self) -> float:
        """Seconds of processor time since the course began."""
        return time.process_time() - self._begun

    def _keep(self, apart: int) -> None:
        """Take a snapshot if the table can go on from one, unless the latest is less than `apart` entries old."""
        fold, version = self.fold, self.version
        told = max(version, self.reached.told)
        self.reached = self.reached._replace(told=told)
        can_go_on = fold.table is not None and (fold.table.nothing_to_take_back or fold.progress.stage == "over")
        if can_go_on and version - self.reached.at >= apart:
            self.reached = Reached(snapshots.take(fold), version, told)


def _fold(part: Slice) -> TableFold:
    created, made_at, secret = part.origin
    if part.since.kept:
        return snapshots.restore(snapshots.read(part.since.kept), secret)
    return TableFold(find_game(created.spec.game), created, made_at, secret)
