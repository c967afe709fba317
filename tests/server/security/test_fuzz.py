"""Malformed and hostile messages over a real connection: no crash, no internal error, nothing changed for others.

The long form: ASTRARIUM_FUZZ=200000 (with ASTRARIUM_SEED for the order of an earlier run).
"""

import asyncio
import os
import sqlite3
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import httpx

from tests.server.node_process import NodeProcess
from tests.server.player import Player, random_choice

from ...conftest import SEED
from .hostile import Frame, Prey, hostile
from .raw_socket import Gone, RawSocket

MESSAGES = int(os.environ.get("ASTRARIUM_FUZZ", "6000"))
BATCH = 40
MARK = 2**53 - 1  # the reference of the ping after each batch
HALF_OPEN = 40
CLOSED = ("closed 0", "closed 1000", "closed 1002", "closed 1009")  # broken off, and as the protocol wants it


class Victims:
    """Two people at a private and at a public table, in the middle of a game, and an attacker who sits with one."""

    def __init__(self, node: NodeProcess, database: Path) -> None:
        self.node, self.database = node, database
        self.people = [Player([node.url], name, seed=number) for number, name in enumerate(("Ada", "Zoé", "Eve"))]
        self.tables: list[str] = []

    async def sit_down(self) -> None:
        ada, zoe, eve = self.people
        for player in self.people:
            await player.enter()
            await player.open()
        for other, public in ((zoe, False), (zoe, True), (eve, True)):
            made = await ada.make(game="tiny", seats=2, public=public, undo=False)
            await other.join(made["table"], made["invite"])
            self.tables.append(made["table"])
            for player in (ada, other):
                await player.watch(made["table"])
        await self._pass_the_turn(eve, self.tables[2])

    async def _pass_the_turn(self, player: Player, table: str) -> None:
        """Play until the attacker owes no answer: then nothing that it sends may count."""
        seen = player.tables[table]
        while seen.seat in seen.waiting:
            question = seen.questions[0]
            reply = await player.answer(table, question["id"], random_choice(question, player.rng))
            if reply["type"] == "done":
                await player.until(lambda reply=reply: seen.version >= reply["version"])

    def rows(self) -> list[Any]:
        """All rows that the store has of these tables."""
        connection = sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)
        try:
            found: list[Any] = []
            for table in ("log", "seats", "snapshots"):
                found += connection.execute(f"select * from {table} order by 1, 2").fetchall()  # noqa: S608
            kept = "id, game, stage, public, host, title, version, waiting, since, secret, about"
            found += connection.execute(f"select {kept} from tables order by id").fetchall()  # noqa: S608
            found += connection.execute(
                "select id, name, email, password, is_admin from persons order by id"
            ).fetchall()
            return found
        finally:
            connection.close()


async def test_hostile_messages_change_nothing(tmp_path: Path) -> None:
    database = tmp_path / "a.db"
    node = NodeProcess(tmp_path, database=f"sqlite:///{database}").start()
    try:
        victims = Victims(node, database)
        await victims.sit_down()
        attackers = await _attackers(victims)
        before = victims.rows()
        counted: Counter[str] = Counter()
        for number, (cookie, prey) in enumerate(attackers):
            rng = Random(f"{SEED} {number}")
            counted += await _attack(node.port, cookie, prey, rng, -(-MESSAGES // len(attackers)))
        await _half_open(node.port, attackers[0][0], Random(SEED))
        await _still_alive(victims)
        assert victims.rows() == before
    finally:
        code = node.stop()
    assert code == 0
    assert counted["sent"] >= MESSAGES
    assert counted["internal"] == 0
    assert not [key for key in counted if key.startswith("closed") and key not in CLOSED], counted
    assert min(counted[kind] for kind in ("broken", "hostile value", "bad utf-8", "oversize", "bad protocol")) > 0
    logged = node.log.read_text()
    assert "Traceback" not in logged, logged[-3000:]
    assert not any(f'"level": "{level}"' in logged for level in ("error", "critical")), logged[-3000:]
    print(dict(counted))  # noqa: T201


async def _attackers(victims: Victims) -> list[tuple[str, Prey]]:
    """A stranger, a spectator with a table of their own, and somebody seated with a victim."""
    url = victims.node.url
    stranger, onlooker, seated = Player([url], "Mallory"), Player([url], "Trudy"), victims.people[2]
    for player in (stranger, onlooker):
        await player.enter()
    persons = [player.id for player in (*victims.people, stranger, onlooker)]
    tables = victims.tables
    return [
        (stranger.cookie, Prey(tables, persons)),
        (onlooker.cookie, Prey(tables[1:], persons)),
        (seated.cookie, Prey(tables, persons, frozenset(tables[2:]))),
    ]


async def _attack(port: int, cookie: str, prey: Prey, rng: Random, most: int) -> Counter[str]:
    """Send this many messages; each that leaves the connection open must have exactly one reply."""
    counted: Counter[str] = Counter()
    frames = hostile(rng, prey)
    line = await RawSocket.connect(port, cookie)
    while counted["sent"] < most:
        batch = [next(frames) for _ in range(BATCH)]
        end = next((number for number, frame in enumerate(batch) if frame.ends), None)
        if end is not None:
            batch = batch[: end + 1]
        for frame in batch:
            line.send(frame.opcode, frame.payload, final=frame.final, masked=frame.masked, bits=frame.bits)
        counted.update(frame.kind for frame in batch)
        counted["sent"] += len(batch)
        if end is None:
            line.send(1, b'{"type":"ping","ref":%d}' % MARK)
            await line.flush()
            await _replies(line, batch, counted)
        else:
            counted["connections"] += 1
            await _ended(line, counted)
            line = await RawSocket.connect(port, cookie)
    await line.close()
    return counted


async def _replies(line: RawSocket, batch: list[Frame], counted: Counter[str]) -> None:
    replies = 0
    while True:
        message = await line.hear()
        if message["type"] in ("done", "refused", "failed"):
            if message.get("ref") == MARK and replies == len(batch):
                return
            replies += 1
            counted[message.get("code", message["type"])] += 1
            assert message.get("code") != "internal", batch
            assert replies <= len(batch), "more replies than messages"


async def _ended(line: RawSocket, counted: Counter[str]) -> None:
    """Check that the server says why and closes."""
    try:
        await line.flush()
        while True:
            await line.hear()
    except Gone as gone:
        counted[f"closed {gone.code}"] += 1
    except ConnectionError:
        counted["closed 0"] += 1
    line.abort()


async def _half_open(port: int, cookie: str, rng: Random) -> None:
    """Open connections that do not go on, or vanish halfway."""
    head = (
        f"GET /api/v1/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\nUpgrade: websocket\r\n".encode()
    )
    idle = []
    for number in range(HALF_OPEN):
        if number % 2:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(rng.choice([b"", b"G", head[: rng.randrange(len(head))], b"\x16\x03\x01\x02\x00" + bytes(30)]))
            idle.append(writer)
        else:
            line = await RawSocket.connect(port, cookie)
            line.send(1, b'{"type":"ping","ref":1}', final=rng.random() < 0.5)
            line.send_bytes(rng.choice([b"\x81", b"\x81\xfe\x10", b"\x81\xff" + bytes(8), b""]))
            line.abort()
    await asyncio.sleep(0.2)
    for writer in idle:
        writer.transport.abort()


async def _still_alive(victims: Victims) -> None:
    """Check that the players have noticed nothing and that the node answers."""
    async with httpx.AsyncClient(base_url=victims.node.url) as client:
        assert (await client.get("/readyz")).text == "ready\n"
    for player in victims.people[:2]:
        assert (await player.ask("ping"))["type"] == "done"
        assert all(seen.gaps == 0 for seen in player.tables.values())
    for player in victims.people:
        await player.shut()
