"""`astrarium serve` and `astrarium worker` as people run them: links, signals, and messages if they cannot start."""

import asyncio
import re
import signal
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from astrarium.server.reach import addresses
from astrarium.server.store.migrate import migrate
from tests.server.databases import empty_databases
from tests.server.node_process import NodeProcess
from tests.server.player import Player
from tests.server.ports import free_port
from tests.server.private import PrivateNats
from tests.server.until import PATIENCE, until

from .driver import run
from .process import running


@pytest.fixture
def postgres() -> Iterator[str]:
    """An empty database."""
    with empty_databases() as make:
        yield make()


async def guest(link: str) -> Player:
    return await Player([link], "Ann").enter()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_alone_it_prints_a_link_that_works_and_ends_in_peace(tmp_path: Path, how: signal.Signals) -> None:
    with running(tmp_path, "serve", "--port", "0") as server:
        link = server.wait_for(r"served at (http://localhost:\d+)\n")
        assert httpx.get(link + "/readyz").status_code == 200, "the link works as soon as it is printed"
        assert "Only this computer comes in so far" in server.output

        async def whole() -> tuple[str, int]:
            player = await guest(link.replace("localhost", "127.0.0.1"))
            table = (await player.make(game="race", seats=2))["table"]
            await player.open()
            await player.watch(table)
            server.process.send_signal(how)
            await until(lambda: not player.is_connected)
            await player.shut()
            return table, await asyncio.to_thread(server.process.wait, PATIENCE)

        table, code = asyncio.run(whole())
        assert code == 0, server.output
        assert "Traceback" not in server.output
    data = tmp_path / "share" / "astrarium" / "astrarium.db"
    assert str(data) in server.output
    assert data.stat().st_mode & 0o077 == 0
    assert table in run("admin", "inspect", table, "--data", str(data)).output


def test_french(tmp_path: Path) -> None:
    with running(tmp_path, "serve", "--port", "0", LC_ALL="fr_FR.UTF-8") as server:
        assert server.wait_for(r"servi à l’adresse (http://localhost:\d+)\n")
        assert server.stop() == 0


def test_friends_on_the_network(tmp_path: Path) -> None:
    with running(tmp_path, "serve", "--port", "0", "--host", "0.0.0.0") as server:  # noqa: S104
        server.wait_for("(Ctrl-C)")
        links = re.findall(r"Friends on your network: (http://\S+)", server.output)
        port = int(server.wait_for(r"http://localhost:(\d+)"))
        known = [addresses.link(own, port) for own in addresses.own_addresses() if ":" not in own]
        assert links == [link for link in known if link in links], "a machine may have addresses that lead nowhere"
        for link in links:
            me = asyncio.run(guest(link))
            assert asyncio.run(me.http("GET", "/tables/mine"))["tables"] == []
            assert asyncio.run(me.http("GET", "/addresses"))["links"] == links, "pages say the same"
        foreign = httpx.get(links[0] + "/api/v1/games", headers={"host": "evil.example.com"}) if links else None
        assert foreign is None or foreign.status_code == 421


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", free_port()))
        other.listen()
        port = other.getsockname()[1]
        result = run("serve", "--port", str(port), "--data", str(tmp_path / "a.db"), "--lang", "en")
    assert result.exit_code == 1
    assert f"127.0.0.1:{port}" in result.output
    assert f"--port {port + 1}" in " ".join(result.output.split())
    assert "Traceback" not in result.output


def test_a_data_file_that_another_server_has(tmp_path: Path) -> None:
    data = str(tmp_path / "a.db")
    with running(tmp_path, "serve", "--port", "0", "--data", data) as server:
        link = server.wait_for(r"served at (http://localhost:\d+)\n")
        for language, says in (("en", "is being served already, at"), ("fr", "est déjà servi, à l’adresse")):
            with running(tmp_path, "serve", "--port", "0", "--data", data, "--lang", language) as second:
                assert second.process.wait(60) == 1, second.output
            said = " ".join(second.output.split())
            assert f"{says} {link}" in said
            assert "Traceback" not in said
        assert httpx.get(link + "/readyz").status_code == 200, "the first goes on"
        assert server.stop() == 0


def test_an_address_of_somebody_else(tmp_path: Path) -> None:
    result = run("serve", "--host", "203.0.113.7", "--port", "0", "--data", str(tmp_path / "a.db"))
    assert result.exit_code == 1
    assert "203.0.113.7" in result.output


def test_settings_that_make_no_sense(tmp_path: Path) -> None:
    site = tmp_path / "site.toml"
    site.write_text("prot = 80\n")
    result = run("serve", "--config", str(site))
    assert result.exit_code == 2
    assert "prot" in result.output


def test_a_home_of_a_newer_version(tmp_path: Path) -> None:
    data = tmp_path / "a.db"
    assert run("admin", "migrate", "--data", str(data)).exit_code == 0
    connection = sqlite3.connect(data)
    connection.execute("update alembic_version set version_num = '9999'")
    connection.commit()
    connection.close()
    result = run("serve", "--data", str(data), "--port", "0", "--lang", "en")
    assert result.exit_code == 1
    assert "newer version of Astrarium (9999)" in " ".join(result.output.split())


def test_a_site_that_is_not_migrated(tmp_path: Path, postgres: str) -> None:
    site = tmp_path / "site.toml"
    site.write_text(f'database = "{postgres}"\nport = 0\n')
    result = run("serve", "--config", str(site), "--lang", "en")
    assert result.exit_code == 1
    assert "astrarium admin migrate" in " ".join(result.output.split())
    assert run("admin", "migrate", "--config", str(site)).exit_code == 0
    with running(tmp_path, "serve", "--config", str(site)) as server:
        server.wait_for("(Ctrl-C)")
        assert server.stop() == 0


def test_a_site_whose_database_is_away(tmp_path: Path, postgres: str) -> None:
    site = tmp_path / "site.toml"
    for url in (f"postgresql://u:hidden@127.0.0.1:{free_port()}/x", postgres + "_absent"):
        site.write_text(f'database = "{url}"\nport = 0\n')
        result = run("serve", "--config", str(site), "--lang", "en")
        assert result.exit_code == 1
        assert "The database cannot be used" in result.output
        assert "hidden" not in result.output
        assert "Traceback" not in result.output


def test_a_worker_needs_a_site() -> None:
    result = run("worker", "--lang", "en")
    assert result.exit_code == 2
    assert "nats" in result.output


def test_a_worker_thinks_for_the_nodes_and_leaves_in_peace(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/site.db"
    asyncio.run(migrate(url))
    with PrivateNats() as nats:
        node = NodeProcess(tmp_path, database=url, nats=[nats.url], thinkers=0, bot_tables=True)
        try:
            node.start()
            with running(tmp_path, "worker", "--config", str(node.config), "--processes", "1") as worker:
                asyncio.run(bots_alone(node.url))
                assert worker.stop() == 0, worker.output
            assert "Traceback" not in worker.output
            assert node.stop() == 0
        finally:
            node.kill()


async def bots_alone(url: str) -> None:
    """Wait until a table of bots makes progress."""
    player = await guest(url)
    wish = {"game": "race", "seats": 2, "bots": ["random", "random"], "public": True}
    card = await player.http("POST", "/tables", {"wish": wish, "keep": 0})
    await player.open()
    await player.watch(card["table"])
    # After its first answer a bot rests twice as long as the process took to start.
    await player.until(lambda: player.tables[card["table"]].version > 12, 3 * PATIENCE)
    await player.shut()
