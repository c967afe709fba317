"""The database and the settings of the nodes that are measured."""

import asyncpg

from astrarium.server.store.migrate import migrate

from .measures import say

ADMIN = "postgresql://postgres@127.0.0.1:5432/postgres"
NATS = "nats://127.0.0.1:4222"
DATABASE = "astrarium_load"
LIMITS = {
    "messages_per_second": 1_000_000, "message_burst": 1_000_000, "requests_per_second": 100_000,
    "request_burst": 100_000, "guests_per_minute": 1_000_000, "guest_burst": 1_000_000,
    "connections_per_address": 20_000, "handshakes_per_second": 100_000, "handshake_burst": 100_000,
    "address_work_per_second": 10_000_000, "address_work_burst": 10_000_000,
    "tables_per_hour": 1_000_000, "table_burst": 1_000_000, "tables_per_guest": 1_000_000, "guests_per_day": 1_000_000,
    "thoughts_per_host": 1_000,
}  # fmt: skip


async def fresh_database(name: str = DATABASE) -> str:
    """The URL of an empty database of this name, migrated."""
    connection = await asyncpg.connect(ADMIN)
    await connection.execute(f"drop database if exists {name} with (force)")
    await connection.execute(f"create database {name}")
    settings = [await connection.fetchval(f"show {name}") for name in ("synchronous_commit", "fsync")]
    say(f"PostgreSQL {connection.get_server_version().major}: synchronous_commit {settings[0]}, fsync {settings[1]}")
    await connection.close()
    url = ADMIN.rpartition("/")[0] + "/" + name
    await migrate(url)
    return url
