"""PostgreSQL goes away, hangs and comes back: callers are told soon, nothing promised is lost, the pools heal."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from astrarium.server.store.database import Unavailable
from astrarium.server.store.migrate import migrate
from astrarium.server.store.postgres import PostgresDatabase
from astrarium.server.store.tables import Tables

from ..ports import free_port
from ..private import PrivatePostgres
from ..until import PATIENCE, until
from .samples import entry, new_table


@pytest.fixture
def server() -> Iterator[PrivatePostgres]:
    if not (shutil.which("initdb") and Path("/proc/self/task").exists()):
        pytest.skip("no initdb here")
    with PrivatePostgres() as server:
        yield server


async def calm(db: PostgresDatabase) -> None:
    """Wait until the database answers again."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await db.ping()
            except Unavailable:
                await asyncio.sleep(0.05)


async def test_it_heals(server: PrivatePostgres) -> None:
    with pytest.raises(Unavailable):
        await PostgresDatabase.connect(f"postgresql://127.0.0.1:{free_port()}/postgres", patience=1)
    await migrate(server.url)
    patient, db = await PostgresDatabase.connect(server.url), await PostgresDatabase.connect(server.url, patience=1)
    tables = [(await new_table(patient)).id for _ in range(16)]
    await patient.close()
    promised = dict.fromkeys(tables, 0)
    told = 0
    stop = False

    async def play(table: int) -> None:
        nonlocal told
        seq = 1
        while not stop:
            try:
                if await db.append(entry(table, seq)):
                    promised[table] = seq
                seq += 1
            except Unavailable:  # it may have been written or not: the same number again finds out
                told += 1
                await asyncio.sleep(0.02)

    async def play_on() -> None:
        """Play until another entry was acknowledged at every table."""
        before = dict(promised)
        await until(lambda: all(promised[table] > before[table] for table in tables))

    players = [asyncio.create_task(play(table)) for table in tables]
    await play_on()
    await asyncio.to_thread(server.stop, "immediate")
    with pytest.raises(Unavailable):
        await db.rows("select 1")
    with pytest.raises(Unavailable):
        await db.transact([("select 1", ())])
    await asyncio.to_thread(server.start)
    await calm(db)
    await play_on()

    server.freeze()
    calls = (db.ping(), db.transact([("select 1", ())] * 3), db.claim_due(1, 1, 1), db.append(entry(1, 1)))
    async with asyncio.timeout(PATIENCE):  # the server answers nobody until it is told to go on
        ends = await asyncio.gather(*calls, return_exceptions=True)
    assert all(isinstance(end, Unavailable) for end in ends)
    server.thaw()
    await calm(db)
    await play_on()

    stop = True
    await asyncio.gather(*players)
    assert told
    await db.close()
    patient = await PostgresDatabase.connect(server.url)
    for table in tables:
        stored = [one.seq for one in await Tables(patient).entries(table)]
        assert stored == list(range(len(stored)))
        assert len(stored) > promised[table]
    await patient.close()


async def test_what_takes_too_long_says_so(postgres: str) -> None:
    """The error names the timeout. A fault once found: it named only a connection that had been ended twice."""
    db = await PostgresDatabase.connect(postgres, patience=2)
    with pytest.raises(Unavailable, match="TimeoutError"):
        await db.transact([("select 1", ()), ("select pg_sleep(60)", ())])
    await calm(db)
    await db.close()
