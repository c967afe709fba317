"""Places for work that is long: who may have one, and how long the others wait."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from .buckets import network
from .errors import later


class Places:
    """One at a time for each address, some at a time for the node. The others wait a little, then are told to."""

    def __init__(self, at_once: int, most_waiting: int, patience: float) -> None:
        self._most_waiting = most_waiting
        self._patience = patience
        self._node = asyncio.Semaphore(at_once)
        self._addresses: dict[str, asyncio.Semaphore] = {}
        self._asking: dict[str, int] = {}  # of each address, those who wait or have a place

    @asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[None]:
        """Raises Problem: 429 if too many wait, or if it takes too long until it is this one's turn."""
        key = network(address)
        if sum(self._asking.values()) >= self._most_waiting:
            raise later(self._patience)
        mine = self._addresses.setdefault(key, asyncio.Semaphore(1))
        self._asking[key] = self._asking.get(key, 0) + 1
        try:
            await self._enter(mine)
            try:
                yield
            finally:
                self._node.release()
                mine.release()
        finally:
            self._asking[key] -= 1
            if not self._asking[key]:
                del self._asking[key], self._addresses[key]

    async def _enter(self, mine: asyncio.Semaphore) -> None:
        """First among one's own, then among all: so an address that asks for much waits for itself alone."""
        try:
            async with asyncio.timeout(self._patience):
                await mine.acquire()
                try:
                    await self._node.acquire()
                except BaseException:
                    mine.release()
                    raise
        except TimeoutError:
            raise later(self._patience) from None
