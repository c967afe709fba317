"""All tables that this node has in memory. A table that nobody touches costs disk only."""

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress
from functools import partial

from astrarium.bots import first_legal
from astrarium.kernel import Refused, flow
from astrarium.kernel import game as find_game
from astrarium.kernel.box import Pack
from astrarium.kernel.content import ContentError
from astrarium.kernel.loading import with_pack

from ..ids import read_id, spell
from ..people.declined import Declined
from ..store.database import Unavailable
from ..tables import entries as e
from ..tables.fold import TableFold
from ..thinking.base import Thought
from . import chores, snapshots
from .audience import Listener
from .cooperative import Pauses
from .news import Entered, Spoken, encode_news, read_news, table_subject
from .outdated import OtherRules, follow
from .seats import absent
from .services import NodeServices
from .table import LiveTable

log = logging.getLogger("astrarium.live")

ASIDE = e.HOUR  # until a table that this version cannot open is looked at again
ROOM_FOR_PACKS = 64  # tables with changed content in memory: each may hold a whole game of its own


class Hub:
    """Opens tables from the store, keeps the most recent ones, and passes news between nodes and listeners."""

    def __init__(self, services: NodeServices, room: int) -> None:
        self.services = services
        self._room = room
        self._tables: OrderedDict[int, LiveTable] = OrderedDict()
        self._opening: dict[int, asyncio.Task[LiveTable]] = {}
        self._loading = asyncio.Lock()

    # Tables in memory

    @property
    def tables(self) -> list[LiveTable]:
        return list(self._tables.values())

    async def open(self, table: int) -> LiveTable:
        """The table, from memory or from its log. Declined if there is none."""
        live = self._tables.get(table)
        if live is not None:
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
        """The table as the log has it now. Declined if there is none."""
        live = await self.open(table)
        if live.unsure:
            async with live.lock:
                await self._catch_up(live)
        return live

    async def _catch_up(self, live: LiveTable) -> None:
        """For who holds its lock."""
        try:
            await live.catch_up()
        except OtherRules as other:
            log.critical("%s: the rules of the nodes differ", other, extra={"table": live.name})
            self.drop(live.id)
            raise

    def _opened(self, table: int, done: asyncio.Task[LiveTable]) -> None:
        self._opening.pop(table, None)
        if not done.cancelled():
            done.exception()  # who asked may have left meanwhile: then nobody else looks at it

    def keep(self, live: LiveTable) -> None:
        self._tables[live.id] = live
        self._make_room()

    def drop(self, table: int) -> None:
        self._tables.pop(table, None)

    async def _load(self, table: int) -> LiveTable:
        services = self.services
        head = await services.tables.head(table)
        if head is None:
            raise Declined("no_such_table")
        try:
            fold = await self._fold(table, head.secret)
        except OtherRules as other:
            log.warning("a table cannot be opened any more: %s", other, extra={"table": spell(table)})
            raise
        except (ContentError, LookupError, ValueError) as error:  # whether the asker may know of it cannot be found out
            log.error("its game or content pack was made for another edition: %s", error, extra={"table": spell(table)})
            raise Declined("no_such_table") from None
        live = self._tables.get(table) or LiveTable(services, table, fold)
        self.keep(live)
        return live

    async def _fold(self, table: int, secret: bytes) -> TableFold:
        """The table from its latest snapshot and the entries after it, or from the first entry on."""
        services = self.services
        fold: TableFold | None = None
        snapshot = await services.tables.snapshot(table)
        if snapshot:
            kept = snapshots.read(snapshot.body)
            await self.prepare(kept.created)
            fold = snapshots.restore_if_ours(kept, secret)
        pauses = Pauses()
        for row in await services.tables.entries(table, fold.progress.version if fold else -1):
            entry = e.decode(row.body)
            if fold is not None:
                follow(fold, entry, row.at)
            elif isinstance(entry, e.Created):
                await self.prepare(entry)
                fold = TableFold(find_game(entry.spec.game), entry, row.at, secret)
            await pauses.take_if_due()
        if fold is None:
            raise Declined("no_such_table")
        return fold

    async def prepare(self, created: e.Created) -> None:
        """Load the game with a table's content pack, one at a time and beside the event loop: it takes a while."""
        if created.content is not None:
            pack = Pack.unpack(created.content)
            async with self._loading:
                await asyncio.to_thread(with_pack, find_game(created.spec.game), pack)

    def _make_room(self) -> None:
        """Forget the tables that were touched least recently. Those with listeners stay."""
        self._forget_some(list(self._tables.values()), self._room)
        self._forget_some([live for live in self._tables.values() if live.fold.setup.content], ROOM_FOR_PACKS)

    def _forget_some(self, tables: list[LiveTable], room: int) -> None:
        excess = len(tables) - room
        if excess > 0:
            for table in [live.id for live in tables if live.is_idle and not live.subscription][:excess]:
                del self._tables[table]

    # Who listens

    async def watch(self, listener: Listener, live: LiveTable, have: int, full: bool, seat: int | None = None) -> int:
        """From now on this listener is told what happens at the table, seen from the seat named if it has several.
        The version it then has."""
        live.arriving += 1  # else it might be forgotten meanwhile, and opened again by somebody else: one table, twice
        try:
            while live.subscription is None:
                await self._listen(live)
            async with live.lock:
                if live.unsure:
                    await self._catch_up(live)
                live.unwatch(listener)
                live.watch(listener, have, full, seat)
                version = live.fold.progress.version
        finally:
            live.arriving -= 1
        self.keep(live)
        live.presence.changed()
        return version

    async def _listen(self, live: LiveTable) -> None:
        """Hear what other nodes do at this table."""
        subject = table_subject(live.name)
        subscription = await self.services.bus.subscribe(subject, lambda _, data: self._hear(live, data))
        if live.subscription is not None:  # somebody else came at the same moment
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
        """Listen no more for the sake of nobody."""
        if live.subscription is not None and live.is_idle:
            subscription, live.subscription = live.subscription, None
            await subscription.cancel()
            self._make_room()

    # News of other nodes

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
        try:
            await live.hear(news)
        except OtherRules as other:
            log.critical("%s: the rules of the nodes differ", other, extra={"table": live.name})
            self.drop(live.id)

    async def poll(self) -> None:
        """Look whether tables that are listened to have moved on elsewhere: news may get lost."""
        listened = [live for live in self.tables if live.subscription is not None]
        if not listened:
            return
        versions = await self.services.tables.versions([live.id for live in listened])
        for live in listened:
            if versions.get(live.id, 0) > live.fold.progress.version:
                async with live.lock:
                    with suppress(OtherRules):  # told in the log
                        await self._catch_up(live)
            await self._let_go(live)  # the last listener may have left while something was written

    # Presence and chat

    def repeat_presence(self) -> None:
        for live in self.tables:
            if live.subscription is not None:
                live.presence.changed()

    async def say(self, live: LiveTable, person: int, name: str, text: str) -> None:
        services = self.services
        at = services.now()
        no = await services.chat.add(live.id, at, person, name, text)
        news = Spoken(services.node, no, at, person, name, text)
        live.hear_said(news)
        services.bus.publish(table_subject(live.name), encode_news(news))

    # What nobody asks for

    async def look_after(self, table: int) -> None:
        """Do what is due at a table: somebody's time is over, a bot did not answer, the table is full."""
        services = self.services
        live = await self.open(table)
        async with live.lock:
            if live.unsure:
                await self._catch_up(live)
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
            await services.tables.wake_at(table, progress.version, wake)

    async def set_aside(self, table: int) -> None:
        """Nothing can be done at it by this version: look again much later, for an earlier one may be back."""
        tables = self.services.tables
        head = await tables.head(table)
        if head is not None:
            await tables.wake_at(table, head.version, self.services.now() + ASIDE)

    async def take_thought(self, thought: Thought) -> None:
        """A bot's answer. It counts only if it is still asked for; one that comes twice counts once."""
        try:
            live = await self.open(thought.table)
            await live.do(lambda fold: bot_answer(fold, thought))
        except (Refused, Declined):
            log.debug("a thought came too late", extra={"table": spell(thought.table)})
        except Unavailable:
            log.warning(
                "the store is away: a bot's answer is asked for again later", extra={"table": spell(thought.table)}
            )
        except Exception:
            log.exception("a bot's answer could not be taken", extra={"table": spell(thought.table)})


def bot_answer(fold: TableFold, thought: Thought) -> "e.AnyEntry | int":
    """The entry, if the bot still owes that decision; the first legal answer if a rule refuses the bot's own."""
    seat = fold.progress.seats[thought.seat]
    table = fold.table
    decision = next((d for d in table.decisions(thought.seat) if d.id == thought.decision), None) if table else None
    if decision is None or table is None or not seat.bot:
        return fold.progress.version
    choice = tuple(thought.choice)
    refusal = partial(flow.refusal_of, table.state, decision)
    if refusal(choice) is not None:
        choice = first_legal(decision, refusal)
    return e.Answered(seat=thought.seat, decision=thought.decision, choice=list(choice))


def table_number(name: str) -> int:
    """The id of a table from its name. Declined if it cannot be one."""
    try:
        return read_id(name)
    except ValueError:
        raise Declined("no_such_table") from None
