"""Rate limits: per person, per network address, per e-mail address."""

import time
from enum import StrEnum

from ..config import Limits
from .buckets import AddressBuckets, Buckets, Seconds, take_each

_SHARED = 5  # times a person's limit: an address may be a household or a school


class Pace(StrEnum):
    """The kind of rate limit of a route."""

    ORDINARY = "ordinary"
    SIGN_IN = "sign_in"  # guesses of passwords, and mails
    GUEST = "guest"  # new persons
    REPLAY = "replay"  # requests that replay a whole game
    CODE = "code"  # guesses of short codes
    PACK = "pack"  # content packs, each of which is tried in a process of its own


class MailLimits:
    """How many mails may be requested: to one mailbox, by one address, and of the node.

    Requests count whether or not there is an account to write to, so that no answer tells whether there is.
    """

    def __init__(self, limits: Limits, clock: Seconds) -> None:
        self._mailboxes = Buckets(limits.mails_to_mailbox_per_hour / 3600, limits.mails_to_mailbox_per_hour, clock)
        by_address = limits.mails_by_address_per_hour
        self._addresses = AddressBuckets(by_address / 3600, by_address, clock)
        self._node = Buckets(limits.mails_per_hour / 3600, limits.mails_per_hour, clock)

    @property
    def crowded(self) -> int:
        return self._mailboxes.crowded + self._addresses.crowded

    @property
    def refused(self) -> dict[str, int]:
        """The number of refusals of each limit that has refused some."""
        counts = {"address": self._addresses.refused, "mailbox": self._mailboxes.refused, "node": self._node.refused}
        return {whose: count for whose, count in counts.items() if count}

    def take(self, mailbox: str, address: str) -> float:
        """Take one mail; returns the seconds to wait, or 0. A refusal does not count against the other limits."""
        return take_each((self._addresses, address), (self._mailboxes, mailbox), (self._node, ""))


class Turnstile:
    """All rate limits of one node's HTTP interface. Each check returns the seconds to wait; 0: go on."""

    def __init__(self, limits: Limits, clock: Seconds = time.monotonic) -> None:
        rate, burst = limits.requests_per_second, limits.request_burst
        self._persons = Buckets(rate, burst, clock)
        self._addresses = AddressBuckets(rate * _SHARED, burst * _SHARED, clock)
        sign_in = (limits.sign_ins_per_minute / 60, limits.sign_in_burst)
        self._strict = {
            Pace.SIGN_IN: AddressBuckets(*sign_in, clock),
            Pace.GUEST: AddressBuckets(limits.guests_per_minute / 60, limits.guest_burst, clock),
            Pace.REPLAY: AddressBuckets(limits.replays_per_second, limits.replay_burst, clock),
            Pace.CODE: AddressBuckets(limits.codes_per_minute / 60, limits.code_burst, clock),
            Pace.PACK: AddressBuckets(limits.packs_per_minute / 60, limits.pack_burst, clock),
        }
        tables = (limits.tables_per_hour / 3600, limits.table_burst)
        self._makers = Buckets(*tables, clock)
        self._makers_addresses = AddressBuckets(tables[0] * _SHARED, tables[1] * _SHARED, clock)
        self._emails = Buckets(limits.account_tries_per_hour / 3600, limits.sign_in_burst, clock)
        trials = (limits.pack_seconds_per_minute / 60, limits.pack_seconds)
        self._trials = Buckets(*trials, clock)
        self._trials_addresses = AddressBuckets(*trials, clock)
        self.mails = MailLimits(limits, clock)

    @property
    def crowded(self) -> int:
        """How often a key had to share a bucket with others, because too many were in use."""
        plain = sum(one.crowded for one in (self._persons, self._emails, self._makers, self._trials))
        by_address = (self._addresses, self._makers_addresses, self._trials_addresses, *self._strict.values())
        return plain + self.mails.crowded + sum(one.crowded for one in by_address)

    def address(self, address: str, pace: Pace = Pace.ORDINARY) -> float:
        """For a request from this address on a route of this pace."""
        strict = self._strict.get(pace)
        return self._addresses.take(address) or (0.0 if strict is None else strict.take(address))

    def give_back(self, address: str, pace: Pace) -> None:
        """Do not count a request that turned out not to be of the kind that its pace slows down."""
        self._strict[pace].give_back(address)

    def pack(self, person: int, address: str) -> float:
        """For a request with a content pack, which is to be tried."""
        return take_each(
            (self._strict[Pace.PACK], address), (self._trials_addresses, address), (self._trials, str(person))
        )

    def tried(self, person: int, address: str, seconds: float) -> None:
        """Count the time that a trial took: processor time is limited, not the number of packs."""
        more = max(0.0, seconds - 1)  # `pack` took one second already
        self._trials_addresses.spend(address, more)
        self._trials.spend(str(person), more)

    def person(self, person: int) -> float:
        return self._persons.take(str(person))

    def table(self, person: int, address: str) -> float:
        """For a person who makes a table."""
        return take_each((self._makers, str(person)), (self._makers_addresses, address))

    def email(self, email: str) -> float:
        """For attempts on one account from many addresses."""
        return self._emails.take(email)
