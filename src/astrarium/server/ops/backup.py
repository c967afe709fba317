"""Backups in one portable format, gzipped JSON lines, from either database while it is in use.

{"format": "astrarium-backup/1", "schema": "0001", "made_at": ..., "by": "astrarium 0.1.0"}
{"subject": "persons", "columns": ["id", "name", ...]}
[1125899906842624, "Ann", ...]                              rows; bytes are base64
...
{"end": {"persons": 1, ...}}                                number of rows of each
"""

import gzip
import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from astrarium import __version__

from ..clock import Clock, now
from ..store.database import Row
from ..store.url import SQLITE, sqlite_path
from .subjects import SUBJECTS

FORMAT = "astrarium-backup/1"
FETCH = 1_000  # rows fetched at once

Rows = Callable[[str], AsyncIterator[Row]]

_encode = msgspec.json.Encoder().encode


async def backup(url: str, file: Path, clock: Clock = now) -> dict[str, int]:
    """Write a consistent copy of everything to a new file that only its owner can read; returns row counts by subject.

    Raises FileExistsError if the file exists: a backup is never overwritten.
    """
    if file.exists():
        raise FileExistsError(file)
    part = file.with_name(file.name + ".part")
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)  # it holds secrets of games and people
    try:
        with os.fdopen(descriptor, "wb") as raw:
            with gzip.GzipFile("", "wb", compresslevel=6, fileobj=raw, mtime=0) as out:
                async with snapshot(url) as rows:
                    counts = await _write(rows, out, clock())
            raw.flush()
            os.fsync(raw.fileno())
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)
    return counts


async def _write(rows: Rows, out: gzip.GzipFile, at: int) -> dict[str, int]:
    def line(content: Any) -> None:
        out.write(_encode(content) + b"\n")

    [schema] = [row[0] async for row in rows("select version_num from alembic_version")]
    line({"format": FORMAT, "schema": schema, "made_at": at, "by": f"astrarium {__version__}"})
    counts: dict[str, int] = {}
    for subject in SUBJECTS:
        line({"subject": subject.name, "columns": list(subject.columns)})
        counts[subject.name] = 0
        async for row in rows(subject.select):
            line(tuple(row))
            counts[subject.name] += 1
    line({"end": counts})
    return counts


@asynccontextmanager
async def snapshot(url: str) -> AsyncIterator[Rows]:
    """A reader that sees the database as it was at one moment, while others go on writing."""
    if url.startswith(SQLITE):
        connection = sqlite3.connect(sqlite_path(url), timeout=10, isolation_level=None)
        try:
            connection.execute("pragma query_only = on")
            connection.execute("begin")
            yield lambda sql: _sqlite_rows(connection, sql)
        finally:
            connection.close()
        return
    import asyncpg

    site = await asyncpg.connect(url)
    try:
        async with site.transaction(isolation="repeatable_read", readonly=True):
            yield lambda sql: _postgres_rows(site, sql)
    finally:
        await site.close()


async def _sqlite_rows(connection: sqlite3.Connection, sql: str) -> AsyncIterator[Row]:
    for row in connection.execute(sql):
        yield row


async def _postgres_rows(connection: Any, sql: str) -> AsyncIterator[Row]:
    async for row in connection.cursor(sql, prefetch=FETCH):
        yield row
