"""`astrarium serve --nodes`: several processes behind one port, on a real PostgreSQL and NATS."""

import asyncio
import os
import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from tests.server.node_process import NO_TLS
from tests.server.player import Player
from tests.server.private import PrivateNats
from tests.server.sockets.home import play_on, sit
from tests.server.until import PATIENCE, until
from tests.server.whole.site import new_database

from .driver import run
from .process import Running, running

SECRET = "x" * 40


@dataclass
class Together:
    """Two nodes behind one port, as somebody started them."""

    command: Running
    link: str
    own: list[str]  # the links of the nodes' own ports
    config: Path

    @property
    def pids(self) -> list[int]:
        """The processes of the nodes, the latest last."""
        parent = self.command.process.pid
        return [int(pid) for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


def is_ready(link: str) -> bool:
    try:
        return httpx.get(link + "/readyz", timeout=2, verify=NO_TLS).status_code == 200
    except httpx.TransportError:
        return False


def runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


@contextmanager
def together(folder: Path) -> Iterator[Together]:
    with new_database() as url, PrivateNats() as nats:
        config = folder / "site.toml"
        config.write_text(
            f'database = "{url}"\nnats = ["{nats.url}"]\nsecret_key = "{"x" * 40}"\nport = 0\nthinkers = 0\n'
        )
        with running(folder, "serve", "--config", str(config), "--nodes", "2") as command:
            command.wait_for("(Ctrl-C)")
            link = command.wait_for(r"served at (http://localhost:\d+)\n")
            ports = re.findall(r"\d+", command.wait_for(r"each has its own: (.*)\n"))
            yield Together(command, link, [f"http://127.0.0.1:{port}" for port in ports], config)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Together]:
    with together(tmp_path_factory.mktemp("nodes")) as nodes:
        yield nodes


async def person(link: str, name: str) -> Player:
    return await (await Player([link], name).enter()).open()


async def test_people_at_one_table_are_at_different_nodes(site: Together) -> None:
    ann, bea = await person(site.own[0], "Ann"), await person(site.own[1], "Béa")
    table = await sit(ann, bea)
    await play_on(table, 6, ann, bea)
    assert ann.tables[table].version == bea.tables[table].version > 6
    assert ann.tables[table].waiting == bea.tables[table].waiting
    await ann.shut()
    await bea.shut()


async def test_the_system_deals_connections_out_to_all_nodes(site: Together) -> None:
    async def asked(link: str) -> bool:
        async with httpx.AsyncClient(verify=NO_TLS) as client:
            return 'path="/api/v1/games"' in (await client.get(link + "/metrics")).text

    async with asyncio.timeout(PATIENCE):
        while not all([await asked(link) for link in site.own]):
            async with httpx.AsyncClient(verify=NO_TLS) as client:  # a new connection each time
                assert (await client.get(site.link + "/api/v1/games")).status_code == 200


async def test_a_node_that_is_killed_comes_back_and_its_people_play_on(site: Together) -> None:
    ann, bea = await person(site.own[0], "Ann"), await person(site.own[1], "Béa")
    table = await sit(ann, bea)
    await play_on(table, 4, ann, bea)
    before = site.pids
    os.kill(before[1], signal.SIGKILL)
    await until(lambda: not bea.is_connected)
    await until(lambda: len(site.pids) == 2 and site.pids != before and all(map(is_ready, site.own)))
    assert before[0] in site.pids, "the other node goes on"
    assert re.search(r"node 2 has ended \(-9\); it starts again", site.command.output)
    await bea.open()
    await bea.watch(table)
    await play_on(table, 4, ann, bea)
    await ann.shut()
    await bea.shut()


def test_a_second_fleet_does_not_share_the_port_unasked(site: Together) -> None:
    port = site.link.rpartition(":")[2]
    result = run("serve", "--config", str(site.config), "--nodes", "2", "--port", port, "--lang", "en")
    assert result.exit_code == 1
    assert "Somebody listens on" in result.output


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_all_in_peace(tmp_path: Path, how: signal.Signals) -> None:
    with together(tmp_path) as site:
        pids = site.pids

        async def leave() -> list[list[str]]:
            people = [await person(link, "Ann") for link in site.own]
            site.command.process.send_signal(how)
            await until(lambda: not any(player.is_connected for player in people))
            byes = [player.byes for player in people]
            for player in people:
                await player.shut()
            return byes

        assert asyncio.run(leave()) == [["shutdown"], ["shutdown"]]
        assert site.command.process.wait(PATIENCE) == 0, site.command.output
        assert not any(map(runs, pids))
        assert "Traceback" not in site.command.output


def test_nodes_do_not_outlive_their_parent(tmp_path: Path) -> None:
    with together(tmp_path) as site:
        pids = site.pids
        assert len(pids) == 2
        site.command.process.kill()
        asyncio.run(until(lambda: not any(map(runs, pids))))


@pytest.mark.parametrize(
    ("database", "nats", "wanted", "english", "french"),
    [
        ("", "nats://127.0.0.1:1", "2", "by PostgreSQL and NATS", "par PostgreSQL et NATS"),
        ("postgresql://u@127.0.0.1:1/x", "", "auto", "by PostgreSQL and NATS", "par PostgreSQL et NATS"),
        ("", "", "0", "a number from 1 to", "un nombre de 1 à"),
        ("", "", "many", "not “many”", "pas « many »"),
    ],
)
def test_what_is_refused(tmp_path: Path, database: str, nats: str, wanted: str, english: str, french: str) -> None:
    config = tmp_path / "site.toml"
    known = {"database": f'"{database}"' if database else "", "nats": f'["{nats}"]' if nats else ""}
    config.write_text("".join(f"{name} = {value}\n" for name, value in known.items() if value))
    for language, said in (("en", english), ("fr", french)):
        result = run("serve", "--config", str(config), "--nodes", wanted, "--lang", language)
        assert result.exit_code == 2
        assert said in " ".join(result.output.split())


def test_one_node_may_be_asked_for_anywhere(tmp_path: Path) -> None:
    data = str(tmp_path / "a.db")
    with running(tmp_path, "serve", "--data", data, "--port", "0", "--nodes", "1") as server:
        server.wait_for("(Ctrl-C)")
        assert server.stop() == 0
