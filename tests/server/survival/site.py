"""A whole site on this computer: a private PostgreSQL, a private NATS, and node processes, all of which tests break."""

import asyncio
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any, Self

import asyncpg
import httpx
import pytest

from astrarium.server.store.migrate import migrate

from ..node_process import NodeProcess
from ..private import PrivateNats, PrivatePostgres
from ..until import PATIENCE

LONG = os.environ.get("ASTRARIUM_SURVIVAL") == "long"
# How soon all is well again is judged in the long form, which is run alone on its machine; here, that it is.
BOUNDS = {"kill": 10.0, "crash": 12.0, "behind": 5.0} if LONG else dict.fromkeys(("kill", "crash", "behind"), PATIENCE)
only_long = pytest.mark.skipif(not LONG, reason="waits for long: `make survival`")


class Site:
    """A site on free ports and in a folder of its own; `heal` restarts what a test has stopped."""

    def __init__(self, nodes: int = 2) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="site-"))
        self.postgres = PrivatePostgres()
        self.nats = PrivateNats()
        self.nodes: list[NodeProcess] = []
        self._wanted = nodes

    @property
    def database(self) -> str:
        return self.postgres.url

    @property
    def urls(self) -> list[str]:
        return [node.url for node in self.nodes]

    def urls_from(self, first: int) -> list[str]:
        """The URLs for a client that prefers one node and may use the others."""
        return self.urls[first:] + self.urls[:first]

    def __enter__(self) -> Self:
        try:
            self.postgres.start()
            self.nats.start()
            asyncio.run(migrate(self.database))
            settings: dict[str, Any] = {
                "database": self.database,
                "nats": [self.nats.url],
                "secret_key": "x" * 40,
                "thinkers": 1,
            }
            self.nodes = [NodeProcess(self.folder, **settings) for _ in range(self._wanted)]
            for node in self.nodes:
                node.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        for node in self.nodes:
            node.kill()
        self.nats.__exit__()
        self.postgres.__exit__()
        shutil.rmtree(self.folder, ignore_errors=True)

    def heal(self) -> None:
        """Restart whatever of the site does not run."""
        if not self.postgres.running:
            self.postgres.start()
        if not self.nats.running:
            self.nats.start()
        for node in self.nodes:
            if node.process is None or node.process.poll() is not None:
                node.start()
            node.wait_ready()

    def spare_database(self) -> str:
        """Make another database on the same server, for nodes outside this site; returns its URL."""
        name = f"spare_{os.urandom(4).hex()}"
        url = self.database.rpartition("/")[0] + "/" + name
        asyncio.run(_create(self.database, name))
        asyncio.run(migrate(url))
        return url

    async def metric(self, node: NodeProcess, name: str) -> float:
        """A metric of a node; 0 if the node does not answer."""
        try:
            async with httpx.AsyncClient(timeout=PATIENCE) as client:
                text = (await client.get(node.url + "/metrics")).text
        except httpx.TransportError:
            return 0.0
        return next(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name + " "))

    async def total(self, name: str) -> float:
        """The sum of a metric over all nodes."""
        return sum(await asyncio.gather(*(self.metric(node, name) for node in self.nodes)))


async def _create(url: str, name: str) -> None:
    connection = await asyncpg.connect(url, timeout=PATIENCE)
    try:
        await connection.execute(f"create database {name}")
    finally:
        await connection.close()


def memory(node: NodeProcess) -> float:
    """The memory of the node's process in megabytes."""
    assert node.process is not None
    text = Path(f"/proc/{node.process.pid}/status").read_text()
    return next(int(line.split()[1]) / 1024 for line in text.splitlines() if line.startswith("VmRSS:"))
