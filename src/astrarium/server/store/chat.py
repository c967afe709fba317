"""The chat at tables, and who has muted whom."""

from typing import NamedTuple

from .database import Database

LINES = 1_000

# Two people who speak at once may pick the same number; the second picks again.
ADD = """
insert into chat (table_id, no, at, person, name, text)
values ($1, (select coalesce(max(no), 0) + 1 from chat where table_id = $1), $2, $3, $4, $5)
on conflict do nothing returning no
"""


class Line(NamedTuple):
    """A line of chat."""

    no: int  # from 1
    at: int
    person: int
    name: str  # the speaker's name at the time
    text: str


class Chat:
    """The chat of each table, and mutes."""

    def __init__(self, db: Database, lines: int = LINES) -> None:
        """`lines`: how many are kept for each table."""
        self._db = db
        self._lines = lines

    async def add(self, table: int, at: int, person: int, name: str, text: str) -> int:
        """Add a line, and drop the oldest beyond the limit; returns its number at this table."""
        while not (rows := await self._db.rows(ADD, table, at, person, name, text)):
            pass
        number = int(rows[0][0])
        if number > self._lines:
            await self._db.run("delete from chat where table_id = $1 and no <= $2", table, number - self._lines)
        return number

    async def latest(self, table: int, limit: int) -> list[Line]:
        """The latest lines, in order."""
        sql = "select no, at, person, name, text from chat where table_id = $1 order by no desc limit $2"
        return [Line(*row) for row in reversed(await self._db.rows(sql, table, limit))]

    async def mute(self, person: int, muted: int) -> None:
        await self._db.run("insert into mutes (person, muted) values ($1, $2) on conflict do nothing", person, muted)

    async def unmute(self, person: int, muted: int) -> None:
        await self._db.run("delete from mutes where person = $1 and muted = $2", person, muted)

    async def muted_by(self, person: int) -> set[int]:
        """The people whom this person has muted."""
        return {row[0] for row in await self._db.rows("select muted from mutes where person = $1", person)}
