"""Bots in worker processes of this machine."""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from threading import Thread

from .base import Job, OnThought, Thought, about
from .think import think

log = logging.getLogger("astrarium.thinking")

TRIES = 3  # times that a job may see its worker die; it may well be what kills them
AHEAD = 2  # jobs handed out for each worker, so that none waits for the event loop
PATIENCE = 2.0  # seconds that a worker may think on when the pool closes

Think = Callable[[Job], Thought]


class WorkersDied(Exception):  # noqa: N818 - it says what happened
    """The workers died on this job again and again."""


class Pool:
    """Thinks in other processes, which start when the first job comes; one that dies is replaced."""

    def __init__(self, workers: int = 1, think: Think = think) -> None:
        self._workers = workers
        self._think = think
        self._places = asyncio.Semaphore(workers * AHEAD)
        self._executor: ProcessPoolExecutor | None = None
        self._closed = False

    async def run(self, job: Job) -> Thought:
        """The thought, once there is a worker free. Raises what thinking raised, or WorkersDied."""
        async with self._places:
            for _ in range(TRIES):
                executor = self._ready()
                try:
                    return await asyncio.wrap_future(executor.submit(self._think, job))
                except BrokenExecutor:
                    self._discard(executor)
            raise WorkersDied(f"table {job.table}, seat {job.seat}, decision {job.decision}")

    async def close(self) -> None:
        """Let the workers finish, but not for long."""
        self._closed = True
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

    def _ready(self) -> ProcessPoolExecutor:
        if self._closed:
            raise RuntimeError("the pool is closed")
        if self._executor is None:
            # Not forked: a copy of a process with an event loop and threads is not sane.
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self._workers, context, _begin)
        return self._executor

    def _discard(self, executor: ProcessPoolExecutor) -> None:
        if self._executor is executor:  # else another job has found it broken before
            log.warning("a worker died; the pool is replaced")
            self._executor = None
            executor.shutdown(wait=False)


class PoolThinker:
    """A `Thinker` over a `Pool`. To be made on the event loop on which the thoughts shall arrive."""

    def __init__(self, on_thought: OnThought, workers: int = 1, think: Think = think) -> None:
        self._on_thought = on_thought
        self._pool = Pool(workers, think)
        self._under_way: dict[tuple[int, int, int], asyncio.Task[None]] = {}

    def submit(self, job: Job) -> None:
        key = job.table, job.seat, job.decision
        if key not in self._under_way:
            self._under_way[key] = asyncio.get_running_loop().create_task(self._do(key, job))

    async def close(self) -> None:
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._pool.close()

    async def _do(self, key: tuple[int, int, int], job: Job) -> None:
        try:
            thought = await self._pool.run(job)
        except Exception:
            log.exception("%s could not think (seat %d, decision %d)", job.bot, *key[1:], extra=about(job))
            return
        finally:
            del self._under_way[key]  # before the thought arrives: whoever hears it may ask again
        try:
            self._on_thought(thought)
        except Exception:
            log.exception("a thought was not taken (seat %d, decision %d)", *key[1:], extra=about(job))


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
