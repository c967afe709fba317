"""Tables and their logs."""

from collections.abc import Sequence
from typing import NamedTuple

from .database import Append, Database, Statement
from .errors import Taken
from .rows_by_id import rows_by_id

COLUMNS = "id, game, stage, public, pace, host, title, seats, version, waiting, since, wake_at, made_at, secret, about"
ENTRY = "insert into log (table_id, seq, at, body) values ($1, $2, $3, $4)"
SEAT = """
insert into seats (table_id, seat, person) values ($1, $2, $3)
on conflict (table_id, seat) do update set person = excluded.person
"""
# The newest few of each host, in rounds over the networks that hosts came from: nobody's many tables hide another's.
# Tables of hosts who have been away for long are left out. Only the newest 1000 are considered, so that a flood costs
# the same however long it lasts; only listed rows are read in full.
OPEN = """
with newest as (
  select id, host, made_at from tables where stage = 'open' and public = 1 {game} order by made_at desc limit 1000
), shown as (
  select newest.id, newest.made_at, coalesce(arrivals.origin, host) as origin,
    row_number() over (partition by host order by newest.made_at desc, newest.id) as of_host
  from newest join persons on persons.id = host left join arrivals on arrivals.person = host
  where persons.seen_at > $2
), ranked as (
  select id, made_at, row_number() over (partition by origin order by of_host, made_at desc, id) as round
  from shown where of_host <= $3
), listed as (
  select id, made_at, round from ranked order by round, made_at desc, id limit $1
)
select {columns} from listed join tables on tables.id = listed.id
order by listed.round, listed.made_at desc, listed.id
"""
# Uses the index alone, and counts no further than 1000.
OVERDUE = "select count(*) from (select 1 from tables where wake_at < $1 limit 1000) as late"


class TableRow(NamedTuple):
    """A table without its log."""

    id: int
    game: str
    stage: str  # `open`, `playing`, `over`
    public: int  # 1: listed while it is open
    pace: str
    host: int
    title: str
    seats: int
    version: int  # the number of its latest entry
    waiting: int
    since: int
    wake_at: int | None
    made_at: int
    secret: bytes
    about: str  # JSON, for lists


class Listed(NamedTuple):
    """Which open tables the lobby shows."""

    per_host: int
    away: int  # milliseconds that a host may have been away


class Stored(NamedTuple):
    """An entry of a log."""

    seq: int
    at: int
    body: str


class Snapshot(NamedTuple):
    """A table's state after an entry, so that a long log need not be read from its start."""

    seq: int
    body: str


class Tables:
    """Tables, their seats and their logs. The log is the truth; everything else follows from it."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def create(self, row: TableRow, first: Append, seats: Sequence[tuple[int, int]] = ()) -> None:
        """Make a table with its first log entry; `seats` are pairs of seat and person. Raises Taken if the id is."""
        places = ", ".join(f"${number}" for number in range(1, len(row) + 1))
        await self._db.transact(
            [
                (f"insert into tables ({COLUMNS}) values ({places})", row),  # noqa: S608  # nosec B608
                (ENTRY, first[:4]),
                *(seated(row.id, seat, person) for seat, person in seats),
            ]
        )

    async def head(self, table: int) -> TableRow | None:
        rows = await self._db.rows(f"select {COLUMNS} from tables where id = $1", table)  # noqa: S608  # nosec B608
        return TableRow(*rows[0]) if rows else None

    async def entries(self, table: int, after: int = -1, most: int | None = None) -> list[Stored]:
        """The log in order, from the entry that follows `after`; all of it, or at most so many entries."""
        sql = "select seq, at, body from log where table_id = $1 and seq > $2 order by seq"
        if most is None:
            return [Stored(*row) for row in await self._db.rows(sql, table, after)]
        return [Stored(*row) for row in await self._db.rows(f"{sql} limit $3", table, after, most)]

    async def versions(self, ids: Sequence[int]) -> dict[int, int]:
        """The version of each table; tables that do not exist are left out."""
        rows = await rows_by_id(self._db, "select id, version from tables where id in ({ids})", ids)
        return {row[0]: row[1] for row in rows}

    async def open_tables(self, game: str | None, listed: Listed, now: int, limit: int) -> list[TableRow]:
        """Public open tables: in rounds over hosts and networks, the newest first."""
        columns = ", ".join(f"tables.{column}" for column in COLUMNS.split(", "))
        sql = OPEN.format(columns=columns, game="" if game is None else "and game = $4")
        args = (limit, now - listed.away, listed.per_host, *(() if game is None else (game,)))
        return [TableRow(*row) for row in await self._db.rows(sql, *args)]

    async def tables_of(self, person: int, limit: int) -> list[TableRow]:
        """The tables where a person sits: in play, then open, then over; the latest first."""
        sql = f"""
        select {COLUMNS} from tables where id in (select table_id from seats where person = $1)
        order by case stage when 'playing' then 0 when 'open' then 1 else 2 end, since desc, id limit $2
        """  # noqa: S608  # nosec B608
        return [TableRow(*row) for row in await self._db.rows(sql, person, limit)]

    async def seats(self, table: int) -> dict[int, int]:
        """The person in each seat."""
        sql = "select seat, person from seats where table_id = $1 order by seat"
        return {row[0]: row[1] for row in await self._db.rows(sql, table)}

    async def seats_of(self, person: int) -> dict[int, list[int]]:
        """A person's seats by table, in order."""
        found: dict[int, list[int]] = {}
        for table, seat in await self._db.rows(
            "select table_id, seat from seats where person = $1 order by seat", person
        ):
            found.setdefault(table, []).append(seat)
        return found

    async def unfinished_of(self, person: int) -> list[int]:
        """The tables where a person sits that are not over."""
        sql = """
        select tables.id from seats join tables on tables.id = seats.table_id
        where seats.person = $1 and tables.stage <> 'over' order by tables.id
        """
        return [row[0] for row in await self._db.rows(sql, person)]

    async def count_unfinished(self, host: int) -> int:
        """The number of tables made by this person that are not over."""
        sql = "select count(*) from tables where host = $1 and stage <> 'over'"
        [(count,)] = await self._db.rows(sql, host)
        return int(count)

    async def append(self, entry: Append) -> bool:
        """Write an entry and the table's summary. False if the entry's number is taken."""
        return await self._db.append(entry)

    async def append_with(self, entry: Append, also: Sequence[Statement]) -> bool:
        """Write an entry, its summary and these statements. False if its number is taken: then nothing is written."""
        summary = "update tables set version = $2, stage = $3, waiting = $4, since = $5, wake_at = $6 where id = $1"
        try:
            await self._db.transact([(ENTRY, entry[:4]), (summary, (entry.table, entry.seq, *entry[4:])), *also])
        except Taken:
            return False
        return True

    async def wake_at(self, table: int, version: int, at: int | None) -> None:
        """Set when a node should look at the table again, unless it has moved on since that version."""
        await self._db.run("update tables set wake_at = $2 where id = $1 and version = $3", table, at, version)

    async def wake_sooner(self, by: int) -> None:
        """Make `wake_at` of all tables earlier, because the clock was set back by that much."""
        await self._db.run("update tables set wake_at = wake_at - $1 where wake_at is not null", by)

    async def count_overdue(self, before: int) -> int:
        """The number of tables that a node should have looked at before that time, at most 1000."""
        [(count,)] = await self._db.rows(OVERDUE, before)
        return int(count)

    async def first_entry(self, table: int) -> str:
        """The entry that made the table; empty if it is missing."""
        rows = await self._db.rows("select body from log where table_id = $1 and seq = 0", table)
        return str(rows[0][0]) if rows else ""

    async def latest_entry(self, table: int) -> int | None:
        """The number of the log's latest entry."""
        [(latest,)] = await self._db.rows("select max(seq) from log where table_id = $1", table)
        return None if latest is None else int(latest)

    async def snapshot(self, table: int) -> Snapshot | None:
        rows = await self._db.rows("select seq, body from snapshots where table_id = $1", table)
        return Snapshot(*rows[0]) if rows else None

    async def save_snapshot(self, table: int, seq: int, body: str) -> None:
        """Save a snapshot, unless there is a later one."""
        sql = """
        insert into snapshots (table_id, seq, body) values ($1, $2, $3)
        on conflict (table_id) do update set seq = excluded.seq, body = excluded.body where snapshots.seq < excluded.seq
        """
        await self._db.run(sql, table, seq, body)

    async def drop_snapshot(self, table: int, seq: int) -> None:
        """Delete a snapshot that is of no use."""
        await self._db.run("delete from snapshots where table_id = $1 and seq = $2", table, seq)


def seated(table: int, seat: int, person: int) -> Statement:
    """A statement for `append_with`: the person takes the seat."""
    return SEAT, (table, seat, person)


def vacated(table: int, seat: int) -> Statement:
    """A statement for `append_with`: the seat becomes empty."""
    return "delete from seats where table_id = $1 and seat = $2", (table, seat)


def described(table: int, about: str) -> Statement:
    """A statement for `append_with`: what lists show of the table, as JSON."""
    return "update tables set about = $2 where id = $1", (table, about)
