"""The times when no node was alive, so that they do not count against any player's clock."""

from .database import Database

WEEK = 7 * 24 * 3600 * 1000

# Two nodes that start together see the same latest heartbeat; the primary key lets only one record the gap.
RECORD = """
insert into outages (from_at, until_at)
select latest, cast($1 as bigint) from (select max(seen_at) as latest from nodes) as heartbeats where latest < $2
on conflict do nothing
"""
BEAT = "insert into nodes (id, seen_at) values ($1, $2) on conflict (id) do update set seen_at = excluded.seen_at"


class Outages:
    """Heartbeats of the nodes, and the gaps between them."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def beat(self, node: str, now: int, gap: int) -> tuple[int, int] | None:
        """Record a heartbeat; returns the outage that it ended, if no node was alive for longer than `gap`.

        Only one node gets an outage; the others find it in `recent`.
        """
        recorded, *_ = await self._db.transact(
            [
                (RECORD, (now, now - gap)),
                (BEAT, (node, now)),
                # A heartbeat in the future is from a clock that was set back: it would hide every outage until then.
                ("update nodes set seen_at = $1 where seen_at > $2", (now, now + gap)),
                ("delete from nodes where seen_at < $1", (now - WEEK,)),
            ]
        )
        if not recorded:
            return None
        sql = "select max(from_at) from outages where until_at = $1"
        [(from_at,)] = await self._db.rows(sql, now)
        return from_at, now

    async def latest(self, longer: int, now: int) -> int | None:
        """When the latest outage longer than this ended. One that ends in the future is a wrong clock's: ignored."""
        sql = "select max(until_at) from outages where until_at - from_at > $1 and until_at <= $2"
        [(ended,)] = await self._db.rows(sql, longer, now)
        return None if ended is None else int(ended)

    async def recent(self, since: int) -> list[tuple[int, int]]:
        """Outages that ended after `since`, in order."""
        sql = "select from_at, until_at from outages where until_at > $1 order by from_at"
        return [(row[0], row[1]) for row in await self._db.rows(sql, since)]
