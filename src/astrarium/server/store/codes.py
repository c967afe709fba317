"""Short codes of tables."""

from .database import BATCH, Database


class Codes:
    """Codes by table: a table has at most one, and no two tables have the same."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def of(self, table: int) -> str | None:
        rows = await self._db.rows("select code from codes where table_id = $1", table)
        return str(rows[0][0]) if rows else None

    async def offer(self, code: str, table: int) -> None:
        """Give the table this code, unless it has one or another table has this one."""
        await self._db.run("insert into codes (code, table_id) values ($1, $2) on conflict do nothing", code, table)

    async def table_of(self, code: str) -> int | None:
        """The table that the code leads to; None if the table is over or there is no such code."""
        sql = "select id from tables join codes on id = table_id where code = $1 and stage <> 'over'"
        rows = await self._db.rows(sql, code)
        return int(rows[0][0]) if rows else None

    async def purge(self, most: int = BATCH) -> int:
        """Delete up to `most` codes of tables that are over; returns how many."""
        sql = """
        delete from codes where code in (
          select code from codes join tables on id = table_id where stage = 'over' limit $1)
        """
        return await self._db.run(sql, most)
