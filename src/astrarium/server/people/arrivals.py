"""The limit on new guests from one network in a day."""

from hashlib import blake2b

from ..clock import DAY, Clock
from ..declined import Declined
from ..store.arrivals import Arrivals

REMEMBERED = 7 * DAY


class GuestBook:
    """Notes where guests come from: not the address, but a hash of it under the host's key."""

    def __init__(self, arrivals: Arrivals, key: bytes, most: int, now: Clock) -> None:
        self._arrivals = arrivals
        self._key = blake2b(key, person=b"origin").digest()
        self._most = most
        self._now = now

    async def check(self, network: str) -> None:
        """Raises Declined if the network has used up its guests for a day."""
        if await self._arrivals.count(self._origin(network), self._now() - DAY) >= self._most:
            raise Declined("too_many_guests")

    async def note(self, person: int, network: str) -> None:
        await self._arrivals.add(person, self._origin(network), self._now())

    async def purge(self, most: int) -> int:
        """Delete up to `most` origins older than REMEMBERED; returns how many."""
        return await self._arrivals.purge(self._now() - REMEMBERED, most)

    def _origin(self, network: str) -> int:
        return int.from_bytes(blake2b(network.encode(), key=self._key, digest_size=8).digest(), "big") >> 1
