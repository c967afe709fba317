"""Migrates a database to the schema of this version."""

import asyncio
from typing import TYPE_CHECKING

from .database import Database
from .errors import Unprepared
from .url import SQLITE, open_database, sqlite_path

if TYPE_CHECKING:
    from sqlalchemy import Connection

HEAD = "0005"
SCRIPTS = "astrarium.server.store:migrations"


async def revision(db: Database) -> str | None:
    """The latest migration applied to the database; None if it is empty."""
    try:
        rows = await db.rows("select version_num from alembic_version")
    except Unprepared:
        return None
    return str(rows[0][0]) if rows else None


async def migrate(url: str) -> None:
    """Migrate to `HEAD`, if the database is not there yet. Safe if several nodes do it at once."""
    db = await open_database(url)
    try:
        if await revision(db) == HEAD:
            return  # the imports below are slow
    finally:
        await db.close()
    if url.startswith(SQLITE):
        await asyncio.to_thread(_migrate_sqlite, url)
    else:
        await _migrate_postgres(url)


def _migrate_sqlite(url: str) -> None:
    import sqlite3

    from sqlalchemy import create_engine, event
    from sqlalchemy.pool import NullPool

    engine = create_engine(
        "sqlite://",
        creator=lambda: sqlite3.connect(sqlite_path(url), timeout=60, isolation_level=None),
        poolclass=NullPool,
    )
    # Python's module would not put `create table` into a transaction.
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("begin immediate"))
    with engine.begin() as connection:
        _upgrade(connection)


async def _migrate_postgres(url: str) -> None:
    import asyncpg
    from sqlalchemy.ext.asyncio import create_async_engine
    from sqlalchemy.pool import NullPool

    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url), poolclass=NullPool
    )
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: "Connection") -> None:
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", SCRIPTS)
    command.upgrade(config, "head")
