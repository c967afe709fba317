"""Databases of either kind with tables that were really played, and a node on them."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from astrarium.server.config import Config
from astrarium.server.node import Node
from astrarium.server.store.migrate import migrate

from ..databases import empty_databases

NewUrl = Callable[[str], str]


@pytest.fixture
def unmigrated(tmp_path: Path) -> Iterator[NewUrl]:
    """A function that makes new databases of a given kind, dropped after the test."""
    with empty_databases() as empty:

        def make(kind: str) -> str:
            return f"sqlite:///{tmp_path}/{secrets.token_hex(4)}.db" if kind == "sqlite" else empty()

        yield make


@pytest.fixture
def new_url(unmigrated: NewUrl) -> NewUrl:
    """A function that makes new, migrated databases of a given kind, dropped after the test."""

    def make(kind: str) -> str:
        url = unmigrated(kind)
        asyncio.run(migrate(url))
        return url

    return make


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, new_url: NewUrl) -> str:
    return new_url(request.param)


@pytest.fixture
async def node(url: str) -> AsyncIterator[Node]:
    """A node that nobody is connected to."""
    made = await Node.start(Config(database=url, port=0))
    yield made
    await made.close()
