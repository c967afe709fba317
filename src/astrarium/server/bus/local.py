"""The bus of a server with one process."""

import asyncio
import logging
from collections.abc import Iterable

from .base import Handler

log = logging.getLogger("astrarium.bus")


class LocalSubscription:
    """One listener of a `LocalBus`."""

    def __init__(self, bus: "LocalBus", subject: str, handler: Handler) -> None:
        self.subject = subject
        self.words = subject.split(".")
        self.handler: Handler | None = handler
        self._bus = bus

    async def cancel(self) -> None:
        """Hear no more messages, not even those that were published but not yet delivered."""
        self.handler = None
        self._bus._forget(self)

    def wants(self, words: list[str]) -> bool:
        return len(words) == len(self.words) and all(
            own in ("*", word) for own, word in zip(self.words, words, strict=True)
        )


class LocalBus:
    """Hands messages to listeners of the same event loop, in the order in which they were published."""

    def __init__(self) -> None:
        self._exact: dict[str, list[LocalSubscription]] = {}
        self._patterns: list[LocalSubscription] = []
        self._closed = False

    @property
    def connected(self) -> bool:
        return not self._closed

    @property
    def alone(self) -> bool:
        return True

    def publish(self, subject: str, data: bytes) -> None:
        """Send to the present subscribers. They are called later, so that a publisher is never re-entered."""
        if self._closed:
            return
        hearers = list(self._exact.get(subject, ()))
        if self._patterns:
            words = subject.split(".")
            hearers += [listener for listener in self._patterns if listener.wants(words)]
        if hearers:
            asyncio.get_running_loop().call_soon(_hand_out, hearers, subject, data)

    async def subscribe(self, subject: str, handler: Handler) -> LocalSubscription:
        listener = LocalSubscription(self, subject, handler)
        if "*" in listener.words:
            self._patterns.append(listener)
        else:
            self._exact.setdefault(subject, []).append(listener)
        return listener

    async def close(self) -> None:
        self._closed = True
        for listener in [*self._patterns, *(one for group in self._exact.values() for one in group)]:
            await listener.cancel()

    def _forget(self, listener: LocalSubscription) -> None:
        if listener in self._patterns:
            self._patterns.remove(listener)
        group = self._exact.get(listener.subject, [])
        if listener in group:
            group.remove(listener)
            if not group:
                del self._exact[listener.subject]


def _hand_out(hearers: Iterable[LocalSubscription], subject: str, data: bytes) -> None:
    for listener in hearers:
        if listener.handler is not None:
            call(listener.handler, subject, data)


def call(handler: Handler, subject: str, data: bytes) -> None:
    """Deliver one message. A handler that fails must not keep it from the others."""
    try:
        handler(subject, data)
    except Exception:
        log.exception("a listener failed on %s", subject)
