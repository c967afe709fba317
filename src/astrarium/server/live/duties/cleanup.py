"""Removes what is past its retention, in small pieces with rests between, on any node or several at once."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ...clock import DAY, HOUR
from ...config import Keep
from ...declined import Declined
from ...ids import spell
from ...store.database import BATCH, Unavailable
from ...store.notices import Notices
from ...store.outages import Outages
from ...store.purges import Place, Purges
from ...tables import entries as e
from ...tables.fold import TableFold
from ..hub.hub import Hub

LONG = DAY  # an outage or jump of the clock this long stops removals, which are final
WARY = 6 * HOUR  # time without removals after that; by then the clock may have been set right
REST = 0.05  # seconds between two pieces
PIECES = 2_000  # most pieces of one kind in a run; the rest waits for the next hour

log = logging.getLogger("astrarium.cleanup")

Drop = Callable[[], Awaitable[int]]  # removes a few rows; returns how many
Piece = Callable[[], Awaitable[int | None]]  # the same; None if there is nothing left to check


class Cleaner:
    """Removes what the host does not want to keep.

    Tables that never start are first closed, as their host could do, so that their listeners hear of it; a day later
    they are removed.
    """

    def __init__(
        self, hub: Hub, purges: Purges, notices: Notices, outages: Outages, keep: Keep, others: dict[str, Drop]
    ) -> None:
        """`others`: by kind, further functions that remove some expired rows and return how many."""
        self._hub = hub
        self._purges = purges
        self._notices = notices
        self._outages = outages
        self._keep = keep
        self._others = others
        # Tables that are over keep their order, so that each is checked only once.
        self._unplayed = self._silenced = Place()

    async def tidy(self) -> dict[str, int]:
        """Remove what is due; returns row counts by kind. What fails waits for the next run."""
        removed: dict[str, int] = {}
        if await self._is_wary():
            return removed
        for kind, piece in self._chores():
            count = 0
            try:
                for _ in range(PIECES):
                    done = await piece()
                    if done is None:
                        break
                    count += done
                    await asyncio.sleep(REST)
            except Unavailable:
                log.warning("the store is away: %s are removed later", kind)
            if count:
                removed[kind] = count
                self._hub.services.metrics.removed.labels(kind).inc(count)
        if removed:
            log.info("removed what is not kept: %s", ", ".join(f"{count} {kind}" for kind, count in removed.items()))
        return removed

    async def _is_wary(self) -> bool:
        """Whether a long outage ended a short while ago: then the clock may be wrong."""
        now = self._hub.services.now()
        ended = await self._outages.latest(LONG, now)
        if ended is None or now - ended >= WARY:
            return False
        log.warning("an outage of more than a day, or a jump of the clock: nothing is removed for %d h", WARY // HOUR)
        return True

    def _chores(self) -> list[tuple[str, Piece]]:
        keep, purges = self._keep, self._purges
        now = self._hub.services.now()
        chores: list[tuple[str, int, Callable[[int], Piece]]] = [
            ("expired", keep.open_tables, self._closing),
            ("unplayed", keep.unplayed_tables, lambda before: lambda: self._remove_unplayed(before)),
            ("finished", keep.finished_tables, lambda before: lambda: self._remove_finished(before)),
            ("chat", keep.chat, lambda before: lambda: self._remove_chat(before)),
            ("notices", keep.notices, lambda before: _until_few(lambda: self._notices.purge(before, BATCH))),
            ("pushes", keep.pushes, lambda before: _until_few(lambda: purges.pushes(before, BATCH))),
            ("guests", keep.guests, lambda before: _until_few(lambda: purges.guests(before, now, BATCH))),
            ("idle_guests", keep.idle_guests, lambda before: _until_few(lambda: purges.idle_guests(before, BATCH))),
        ]
        kept = [(kind, piece(now - days * DAY)) for kind, days, piece in chores if days]
        return [*((kind, _until_few(piece)) for kind, piece in self._others.items()), *kept]

    def _closing(self, before: int) -> Piece:
        place = Place()

        async def close() -> int | None:
            nonlocal place
            found = await self._purges.stale_tables(before, place, BATCH // 10)
            if not found:
                return None
            place = found[-1]
            return sum([await self._close(each.id) for each in found])

        return close

    async def _close(self, table: int) -> int:
        """Close a table as its host would, unless it has started meanwhile; returns 1 if it is over."""
        try:
            live = await self._hub.open(table)
            await live.do(_expire)
        except Declined as error:
            log.warning("a table that never began cannot be closed: %s", error, extra={"table": spell(table)})
            return 0
        return int(live.fold.progress.stage == "over")

    async def _remove_unplayed(self, before: int) -> int | None:
        tables, place = await self._purges.unplayed(before, self._unplayed, BATCH)
        if place is None:
            return None
        removed = await self._remove(tables)
        self._unplayed = place
        return removed

    async def _remove_finished(self, before: int) -> int | None:
        found = await self._purges.finished(before, Place(), BATCH // 10)
        return await self._remove([each.id for each in found]) if found else None

    async def _remove(self, tables: list[int]) -> int:
        removed = await self._purges.remove_tables(tables)
        for table in tables:  # after deletion: its listeners watch again at once, and must not find it in the store
            self._hub.drop(table)
        return removed

    async def _remove_chat(self, before: int) -> int | None:
        found = await self._purges.finished(before, self._silenced, BATCH)
        if not found:
            return None
        removed = await self._purges.remove_chat([each.id for each in found])
        self._silenced = found[-1]
        return removed


def _expire(fold: TableFold) -> e.AnyEntry | int:
    return e.Ended("expired") if fold.progress.stage == "open" else fold.progress.version


def _until_few(piece: Drop) -> Piece:
    """A piece that ends once nothing is removed."""

    async def more() -> int | None:
        return await piece() or None

    return more
