"""The networks that new guests came from, as keyed hashes that only this host can compute, kept for a few days."""

from .database import Database


class Arrivals:
    """New guests by network, so that one address can neither bring endless guests nor fill the lobby with them."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def add(self, person: int, origin: int, at: int) -> None:
        sql = "insert into arrivals (person, origin, at) values ($1, $2, $3) on conflict do nothing"
        await self._db.run(sql, person, origin, at)

    async def count(self, origin: int, after: int) -> int:
        """The number of guests who came from there after that time."""
        sql = "select count(*) from arrivals where origin = $1 and at > $2"
        [(count,)] = await self._db.rows(sql, origin, after)
        return int(count)

    async def purge(self, before: int, most: int) -> int:
        """Delete up to `most` old rows; returns how many."""
        sql = "delete from arrivals where person in (select person from arrivals where at < $1 limit $2)"
        return await self._db.run(sql, before, most)
