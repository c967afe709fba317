"""A node whose database accepts no writes tells its load balancer, and logs why."""

import resource
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from astrarium.server.config import Config
from astrarium.server.live import store_health
from astrarium.server.live.table import live_table
from astrarium.server.node import Node
from astrarium.server.store.database import Unavailable
from astrarium.server.store.migrate import migrate

from ..node_process import NodeProcess
from ..ops.played_tables import begun, play
from ..until import PATIENCE

SMALL = 16_384  # bytes: more than the log of the node, less than its database


def until_true(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.1)


def test_readiness_follows_what_the_database_takes(tmp_path: Path) -> None:
    """A node whose files cannot grow, as on a full disk, is not ready; once there is room, it is ready again."""
    node = NodeProcess(tmp_path, database=f"sqlite:///{tmp_path}/site.db")
    try:
        node.start()
        until_true(lambda: (tmp_path / "site.db-wal").stat().st_size > SMALL)
        _, most = resource.prlimit(node.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(node.pid, resource.RLIMIT_FSIZE, (SMALL, most))
        until_true(lambda: httpx.get(node.url + "/readyz", timeout=10).status_code == 503)
        assert httpx.get(node.url + "/readyz", timeout=10).text == "the database takes nothing\n"
        assert httpx.get(node.url + "/healthz", timeout=10).status_code == 200
        assert "astrarium_database_writable 0.0" in httpx.get(node.url + "/metrics", timeout=10).text
        assert "the store is away: disk I/O error" in node.log.read_text()
        resource.prlimit(node.pid, resource.RLIMIT_FSIZE, (most, most))
        until_true(lambda: httpx.get(node.url + "/readyz", timeout=10).status_code == 200)
        assert "astrarium_database_writable 1.0" in httpx.get(node.url + "/metrics", timeout=10).text
    finally:
        node.kill()


async def test_an_entry_that_cannot_be_written_counts_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A refused entry alone reports trouble: heartbeats change rows in place and may fit where nothing new does."""
    monkeypatch.setattr(live_table, "PATIENCE", 0.0)
    url = f"sqlite:///{tmp_path}/a.db"
    await migrate(url)
    node = await Node.start(Config(database=url))
    try:
        live = await begun(node, "tiny")
        [(pages,)] = await node.database.rows("pragma page_count")
        await node.database.rows(f"pragma max_page_count = {pages}")
        with pytest.raises(Unavailable, match="disk is full"):
            await play(live, 5_000)
        assert node.services.store_health.trouble == "database or disk is full"
        await node.database.rows(f"pragma max_page_count = {1000 * pages}")
        assert await play(live, 1) == 1
        assert node.services.store_health.trouble == ""
        node.services.store_health.entry("full")
        monkeypatch.setattr(store_health, "DOUBT", -1.0)
        assert node.services.store_health.trouble == "", "it is tried again"
    finally:
        await node.close()
