"""Databases for tests on a real PostgreSQL server."""

import asyncio
import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import asyncpg
import pytest

from .until import PATIENCE

SERVER = os.environ.get("ASTRARIUM_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432")


async def admin(sql: str) -> None:
    connection = await asyncpg.connect(f"{SERVER}/postgres", timeout=PATIENCE)
    try:
        await connection.execute(sql)
    finally:
        await connection.close()


@contextmanager
def empty_databases() -> Iterator[Callable[[], str]]:
    """A function that makes empty databases, which are dropped at the end of the block."""
    made: list[str] = []

    def make() -> str:
        name = f"astrarium_test_{os.getpid()}_{secrets.token_hex(4)}"
        try:
            asyncio.run(admin(f"create database {name}"))
        except ConnectionRefusedError:  # nobody there; one that is slow is waited for
            pytest.skip("no PostgreSQL server (ASTRARIUM_TEST_POSTGRES says where)")
        made.append(name)
        return f"{SERVER}/{name}"

    yield make
    for name in made:
        asyncio.run(admin(f"drop database {name} with (force)"))
