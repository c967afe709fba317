"""One node: everything that serves people, started and stopped together."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from random import SystemRandom
from typing import Any

import msgspec

from astrarium.kernel import games
from astrarium.kernel.plain import use_encoder

from .bus.base import Bus
from .bus.local import LocalBus
from .bus.signatures import Signer
from .clock import HOUR, SECOND
from .clock import now as real_now
from .config import Config
from .http.dispatch import Dispatcher
from .http.limits import Turnstile
from .http.quota import TableQuota
from .http.route import Route
from .http.routes.codes import CodeRoutes
from .http.routes.contents import Contents
from .http.routes.games import GameRoutes
from .http.routes.notices import NoticeRoutes
from .http.routes.passkeys import PasskeyRoutes
from .http.routes.people import PeopleRoutes
from .http.routes.reach import ReachRoutes
from .http.routes.replays import ReplayRoutes
from .http.routes.tables import TableRoutes
from .ids import new_id, spell
from .live.access.invites import Invites
from .live.duties.cleanup import Cleaner, Drop
from .live.duties.forget_person import see_off
from .live.duties.timekeeper import Downtimes, Timekeeper
from .live.duties.turn_notices import Posting
from .live.hub.hub import Hub
from .live.services import NodeServices
from .notices.channel import Channel
from .notices.encryption import Vapid
from .notices.mail import Mail
from .notices.notices import TurnNotices
from .notices.outgoing_call import Caller
from .notices.push import WebPush, subject_of
from .notices.unsubscribe import WayOut
from .notices.webhook import Webhook
from .people.mail import SmtpMailer
from .people.register import Register
from .reach.doors import Doors
from .replays.replayer import Replayer
from .sockets.gateway import Gateway
from .store.chat import Chat
from .store.codes import Codes
from .store.database import BATCH, Database, Unavailable
from .store.keys import SIZE, Keys, site_secret
from .store.migrate import migrate, revision
from .store.notices import Notices
from .store.outages import Outages
from .store.people import People
from .store.purges import Purges
from .store.pushes import Pushes
from .store.schema import Fitness, judge
from .store.tables import Tables
from .store.url import open_database
from .telemetry.metrics import Metrics
from .thinking.base import Job, Thinker, Thought
from .thinking.pool import PoolThinker
from .web.game_files import read_game_files

LATE = 15 * SECOND  # longer than a node that died can have held a table

log = logging.getLogger("astrarium.node")


class Node:
    """One node. `start` makes it; `close` tells its people to reconnect and releases its resources."""

    def __init__(
        self, config: Config, database: Database, bus: Bus, key: bytes, vapid: bytes, now: Callable[[], int]
    ) -> None:
        self.config = config
        self.name = spell(new_id())
        self.database = database
        self.bus = bus
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinker: Thinker | None = None
        self._stop = asyncio.Event()
        self.downtimes = Downtimes()
        self.metrics = Metrics()
        people, chat = People(database), Chat(database, config.limits.chat_lines)
        mailer = SmtpMailer(config.smtp) if config.smtp else None
        way_out, pushes = WayOut(key, config.base_url), Pushes(database)
        self._caller = Caller(allow_private=config.allow_private_webhooks)
        web_push = WebPush(self._caller, pushes, Vapid(vapid, subject_of(config)), way_out, now)
        channels: list[Channel] = [web_push, Webhook(config, self._caller)]
        if mailer is not None:
            channels.append(Mail(mailer, config.base_url, way_out))
        noted = Notices(database)
        notices = TurnNotices(people, noted, pushes, channels, way_out, now)
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
            notify=notices.note,
            remind=notices.remind,
            entries_per_decision=config.limits.entries_per_decision,
        )
        self.hub = Hub(self.services, config.tables_in_memory)
        self.replayer = Replayer(self.services.tables, config.limits.replay_share)
        self.metrics.replay_seconds.set_function(lambda: self.replayer.share.spent)
        self.metrics.replay_entries.set_function(lambda: self.replayer.applied)
        invites = Invites(key)
        self.register = Register(config, database, key, mailer, now)
        self.turnstile = Turnstile(config.limits)
        self.gateway = Gateway(config, self.register.identify, self.hub, chat, invites)
        self.register.on_sign_out = self.gateway.sign_out
        self.register.factors.count = self.metrics.count_factor
        self.register.on_leave = partial(see_off, self.hub)
        self.dispatcher = Dispatcher(config, self.register.identify, self.turnstile, self.metrics.observe)
        contents = Contents(self.hub, config.limits, self.turnstile, self.metrics)
        quota = TableQuota(config.limits, self.services.tables, self.turnstile, self.metrics)
        tables = TableRoutes(self.hub, invites, contents, quota, config)
        self.dispatcher.resolve = tables.roles
        self.doors = Doors(config)
        codes = Codes(database)
        self.game_files = read_game_files(games())
        self.routes: list[Route] = [
            *GameRoutes(self.game_files.boards).routes(),
            *PeopleRoutes(self.register, self.turnstile).routes(),
            *PasskeyRoutes(self.register).routes(),
            *tables.routes(),
            *CodeRoutes(self.hub, invites, codes, self.turnstile).routes(),
            *contents.routes(),
            *ReachRoutes(self.doors).routes(),
            *NoticeRoutes(config, pushes, web_push, notices, now).routes(),
            *ReplayRoutes(self.hub, self.replayer, config.limits).routes(),
        ]
        run_out: dict[str, Drop] = {
            "sessions": self.register.purge,
            "codes": codes.purge,
            "arrivals": partial(self.register.guest_book.purge, BATCH),
        }
        outages = Outages(database)
        self._cleaner = Cleaner(self.hub, Purges(database), noted, outages, config.keep, run_out)
        post = Posting(self.hub, notices).post
        cut_stuck = self.gateway.cut_stuck
        self._time = Timekeeper(database, outages, self.downtimes, self.hub, cut_stuck, post, now)

    @classmethod
    async def start(cls, config: Config, now: Callable[[], int] = real_now) -> "Node":
        """Connect, and start the background tasks; migrates a SQLite database first. Raises Unavailable."""
        use_encoder(msgspec.json.Encoder(order="sorted").encode)
        url = config.database_url
        if url.startswith("sqlite:"):
            await migrate(url)
        database = await open_database(url)
        if judge(await revision(database)) is not Fitness.READY:
            await database.close()
            raise Unavailable("the database has another schema: astrarium admin migrate")
        key = await site_secret(config, database)
        signer = Signer(key)
        bus: Bus = LocalBus()
        if config.nats:
            from .bus.nats import NatsBus

            bus = await NatsBus.connect(config.nats, "astrarium", signer)
        node = cls(config, database, bus, key, await Keys(database).get_or_make("vapid", SIZE), now)
        signer.on_forged = node.metrics.note_forged
        await node._time.notice_outage()  # before anybody can play
        node._thinker = await node._make_thinker(signer)
        node.later(node._time.run())
        node.later(node.gateway.watch_over())
        node.later(node._tidy())
        node.later(node.services.watchdog.run(node.metrics.lag_seconds.observe))
        log.info("node %s is up", node.name)
        return node

    async def _make_thinker(self, signer: Signer) -> Thinker:
        local = PoolThinker(self._take_thought, max(1, self.config.thinkers), observe=self.metrics.waited)
        if not self.config.nats:
            return local
        from .thinking.queue import QueueThinker
        from .thinking.worker import work

        if self.config.thinkers:
            self.later(work(self.config.nats, self.config.thinkers, self._stop, signer, name=f"worker of {self.name}"))
        share, name = self.config.limits.thoughts_per_host, f"thinker of {self.name}"
        return await QueueThinker.connect(
            self.config.nats, name, self._take_thought, local, signer, share, self.metrics.waited
        )

    async def close(self) -> None:
        """Take no new work, tell people to reconnect, and write what was accepted."""
        await self.gateway.close()
        self._stop.set()
        if self._thinker is not None:
            await self._thinker.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.replayer.close()
        self.register.close()
        self._caller.close()
        await self.bus.close()
        await self.database.close()
        log.info("node %s is down", self.name)

    async def gauge(self) -> None:
        """Set the gauges that are only known by looking."""
        self.metrics.connections.set(self.gateway.connections)
        tables = self.hub.tables
        self.metrics.tables.set(len(tables))
        self.metrics.listened.set(sum(live.subscription is not None for live in tables))
        self.metrics.parked.set(len(self.hub.parking))
        self.metrics.writable.set(not self.services.store_health.trouble)
        self.metrics.bus.set(self.bus.connected)
        self.metrics.crowded.set(self.turnstile.crowded + self.gateway.crowded)
        for whose, count in self.turnstile.mails.refused.items():
            self.metrics.mails_refused.labels(whose).set(count)
        for rank, count in self._thinker.waiting.items() if self._thinker is not None else ():
            self.metrics.waiting.labels(rank).set(count)
        try:
            overdue = await self.services.tables.count_overdue(self.services.now() - LATE)
        except Unavailable:
            self.metrics.database.set(0)
        else:
            self.metrics.database.set(1)
            self.metrics.overdue.set(overdue)

    async def _tidy(self) -> None:
        """Tidy once an hour, starting at a random moment so that the nodes do not all do it at once."""
        await asyncio.sleep(SystemRandom().uniform(0.1, 1) * HOUR / SECOND)
        while True:
            try:
                await self.tidy()
            except Exception:
                log.exception("what is not kept could not be removed")
            await asyncio.sleep(HOUR // SECOND)

    async def tidy(self) -> dict[str, int]:
        """Remove everything past its retention, as happens every hour; returns row counts by kind."""
        return await self._cleaner.tidy()

    async def tick(self) -> None:
        """Do at once what is due, as happens every second."""
        await self._time.tick()

    # Services for the tables

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
