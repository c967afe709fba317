"""What the repositories ask of a database. SQL is written once, for PostgreSQL and SQLite, with `$1, $2` parameters."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

BATCH = 200  # rows that are removed at once: few enough to hold up nobody's move

Value = int | str | bytes | None
Row = Sequence[Any]
Statement = tuple[str, Sequence[Value]]


class Append(NamedTuple):
    """One entry for a table's log, and the summary of the table after it."""

    table: int
    seq: int
    at: int  # milliseconds since 1970
    body: str  # the entry, JSON
    stage: str  # `open`, `playing`, `over`
    waiting: int  # bit per seat that owes an answer
    since: int  # since when it is so
    wake_at: int | None  # when somebody should look at the table even if nobody touches it


class Unavailable(Exception):  # noqa: N818  (a state of the world, not a mistake of the caller)
    """The database cannot be reached, or the connection broke: what was asked may or may not have been done."""


class Database(Protocol):
    """A pool of connections to PostgreSQL, or the one writer thread of SQLite. All methods may raise Unavailable."""

    async def rows(self, sql: str, *args: Value) -> list[Row]:
        """What a query returns (also a write with `returning`)."""

    async def run(self, sql: str, *args: Value) -> int:
        """Do it; how many rows were changed."""

    async def transact(self, statements: Sequence[Statement]) -> list[int]:
        """All of it or nothing; how many rows each statement changed."""

    async def append(self, entry: Append) -> bool:
        """Write an entry and the table's summary, durably, in one statement. False if that number is taken.

        Appends that arrive while another is on its way are written together.
        """

    async def claim_due(self, now: int, lease: int, limit: int) -> list[int]:
        """Tables whose `wake_at` has passed, each handed to one caller only: their `wake_at` becomes now + lease."""

    async def ping(self) -> None:
        """Is it there?"""

    async def close(self) -> None: ...
