"""Jobs for the thinking workers of a site, by way of JetStream."""

import asyncio
import logging
from collections.abc import Sequence

import msgspec
from nats.js.errors import NoStreamResponseError

from astrarium.server.bus.link import QUIET, Link

from .base import Job, OnThought, Thinker, Thought, about
from .stream import JOBS, NODES, THOUGHTS, ensure_stream

log = logging.getLogger("astrarium.thinking")

PATIENCE = 2.0  # seconds for JetStream to say that it has stored a job
GIVE_UP = 3 * PATIENCE

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Thought).decode


class QueueThinker:
    """A `Thinker` that leaves the thinking to workers elsewhere, and to a local one while NATS cannot be reached."""

    def __init__(self, link: Link, on_thought: OnThought, local: Thinker) -> None:
        self._link = link
        self._on_thought = on_thought
        self._local = local
        self._offers: set[asyncio.Task[None]] = set()

    @classmethod
    async def connect(cls, urls: Sequence[str], name: str, on_thought: OnThought, local: Thinker) -> "QueueThinker":
        """Comes up without NATS too. It closes `local`, which was made with the same `on_thought`."""
        thinker = cls(await Link.open(urls, name), on_thought, local)
        await thinker._link.subscribe(THOUGHTS, thinker._hear, queue=NODES)
        return thinker

    @property
    def connected(self) -> bool:
        return self._link.connected

    def submit(self, job: Job) -> None:
        if not self._link.connected:
            self._local.submit(job)
            return
        offer = asyncio.get_running_loop().create_task(self._offer(job))
        self._offers.add(offer)
        offer.add_done_callback(self._offers.discard)

    async def close(self) -> None:
        if self._offers:
            await asyncio.wait(self._offers)
        await self._link.close()
        await self._local.close()

    async def _offer(self, job: Job) -> None:
        data = _encode(job)
        headers = {"Nats-Msg-Id": f"{job.table}-{job.seat}-{job.decision}"}
        try:
            js = self._link.client.jetstream(timeout=PATIENCE)
            async with asyncio.timeout(GIVE_UP):  # a client that is just losing its server waits without end
                try:
                    await js.publish(JOBS, data, headers=headers)
                except NoStreamResponseError:
                    await ensure_stream(js)
                    await js.publish(JOBS, data, headers=headers)
        except QUIET as error:
            log.warning("the work queue takes no jobs (%s); thinking here", error, extra=about(job))
            self._local.submit(job)

    def _hear(self, subject: str, data: bytes) -> None:
        try:
            thought = _decode(data)
        except msgspec.DecodeError as error:
            log.warning("what came on %s is no thought: %s", subject, error)
            return
        self._on_thought(thought)
