"""Every line about a table names it; every line within a request, or of a connection, names that too."""

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from astrarium.server.config import Config
from astrarium.server.ids import new_id, spell
from astrarium.server.live.duties.timekeeper import Timekeeper
from astrarium.server.node import Node
from astrarium.server.store.database import Unavailable
from astrarium.server.tables.fold import Diverged
from astrarium.server.telemetry.logs import set_up_logs
from astrarium.server.thinking.base import Job, Thought
from astrarium.server.thinking.pool import PoolThinker
from tests.server.player import Player
from tests.server.until import until

from .house import House, served
from .played_tables import begun


class Lines:
    """The lines that were logged."""

    def __init__(self) -> None:
        self.stream = io.StringIO()

    def all(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.stream.getvalue().splitlines()]

    def one(self, words: str) -> dict[str, Any]:
        [found] = [line for line in self.all() if words in line["event"]]
        return found


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[Lines]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    found = Lines()
    for client in ("httpx", "httpcore", "websockets"):  # the test's own
        monkeypatch.setattr(logging.getLogger(client), "level", logging.ERROR)
    set_up_logs(as_json=True, level="DEBUG", stream=found.stream)
    yield found
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture
def config(tmp_path: Path) -> Config:
    return Config(database=f"sqlite:///{tmp_path}/a.db", port=0)


class Broken(Exception):  # noqa: N818
    """An unexpected error."""


async def fail(*_: object, **__: object) -> Any:
    raise Broken


async def guest_with_table(house: House) -> tuple[Player, str]:
    player = await Player([house.url], "Ann").enter()
    return player, str((await player.make(game="race", seats=2))["table"])


async def test_a_request_that_fails(lines: Lines, config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(config) as house:
        player, table = await guest_with_table(house)
        monkeypatch.setattr(house.node.services.chat, "latest", fail)
        reply = await player.request("GET", f"/tables/{table}/chat")
    assert reply.status_code == 500
    line = lines.one("a request failed")
    assert (line["request"], line["table"]) == (reply.headers["x-request-id"], table)
    assert line["level"] == "error"
    assert "Broken" in line["exception"]
    assert player.cookie.partition("=")[2] not in lines.stream.getvalue()


async def test_what_a_request_leaves_to_others_still_names_it(
    lines: Lines, config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is opened by another task; a line of that task still names the request and the table."""
    async with served(config) as house:
        player, table = await guest_with_table(house)
        house.node.hub.drop(house.node.hub.tables[0].id)

        async def warn(number: int) -> Any:
            logging.getLogger("astrarium.test").warning("opening")
            raise Unavailable

        monkeypatch.setattr(house.node.services.tables, "head", warn)
        reply = await player.request("GET", f"/tables/{table}")
    assert reply.status_code == 503
    line = lines.one("opening")
    assert (line["request"], line["table"]) == (reply.headers["x-request-id"], table)


async def test_an_ask_that_fails(lines: Lines, config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(config) as house:
        player, table = await guest_with_table(house)
        await player.open()
        await player.watch(table)
        monkeypatch.setattr(house.node.services.chat, "add", fail)
        reply = await player.ask("say", table=table, text="the word is plover")
        await player.ask("ping")
        await player.shut()
    assert reply["code"] == "internal"
    line = lines.one("an ask failed")
    assert line["table"] == table
    assert len(line["connection"]) == 12
    assert "plover" not in lines.stream.getvalue()


async def test_what_happens_by_itself_at_a_table(lines: Lines, config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    node = await Node.start(config)
    try:
        live = await begun(node, "race")
        thought = Thought(live.id, 0, 8, [0])
        monkeypatch.setattr(live, "do", _raising(Unavailable()))
        await node.hub.take_thought(thought)
        assert lines.one("a bot's answer is asked for again later")["table"] == live.name
        monkeypatch.setattr(live, "do", _raising(Diverged("entry 9")))
        await node.hub.take_thought(thought)
        assert lines.one("a table is parked for 1 min: rules, Diverged: entry 9")["table"] == live.name
        other = await begun(node, "race")
        monkeypatch.setattr(other, "catch_up", _raising(Broken("no idea")))
        for _ in range(3):
            await node.database.run("update tables set wake_at = 1 where id = $1", other.id)
            await _time(node).tick()
        line = lines.one("a table is parked for 1 min: error, Broken: no idea")
        assert (line["table"], line["level"]) == (other.name, "error")
        assert "Traceback" in line["exception"]
    finally:
        await node.close()


async def test_a_bot_that_cannot_think(lines: Lines) -> None:
    table = new_id()
    thinker = PoolThinker(lambda thought: None, 1, think=_no_thought)
    thinker.submit(Job(table, 1, 9, "race", "greedy", 1, {}))
    await until(lambda: "could not think" in lines.stream.getvalue())
    await thinker.close()
    assert lines.one("could not think")["table"] == spell(table)


async def test_few_lines_for_much_play(lines: Lines, config: Config) -> None:
    """At INFO a person costs one line, and a game none at all."""
    logging.getLogger().setLevel("INFO")
    async with served(config) as house:
        player, table = await guest_with_table(house)
        other = await Player([house.url], "Zoé", seed=2).enter()
        before = len(lines.all())
        await other.join(table, (await player.http("GET", f"/tables/{table}"))["invite"])
        for who in (player, other):
            await who.open()
            await who.watch(table)
        assert player.tables[table].stage == "playing"
        assert await player.play(table, most=1) == 1
        await player.shut()
        await other.shut()
        assert len(lines.all()) == before
    assert [line["event"].split()[0] for line in lines.all()] == ["node", "signed", "signed", "node"]


def test_plain_lines_for_a_person(lines: Lines) -> None:
    set_up_logs(as_json=False, stream=lines.stream)
    logging.getLogger("astrarium.test").warning("no disk", extra={"table": "abcdefghjkmn"})
    text = lines.stream.getvalue()
    assert "no disk" in text
    assert "table=abcdefghjkmn" in text
    assert not text.startswith("{")


def _raising(error: Exception) -> Any:
    async def work(*_: object) -> None:
        raise error

    return work


def _no_thought(job: Job) -> Thought:
    raise ValueError("no idea")


def _time(node: Node) -> Timekeeper:
    return node._time
