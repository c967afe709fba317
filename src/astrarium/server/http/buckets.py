"""Token buckets in bounded memory, for persons and for the networks that they come from."""

import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

MOST_BUCKETS = 20_000
LOOKED_AT = 8  # buckets checked when there is no room for a new one
PARTS = 64  # shared buckets for keys without one of their own
SITE = 16  # an IPv6 site may ask as much as this many households together

Seconds = Callable[[], float]


class Buckets:
    """Each key may take `burst` at once and gets `rate` back per second.

    Only full buckets are forgotten, since they say nothing. If there are still too many, new keys share some buckets:
    else an attacker with many keys could make others', or their own, be forgotten.
    """

    def __init__(self, rate: float, burst: float, clock: Seconds = time.monotonic, most: int = MOST_BUCKETS) -> None:
        self._rate, self._burst, self._clock, self._most = rate, burst, clock, most
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what was left, and when
        self._shared: dict[int, tuple[float, float]] = {}
        self.crowded = 0  # how often a key had to share a bucket
        self.refused = 0  # how often a bucket was empty

    def take(self, key: str) -> float:
        """Take one; returns 0, or the seconds until there will be one."""
        now = self._clock()
        kept = self._levels.pop(key, None)
        own = kept is not None or self._has_room(now)
        level, at = (kept if own else self._shared.get(_part(key))) or (self._burst, now)
        level = min(self._burst, level + (now - at) * self._rate)
        wait = 0.0 if level >= 1 else (1 - level) / self._rate
        left = level if wait else level - 1, now
        if own:
            self._levels[key] = left
        else:
            self._shared[_part(key)] = left
            self.crowded += 1
        if wait:
            self.refused += 1
        return wait

    def give_back(self, key: str) -> None:
        """Give back what was taken for something that does not count after all."""
        self._add(key, 1)

    def spend(self, key: str, amount: float) -> None:
        """Take an additional cost that is only known afterwards; the level may become negative."""
        self._add(key, -amount)

    def _add(self, key: str, amount: float) -> None:
        if key in self._levels:
            level, at = self._levels[key]
            self._levels[key] = min(self._burst, level + amount), at
        elif _part(key) in self._shared:
            level, at = self._shared[_part(key)]
            self._shared[_part(key)] = min(self._burst, level + amount), at

    def _has_room(self, now: float) -> bool:
        """Whether there is room for a new bucket, after dropping full ones among the oldest few.

        The others go to the end, so that all get checked in time.
        """
        if len(self._levels) < self._most:
            return True
        for _ in range(min(LOOKED_AT, self._most)):
            key, (level, at) = self._levels.popitem(last=False)
            if level + (now - at) * self._rate < self._burst:
                self._levels[key] = level, at
        return len(self._levels) < self._most

    def __len__(self) -> int:
        return len(self._levels)


class AddressBuckets:
    """Buckets for each household, and larger ones for IPv6 sites, since one subscriber may have many households."""

    def __init__(self, rate: float, burst: float, clock: Seconds) -> None:
        self.households = Buckets(rate, burst, clock)
        self.sites = Buckets(rate * SITE, burst * SITE, clock)

    def take(self, address: str) -> float:
        household = network(address)
        wait = self.households.take(household)
        site = site_of(address)
        if wait or site is None:
            return wait
        wait = self.sites.take(site)
        if wait:
            self.households.give_back(household)
        return wait

    def give_back(self, address: str) -> None:
        self.households.give_back(network(address))
        site = site_of(address)
        if site is not None:
            self.sites.give_back(site)

    def spend(self, address: str, amount: float) -> None:
        self.households.spend(network(address), amount)
        site = site_of(address)
        if site is not None:
            self.sites.spend(site, amount)

    @property
    def crowded(self) -> int:
        return self.households.crowded + self.sites.crowded

    @property
    def refused(self) -> int:
        return self.households.refused + self.sites.refused


def take_each(*wanted: tuple[Buckets | AddressBuckets, str]) -> float:
    """Take one from each bucket, or none; returns the seconds to wait. A refusal does not count against the others."""
    for number, (buckets, key) in enumerate(wanted):
        wait = buckets.take(key)
        if wait:
            for taken, its_key in wanted[:number]:
                taken.give_back(its_key)
            return wait
    return 0.0


def network(address: str) -> str:
    """The network of one household: an IPv4 address, or an IPv6 network of 2^64 addresses."""
    return _networks(address)[0]


def site_of(address: str) -> str | None:
    """The IPv6 network that one subscriber may have, of 2^16 households. None for other addresses."""
    return _networks(address)[1]


@lru_cache(maxsize=4_096)
def _networks(address: str) -> tuple[str, str | None]:
    try:
        found = ip_address(address)
    except ValueError:
        return address, None
    if not isinstance(found, IPv6Address):
        return address, None
    if found.ipv4_mapped:
        return str(found.ipv4_mapped), None
    return f"{IPv6Address(int(found) >> 64 << 64)}/64", f"{IPv6Address(int(found) >> 80 << 80)}/48"


def _part(key: str) -> int:
    """The number of a key's shared bucket. Nobody outside can predict it, since Python salts its hashes."""
    return hash(key) % PARTS
