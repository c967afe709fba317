"""Reads a table from the store: from its snapshot and the entries after it, or from the first entry."""

import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec

from astrarium.kernel import Refused
from astrarium.kernel import game as find_game
from astrarium.kernel.content.records import ContentError
from astrarium.kernel.randomness import commitment

from ...declined import Declined
from ...ids import spell
from ...store.database import Unavailable
from ...store.tables import Snapshot, Stored, TableRow, Tables
from ...tables import entries as e
from ...tables.fold import Diverged, TableFold
from ..access.roster import rules_of
from ..pauses import Pauses
from . import snapshots

Prepare = Callable[[e.Created], Awaitable[None]]  # loads the game with a table's content pack

log = logging.getLogger("astrarium.live")


class Unreadable(Exception):  # noqa: N818  (a state of a table, not of the program)
    """The log does not lead to a table that this version can play."""

    def __init__(self, cause: str, why: str) -> None:
        super().__init__(why)
        self.cause = cause  # see `parking.CAUSES`


class Opened(NamedTuple):
    fold: TableFold
    bad_snapshot: bool = False  # the snapshot was of no use: a new one is wanted


async def read_table(tables: Tables, row: TableRow, prepare: Prepare) -> Opened:
    """The table. Raises Unreadable, Declined if there is no room for it, or whatever a game's rules may raise."""
    kept = await tables.snapshot(row.id)
    if kept is None:
        return Opened(await _from_start(tables, row, prepare))
    try:
        fold = await _from_snapshot(tables, row, kept, prepare)
    except (Declined, Unavailable):
        raise
    except Exception as error:  # noqa: BLE001  (a broken snapshot may fail in any way: the log is the truth)
        why = f"{type(error).__name__}: {error}"
        log.warning("a snapshot is of no use and is made anew: %s", why, extra={"table": spell(row.id)})
        fold = await _from_start(tables, row, prepare)
        await tables.drop_snapshot(row.id, kept.seq)
        return Opened(fold, bad_snapshot=True)
    return Opened(fold or await _from_start(tables, row, prepare))


async def _from_snapshot(tables: Tables, row: TableRow, kept: Snapshot, prepare: Prepare) -> TableFold | None:
    """The table; None if the snapshot is of other rules. Raises anything if it does not fit."""
    snapshot = snapshots.read(kept.body)
    if snapshot.progress.version != kept.seq or snapshot.created.commitment != commitment(row.secret).hex():
        raise ValueError("it is of another table, or of another moment")
    await prepare(snapshot.created)
    fold = snapshots.restore_if_ours(snapshot, row.secret)
    if fold is not None:
        pauses = Pauses()
        for stored in await tables.entries(row.id, kept.seq):
            fold.perform(read_entry(stored, fold.progress.version + 1), stored.at)
            await pauses.take_if_due()
    return fold


async def _from_start(tables: Tables, row: TableRow, prepare: Prepare) -> TableFold:
    entries = await tables.entries(row.id)
    if not entries:
        raise Unreadable("entry", "the log is empty")
    fold = await _create(row, entries[0], prepare)
    pauses = Pauses()
    for stored in entries[1:]:
        entry = read_entry(stored, fold.progress.version + 1)
        try:
            fold.perform(entry, stored.at)
        except (Diverged, Refused) as why:
            raise Unreadable("rules", f"entry {stored.seq}: {why!r}") from why
        except Exception as why:
            if rules_of(row) == fold.game.meta.rules:
                raise
            raise Unreadable("rules", f"entry {stored.seq}: {why!r}") from why
        await pauses.take_if_due()
    return fold


async def _create(row: TableRow, first: Stored, prepare: Prepare) -> TableFold:
    """The table after its first entry. Raises Unreadable."""
    created = read_entry(first, 0)
    if not isinstance(created, e.Created):
        raise Unreadable("entry", "the first entry does not make a table")
    try:
        game = find_game(created.spec.game)
    except KeyError:
        raise Unreadable("game", f"{created.spec.game} is not installed") from None
    try:
        await prepare(created)
        return TableFold(game, created, first.at, row.secret)
    except ContentError as why:
        raise Unreadable("content", f"its content pack was made for another edition: {why}") from why
    except ValueError as why:
        if rules_of(row) == game.meta.rules:
            raise
        raise Unreadable("rules", str(why)) from why


def read_entry(stored: Stored, number: int) -> e.AnyEntry:
    """The entry, which must have this number. Raises Unreadable if it has another or cannot be decoded."""
    if stored.seq != number:
        raise Unreadable("entry", f"entry {number} is missing")
    try:
        return e.decode(stored.body)
    except (msgspec.DecodeError, UnicodeError) as why:
        raise Unreadable("entry", f"entry {number}: {why}") from why
