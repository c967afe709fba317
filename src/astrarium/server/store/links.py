"""Sign-in links sent by mail. Only hashes of their tokens are stored."""

from typing import NamedTuple

from .database import BATCH, Database


class Link(NamedTuple):
    """A link by mail: opening it proves that one reads the mail of that address."""

    token: bytes
    person: int
    email: str
    until: int
    epoch: int  # the person's epoch when the link was made
    used_at: int | None = None


class Links:
    """Sign-in links by the hash of their token. Each works once."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def add(self, token: bytes, person: int, email: str, until: int, epoch: int) -> None:
        sql = "insert into links (token, person, email, until, epoch) values ($1, $2, $3, $4, $5)"
        await self._db.run(sql, token, person, email, until, epoch)

    async def take(self, token: bytes, now: int) -> Link | None:
        """Use up the link and return it. None if it is unknown, used, expired or void."""
        sql = """
        update links set used_at = $2 where token = $1 and used_at is null and until > $2
          and epoch = (select p.epoch from persons p where p.id = links.person)
        returning token, person, email, until, epoch, used_at
        """
        rows = await self._db.rows(sql, token, now)
        return Link(*rows[0]) if rows else None

    async def purge(self, now: int, most: int = BATCH) -> int:
        """Delete up to `most` expired rows; returns how many."""
        sql = "delete from links where token in (select token from links where until <= $1 limit $2)"
        return await self._db.run(sql, now, most)
