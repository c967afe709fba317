"""SQLite: one file, owned by one thread. Waiting appends are committed together."""

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from .batches import Batches
from .database import Append, Row, Statement, Unavailable, Value
from .errors import Taken, Unprepared

T = TypeVar("T")

INSERT = "insert into log (table_id, seq, at, body) values (?, ?, ?, ?) on conflict do nothing"
SUMMARY = "update tables set version = ?, stage = ?, waiting = ?, since = ?, wake_at = ? where id = ?"
CLAIM = """
update tables set wake_at = $2
where id in (select id from tables where wake_at <= $1 order by wake_at limit $3) returning id
"""

SETTINGS = """
pragma journal_mode = wal;
pragma synchronous = full;
pragma foreign_keys = off;
"""

KEYS = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_ROWID}
LOST = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
}


class SqliteDatabase:
    """A `Database` in a file. One thread executes all calls, in order."""

    def __init__(self, connection: sqlite3.Connection, thread: ThreadPoolExecutor) -> None:
        self._connection = connection
        self._thread = thread
        self._batches = Batches(self._write, lanes=1)

    @classmethod
    async def connect(cls, path: Path, *, patience: float = 4.0) -> "SqliteDatabase":
        """Open the file; a new one is for its owner only. `patience`: seconds to wait for another process."""
        thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        try:
            connection = await asyncio.get_running_loop().run_in_executor(thread, _open, path, patience)
        except (OSError, sqlite3.Error) as error:
            thread.shutdown()
            raise Unavailable(f"{path}: {error}") from error
        return cls(connection, thread)

    async def rows(self, sql: str, *args: Value) -> list[Row]:
        return await self._do(lambda: self._connection.execute(sql, _named(args)).fetchall())

    async def run(self, sql: str, *args: Value) -> int:
        return await self._do(lambda: self._connection.execute(sql, _named(args)).rowcount)

    async def transact(self, statements: Sequence[Statement]) -> list[int]:
        def work() -> list[int]:
            return [self._connection.execute(sql, _named(args)).rowcount for sql, args in statements]

        return await self._do(lambda: self._transaction(work))

    async def append(self, entry: Append) -> bool:
        return await self._batches.append(entry)

    async def claim_due(self, now: int, lease: int, limit: int) -> list[int]:
        return [row[0] for row in await self.rows(CLAIM, now, now + lease, limit)]

    async def ping(self) -> None:
        await self.rows("select 1")

    async def close(self) -> None:
        await self._batches.close()
        with contextlib.suppress(Unavailable):  # closed before
            await self._do(self._connection.close)
        self._thread.shutdown()

    async def _write(self, entries: list[Append]) -> set[int]:
        def work() -> set[int]:
            execute = self._connection.execute
            written = set()
            for table, seq, at, body, stage, waiting, since, wake_at in entries:
                if execute(INSERT, (table, seq, at, body)).rowcount:
                    execute(SUMMARY, (seq, stage, waiting, since, wake_at, table))
                    written.add(table)
            return written

        return await self._do(lambda: self._transaction(work))

    async def _do(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        except sqlite3.Error as error:
            raise _translated(error) from error
        except RuntimeError as error:  # the thread has ended
            raise Unavailable(str(error)) from error

    def _transaction(self, work: Callable[[], T]) -> T:
        self._connection.execute("begin immediate")
        try:
            result = work()
            self._connection.execute("commit")
        except BaseException:
            if self._connection.in_transaction:  # SQLite rolls back by itself in some cases, such as a full disk
                self._connection.execute("rollback")
            raise
        return result


def _open(path: Path, patience: float) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # it holds secrets of games and people
    connection = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
    try:
        connection.executescript(SETTINGS)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _named(args: Sequence[Value]) -> dict[str, Value]:
    """The arguments by name, since SQLite takes `$1` as a name, not a number."""
    return {str(number): value for number, value in enumerate(args, 1)}


def _translated(error: sqlite3.Error) -> Exception:
    code = getattr(error, "sqlite_errorcode", 0)  # absent if the error is from Python's module, not SQLite
    if code in KEYS:
        return Taken(str(error))
    if code & 0xFF in LOST:
        return Unavailable(str(error))
    return Unprepared(str(error)) if "no such table" in str(error) else error
