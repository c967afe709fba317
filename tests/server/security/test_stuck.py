"""A client that reads nothing is dropped, with its connection and all waiting messages."""

import asyncio
from pathlib import Path

import pytest

from astrarium.server.config import Config
from astrarium.server.sockets import fast_websocket, socket
from astrarium.server.uvicorn_server import make_server
from tests.server.player import Player
from tests.server.ports import free_port
from tests.server.until import until

from .house import NO_LIMITS
from .raw_socket import TEXT, RawSocket

ASKS = 20_000


async def test_a_connection_that_takes_nothing_does_not_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "STUCK", 0.5)
    monkeypatch.setattr(fast_websocket, "LINGER", 0.5)
    port = free_port()
    server = make_server(Config(port=port, database=f"sqlite:///{tmp_path / 'a.db'}", limits=NO_LIMITS))
    running = asyncio.create_task(server.serve())
    await until(lambda: server.started)
    try:
        player = await Player([f"http://127.0.0.1:{port}"], "Tarpit").enter()
        table = (await player.make(game="tiny", seats=2, bots=["random"]))["table"]
        line = await RawSocket.connect(port, player.cookie)
        for _ in range(ASKS):  # each has a reply of many kilobytes, which is not read
            line.send(TEXT, b'{"type":"watch","ref":1,"table":"%s"}' % table.encode())
        node = server.app.node
        assert node is not None
        await until(lambda: node.gateway.connections == 1)
        await until(lambda: node.gateway.connections == 0 and not server.server_state.connections)
        line.abort()
    finally:
        server.should_exit = True
        await running
