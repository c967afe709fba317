"""Sessions: who came back. A cookie holds a random token; the database holds its hash."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from ..store.people import People
from ..store.sessions import Sessions
from .clock import DAY, MINUTE, SECOND, Clock
from .person import Person
from .tokens import Seal, hash_token, new_token

# How long at most, and how long unused. A guest who loses the session loses the name; an account can sign in again.
GUEST_LIFE, GUEST_IDLE = 180 * DAY, 90 * DAY
ACCOUNT_LIFE, ACCOUNT_IDLE = 30 * DAY, 14 * DAY
NOTE_EVERY = 10 * MINUTE  # not each request needs a write to tell that somebody is there


@dataclass(frozen=True, slots=True)
class Visit:
    """A person who came with a valid session."""

    person: Person
    token: bytes  # the hash under which the session is kept


class Opened(NamedTuple):
    """A new session: what the cookie holds, and for how long."""

    value: str
    seconds: int


class SessionKeeper:
    """Opens, finds and closes sessions. `on_close` hears whose sessions are void now."""

    def __init__(
        self, sessions: Sessions, people: People, key: bytes, now: Clock, on_close: Callable[[int], None]
    ) -> None:
        self._sessions = sessions
        self._people = people
        self._seal = Seal(key, b"session")
        self._now = now
        self._on_close = on_close

    async def open(self, person: Person) -> Opened:
        """A session under a new token."""
        token, now = new_token(), self._now()
        await self._sessions.add(hash_token(token), person.id, now, _until(person, now, now))
        life = ACCOUNT_LIFE if person.is_account else GUEST_LIFE
        return Opened(self._seal.close(token), life // SECOND)

    async def find(self, value: str) -> Visit | None:
        """The visit that a cookie stands for. One that we did not sign never reaches the database."""
        token = self._seal.open(value)
        if token is None:
            return None
        kept, now = hash_token(token), self._now()
        found = await self._sessions.person_of(kept, now)
        if found is None:
            return None
        person = Person.of(found.person)
        if now - found.seen_at > NOTE_EVERY:
            await self._sessions.touch(kept, now, _until(person, found.made_at, now))
            await self._people.seen(person.id, now)
        return Visit(person, kept)

    async def close(self, visit: Visit) -> None:
        await self._sessions.remove(visit.token)
        self._on_close(visit.person.id)

    async def close_all(self, person: int) -> None:
        await self._sessions.remove_all(person)
        self._on_close(person)


def _until(person: Person, made_at: int, now: int) -> int:
    """When a session ends that is used now and not again."""
    if person.is_account:
        return min(made_at + ACCOUNT_LIFE, now + ACCOUNT_IDLE)
    return min(made_at + GUEST_LIFE, now + GUEST_IDLE)
