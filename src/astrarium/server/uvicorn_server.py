"""The uvicorn server, which tells connected clients to reconnect before it stops."""

import asyncio
import gc
import signal
import socket
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Any

import uvicorn

from .app import Application
from .config import Config
from .http.connection import BoundedHttp
from .reach.doors import Place
from .reach.ports import BACKLOG, listen_everywhere, place_of
from .sockets.fast_websocket import FastWebSocket

COLLECT = (10_000, 20, 20)  # Python's defaults are 700, 10, 10
GOODBYE = 10  # seconds for requests in progress

Ready = Callable[[Sequence[str]], None]  # called with the links for friends once the server answers


class Server(uvicorn.Server):
    """Tells clients to reconnect before it closes their connections. A signal to stop ends it with exit code 0."""

    def __init__(self, config: uvicorn.Config, app: Application, ready: Ready, mark: str = "") -> None:
        super().__init__(config)
        self.app = app
        self._ready = ready
        self._mark = mark  # that of all nodes behind our port; none: we are alone behind it
        self._own: list[socket.socket] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started or self.app.node is None:
            return
        self._own = sockets or []
        doors = self.app.node.doors
        places = [place_of(one) for server in self.servers for one in server.sockets]
        doors.opened([place for place in places if place.port == places[0].port])  # others are not for friends
        if self._mark:
            doors.mark = self._mark
        else:
            doors.opener = self._let_network_in
        self._ready(await doors.links())

    async def _let_network_in(self) -> Place:
        """Open one more socket, on all addresses, and serve it like the others."""
        config = self.config
        ours = self.app.node.doors.places if self.app.node else []
        one = listen_everywhere(ours[0].port if ours else config.port, self._own)

        def protocol() -> asyncio.Protocol:
            kind: Any = config.http_protocol_class
            made: asyncio.Protocol = kind(config=config, server_state=self.server_state, app_state=self.lifespan.state)
            return made

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(protocol, sock=one, backlog=BACKLOG))
        return place_of(one)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.app.node is not None:
            await self.app.node.gateway.close()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        # uvicorn would raise the signal again after the shutdown, and the exit code would look like a crash.
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


def make_server(config: Config, ready: Ready = lambda links: None, mark: str = "") -> Server:
    app = Application(config)
    return Server(
        uvicorn.Config(
            app,
            host=config.host,
            port=config.port,
            loop="auto",  # uvloop where it is installed
            http=BoundedHttp,
            ws=FastWebSocket,
            ws_max_size=config.limits.message_bytes,
            ws_per_message_deflate=False,  # costs more memory per connection than the saved bytes are worth
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(config.trusted_proxies),
            forwarded_allow_ips=list(config.trusted_proxies),
            backlog=BACKLOG,
            timeout_graceful_shutdown=GOODBYE,
            timeout_keep_alive=30,
        ),
        app,
        ready,
        mark,
    )


def serve(config: Config, sockets: list[socket.socket], ready: Ready, mark: str = "") -> bool:
    """Run until a signal stops it. False if it could not start. `mark`: that of all nodes behind the first socket."""
    server = make_server(config, ready, mark)
    # Loaded modules stay, and most objects of a move are freed without the collector: run it less often.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    server.run(sockets)
    return server.started
