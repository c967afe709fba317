"""Looks up host names given by strangers in threads of their own: one that never answers delays nobody else."""

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ..places import Full, Places

THREADS = 32
SHARE = 2  # look-ups of one person at once
MOST_ASKING = 1_000  # look-ups of all persons, waiting ones included
PATIENCE = 30.0  # seconds that a look-up waits for a thread
LONGEST = 10.0  # seconds for an answer; the thread may take longer, and is not free until then


class Crowded(OSError):  # noqa: N818
    """Nothing was looked up because we are busy: not the fault of the host that was to be called."""


class Names:
    """Finds the addresses of host names."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "names")
        self._places = Places(THREADS, MOST_ASKING, PATIENCE, SHARE)

    async def find(self, person: int, host: str, port: int) -> list[str]:
        """The numeric addresses of a name that this person gave. Raises OSError; Crowded if nothing was looked up."""
        owner = str(person)
        try:
            await self._places.enter(owner)
        except Full:
            raise Crowded("too many names are looked up") from None
        ask = asyncio.get_running_loop().run_in_executor(
            self._threads, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        )
        ask.add_done_callback(lambda done: self._done(owner, done))
        async with asyncio.timeout(LONGEST):
            found = await asyncio.shield(ask)
        return [str(row[4][0]) for row in found]

    def _done(self, owner: str, ask: "asyncio.Future[Any]") -> None:
        self._places.leave(owner)
        if not ask.cancelled():
            ask.exception()  # marked as seen: the caller may have timed out

    def close(self) -> None:
        """Cancel waiting look-ups; running ones are not waited for."""
        self._threads.shutdown(wait=False, cancel_futures=True)
