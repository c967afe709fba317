"""A finished game again, step by step, as one reader saw it."""

from typing import Any, NamedTuple

from msgspec import UNSET
from msgspec.json import encode

from astrarium.kernel import Event, Table, View

from ..tables import entries as e
from ..tables.fold import TableFold
from ..wire import tables as w
from ..wire.patch import diff
from .slices import Course, Reached, Slice


class Moment(NamedTuple):
    """A game after an entry, as one reader sees it."""

    version: int
    view: View
    events: list[list[Any]]  # of that entry
    scores: tuple[int, ...]  # of the seats, then of rivals (sides that nobody plays)
    waiting: list[int]


class FilmPart(NamedTuple):
    first: Moment | None  # where play began, in the part that has it
    steps: list[bytes]  # each further entry, as JSON
    reached: Reached
    applied: int  # entries played for this part
    spent: float  # seconds of processor time


def show(part: Slice, seat: int | None) -> FilmPart:
    """The steps that this slice adds. Raises OtherRules."""
    course = Course(part)
    fold = course.fold
    first = latest = None
    steps: list[bytes] = []
    if fold.table is not None and course.version == part.since.told:
        latest = _moment(fold, fold.table, seat)
    for entry in course:
        if fold.table is None or isinstance(entry, e.Rematched) or course.version < part.since.told:
            continue
        now = _moment(fold, fold.table, seat)
        if latest is not None:
            steps.append(encode(_step(entry, latest, now)))
        elif course.is_new:
            first = now
        latest = now
    return FilmPart(first, steps, course.reached, course.applied, course.spent)


def _moment(fold: TableFold, table: Table, seat: int | None) -> Moment:
    outcome = fold.game.result(table.state)
    scores = (*outcome.scores, *(rival.score for rival in outcome.rivals))
    view, mask = table.view(seat), fold.progress.waiting
    waiting = [other for other in range(mask.bit_length()) if mask >> other & 1]
    return Moment(fold.progress.version, view, _visible(fold.events, seat), scores, waiting)


def _step(entry: e.AnyEntry, before: Moment, after: Moment) -> w.ReplayStep:
    return w.ReplayStep(
        version=after.version,
        act=e.act_of(entry),
        seat=entry.seat if isinstance(entry, e.Deed) else None,
        patch=diff(before.view, after.view),
        events=after.events,
        scores=UNSET if after.scores == before.scores else after.scores,
        waiting=UNSET if after.waiting == before.waiting else after.waiting,
    )


def _visible(events: list[Event], seat: int | None) -> list[list[Any]]:
    return [event.pack() for event in events if event.visible_to(seat)]
