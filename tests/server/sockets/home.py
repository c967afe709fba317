"""A node in the test's own process, on a real port, with a clock that only the test moves."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from astrarium.server.app import Application
from astrarium.server.config import Config
from astrarium.server.ids import read_id
from astrarium.server.live.table.live_table import LiveTable
from astrarium.server.node import Node
from astrarium.server.uvicorn_server import Server, make_server

from ..node_process import LIMITS
from ..player import Player, random_choice
from ..ports import free_port
from ..until import until

STEP = 4_000  # a longer gap between heartbeats would be an outage, in which no clock runs


class InProcess(Server):
    """A server that does not handle signals: the test does."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@dataclass
class Clock:
    at: int = 1_700_000_000_000

    def __call__(self) -> int:
        return self.at


@dataclass
class Home:
    """One node and the people who visited it."""

    config: Config
    clock: Clock = field(default_factory=Clock)
    people: list[Player] = field(default_factory=list)
    app: Application | None = None
    _server: Server | None = None
    _task: "asyncio.Task[None] | None" = None
    _standing: int = 0  # tasks that a node always has

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.config.port}"

    @property
    def node(self) -> Node:
        assert self.app is not None
        assert self.app.node is not None
        return self.app.node

    async def start(self) -> "Home":
        self.app = Application(self.config, self.clock)
        settings = make_server(self.config).config
        settings.app = self.app
        self._server = InProcess(settings, self.app, lambda links: None)
        self._task = asyncio.create_task(self._server.serve())
        await until(lambda: self._server is not None and (self._server.started or self._stopped()))
        assert self._server.started
        self._standing = len(self.node._tasks)
        return self

    def _stopped(self) -> bool:
        return self._task is not None and self._task.done()

    async def stop(self) -> None:
        if self._server is not None and self._task is not None:
            self._server.should_exit = True
            await self._task
            self._server = self._task = None

    async def person(self, name: str = "Ann", lang: str = "en", *, connected: bool = True) -> Player:
        """A guest, connected unless said otherwise."""
        player = await Player([self.url], name, lang, seed=len(self.people)).enter()
        self.people.append(player)
        return await player.open() if connected else player

    async def again(self, player: Player) -> Player:
        """The same person at another screen."""
        other = Player([self.url], player.name, player.lang)
        other.cookie, other.id = player.cookie, player.id
        self.people.append(other)
        return await other.open()

    def table(self, name: str) -> LiveTable:
        """The table as this node has it in memory."""
        return next(live for live in self.node.hub.tables if live.id == read_id(name))

    async def pass_by(self, milliseconds: int) -> None:
        """Move the clock, and let the node do what is due."""
        while milliseconds > 0:
            step = min(STEP, milliseconds)
            self.clock.at += step
            milliseconds -= step
            await self.node.tick()

    async def settle(self) -> None:
        """Wait until the node's background work is done, except for its permanent loops."""
        await until(lambda: len(self.node._tasks) <= self._standing)

    async def leave(self) -> None:
        for player in self.people:
            await player.shut()


@asynccontextmanager
async def open_home(folder: Path, clock: Clock | None = None, **settings: Any) -> AsyncIterator[Home]:
    settings = {"database": f"sqlite:///{folder}/home.db", "limits": LIMITS, "port": free_port(), **settings}
    home = Home(msgspec.convert(settings, Config), clock or Clock())
    await home.start()
    try:
        yield home
    finally:
        await home.leave()
        await home.stop()


async def sit(*players: Player, game: str = "race", **wish: Any) -> str:
    """A table where all sit and which all watch; play has begun if all seats are taken."""
    host, *others = players
    wish = {"seats": max(2, len(players)), **wish}
    card = await host.make(game=game, **wish)
    table: str = card["table"]
    for other in others:
        await other.join(table, card["invite"])
    for player in players:
        if player.is_connected:
            await player.watch(table)
    return table


async def asked(player: Player, table: str) -> dict[str, Any]:
    """Wait for the question that the player must answer."""
    await player.until(lambda: player.tables[table].questions)
    return player.tables[table].questions[0]


async def play_on(table: str, answers: int, *players: Player) -> None:
    """Give this many random answers, by any player who is asked; then wait until all have been told of them."""
    while answers > 0:
        for player in players:
            for question in player.tables[table].questions:
                reply = await player.answer(table, question["id"], random_choice(question, player.rng))
                if reply["type"] == "done":
                    answers -= 1
                    for other in players:
                        await other.until(lambda o=other, r=reply: o.tables[table].version >= r["version"])
