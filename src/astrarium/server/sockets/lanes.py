"""Fair rate limits for many senders behind one address: messages are delayed, never refused.

A lane lets `burst` through at once and then `rate` a second, counted in cost. The rest waits, and the sender who was
heard least goes first (start-time fair queueing: Goyal, Vin, Cheng 1996). So a player behind the same address as a
flood waits for one message of the flood, not for all of it.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Hashable
from heapq import heappop, heappush

from ..http.buckets import SITE, Seconds, network, site_of

ROOM = 256  # lanes that are kept even if idle: most senders will send again
LOOKED_AT = 8  # lanes checked when one is added
ROUNDING = 1e-6
MOST_NAMES = 64  # senders, besides those who wait, whose use a lane remembers

Turn = asyncio.Future[None]


class Lane:
    """The queue of one key, such as an address."""

    __slots__ = ("_at", "_burst", "_clock", "_count", "_ends", "_level", "_now", "_queue", "_rate", "_timer")

    def __init__(self, rate: float, burst: float, clock: Seconds) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._level, self._at = burst, clock()
        # Sorted by fair time, in which all who wait are served at the same speed; then by who was served less.
        self._queue: list[tuple[float, float, int, float, Turn]] = []
        self._now = 0.0  # in fair time
        self._ends: dict[Hashable, float] = {}  # the end of each sender's messages so far, in fair time
        self._count = 0
        self._timer: asyncio.TimerHandle | None = None

    def enter(self, who: Hashable, cost: float) -> Turn | None:
        """A future to wait for; None: go on at once."""
        if not self._queue and self._take(cost):
            return None
        turn: Turn = asyncio.get_running_loop().create_future()
        before = self._ends.get(who, 0.0)
        begin = max(self._now, before)
        self._ends[who] = begin + cost
        self._count += 1
        heappush(self._queue, (begin, before, self._count, cost, turn))
        if len(self._ends) > len(self._queue) + MOST_NAMES:
            self._ends = {name: end for name, end in self._ends.items() if end > self._now}
        if self._timer is not None:
            self._timer.cancel()  # the new message may be next, and cost less
        self._let_in()
        return turn

    @property
    def is_idle(self) -> bool:
        """Whether nobody waits and the burst is full again."""
        self._refill()
        return not self._queue and self._level >= self._burst

    def _refill(self) -> None:
        now = self._clock()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now

    def _take(self, cost: float) -> bool:
        self._refill()
        if self._level + ROUNDING < min(cost, self._burst):
            return False
        self._level -= cost  # a cost above the burst leaves a debt
        return True

    def _let_in(self) -> None:
        self._timer = None
        queue = self._queue
        while queue:
            begin, _, _, cost, turn = queue[0]
            if not turn.done():  # else its sender has left
                if not self._take(cost):
                    wait = (min(cost, self._burst) - self._level) / self._rate
                    self._timer = asyncio.get_running_loop().call_later(wait, self._let_in)
                    return
                self._now = begin
                turn.set_result(None)
            heappop(queue)
        self._ends.clear()
        self._now = 0.0


class Lanes:
    """A lane for each key. Idle lanes are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Seconds = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._lanes: OrderedDict[Hashable, Lane] = OrderedDict()

    def enter(self, key: Hashable, who: Hashable, cost: float = 1.0) -> Turn | None:
        """A future to wait for; None: go on at once."""
        lane = self._lanes.get(key)
        if lane is None:
            self._forget_some()
            lane = self._lanes[key] = Lane(self._rate, self._burst, self._clock)
        return lane.enter(who, cost)

    def _forget_some(self) -> None:
        """Drop idle lanes among the oldest few. The others go to the end, so that all get checked in time."""
        if len(self._lanes) < ROOM:
            return
        for _ in range(LOOKED_AT):
            key, lane = self._lanes.popitem(last=False)
            if not lane.is_idle:
                self._lanes[key] = lane

    def __len__(self) -> int:
        return len(self._lanes)


class AddressLanes:
    """Lanes for each household, and larger ones for IPv6 sites, since one subscriber may have many households."""

    def __init__(self, rate: float, burst: float, clock: Seconds = time.monotonic) -> None:
        self._households = Lanes(rate, burst, clock)
        self._sites = Lanes(rate * SITE, burst * SITE, clock)

    def enter(self, address: str, who: Hashable, cost: float) -> Awaitable[None] | None:
        """Something to wait for; None: go on at once."""
        turn = self._households.enter(network(address), who, cost)
        site = site_of(address)
        if site is None:
            return turn
        return self._sites.enter(site, who, cost) if turn is None else self._both(turn, site, who, cost)

    async def _both(self, turn: Turn, site: str, who: Hashable, cost: float) -> None:
        await turn
        further = self._sites.enter(site, who, cost)
        if further is not None:
            await further
