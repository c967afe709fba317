"""PostgreSQL: connections that recover by themselves, and appends in batches."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar, cast

import asyncpg

from .batches import Batches
from .connections import Connection, Connections
from .database import Append, Row, Statement, Unavailable, Value
from .errors import Taken, Unprepared

T = TypeVar("T")

# Sorted by table: two nodes that write the same tables take their locks in the same order and cannot deadlock.
APPEND = """
with new as materialized (
  select * from unnest(
    $1::bigint[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::int[], $7::bigint[], $8::bigint[]
  ) as new(table_id, seq, at, body, stage, waiting, since, wake_at)
), written as (
  insert into log (table_id, seq, at, body) select table_id, seq, at, body from new order by table_id
  on conflict do nothing returning table_id
), summary as (
  update tables set version = new.seq, stage = new.stage, waiting = new.waiting, since = new.since,
    wake_at = new.wake_at
  from new join written using (table_id) where tables.id = new.table_id
)
select table_id from written
"""

CLAIM = """
with due as materialized (
  select id from tables where wake_at <= $1 order by wake_at limit $3 for update skip locked
)
update tables set wake_at = $2 from due where tables.id = due.id returning tables.id
"""

PATIENCE = 5.0  # seconds
WAIT = 0.4  # share of the patience for getting a connection; the rest is for the statement
TRIES = 5
CLASHES = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
LOST = (
    OSError,  # also TimeoutError
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # shut down, starting up, cancelled
    asyncpg.InsufficientResourcesError,  # no connection left, disk full
    asyncpg.ReadOnlySQLTransactionError,  # the server has become a standby
)


class PostgresDatabase:
    """A `Database` with connections for appends and others for the rest, so that neither starves the other."""

    def __init__(self, readers: Connections, writers: Connections, lanes: int, patience: float) -> None:
        self._readers = readers
        self._writers = writers
        self._patience = patience
        self._batches = Batches(self._write, lanes)

    @classmethod
    async def connect(
        cls, url: str, *, connections: int = 8, lanes: int = 4, patience: float | None = None
    ) -> "PostgresDatabase":
        """Connect. Each call answers or raises Unavailable within about `patience` seconds (or PATIENCE)."""
        patience = PATIENCE if patience is None else patience
        times = patience * WAIT, patience * (1 - WAIT)
        readers = Connections(url, connections, *times)
        writers = Connections(url, lanes, *times, plan_cache_mode="force_generic_plan", enable_seqscan="off")
        database = cls(readers, writers, lanes, patience)
        try:
            await database.ping()
        except BaseException:
            await database.close()
            raise
        return database

    async def rows(self, sql: str, *args: Value) -> list[Row]:
        return cast("list[Row]", await self._with(self._readers, lambda connection: connection.fetch(sql, *args)))

    async def run(self, sql: str, *args: Value) -> int:
        return _changed(await self._with(self._readers, lambda connection: connection.execute(sql, *args)))

    async def transact(self, statements: Sequence[Statement]) -> list[int]:
        return await self._with(self._readers, lambda connection: _transaction(connection, statements))

    async def append(self, entry: Append) -> bool:
        return await self._batches.append(entry)

    async def claim_due(self, now: int, lease: int, limit: int) -> list[int]:
        claimed = await self._with(self._readers, lambda connection: connection.fetch(CLAIM, now, now + lease, limit))
        return [row[0] for row in claimed]

    async def ping(self) -> None:
        await self.rows("select 1")

    async def close(self) -> None:
        await self._batches.close()
        for connections in (self._readers, self._writers):
            try:
                async with asyncio.timeout(self._patience):
                    await connections.close()
            except LOST:
                connections.terminate()

    async def _write(self, entries: list[Append]) -> set[int]:
        columns = list(zip(*entries, strict=True))

        async def work(connection: Connection) -> list[asyncpg.Record]:
            return await (await self._writers.prepared(connection, APPEND)).fetch(*columns)

        return {row[0] for row in await self._with(self._writers, work)}

    async def _with(self, connections: Connections, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Do some work with one of these connections; again if a conflict with another transaction rolled it back."""
        for left in reversed(range(TRIES)):
            try:
                async with connections.one() as connection:
                    return await work(connection)
            except CLASHES as error:
                if not left:
                    raise _unavailable(error) from error
            except LOST as error:
                raise _unavailable(error) from error
            except asyncpg.UniqueViolationError as error:
                raise Taken(str(error)) from error
            except asyncpg.UndefinedTableError as error:
                raise Unprepared(str(error)) from error
        raise AssertionError  # the last try returned or raised


async def _transaction(connection: Connection, statements: Sequence[Statement]) -> list[int]:
    await connection.execute("begin")
    try:
        changed = [_changed(await connection.execute(sql, *args)) for sql, args in statements]
        await connection.execute("commit")
    except asyncpg.PostgresError:
        await connection.execute("rollback")
        raise
    return changed


def _changed(status: str) -> int:
    """The number of rows in a status such as `INSERT 0 1` or `UPDATE 3`."""
    return int(status.rpartition(" ")[2])


def _unavailable(error: BaseException) -> Unavailable:
    return Unavailable(f"{type(error).__name__}: {error}")
