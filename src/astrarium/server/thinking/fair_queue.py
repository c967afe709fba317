"""In which order bots think: those whom people wait for first, and among hosts and their tables in rounds."""

import time
from collections import OrderedDict, deque
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from .base import Job

PEOPLE, ALONE = "people", "alone"
RANKS = (PEOPLE, ALONE)  # the first of them that has something waiting goes first
REST = 2  # times as long as a thought for which nobody waits took, until the next: it also costs its node an entry

Key = tuple[int, int, int]
May = Callable[[str, int], bool]  # may this host have one more of that rank under way?
Observe = Callable[[str, float], None]  # whose turn it was (`people`, `alone`), and after how many seconds


def key_of(job: Job) -> Key:
    return job.table, job.seat, job.decision


def rank_of(job: Job) -> str:
    return ALONE if job.alone else PEOPLE


class _Waiting(NamedTuple):
    job: Job
    since: float


class _Rounds:
    """Hosts in rounds, each host's tables in rounds, each table's jobs in order."""

    def __init__(self) -> None:
        self._hosts: OrderedDict[int, OrderedDict[int, deque[_Waiting]]] = OrderedDict()
        self.size = 0

    def put(self, waiting: _Waiting) -> None:
        tables = self._hosts.setdefault(waiting.job.host, OrderedDict())
        tables.setdefault(waiting.job.table, deque()).append(waiting)
        self.size += 1

    def take(self, may: Callable[[int], bool]) -> _Waiting | None:
        """The next of the first host who may have one more; then it is everybody else's turn."""
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
    """Jobs that wait to be thought about. One host's many tables hold another's up for one job in each round."""

    def __init__(self, observe: Observe | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self._rounds = {rank: _Rounds() for rank in RANKS}
        self._observe = observe
        self._clock = clock

    def put(self, job: Job) -> None:
        self._rounds[rank_of(job)].put(_Waiting(job, self._clock()))

    def take(self, may: May = lambda rank, host: True) -> Job | None:
        """The next job, among those of hosts who may have one more under way. None if there is none."""
        for rank, rounds in self._rounds.items():
            found = rounds.take(partial(may, rank))
            if found is not None:
                if self._observe is not None:
                    self._observe(rank, self._clock() - found.since)
                return found.job
        return None

    @property
    def waiting(self) -> dict[str, int]:
        """How many jobs, of those whom people wait for and of the rest."""
        return {rank: rounds.size for rank, rounds in self._rounds.items()}
