"""The bus between the nodes of a site, over NATS."""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence

from .base import Handler
from .link import QUIET, Link, LinkSubscription, cancelled, end
from .signatures import Signer

log = logging.getLogger("astrarium.bus")

WAITING = 65_536  # messages that may wait to be sent; beyond that the oldest are dropped
RUN = 500  # messages sent before the event loop's other tasks get a turn


class NatsBus:
    """Best effort: a message that cannot be sent at once is dropped."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._out: deque[tuple[str, bytes]] = deque(maxlen=WAITING)
        self._wake = asyncio.Event()
        self._sender = asyncio.create_task(self._send(), name="bus sender")

    @classmethod
    async def connect(cls, urls: Sequence[str], name: str, signer: Signer) -> "NatsBus":
        """Returns at once if NATS is up, else after two seconds, and goes on trying to reach it for ever."""
        return cls(await Link.open(urls, name, signer))

    @property
    def connected(self) -> bool:
        return self._link.connected

    @property
    def alone(self) -> bool:
        return False

    def publish(self, subject: str, data: bytes) -> None:
        if self._link.connected:
            self._out.append((subject, self._link.sign(subject, data)))
            self._wake.set()

    async def subscribe(self, subject: str, handler: Handler) -> LinkSubscription:
        return await self._link.subscribe(subject, handler)

    async def close(self) -> None:
        """Send what was published, if possible within a second, and disconnect."""
        for _ in range(20):
            if not self._out or not self.connected:
                break
            await asyncio.sleep(0.05)
        await end(self._sender)
        await self._link.close()

    async def _send(self) -> None:
        while not cancelled():
            await self._wake.wait()
            self._wake.clear()
            sent = 0
            while self._out:
                subject, data = self._out.popleft()
                if not self._link.connected:
                    self._out.clear()  # outdated by the time the connection is back
                    break
                try:
                    await self._link.client.publish(subject, data)
                except QUIET as error:
                    log.warning("not sent on %s: %s", subject, error)
                sent += 1
                if sent % RUN == 0:
                    await asyncio.sleep(0)
