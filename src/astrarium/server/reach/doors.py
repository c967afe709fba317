"""The sockets on which this server listens, and the addresses that lead there, each tried before it is shown."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from ..config import EVERYWHERE, Config
from .addresses import is_loopback, link, own_addresses

MARK = "/api/v1/mark"  # tells which process answers
PATIENCE = 2.0  # seconds for an answer from this very computer
FRESH = 20.0  # seconds for which the links found are kept
LONGEST_REPLY = 8_192  # bytes; a longer reply is not from us


class Place(NamedTuple):
    """The host and port of a listening socket."""

    host: str
    port: int


Opener = Callable[[], Awaitable[Place]]


class Doors:
    """What a node knows of its own sockets. Its runner sets `places`, and `opener` which opens one more."""

    def __init__(
        self,
        config: Config,
        find: Callable[[], list[str]] = own_addresses,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.mark = secrets.token_hex(16)
        self.places: list[Place] = []
        self.opener: Opener | None = None
        self._config = config
        self._find = find
        self._clock = clock
        self._one = asyncio.Lock()
        self._links: list[str] = []
        self._believed_until = float("-inf")

    @property
    def port(self) -> int:
        """The port that a firewall must let in; 0 if it is not ours to know (a public URL is set)."""
        if self._config.public_url or not self.places:
            return 0
        return next((place.port for place in self.places if not is_loopback(place.host)), self.places[0].port)

    @property
    def are_closed(self) -> bool:
        """Whether only this computer gets in and we may change that: no public URL or proxy was configured."""
        settled = self._config.public_url or self._config.trusted_proxies or self.opener is None
        return not settled and all(is_loopback(place.host) for place in self.places)

    def opened(self, places: Sequence[Place]) -> None:
        self.places += places
        self._believed_until = float("-inf")

    async def let_network_in(self) -> None:
        """Listen on the network too, until the server ends. Raises OSError if that fails."""
        async with self._one:
            if self.are_closed and self.opener is not None:
                self.opened([await self.opener()])

    async def links(self, *, again: bool = False) -> list[str]:
        """Links for friends, the best first, all tried. Empty if only this computer gets in."""
        if self._config.public_url:
            return [self._config.public_url]
        async with self._one:
            if again or self._clock() >= self._believed_until:
                self._links = await self._try_all()
                self._believed_until = self._clock() + FRESH
            return list(self._links)

    async def _try_all(self) -> list[str]:
        candidates = list(dict.fromkeys(way for place in self.places for way in self._ways_to(place)))
        answers = await asyncio.gather(*(self.answers_at(way) for way in candidates))
        return [link(*way) for way, ours in zip(candidates, answers, strict=True) if ours]

    def _ways_to(self, place: Place) -> list[Place]:
        if is_loopback(place.host):
            return []
        if place.host not in EVERYWHERE:
            return [place]
        only_4 = place.host == EVERYWHERE[0]
        return [Place(address, place.port) for address in self._find() if not (only_4 and ":" in address)]

    async def answers_at(self, way: Place) -> bool:
        """Whether this very process answers there."""
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection(*way)
                try:
                    host = link(*way).removeprefix("http://")
                    writer.write(f"GET {MARK} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
                    reply = b""
                    while len(reply) < LONGEST_REPLY and (part := await reader.read(LONGEST_REPLY)):
                        reply += part
                finally:
                    writer.close()
        except (OSError, TimeoutError):
            return False
        return self.mark.encode() in reply
