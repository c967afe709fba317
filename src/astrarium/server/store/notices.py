"""Who was told of which decision, so that nobody is told twice."""

from .database import Database


class Notices:
    """Notices that went out, or are about to."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def claim(self, person: int, table: int, decision: int, channel: str, at: int) -> bool:
        """True for the one caller who shall send it."""
        sql = """
        insert into notices (person, table_id, decision, channel, at) values ($1, $2, $3, $4, $5)
        on conflict do nothing
        """
        return await self._db.run(sql, person, table, decision, channel, at) == 1

    async def purge(self, before: int) -> int:
        """Forget old ones; how many that were."""
        return await self._db.run("delete from notices where at < $1", before)
