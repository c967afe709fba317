"""Bots in worker processes of this machine."""

import asyncio
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from threading import Thread

from .base import Job, OnThought, Thought, about
from .fair_queue import PEOPLE, REST, FairQueue, Key, Observe, key_of
from .processes import context, get_ready
from .think import think

log = logging.getLogger("astrarium.thinking")

TRIES = 3  # times that a job may see its worker die; it may well be what kills them
AHEAD = 1  # jobs handed out beyond one for each worker, so that none waits for the event loop
PATIENCE = 2.0  # seconds that a worker may think on when the pool closes

Think = Callable[[Job], Thought]


class WorkersDied(Exception):  # noqa: N818 - it says what happened
    """The workers died on this job again and again."""


class Pool:
    """Thinks in other processes, which start when the first job comes; one that dies is replaced."""

    def __init__(self, workers: int = 1, think: Think = think) -> None:
        self._workers = workers
        self._think = think
        self._places = asyncio.Semaphore(workers + AHEAD)
        self._executor: ProcessPoolExecutor | None = None
        self._starting = asyncio.Lock()
        self._closed = False
        self.busy = 0  # jobs that were handed out

    async def run(self, job: Job) -> Thought:
        """The thought, once there is a worker free. Raises what thinking raised, or WorkersDied."""
        async with self._places:
            self.busy += 1
            try:
                return await self._run(job)
            finally:
                self.busy -= 1

    async def _run(self, job: Job) -> Thought:
        for _ in range(TRIES):
            executor = await self._ready()
            try:
                return await asyncio.wrap_future(executor.submit(self._think, job))
            except BrokenExecutor:
                self._discard(executor)
        raise WorkersDied(f"table {job.table}, seat {job.seat}, decision {job.decision}")

    async def close(self) -> None:
        """Let the workers finish, but not for long."""
        self._closed = True
        async with self._starting:
            executor, self._executor = self._executor, None
        if executor is None:
            return
        workers = list((executor._processes or {}).values())  # no public name; needed to end one that thinks on
        ended = asyncio.create_task(asyncio.to_thread(executor.shutdown, cancel_futures=True))
        done, _ = await asyncio.wait({ended}, timeout=PATIENCE)
        if not done:
            for worker in workers:
                worker.kill()
            await ended

    async def _ready(self) -> ProcessPoolExecutor:
        async with self._starting:
            if self._executor is None and not self._closed:
                await asyncio.to_thread(get_ready)  # an executor starts its workers where it is given work: on the loop
                self._executor = ProcessPoolExecutor(self._workers, context(), _begin)
        if self._closed or self._executor is None:
            raise RuntimeError("the pool is closed")
        return self._executor

    def _discard(self, executor: ProcessPoolExecutor) -> None:
        if self._executor is executor:  # else another job has found it broken before
            log.warning("a worker died; the pool is replaced")
            self._executor = None
            executor.shutdown(wait=False)


class PoolThinker:
    """A `Thinker` over a `Pool`. To be made on the event loop on which the thoughts shall arrive."""

    def __init__(
        self, on_thought: OnThought, workers: int = 1, think: Think = think, observe: Observe | None = None
    ) -> None:
        self._on_thought = on_thought
        self._pool = Pool(workers, think)
        self._room = workers + AHEAD
        self._queue = FairQueue(observe)
        self._known: set[Key] = set()  # waiting or under way
        self._under_way: set[asyncio.Task[None]] = set()
        self._resting = False  # after a thought for which nobody waited, or while one is thought
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
        """No more than the workers can begin at once: what waits stays in its order."""
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
        """After a thought for which nobody waited."""
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
            self._known.discard(key_of(job))  # before the thought arrives: whoever hears it may ask again
            if job.alone:
                self._rest(time.monotonic() - begun)
        try:
            self._on_thought(thought)
        except Exception:
            log.exception("a thought was not taken (seat %d, decision %d)", job.seat, job.decision, extra=about(job))


def _begin() -> None:
    """What a worker does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the server, which then ends its workers in order
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A worker whose server was killed would wait for jobs for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        with suppress(OSError):
            parent.join()
        os._exit(1)
