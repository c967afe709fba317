"""Limits on replays: how many run at once, and how much processor time they take from live games."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import perf_counter

from ..config import Limits
from .places import AddressPlaces

STRETCH = 0.0025  # seconds of work before other tasks get a turn
BURST = 0.5  # seconds of work that may be saved up while idle: an occasional replay is not slowed down
PATIENCE = 10.0  # seconds that a request waits for its turn
MOST_WAITING = 500  # requests from all addresses

Seconds = Callable[[], float]


class Share:
    """Keeps the pieces of work of all replays together within a share of the time, by rests between them."""

    def __init__(self, percent: int, clock: Seconds = perf_counter) -> None:
        self._share, self._clock = percent / 100, clock
        self._saved, self._at = BURST, clock()
        self.spent = 0.0  # seconds of work in all

    def take(self, worked: float) -> float:
        """The seconds to rest after this much work."""
        now = self._clock()
        # Nothing is saved up during work: at a share of one half, one second of work is followed by one of rest.
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
    """The pieces of one replay, with rests between them. See `live.pauses.Pauses`, which has no share."""

    __slots__ = ("_share", "_since")

    def __init__(self, share: Share) -> None:
        self._share = share
        self._since = perf_counter()

    def begin(self) -> None:
        """Begin a piece here: the time before was spent waiting, not working."""
        self._since = perf_counter()

    async def rest_if_due(self) -> None:
        if perf_counter() - self._since > STRETCH:
            await asyncio.sleep(self.finish())
            self.begin()

    def finish(self) -> float:
        return self._share.take(perf_counter() - self._since)


class Turns:
    """Places for replays, and the share of processor time that all of them get."""

    def __init__(self, limits: Limits) -> None:
        self.share = Share(limits.replay_share)
        self._places = AddressPlaces(limits.replays_at_once, MOST_WAITING, PATIENCE)

    @asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[Stretches]:
        """Hold a place for a replay. Raises Problem: 429 if too many wait or the wait takes too long."""
        async with self._places.of(address):
            work = Stretches(self.share)
            try:
                yield work
            finally:
                work.finish()
