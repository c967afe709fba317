"""Ports for servers that tests start."""

import fcntl
import os
import random
import socket
import tempfile
from pathlib import Path

FIRST, LAST = 20_000, 32_000  # below those that the system hands out by itself
SHARES = 16

_worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % SHARES
_left = list(range(FIRST + _worker, LAST, SHARES))
random.shuffle(_left)  # which port it is changes nothing; two runs that begin together meet less often
_claims: dict[int, int] = {}  # by port, the file that is locked for as long as this process lives


def free_port() -> int:
    """A port on which nobody listens, and which no other test process gets while this one lives.

    The test processes of one run have separate ranges; those of another run, with the same ranges, see the claim. So
    nobody else takes the port before a server listens on it, or while that server restarts.
    """
    for _ in range(len(_left)):
        port = _left.pop()
        _left.insert(0, port)
        if _claim(port) and _is_free(port):
            return port
    raise OSError("no free port")


def _claim(port: int) -> bool:
    if port in _claims:
        return True
    file = os.open(Path(tempfile.gettempdir()) / f"astrarium-port-{port}", os.O_CREAT | os.O_RDWR, 0o666)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(file)
        return False
    _claims[port] = file
    return True


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as servers do: what was closed counts as free
        try:
            probe.bind(("", port))
        except OSError:
            return False
        return True
