"""PostgreSQL: connection pools that recover by themselves, and appends in batches."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, TypeAlias, TypeVar, cast

import asyncpg

from .batches import Batches
from .database import Append, Row, Statement, Unavailable, Value
from .errors import Taken, Unprepared

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

T = TypeVar("T")
Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"
Connection: TypeAlias = "PoolConnectionProxy[asyncpg.Record]"

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
    """A `Database` over two pools, one for appends and one for the rest, so that neither starves the other."""

    def __init__(self, pool: Pool, writers: Pool, lanes: int, patience: float) -> None:
        self._pool = pool
        self._writers = writers
        self._patience = patience
        self._batches = Batches(self._write, lanes)

    @classmethod
    async def connect(
        cls, url: str, *, connections: int = 8, lanes: int = 4, patience: float | None = None
    ) -> "PostgresDatabase":
        """Open the pools. Each call answers or raises Unavailable within about `patience` seconds (or PATIENCE)."""
        patience = PATIENCE if patience is None else patience
        pool = _pool(url, connections, patience)
        writers = _pool(url, lanes, patience, plan_cache_mode="force_generic_plan", enable_seqscan="off")
        database = cls(pool, writers, lanes, patience)
        try:
            await pool
            await writers
            await database.ping()
        except BaseException:
            await database.close()
            raise
        return database

    async def rows(self, sql: str, *args: Value) -> list[Row]:
        return cast("list[Row]", await self._with(self._pool, lambda connection: connection.fetch(sql, *args)))

    async def run(self, sql: str, *args: Value) -> int:
        return _changed(await self._with(self._pool, lambda connection: connection.execute(sql, *args)))

    async def transact(self, statements: Sequence[Statement]) -> list[int]:
        return await self._with(self._pool, lambda connection: _transaction(connection, statements))

    async def append(self, entry: Append) -> bool:
        return await self._batches.append(entry)

    async def claim_due(self, now: int, lease: int, limit: int) -> list[int]:
        claimed = await self._with(self._pool, lambda connection: connection.fetch(CLAIM, now, now + lease, limit))
        return [row[0] for row in claimed]

    async def ping(self) -> None:
        await self.rows("select 1")

    async def close(self) -> None:
        await self._batches.close()
        for pool in (self._pool, self._writers):
            try:
                async with asyncio.timeout(self._patience):
                    await pool.close()
            except LOST:
                pool.terminate()

    async def _write(self, entries: list[Append]) -> set[int]:
        columns = list(zip(*entries, strict=True))
        written = await self._with(self._writers, lambda connection: connection.fetch(APPEND, *columns))
        return {row[0] for row in written}

    async def _with(self, pool: Pool, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Do some work with a connection of the pool; again if a conflict with another transaction rolled it back."""
        for left in reversed(range(TRIES)):
            try:
                return await self._once(pool, work)
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

    async def _once(self, pool: Pool, work: Callable[[Connection], Awaitable[T]]) -> T:
        connection = await pool.acquire(timeout=self._patience * WAIT)
        try:
            return await work(connection)
        except asyncpg.PostgresError:
            raise  # the server has answered: the connection is sound
        except BaseException:  # timed out, broken or cancelled: the server rolls back
            with suppress(asyncpg.InterfaceError):  # it may be closed already
                connection.terminate()  # an orderly close could take just as long again
            raise
        finally:
            await pool.release(connection, timeout=self._patience)


def _pool(url: str, size: int, patience: float, **settings: str) -> Pool:
    return asyncpg.create_pool(
        url,
        min_size=0,
        max_size=size,
        command_timeout=patience * (1 - WAIT),
        reset=_nothing,
        server_settings={"application_name": "astrarium", "jit": "off", **settings},
    )


async def _nothing(connection: object) -> None:
    """Reset nothing: connections here keep no session state, and a reset would double the server's work."""


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
