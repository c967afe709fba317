"""A permanent connection to NATS: it waits until NATS is up, and reconnects for ever."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import nats.errors
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription as NatsSubscription

from .base import Handler
from .local import call
from .signatures import FRESH, Heard, Signer

log = logging.getLogger("astrarium.bus")

FIRST_WAIT = 2.0  # seconds that `open` waits for NATS before it returns without a connection
LOOK = 0.25  # seconds between two checks of the client
GIVE_UP = 30.0  # seconds: a client that was down for so long is replaced, in case it is stuck
QUIET = (nats.errors.Error, OSError, asyncio.TimeoutError)

OPTIONS: dict[str, Any] = {
    "max_reconnect_attempts": -1,
    "reconnect_time_wait": 0.25,
    # With these pings a server that hangs, or a client whose reader has died, is noticed within ten seconds.
    "ping_interval": 3,
    "max_outstanding_pings": 2,
    # Without a timeout, a full buffer would wait for ever for the flush of a lost connection.
    "flush_timeout": 2,
}


class LinkSubscription:
    """One subscription, which outlives the client that serves it."""

    def __init__(self, link: "Link", subject: str, queue: str, handler: Handler) -> None:
        self.subject = subject
        self.queue = queue
        self.client: Client | None = None
        self._link = link
        self._handler: Handler | None = handler
        self._heard: Heard | None = None if queue else {}  # each member of a queue hears only some of the messages
        self._inner: NatsSubscription | None = None

    async def attach(self, client: Client) -> None:
        if self.client is client:
            return
        self.client = client  # before the await, so that it is not attached twice
        self._inner = await client.subscribe(self.subject, queue=self.queue, cb=self._hear)
        if self not in self._link.listeners:  # cancelled meanwhile
            await self._detach()

    async def cancel(self) -> None:
        self._handler = None
        self._link.listeners.discard(self)
        await self._detach()

    async def _detach(self) -> None:
        inner, self._inner = self._inner, None
        if inner is not None:
            with suppress(*QUIET):
                await inner.unsubscribe()

    async def _hear(self, message: Msg) -> None:
        if self._handler is not None:
            data = self._link.read(message.subject, message.data, heard=self._heard)
            if data is not None:
                call(self._handler, message.subject, data)


class Link:
    """Keeps a NATS client alive with its subscriptions. Signs what it sends and drops what is not signed."""

    def __init__(self, urls: Sequence[str], name: str, signer: Signer) -> None:
        self._signer = signer
        self._urls = list(urls)
        self._name = name
        self._client: Client | None = None
        self.listeners: set[LinkSubscription] = set()
        self._up = asyncio.Event()
        self._keeper: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, urls: Sequence[str], name: str, signer: Signer) -> "Link":
        """Start to connect. NATS need not be up yet."""
        link = cls(urls, name, signer)
        link._keeper = asyncio.create_task(link._keep(), name=f"link {name}")
        await link.wait(FIRST_WAIT)
        return link

    @property
    def connected(self) -> bool:
        return self._up.is_set() and self._client is not None and self._client.is_connected

    @property
    def client(self) -> Client:
        """The current client. Raises ConnectionError if there is none."""
        if self._client is None:
            raise ConnectionError("NATS is not there")
        return self._client

    async def wait(self, seconds: float) -> bool:
        """Wait up to this many seconds for a connection; returns whether there is one."""
        with suppress(asyncio.TimeoutError):
            async with asyncio.timeout(seconds):
                while not self.connected:
                    await self._up.wait()
                    if not self.connected:  # lost just now, `_lost` not called yet
                        await asyncio.sleep(LOOK)
        return self.connected

    def sign(self, subject: str, data: bytes) -> bytes:
        return self._signer.sign(subject, data)

    def read(self, subject: str, message: bytes, fresh: float = FRESH, heard: Heard | None = None) -> bytes | None:
        """The message's data; None if its signature, age or number is wrong."""
        return self._signer.read(subject, message, fresh, heard)

    async def subscribe(self, subject: str, handler: Handler, queue: str = "") -> LinkSubscription:
        """Subscribe, at once or as soon as there is a connection. Within a queue, one member hears each message."""
        listener = LinkSubscription(self, subject, queue, handler)
        self.listeners.add(listener)
        if self._client is not None:
            with suppress(*QUIET):
                await listener.attach(self._client)
                if self.connected:
                    # The client sends a ping ahead of its buffer: only the second flush follows the subscription.
                    await self._client.flush(2)
                    await self._client.flush(2)
        return listener

    async def close(self) -> None:
        keeper, self._keeper = self._keeper, None
        if keeper is not None:
            await end(keeper)
        self._up.clear()

    async def _keep(self) -> None:
        while not cancelled():
            client = Client()
            try:
                await self._live_with(client)
            except Exception:
                log.exception("%s: the connection to NATS failed", self._name)
                await asyncio.sleep(1)
            finally:
                self._up.clear()
                self._client = None
                with suppress(*QUIET):
                    await client.close()

    async def _live_with(self, client: Client) -> None:
        """Connect, subscribe, and return once the client has closed or seems stuck."""
        await client.connect(
            self._urls,
            name=self._name,
            error_cb=_note,
            disconnected_cb=self._lost,
            reconnected_cb=self._found,
            **OPTIONS,
        )
        self._client = client
        for listener in list(self.listeners):
            await listener.attach(client)
        await self._found()
        loop = asyncio.get_running_loop()
        seen = loop.time()
        while not client.is_closed and loop.time() - seen < GIVE_UP:
            await asyncio.sleep(LOOK)
            if client.is_connected:
                seen = loop.time()
        log.warning("%s: starting afresh with NATS", self._name)

    async def _lost(self) -> None:
        if self._up.is_set() and self._keeper is not None:
            log.warning("%s: lost NATS", self._name)
        self._up.clear()

    async def _found(self) -> None:
        if not self._up.is_set():
            log.info("%s: connected to NATS", self._name)
        self._up.set()


def cancelled() -> bool:
    """Whether the calling task was cancelled. The NATS client may swallow a cancellation or turn it into an error."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


async def end(task: asyncio.Task[None]) -> None:
    """Cancel a task again and again until it ends: the NATS client inside it may swallow a cancellation."""
    while not task.done():
        task.cancel()
        await asyncio.wait({task}, timeout=1)


async def _note(error: Exception) -> None:
    """Log at debug level only: a line for each failed attempt would flood the log, and `_lost` warns once."""
    log.debug("NATS: %r", error)
