"""A scripted person: talks to real nodes over HTTP and the WebSocket, and remembers what it was told."""

import asyncio
import random
import ssl
from collections.abc import Sequence
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from astrarium.server.wire.patch import patched

from .until import PATIENCE

API = "/api/v1"
TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # one for all: httpx would load all certificates for each request
LOST = (WebSocketException, OSError, InvalidHandshake, asyncio.TimeoutError)


class Away(Exception):  # noqa: N818
    """The node did not answer, or said that it is unavailable. The request may or may not have been done."""


@dataclass
class Seen:
    """A table as this player was told."""

    version: int = -1
    view: Any = None
    questions: list[dict[str, Any]] = field(default_factory=list)
    stage: str = "open"
    seat: int | None = None
    waiting: list[int] = field(default_factory=list)
    banks: list[int] = field(default_factory=list)
    seats: list[dict[str, Any]] = field(default_factory=list)
    outcome: Any = None
    can_undo: bool = False
    owing: list[int] = field(default_factory=list)  # at a screen for several: whose answer is missing
    undoable: list[int] = field(default_factory=list)
    events: list[Any] = field(default_factory=list)
    said: list[dict[str, Any]] = field(default_factory=list)
    here: list[int] = field(default_factory=list)
    away: list[int] = field(default_factory=list)
    agreed: list[int] = field(default_factory=list)
    gaps: int = 0  # updates that did not fit on what was known
    wholes: int = 0


@dataclass
class Given:
    """An answer that the server has acknowledged."""

    table: str
    seat: int
    decision: int
    choice: list[int]
    version: int


class Player:
    """One person with one connection, to the first of the nodes that lets it in."""

    def __init__(self, nodes: list[str], name: str, lang: str = "en", seed: int = 0) -> None:
        self.nodes = list(nodes)
        self.name = name
        self.lang = lang
        self.rng = random.Random(seed)
        self.cookie = ""
        self.id = ""
        self.tables: dict[str, Seen] = {}
        self.given: list[Given] = []
        self.refused: list[dict[str, Any]] = []
        self.turns: list[dict[str, Any]] = []
        self.reconnects = 0
        self.byes: list[str] = []
        self.close_code: int | None = None  # of the connection that ended last
        self.failed: list[dict[str, Any]] = []
        self.record: list[tuple[str, dict[str, Any]]] | None = None  # a list: keep all messages, `client` and `server`
        self.full = True
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._ref = 0
        self._replies: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._news = asyncio.Event()

    # HTTP

    async def http(self, method: str, path: str, body: Any = None, *, status: int | None = None, **query: Any) -> Any:
        """Ask the first node that answers; returns its reply. Raises AssertionError if the status is another."""
        reply = await self.request(method, path, body, **query)
        expected = (status,) if status else (200, 201, 204)
        assert reply.status_code in expected, f"{method} {path}: {reply.status_code} {reply.text[:300]}"
        return reply.json() if reply.content else None

    async def request(self, method: str, path: str, body: Any = None, **query: Any) -> httpx.Response:
        error: Exception | None = None
        for _ in range(len(self.nodes)):
            try:
                async with httpx.AsyncClient(base_url=self.nodes[0], timeout=PATIENCE, verify=TLS) as client:
                    cookie = {"cookie": self.cookie} if self.cookie else {}
                    reply = await client.request(method, API + path, json=body, params=query, headers=cookie)
                    if "set-cookie" in reply.headers:
                        self.cookie = reply.headers["set-cookie"].partition(";")[0]
                    return reply
            except httpx.TransportError as lost:
                error = lost
                self._next_node()
        raise error or AssertionError

    async def enter(self) -> "Player":
        """Become a guest."""
        me = await self.http("POST", "/guest", {"name": self.name, "lang": self.lang})
        self.id = me["person"]["id"] if "person" in me else me["id"]
        return self

    async def make(self, **wish: Any) -> dict[str, Any]:
        """Make a table and sit down; returns the table's card from before that."""
        card: dict[str, Any] = await self.http("POST", "/tables", {"wish": wish})
        await self.join(card["table"])
        return card

    async def play_again(self, table: str) -> str:
        """Ask for a rematch and sit down there."""
        offered: str = (await self.http("POST", f"/tables/{table}/rematch"))["table"]
        await self.join(offered)
        return offered

    def _contribution(self) -> str:
        """This player's contribution to the seed of a table."""
        return self.rng.randbytes(16).hex()

    async def join(self, table: str, invite: str = "", together: Sequence[str] = ()) -> None:
        others = [{"name": name, "contribution": self._contribution()} for name in together]
        body = {"contribution": self._contribution(), **({"together": others} if others else {})}
        path = f"/tables/{table}/join"
        await (self.http("POST", path, body, invite=invite) if invite else self.http("POST", path, body))

    # The socket

    async def open(self) -> "Player":
        """Connect to the first node that accepts us, and watch the same tables again."""
        for attempt in range(200):
            try:
                await self._connect()
                for table, seen in list(self.tables.items()):
                    await self.watch(table, have=seen.version)
                return self
            except (*LOST, Away):
                await self.shut()
                self._next_node()
                await asyncio.sleep(min(0.05 * (attempt + 1), 0.5))
        raise Away("no node lets us in")

    async def _connect(self) -> None:
        await self.shut()
        url = "ws" + self.nodes[0].removeprefix("http") + API + "/socket"
        headers = {"cookie": self.cookie}
        self._socket = await connect(url, additional_headers=headers, compression=None, max_size=2**24)
        self._reader = asyncio.create_task(self._read(self._socket))

    async def shut(self) -> None:
        reader, self._reader = self._reader, None
        socket, self._socket = self._socket, None
        if reader is not None:
            reader.cancel()
            with suppress(asyncio.CancelledError):
                await reader
        if socket is not None:
            with suppress(*LOST):
                await socket.close()
        self._forget_replies()

    @property
    def is_connected(self) -> bool:
        return self._reader is not None and not self._reader.done()

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self._hear(msgspec.json.decode(text))
        except LOST:
            pass
        finally:
            self.close_code = socket.close_code
            self._forget_replies()
            self._news.set()

    def _forget_replies(self) -> None:
        for future in self._replies.values():
            if not future.done():
                future.set_exception(Away("connection lost"))
                future.exception()
        self._replies.clear()

    def _next_node(self) -> None:
        self.nodes.append(self.nodes.pop(0))

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for the reply. Raises Away."""
        if self._socket is None or not self.is_connected:
            raise Away("not connected")
        self._ref += 1
        ref = self._ref
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._replies[ref] = future
        try:
            message = {"type": kind, "ref": ref, **fields}
            if self.record is not None:
                self.record.append(("client", message))
            await self._socket.send(msgspec.json.encode(message).decode())
            reply = await asyncio.wait_for(future, PATIENCE)
        except LOST as error:
            raise Away(str(error)) from error
        finally:
            self._replies.pop(ref, None)
        if reply["type"] == "failed" and reply["code"] == "unavailable":
            raise Away("unavailable")
        return reply

    async def send_raw(self, data: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(data)

    async def watch(self, table: str, have: int = -1, invite: str = "", seat: int | None = None) -> dict[str, Any]:
        self.tables.setdefault(table, Seen())
        wish = {} if seat is None else {"seat": seat}
        return await self.ask("watch", table=table, have=have, full=self.full, invite=invite, **wish)

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        self._note(kind, message)
        if kind in ("done", "refused", "failed"):
            future = self._replies.get(message.get("ref") or -1)
            if future is not None and not future.done():
                future.set_result(message)
        elif kind == "table":
            seen = self.tables.setdefault(message["table"], Seen())
            seen.wholes += 1
            for key in ("version", "view", "stage", "seat", "seats"):
                setattr(seen, key, message.get(key))
            for key in ("questions", "waiting", "banks", "agreed", "owing", "undoable"):
                setattr(seen, key, message.get(key, []))
            seen.outcome, seen.can_undo = message.get("outcome"), message.get("can_undo", False)
        elif kind == "update":
            self._update(self.tables[message["table"]], message)
        elif kind == "said":
            self.tables[message["table"]].said.append(message)
        elif kind == "presence":
            seen = self.tables[message["table"]]
            seen.here, seen.away = message["seats"], message.get("away", [])
        elif kind == "turn":
            self.turns.append(message)
        self._news.set()

    def _note(self, kind: str, message: dict[str, Any]) -> None:
        if self.record is not None:
            self.record.append(("server", deepcopy(message)))  # what is seen of it changes later
        if kind == "failed":
            self.failed.append(message)
        elif kind == "bye":
            self.byes.append(message["code"])

    def _update(self, seen: Seen, message: dict[str, Any]) -> None:
        if message["base"] != seen.version:
            seen.gaps += 1
            return
        seen.version = message["version"]
        seen.view = patched(seen.view, message.get("patch", []))
        seen.events += message.get("events", [])
        seen.waiting = message.get("waiting", [])
        seen.banks = message.get("banks", [])
        seen.can_undo = message.get("can_undo", False)
        seen.owing, seen.undoable = message.get("owing", []), message.get("undoable", [])
        for key in ("questions", "stage", "seats", "outcome", "agreed"):
            if key in message:
                setattr(seen, key, message[key])

    async def until(self, condition: Any, seconds: float = PATIENCE) -> None:
        """Wait until messages make the condition true."""
        async with asyncio.timeout(seconds):
            while not condition():
                self._news.clear()
                if condition():
                    return
                await self._news.wait()

    # Playing

    async def answer(self, table: str, decision: int, choice: list[int]) -> dict[str, Any]:
        """Answer once. Accepted answers are remembered."""
        reply = await self.ask("answer", table=table, decision=decision, choice=choice)
        if reply["type"] == "done":
            seat = self.tables[table].seat
            assert seat is not None
            self.given.append(Given(table, seat, decision, choice, reply["version"]))
        elif reply["type"] == "refused":
            self.refused.append(reply["refusal"])
        return reply

    async def play(self, table: str, *, pause: float = 0.0, most: int = 100_000) -> int:
        """Answer all questions at random until the game is over; returns the number of answers accepted."""
        accepted = 0
        while accepted < most:
            seen = self.tables[table]
            if seen.stage == "over":
                break
            if not self.is_connected:
                self.reconnects += 1
                await self.open()
                continue
            if not seen.questions:
                self._news.clear()
                if not seen.questions and seen.stage != "over" and self.is_connected:
                    with suppress(asyncio.TimeoutError):
                        await asyncio.wait_for(self._news.wait(), 5)
                continue
            question = seen.questions[0]
            accepted += await self._try(table, question, random_choice(question, self.rng))
            if pause:
                await asyncio.sleep(pause)
        return accepted

    async def _try(self, table: str, question: dict[str, Any], choice: list[int]) -> int:
        """Answer, and retry until it is known whether the answer counted."""
        while True:
            try:
                reply = await self.answer(table, question["id"], choice)
            except Away:
                self.reconnects += 1
                await asyncio.sleep(0.05)
                if not self.is_connected:
                    await self.open()
                continue
            if reply["type"] != "done":
                return 0
            await self._catch_up(table, reply["version"])
            return 1

    async def _catch_up(self, table: str, version: int) -> None:
        """Wait for the update of this player's own answer, so as not to answer twice."""
        seen = self.tables[table]
        with suppress(asyncio.TimeoutError):
            await self.until(lambda: seen.version >= version or not self.is_connected, 10)


def random_choice(question: dict[str, Any], rng: random.Random) -> list[int]:
    """An answer of the right shape."""
    codes = [option["code"] for option in question["options"]]
    low, high = question["low"], question["high"]
    targets = [target["code"] for target in question["targets"]]
    kind = question["kind"]
    if kind == "choose":
        return sorted(rng.sample(codes, rng.randint(low, min(high, len(codes)))))
    if kind == "amount":
        return [rng.randint(low, high)]
    if kind == "confirm":
        return [rng.randint(0, 1)]
    if kind == "order":
        return rng.sample(codes, len(codes))
    if kind == "assign":
        return [rng.choice(targets) for _ in codes]
    return [rng.choice(targets), *(rng.randint(0, cap) for cap in question["caps"])]
