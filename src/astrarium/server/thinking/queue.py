"""Sends jobs to the thinking workers of a site over JetStream."""

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

import msgspec
from nats.js.errors import NoStreamResponseError

from astrarium.server.bus.link import QUIET, Link
from astrarium.server.bus.signatures import Signer

from .base import Job, OnThought, Thinker, Thought, about
from .fair_queue import ALONE, PEOPLE, FairQueue, Key, Observe, key_of, rank_of
from .stream import ALONE_JOBS, JOBS, NODES, THOUGHTS, ensure_stream

log = logging.getLogger("astrarium.thinking")

PATIENCE = 2.0  # seconds for JetStream to confirm a job
GIVE_UP = 3 * PATIENCE
SHARE = 4  # jobs of one host and rank that this node has in the queue at once
LEASE = {PEOPLE: 10.0, ALONE: 60.0}  # seconds after which a job without a thought stops counting towards the share
SUBJECT = {PEOPLE: JOBS, ALONE: ALONE_JOBS}

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Thought).decode


class _Given(NamedTuple):
    """A job that is in the queue."""

    rank: str
    host: int
    timer: asyncio.TimerHandle


class QueueThinker:
    """A `Thinker` that uses workers elsewhere, and a local one while NATS cannot be reached.

    The queue itself is first come, first served. So that one host's tables cannot fill it, a node puts only a few
    jobs of each host there at a time; the others wait here, in rounds.
    """

    def __init__(
        self, link: Link, on_thought: OnThought, local: Thinker, share: int = SHARE, observe: Observe | None = None
    ) -> None:
        self._link = link
        self._on_thought = on_thought
        self._local = local
        self._share = share
        self._queue = FairQueue(observe)
        self._waiting: set[Key] = set()
        self._given: dict[Key, _Given] = {}
        self._room: Counter[tuple[str, int]] = Counter()  # jobs in the queue, by rank and host
        self._offers: set[asyncio.Task[None]] = set()

    @classmethod
    async def connect(
        cls,
        urls: Sequence[str],
        name: str,
        on_thought: OnThought,
        local: Thinker,
        signer: Signer,
        share: int = SHARE,
        observe: Observe | None = None,
    ) -> "QueueThinker":
        """Works without NATS too. Takes over `local`, made with the same `on_thought`, and closes it at the end."""
        thinker = cls(await Link.open(urls, name, signer), on_thought, local, share, observe)
        await thinker._link.subscribe(THOUGHTS, thinker._hear, queue=NODES)
        await thinker._link.subscribe(THOUGHTS, thinker._note_done)
        return thinker

    @property
    def connected(self) -> bool:
        return self._link.connected

    @property
    def waiting(self) -> dict[str, int]:
        local = self._local.waiting
        return {rank: count + local.get(rank, 0) for rank, count in self._queue.waiting.items()}

    def submit(self, job: Job) -> None:
        key = key_of(job)
        if not self._link.connected:
            self._local.submit(job)
        elif key in self._given:  # sent again, as its thought may be lost; the queue drops duplicates
            self._send(job)
        elif key not in self._waiting:
            self._waiting.add(key)
            self._queue.put(job)
            self._hand_out()

    def _hand_out(self) -> None:
        """Put into the queue what each host may have there."""
        while (job := self._queue.take(self._has_room)) is not None:
            key, rank = key_of(job), rank_of(job)
            self._waiting.discard(key)
            self._room[rank, job.host] += 1
            timer = asyncio.get_running_loop().call_later(LEASE[rank], self._settle, key)
            self._given[key] = _Given(rank, job.host, timer)
            self._send(job)

    def _has_room(self, rank: str, host: int) -> bool:
        return self._room[rank, host] < self._share

    def _settle(self, key: Key) -> None:
        """Release a job's place in the queue, once it is done or given up: the host's next job may go."""
        given = self._given.pop(key, None)
        if given is None:
            return
        given.timer.cancel()
        place = given.rank, given.host
        self._room[place] -= 1
        if not self._room[place]:
            del self._room[place]
        self._hand_out()

    def _send(self, job: Job) -> None:
        offer = asyncio.get_running_loop().create_task(self._offer(job))
        self._offers.add(offer)
        offer.add_done_callback(self._offers.discard)

    async def close(self) -> None:
        for given in self._given.values():
            given.timer.cancel()
        self._given.clear()
        if self._offers:
            await asyncio.wait(self._offers)
        await self._link.close()
        await self._local.close()

    async def _offer(self, job: Job) -> None:
        subject = SUBJECT[rank_of(job)]
        data = self._link.sign(subject, _encode(job))
        headers = {"Nats-Msg-Id": f"{job.table}-{job.seat}-{job.decision}"}
        try:
            js = self._link.client.jetstream(timeout=PATIENCE)
            async with asyncio.timeout(GIVE_UP):  # a client that is just losing its server would wait for ever
                try:
                    await js.publish(subject, data, headers=headers)
                except NoStreamResponseError:
                    await ensure_stream(js)
                    await js.publish(subject, data, headers=headers)
        except QUIET as error:
            log.warning("the work queue takes no jobs (%s); thinking here", error, extra=about(job))
            self._settle(key_of(job))
            self._local.submit(job)

    def _hear(self, subject: str, data: bytes) -> None:
        try:
            thought = _decode(data)
        except msgspec.DecodeError as error:
            log.warning("what came on %s is no thought: %s", subject, error)
            return
        self._on_thought(thought)

    def _note_done(self, subject: str, data: bytes) -> None:
        """Release the job's place. One node handles each thought, but all hear it, also the one that sent the job."""
        with suppress(msgspec.DecodeError):
            thought = _decode(data)
            self._settle((thought.table, thought.seat, thought.decision))
