"""Places by address: those for whom there is none are told to come again."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ..places import Full, Places
from .buckets import network
from .errors import later


class AddressPlaces:
    """One at a time for each address, some at a time for the node."""

    def __init__(self, at_once: int, most_asking: int, patience: float) -> None:
        self._places = Places(at_once, most_asking, patience)
        self._patience = patience

    @asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[None]:
        """Raises Problem: 429 if too many wait, or if it takes too long until it is this one's turn."""
        owner = network(address)
        try:
            await self._places.enter(owner)
        except Full:
            raise later(self._patience) from None
        try:
            yield
        finally:
            self._places.leave(owner)
