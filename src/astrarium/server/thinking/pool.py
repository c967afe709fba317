"""Bots in worker processes on this machine."""

import asyncio
import logging
import time
from collections.abc import Callable

from .base import Job, OnThought, Thought, about
from .fair_queue import PEOPLE, REST, FairQueue, Key, Observe, key_of
from .process_pool import AHEAD, ProcessPool
from .think import think

log = logging.getLogger("astrarium.thinking")

Think = Callable[[Job], Thought]


class Pool(ProcessPool):
    """Processes in which bots think."""

    def __init__(self, workers: int = 1, think: Think = think) -> None:
        super().__init__(workers)
        self._think = think

    async def run(self, job: Job) -> Thought:
        """The thought, once a worker is free. Raises what thinking raised, or WorkersDied."""
        return await self.call(self._think, job)


class PoolThinker:
    """A `Thinker` over a `Pool`. Make it on the event loop on which the thoughts are to arrive."""

    def __init__(
        self, on_thought: OnThought, workers: int = 1, think: Think = think, observe: Observe | None = None
    ) -> None:
        self._on_thought = on_thought
        self._pool = Pool(workers, think)
        self._room = workers + AHEAD
        self._queue = FairQueue(observe)
        self._known: set[Key] = set()  # waiting or in progress
        self._under_way: set[asyncio.Task[None]] = set()
        self._resting = False  # during a thought that nobody waits for, and for a while after it
        self._closed = False

    @property
    def waiting(self) -> dict[str, int]:
        return self._queue.waiting

    def submit(self, job: Job) -> None:
        if key_of(job) not in self._known:
            self._known.add(key_of(job))
            self._queue.put(job)
            self._hand_out()

    def _hand_out(self) -> None:
        """Submit only as many jobs as the workers can begin, so that the rest stay in fair order."""
        while not self._closed and len(self._under_way) < self._room:
            job = self._queue.take(self._may)
            if job is None:
                break
            if job.alone:
                self._resting = True
            task = asyncio.get_running_loop().create_task(self._do(job))
            self._under_way.add(task)
            task.add_done_callback(self._done)

    def _may(self, rank: str, host: int) -> bool:
        return rank == PEOPLE or not self._resting

    def _rest(self, spent: float) -> None:
        """Pause after a thought that nobody waited for."""
        asyncio.get_running_loop().call_later(REST * spent, self._end_rest)

    def _end_rest(self) -> None:
        self._resting = False
        self._hand_out()

    def _done(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        self._hand_out()

    async def close(self) -> None:
        self._closed = True
        tasks = list(self._under_way)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._pool.close()

    async def _do(self, job: Job) -> None:
        begun = time.monotonic()
        try:
            thought = await self._pool.run(job)
        except Exception:
            log.exception(
                "%s could not think (seat %d, decision %d)", job.bot, job.seat, job.decision, extra=about(job)
            )
            return
        finally:
            self._known.discard(key_of(job))  # before the callback, which may submit the job again
            if job.alone:
                self._rest(time.monotonic() - begun)
        try:
            self._on_thought(thought)
        except Exception:
            log.exception("a thought was not taken (seat %d, decision %d)", job.seat, job.decision, extra=about(job))
