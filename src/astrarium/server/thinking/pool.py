"""Bots in worker processes on this machine."""

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

TRIES = 3  # workers that may die on one job: the job may be what kills them
AHEAD = 1  # jobs submitted beyond one for each worker, so that no worker waits for the event loop
PATIENCE = 2.0  # seconds for workers to finish when the pool closes

Think = Callable[[Job], Thought]


class WorkersDied(Exception):  # noqa: N818 - it says what happened
    """The workers died on this job again and again."""


class Pool:
    """Thinks in other processes, which start with the first job; one that dies is replaced."""

    def __init__(self, workers: int = 1, think: Think = think) -> None:
        self._workers = workers
        self._think = think
        self._places = asyncio.Semaphore(workers + AHEAD)
        self._executor: ProcessPoolExecutor | None = None
        self._starting = asyncio.Lock()
        self._closed = False
        self.busy = 0  # jobs in progress

    async def run(self, job: Job) -> Thought:
        """The thought, once a worker is free. Raises what thinking raised, or WorkersDied."""
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
        """Let the workers finish for PATIENCE seconds, then kill them."""
        self._closed = True
        async with self._starting:
            executor, self._executor = self._executor, None
        if executor is None:
            return
        workers = list((executor._processes or {}).values())  # private, but needed to kill workers
        ended = asyncio.create_task(asyncio.to_thread(executor.shutdown, cancel_futures=True))
        done, _ = await asyncio.wait({ended}, timeout=PATIENCE)
        if not done:
            for worker in workers:
                worker.kill()
            await ended

    async def _ready(self) -> ProcessPoolExecutor:
        async with self._starting:
            if self._executor is None and not self._closed:
                await asyncio.to_thread(get_ready)  # else `submit` would start workers, slowly, on the event loop
                self._executor = ProcessPoolExecutor(self._workers, context(), _begin)
        if self._closed or self._executor is None:
            raise RuntimeError("the pool is closed")
        return self._executor

    def _discard(self, executor: ProcessPoolExecutor) -> None:
        if self._executor is executor:  # else another job has replaced it already
            log.warning("a worker died; the pool is replaced")
            self._executor = None
            executor.shutdown(wait=False)


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


def _begin() -> None:
    """Set up a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the server, which then ends its workers
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this worker when its server dies: else it would wait for jobs for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        with suppress(OSError):
            parent.join()
        os._exit(1)
