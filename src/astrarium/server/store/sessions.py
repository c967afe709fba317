"""Sessions: which browser is whose. Tokens come here hashed."""

from typing import NamedTuple

from .database import Database
from .people import Person

PERSON = """
select s.made_at, s.seen_at,
  p.id, p.name, p.lang, p.email, p.password, p.is_admin, p.made_at, p.seen_at, p.settings
from sessions s join persons p on p.id = s.person where s.token = $1 and s.until > $2
"""


class Session(NamedTuple):
    """Whose session it is, since when, and when it was last used."""

    person: Person
    made_at: int
    seen_at: int


class Sessions:
    """Sessions by the hash of their token."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def add(self, token: bytes, person: int, now: int, until: int) -> None:
        sql = "insert into sessions (token, person, made_at, seen_at, until) values ($1, $2, $3, $3, $4)"
        await self._db.run(sql, token, person, now, until)

    async def person_of(self, token: bytes, now: int) -> Session | None:
        rows = await self._db.rows(PERSON, token, now)
        if not rows:
            return None
        made_at, seen_at, *person = rows[0]
        return Session(Person(*person), made_at, seen_at)

    async def touch(self, token: bytes, now: int, until: int) -> None:
        """It was used, and now lasts longer."""
        await self._db.run("update sessions set seen_at = $2, until = $3 where token = $1", token, now, until)

    async def remove(self, token: bytes) -> None:
        await self._db.run("delete from sessions where token = $1", token)

    async def remove_all(self, person: int, except_token: bytes = b"") -> int:
        """Sign a person out everywhere, except for the session that asks; how many that were."""
        return await self._db.run("delete from sessions where person = $1 and token <> $2", person, except_token)

    async def purge(self, now: int) -> int:
        """Drop what has run out; how many that were."""
        return await self._db.run("delete from sessions where until <= $1", now)
