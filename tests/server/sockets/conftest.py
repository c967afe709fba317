"""A home server for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ..installed import install
from .home import Home, open_home


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[Home]:
    async with open_home(tmp_path) as found:
        yield found


@pytest.fixture
async def bazaar(tmp_path: Path) -> AsyncIterator[Home]:
    """A home server with a game that has deals at any time and chances to step in."""
    with install(tmp_path / "site", "bazaar", "tests.conformance.bazaar:BAZAAR"):
        async with open_home(tmp_path, pass_delay=(0.1, 0.2)) as found:
            yield found


@pytest.fixture
async def slow_bazaar(tmp_path: Path) -> AsyncIterator[Home]:
    """A home server with the same game, whose automatic passes come so late that none happens during a test."""
    with install(tmp_path / "site", "bazaar", "tests.conformance.bazaar:BAZAAR"):
        async with open_home(tmp_path, pass_delay=(60.0, 60.0)) as found:
            yield found
