"""Replays tables from their logs and reports where log, summary and snapshot disagree."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from astrarium.kernel import Refused
from astrarium.kernel import game as find_game

from ..live.access.roster import rules_of
from ..live.table import snapshots
from ..store.database import Database
from ..store.tables import Snapshot, Stored, TableRow, Tables
from ..tables import entries as e
from ..tables.fold import Diverged, TableFold

HARMLESS = ("draws", "summary", "about", "snapshot")  # flaws that do not keep a table from being played
PAGE = 500  # tables listed at once


class Flaw(NamedTuple):
    """One thing that is wrong with a table, and the entry where it shows."""

    code: str  # `gap`, `entry`, `refused`, `state`, `draws`, `game`, `error`, `summary`, `about`, `snapshot`
    entry: int
    detail: str = ""


@dataclass
class Audit:
    """A replayed table. `fold` is None if not even the first entry makes sense."""

    head: TableRow
    rows: list[Stored]
    fold: TableFold | None = None
    flaws: list[Flaw] = field(default_factory=list)

    @property
    def keeps_closed(self) -> bool:
        """Whether one of the flaws keeps every node from opening the table."""
        return any(flaw.code not in HARMLESS for flaw in self.flaws)


async def audit(tables: Tables, table: int) -> Audit | None:
    """Replay one table; None if it does not exist. Nodes may go on writing to it meanwhile."""
    head = await tables.head(table)
    if head is None:
        return None
    kept = await tables.snapshot(table)
    # Entries written after the summary was read are left for the next audit.
    rows = [row for row in await tables.entries(table) if row.seq <= head.version]
    found = Audit(head, rows)
    found.fold = _replay(found)
    if found.fold is not None and not found.flaws:
        _compare_summary(found, found.fold)
        if kept is not None and kept.seq <= head.version:
            _compare_snapshot(found, found.fold, kept)
    return found


async def table_ids(database: Database, latest: int | None = None) -> AsyncIterator[int]:
    """The ids of all tables, or of the `latest` ones by last change."""
    if latest is not None:
        for row in await database.rows("select id from tables order by since desc, id limit $1", latest):
            yield row[0]
        return
    last = -1
    while rows := await database.rows("select id from tables where id > $1 order by id limit $2", last, PAGE):
        for row in rows:
            yield row[0]
        last = rows[-1][0]


def _replay(found: Audit) -> TableFold | None:
    fold: TableFold | None = None
    if not found.rows:
        found.flaws.append(Flaw("gap", 0))
    for number, row in enumerate(found.rows):
        if row.seq != number:
            found.flaws.append(Flaw("gap", number))
            return fold
        try:
            fold = _step(found, fold, row)
        except (msgspec.DecodeError, msgspec.ValidationError, TypeError, ValueError, IndexError) as error:
            found.flaws.append(Flaw("entry", number, str(error)))
        except KeyError as error:
            found.flaws.append(Flaw("game", number, str(error)))
        except Refused as refused:
            found.flaws.append(Flaw("refused", number, f"{refused.refusal.rule} {refused.refusal.code}"))
        except Diverged:
            found.flaws.append(Flaw("state", number))
        except Exception as error:  # noqa: BLE001  (a mistake in the rules of any game)
            found.flaws.append(Flaw("error", number, f"{type(error).__name__}: {error}"))
        if found.flaws:
            break
    return fold


def _step(found: Audit, fold: TableFold | None, row: Stored) -> TableFold:
    entry = e.decode(row.body)
    if fold is None:
        if not isinstance(entry, e.Created):
            raise ValueError("the first entry does not make a table")
        return TableFold(find_game(entry.spec.game), entry, row.at, found.head.secret)
    if fold.perform(entry, row.at) != entry:
        found.flaws.append(Flaw("draws", row.seq))
    return fold


def _compare_summary(found: Audit, fold: TableFold) -> None:
    progress, head = fold.progress, found.head
    ours = (progress.version, progress.stage, progress.waiting)
    if ours != (head.version, head.stage, head.waiting):
        found.flaws.append(Flaw("summary", progress.version, f"{head.version} {head.stage} {head.waiting}"))
    if rules_of(head) == "":
        found.flaws.append(Flaw("about", progress.version))


def _compare_snapshot(found: Audit, fold: TableFold, kept: Snapshot) -> None:
    """Replay from the snapshot and check that it leads to the same state."""
    try:
        other = snapshots.restore(snapshots.read(kept.body), found.head.secret)
        for row in found.rows[kept.seq + 1 :]:
            other.perform(e.decode(row.body), row.at)
        same = other.progress == fold.progress and _state(other) == _state(fold)
    except Exception as error:  # noqa: BLE001  (any error that a broken snapshot causes is the snapshot's flaw)
        found.flaws.append(Flaw("snapshot", kept.seq, f"{type(error).__name__}: {error}"))
        return
    if not same:
        found.flaws.append(Flaw("snapshot", kept.seq))


def _state(fold: TableFold) -> bytes:
    return fold.game.encode(fold.table.state) if fold.table else b""
