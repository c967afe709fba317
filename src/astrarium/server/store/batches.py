"""Writes waiting appends in one batch, so that a durable write for many tables costs little more than for one."""

import asyncio
from collections.abc import Awaitable, Callable

from .database import Append, Unavailable

# Writes entries of different tables durably; returns the tables whose entry was accepted.
Write = Callable[[list[Append]], Awaitable[set[int]]]
Waiting = tuple[Append, "asyncio.Future[bool]"]

LARGEST = 500  # entries in one batch: more would only delay the first ones
CROWD = 4  # waiting entries that open another lane while a batch is being written


class Batches:
    """Collects appends while earlier ones are being written. Entries of one table are written one by one, in order."""

    def __init__(self, write: Write, lanes: int) -> None:
        self._write = write
        self._most = lanes
        self._waiting: list[Waiting] = []
        self._under_way: set[int] = set()  # tables
        self._tasks: set[asyncio.Task[None]] = set()
        self._open = 0  # number of lanes; a task may outlive its lane
        self._opening = False
        self._closed = False

    async def append(self, entry: Append) -> bool:
        if self._closed:
            raise Unavailable("closed")
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, future))
        if not self._opening and self._wants_lane():
            # The lane starts in the next round of the event loop and takes along all appends of this round.
            self._opening = True
            self._open += 1
            task = asyncio.create_task(self._lane())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return await future

    async def close(self) -> None:
        """Write what waits, and accept no more."""
        self._closed = True
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _wants_lane(self) -> bool:
        return self._open == 0 or (self._open < self._most and len(self._waiting) >= CROWD)

    async def _lane(self) -> None:
        self._opening = False
        while batch := self._take():
            tables = {entry.table for entry, _ in batch}
            self._under_way |= tables
            try:
                await self._settle(batch)
            finally:
                self._under_way -= tables
        self._open -= 1

    def _take(self) -> list[Waiting]:
        batch: list[Waiting] = []
        later: list[Waiting] = []
        busy = self._under_way.copy()
        for item in self._waiting:
            table = item[0].table
            if item[1].done():
                continue  # the caller was cancelled
            if table in busy or len(batch) == LARGEST:
                later.append(item)
            else:
                batch.append(item)
            busy.add(table)
        self._waiting = later
        return batch

    async def _settle(self, batch: list[Waiting]) -> None:
        try:
            written = await self._write([entry for entry, _ in batch])
        except Unavailable as error:
            # All that wait fail at once: they have waited as long, and some follow an entry that may be lost.
            late, self._waiting = self._waiting, []
            for _, future in (*batch, *late):
                if not future.done():
                    future.set_exception(Unavailable(*error.args))
        except Exception as error:  # noqa: BLE001  (raised in the caller)
            if len(batch) > 1:
                # One entry that the database rejects must not fail the others.
                for item in batch:
                    await self._settle([item])
            elif not batch[0][1].done():
                batch[0][1].set_exception(error)
        else:
            for entry, future in batch:
                if not future.done():
                    future.set_result(entry.table in written)
