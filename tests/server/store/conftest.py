"""Each test runs over both real databases: a fresh SQLite file, and a database of its own on a PostgreSQL server."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import asyncpg
import pytest

from astrarium.server.store.database import Database
from astrarium.server.store.migrate import migrate
from astrarium.server.store.url import open_database

from ..databases import empty_databases

SUBJECTS = ["tables", "log", "snapshots", "seats", "persons", "sessions", "links", "chat", "mutes", "notices"]
SUBJECTS += [
    "nodes",
    "outages",
    "keys",
    "codes",
    "pushes",
    "unheard",
    "passkeys",
    "recovery_codes",
    "spent",
    "arrivals",
]

Open = Callable[[], Awaitable[Database]]


@pytest.fixture(scope="session")
def empty_postgres() -> Iterator[Callable[[], str]]:
    """A function that makes empty databases, dropped after the last test."""
    with empty_databases() as make:
        yield make


@pytest.fixture(scope="session")
def postgres(empty_postgres: Callable[[], str]) -> str:
    url = empty_postgres()
    asyncio.run(migrate(url))
    return url


async def emptied(url: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute("".join(f"delete from {subject};" for subject in SUBJECTS))  # noqa: S608
    await connection.close()


@pytest.fixture(scope="session")
def sqlite_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("sqlite") / "migrated.db"
    asyncio.run(migrate(f"sqlite:///{path}"))
    return path


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without tables."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/new/astrarium.db"
    make: Callable[[], str] = request.getfixturevalue("empty_postgres")
    return make()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A migrated database without rows."""
    if request.param == "sqlite":
        path = tmp_path / "astrarium.db"
        path.write_bytes(request.getfixturevalue("sqlite_file").read_bytes())
        return f"sqlite:///{path}"
    postgres: str = request.getfixturevalue("postgres")
    asyncio.run(emptied(postgres))
    return postgres


@pytest.fixture
async def open_another(url: str) -> AsyncIterator[Open]:
    """A function that opens the same database again, as another node would."""
    opened: list[Database] = []

    async def another() -> Database:
        opened.append(await open_database(url))
        return opened[-1]

    yield another
    for db in opened:
        await db.close()


@pytest.fixture
async def db(open_another: Open) -> Database:
    return await open_another()
