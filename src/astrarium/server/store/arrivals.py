"""From which network new guests came, as a number that only this host can make, and only for a few days."""

from .database import Database


class Arrivals:
    """So that one address can neither bring guests without end nor fill the lobby with them."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def add(self, person: int, origin: int, at: int) -> None:
        sql = "insert into arrivals (person, origin, at) values ($1, $2, $3) on conflict do nothing"
        await self._db.run(sql, person, origin, at)

    async def count(self, origin: int, after: int) -> int:
        """How many came from there since that moment."""
        sql = "select count(*) from arrivals where origin = $1 and at > $2"
        [(count,)] = await self._db.rows(sql, origin, after)
        return int(count)

    async def purge(self, before: int, most: int) -> int:
        """Forget old ones, no more than so many; how many that were."""
        sql = "delete from arrivals where person in (select person from arrivals where at < $1 limit $2)"
        return await self._db.run(sql, before, most)
