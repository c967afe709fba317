"""A whole server in the test's own process: real HTTP and WebSockets, with its internals accessible."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from astrarium.server.config import Config
from astrarium.server.node import Node
from astrarium.server.reach.ports import listen
from astrarium.server.uvicorn_server import make_server

from ..until import PATIENCE


@dataclass(frozen=True)
class House:
    node: Node
    url: str


@asynccontextmanager
async def served(config: Config) -> AsyncIterator[House]:
    """A node that is served until the end of the block."""
    ready = asyncio.Event()
    server = make_server(config, lambda links: ready.set())
    sockets = listen(config)
    serving = asyncio.create_task(server.serve(sockets))
    waiting = asyncio.create_task(ready.wait())
    try:
        await asyncio.wait({serving, waiting}, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
        node = server.app.node
        assert node is not None
        assert ready.is_set()
        yield House(node, f"http://127.0.0.1:{sockets[0].getsockname()[1]}")
    finally:
        waiting.cancel()
        server.should_exit = True
        await serving
