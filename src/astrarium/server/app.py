"""The ASGI application."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

from .clock import now as real_now
from .config import Config
from .http.guard import Guard
from .node import Node
from .ops.routes import Operations
from .web.files import BUILT
from .web.pages import Pages

SOCKET = "/api/v1/socket"


class Application:
    """Starts its node when the server starts and closes it when the server stops."""

    def __init__(self, config: Config, now: Callable[[], int] = real_now, client: Path = BUILT) -> None:
        self.config = config
        self._client = client
        self.node: Node | None = None
        self._now = now
        self._inner = Guard(Starlette(lifespan=self._life), config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._inner(scope, receive, send)

    def note_cut(self, why: str) -> None:
        """Count a connection that was closed because it exceeded a limit."""
        if self.node is not None:
            self.node.metrics.cut.labels(why).inc()

    @asynccontextmanager
    async def _life(self, app: Starlette) -> AsyncIterator[None]:
        node = self.node = await Node.start(self.config, self._now)
        try:
            pages = Pages(self._client, node.game_files.files)
            node.gateway.services.client = pages.script
            app.router.routes.extend(
                [
                    WebSocketRoute(SOCKET, node.gateway),
                    *Operations(node).paths(),
                    *node.dispatcher.paths(node.routes),
                    pages.path(),
                ]
            )
            yield
        finally:
            await node.close()
