"""What happens as time passes: heartbeats, outages, empty clocks, bots that did not answer, lost news."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ...store.database import Database, Unavailable
from ...store.outages import Outages
from ..hub.hub import Hub
from ..table.presence import REPEATED

TICK = 1.0  # seconds
GAP = 5_000  # milliseconds without any node's heartbeat that count as an outage
LEASE = 10_000  # milliseconds for which a due table belongs to this node
AT_ONCE = 100
TELL_AGAIN = 60  # ticks
POLL = 4  # ticks between checks of the log, as the bus may lose news; every tick while the bus is down

log = logging.getLogger("astrarium.time")


class Downtimes:
    """The times when no node was alive. They count against nobody's clock."""

    def __init__(self) -> None:
        self._spans: list[tuple[int, int]] = []  # in order, without overlaps
        self._beat: int | None = None

    def set(self, spans: list[tuple[int, int]], beat: int | None = None) -> None:
        """The outages on record, in order, and this node's latest heartbeat."""
        self._spans = []
        for start, end in spans:
            if self._spans and start <= self._spans[-1][1]:
                start, end = self._spans[-1][0], max(end, self._spans.pop()[1])
            self._spans.append((start, end))
        self._beat = beat

    def lost(self, since: int, until: int) -> int:
        """How much of this time was an outage."""
        lost = 0
        if self._beat is not None and until - self._beat > GAP:
            # An outage that has just ended: somebody plays before the next heartbeat records it.
            lost = max(0, until - max(since, self._beat))
            until = self._beat
        for start, end in reversed(self._spans):
            if end <= since:
                break
            lost += max(0, min(until, end) - max(since, start))
        return lost


class Timekeeper:
    """A loop that does what is due, once a second."""

    def __init__(
        self,
        database: Database,
        outages: Outages,
        downtimes: Downtimes,
        hub: Hub,
        cut_stuck: Callable[[], None],
        post: Callable[[], Awaitable[None]],
        now: Callable[[], int],
    ) -> None:
        self._database = database
        self._outages = outages
        self._downtimes = downtimes
        self._hub = hub
        self._cut_stuck = cut_stuck
        self._post = post
        self._now = now
        self._ticks = 0
        self._latest = 0  # the time of the latest tick
        self._away = ""  # the store's error, as logged last
        self._tell_again = 0  # the tick from which the same error is logged again
        self._alone = 0  # further ticks for which the bus is not relied on

    async def run(self) -> None:
        while True:
            try:
                await self.tick()
            except Unavailable as away:
                self._note_away(str(away) or type(away).__name__)
            except Exception:
                log.exception("a tick failed")
            await asyncio.sleep(TICK)

    def _note_away(self, trouble: str) -> None:
        """Log why the store is away, when the reason changes and once a minute."""
        if trouble != self._away or self._ticks >= self._tell_again:
            self._away, self._tell_again = trouble, self._ticks + TELL_AGAIN
            log.warning("the store is away: %s", trouble)

    async def tick(self) -> None:
        self._ticks += 1
        self._cut_stuck()
        now = await self.notice_outage()
        hub = self._hub
        # When the bus is back here it may still be down for other nodes.
        self._alone = max(0, self._alone - 1) if hub.services.bus.connected else POLL
        if self._alone or self._ticks % POLL == 0:
            await hub.poll()
        if self._ticks % (REPEATED // 1000) == 0:
            hub.repeat_presence()
        for table in await self._database.claim_due(now, LEASE, AT_ONCE):
            await hub.look_after(table)
        await self._post()

    async def notice_outage(self) -> int:
        """Send a heartbeat and update the known outages; returns the time.

        An outage is a time without any node's heartbeat: stopped, asleep, no database, a clock set forward.
        """
        now = self._now()
        if now < self._latest - GAP:  # set back: nobody should wait until the old times come again
            log.warning("the clock was set back by %d s", (self._latest - now) // 1000)
            await self._hub.services.tables.wake_sooner(self._latest - now)
        self._latest = now
        services = self._hub.services
        try:
            outage = await self._outages.beat(services.node, now, GAP)
        except Unavailable as away:
            services.store_health.beat(str(away) or type(away).__name__)
            raise
        services.store_health.beat()
        self._away = ""
        if outage is not None:
            log.warning("nobody was here for %d s", (outage[1] - outage[0]) // 1000)
        # Read every time: another node may have recorded one. One that ends in the future is from a wrong clock.
        recent = await self._outages.recent(now - 60 * 24 * 3_600_000)
        self._downtimes.set([span for span in recent if span[1] <= now + GAP], now)
        return now
