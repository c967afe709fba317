"""A whole server inside the test: the real application, used over HTTP and its WebSocket without a network."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec

from astrarium.server.app import SOCKET, Application
from astrarium.server.clock import now as real_now
from astrarium.server.config import Config, Limits
from astrarium.server.ids import new_id, spell
from astrarium.server.node import Node
from astrarium.server.people.passkeys.factors import NONE, PASSKEY
from astrarium.server.people.person import Person
from astrarium.server.store import people as store

from ..until import PATIENCE

HOST = "localhost:8000"
API = "/api/v1"
PASSWORD = "plum-tractor-9-lamp"  # noqa: S105
KEY = "k" * 40

NO_LIMITS = Limits(
    messages_per_second=1_000_000, message_burst=1_000_000, requests_per_second=1_000_000, request_burst=1_000_000,
    sign_ins_per_minute=1_000_000, sign_in_burst=1_000_000, guests_per_minute=1_000_000, guest_burst=1_000_000,
    address_work_per_second=10_000_000, address_work_burst=10_000_000, handshakes_per_second=1_000_000,
    handshake_burst=1_000_000,
    codes_per_minute=1_000_000, code_burst=1_000_000,
    says_per_second=1_000_000, say_burst=1_000_000, replays_per_second=1_000_000, replay_burst=1_000_000,
    account_tries_per_hour=1_000_000, connections_per_address=20_000,
    tables_per_hour=1_000_000, table_burst=1_000_000, tables_per_guest=1_000_000, guests_per_day=1_000_000,
    table_says_per_minute=1_000_000,
)  # fmt: skip


class Closed(Exception):  # noqa: N818
    """The server ended the connection, or did not open it."""

    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code


class Line:
    """One WebSocket. `raw` has everything that was received."""

    def __init__(self, app: Application, cookie: str, **headers: str) -> None:
        self.raw: list[str] = []
        self._app = app
        self._in: asyncio.Queue[Any] = asyncio.Queue()
        self._out: asyncio.Queue[Any] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._ref = 0
        given = {"host": HOST, **headers, **({"cookie": cookie} if cookie else {})}
        self._headers = [(name.encode(), value.encode()) for name, value in given.items()]

    async def open(self) -> "Line":
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "scheme": "ws", "path": SOCKET,
            "raw_path": SOCKET.encode(), "root_path": "", "query_string": b"", "headers": self._headers,
            "client": ("203.0.113.9", 1), "server": ("localhost", 8000), "subprotocols": [], "state": {},
        }  # fmt: skip
        self._task = asyncio.create_task(self._app(scope, self._in.get, self._out.put))
        self._in.put_nowait({"type": "websocket.connect"})
        first = await asyncio.wait_for(self._out.get(), PATIENCE)
        if first["type"] == "websocket.close":
            await self._task
            raise Closed(first["code"])
        await self._hear("welcome")
        return self

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its reply."""
        self._ref += 1
        self.say_raw(msgspec.json.encode({"type": kind, "ref": self._ref, **fields}).decode())
        while True:
            reply = await self._next()
            if reply.get("ref") == self._ref:
                return reply

    async def settle(self) -> None:
        """Wait until everything that was sent has arrived."""
        await self.ask("ping")

    def say_raw(self, text: str) -> None:
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    async def close(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        if self._task is not None:
            with suppress(asyncio.CancelledError):
                await self._task

    async def _hear(self, kind: str) -> dict[str, Any]:
        message = await self._next()
        assert message["type"] == kind, message
        return message

    async def _next(self) -> dict[str, Any]:
        event = await asyncio.wait_for(self._out.get(), PATIENCE)
        if event["type"] == "websocket.close":
            raise Closed(event["code"])
        self.raw.append(event["text"])
        message: dict[str, Any] = msgspec.json.decode(event["text"])
        return message


@dataclass
class Guest:
    """A person with a session."""

    person: Person
    cookie: str

    @property
    def id(self) -> int:
        return self.person.id


@dataclass
class House:
    app: Application
    lines: list[Line] = field(default_factory=list)

    @property
    def node(self) -> Node:
        assert self.app.node is not None
        return self.app.node

    async def guest(self, name: str = "Zoé", *, email: str = "", admin: bool = False, person: int = 0) -> Guest:
        """A new person, with an account if there is an e-mail address."""
        row = store.Person(
            person or new_id(), name, "en", email or None, _password_hash() if email else None, int(admin), 0, 0, "{}"
        )
        assert await store.People(self.node.database).add(row)
        found = Person.of(row, PASSKEY if admin else NONE)
        opened = await self.node.register.sessions.open(found, PASSKEY if admin else NONE)
        return Guest(found, f"astrarium={opened.value}")

    async def account(self, name: str = "Ada", *, admin: bool = False) -> Guest:
        return await self.guest(name, email=f"{spell(new_id())}@example.org", admin=admin)

    async def http(
        self, who: Guest | None, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> httpx.Response:
        transport = httpx.ASGITransport(self.app, client=("203.0.113.9", 1), raise_app_exceptions=False)
        sent = {**({"cookie": who.cookie} if who else {}), **(headers or {})}
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}") as client:
            return await client.request(method, path, json=body, headers=sent)

    async def line(self, who: Guest | None, **headers: str) -> Line:
        line = Line(self.app, who.cookie if who else "", **headers)
        await line.open()
        self.lines.append(line)
        return line


@asynccontextmanager
async def open_house(folder: Path, now: Callable[[], int] = real_now, **settings: Any) -> AsyncIterator[House]:
    """The application with its node, from its start to its end."""
    settings = {"limits": NO_LIMITS, "secret_key": KEY, **settings}
    app = Application(Config(database=f"sqlite:///{folder / 'house.db'}", **settings), now)
    told: asyncio.Queue[Any] = asyncio.Queue()
    heard: asyncio.Queue[Any] = asyncio.Queue()
    life = asyncio.create_task(app({"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}, told.get, heard.put))
    told.put_nowait({"type": "lifespan.startup"})
    began = await heard.get()
    assert began["type"] == "lifespan.startup.complete", began
    house = House(app)
    try:
        yield house
    finally:
        for line in house.lines:
            await line.close()
        told.put_nowait({"type": "lifespan.shutdown"})
        await life


_kept: list[str] = []


def _password_hash() -> str:
    """The hash of PASSWORD. Made once, since hashing is slow on purpose."""
    if not _kept:
        from argon2 import PasswordHasher

        _kept.append(PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1).hash(PASSWORD))
    return _kept[0]
