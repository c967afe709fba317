"""Who may make the server play a game again, and how much of the processor that takes from those who play."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import perf_counter

from ..config import Limits
from .places import AddressPlaces

STRETCH = 0.0025  # seconds of work, then others have their turn
BURST = 0.5  # seconds of work that rest may have saved up: a replay now and then is not slowed down
PATIENCE = 10.0  # seconds to wait for one's turn
MOST_WAITING = 500  # requests of all addresses

Seconds = Callable[[], float]


class Share:
    """Work in pieces; whoever does it rests until the pieces of all together are no more than a share of the time."""

    def __init__(self, percent: int, clock: Seconds = perf_counter) -> None:
        self._share, self._clock = percent / 100, clock
        self._saved, self._at = BURST, clock()
        self.spent = 0.0  # seconds of work, in all

    def take(self, worked: float) -> float:
        """Seconds to rest after it."""
        now = self._clock()
        # While it worked nothing was saved up: at a share of a half, one second of work is followed by one of rest.
        self._saved = min(BURST, self._saved + max(0.0, now - self._at - worked) * self._rate)
        self._at = now
        self._saved -= worked
        self.spent += worked
        return 0.0 if self._saved >= 0 else -self._saved / self._rate

    @property
    def _rate(self) -> float:
        """Seconds of work for each second of rest."""
        return self._share / max(0.001, 1 - self._share)


class Stretches:
    """One piece of long work. Looked at again and again; see `live.cooperative.Pauses`, which knows no share."""

    __slots__ = ("_share", "_since")

    def __init__(self, share: Share) -> None:
        self._share = share
        self._since = perf_counter()

    def begin(self) -> None:
        """What was before was no work, but waiting for somebody."""
        self._since = perf_counter()

    async def rest_if_due(self) -> None:
        if perf_counter() - self._since > STRETCH:
            await asyncio.sleep(self.finish())
            self.begin()

    def finish(self) -> float:
        return self._share.take(perf_counter() - self._since)


class Turns:
    """Places for those who want a game played again, and what all of them together may take of the processor."""

    def __init__(self, limits: Limits) -> None:
        self.share = Share(limits.replay_share)
        self._places = AddressPlaces(limits.replays_at_once, MOST_WAITING, PATIENCE)

    @asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[Stretches]:
        """Raises Problem: 429 if it takes too long until it is this one's turn."""
        async with self._places.of(address):
            work = Stretches(self.share)
            try:
                yield work
            finally:
                work.finish()
