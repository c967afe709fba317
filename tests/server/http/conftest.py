"""Servers at home and on a site."""

from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest

from astrarium.server.config import Config
from astrarium.server.ids import new_id, spell

from .house import SITE, House, open_house

POSTGRES = "postgresql://postgres@127.0.0.1:5432"


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    """A home server: no mail, no public URL."""
    async with open_house(f"sqlite:///{tmp_path / 'home.db'}", Config(), mail=False) as house:
        yield house


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[House]:
    """A site: a public URL with https, and mail."""
    async with open_house(f"sqlite:///{tmp_path / 'site.db'}", Config(public_url=SITE)) as house:
        yield house


@pytest.fixture
async def postgres_site() -> AsyncIterator[House]:
    """A site over PostgreSQL, in a database of its own."""
    name = f"astrarium_http_{spell(new_id())}"
    admin = await asyncpg.connect(f"{POSTGRES}/postgres")
    try:
        await admin.execute(f"create database {name}")
        try:
            async with open_house(f"{POSTGRES}/{name}", Config(public_url=SITE)) as house:
                yield house
        finally:
            await admin.execute(f"drop database {name} with (force)")
    finally:
        await admin.close()
