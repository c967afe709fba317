"""The base of all attackers, each with one hostile address. They go on trying when they are refused."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, ClassVar

import msgspec

from .line import LOST, Line, Reply
from .listener import UNREACHED, Heard, Listener
from .newcomers import enter, join_table, make_table

AGAIN = 0.05  # seconds after a refusal until the next try


class Facts(msgspec.Struct, frozen=True):
    """What attackers know of the server."""

    game: str
    table: str = ""  # the honest player's public table
    running: str = ""  # a table with a long log, in play
    finished: str = ""  # a table with a long log, over
    honest: tuple[str, ...] = ()  # other people's tables in the lobby


class Counts(msgspec.Struct):
    """The results of the attempts in one window."""

    accepted: int = 0
    refused: int = 0
    lost: int = 0  # connections that the server ended, or that failed

    def add(self, other: "Counts") -> None:
        self.accepted += other.accepted
        self.refused += other.refused
        self.lost += other.lost


class Flood:
    """An attack. `prepare` is not measured; `attack` goes on until it is cancelled."""

    name: ClassVar[str]
    unit: ClassVar[str] = "requests"
    long_tables: ClassVar[bool] = False  # needs tables with long logs
    lobby: ClassVar[bool] = False  # needs honest tables in the lobby
    mail: ClassVar[bool] = False  # needs a server that sends mail

    def __init__(self, url: str, address: str, facts: Facts) -> None:
        self.url, self.address, self.facts = url, address, facts
        self.counts = Counts()
        self.rng = random.Random(address)
        self.lines: list[Line] = []
        self.mouths: list[Mouth] = []
        self.connecting: set[asyncio.Task[None]] = set()

    async def prepare(self) -> None:
        pass

    async def attack(self) -> None:
        raise NotImplementedError

    def line(self) -> Line:
        self.lines.append(Line(self.url, self.address))
        return self.lines[-1]

    # Helpers

    def count(self, reply: Reply) -> Reply:
        if reply.ok:
            self.counts.accepted += 1
        else:
            self.counts.refused += 1
        return reply

    async def asking(self, ask: Awaitable[Reply]) -> Reply | None:
        """Send one request and count its result; None if the connection was lost."""
        try:
            return self.count(await ask)
        except LOST:
            self.counts.lost += 1
            return None

    async def guests(self, many: int) -> list[str]:
        """The cookies of this many new guests, or of as many as are accepted."""
        line, cookies = self.line(), list[str]()
        for number in range(many):
            with suppress(*LOST):
                reply = await enter(line, f"H{number}")
                if not reply.ok:
                    break
                cookies.append(reply.cookie)
        return cookies

    async def table(self, cookie: str, *others: str, **wish: Any) -> str:
        """Make a public table where these guests sit; returns its name, empty if refused."""
        line = self.line()
        wish = {"game": self.facts.game, "seats": max(2, 1 + len(others)), "public": True, **wish}
        reply = await make_table(line, cookie, self.rng, **wish)
        if not reply.ok:
            return ""
        table: str = reply.json()["table"]
        for other in others:
            await join_table(line, other, self.rng, table)
        return table

    async def paced(self, rate: float, workers: int, work: Callable[[Line], Coroutine[Any, Any, object]]) -> None:
        """Do the work `rate` times a second with `workers` at a time; slower if the server is slow, never faster."""
        due = time.perf_counter()

        async def one() -> None:
            nonlocal due
            line = self.line()
            while True:
                due = max(due + 1 / rate, time.perf_counter() - 0.1)
                await asyncio.sleep(max(0, due - time.perf_counter()))
                with suppress(*LOST):
                    await work(line)

        async with asyncio.TaskGroup() as group:
            for _ in range(workers):
                group.create_task(one())

    async def rest(self) -> None:
        """Close all connections until the next attack."""
        for line in self.lines:
            line.close()
        await asyncio.gather(*self.connecting, return_exceptions=True)
        await asyncio.gather(*(mouth.gone() for mouth in self.mouths))


class Mouth(Listener):
    """A hostile guest's connection: counts the replies to its messages, and reconnects when it is thrown out."""

    def __init__(self, flood: Flood, cookie: str) -> None:
        super().__init__()
        self.flood, self.cookie = flood, cookie
        flood.mouths.append(self)
        self.under_way = 0
        self.greeted = False  # has sent what it sends once on a connection

    async def open(self) -> bool:
        connecting = asyncio.ensure_future(self.connect(self.flood.url, self.flood.address, self.cookie))
        self.flood.connecting.add(connecting)
        connecting.add_done_callback(self.flood.connecting.discard)
        try:
            await asyncio.shield(connecting)  # a handshake that is cut off halfway would stay open
        except UNREACHED:
            self.flood.counts.lost += 1
            return False
        self.under_way, self.greeted = 0, False
        return True

    def ask(self, kind: str, **fields: Any) -> int:
        self.under_way += 1
        return self.say(kind, **fields)

    def hear(self, heard: Heard) -> None:
        if heard.ref is not None:
            self.under_way -= 1
            if heard.type == "done":
                self.flood.counts.accepted += 1
            else:
                self.flood.counts.refused += 1

    def lost(self) -> None:
        self.flood.counts.lost += 1

    async def talk(self, rate: float, ask: Callable[[], object], most: int = 100) -> None:
        """Ask `rate` times a second, with at most `most` replies outstanding; reconnects when thrown out."""
        while True:
            if not self.is_open and not await self.open():
                await asyncio.sleep(1)
                continue
            if self.under_way < most:
                ask()
            await asyncio.sleep(1 / rate)
