"""Notices of open decisions: which were sent, so that none is sent twice, and which are due when."""

from typing import NamedTuple

from .database import BATCH, Database

NO_DECISION = -1
REMINDER = "reminder"


class Noted(NamedTuple):
    """A decision that a person is to be notified of."""

    table: int
    decision: int


class Notices:
    """Notices that were sent, are about to be, or wait until they are due."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def claim(self, person: int, table: int, decision: int, channel: str, at: int) -> bool:
        """True for exactly one caller, which then sends the notice."""
        sql = """
        insert into notices (person, table_id, decision, channel, at) values ($1, $2, $3, $4, $5)
        on conflict do nothing
        """
        return await self._db.run(sql, person, table, decision, channel, at) == 1

    async def claim_reminder(self, person: int, table: int, at: int, before: int) -> bool:
        """The same for a reminder, which may be repeated if the last one was at or before `before`."""
        sql = "delete from notices where person = $1 and table_id = $2 and decision = $3 and channel = $4 and at <= $5"
        await self._db.run(sql, person, table, NO_DECISION, REMINDER, before)
        return await self.claim(person, table, NO_DECISION, REMINDER, at)

    async def note_again(self, person: int, noted: Noted, at: int) -> None:
        """Make a notice due at once, whether or not it was sent before."""
        sql = """
        insert into notices (person, table_id, decision, channel, at, due_at) values ($1, $2, $3, $4, $5, $5)
        on conflict (person, table_id, decision, channel) do update set due_at = excluded.due_at
        """
        await self._db.run(sql, person, *noted, REMINDER, at)

    async def note(self, person: int, noted: Noted, channel: str, at: int, due_at: int) -> None:
        """Make a notice due at `due_at`, once only, even if several nodes note it."""
        sql = """
        insert into notices (person, table_id, decision, channel, at, due_at) values ($1, $2, $3, $4, $5, $6)
        on conflict do nothing
        """
        await self._db.run(sql, person, *noted, channel, at, due_at)

    async def due(self, now: int, limit: int) -> list[int]:
        """Persons with due notices, the longest overdue first."""
        sql = """
        select person from notices where due_at is not null and due_at <= $1
        group by person order by min(due_at), person limit $2
        """
        return [row[0] for row in await self._db.rows(sql, now, limit)]

    async def postpone(self, person: int, until: int) -> None:
        """Delay this person's waiting notices until that time."""
        await self._db.run("update notices set due_at = $2 where person = $1 and due_at < $2", person, until)

    async def take(self, person: int) -> list[Noted]:
        """All notices that wait for this person, each given to one caller only, which then sends it."""
        sql = """
        update notices set due_at = null where person = $1 and due_at is not null returning at, table_id, decision
        """
        rows = sorted(tuple(row) for row in await self._db.rows(sql, person))
        return [Noted(table, decision) for _, table, decision in rows]

    async def purge(self, before: int, most: int = BATCH) -> int:
        """Delete up to `most` old rows; returns how many.

        Rows of games in play stay: else a person who has not answered for long would be notified again.
        """
        sql = """
        delete from notices where (person, table_id, decision, channel) in (
          select person, table_id, decision, channel from notices left join tables on tables.id = table_id
          where at < $1 and due_at is null and (stage is null or stage <> 'playing') limit $2)
        """
        return await self._db.run(sql, before, most)

    async def silence(self, person: int, table: int) -> None:
        """Send this person no more notices of that table."""
        await self._db.run(
            "insert into unheard (person, table_id) values ($1, $2) on conflict do nothing", person, table
        )

    async def silenced(self, person: int) -> set[int]:
        """The tables of which this person wants no notices."""
        return {row[0] for row in await self._db.rows("select table_id from unheard where person = $1", person)}
