"""Opens a database by its URL."""

from pathlib import Path

from .database import Database

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")


async def open_database(url: str) -> Database:
    """Open `sqlite:///file.db` (four slashes: an absolute path) or `postgresql://...`. Raises ValueError if neither."""
    if url.startswith(SQLITE):
        from .sqlite import SqliteDatabase

        return await SqliteDatabase.connect(sqlite_path(url))
    if url.startswith(POSTGRES):
        from .postgres import PostgresDatabase  # a home server has no asyncpg

        return await PostgresDatabase.connect(url)
    # Not the whole URL: it may hold a password.
    raise ValueError(f"a database is {SQLITE}… or {POSTGRES[0]}…, not {url.partition(':')[0]}:…")


def sqlite_path(url: str) -> Path:
    return Path(url.removeprefix(SQLITE))
