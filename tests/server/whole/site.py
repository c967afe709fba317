"""A small site: two nodes over a PostgreSQL database of their own and a NATS server of their own."""

import asyncio
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from astrarium.server.store.migrate import migrate

from ..databases import SERVER, admin
from ..node_process import NodeProcess
from ..private import PrivateNats


@contextmanager
def new_database() -> Iterator[str]:
    """An empty PostgreSQL database with our tables, gone afterwards."""
    name = f"astrarium_test_{os.getpid()}_{secrets.token_hex(4)}"
    try:
        asyncio.run(admin(f"create database {name}"))
    except ConnectionRefusedError:  # nobody there; one that is slow is waited for
        pytest.skip("no PostgreSQL server (ASTRARIUM_TEST_POSTGRES says where)")
    try:
        url = f"{SERVER}/{name}"
        asyncio.run(migrate(url))
        yield url
    finally:
        asyncio.run(admin(f"drop database {name} with (force)"))


@contextmanager
def open_site(folder: Path) -> Iterator[list[NodeProcess]]:
    with new_database() as url, PrivateNats() as nats:
        nodes = [
            NodeProcess(folder, database=url, nats=[nats.url], secret_key="x" * 40, thinkers=thinkers)
            for thinkers in (1, 0)
        ]
        try:
            yield [node.start() for node in nodes]
        finally:
            for node in nodes:
                node.stop()
