"""The list of open tables, made once for all who ask within a second."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from astrarium.kernel import games

from ..live.services import NodeServices
from ..store.tables import Listed, TableRow
from ..wire.tables import TableCard, TableList

MOST = 100  # tables
FRESH = 1_000  # milliseconds that a list is reused; changes on this node show at once, as their authors expect


class _Made(NamedTuple):
    changes: int
    at: int
    tables: TableList


class Lobby:
    def __init__(self, services: NodeServices, listed: Listed, card: Callable[[TableRow], TableCard]) -> None:
        self._services = services
        self._listed = listed
        self._card = card
        self._made: dict[str, _Made] = {}  # by game; "" for all
        self._making: dict[str, asyncio.Lock] = {"": asyncio.Lock()}
        self._making |= {game.meta.key: asyncio.Lock() for game in games()}

    async def tables(self, game: str) -> TableList:
        """The open tables of one game, or of all ("")."""
        if game not in self._making:
            return TableList([])
        async with self._making[game]:  # those who wait here get the list that the first one makes
            made = self._made.get(game)
            if made is None or not self._is_fresh(made):
                made = self._made[game] = await self._make(game)
        return made.tables

    def _is_fresh(self, made: _Made) -> bool:
        services = self._services
        return made.changes == services.lobby_version.changes and 0 <= services.now() - made.at < FRESH

    async def _make(self, game: str) -> _Made:
        services = self._services
        changes, at = services.lobby_version.changes, services.now()
        rows = await services.tables.open_tables(game or None, self._listed, at, MOST)
        return _Made(changes, at, TableList([self._card(row) for row in rows]))
