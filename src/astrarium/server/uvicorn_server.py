"""The uvicorn server, which tells connected clients to reconnect before it stops."""

import asyncio
import errno
import gc
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any

import uvicorn

from .app import Application
from .config import EVERYWHERE, Config
from .http.connection import BoundedHttp
from .reach.doors import Place
from .sockets.fast_websocket import FastWebSocket

BACKLOG = 2_048
COLLECT = (10_000, 20, 20)  # Python's defaults are 700, 10, 10
GOODBYE = 10  # seconds for requests in progress
ANY_V4, ANY_V6 = EVERYWHERE
NEXT_PORTS = 20  # ports tried after the wanted one, before any other
ABSENT = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)

Ready = Callable[[Sequence[str]], None]  # called with the links for friends once the server answers


class Server(uvicorn.Server):
    """Tells clients to reconnect before it closes their connections. A signal to stop ends it with exit code 0."""

    def __init__(self, config: uvicorn.Config, app: Application, ready: Ready) -> None:
        super().__init__(config)
        self.app = app
        self._ready = ready
        self._own: list[socket.socket] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started or self.app.node is None:
            return
        self._own = sockets or []
        doors = self.app.node.doors
        doors.opened([place_of(one) for server in self.servers for one in server.sockets])
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


def make_server(config: Config, ready: Ready = lambda links: None) -> Server:
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
    )


def listen(config: Config) -> list[socket.socket]:
    """Listening sockets for the configured host. Raises OSError if the port is taken or the host is not ours."""
    found = socket.getaddrinfo(config.host, config.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    places = list(dict.fromkeys((info[0], info[4]) for info in found))
    if config.port == 0:
        places = places[:1]  # another address would get another port
    both = config.host == ANY_V6 and socket.has_dualstack_ipv6()
    taken: list[socket.socket] = []
    trouble: OSError | None = None
    for family, place in places:
        try:
            taken.append(socket.create_server(place, family=family, backlog=BACKLOG, dualstack_ipv6=both))
        except OSError as error:
            trouble = error
    # `localhost` may also stand for an address of a family that is disabled here: one socket is enough.
    if trouble is not None and (not taken or trouble.errno not in ABSENT):
        for one in taken:
            one.close()
        raise trouble
    return taken


def listen_everywhere(port: int, ours: Sequence[socket.socket] = ()) -> socket.socket:
    """A socket on all IPv4 addresses beside our own sockets, on the same port if possible, else on one near it."""
    with suppress(OSError):
        return socket.create_server((ANY_V4, port), backlog=BACKLOG)
    with suppress(OSError, ValueError), _sharing(ours):
        return socket.create_server((ANY_V4, port), backlog=BACKLOG, reuse_port=True)
    for other in range(port + 1, min(port + NEXT_PORTS, 65536)):
        with suppress(OSError):
            return socket.create_server((ANY_V4, other), backlog=BACKLOG)
    return socket.create_server((ANY_V4, 0), backlog=BACKLOG)


@contextmanager
def _sharing(ours: Sequence[socket.socket]) -> Iterator[None]:
    """Let our sockets share their ports: else Linux does not open a port on all addresses if it is taken on one."""
    option = getattr(socket, "SO_REUSEPORT", None)
    if option is None:
        raise ValueError("this system does not know it")
    for one in ours:
        one.setsockopt(socket.SOL_SOCKET, option, 1)
    try:
        yield
    finally:
        for one in ours:
            one.setsockopt(socket.SOL_SOCKET, option, 0)


def place_of(one: socket.socket) -> Place:
    host, port = one.getsockname()[:2]
    return Place(str(host), int(port))


def serve(config: Config, sockets: list[socket.socket], ready: Ready) -> bool:
    """Run until a signal stops it. False if it could not start."""
    server = make_server(config, ready)
    # Loaded modules stay, and most objects of a move are freed without the collector: run it less often.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    server.run(sockets)
    return server.started
