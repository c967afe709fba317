"""The interface of a database. SQL is written once for PostgreSQL and SQLite, with `$1, $2` parameters."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

BATCH = 200  # rows deleted at once: few enough to delay nobody's move

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
    waiting: int  # a bit for each seat that owes an answer
    since: int  # since when `waiting` has this value
    wake_at: int | None  # when a node should look at the table even if nobody acts


class Unavailable(Exception):  # noqa: N818  (a state of the world, not a mistake of the caller)
    """The database cannot be reached, or the connection broke: the statement may or may not have been executed."""


class Database(Protocol):
    """A pool of connections to PostgreSQL, or the one writer thread of SQLite. All methods may raise Unavailable."""

    async def rows(self, sql: str, *args: Value) -> list[Row]:
        """The rows of a query, or of a write with `returning`."""

    async def run(self, sql: str, *args: Value) -> int:
        """Execute a statement; returns how many rows it changed."""

    async def transact(self, statements: Sequence[Statement]) -> list[int]:
        """Execute all statements or none; returns how many rows each changed."""

    async def append(self, entry: Append) -> bool:
        """Write an entry and the table's summary durably and together. False if the entry's number is taken.

        Appends that arrive while another is being written are written together.
        """

    async def claim_due(self, now: int, lease: int, limit: int) -> list[int]:
        """Tables whose `wake_at` has passed, each given to one caller only: their `wake_at` becomes now + lease."""

    async def ping(self) -> None:
        """Raises Unavailable if the database does not answer."""

    async def close(self) -> None: ...
