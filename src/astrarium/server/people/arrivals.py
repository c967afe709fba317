"""How many new guests one network may bring in a day."""

from hashlib import blake2b

from ..clock import DAY, Clock
from ..declined import Declined
from ..store.arrivals import Arrivals

REMEMBERED = 7 * DAY


class GuestBook:
    """Notes where guests come from, not as an address but as a number that only who has the host's key can make."""

    def __init__(self, arrivals: Arrivals, key: bytes, most: int, now: Clock) -> None:
        self._arrivals = arrivals
        self._key = blake2b(key, person=b"origin").digest()
        self._most = most
        self._now = now

    async def check(self, network: str) -> None:
        """Declined if as many guests as may came from there within a day."""
        if await self._arrivals.count(self._origin(network), self._now() - DAY) >= self._most:
            raise Declined("too_many_guests")

    async def note(self, person: int, network: str) -> None:
        await self._arrivals.add(person, self._origin(network), self._now())

    async def purge(self, most: int) -> int:
        """Forget where those came from who have been here for long; how many."""
        return await self._arrivals.purge(self._now() - REMEMBERED, most)

    def _origin(self, network: str) -> int:
        return int.from_bytes(blake2b(network.encode(), key=self._key, digest_size=8).digest(), "big") >> 1
