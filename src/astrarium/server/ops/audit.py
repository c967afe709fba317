"""Plays tables again from their logs, and finds what does not fit: the log, its summary, the snapshot."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from astrarium.kernel import Refused
from astrarium.kernel import game as find_game

from ..live import snapshots
from ..store.database import Database
from ..store.tables import Snapshot, Stored, TableRow, Tables
from ..tables import entries as e
from ..tables.play import Diverged, Play

PAGE = 500  # tables that are listed at once


class Flaw(NamedTuple):
    """What is wrong with a table; `entry` is where it shows."""

    code: str  # `gap`, `entry`, `refused`, `state`, `draws`, `game`, `summary`, `snapshot`
    entry: int
    detail: str = ""


@dataclass
class Audit:
    """A table played again. Without a play, not even its first entry makes sense."""

    head: TableRow
    rows: list[Stored]
    play: Play | None = None
    flaws: list[Flaw] = field(default_factory=list)


async def audit(tables: Tables, table: int) -> Audit | None:
    """Play one table again. None if there is none. Nodes may go on writing to it meanwhile."""
    head = await tables.head(table)
    if head is None:
        return None
    kept = await tables.snapshot(table)
    # What was written since the summary was read is left for the next time.
    rows = [row for row in await tables.entries(table) if row.seq <= head.version]
    found = Audit(head, rows)
    found.play = _replay(found)
    if found.play is not None and not found.flaws:
        _compare_summary(found, found.play)
        if kept is not None and kept.seq <= head.version:
            _compare_snapshot(found, found.play, kept)
    return found


async def table_ids(database: Database, latest: int | None = None) -> AsyncIterator[int]:
    """All tables, or those that moved on latest."""
    if latest is not None:
        for row in await database.rows("select id from tables order by since desc, id limit $1", latest):
            yield row[0]
        return
    last = -1
    while rows := await database.rows("select id from tables where id > $1 order by id limit $2", last, PAGE):
        for row in rows:
            yield row[0]
        last = rows[-1][0]


def _replay(found: Audit) -> Play | None:
    play: Play | None = None
    for number, row in enumerate(found.rows):
        if row.seq != number:
            found.flaws.append(Flaw("gap", number))
            return play
        try:
            play = _step(found, play, row)
        except (msgspec.DecodeError, msgspec.ValidationError, TypeError, ValueError, IndexError) as error:
            found.flaws.append(Flaw("entry", number, str(error)))
        except KeyError as error:
            found.flaws.append(Flaw("game", number, str(error)))
        except Refused as refused:
            found.flaws.append(Flaw("refused", number, f"{refused.refusal.rule} {refused.refusal.code}"))
        except Diverged:
            found.flaws.append(Flaw("state", number))
        if found.flaws:
            break
    return play


def _step(found: Audit, play: Play | None, row: Stored) -> Play:
    entry = e.decode(row.body)
    if play is None:
        if not isinstance(entry, e.Made):
            raise ValueError("the first entry does not make a table")
        return Play(find_game(entry.wish.game), entry, row.at, found.head.secret)
    if play.perform(entry, row.at) != entry:
        found.flaws.append(Flaw("draws", row.seq))
    return play


def _compare_summary(found: Audit, play: Play) -> None:
    course, head = play.course, found.head
    ours = (course.version, course.stage, course.waiting)
    if ours != (head.version, head.stage, head.waiting):
        found.flaws.append(Flaw("summary", course.version, f"{head.version} {head.stage} {head.waiting}"))


def _compare_snapshot(found: Audit, play: Play, kept: Snapshot) -> None:
    """Go on from the snapshot, and see whether that leads to the same."""
    try:
        other = snapshots.restore(kept.body, found.head.secret)
        for row in found.rows[kept.seq + 1 :]:
            other.perform(e.decode(row.body), row.at)
        same = other.course == play.course and _state(other) == _state(play)
    except Exception as error:  # noqa: BLE001  (whatever a broken snapshot leads to is a flaw of the snapshot)
        found.flaws.append(Flaw("snapshot", kept.seq, f"{type(error).__name__}: {error}"))
        return
    if not same:
        found.flaws.append(Flaw("snapshot", kept.seq))


def _state(play: Play) -> bytes:
    return play.game.encode(play.table.state) if play.table else b""
