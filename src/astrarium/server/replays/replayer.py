"""Plays logs again for a node, a slice at a time, in a process of lower priority than the server's.

The event loop of the node only reads entries from the store and passes them on: however long a game was, others wait
for neither its rules nor its views. A slice is short, so that several who ask take turns.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Protocol, TypeVar

from astrarium.kernel.game import Setup

from ..store.tables import Tables
from ..thinking.process_pool import ProcessPool
from .log_text import LogJob, write
from .share import Share
from .slices import Origin, Reached, Row, Slice

ENTRIES = 250  # new ones in a slice: a replay of the slowest game takes an eighth of a second for them
PAGE = 1_000  # entries read at once for a log, which plays nothing
LOWER = 10  # priority than the server, by `nice`


class Part(Protocol):
    """What was made of a slice."""

    @property
    def reached(self) -> Reached: ...
    @property
    def applied(self) -> int: ...
    @property
    def spent(self) -> float: ...


P = TypeVar("P", bound=Part)
START = Reached()


class Replayer:
    """One process for all replays of a node; it starts with the first one. The work keeps to a share of the time."""

    def __init__(self, tables: Tables, percent: int) -> None:
        self._tables = tables
        self._pool = ProcessPool(1, LOWER)
        self.share = Share(percent)
        self.applied = 0  # entries played again in all

    async def play(
        self, work: Callable[[Slice], P], table: int, origin: Origin, upto: int, since: Reached = START
    ) -> AsyncIterator[P]:
        """What `work` makes of the entries after `since` and up to `upto`, in parts. Raises OtherRules."""
        while since.told < upto and (rows := await self._rows(table, since)):
            made = await self._pool.call(work, Slice(origin, since, rows))
            self.applied += made.applied
            rest = self.share.take(made.spent)
            if rest:
                await asyncio.sleep(rest)
            yield made
            since = made.reached

    async def log(self, table: int, origin: Origin, setup: Setup, outcome: dict[str, object] | None) -> str:
        """The log as text; empty if the entries are of no game."""
        rows: list[Row] = []
        while page := await self._tables.entries(table, len(rows), PAGE):
            rows += [(one.at, one.body) for one in page]
        return await self._pool.call(write, LogJob(setup, origin, rows, outcome))

    async def close(self) -> None:
        await self._pool.close()

    async def _rows(self, table: int, since: Reached) -> list[Row]:
        """The entries of the next slice; none if the log has no more.

        A slice doubles where there is no snapshot to go on from: then the entries that are played again for want of
        one are fewer than all others.
        """
        again = since.told - since.at
        found = await self._tables.entries(table, since.at, again + max(ENTRIES, again))
        return [(one.at, one.body) for one in found] if len(found) > again else []
