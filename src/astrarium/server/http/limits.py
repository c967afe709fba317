"""How often somebody may ask: token buckets per person and per address, in bounded memory."""

import time
from collections import OrderedDict
from collections.abc import Callable
from enum import StrEnum
from ipaddress import IPv6Address, ip_address

from ..config import Limits

MOST_BUCKETS = 20_000
_SHARED = 5  # an address may be a household or a school

Seconds = Callable[[], float]


class Pace(StrEnum):
    """What kind of asking a route is."""

    ORDINARY = "ordinary"
    SIGN_IN = "sign_in"  # guesses at passwords, and mails
    GUEST = "guest"  # new persons
    REPLAY = "replay"  # what makes the server play a whole game again
    CODE = "code"  # guesses at short codes
    PACK = "pack"  # content packs, each of which is tried in a process of its own


class Buckets:
    """Each key may take `burst` at once and gets `rate` back per second."""

    def __init__(self, rate: float, burst: float, clock: Seconds = time.monotonic, most: int = MOST_BUCKETS) -> None:
        self._rate, self._burst, self._clock, self._most = rate, burst, clock, most
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is left, and when that was so

    def take(self, key: str) -> float:
        """0 if there was one to take; else in how many seconds there will be."""
        now = self._clock()
        level, at = self._levels.pop(key, (self._burst, now))
        level = min(self._burst, level + (now - at) * self._rate)
        wait = 0.0 if level >= 1 else (1 - level) / self._rate
        self._levels[key] = (level if wait else level - 1, now)
        if len(self._levels) > self._most:
            self._levels.popitem(last=False)  # the one that has had the longest time to fill up again
        return wait

    def give_back(self, key: str) -> None:
        """What was taken for something that did not count after all."""
        level, at = self._levels.get(key, (self._burst, self._clock()))
        self._levels[key] = (min(self._burst, level + 1), at)

    def __len__(self) -> int:
        return len(self._levels)


class Turnstile:
    """All limits of the HTTP interface of one node."""

    def __init__(self, limits: Limits, clock: Seconds = time.monotonic) -> None:
        rate, burst = limits.requests_per_second, limits.request_burst
        self._persons = Buckets(rate, burst, clock)
        self._addresses = Buckets(rate * _SHARED, burst * _SHARED, clock)
        sign_in = (limits.sign_ins_per_minute / 60, limits.sign_in_burst)
        self._strict = {
            Pace.SIGN_IN: Buckets(*sign_in, clock),
            Pace.GUEST: Buckets(limits.guests_per_minute / 60, limits.guest_burst, clock),
            Pace.REPLAY: Buckets(limits.replays_per_second, limits.replay_burst, clock),
            Pace.CODE: Buckets(limits.codes_per_minute / 60, limits.code_burst, clock),
            Pace.PACK: Buckets(limits.packs_per_minute / 60, limits.pack_burst, clock),
        }
        self._emails = Buckets(limits.account_tries_per_hour / 3600, limits.sign_in_burst, clock)

    def address(self, address: str, pace: Pace = Pace.ORDINARY) -> float:
        """Seconds to wait; 0: go on."""
        key = network(address)
        strict = self._strict.get(pace)
        return self._addresses.take(key) or (0.0 if strict is None else strict.take(key))

    def give_back(self, address: str, pace: Pace) -> None:
        """The request was none of those that its pace is there to slow down."""
        self._strict[pace].give_back(network(address))

    def pack(self, address: str) -> float:
        """For a request that brings a content pack besides."""
        return self._strict[Pace.PACK].take(network(address))

    def person(self, person: int) -> float:
        return self._persons.take(str(person))

    def email(self, email: str) -> float:
        """For attempts on one account from many addresses."""
        return self._emails.take(email)


def network(address: str) -> str:
    """What one household has: an address of version 4, or the 2^64 addresses of its network of version 6."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return address
