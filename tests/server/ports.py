"""Ports for servers that tests start."""

import os
import random
import socket

FIRST, LAST = 20_000, 32_000  # below those that the system hands out by itself
SHARES = 16

_worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % SHARES
_mine = list(range(FIRST + _worker, LAST, SHARES))
random.shuffle(_mine)


def free_port() -> int:
    """A port on which nobody listens.

    Test processes that run side by side have shares of their own, and a port comes again only after all others: between
    being found free and being listened on, nobody else is given it.
    """
    for _ in range(len(_mine)):
        port = _mine.pop()
        _mine.insert(0, port)
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as servers do: what was closed counts as free
            try:
                probe.bind(("", port))
            except OSError:
                continue
            return port
    raise OSError("no free port")
