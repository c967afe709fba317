"""One node: everything that serves people, started and stopped together."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from random import SystemRandom
from typing import Any

import msgspec

from astrarium.kernel import games
from astrarium.kernel.plain import use_encoder

from .bus.base import Bus
from .bus.local import LocalBus
from .config import Config
from .http.codes import CodeRoutes
from .http.contents import Contents
from .http.dispatch import Dispatcher
from .http.games import GameRoutes
from .http.limits import Turnstile
from .http.people import PeopleRoutes
from .http.reach import ReachRoutes
from .http.replays import ReplayRoutes
from .http.route import Route
from .http.tables import TableRoutes
from .ids import new_id, spell
from .live.hub import Hub
from .live.invites import Invites
from .live.leaving import see_off
from .live.services import NodeServices
from .live.timekeeper import Downtimes, Timekeeper
from .notices.notices import TurnNotices
from .people.clock import HOUR, SECOND
from .people.clock import now as real_now
from .people.mail import SmtpMailer
from .people.register import Register
from .people.tokens import SIZE
from .reach.doors import Doors
from .sockets.gateway import Gateway
from .store.chat import Chat
from .store.codes import Codes
from .store.database import Database, Unavailable
from .store.keys import Keys
from .store.migrate import migrate, revision
from .store.notices import Notices
from .store.opening import open_database
from .store.outages import Outages
from .store.people import People
from .store.schema import Fitness, judge
from .store.tables import Tables
from .telemetry.lag import watch_lag
from .telemetry.metrics import Metrics
from .thinking.base import Job, Thinker, Thought
from .thinking.pool import PoolThinker
from .web.game_files import read_game_files

LATE = 15 * SECOND  # longer than a node that died may have held a table

log = logging.getLogger("astrarium.node")


class Node:
    """Made by `start`; `close` gives back what it holds and lets people know."""

    def __init__(self, config: Config, database: Database, bus: Bus, key: bytes, now: Callable[[], int]) -> None:
        self.config = config
        self.name = spell(new_id())
        self.database = database
        self.bus = bus
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinker: Thinker | None = None
        self._stop = asyncio.Event()
        self.downtimes = Downtimes()
        self.metrics = Metrics()
        people, chat = People(database), Chat(database)
        mailer = SmtpMailer(config.smtp) if config.smtp else None
        notices = TurnNotices(config, people, Notices(database), mailer, now)
        self.services = NodeServices(
            node=self.name,
            database=database,
            tables=Tables(database),
            chat=chat,
            bus=bus,
            now=now,
            metrics=self.metrics,
            lost=self.downtimes.lost,
            later=self.later,
            think=self._think,
            pass_delay=partial(SystemRandom().uniform, *config.pass_delay),
            tell_person=self._tell_person,
            notify=notices.tell,
            remind=notices.remind,
        )
        self.hub = Hub(self.services, config.tables_in_memory)
        invites = Invites(key)
        self.register = Register(config, database, key, mailer, now)
        self.turnstile = Turnstile(config.limits)
        self.gateway = Gateway(config, self.register.identify, self.hub, chat, invites)
        self.register.on_sign_out = self.gateway.sign_out
        self.register.on_leave = partial(see_off, self.hub)
        self.dispatcher = Dispatcher(config, self.register.identify, self.turnstile, self.metrics.observe)
        contents = Contents(self.hub, config.limits, self.turnstile, self.metrics)
        tables = TableRoutes(self.hub, invites, contents, config.limits.tables_per_person)
        self.dispatcher.resolve = tables.roles
        self.doors = Doors(config)
        self._codes = Codes(database)
        self.game_files = read_game_files(games())
        self.routes: list[Route] = [
            *GameRoutes(self.game_files.boards).routes(),
            *PeopleRoutes(self.register, self.turnstile).routes(),
            *tables.routes(),
            *CodeRoutes(self.hub, invites, self._codes, self.turnstile).routes(),
            *contents.routes(),
            *ReachRoutes(self.doors).routes(),
            *ReplayRoutes(self.hub).routes(),
        ]
        self._time = Timekeeper(database, Outages(database), self.downtimes, self.hub, self.gateway.cut_stuck, now)

    @classmethod
    async def start(cls, config: Config, now: Callable[[], int] = real_now) -> "Node":
        """Migrate if this is a home, connect, and begin to keep time."""
        use_encoder(msgspec.json.Encoder(order="sorted").encode)
        url = config.database_url
        if url.startswith("sqlite:"):
            await migrate(url)
        database = await open_database(url)
        if judge(await revision(database)) is not Fitness.READY:
            await database.close()
            raise Unavailable("the database has another schema: astrarium admin migrate")
        if config.secret_key:
            key = config.secret_key.encode()
        else:
            key = await Keys(database).get_or_make("secret", SIZE)
        bus: Bus = LocalBus()
        if config.nats:
            from .bus.nats import NatsBus

            bus = await NatsBus.connect(config.nats, "astrarium")
        node = cls(config, database, bus, key, now)
        await node._time.notice_outage()  # before anybody plays on
        node._thinker = await node._make_thinker()
        node.later(node._time.run())
        node.later(node.gateway.watch_over())
        node.later(node._tidy())
        node.later(watch_lag(node.metrics.lag_seconds.observe))
        log.info("node %s is up", node.name)
        return node

    async def _make_thinker(self) -> Thinker:
        local = PoolThinker(self._take_thought, max(1, self.config.thinkers))
        if not self.config.nats:
            return local
        from .thinking.queue import QueueThinker
        from .thinking.worker import work

        if self.config.thinkers:
            self.later(work(self.config.nats, self.config.thinkers, self._stop, name=f"worker of {self.name}"))
        return await QueueThinker.connect(self.config.nats, f"thinker of {self.name}", self._take_thought, local)

    async def close(self) -> None:
        """No new work; people are told to come again; what was accepted is written."""
        await self.gateway.close()
        self._stop.set()
        if self._thinker is not None:
            await self._thinker.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.register.close()
        await self.bus.close()
        await self.database.close()
        log.info("node %s is down", self.name)

    async def gauge(self) -> None:
        """Read what is only known by looking."""
        self.metrics.connections.set(self.gateway.connections)
        tables = self.hub.tables
        self.metrics.tables.set(len(tables))
        self.metrics.listened.set(sum(live.subscription is not None for live in tables))
        self.metrics.bus.set(self.bus.connected)
        try:
            overdue = await self.services.tables.count_overdue(self.services.now() - LATE)
        except Unavailable:
            self.metrics.database.set(0)
        else:
            self.metrics.database.set(1)
            self.metrics.overdue.set(overdue)

    async def _tidy(self) -> None:
        """Drop sessions and codes that have run out, once an hour."""
        while True:
            await asyncio.sleep(HOUR // SECOND)
            with suppress(Unavailable):
                await self.register.purge()
                await self._codes.purge()

    async def tick(self) -> None:
        """Do now what the passing of time asks for, as it is done every second anyway."""
        await self._time.tick()

    # What the tables ask

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._note)

    def _note(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("work in the background failed", exc_info=task.exception())

    def _think(self, job: Job) -> None:
        if self._thinker is not None:
            self.metrics.jobs.inc()
            self._thinker.submit(job)

    def _take_thought(self, thought: Thought) -> None:
        self.metrics.thoughts.inc()
        self.later(self.hub.take_thought(thought))

    def _tell_person(self, person: int, text: str) -> None:
        self.gateway.tell_person(person, text)
