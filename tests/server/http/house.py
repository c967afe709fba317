"""The HTTP interface over a real database, with a clock and a mailbox that tests can control."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from starlette.applications import Starlette

from astrarium.server.config import Config
from astrarium.server.http.dispatch import Dispatcher
from astrarium.server.http.guard import Guard
from astrarium.server.http.limits import Turnstile
from astrarium.server.http.route import Route
from astrarium.server.http.routes.games import GameRoutes
from astrarium.server.http.routes.passkeys import PasskeyRoutes
from astrarium.server.http.routes.people import PeopleRoutes
from astrarium.server.people.passwords import Passwords
from astrarium.server.people.register import Register
from astrarium.server.store.database import Database
from astrarium.server.store.migrate import migrate
from astrarium.server.store.url import open_database

from ..people.quick import QUICK

KEY = b"k" * 32
PASSWORD = "plum-tractor-9-lamp"  # noqa: S105
HOME = "http://localhost:8000"
SITE = "https://play.example.org"


@dataclass
class Clock:
    """A clock that a test moves. Milliseconds for `people`, seconds for limits."""

    at: int = 1_700_000_000_000

    def __call__(self) -> int:
        return self.at

    def seconds(self) -> float:
        return self.at / 1000

    def pass_by(self, milliseconds: int) -> None:
        self.at += milliseconds


@dataclass
class Letters:
    """A mailer that keeps its mails."""

    sent: list[tuple[str, str, str]] = field(default_factory=list)

    async def send(self, to: str, subject: str, text: str, headers: Mapping[str, str] | None = None) -> None:
        self.sent.append((to, subject, text))

    def token(self, number: int = -1) -> str:
        """The token of the link in a mail."""
        (line,) = (line for line in self.sent[number][2].splitlines() if line.startswith("http"))
        return line.partition("#")[2]


@dataclass
class House:
    """The parts of a server that tests use."""

    config: Config
    database: Database
    register: Register
    dispatcher: Dispatcher
    clock: Clock
    letters: Letters
    app: Guard

    def client(self, address: str = "203.0.113.7", **options: Any) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self.app, client=(address, 1234), raise_app_exceptions=False)
        base = self.config.public_url or HOME
        return httpx.AsyncClient(transport=transport, base_url=base, **options)

    async def letters_written(self) -> Letters:
        assert self.register.links
        await self.register.links.settle()
        return self.letters


@asynccontextmanager
async def open_house(
    url: str, config: Config, *, mail: bool = True, more: Callable[[House], list[Route]] | None = None
) -> AsyncIterator[House]:
    await migrate(url)
    database = await open_database(url)
    clock, letters = Clock(), Letters()
    register = Register(config, database, KEY, letters if mail else None, clock, Passwords(QUICK))
    turnstile = Turnstile(config.limits, clock.seconds)
    dispatcher = Dispatcher(config, register.identify, turnstile)
    starlette = Starlette()
    house = House(config, database, register, dispatcher, clock, letters, Guard(starlette, config))
    people = [*PeopleRoutes(register, turnstile).routes(), *PasskeyRoutes(register).routes()]
    routes = [*GameRoutes({}).routes(), *people, *(more(house) if more else [])]
    starlette.router.routes.extend(dispatcher.paths(routes))
    try:
        yield house
    finally:
        register.close()
        await database.close()


async def come_in(client: httpx.AsyncClient, name: str = "Zoé", lang: str = "en") -> dict[str, Any]:
    """Become a guest; the client keeps the cookie."""
    return told(await client.post("/api/v1/guest", json={"name": name, "lang": lang}), 201)


async def make_account(house: House, client: httpx.AsyncClient, email: str = "zoe@example.org") -> dict[str, Any]:
    """Make an account, with a link by mail if this server has mail."""
    if not client.cookies:
        await come_in(client)
    signed = told(await client.post("/api/v1/account", json={"email": email, "password": PASSWORD}))
    if not signed["pending"]:
        return dict(signed["person"])
    token = (await house.letters_written()).token()
    return told(await client.post("/api/v1/link/use", json={"token": token, "password": PASSWORD}))


def told(reply: httpx.Response, status: int = 200) -> dict[str, Any]:
    assert reply.status_code == status, reply.text
    body: dict[str, Any] = msgspec.json.decode(reply.content)
    return body


def problem(reply: httpx.Response, status: int, code: str) -> dict[str, Any]:
    body = told(reply, status)
    assert body.keys() == {"error"}
    error: dict[str, Any] = body["error"]
    assert error["code"] == code, error
    assert error["message"]
    assert not error["message"].startswith("problem.")
    return error
