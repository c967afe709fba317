"""Restores a backup into either kind of database; this is how a home server moves to a site."""

import gzip
import sqlite3
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

from ..store.database import Value
from ..store.url import SQLITE, sqlite_path
from .backup import FORMAT
from .subjects import SUBJECTS, Subject

if TYPE_CHECKING:
    import asyncpg

CHUNK = 1_000  # rows written at once
CHUNK_BYTES = 4 * 2**20  # or fewer rows, if they are long
LONGEST_LINE = 16 * 2**20  # bytes; the longest rows are table states of some kilobytes
# Backups of real tables unpack to 4 to 8 times their size; a file that exceeds this was made to fill a disk.
MOST_TIMES, AT_LEAST = 25, 64 * 2**20

Record = tuple[Value, ...]


class Damaged(Exception):  # noqa: N818  (a finding about a file)
    """The file is not a backup, or not a complete one. Nothing was restored."""


class TooLarge(Damaged):
    """The file unpacks to more than backups of its size do, or than the host allowed. Nothing was restored."""

    def __init__(self, most: int) -> None:
        super().__init__(f"it unpacks to more than {most} bytes")
        self.most = most


class NotEmpty(Exception):  # noqa: N818
    """The database already has rows of the named subject. Nothing was restored."""


class Head(msgspec.Struct):
    """The first line of a backup."""

    format: str
    schema: str
    made_at: int
    by: str = ""


class _Heading(msgspec.Struct):
    subject: str
    columns: list[str]


class _End(msgspec.Struct):
    end: dict[str, int]


class Part(NamedTuple):
    """Rows of one subject."""

    subject: Subject
    rows: list[Record]


class Target(Protocol):
    """A database in the middle of a transaction."""

    async def is_empty(self, subject: Subject) -> bool: ...

    async def put(self, part: Part) -> None: ...


class Lines:
    """The lines of a gzipped file. Raises if one line is too long or all together unpack to too much."""

    def __init__(self, file: gzip.GzipFile, most: int) -> None:
        self._file, self._most, self._left = file, most, most

    def read(self) -> bytes:
        """The next line; empty at the end. Raises TooLarge or Damaged."""
        line = self._file.readline(min(LONGEST_LINE, self._left) + 1)
        self._left -= len(line)
        if self._left < 0:
            raise TooLarge(self._most)
        if len(line) > LONGEST_LINE:
            raise Damaged("a line is too long")
        return line

    def __iter__(self) -> Iterator[bytes]:
        return iter(self.read, b"")


def usual_most(file: Path) -> int:
    """The number of bytes that this backup may unpack to by default."""
    return max(AT_LEAST, MOST_TIMES * file.stat().st_size)


def read_head(file: Path) -> Head:
    """The first line of the backup. Raises Damaged."""
    try:
        with gzip.open(file) as packed:
            return _head(Lines(packed, usual_most(file)))
    except (OSError, EOFError, zlib.error) as error:
        raise Damaged(str(error)) from error


async def restore(url: str, file: Path, most: int | None = None) -> dict[str, int]:
    """Restore all of the backup or nothing; returns row counts by subject. Raises NotEmpty and Damaged.

    The database must be migrated to the schema that `read_head` names. The file may unpack to `most` bytes (None: to
    `usual_most`).
    """
    counts = dict.fromkeys((subject.name for subject in SUBJECTS), 0)
    async with _open(url) as target:
        for subject in SUBJECTS:
            if not await target.is_empty(subject):
                raise NotEmpty(subject.name)
        for part in read_parts(file, most):
            await target.put(part)
            counts[part.subject.name] += len(part.rows)
    return counts


def read_parts(file: Path, most: int | None = None) -> Iterator[Part]:
    """The rows in chunks. May raise Damaged after the last chunk: then the rows read before must not be used."""
    try:
        with gzip.open(file) as packed:
            lines = Lines(packed, usual_most(file) if most is None else most)
            _head(lines)
            yield from _parts(lines)
    except (OSError, EOFError, zlib.error, msgspec.DecodeError, msgspec.ValidationError) as error:
        raise Damaged(str(error)) from error


def _head(lines: Lines) -> Head:
    try:
        head = msgspec.json.decode(lines.read(), type=Head)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise Damaged(f"this is not {FORMAT}") from error
    if head.format != FORMAT:
        raise Damaged(f"{head.format!r} is not {FORMAT}")
    return head


def _parts(lines: Lines) -> Iterator[Part]:
    counts: dict[str, int] = {}
    line = b""
    for subject in SUBJECTS:
        heading = msgspec.json.decode(line or lines.read(), type=_Heading)
        if heading.subject != subject.name or heading.columns != list(subject.columns):
            raise Damaged(f"{subject.name} is missing, or has other columns")
        decode = subject.decoder().decode
        counts[subject.name] = 0
        own: list[Record] = []
        size = 0
        for line in lines:
            if not line.startswith(b"["):
                break
            own.append(decode(line))
            size += len(line)
            if len(own) == CHUNK or size > CHUNK_BYTES:
                counts[subject.name] += len(own)
                yield Part(subject, own)
                own, size = [], 0
        counts[subject.name] += len(own)
        yield Part(subject, own)
    if msgspec.json.decode(line, type=_End).end != counts:
        raise Damaged("rows are missing")
    if lines.read():
        raise Damaged("there is more after the end")


@asynccontextmanager
async def _open(url: str) -> AsyncIterator[Target]:
    if url.startswith(SQLITE):
        connection = sqlite3.connect(sqlite_path(url), timeout=10, isolation_level=None)
        try:
            connection.execute("begin immediate")
            yield _Sqlite(connection)
            connection.execute("commit")
        finally:
            connection.close()  # rolls back what was not committed
        return
    import asyncpg

    site = await asyncpg.connect(url)
    try:
        async with site.transaction():
            yield _Postgres(site)
    finally:
        await site.close()


class _Sqlite:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def is_empty(self, subject: Subject) -> bool:
        return not self._connection.execute(f"select 1 from {subject.name} limit 1").fetchall()  # noqa: S608  # nosec B608

    async def put(self, part: Part) -> None:
        try:
            self._connection.executemany(part.subject.insert, part.rows)
        except sqlite3.IntegrityError as error:
            raise Damaged(str(error)) from error


class _Postgres:
    def __init__(self, connection: "asyncpg.Connection[asyncpg.Record]") -> None:
        self._connection = connection

    async def is_empty(self, subject: Subject) -> bool:
        return not await self._connection.fetch(f"select 1 from {subject.name} limit 1")  # noqa: S608  # nosec B608

    async def put(self, part: Part) -> None:
        from asyncpg import IntegrityConstraintViolationError

        try:
            await self._connection.copy_records_to_table(
                part.subject.name, records=part.rows, columns=list(part.subject.columns)
            )
        except IntegrityConstraintViolationError as error:
            raise Damaged(str(error)) from error
