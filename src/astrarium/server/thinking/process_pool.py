"""Work in other processes of this machine. One that dies is replaced, and its work is done again."""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from threading import Thread
from typing import TypeVar

from .processes import context, get_ready

log = logging.getLogger("astrarium.thinking")

TRIES = 3  # workers that may die on one job: the job may be what kills them
AHEAD = 1  # jobs submitted beyond one for each worker, so that no worker waits for the event loop
PATIENCE = 2.0  # seconds for workers to finish when the pool closes

J = TypeVar("J")
R = TypeVar("R")


class WorkersDied(Exception):  # noqa: N818 - it says what happened
    """The workers died on this job again and again."""


class ProcessPool:
    """Processes that start with the first job. `lower`: by how much their priority is below the server's."""

    def __init__(self, workers: int, lower: int = 0) -> None:
        self._workers = workers
        self._lower = lower
        self._places = asyncio.Semaphore(workers + AHEAD)
        self._executor: ProcessPoolExecutor | None = None
        self._starting = asyncio.Lock()
        self._closed = False
        self.busy = 0  # jobs in progress

    async def call(self, work: Callable[[J], R], job: J) -> R:
        """What the work makes of the job, once a worker is free. Raises what the work raised, or WorkersDied."""
        async with self._places:
            self.busy += 1
            try:
                return await self._call(work, job)
            finally:
                self.busy -= 1

    async def _call(self, work: Callable[[J], R], job: J) -> R:
        for _ in range(TRIES):
            executor = await self._ready()
            try:
                return await asyncio.wrap_future(executor.submit(work, job))
            except BrokenExecutor:
                self._discard(executor)
        raise WorkersDied(f"a {type(job).__name__}, {TRIES} times")

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
                self._executor = ProcessPoolExecutor(self._workers, context(), _begin, (self._lower,))
        if self._closed or self._executor is None:
            raise RuntimeError("the pool is closed")
        return self._executor

    def _discard(self, executor: ProcessPoolExecutor) -> None:
        if self._executor is executor:  # else another job has replaced it already
            log.warning("a worker died; the pool is replaced")
            self._executor = None
            executor.shutdown(wait=False)


def _begin(lower: int) -> None:
    """Set up a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the server, which then ends its workers
    if lower and hasattr(os, "nice"):
        os.nice(lower)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this worker when its server dies: else it would wait for jobs for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        with suppress(OSError):
            parent.join()
        os._exit(1)
