"""A database of a benchmark's own."""

import asyncpg

from astrarium.server.store.migrate import migrate

ADMIN = "postgresql://postgres@127.0.0.1:5432/postgres"


def say(text: str = "") -> None:
    print(text, flush=True)


async def fresh_database(name: str) -> str:
    """The address of an empty database of this name. One that is there already is dropped."""
    connection = await asyncpg.connect(ADMIN)
    await connection.execute(f'drop database if exists "{name}" with (force)')
    await connection.execute(f'create database "{name}"')
    settings = [await connection.fetchval(f"show {setting}") for setting in ("synchronous_commit", "fsync")]
    say(f"PostgreSQL {connection.get_server_version().major}: synchronous_commit {settings[0]}, fsync {settings[1]}")
    await connection.close()
    url = ADMIN.rpartition("/")[0] + "/" + name
    await migrate(url)
    return url
