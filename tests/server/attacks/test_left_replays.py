"""Replays for people who do not wait for them."""

import asyncio
from pathlib import Path

import pytest

from astrarium.server.http import replay_queue
from astrarium.server.replays.replayer import Replayer
from astrarium.server.replays.slices import Reached, Row
from tests.server.http.house import problem
from tests.server.sockets.home import open_home, play_on, sit
from tests.server.until import until


async def test_who_leaves_keeps_the_turn_of_their_address_until_the_work_has_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a person who asks for replays and leaves, again and again, would have many games played at once."""
    goes_on, at_work = asyncio.Event(), 0
    rows = Replayer._rows

    async def read(replayer: Replayer, table: int, since: Reached) -> list[Row]:
        nonlocal at_work
        at_work += 1
        await goes_on.wait()
        return await rows(replayer, table, since)

    monkeypatch.setattr(replay_queue, "PATIENCE", 0.2)  # a request that comes meanwhile waits in vain, however long
    async with open_home(tmp_path) as home:
        ann, bea = await home.person("Ann"), await home.person("Béa")
        table = await sit(ann, bea, public=True)
        await play_on(table, 3, ann, bea)
        with monkeypatch.context() as patch:
            patch.setattr(Replayer, "_rows", read)
            assert home._server is not None
            open_now = home._server.server_state.connections
            before = len(open_now)
            _, writer = await asyncio.open_connection("127.0.0.1", home.config.port)
            path = f"/api/v1/tables/{table}/story"
            writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{home.config.port}\r\n\r\n".encode())
            await until(lambda: at_work == 1)
            assert len(open_now) > before
            writer.transport.abort()
            await until(lambda: len(open_now) == before)
            problem(await ann.request("GET", f"/tables/{table}/story"), 429, "too_many")
            assert at_work == 1
            goes_on.set()
        # The replay was finished although nobody waited for it, and is kept for the next request.
        while (told := await ann.request("GET", f"/tables/{table}/story")).status_code == 429:
            await asyncio.sleep(0.01)
        assert told.status_code == 200
        text = home.node.metrics.text().decode()
        assert 'astrarium_replays_total{how="played"} 1.0' in text
        assert 'astrarium_replays_total{how="kept"} 1.0' in text
