"""PostgreSQL goes away, hangs and comes back: callers are told soon, nothing promised is lost, the pools heal."""

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from astrarium.server.store.database import Unavailable
from astrarium.server.store.migrate import migrate
from astrarium.server.store.postgres import PostgresDatabase
from astrarium.server.store.tables import Tables

from ..ports import free_port
from ..until import PATIENCE, until
from .samples import entry, new_table


class PrivateServer:
    """A PostgreSQL server that a test may stop."""

    def __init__(self, home: Path) -> None:
        self.data = home / "data"
        self.port = free_port()
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        self._do("initdb", "-U", "postgres", "-A", "trust", "--no-sync", "-D", str(self.data))
        options = f"listen_addresses='127.0.0.1'\nport={self.port}\nunix_socket_directories=''\nshared_buffers=16MB\n"
        options += "fsync=off\n"  # what is written survives a killed server: the system's cache outlives it
        (self.data / "postgresql.auto.conf").write_text(options)

    def start(self) -> None:
        self._do("pg_ctl", "start", "-w", "-D", str(self.data), "-l", str(self.data / "server.log"))

    def stop(self) -> None:
        self._do("pg_ctl", "stop", "-w", "-m", "immediate", "-D", str(self.data))

    def signal(self, number: int) -> None:
        """To the server and all that it started, as if the whole machine did not answer."""
        postmaster = int((self.data / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
        for process in (postmaster, *map(int, children)):
            os.kill(process, number)

    def _do(self, *command: str) -> None:
        as_postgres = ("runuser", "-u", "postgres", "--") if os.getuid() == 0 else ()
        subprocess.run([*as_postgres, *command], check=True, stdout=subprocess.DEVNULL, cwd="/")  # noqa: S603


@pytest.fixture
def server() -> Iterator[PrivateServer]:
    if not (shutil.which("initdb") and Path("/proc/self/task").exists()):
        pytest.skip("no initdb here")
    home = Path(tempfile.mkdtemp())
    if os.getuid() == 0:
        shutil.chown(home, "postgres")
    server = PrivateServer(home)
    server.start()
    yield server
    server.stop()
    shutil.rmtree(home)


async def calm(db: PostgresDatabase) -> None:
    """Wait until the database answers again."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await db.ping()
            except Unavailable:
                await asyncio.sleep(0.05)


async def test_it_heals(server: PrivateServer) -> None:
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
        """Until something more was promised at every table."""
        before = dict(promised)
        await until(lambda: all(promised[table] > before[table] for table in tables))

    players = [asyncio.create_task(play(table)) for table in tables]
    await play_on()
    await asyncio.to_thread(server.stop)
    with pytest.raises(Unavailable):
        await db.rows("select 1")
    with pytest.raises(Unavailable):
        await db.transact([("select 1", ())])
    await asyncio.to_thread(server.start)
    await calm(db)
    await play_on()

    server.signal(signal.SIGSTOP)
    calls = (db.ping(), db.transact([("select 1", ())] * 3), db.claim_due(1, 1, 1), db.append(entry(1, 1)))
    async with asyncio.timeout(PATIENCE):  # the server answers nobody until it is told to go on
        ends = await asyncio.gather(*calls, return_exceptions=True)
    assert all(isinstance(end, Unavailable) for end in ends)
    server.signal(signal.SIGCONT)
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
