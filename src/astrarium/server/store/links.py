"""Sign-in links by mail. Tokens come here hashed."""

from typing import NamedTuple

from .database import Database


class Link(NamedTuple):
    """Whoever opens it proves to read the mail of that address."""

    token: bytes
    person: int
    email: str
    until: int
    used_at: int | None = None


class Links:
    """Links that open one door once."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def add(self, token: bytes, person: int, email: str, until: int) -> None:
        sql = "insert into links (token, person, email, until) values ($1, $2, $3, $4)"
        await self._db.run(sql, token, person, email, until)

    async def take(self, token: bytes, now: int) -> Link | None:
        """Use it. None if it was used before, has run out, or never was."""
        sql = """
        update links set used_at = $2 where token = $1 and used_at is null and until > $2
        returning token, person, email, until, used_at
        """
        rows = await self._db.rows(sql, token, now)
        return Link(*rows[0]) if rows else None

    async def purge(self, now: int) -> int:
        """Drop what has run out; how many that were."""
        return await self._db.run("delete from links where until <= $1", now)
