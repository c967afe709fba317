"""Limits long-running work by network address; a request that gets no place is told to come again."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ..places import Full, Places
from .buckets import network
from .errors import later


class AddressPlaces:
    """One place for each address, `at_once` in all."""

    def __init__(self, at_once: int, most_asking: int, patience: float) -> None:
        self._places = Places(at_once, most_asking, patience)
        self._patience = patience

    @asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[None]:
        """Hold a place. Raises Problem: 429 if too many wait or the wait takes too long."""
        owner = network(address)
        try:
            await self._places.enter(owner)
        except Full:
            raise later(self._patience) from None
        try:
            yield
        finally:
            self._places.leave(owner)
