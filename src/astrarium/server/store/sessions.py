"""Sessions of browsers. Only hashes of their tokens are stored."""

from typing import NamedTuple

from .database import BATCH, Database
from .people import Person

PERSON = """
select s.made_at, s.seen_at, s.until, s.factor, s.proved_at,
  p.id, p.name, p.lang, p.email, p.password, p.is_admin, p.made_at, p.seen_at, p.settings, p.epoch
from sessions s join persons p on p.id = s.person and p.epoch = s.epoch
where s.token = $1 and s.until > $2
"""


class Session(NamedTuple):
    """A session: its person, when it was made and last used, and how the person proved their identity."""

    person: Person
    made_at: int
    seen_at: int
    until: int
    factor: int  # see people/passkeys/factors.py
    proved_at: int


class Sessions:
    """Sessions by the hash of their token."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def add(self, token: bytes, person: int, now: int, until: int, epoch: int, factor: int) -> None:
        """Add a session, which is valid only while the person's epoch is this one."""
        sql = """
        insert into sessions (token, person, made_at, seen_at, until, epoch, factor, proved_at)
        values ($1, $2, $3, $3, $4, $5, $6, $3)
        """
        await self._db.run(sql, token, person, now, until, epoch, factor)

    async def person_of(self, token: bytes, now: int) -> Session | None:
        rows = await self._db.rows(PERSON, token, now)
        if not rows:
            return None
        made_at, seen_at, until, factor, proved_at, *person = rows[0]
        return Session(Person(*person), made_at, seen_at, until, factor, proved_at)

    async def touch(self, token: bytes, now: int, until: int) -> None:
        """Note that the session was used, and extend it."""
        await self._db.run("update sessions set seen_at = $2, until = $3 where token = $1", token, now, until)

    async def prove(self, token: bytes, now: int, factor: int) -> None:
        """Note that the person has just proved their identity again."""
        sql = """
        update sessions set proved_at = $2, factor = case when factor > $3 then factor else $3 end where token = $1
        """
        await self._db.run(sql, token, now, factor)

    async def remove(self, token: bytes) -> None:
        await self._db.run("delete from sessions where token = $1", token)

    async def void_all(self, person: int) -> None:
        """Sign a person out everywhere. Voids links by mail too, and sessions that are just being made."""
        await self._db.transact(
            [
                ("update persons set epoch = epoch + 1 where id = $1", (person,)),
                ("delete from sessions where person = $1", (person,)),
                ("delete from links where person = $1", (person,)),
            ]
        )

    async def purge(self, now: int, most: int = BATCH) -> int:
        """Delete up to `most` expired rows; returns how many."""
        sql = "delete from sessions where token in (select token from sessions where until <= $1 limit $2)"
        return await self._db.run(sql, now, most)
