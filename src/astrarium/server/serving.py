"""uvicorn around the application, with a goodbye to those who are connected."""

import errno
import gc
import signal
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn

from .app import Application
from .config import Config
from .sockets.fast_websocket import FastWebSocket

BACKLOG = 2_048
COLLECT = (10_000, 20, 20)  # Python's own are 700, 10, 10
GOODBYE = 10  # seconds for requests that are under way
ANY_V6 = "::"
ABSENT = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


class Server(uvicorn.Server):
    """Tells everybody to come again before it closes their connections. A signal to stop is no failure."""

    def __init__(self, config: uvicorn.Config, app: Application, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.app.node is not None:
            await self.app.node.gateway.close()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        # uvicorn would also note the signal, to raise it again after the goodbye: the exit code would tell of a crash.
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


def make_server(config: Config, ready: Callable[[], None] = lambda: None) -> Server:
    app = Application(config)
    return Server(
        uvicorn.Config(
            app,
            host=config.host,
            port=config.port,
            loop="auto",  # uvloop where there is one
            ws=FastWebSocket,
            ws_max_size=config.limits.message_bytes,
            ws_per_message_deflate=False,  # costs more memory per connection than the bytes are worth
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
    """Take the host's addresses. OSError if somebody has the port, or if the host is none of ours."""
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
    # `localhost` may also stand for an address of a family that is switched off here: the other one will do.
    if trouble is not None and (not taken or trouble.errno not in ABSENT):
        for one in taken:
            one.close()
        raise trouble
    return taken


def serve(config: Config, sockets: list[socket.socket], ready: Callable[[], None]) -> bool:
    """Until it is told to stop. False if it could not start."""
    server = make_server(config, ready)
    # What was loaded stays; what a move makes is mostly gone with it. So look for cycles less often than by default.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    server.run(sockets)
    return server.started
