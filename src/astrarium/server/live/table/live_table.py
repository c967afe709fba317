"""One table in memory: it takes entries one after the other, writes each to the log, and tells its listeners."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable

from msgspec.structs import replace

from astrarium.kernel import Refused

from ...bus.base import Subscription
from ...declined import Declined
from ...ids import spell
from ...store.database import Append, Unavailable
from ...tables import entries as e
from ...tables.fold import TableFold
from ...tables.progress import TableProgress, moment
from ...thinking.base import Job
from ...wire.messages import Turn, encode
from ..acts import chores
from ..acts.maker import Maker
from ..acts.play import answer
from ..acts.repeat_limit import must_move_on
from ..news import Entered, Spoken, encode_news, table_subject
from ..services import NodeServices
from . import snapshots
from .auto_pass import AutoPass, let_pass
from .listeners import Listeners
from .place import Listener, seats_in
from .presence import TablePresence
from .speaker import Speaker, speaker
from .stored_fold import read_entry
from .summary import list_statements
from .updates import TableUpdates

log = logging.getLogger("astrarium.live")

PATIENCE = 8.0  # seconds that a request waits for a database that is away


class Gone(Unavailable):
    """This table was dropped from memory because it failed. The next request opens it again from the store."""


class LiveTable:
    """A cache of one log's fold. It can be dropped whenever it is idle."""

    def __init__(self, services: NodeServices, table: int, fold: TableFold) -> None:
        self.services = services
        self.id = table
        self.name = spell(table)
        self.fold = fold
        self.listeners = Listeners(table, fold)
        places, tell_all = self.listeners.places, self.listeners.tell_all
        self.presence = TablePresence(services, self.name, fold.created.spec.seats, places, tell_all)
        self.auto_pass = AutoPass()
        self.updates = TableUpdates(self.name, fold, self.presence)
        self.subscription: Subscription | None = None
        self.lock = asyncio.Lock()
        self.arriving = 0  # listeners that are being added
        self.unsure = False  # the log may have entries that we lack
        self.gone = False  # dropped: its memory is not to be trusted any more
        self.on_failure: Callable[[Exception], Exception] = lambda error: error  # gives it up; returns what to raise
        self._kept = fold.progress.version  # version of the latest snapshot
        self._asked: dict[int, tuple[int, ...]] = {}  # by bot's seat, the questions given to a thinker

    @property
    def is_idle(self) -> bool:
        return not (self.arriving or self.lock.locked() or self.listeners)

    # Changing the table

    async def do(self, make: Maker) -> int:
        """Write the entry that `make` returns when its turn comes; returns the version. Raises what `make` raises."""
        async with self.lock:
            return await self.do_now(make)

    async def answer(self, person: int, decision: int, choice: list[int], not_again: bool) -> int:
        """Write a person's answer; returns the version reached. `not_again`: let such windows pass from now on."""
        return await self.do(self.auto_pass.noting(answer(person, decision, choice), not_again))

    async def do_now(self, make: Maker) -> int:
        """As `do`; the caller holds the lock. Calls `make` again if another node was faster or the database is back."""
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while True:
            if self.gone:
                raise Gone(self.name)
            self.services.watchdog.table = self.name
            try:
                if self.unsure:
                    await self.catch_up()
                wanted = make(self.fold)
                if isinstance(wanted, int):
                    return wanted
                self._must_move_on(wanted)
                if await self._write(wanted):
                    return self.fold.progress.version
                await self.catch_up()
            except Unavailable:
                if loop.time() > until:
                    raise
                await asyncio.sleep(0.1)

    def _must_move_on(self, wanted: e.AnyEntry) -> None:
        try:
            must_move_on(self.fold, wanted, self.services.entries_per_decision)
        except Declined:
            self.services.metrics.stalled.inc()
            raise

    async def _write(self, wanted: e.AnyEntry) -> bool:
        fold, services = self.fold, self.services
        before = fold.progress
        at = moment(before, services.now())
        if isinstance(wanted, e.Deed):
            lost = services.lost(before.at, at)
            if lost:
                wanted = replace(wanted, lost=lost)
        try:
            done = fold.perform(wanted, at)
        except (Refused, Declined):
            raise
        except Exception:  # the game may be changed halfway
            self.drop()
            raise
        body = e.encode(done)
        begun = time.perf_counter()
        try:
            kept = await self._append(done, body)
        except BaseException as error:  # only the log will tell whether it was written
            fold.forget()
            self.unsure = True
            if isinstance(error, Unavailable):
                services.store_health.entry(str(error) or type(error).__name__)
            raise
        services.store_health.entry()
        services.metrics.append_seconds.observe(time.perf_counter() - begun)
        if not kept:
            services.metrics.conflicts.inc()
            fold.forget()
            return False
        services.metrics.entries.inc()
        if before.stage == "open":
            services.lobby_version.note()
        version = fold.progress.version
        if not services.bus.alone:
            services.bus.publish(table_subject(self.name), encode_news(Entered(services.node, version, at, body)))
        try:
            self._announce(before, ours=True)
            self.keep_snapshot()
        except Exception as error:  # noqa: BLE001  (the entry is written, and must not seem to have failed)
            self.on_failure(error)
        return True

    def keep_snapshot(self, *, anew: bool = False) -> None:
        """Save a snapshot if it is time for one. `anew`: the last one is lost."""
        fold, version = self.fold, self.fold.progress.version
        if anew:
            self._kept = version - snapshots.EVERY
        if snapshots.is_time(fold, self._kept):
            self._kept = version
            self.services.later(self.services.tables.save_snapshot(self.id, version, snapshots.take(fold)))

    async def _append(self, done: e.AnyEntry, body: str) -> bool:
        fold, progress = self.fold, self.fold.progress
        row = Append(
            self.id,
            progress.version,
            progress.at,
            body,
            progress.stage,
            progress.waiting,
            progress.since,
            chores.next_look(fold, progress, progress.at),
        )
        also = list_statements(self.id, fold, done)
        if also:
            return await self.services.tables.append_with(row, also)
        return await self.services.database.append(row)

    # Entries of other nodes

    async def catch_up(self) -> None:
        """Apply the entries that we lack; the caller holds the lock. Raises Parked if that fails."""
        if self.gone:
            raise Gone(self.name)
        rows = await self.services.tables.entries(self.id, self.fold.progress.version)
        try:
            for row in rows:
                self._follow(row.at, read_entry(row, self.fold.progress.version + 1))
        except Exception as error:
            raise self.on_failure(error) from error
        self.unsure = False

    async def hear(self, news: Entered) -> None:
        """Apply an entry that another node wrote."""
        if news.version <= self.fold.progress.version and not self.lock.locked():
            return
        async with self.lock:
            version = self.fold.progress.version
            if self.gone:
                return
            if news.version == version + 1 and not self.unsure:
                try:
                    self._follow(news.at, e.decode(news.body))
                except Exception as error:  # noqa: BLE001  (the news may be wrong: the log is the truth)
                    why = f"{type(error).__name__}: {error}"
                    log.warning("what another node told cannot be followed: %s", why, extra={"table": self.name})
                    self.drop()
            elif news.version > version:
                await self.catch_up()

    def _follow(self, at: int, entry: e.AnyEntry) -> None:
        before = self.fold.progress
        self.fold.perform(entry, at)
        self._announce(before, ours=False)

    # Telling listeners

    def _announce(self, before: TableProgress, *, ours: bool) -> None:
        """Tell listeners what the latest entry changed. `ours`: this node wrote it, and does what is done only once."""
        self.services.watchdog.table = self.name
        fold, progress = self.fold, self.fold.progress
        self.listeners.announce(before, self.updates)
        if before.seats != progress.seats:
            self.presence.changed()
        self._ask_bots()
        newly = seats_in(progress.waiting & ~before.waiting) if ours else ()
        sitting = [progress.seats[seat] for seat in newly if not self.auto_pass.wished(seat)]
        for person in dict.fromkeys(one.person for one in sitting if not one.bot):
            self._tell_turn(person)
        for window in self.auto_pass.due(fold):
            self.services.later(self._let_pass(window.seat, window.id))

    async def _let_pass(self, seat: int, decision: int) -> None:
        """Pass a window after a moment, as a person would."""
        await asyncio.sleep(self.services.pass_delay())
        try:
            await self.do(let_pass(seat, decision))
        except Unavailable:
            self.auto_pass.forget(seat)

    def _tell_turn(self, person: int) -> None:
        """Tell a person on any node that it is their turn, unless they watch the table from a seat here."""
        if person and person not in self.listeners:
            message = Turn(table=self.name, version=self.fold.progress.version)
            self.services.tell_person(person, encode(message).decode())

    # Listeners

    def watch(self, listener: Listener, have: int, full: bool, seat: int | None = None) -> None:
        """Add a listener, who looks from the seat named; the caller holds the lock.

        Raises Declined if the listener may not see the table, or not from there; Parked if the table fails.
        """
        place = self.listeners.place_of(listener, full, seat)
        self.services.watchdog.table = self.name
        try:
            self.listeners.add(listener, place, have, self.updates)
        except Exception as error:  # questions try answers on the state, where any game may fail
            self.unwatch(listener)
            raise self.on_failure(error) from error

    def drop(self) -> None:
        """Give up this copy, which is not to be trusted: its listeners watch again, as the store has the table."""
        if self.gone:
            return
        self.gone = True
        subscription, self.subscription = self.subscription, None
        if subscription is not None:
            self.services.later(subscription.cancel())
        self.listeners.send_back()

    def unwatch(self, listener: Listener) -> None:
        self.listeners.remove(listener)

    def hear_said(self, news: Spoken) -> None:
        """Pass a line of chat on, from this node or another."""
        self.listeners.tell_said(self.name, news)

    def speaker(self, listener: Listener, name: str) -> Speaker:
        """The speaker of a listener's chat; at a shared screen, the person in front of it. Raises Declined."""
        return speaker(self.fold, listener.person, name, self.listeners.seat_in_front(listener))

    # Bots

    def _ask_bots(self) -> None:
        """Give every question that a bot must answer to a thinker, once."""
        fold = self.fold
        if chores.is_abandoned(fold.progress):
            return
        for decision in chores.bots_asked(fold, self.services.now()):
            seat = decision.seat
            # Asked again when an offer that the bot has made meanwhile is answered
            asked = (decision.id, *(d.id for d in fold.table.decisions(seat) if d.standing)) if fold.table else ()
            if fold.table is not None and self._asked.get(seat) != asked:
                self._asked[seat] = asked
                bot, view, seed = fold.progress.seats[seat].bot, fold.table.view(seat), secrets.randbits(48)
                created, alone = fold.created, not fold.progress.persons_in_play()
                key, content = fold.game.meta.key, created.content
                away = bool(fold.progress.seats[seat].person)
                job = Job(self.id, seat, decision.id, key, bot, seed, view, content, created.host, alone, away)
                self.services.think(job)

    def ask_bots_again(self) -> None:
        """Give open questions to a thinker again, in case the last one died."""
        self._asked.clear()
        self._ask_bots()
