"""All tables that this node has in memory. A table that nobody uses costs disk space only."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from weakref import ref

from astrarium.bots import first_legal
from astrarium.kernel import Refused, flow
from astrarium.kernel import game as find_game
from astrarium.kernel.content.box import Pack
from astrarium.kernel.content.packed_game import with_pack

from ...declined import Declined
from ...ids import read_id, spell
from ...store.database import Unavailable
from ...store.tables import TableRow
from ...tables import entries as e
from ...tables.fold import TableFold
from ...thinking.base import Thought
from ..access.roster import Roster, rules_today
from ..acts import chores, play
from ..news import Entered, Spoken, encode_news, read_news, table_subject
from ..services import NodeServices
from ..table.live_table import Gone, LiveTable
from ..table.place import Listener
from ..table.seats import absent
from ..table.speaker import Speaker
from ..table.stored_fold import Prepare, read_table
from . import pack_room
from .forced_end import end_unopened
from .pack_room import Coming, PackRoom, Use
from .parking import SHORTEST_REST, Parked, Parking

log = logging.getLogger("astrarium.live")


class Hub:
    """Opens tables from the store, keeps the latest used ones, and passes news between nodes and listeners."""

    def __init__(self, services: NodeServices, room: int) -> None:
        self.services = services
        self._room = room
        self._tables: OrderedDict[int, LiveTable] = OrderedDict()
        self._opening: dict[int, asyncio.Task[LiveTable]] = {}
        self._loading = asyncio.Lock()
        self._packs = PackRoom()
        self.parking = Parking(services.now, services.metrics)

    # Tables in memory

    @property
    def tables(self) -> list[LiveTable]:
        return list(self._tables.values())

    async def open(self, table: int) -> LiveTable:
        """The table, from memory or from its log. Raises Declined if there is none; Parked if it cannot be opened."""
        live = self._tables.get(table)
        if live is not None and not live.gone:
            self._tables.move_to_end(table)
            if live.subscription is None:
                live.unsure = True  # other nodes may have written meanwhile
            return live
        task = self._opening.get(table)
        if task is None:
            task = self._opening[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda done: self._opened(table, done))
        return await asyncio.shield(task)

    async def fresh(self, table: int) -> LiveTable:
        """The table, caught up with its log. Raises Declined if there is none; Parked if it cannot be opened."""
        live = await self.open(table)
        if live.unsure:
            async with live.lock:
                await live.catch_up()
        return live

    async def latest(self, table: int) -> LiveTable:
        """As `fresh`, but looks into the log even if nothing seems to be missing: news may be on the way."""
        live = await self.open(table)
        live.unsure = True
        return await self.fresh(table)

    def _opened(self, table: int, done: asyncio.Task[LiveTable]) -> None:
        self._opening.pop(table, None)
        if not done.cancelled():
            done.exception()  # marked as seen: the caller may have left

    def keep(self, live: LiveTable) -> None:
        if live.gone:
            return
        # A weak reference: a table that held itself would stay in memory until a full collection after it was dropped.
        live.on_failure = partial(self._give_up, ref(live))
        self._tables[live.id] = live
        self._make_room()

    def _give_up(self, table: "ref[LiveTable]", error: Exception) -> Exception:
        live = table()
        return error if live is None else self.give_up(live, error)

    def drop(self, table: int) -> None:
        """Drop a table from memory. Its listeners watch it again, as the store has it."""
        live = self._tables.pop(table, None)
        if live is not None:
            live.drop()

    def give_up(self, live: LiveTable, error: Exception) -> Exception:
        """Drop and park a table that failed in memory; returns the exception to raise.

        A parked table rests unless its log has moved on since.
        """
        if isinstance(error, Gone | Unavailable | Parked):
            return error
        fold = live.fold
        parked = self.parking.park(live.id, fold.progress.version, Roster.of_fold(fold), fold.game.meta.rules, error)
        self.drop(live.id)
        live.drop()  # in case another one was in memory
        return parked

    async def _load(self, table: int) -> LiveTable:
        services = self.services
        row = await services.tables.head(table)
        if row is None:
            raise Declined("no_such_table")
        self.parking.check(table, row.version)
        services.watchdog.table = spell(table)
        with self.arrival() as prepare:
            try:
                opened = await read_table(services.tables, row, prepare)
            except (Declined, Unavailable):
                raise
            except Exception as error:
                raise await self._park_unopened(row, error) from error
            live = self._tables.get(table)
            if live is None or live.gone:
                live = LiveTable(services, table, opened.fold)
                if opened.bad_snapshot:
                    services.metrics.bad_snapshots.inc()
                    live.keep_snapshot(anew=True)
            self.keep(live)
        return live

    async def _park_unopened(self, row: TableRow, error: Exception) -> Parked:
        """Park a table that could not be opened; who may know of it is found without its log."""
        tables = self.services.tables
        roster = Roster.of_row(row, await tables.seats(row.id), await tables.first_entry(row.id))
        return self.parking.park(row.id, row.version, roster, rules_today(row.game) or row.game, error)

    @contextmanager
    def arrival(self) -> Iterator[Prepare]:
        """For a table that is about to be kept: a function that loads its game with the content pack."""
        with self._packs.coming() as coming:
            yield partial(self._prepare, coming)

    async def _prepare(self, coming: Coming, created: e.Created) -> None:
        """Load a game with its pack: one at a time, in a thread, as it takes a while. Raises Declined if it is full."""
        if created.content is not None:
            pack = Pack.unpack(created.content)
            async with self._loading:
                self._forget_some(self._with_packs(), pack_room.MOST - 1)
                here = [Use(live.fold.created.host, _pack_of(live)) for live in self._with_packs()]
                self._packs.admit(coming, Use(created.host, (created.spec.game, pack.hash)), here)
                await asyncio.to_thread(with_pack, find_game(created.spec.game), pack)

    def _make_room(self) -> None:
        """Forget the least recently used tables. Those with listeners stay."""
        self._forget_some(list(self._tables.values()), self._room)
        self._forget_some(self._with_packs(), pack_room.MOST)

    def _with_packs(self) -> list[LiveTable]:
        return [live for live in self._tables.values() if live.fold.setup.content]

    def _forget_some(self, tables: list[LiveTable], room: int) -> None:
        excess = len(tables) - room
        if excess > 0:
            for table in [live.id for live in tables if live.is_idle and not live.subscription][:excess]:
                del self._tables[table]

    # Listeners

    async def watch(self, listener: Listener, live: LiveTable, have: int, full: bool, seat: int | None = None) -> int:
        """Tell this listener from now on what happens at the table; returns the version that it then has.

        `seat`: the seat to look from, if the person has several.
        """
        live.arriving += 1  # else it might be forgotten meanwhile and opened again by another request: one table twice
        try:
            while live.subscription is None:
                await self._listen(live)
            async with live.lock:
                if live.unsure or live.gone:
                    await live.catch_up()
                live.unwatch(listener)
                live.watch(listener, have, full, seat)
                version = live.fold.progress.version
        finally:
            live.arriving -= 1
        self.keep(live)
        live.presence.changed()
        return version

    async def _listen(self, live: LiveTable) -> None:
        """Subscribe to what other nodes do at this table."""
        subject = table_subject(live.name)
        subscription = await self.services.bus.subscribe(subject, lambda _, data: self._hear(live, data))
        if live.subscription is not None:  # another request was faster
            await subscription.cancel()
            return
        live.subscription = subscription
        live.unsure = True
        live.presence.tell_nodes(ask=True)

    async def unwatch(self, listener: Listener, live: LiveTable) -> None:
        live.unwatch(listener)
        live.presence.changed()
        await self._let_go(live)

    async def _let_go(self, live: LiveTable) -> None:
        """Unsubscribe from a table without listeners."""
        if live.subscription is not None and live.is_idle:
            subscription, live.subscription = live.subscription, None
            await subscription.cancel()
            self._make_room()

    # News from other nodes

    def _hear(self, live: LiveTable, data: bytes) -> None:
        news = read_news(data)
        if news.node == self.services.node:
            return
        if isinstance(news, Spoken):
            live.hear_said(news)
        elif isinstance(news, Entered):
            self.services.later(self._follow(live, news))
        else:
            live.presence.hear(news)

    async def _follow(self, live: LiveTable, news: Entered) -> None:
        with suppress(Parked, Gone):  # logged, and told to the listeners, already
            await live.hear(news)

    async def poll(self) -> None:
        """Check whether watched tables have moved on elsewhere: news may get lost."""
        listened = [live for live in self.tables if live.subscription is not None]
        if not listened:
            return
        versions = await self.services.tables.versions([live.id for live in listened])
        for live in listened:
            if live.id not in versions:  # deleted by another node
                self.drop(live.id)
            elif versions[live.id] > live.fold.progress.version:
                async with live.lock:
                    with suppress(Parked, Gone):
                        await live.catch_up()
            await self._let_go(live)  # the last listener may have left while something was written

    # Presence and chat

    def repeat_presence(self) -> None:
        for live in self.tables:
            if live.subscription is not None:
                live.presence.changed()

    async def say(self, live: LiveTable, person: int, speaker: Speaker, text: str) -> None:
        services = self.services
        at = services.now()
        no = await services.chat.add(live.id, at, person, speaker.name, text)
        news = Spoken(services.node, no, at, person, speaker.name, text, speaker.seat)
        live.hear_said(news)
        services.bus.publish(table_subject(live.name), encode_news(news))

    # Without a request

    async def look_after(self, table: int) -> None:
        """Do what is due at a table: a clock is empty, a bot did not answer, the table is full.

        If anything fails there, that table is parked and the others go on. Only Unavailable is raised.
        """
        try:
            live = await self.open(table)
            try:
                await self._do_chores(live)
            except Gone:
                return  # its turn comes again when its lease is over
            except Unavailable:
                raise
            except Exception as error:  # noqa: BLE001  (a mistake in any game, or ours)
                self.give_up(live, error)
                await self._set_aside(table)
        except Declined:
            await self._set_aside(table)

    async def _do_chores(self, live: LiveTable) -> None:
        services = self.services
        async with live.lock:
            if live.unsure:
                await live.catch_up()
            here, _ = live.presence.everywhere()
            now = services.now()
            lost = services.lost(live.fold.progress.at, now)
            for entry in list(chores.owed(live.fold, now, lost, here, absent(live.fold, live.presence))):
                await live.do_now(partial(chores.still_owed, entry))
            progress = live.fold.progress
            live.ask_bots_again()
            if chores.notices_due(live.fold, now):
                services.later(services.notify(live.id, live.fold, here))
            wake = chores.next_look(live.fold, progress, services.now())
            await services.tables.wake_at(live.id, progress.version, wake)
        self.parking.recovered(live.id, progress.version)

    async def _set_aside(self, table: int) -> None:
        """Look at a table that cannot be opened again when its rest is over."""
        tables = self.services.tables
        row = await tables.head(table)
        if row is not None:
            until = self.parking.until(table) or self.services.now() + SHORTEST_REST
            await tables.wake_at(table, row.version, None if row.stage == "over" else until)

    async def end(self, table: int, why: str) -> int:
        """End a table for good, even one that cannot be opened; returns the version reached.

        Raises Declined if there is none.
        """
        try:
            live = await self.open(table)
            return await live.do(play.end(why))
        except Parked:
            reached = await end_unopened(self.services, table, why)
            self.parking.forget(table)
            return reached

    async def take_thought(self, thought: Thought) -> None:
        """Write a bot's answer, if its question is still open; one that arrives twice counts once."""
        try:
            live = await self.open(thought.table)
            try:
                await live.do(lambda fold: bot_answer(fold, thought))
            except (Refused, Declined, Unavailable):
                raise
            except Exception as error:  # noqa: BLE001  (a mistake in any game)
                self.give_up(live, error)
        except (Refused, Declined):
            log.debug("a thought came too late", extra={"table": spell(thought.table)})
        except Unavailable:
            log.warning(
                "the store is away: a bot's answer is asked for again later", extra={"table": spell(thought.table)}
            )


def _pack_of(live: LiveTable) -> tuple[str, str]:
    pack = live.fold.setup.content
    return live.fold.game.meta.key, pack.hash if pack else ""


def bot_answer(fold: TableFold, thought: Thought) -> "e.AnyEntry | int":
    """The entry for a bot's answer, or the version if the bot does not owe it any more.

    If a rule refuses the bot's own answer, the first legal one is taken.
    """
    seat = fold.progress.seats[thought.seat]
    table = fold.table
    decision = next((d for d in table.decisions(thought.seat) if d.id == thought.decision), None) if table else None
    if decision is None or table is None or not seat.bot:
        return fold.progress.version
    choice = tuple(thought.choice)
    refusal = partial(flow.refusal_of, table.state, decision)
    if refusal(choice) is not None:
        if decision.standing:  # an offer that is no longer possible
            return fold.progress.version
        choice = first_legal(decision, refusal)
    return e.Answered(seat=thought.seat, decision=thought.decision, choice=list(choice))


def table_number(name: str) -> int:
    """The id of a table from its name. Raises Declined if it cannot be one."""
    try:
        return read_id(name)
    except ValueError:
        raise Declined("no_such_table") from None
