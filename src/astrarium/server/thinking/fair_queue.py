"""The order in which bots think: jobs that people wait for first, in rounds over hosts and their tables."""

import time
from collections import OrderedDict, deque
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from .base import Job

PEOPLE, ALONE = "people", "alone"
RANKS = (PEOPLE, ALONE)  # by priority
REST = 2  # pause after a thought that nobody waits for, as a multiple of its time: it also costs its node an entry

Key = tuple[int, int, int]
May = Callable[[str, int], bool]  # rank, host: whether the host may have one more such job in progress
Observe = Callable[[str, float], None]  # the rank of a job, and the seconds that it waited


def key_of(job: Job) -> Key:
    return job.table, job.seat, job.decision


def rank_of(job: Job) -> str:
    return ALONE if job.alone else PEOPLE


class _Waiting(NamedTuple):
    job: Job
    since: float


class _Rounds:
    """Jobs in rounds over hosts, and over each host's tables; each table's jobs in order."""

    def __init__(self) -> None:
        self._hosts: OrderedDict[int, OrderedDict[int, deque[_Waiting]]] = OrderedDict()
        self.size = 0

    def put(self, waiting: _Waiting) -> None:
        tables = self._hosts.setdefault(waiting.job.host, OrderedDict())
        tables.setdefault(waiting.job.table, deque()).append(waiting)
        self.size += 1

    def take(self, may: Callable[[int], bool]) -> _Waiting | None:
        """The next job of the first host who may have one more, who then goes to the end; None if none may."""
        host = next((host for host in self._hosts if may(host)), None)
        if host is None:
            return None
        tables = self._hosts.pop(host)
        table, jobs = tables.popitem(last=False)
        found = jobs.popleft()
        if jobs:
            tables[table] = jobs
        if tables:
            self._hosts[host] = tables
        self.size -= 1
        return found


class FairQueue:
    """Jobs that wait for a thinker. A host with many tables delays others by only one job in each round."""

    def __init__(self, observe: Observe | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self._rounds = {rank: _Rounds() for rank in RANKS}
        self._observe = observe
        self._clock = clock

    def put(self, job: Job) -> None:
        self._rounds[rank_of(job)].put(_Waiting(job, self._clock()))

    def take(self, may: May = lambda rank, host: True) -> Job | None:
        """The next job of a host who may have one more in progress; None if there is none."""
        for rank, rounds in self._rounds.items():
            found = rounds.take(partial(may, rank))
            if found is not None:
                if self._observe is not None:
                    self._observe(rank, self._clock() - found.since)
                return found.job
        return None

    @property
    def waiting(self) -> dict[str, int]:
        """The number of waiting jobs by rank."""
        return {rank: rounds.size for rank, rounds in self._rounds.items()}
