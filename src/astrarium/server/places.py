"""A limit on long-running work: who may begin, and how long the others wait."""

import asyncio
from collections import Counter


class Full(Exception):  # noqa: N818
    """There is no place: too many wait already, or the wait took too long."""


class Places:
    """`at_once` places in all, `share` for each owner. Others wait up to `patience` seconds, if not too many do."""

    def __init__(self, at_once: int, most_asking: int, patience: float, share: int = 1) -> None:
        self._most_asking = most_asking
        self._patience = patience
        self._share = share
        self._all = asyncio.Semaphore(at_once)
        self._owners: dict[str, asyncio.Semaphore] = {}
        self._asking: Counter[str] = Counter()  # requests of each owner that wait or have a place

    async def enter(self, owner: str) -> None:
        """Take a place, until `leave`. Raises Full.

        Waits for the owner's share first, then for a place among all: an owner who asks for much delays nobody else.
        """
        if self._asking.total() >= self._most_asking:
            raise Full
        mine = self._owners.setdefault(owner, asyncio.Semaphore(self._share))
        self._asking[owner] += 1
        try:
            async with asyncio.timeout(self._patience):
                await mine.acquire()
                try:
                    await self._all.acquire()
                except BaseException:
                    mine.release()
                    raise
        except BaseException as error:
            self._forget(owner)
            if isinstance(error, TimeoutError):
                raise Full from None
            raise

    def leave(self, owner: str) -> None:
        """Give the place back."""
        self._all.release()
        self._owners[owner].release()
        self._forget(owner)

    def _forget(self, owner: str) -> None:
        """Count one request less; an owner without any is forgotten."""
        self._asking[owner] -= 1
        if not self._asking[owner]:
            del self._asking[owner], self._owners[owner]
