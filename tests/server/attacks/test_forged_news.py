"""A stranger who may publish on NATS can write no log, tell nobody anything, and sign nobody out."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import nats as nats_py
import pytest
from nats.aio.client import Client
from nats.aio.msg import Msg

from astrarium.server.ids import read_id
from astrarium.server.live.news import Entered, Spoken, ToPerson, encode_news, person_subject, table_subject
from astrarium.server.tables import entries as e
from astrarium.server.thinking.base import Thought
from astrarium.server.thinking.stream import THOUGHTS
from astrarium.server.wire.messages import Turn, encode

from ..player import Player, random_choice
from ..private import PrivateNats
from ..sockets.home import Home, asked, open_home, sit
from ..until import until


@asynccontextmanager
async def attacked(folder: Path) -> AsyncIterator[tuple[Home, Client]]:
    """A node without thinkers for its bots, and a stranger on its NATS."""
    with PrivateNats() as nats:
        async with open_home(folder, nats=[nats.url], thinkers=0) as home:
            client = await nats_py.connect(nats.url)
            try:
                yield home, client
            finally:
                await client.close()


async def came_through(home: Home, client: Client) -> None:
    """Wait until the node has handled everything that was published so far."""
    heard: list[bytes] = []
    probe = await home.node.bus.subscribe("astrarium.probe", lambda _, data: heard.append(data))
    await client.flush()
    home.node.bus.publish("astrarium.probe", b"x")
    await until(lambda: heard)
    await probe.cancel()
    for _ in range(3):  # what was handed over meanwhile has had its turn
        await asyncio.sleep(0)
    for player in home.people:
        if player.is_connected:
            await player.ask("ping")


def forged(home: Home) -> float:
    found = home.node.metrics.registry.get_sample_value("astrarium_forged_total", {"why": "signature"})
    return found or 0.0


async def entries(home: Home, table: str) -> list[str]:
    return [row.body for row in await home.node.services.tables.entries(read_id(table), -1)]


async def test_a_forged_entry_changes_no_table(tmp_path: Path) -> None:
    async with attacked(tmp_path) as (home, attacker):
        ann, bea = await home.person("Ann"), await home.person("Béa")
        table = await sit(ann, bea)
        await asked(ann, table)
        before = await entries(home, table)
        version = ann.tables[table].version
        await came_through(home, attacker)  # it listens now
        lie = Entered("another", version + 1, home.clock.at, e.encode(e.Ended("administrator")))
        await attacker.publish(table_subject(table), encode_news(lie))
        await came_through(home, attacker)
        assert ann.tables[table].stage == bea.tables[table].stage == "playing"
        question = ann.tables[table].questions[0]
        reply = await ann.answer(table, question["id"], random_choice(question, ann.rng))
        assert reply["version"] == version + 1
        assert (await entries(home, table))[:-1] == before
        assert forged(home) == 1


async def test_a_forged_thought_plays_for_no_bot(tmp_path: Path) -> None:
    async with attacked(tmp_path) as (home, attacker):
        ann = await home.person("Ann")
        table = await sit(ann, bots=["greedy"])
        await asked(ann, table)
        before = await entries(home, table)
        live = home.table(table)
        assert live.fold.table is not None
        decision = live.fold.table.decisions(1)[0]
        thought = Thought(live.id, 1, decision.id, list(next(iter(decision.choices()))))
        for subject in (THOUGHTS, "astrarium.thoughts"):
            await attacker.publish(subject, msgspec.json.encode(thought))
        await came_through(home, attacker)
        await home.settle()
        assert await entries(home, table) == before
        await until(lambda: forged(home) >= 1)


async def test_forged_words_are_heard_by_nobody(tmp_path: Path) -> None:
    async with attacked(tmp_path) as (home, attacker):
        ann, bea = await home.person("Ann"), await home.person("Béa")
        table = await sit(ann, bea)
        await came_through(home, attacker)  # it listens now
        lie = Spoken("another", 1, home.clock.at, read_id(ann.id), "Ann", "you have won a prize")
        await attacker.publish(table_subject(table), encode_news(lie))
        turn = encode(Turn(table=table, version=99)).decode()
        await attacker.publish(person_subject(bea.id), encode_news(ToPerson("another", turn)))
        await came_through(home, attacker)
        await until(lambda: forged(home) == 2)
        assert bea.tables[table].said == []
        assert 99 not in [turn["version"] for turn in bea.turns]


async def test_nobody_is_signed_out_by_a_forged_message(tmp_path: Path) -> None:
    async with attacked(tmp_path) as (home, attacker):
        ann = await home.person("Ann")
        await came_through(home, attacker)  # it listens now
        await attacker.publish(person_subject(ann.id), encode_news(ToPerson("another", "")))
        await came_through(home, attacker)
        await until(lambda: forged(home) == 1)
        assert ann.byes == []


async def test_what_a_node_said_cannot_be_said_again_by_somebody_else(tmp_path: Path) -> None:
    """A stranger records all messages between two nodes and sends them again, to the same and to another subject."""
    with PrivateNats() as nats:
        both: dict[str, Any] = {
            "nats": [nats.url],
            "thinkers": 0,
            "secret_key": "k" * 40,
            "database": f"sqlite:///{tmp_path}/both.db",
        }
        async with open_home(tmp_path, **both) as home, open_home(tmp_path, **both) as other:
            ann = await home.person("Ann")
            table = await sit(ann, seats=3)
            cem = await Player([other.url], "Cem").enter()
            other.people.append(await cem.open())
            card = await ann.http("GET", f"/tables/{table}")
            await cem.join(table, card["invite"])
            await cem.watch(table)
            attacker = await nats_py.connect(nats.url)
            recorded: list[tuple[str, bytes]] = []

            async def record(message: Msg) -> None:
                recorded.append((message.subject, message.data))

            await attacker.subscribe("astrarium.>", cb=record)
            await attacker.flush()
            await ann.ask("say", table=table, text="once")
            await cem.until(lambda: cem.tables[table].said)
            await until(lambda: any(b"once" in data for _, data in recorded))
            for subject, data in tuple(recorded):
                await attacker.publish(subject, data)
                await attacker.publish(person_subject(cem.id), data)
            await came_through(other, attacker)
            assert [said["text"] for said in cem.tables[table].said] == ["once"]
            sample = other.node.metrics.registry.get_sample_value
            assert sample("astrarium_forged_total", {"why": "repeated"})
            assert sample("astrarium_forged_total", {"why": "signature"})
            await attacker.close()


async def test_a_flood_of_lies_makes_one_line_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with attacked(tmp_path) as (home, attacker):
        ann = await home.person("Ann")
        await came_through(home, attacker)  # it listens now
        for _ in range(500):
            await attacker.publish(person_subject(ann.id), b"[]")
        await came_through(home, attacker)
        await until(lambda: forged(home) == 500)
        assert sum("not believed" in record.getMessage() for record in caplog.records) == 1
