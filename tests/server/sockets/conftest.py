"""A home for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .home import Home, open_home


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[Home]:
    async with open_home(tmp_path) as found:
        yield found
