"""A connection that dies unnoticed is found by its silence, if its client has promised to go on pinging."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from astrarium.server.ids import read_id
from astrarium.server.sockets import gateway, heartbeat
from astrarium.server.sockets.heartbeat import Heartbeat, Sign

from ..player import Player
from ..until import until
from .home import Home, open_home, sit


@pytest.fixture
async def still(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Home]:
    """A home server that checks its connections only when the test says so."""
    monkeypatch.setattr(gateway, "PERIOD", 3_600)
    async with open_home(tmp_path) as home:
        yield home


class Cable:
    """A cable between a player and the node; when it is cut, nothing goes through and nobody is told."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._whole = asyncio.Event()
        self._whole.set()
        self._pipes: list[asyncio.Task[None]] = []
        self.url = ""

    def cut(self) -> None:
        self._whole.clear()

    def mend(self) -> None:
        self._whole.set()

    @asynccontextmanager
    async def laid(self) -> AsyncIterator["Cable"]:
        server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            server.close()
            for pipe in self._pipes:
                pipe.cancel()
            await asyncio.gather(*self._pipes, return_exceptions=True)

    async def _join(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, out = await asyncio.open_connection("127.0.0.1", self._port)
        self._pipes += [asyncio.create_task(self._pump(near, out)), asyncio.create_task(self._pump(far, back))]

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65_536):
                await self._whole.wait()
                sink.write(data)
        except OSError:
            pass
        finally:
            sink.close()
            with suppress(OSError):
                await sink.wait_closed()


async def over(cable: Cable, home: Home, name: str) -> Player:
    player = await Player([cable.url], name, seed=len(home.people)).enter()
    home.people.append(player)
    return await player.open()


def looks(home: Home, number: int) -> None:
    """Do this many looks at once; a node does two a second."""
    for _ in range(number):
        home.node.gateway.look()


async def test_a_dead_connection_is_away_then_ended_and_comes_back(still: Home) -> None:
    async with Cable(still.config.port).laid() as cable:
        ann, bea = await still.person("Ann"), await over(cable, still, "Béa")
        table = await sit(ann, bea)
        await ann.until(lambda: ann.tables[table].here == [0, 1])
        assert (await bea.ask("ping"))["type"] == "done"
        cable.cut()
        looks(still, heartbeat.PATIENCE - 1)
        assert ann.tables[table].here == [0, 1]
        looks(still, 1)
        await ann.until(lambda: ann.tables[table].here == [0])
        cable.mend()  # what was said meanwhile arrives
        assert (await bea.ask("ping"))["type"] == "done"
        await ann.until(lambda: ann.tables[table].here == [0, 1])
        cable.cut()
        looks(still, heartbeat.PATIENCE + heartbeat.FAREWELL)
        await ann.until(lambda: ann.tables[table].here == [0])
        cable.mend()
        await bea.until(lambda: not bea.is_connected)
        await bea.open()
        await ann.until(lambda: ann.tables[table].here == [0, 1])


async def test_it_is_noticed_in_less_than_six_seconds(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cut connection is noticed after the looks that fit into five seconds; a busy machine may take longer."""
    looked = 0
    really = home.node.gateway.look

    def look() -> None:
        nonlocal looked
        looked += 1
        really()

    monkeypatch.setattr(home.node.gateway, "look", look)
    async with Cable(home.config.port).laid() as cable:
        ann, bea = await home.person("Ann"), await over(cable, home, "Béa")
        table = await sit(ann, bea)
        await ann.until(lambda: ann.tables[table].here == [0, 1])
        await bea.ask("ping")
        cable.cut()
        before = looked
        await ann.until(lambda: ann.tables[table].here == [0] or looked - before > 2 * heartbeat.PATIENCE)
        assert ann.tables[table].here == [0]
        assert looked - before >= heartbeat.PATIENCE - 2  # one may have been between the last word and the cut
        assert 4 < heartbeat.PERIOD * heartbeat.PATIENCE < 6
        cable.mend()


async def test_programs_that_never_ping_are_left_alone(still: Home) -> None:
    ann, bea = await still.person("Ann"), await still.person("Béa")
    table = await sit(ann, bea)
    looks(still, 1_000)
    assert (await bea.ask("undo", table=table))["type"] == "refused"
    assert ann.tables[table].here == [0, 1]


async def test_a_hidden_page_has_more_time(still: Home) -> None:
    ann, bea = await still.person("Ann"), await still.person("Béa")
    table = await sit(ann, bea)
    await bea.ask("ping", hidden=True)
    looks(still, heartbeat.HIDDEN - 1)
    await ann.ask("ping")
    assert ann.tables[table].here == [0, 1]
    looks(still, 1)
    await ann.until(lambda: ann.tables[table].here == [0])


async def test_who_waits_for_a_slow_server_hears_from_it_and_is_not_away(still: Home) -> None:
    ann, bea = await still.person("Ann"), await still.person("Béa")
    table = await sit(ann, bea)
    bea.record = []
    await bea.ask("ping")
    async with still.table(table).lock:  # somebody else's answer takes long
        asking = asyncio.create_task(bea.ask("undo", table=table))
        await until(lambda: home_is_busy(still, bea))
        looks(still, heartbeat.PATIENCE * 2)
        await bea.until(lambda: ("server", {"type": "busy"}) in (bea.record or []))
        assert ann.tables[table].here == [0, 1]
    assert (await asking)["type"] == "refused"


def home_is_busy(home: Home, player: Player) -> bool:
    """Whether the node is handling the player's request."""
    [socket] = home.node.gateway.sockets_of(read_id(player.id))
    return socket.heartbeat.busy


async def test_who_sits_down_is_here_at_once(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    card = await ann.make(game="race", seats=3)
    table = card["table"]
    await ann.watch(table)
    await bea.watch(table, invite=card["invite"])
    await ann.until(lambda: ann.tables[table].here == [0])
    await bea.join(table, card["invite"])
    await ann.until(lambda: ann.tables[table].here == [0, 1])


@pytest.mark.parametrize("hidden", [False, True])
@settings(deadline=None)
@given(words=st.lists(st.integers(1, heartbeat.PATIENCE - 1), max_size=30))
def test_nobody_who_keeps_the_promise_is_away(hidden: bool, words: list[int]) -> None:
    beat = Heartbeat()
    beat.promise(hidden)
    for pause in words:
        assert {beat.look() for _ in range(pause)} == {Sign.FINE}
        beat.heard()
        beat.listens()
    patience = heartbeat.HIDDEN if hidden else heartbeat.PATIENCE
    signs = [beat.look() for _ in range(patience + heartbeat.FAREWELL)]
    assert signs.index(Sign.SILENT) == patience - 1
    assert signs.index(Sign.LOST) == len(signs) - 1
    assert signs.count(Sign.SILENT) == 1
