"""The sockets on which a server listens."""

import errno
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from ..config import EVERYWHERE, Config
from .doors import Place

BACKLOG = 2_048
ANY_V4, ANY_V6 = EVERYWHERE
NEXT_PORTS = 20  # ports tried after the wanted one, before any other
LAST_PORT = 65_535
ABSENT = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)

Bind = Callable[[Any, socket.AddressFamily, bool], socket.socket]  # address, its family, also for IPv4?


def listen(config: Config) -> list[socket.socket]:
    """Listening sockets for the configured host. Raises OSError if the port is taken or the host is not ours."""
    return _on_all(config.host, config.port, _listening)


def bind_shared(host: str, port: int) -> list[socket.socket]:
    """Sockets bound to a port that other processes of this user bind too; none of them gets a connection before it
    listens. Raises OSError as `listen` does, but not if only such sockets have the port."""
    return _on_all(host, port, _shared)


def _on_all(host: str, port: int, bind: Bind) -> list[socket.socket]:
    """A socket on every address for which the host stands."""
    if port > LAST_PORT:
        raise OSError(errno.EADDRNOTAVAIL, f"there is no port {port}")
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    places = list(dict.fromkeys((info[0], info[4]) for info in found))
    if port == 0:
        places = places[:1]  # another address would get another port
    both = host == ANY_V6 and socket.has_dualstack_ipv6()
    taken: list[socket.socket] = []
    trouble: OSError | None = None
    for family, place in places:
        try:
            taken.append(bind(place, family, both))
        except OSError as error:
            trouble = error
    # `localhost` may also stand for an address of a family that is disabled here: one socket is enough.
    if trouble is not None and (not taken or trouble.errno not in ABSENT):
        for one in taken:
            one.close()
        raise trouble
    return taken


def _listening(place: Any, family: socket.AddressFamily, both: bool) -> socket.socket:
    return socket.create_server(place, family=family, backlog=BACKLOG, dualstack_ipv6=both)


def _shared(place: Any, family: socket.AddressFamily, both: bool) -> socket.socket:
    one = socket.socket(family, socket.SOCK_STREAM)
    try:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        if family == socket.AF_INET6:
            one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, not both)
        one.bind(place)
    except OSError:
        one.close()
        raise
    return one


def listen_everywhere(port: int, ours: Sequence[socket.socket] = ()) -> socket.socket:
    """A socket on all IPv4 addresses beside our own sockets, on the same port if possible, else on one near it."""
    with suppress(OSError):
        return socket.create_server((ANY_V4, port), backlog=BACKLOG)
    with suppress(OSError, ValueError), _sharing(ours):
        return socket.create_server((ANY_V4, port), backlog=BACKLOG, reuse_port=True)
    for other in range(port + 1, min(port + NEXT_PORTS, LAST_PORT + 1)):
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
