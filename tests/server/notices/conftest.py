"""Receivers of notices, and a home server that sends them there."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ..sockets.home import Home, open_home
from .desk import Desk, open_desk
from .push_service import PushService, open_service


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    async with open_desk() as found:
        yield found


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with open_service() as found:
        yield found


@pytest.fixture
async def home(tmp_path: Path, desk: Desk) -> AsyncIterator[Home]:
    async with open_home(tmp_path, smtp=desk.smtp, allow_private_webhooks=True) as found:
        yield found
