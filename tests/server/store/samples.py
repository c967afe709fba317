"""Sample tables, entries and persons."""

from typing import Any

from astrarium.server.ids import new_id
from astrarium.server.store.database import Append, Database
from astrarium.server.store.people import Person
from astrarium.server.store.tables import TableRow, Tables


def entry(table: int, seq: int, **changes: Any) -> Append:
    sample = Append(table, seq, at=seq, body="{}", stage="playing", waiting=1, since=seq, wake_at=None)
    return sample._replace(**changes)


def table_row(**changes: Any) -> TableRow:
    row = TableRow(
        id=new_id(),
        game="tiny",
        stage="open",
        public=1,
        pace="live",
        host=1,
        title="Orion",
        seats=2,
        version=0,
        waiting=0,
        since=1,
        wake_at=None,
        made_at=1,
        secret=b"\x00secret",
        about='{"names":["Zoë"]}',
    )
    return row._replace(**changes)


async def new_table(db: Database, seats: tuple[tuple[int, int], ...] = (), **changes: Any) -> TableRow:
    row = table_row(**changes)
    await Tables(db).create(row, entry(row.id, 0), seats)
    return row


def person(**changes: Any) -> Person:
    return Person(new_id(), "Ada", "fr", None, None, 0, 1, 1, "{}")._replace(**changes)
