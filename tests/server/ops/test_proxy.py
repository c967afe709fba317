"""The proxy's configuration for real: two players through Caddy, while nodes come and go behind it.

Runs where Caddy is installed (or `ASTRARIUM_TEST_CADDY` says where it is).
"""

import asyncio
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from astrarium.kernel import Log, game, verify
from astrarium.server.store.migrate import migrate
from tests.server.node_process import NodeProcess
from tests.server.player import Player
from tests.server.ports import free_port
from tests.server.private import PrivateNats
from tests.server.until import until

from .conftest import NewUrl

CADDY = os.environ.get("ASTRARIUM_TEST_CADDY") or shutil.which("caddy")
FILE = Path(__file__).parents[3] / "deploy" / "Caddyfile"

pytestmark = pytest.mark.skipif(CADDY is None, reason="no Caddy (ASTRARIUM_TEST_CADDY says where)")


@pytest.fixture
def nodes(tmp_path: Path, unmigrated: NewUrl) -> Iterator[tuple[str, list[NodeProcess]]]:
    """The address of the proxy, and two nodes behind it."""
    url = unmigrated("postgres")
    asyncio.run(migrate(url))
    port = free_port()
    public = f"http://127.0.0.1:{port}"
    with PrivateNats() as nats:
        both = [
            NodeProcess(
                tmp_path, database=url, nats=[nats.url], public_url=public, thinkers=1, secret_key="x" * 40,
                trusted_proxies=["127.0.0.1"],
            )
            for _ in range(2)
        ]  # fmt: skip
        proxy = None
        try:
            for node in both:
                node.start()
            environment = {
                **os.environ, "ASTRARIUM_SITE": f"http://:{port}", "HOME": str(tmp_path),
                "XDG_DATA_HOME": str(tmp_path), "ASTRARIUM_NODES": " ".join(f"127.0.0.1:{node.port}" for node in both),
            }  # fmt: skip
            copy = tmp_path / "Caddyfile"
            copy.write_text("{\n\tadmin off\n}\n" + FILE.read_text())
            command = [CADDY or "", "run", "--config", str(copy), "--adapter", "caddyfile"]
            with (tmp_path / "caddy.log").open("wb") as log:
                proxy = subprocess.Popen(command, env=environment, stdout=log, stderr=log)  # noqa: S603
            asyncio.run(until(lambda: answers(public), 15))
            yield public, both
        finally:
            if proxy is not None:
                proxy.terminate()
                proxy.wait(15)
            for node in both:
                node.kill()


def answers(public: str) -> bool:
    try:
        return httpx.get(public + "/healthz").status_code == 200
    except httpx.TransportError:
        return False


def test_a_game_through_the_proxy_outlives_both_nodes(nodes: tuple[str, list[NodeProcess]]) -> None:
    asyncio.run(whole_game(*nodes))


async def whole_game(public: str, both: list[NodeProcess]) -> None:
    async with httpx.AsyncClient() as client:
        assert (await client.get(public + "/metrics")).status_code == 404
        assert (await client.get(public + "/readyz")).status_code == 404
    ann = await Player([public], "Ann", seed=1).enter()
    zoe = await Player([public], "Zoé", seed=2).enter()
    card = await ann.make(game="race", seats=3, bots=["random"])
    table = card["table"]
    await zoe.join(table, card["invite"])
    for player in (ann, zoe):
        await player.open()
        await player.watch(table)
    playing = asyncio.gather(ann.play(table, pause=0.2), zoe.play(table, pause=0.2))
    await until(lambda: len(ann.given) > 4, 30)
    assert await asyncio.to_thread(both[0].stop) == 0
    await until(lambda: len(ann.given) > 9, 30)
    await asyncio.to_thread(both[0].start)
    await asyncio.sleep(3)  # until the proxy has noticed
    assert ann.tables[table].stage == "playing"
    both[1].kill()
    answered = await asyncio.wait_for(playing, 90)
    assert min(answered) > 9
    assert ann.reconnects + zoe.reconnects > 0
    log = Log.from_json((await ann.request("GET", f"/tables/{table}/log")).text)
    assert verify(game("race"), log) is None
    written = [(entry.seat, entry.decision) for entry in log.entries if entry.act == "answer"]
    assert len(written) == len(set(written))
    assert {(given.seat, given.decision) for player in (ann, zoe) for given in player.given} <= set(written)
    for player in (ann, zoe):
        await player.shut()
