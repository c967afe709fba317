"""A thinking worker of a site: takes jobs from the queue, does them in its processes, publishes the thoughts."""

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress

import msgspec
import nats.errors
from nats.aio.msg import Msg
from nats.js import JetStreamContext

from astrarium.server.bus.link import QUIET, Link, cancelled
from astrarium.server.bus.signatures import Signer

from .base import Job, Thought, about
from .fair_queue import REST
from .pool import Pool, Think
from .stream import ACK_WAIT, ALONE_THINKERS, KEPT, THINKERS, THOUGHTS, puller
from .think import think as think_alone

log = logging.getLogger("astrarium.thinking")

SIGN_OF_LIFE = ACK_WAIT / 4  # seconds between two signals that a job is in progress
LOOK = 1.0  # seconds that a lane waits for a job before it checks whether to stop
CHECK = 3  # empty looks after which a lane checks that the queue still exists: a lost one is just silent
PAUSE = 0.5
IDLE_LOOK = 0.05  # seconds between checks for an idle process

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Job).decode


async def work(
    urls: Sequence[str],
    processes: int,
    stop: asyncio.Event,
    signer: Signer,
    *,
    name: str = "thinker",
    think: Think = think_alone,
) -> None:
    """Do jobs until `stop` is set; jobs begun are finished. NATS may come, go and lose its streams meanwhile."""
    pool = Pool(processes, think)
    link = await Link.open(urls, name, signer)
    try:
        # One more lane than processes, so that the next job is there when a thought is done. Tables where nobody waits
        # have one lane of their own, used while a process is idle: it delays others by one thought of one process.
        lanes = [_Lane(link, pool, stop) for _ in range(processes + 1)]
        await asyncio.gather(*(lane.run() for lane in lanes), _IdleLane(link, pool, stop, processes).run())
    finally:
        await pool.close()
        await link.close()


class _Lane:
    """Does one job after the other."""

    consumer = THINKERS

    def __init__(self, link: Link, pool: Pool, stop: asyncio.Event) -> None:
        self._link = link
        self._pool = pool
        self._stop = stop
        self._puller: JetStreamContext.PullSubscription | None = None
        self._idle = 0

    async def run(self) -> None:
        while not self._stop.is_set() and not cancelled():
            if not await self._link.wait(LOOK):
                continue
            try:
                message = await self._next()
            except QUIET as error:
                log.warning("the work queue is out of reach: %s", error)
                await self._start_over()
                continue
            try:
                if message is not None:
                    await self._do(message)
            except QUIET as error:
                log.warning("a job goes back to the queue: %s", error)

    async def _next(self) -> Msg | None:
        if self._puller is None:
            self._puller = await puller(self._link.client.jetstream(), self.consumer)
        try:
            (message,) = await self._puller.fetch(1, timeout=LOOK)
        except nats.errors.TimeoutError:
            self._idle += 1
            if self._idle % CHECK == 0:
                await self._puller.consumer_info()
            return None
        self._idle = 0
        return message

    async def _do(self, message: Msg) -> None:
        data = self._link.read(message.subject, message.data, fresh=KEPT)
        if data is None:
            await message.term()
            return
        try:
            job = _decode(data)
        except msgspec.DecodeError as error:
            log.error("a job that nobody can read is thrown away: %s", error)
            await message.term()
            return
        try:
            thought = await self._think(job, message)
        except Exception:
            log.exception("%s of %s cannot think; its job is thrown away", job.bot, job.game, extra=about(job))
            await message.term()
            return
        await self._link.client.publish(THOUGHTS, self._link.sign(THOUGHTS, _encode(thought)))
        await message.ack()

    async def _think(self, job: Job, message: Msg) -> Thought:
        thinking = asyncio.create_task(self._pool.run(job))
        try:
            while not (await asyncio.wait({thinking}, timeout=SIGN_OF_LIFE))[0]:
                with suppress(*QUIET):
                    await message.in_progress()
            return thinking.result()
        finally:
            thinking.cancel()

    async def _start_over(self) -> None:
        old, self._puller = self._puller, None
        if old is not None:
            with suppress(*QUIET):
                await old.unsubscribe()
        await asyncio.sleep(PAUSE)


class _IdleLane(_Lane):
    """Does jobs that nobody waits for, while a process would otherwise be idle."""

    consumer = ALONE_THINKERS

    def __init__(self, link: Link, pool: Pool, stop: asyncio.Event, processes: int) -> None:
        super().__init__(link, pool, stop)
        self._processes = processes

    async def _next(self) -> Msg | None:
        if self._pool.busy >= self._processes:
            await asyncio.sleep(IDLE_LOOK)
            return None
        return await super()._next()

    async def _do(self, message: Msg) -> None:
        begun = time.monotonic()
        await super()._do(message)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stop.wait(), REST * (time.monotonic() - begun))
