"""Sessions. A cookie holds a random token; the database holds its hash."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from ..clock import DAY, MINUTE, SECOND, Clock
from ..store.people import People
from ..store.sessions import Sessions
from .passkeys.factors import NONE
from .person import Person
from .tokens import Seal, hash_token, new_token

# The longest life, and the longest time unused. A guest who loses the session loses the name; an account can sign in.
GUEST_LIFE, GUEST_IDLE = 180 * DAY, 90 * DAY
ACCOUNT_LIFE, ACCOUNT_IDLE = 30 * DAY, 14 * DAY
NOTE_EVERY = 10 * MINUTE  # so that not every request writes to the database


@dataclass(frozen=True, slots=True)
class Visit:
    """A person with a valid session."""

    person: Person
    token: bytes  # the hash by which the session is stored
    until: int = 0  # when the session ends if it is not used again
    factor: int = NONE
    proved_at: int = 0


class Opened(NamedTuple):
    """A new session: the cookie's value and lifetime."""

    value: str
    seconds: int


class SessionKeeper:
    """Opens, finds and closes sessions. `on_close` is called with the person whose sessions have ended."""

    def __init__(
        self, sessions: Sessions, people: People, key: bytes, now: Clock, on_close: Callable[[int], None]
    ) -> None:
        self._sessions = sessions
        self._people = people
        self._seal = Seal(key, b"session")
        self._now = now
        self._on_close = on_close

    async def open(self, person: Person, factor: int = NONE) -> Opened:
        """Open a session with a new token. If the person signed out everywhere meanwhile, it is void from the start."""
        token, now = new_token(), self._now()
        await self._sessions.add(hash_token(token), person.id, now, _until(person, now, now), person.epoch, factor)
        life = ACCOUNT_LIFE if person.is_account else GUEST_LIFE
        return Opened(self._seal.close(token), life // SECOND)

    async def find(self, value: str) -> Visit | None:
        """The visit for a cookie's value, or None. A value that we did not sign never reaches the database."""
        token = self._seal.open(value)
        if token is None:
            return None
        kept, now = hash_token(token), self._now()
        found = await self._sessions.person_of(kept, now)
        if found is None:
            return None
        person, until = Person.of(found.person, found.factor), found.until
        if now - found.seen_at > NOTE_EVERY:
            until = _until(person, found.made_at, now)
            await self._sessions.touch(kept, now, until)
            await self._people.seen(person.id, now)
        return Visit(person, kept, until, found.factor, found.proved_at)

    async def prove(self, visit: Visit, factor: int) -> None:
        """Note that the person has just proved their identity again."""
        await self._sessions.prove(visit.token, self._now(), factor)

    async def close(self, visit: Visit) -> None:
        await self._sessions.remove(visit.token)
        self._on_close(visit.person.id)

    async def close_all(self, person: int) -> None:
        """End all sessions of a person, and void their links by mail."""
        await self._sessions.void_all(person)
        self._on_close(person)


def _until(person: Person, made_at: int, now: int) -> int:
    """When a session ends that is used now and then no more."""
    if person.is_account:
        return min(made_at + ACCOUNT_LIFE, now + ACCOUNT_IDLE)
    return min(made_at + GUEST_LIFE, now + GUEST_IDLE)
