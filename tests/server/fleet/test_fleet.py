"""The parent of several nodes, with nodes that do nothing but live and die."""

import os
import signal
import socket
from collections.abc import Sequence

from astrarium.server.fleet.child import Ready
from astrarium.server.fleet.fleet import Fleet


def no_sockets(_: int) -> list[socket.socket]:
    return []


def test_a_node_that_cannot_start_ends_all() -> None:
    greeted: list[Sequence[str]] = []

    def serve(_: list[socket.socket], ready: Ready) -> bool:
        return False

    before = signal.getsignal(signal.SIGTERM)
    assert Fleet(2, no_sockets, serve, greeted.append).run() is False
    assert greeted == []
    assert signal.getsignal(signal.SIGTERM) is before


def test_the_others_are_told_to_end_if_one_cannot_start() -> None:
    def serve(given: list[socket.socket], ready: Ready) -> bool:
        if given:
            return False
        while True:
            signal.pause()  # until a signal ends it

    with socket.socket() as one:
        assert Fleet(2, lambda number: [one] * number, serve, lambda _: None).run() is False


def test_a_signal_before_all_serve_ends_all_in_peace() -> None:
    parent = os.getpid()

    def serve(given: list[socket.socket], ready: Ready) -> bool:
        if given:
            os.kill(parent, signal.SIGTERM)
        while True:
            signal.pause()

    with socket.socket() as one:
        assert Fleet(2, lambda number: [one] * number, serve, lambda _: None).run() is True
