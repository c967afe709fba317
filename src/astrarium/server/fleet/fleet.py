"""The parent of several nodes: starts them, passes signals on, starts again what dies, and ends when all have ended."""

import logging
import os
import signal
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import wait
from types import FrameType

from .child import SIGNALS, Child, Ready, Serve
from .rests import Rests

log = logging.getLogger("astrarium.fleet")


class Fleet:
    """The nodes of one computer. `ready` is called with the links for friends once all of them serve."""

    def __init__(self, nodes: int, sockets: Callable[[int], list[socket.socket]], serve: Serve, ready: Ready) -> None:
        self._sockets, self._serve, self._ready = sockets, serve, ready
        self._children: dict[int, Child] = {}
        self._rests = [Rests() for _ in range(nodes)]
        self._due: dict[int, float] = dict.fromkeys(range(nodes), 0.0)  # by node that does not run, when to start it
        self._told: list[int] = []  # signals that nobody has heeded yet
        self._is_leaving = False
        self._has_been_whole = False
        self._in_peace = True

    def run(self) -> bool:
        """Run until a signal ends it; returns whether every node then ended in peace. False too if one cannot start."""
        with self._hearing() as ear:
            while not self._is_leaving or self._children:
                self._start_due()
                self._look(wait(self._signs(ear), self._patience()), ear)
                self._heed()
        return self._in_peace

    def _signs(self, ear: socket.socket) -> list[int | socket.socket]:
        """What shows that something has happened: a signal, a node that is up, one that has ended."""
        children = self._children.values()
        up = [child.says.fileno() for child in children if not child.says.closed]
        return [ear, *up, *(child.process.sentinel for child in children)]

    def _patience(self) -> float | None:
        """Seconds until a node is to be started; None: there is none."""
        return max(0.0, min(self._due.values()) - time.monotonic()) if self._due else None

    def _start_due(self) -> None:
        now = time.monotonic()
        for number in [number for number, at in self._due.items() if at <= now]:
            del self._due[number]
            self._children[number] = Child(number, self._sockets, self._serve)

    def _look(self, signs: Sequence[object], ear: socket.socket) -> None:
        if ear in signs:
            ear.recv(4096)  # how many does not matter: the handler noted them
        for child in list(self._children.values()):
            if not child.says.closed and child.says.fileno() in signs:
                child.listen()
            if child.process.sentinel in signs:
                self._bury(child)
        first = self._children.get(0)
        if not self._has_been_whole and first and all(child.is_up for child in self._children.values()):
            self._has_been_whole = True
            self._ready(first.links or ())

    def _bury(self, child: Child) -> None:
        """Take notice of a node that has ended, and have it start again unless all are to end."""
        del self._children[child.number]
        lived = time.monotonic() - child.born
        code = child.bury()
        if self._is_leaving:
            # One that did not serve yet is ended by the signal itself.
            self._in_peace &= code == 0 or (not child.is_up and -code in SIGNALS)
        elif not self._has_been_whole:
            log.error("node %d could not start (%d)", child.number + 1, code)
            self._in_peace = False
            self._leave(signal.SIGTERM)
        else:
            rest = self._rests[child.number].after(lived)
            log.error("node %d has ended (%d); it starts again in %g s", child.number + 1, code, rest)
            self._due[child.number] = time.monotonic() + rest

    def _heed(self) -> None:
        """Do what signals ask: the first ends all nodes in peace, Ctrl-C after it makes them hurry."""
        while self._told:
            self._leave(self._told.pop(0))

    def _leave(self, number: int) -> None:
        self._is_leaving = True
        self._due.clear()
        for child in self._children.values():
            pid = child.process.pid
            if pid is not None:
                os.kill(pid, number)  # not reaped yet, so the number is still its own

    @contextmanager
    def _hearing(self) -> Iterator[socket.socket]:
        """Note signals within the block; the socket shows that one came."""
        ear, mouth = socket.socketpair()
        ear.setblocking(False)
        mouth.setblocking(False)

        def note(number: int, _frame: FrameType | None) -> None:
            self._told.append(number)

        before = {one: signal.signal(one, note) for one in SIGNALS}
        woken = signal.set_wakeup_fd(mouth.fileno(), warn_on_full_buffer=False)
        try:
            yield ear
        finally:
            signal.set_wakeup_fd(woken)
            for one, handler in before.items():
                signal.signal(one, handler)
            ear.close()
            mouth.close()
