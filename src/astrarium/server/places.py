"""Places for work that is long: who may have one, and how long the others wait."""

import asyncio
from collections import Counter


class Full(Exception):  # noqa: N818
    """No place: too many wait already, or it took too long until it was this one's turn."""


class Places:
    """Some at a time in all, a share of them for each owner. The others wait for a while, if not too many do."""

    def __init__(self, at_once: int, most_asking: int, patience: float, share: int = 1) -> None:
        self._most_asking = most_asking
        self._patience = patience
        self._share = share
        self._all = asyncio.Semaphore(at_once)
        self._owners: dict[str, asyncio.Semaphore] = {}
        self._asking: Counter[str] = Counter()  # of each owner, those who wait or have a place

    async def enter(self, owner: str) -> None:
        """Have a place, until `leave`. Raises Full.

        First among one's own, then among all: so whoever asks for much waits for themselves alone.
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
        """The place is free for others."""
        self._all.release()
        self._owners[owner].release()
        self._forget(owner)

    def _forget(self, owner: str) -> None:
        """One of them asks no more; nothing is kept of who asks for nothing."""
        self._asking[owner] -= 1
        if not self._asking[owner]:
            del self._asking[owner], self._owners[owner]
