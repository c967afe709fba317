"""One node of a fleet: a process of its own, a fork of the parent, which has imported everything already."""

import asyncio
import multiprocessing
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection

from structlog.contextvars import bind_contextvars

Ready = Callable[[Sequence[str]], None]
Serve = Callable[[list[socket.socket], Ready], bool]  # serves until a signal; False: it could not start
SIGNALS = (signal.SIGTERM, signal.SIGINT)

_forks = multiprocessing.get_context("fork")


class Child:
    """A running node, as its parent knows it."""

    def __init__(self, number: int, sockets: Callable[[int], list[socket.socket]], serve: Serve) -> None:
        self.number = number
        self.links: Sequence[str] | None = None  # the links for friends, once it serves
        self.born = time.monotonic()
        self.says, tell = _forks.Pipe(duplex=False)
        self.process = _forks.Process(target=_live, args=(number, sockets, serve, tell), name=f"node {number + 1}")
        # A signal that comes before the child has put the parent's handlers away would be lost in it.
        signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
        try:
            self.process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
        tell.close()

    @property
    def is_up(self) -> bool:
        return self.links is not None

    def listen(self) -> None:
        """Take what it says, which is once that it is up."""
        with suppress(EOFError):  # it died first
            self.links = self.says.recv()
        self.says.close()

    def bury(self) -> int:
        """Let go of a process that has ended; returns its exit code, negative for a signal."""
        self.process.join()
        code = self.process.exitcode or 0
        self.process.close()
        self.says.close()
        return code


def _live(number: int, sockets: Callable[[int], list[socket.socket]], serve: Serve, tell: Connection) -> None:
    """What the child does, from its birth to its end."""
    os.setpgrp()  # Ctrl-C is for the parent, which passes it on
    signal.set_wakeup_fd(-1)
    for one in SIGNALS:
        signal.signal(one, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
    bind_contextvars(node=number + 1)

    def ready(links: Sequence[str]) -> None:
        _leave_with_parent()
        tell.send(links)
        tell.close()

    sys.exit(0 if serve(sockets(number), ready) else 1)


def _leave_with_parent() -> None:
    """Have this node end as if it was told to, should the parent die without a word."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    loop, sign = asyncio.get_running_loop(), parent.sentinel

    def leave() -> None:
        loop.remove_reader(sign)
        os.kill(os.getpid(), signal.SIGTERM)

    loop.add_reader(sign, leave)
