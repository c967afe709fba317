"""Both real databases, and a home server on each."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.sockets.home import Home, open_home
from tests.server.store.conftest import db, empty_postgres, open_another, postgres, sqlite_file, url

__all__ = ["db", "empty_postgres", "open_another", "postgres", "sqlite_file", "url"]


@pytest.fixture
async def either_home(tmp_path: Path, url: str) -> AsyncIterator[Home]:
    """A home server on SQLite, then on PostgreSQL."""
    async with open_home(tmp_path, database=url) as found:
        yield found
