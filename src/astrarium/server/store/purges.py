"""Deletes what nobody uses any more: found by index, a few rows at a time. Two nodes may do it at once."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from .database import Database
from .rows_by_id import rows_by_id

UNPLAYED = ("cancelled", "unused", "expired")  # reasons why a table is over without ever having started

STALE = """
select made_at, id from tables t where stage = 'open' and made_at < $1 and (made_at, id) > ($2, $3) and not exists (
  select 1 from seats join persons on persons.id = seats.person where seats.table_id = t.id and email is not null
) order by made_at, id limit $4
"""
OVER = """
select since, id, about from tables where stage = 'over' and since < $1 and (since, id) > ($2, $3)
order by since, id limit $4
"""
BEGUN = """select distinct table_id from log where table_id in ({ids}) and body like '{{"act":"start"%'"""
OF_TABLE = ("log", "seats", "snapshots", "chat", "codes", "notices", "unheard")

# A guest with a session may come back; one who sits at an unfinished table, or hosts it, is waited for.
GUESTS = """
delete from persons where email is null and is_admin = 0 and seen_at < $1 and id in (
  select id from persons p where email is null and seen_at < $1
  and not exists (select 1 from sessions where sessions.person = p.id and until > $2)
  and not exists (select 1 from seats join tables on tables.id = seats.table_id
    where seats.person = p.id and tables.stage <> 'over')
  and not exists (select 1 from tables where tables.host = p.id and tables.stage <> 'over')
  order by seen_at limit $3
) returning id
"""
IDLE = """
delete from persons where email is null and is_admin = 0 and seen_at < $1 and id in (
  select id from persons p where email is null and seen_at < $1
  and not exists (select 1 from seats where seats.person = p.id)
  and not exists (select 1 from tables where tables.host = p.id and tables.stage <> 'over')
  order by seen_at limit $2
) returning id
"""
OF_PERSON = (
    "delete from sessions where person in ({ids})",
    "delete from links where person in ({ids})",
    "delete from mutes where person in ({ids})",
    "delete from notices where person in ({ids})",
    "delete from pushes where person in ({ids})",
    "delete from unheard where person in ({ids})",
    "delete from arrivals where person in ({ids})",
)


class _About(msgspec.Struct):
    ended: str = ""


_about = msgspec.json.Decoder(_About)


class Place(NamedTuple):
    """How far a list was read: the time and id of the last table."""

    at: int = 0
    id: int = 0


class Purges:
    """Each method does a small piece and returns how far it got."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def stale_tables(self, before: int, after: Place, most: int) -> list[Place]:
        """The next open tables made before that time at which no account holder sits."""
        return [Place(*row) for row in await self._db.rows(STALE, before, *after, most)]

    async def finished(self, before: int, after: Place, most: int) -> list[Place]:
        """The next tables that ended before that time."""
        return [Place(row[0], row[1]) for row in await self._db.rows(OVER, before, *after, most)]

    async def unplayed(self, before: int, after: Place, most: int) -> tuple[list[int], Place | None]:
        """Those of the next tables that ended before that time which never started, and the last table's place.

        The place is None if there are no further tables.
        """
        rows = await self._db.rows(OVER, before, *after, most)
        if not rows:
            return [], None
        named = [row[1] for row in rows if _reason(row[2]) in UNPLAYED]
        begun = {row[0] for row in await rows_by_id(self._db, BEGUN, named)}  # a played table is never unplayed
        return [table for table in named if table not in begun], Place(rows[-1][0], rows[-1][1])

    async def remove_tables(self, ids: Sequence[int]) -> int:
        """Delete tables that are over with all that belongs to them; returns how many.

        The row goes first: without it nobody finds the rest.
        """
        removed = 0
        for table in ids:
            gone = "delete from tables where id = $1 and stage = 'over'"
            if await self._db.run(gone, table):
                removed += 1
                of_table = [f"delete from {name} where table_id = $1" for name in OF_TABLE]  # noqa: S608  # nosec B608
                await self._db.transact([(sql, (table,)) for sql in of_table])
        return removed

    async def remove_chat(self, tables: Sequence[int]) -> int:
        """Delete the chat of these tables; returns how many lines."""
        return await self._delete("delete from chat where table_id in ({ids})", tables)

    async def guests(self, before: int, now: int, most: int) -> int:
        """Delete up to `most` guests not seen since then who have no session and are waited for at no table."""
        return await self._forget([row[0] for row in await self._db.rows(GUESTS, before, now, most)])

    async def idle_guests(self, before: int, most: int) -> int:
        """Delete up to `most` guests not seen since then who sit at no table and host no unfinished one."""
        return await self._forget([row[0] for row in await self._db.rows(IDLE, before, most)])

    async def pushes(self, before: int, most: int) -> int:
        """Delete up to `most` push subscriptions of people who do not exist or were not seen since then."""
        sql = """
        delete from pushes where endpoint in (
          select endpoint from pushes left join persons on persons.id = pushes.person
          where pushes.made_at < $1 and (persons.id is null or persons.seen_at < $1) limit $2)
        """
        return await self._db.run(sql, before, most)

    async def _forget(self, persons: Sequence[int]) -> int:
        for sql in OF_PERSON:
            await self._delete(sql, persons)
        return len(persons)

    async def _delete(self, sql: str, ids: Sequence[int]) -> int:
        places = ", ".join(f"${number}" for number in range(1, len(ids) + 1))
        return await self._db.run(sql.format(ids=places), *ids) if ids else 0


def _reason(about: str) -> str:
    return _about.decode(about).ended
