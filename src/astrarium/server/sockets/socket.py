"""One connection of a person: requests come in, replies and news go out. A slow client slows nobody else."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Literal

import msgspec
from starlette.types import Receive, Send

from astrarium.kernel import Refused

from ..declined import Declined
from ..ids import new_id, read_id, spell
from ..live.acts import play
from ..live.hub.hub import table_number
from ..live.table import absence
from ..live.table.live_table import Gone, LiveTable
from ..people.person import Person
from ..store.database import Unavailable
from ..tables.fold import TableFold
from ..wire import PROTOCOL
from ..wire import messages as m
from .fast_websocket import Write
from .heartbeat import Heartbeat, Sign
from .services import SocketServices, chat_text, explain, problem_text

MOST_MUTED = 500  # persons whom one person may mute
MOST_WAITING = 256  # messages that may wait for a slow connection
STUCK = 20.0  # seconds until a connection that receives nothing is given up
ByeCode = Literal["shutdown", "slow", "idle", "signed_out"]
Acting = m.Answer | m.Undo | m.Resign | m.TakeBack | m.StandIn | m.Agree

log = logging.getLogger("astrarium.socket")


class Socket:
    """A connection, which listens to all tables that its person watches here."""

    def __init__(
        self,
        services: SocketServices,
        person: Person,
        siblings: Collection["Socket"],
        receive: Receive,
        send: Send,
        write_now: Write | None = None,
        address: str = "",
    ) -> None:
        self.services = services
        self.id = spell(new_id())  # for the logs
        self.person = person.id
        self.who = person
        self.muted: set[int] = set()
        self._siblings = siblings  # all connections of this person on this node, this one included
        self.watching: dict[int, LiveTable] = {}
        self._links: dict[int, str] = {}  # by table, the invite with which the person came
        self._receive = receive
        self._send = send
        self._write_now = write_now
        self._address = address
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._bye: tuple[int, str] | None = None
        self._tasks: tuple[asyncio.Task[None], ...] = ()
        self._sending = 0.0  # since when a message is being sent
        self.heartbeat = Heartbeat()
        self.silent = False  # promised to go on pinging, and does not
        self._left = False

    # Out

    def tell(self, text: bytes) -> None:
        if self._bye is not None:
            return
        free = not self._waiting and not self._sending  # else this one would overtake waiting ones
        if free and self._write_now is not None and self._write_now(text):
            self.services.node.metrics.sent.messages += 1
        elif len(self._waiting) >= MOST_WAITING:
            self.close(1013, "slow")
        else:
            self._waiting.append(text)
            self._wake.set()

    def reply(self, message: m.Telling) -> None:
        self.tell(m.encode(message))

    def close(self, status: int, code: ByeCode) -> None:
        """Send a goodbye, then nothing more, and close."""
        if self._bye is None:
            self._bye = status, code
            self._waiting.clear()
            self._waiting.append(m.encode(m.Bye(code=code)))
            self._wake.set()

    async def _write(self) -> None:
        send, waiting, wake, sent = self._send, self._waiting, self._wake, self.services.node.metrics.sent
        while True:
            await wake.wait()
            wake.clear()
            while waiting:
                self._sending = time.monotonic()
                text = waiting.popleft()
                sent.messages += 1
                await send({"type": "websocket.send", "text": text.decode()})
            self._sending = 0.0
            if self._bye is not None:
                await send({"type": "websocket.close", "code": self._bye[0], "reason": self._bye[1]})
                return

    def is_stuck(self, now: float) -> bool:
        """Whether the client has received nothing for long."""
        return bool(self._sending) and now - self._sending > STUCK

    def look(self) -> None:
        """Check that the client is still there; called twice a second."""
        sign = self.heartbeat.look()
        if sign is Sign.SILENT:
            self._turn_silent(True)
        elif sign is Sign.LOST:
            self.cut()
        elif sign is Sign.BUSY:
            self.reply(m.Busy())

    def _turn_silent(self, silent: bool) -> None:
        self.silent = silent
        for live in self.watching.values():
            live.presence.changed()

    def cut(self) -> None:
        """End the connection without a goodbye: the client does not listen."""
        for task in self._tasks:
            task.cancel()

    # In

    async def serve(self) -> None:
        """Serve the connection until one side leaves."""
        who = self.who
        self.reply(
            m.Welcome(
                protocol=PROTOCOL,
                person=spell(who.id),
                name=who.name,
                lang=who.lang,
                now=self.services.node.now(),
                client=self.services.client,
            )
        )
        self._tasks = asyncio.create_task(self._write()), asyncio.create_task(self._read())
        try:
            await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.cut()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            self._left = True
            for live in list(self.watching.values()):
                await self.services.hub.unwatch(self, live)

    async def _read(self) -> None:
        services, heartbeat = self.services, self.heartbeat
        while True:
            heartbeat.listens()
            event = await self._receive()
            if event["type"] == "websocket.disconnect":
                return
            heartbeat.heard()
            if self.silent:
                self._turn_silent(False)
            turn = services.turn_of_person(self.person, self.id)
            if turn is not None:
                await turn
            await self._hear(event.get("bytes") or event.get("text") or b"")

    async def _hear(self, data: "str | bytes") -> None:
        ask, trouble = self._read_ask(data)
        turn = self.services.turn_of_address(self._address, self.person, ask)
        if turn is not None:
            await turn
        if ask is None:
            self.fail(m.ref_of(data) if trouble == "bad_message" else None, trouble)
            return
        ref = ask.ref
        try:
            await _HANDLERS[type(ask)](self, ask)
        except Declined as no:
            self.fail(ref, no.code, **no.args_by_name)
        except Unavailable:
            self.fail(ref, "unavailable", seconds=5)
        except Exception:
            table = getattr(ask, "table", "")
            log.exception("an ask failed", extra={"connection": self.id, "table": table})
            self.fail(ref, "internal", request=self.id)

    def _read_ask(self, data: "str | bytes") -> tuple[m.Ask | None, str]:
        """The request, or the code of the reason why it cannot be read."""
        if len(data) > self.services.most_bytes:
            return None, "too_long"
        try:
            return m.decode_ask.decode(data), ""
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return None, "bad_message"

    def fail(self, ref: int | None, code: str, **args: int | str) -> None:
        self.reply(m.Failed(ref=ref, code=code, text=problem_text(self.who.lang, code, args)))

    # Requests

    async def watch(self, ask: m.Watch) -> None:
        version = await self._watch(ask.table, ask.invite, ask.have, ask.full, ask.seat)
        self.reply(m.Done(ref=ask.ref, version=version))

    async def _watch(self, table: str, invite: str, have: int, full: bool, seat: int | None) -> int:
        live = await self.services.open(self.who, table, invite)
        if not self.services.may_watch(self.who, live.id, live.fold, invite):
            # They may have sat down at another node, whose news is still on the way.
            live = await self.services.open(self.who, table, invite, latest=True)
            if not self.services.may_watch(self.who, live.id, live.fold, invite):
                raise Declined("no_such_table")
        if len(self.watching) >= self.services.most_tables and live.id not in self.watching:
            raise Declined("too_many_tables")
        if invite:
            self._links[live.id] = invite
        self.watching[live.id] = live
        try:
            return await self.services.hub.watch(self, live, have, full, seat)
        except (Declined, Gone):  # it has started, or failed, meanwhile
            self.watching.pop(live.id, None)
            await self.services.hub.unwatch(self, live)
            raise

    def come_again(self, table: int, full: bool, seat: int | None) -> None:
        self.watching.pop(table, None)
        self.services.node.later(self._watch_again(table, full, seat))

    async def _watch_again(self, table: int, full: bool, seat: int | None) -> None:
        """Watch a dropped table again from the same place, as the store has it, or tell why that is impossible."""
        name = spell(table)
        try:
            await self._watch(name, self._links.get(table, ""), -1, full, seat)
        except Declined as no:
            self._links.pop(table, None)
            text = problem_text(self.who.lang, no.code, no.args_by_name)
            self.reply(m.Failed(ref=None, code=no.code, text=text, table=name))
        except Exception as error:  # noqa: BLE001  (not a request: a client that reconnects watches anew)
            log.warning("a table could not be watched again: %r", error, extra={"connection": self.id, "table": name})
            self.close(1012, "shutdown")
        else:
            if self._left:
                await self.services.hub.unwatch(self, self.watching.pop(table))

    def may_see(self, table: int, fold: TableFold) -> bool:
        return self.services.may_watch(self.who, table, fold, self._links.get(table, ""))

    def dismiss(self, table: int) -> None:
        live = self.watching.pop(table, None)
        self._links.pop(table, None)
        text = problem_text(self.who.lang, "no_such_table", {})
        self.reply(m.Failed(ref=None, code="no_such_table", text=text, table=spell(table)))
        if live is not None:
            self.services.node.later(self.services.hub.unwatch(self, live))

    async def unwatch(self, ask: m.Unwatch) -> None:
        live = self.watching.pop(table_number(ask.table), None)
        if live is not None:
            self._links.pop(live.id, None)
            await self.services.hub.unwatch(self, live)
        self.reply(m.Done(ref=ask.ref))

    async def answer(self, ask: m.Answer) -> None:
        live = await self._seen_table(ask.table)
        await self._act(ask, live, live.answer(self.person, ask.decision, ask.choice, ask.not_again))

    async def undo(self, ask: m.Undo) -> None:
        live = await self._seen_table(ask.table)
        await self._act(ask, live, live.do(play.undo(self.person, ask.seat)))

    async def resign(self, ask: m.Resign) -> None:
        live = await self._seen_table(ask.table)
        await self._act(ask, live, live.do(play.resign(self.person, ask.seat)))
        await self.services.hub.look_after(live.id)

    async def take_back(self, ask: m.TakeBack) -> None:
        live = await self._seen_table(ask.table)
        await self._act(ask, live, live.do(play.take_back(self.person, ask.seat)))

    async def remind(self, ask: m.Remind) -> None:
        live = await self._seen_table(ask.table)
        await absence.remind(live, self.person, ask.seat)
        self.reply(m.Done(ref=ask.ref))

    async def stand_in(self, ask: m.StandIn) -> None:
        live = await self._seen_table(ask.table)
        await self._act(ask, live, live.do(absence.stand_in(live, self.person, ask.seat)))

    async def agree(self, ask: m.Agree) -> None:
        live = await self._seen_table(ask.table)
        await self._act(ask, live, live.do(absence.agree(self.person, ask.wish)))
        await self.services.hub.look_after(live.id)

    async def say(self, ask: m.Say) -> None:
        live = await self._table(ask.table)
        if live.id not in self.watching:
            raise Declined("not_watching" if self.may_see(live.id, live.fold) else "no_such_table")
        text = chat_text(ask.text)
        speaker = live.speaker(self, self.who.name)
        self.services.slow_chat(self.person, live)
        await self.services.hub.say(live, self.person, speaker, text)
        self.reply(m.Done(ref=ask.ref))

    async def mute(self, ask: m.Mute) -> None:
        other = read_id(ask.person)
        if ask.muted and len(self.muted) >= MOST_MUTED:
            raise Declined("too_many_muted")
        await self.services.mute(self.person, other, ask.muted)
        for socket in self._siblings:
            (socket.muted.add if ask.muted else socket.muted.discard)(other)
        self.reply(m.Done(ref=ask.ref))

    async def ping(self, ask: m.Ping) -> None:
        self.heartbeat.promise(ask.hidden)
        self.reply(m.Done(ref=ask.ref))

    async def _table(self, name: str) -> LiveTable:
        for live in self.watching.values():  # mostly one
            if live.name == name:
                return live
        return await self.services.open(self.who, name, "")

    async def _seen_table(self, name: str) -> LiveTable:
        live = await self._table(name)
        if live.id not in self.watching and not self.may_see(live.id, live.fold):
            raise Declined("no_such_table")
        return live

    async def _act(self, ask: Acting, live: LiveTable, act: Awaitable[int]) -> None:
        """Reply with the version that the act reaches, or with the rule that forbids it."""
        try:
            version = await act
        except Refused as refused:
            live.services.metrics.refused.inc()
            self.reply(m.Refused(ref=ask.ref, refusal=explain(live.fold, refused.refusal, self.who.lang)))
        else:
            self.reply(m.Done(ref=ask.ref, version=version))


Handle = Callable[[Socket, Any], Awaitable[None]]

_HANDLERS: dict[type[m.Ask], Handle] = {
    m.Watch: Socket.watch,
    m.Unwatch: Socket.unwatch,
    m.Answer: Socket.answer,
    m.Undo: Socket.undo,
    m.Resign: Socket.resign,
    m.TakeBack: Socket.take_back,
    m.Remind: Socket.remind,
    m.StandIn: Socket.stand_in,
    m.Agree: Socket.agree,
    m.Say: Socket.say,
    m.Mute: Socket.mute,
    m.Ping: Socket.ping,
}
