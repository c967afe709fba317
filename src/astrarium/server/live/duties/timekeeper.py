"""What happens because time passes: heartbeats, outages, empty clocks, bots that did not answer, lost news."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ...store.database import Database, Unavailable
from ...store.outages import Outages
from ..hub.hub import Hub
from ..table.presence import REPEATED

TICK = 1.0  # seconds
GAP = 5_000  # milliseconds without any node's heartbeat that count as an outage
LEASE = 10_000  # for which a table that is due is this node's to look after
AT_ONCE = 100
TELL_AGAIN = 60  # ticks
POLL = 4  # ticks between looks at the log, for the bus may lose news unnoticed; each tick while it is away

log = logging.getLogger("astrarium.time")


class Downtimes:
    """When nobody could play. That time counts against nobody."""

    def __init__(self) -> None:
        self._spans: list[tuple[int, int]] = []  # in order, none touches another
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
        """How much of this time."""
        lost = 0
        if self._beat is not None and until - self._beat > GAP:
            # An outage that has just ended: somebody plays on before the next heartbeat puts it on record.
            lost = max(0, until - max(since, self._beat))
            until = self._beat
        for start, end in reversed(self._spans):
            if end <= since:
                break
            lost += max(0, min(until, end) - max(since, start))
        return lost


class Timekeeper:
    """One loop, once a second."""

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
        self._latest = 0  # what the clock said
        self._away = ""  # why the store could not be used, as told last
        self._tell_again = 0  # the tick from which the same is told once more
        self._alone = 0  # ticks for which the bus is not relied upon

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
        """Why, when that changes, and once a minute."""
        if trouble != self._away or self._ticks >= self._tell_again:
            self._away, self._tell_again = trouble, self._ticks + TELL_AGAIN
            log.warning("the store is away: %s", trouble)

    async def tick(self) -> None:
        self._ticks += 1
        self._cut_stuck()
        now = await self.notice_outage()
        hub = self._hub
        # When it is back here it may still be away elsewhere.
        self._alone = max(0, self._alone - 1) if hub.services.bus.connected else POLL
        if self._alone or self._ticks % POLL == 0:
            await hub.poll()
        if self._ticks % (REPEATED // 1000) == 0:
            hub.repeat_presence()
        for table in await self._database.claim_due(now, LEASE, AT_ONCE):
            await hub.look_after(table)
        await self._post()

    async def notice_outage(self) -> int:
        """A heartbeat that is missed by all nodes (stopped, asleep, no database, a clock set forward) is an outage.
        What the clock says."""
        now = self._now()
        if now < self._latest - GAP:  # set back: nobody shall wait for the times that it had promised
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
        # Every time: another node may have recorded it. One that has not ended yet is the work of a wrong clock.
        recent = await self._outages.recent(now - 60 * 24 * 3_600_000)
        self._downtimes.set([span for span in recent if span[1] <= now + GAP], now)
        return now
