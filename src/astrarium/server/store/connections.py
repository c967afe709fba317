"""Connections to PostgreSQL that are kept open and lent, one borrower at a time.

asyncpg has a pool too, but its timers, tasks and wrappers cost as much time as a statement does.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TypeAlias

import asyncpg
from asyncpg.prepared_stmt import PreparedStatement

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"
Prepared: TypeAlias = "PreparedStatement[asyncpg.Record]"

LONGEST_IDLE = 300.0  # seconds after which a connection is not trusted: a firewall may have forgotten it


class Connections:
    """At most `size` connections, each opened when it is first needed."""

    def __init__(self, url: str, size: int, wait: float, patience: float, **settings: str) -> None:
        """`wait`: seconds in which one must be had, `patience`: for each statement."""
        self._url, self._size, self._wait, self._patience = url, size, wait, patience
        self._settings = {"application_name": "astrarium", "jit": "off", **settings}
        self._slots = asyncio.Semaphore(size)
        self._free: list[tuple[Connection, float]] = []  # and since when; the last one is lent first
        self._open: dict[Connection, dict[str, Prepared]] = {}
        self._closed = False

    @asynccontextmanager
    async def one(self) -> AsyncIterator[Connection]:
        """A connection for the block. One that breaks there is not lent again. Raises TimeoutError if none is free."""
        if self._closed:
            raise asyncpg.InterfaceError("the connections are closed")
        if self._slots.locked():
            async with asyncio.timeout(self._wait):
                await self._slots.acquire()
        else:
            await self._slots.acquire()
        try:
            connection = self._idle() or await self._connect()
            try:
                yield connection
            except asyncpg.PostgresError:
                raise  # the server has answered: the connection is sound
            except BaseException:  # timed out, broken or cancelled: the server rolls back
                with suppress(asyncpg.InterfaceError):  # it may be closed already
                    connection.terminate()  # an orderly close could take just as long again
                raise
            finally:
                self._give_back(connection)
        finally:
            self._slots.release()

    async def prepared(self, connection: Connection, sql: str) -> Prepared:
        """A statement that is asked often: prepared once for each connection, it is found without asyncpg's search."""
        known = self._open[connection]
        if sql not in known:
            known[sql] = await connection.prepare(sql)
        return known[sql]

    def _idle(self) -> "Connection | None":
        """A connection that is open and was used not long ago, if there is one."""
        while self._free:
            connection, since = self._free.pop()
            if not connection.is_closed() and time.monotonic() - since < LONGEST_IDLE:
                return connection
            self._drop(connection)
        return None

    async def _connect(self) -> Connection:
        connection: Connection = await asyncpg.connect(
            self._url, timeout=self._wait, command_timeout=self._patience, server_settings=self._settings
        )
        self._open[connection] = {}
        return connection

    def _give_back(self, connection: Connection) -> None:
        if connection.is_closed():
            self._drop(connection)
        else:
            self._free.append((connection, time.monotonic()))

    def _drop(self, connection: Connection) -> None:
        self._open.pop(connection, None)
        if not connection.is_closed():
            connection.terminate()

    async def close(self) -> None:
        """Wait until all are given back, then close them."""
        self._closed = True
        for _ in range(self._size):
            await self._slots.acquire()
        self._free.clear()
        for connection in list(self._open):
            await connection.close()
        self._open.clear()

    def terminate(self) -> None:
        """Close all at once, whoever uses them."""
        self._closed = True
        for connection in self._open:
            connection.terminate()
