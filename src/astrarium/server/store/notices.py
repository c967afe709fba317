"""Who was told of which decision, so that nobody is told twice."""

from .database import Database

NO_DECISION = -1
REMINDER = "reminder"


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

    async def claim_reminder(self, person: int, table: int, at: int, before: int) -> bool:
        """The same for a reminder, which may come again if the last one was before that moment."""
        sql = "delete from notices where person = $1 and table_id = $2 and decision = $3 and channel = $4 and at <= $5"
        await self._db.run(sql, person, table, NO_DECISION, REMINDER, before)
        return await self.claim(person, table, NO_DECISION, REMINDER, at)

    async def purge(self, before: int) -> int:
        """Forget old ones; how many that were."""
        return await self._db.run("delete from notices where at < $1", before)
