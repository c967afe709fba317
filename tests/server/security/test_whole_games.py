"""Whole games over real connections: until the end nobody receives the secret, a contribution or a fingerprint."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from astrarium.kernel.randomness import mix_seed
from tests.server.node_process import NodeProcess
from tests.server.player import API, Player


class Recorder(Player):
    """A player that keeps every byte received."""

    def __init__(self, nodes: list[str], name: str, **options: Any) -> None:
        super().__init__(nodes, name, **options)
        self.bytes: list[bytes] = []

    def _hear(self, message: dict[str, Any]) -> None:
        self.bytes.append(msgspec.json.encode(message))
        super()._hear(message)

    async def request(self, method: str, path: str, body: Any = None, **query: Any) -> httpx.Response:
        reply = await super().request(method, path, body, **query)
        self.bytes += [reply.content, str(reply.headers).encode()]
        return reply


@pytest.mark.parametrize(("game", "seats", "bots", "most"), [("race", 3, 1, 400), ("tiny", 2, 0, 120)])
async def test_nobody_receives_what_would_tell_a_game(
    game: str, seats: int, bots: int, most: int, tmp_path: Path
) -> None:
    node = NodeProcess(tmp_path, database=f"sqlite:///{tmp_path / 'a.db'}").start()
    try:
        await _play(node, game, seats, bots, most)
    finally:
        node.stop()


async def _play(node: NodeProcess, game: str, seats: int, bots: int, most: int) -> None:
    people = [Recorder([node.url], f"P{number}", seed=number) for number in range(seats - bots)]
    onlooker = Recorder([node.url], "Onlooker")
    for player in (*people, onlooker):
        await player.enter()
    wish = {"game": game, "seats": seats, "bots": ["random"] * bots, "public": True, "start": "host"}
    table = (await people[0].make(**wish))["table"]
    for player in people[1:]:
        await player.join(table)
    for player in (*people, onlooker):
        await player.open()
        await player.watch(table)
    await people[0].http("POST", f"/tables/{table}/start")
    await asyncio.gather(*(player.play(table, most=1) for player in people))  # it has begun
    for player in (*people, onlooker):
        await player.http("GET", f"/tables/{table}/log", status=409)
    plays = [asyncio.create_task(player.play(table, most=most)) for player in people]
    await asyncio.wait(plays, return_when=asyncio.FIRST_COMPLETED)
    if people[0].tables[table].stage != "over":
        await people[0].ask("resign", table=table)
    for player in (*people, onlooker):
        await player.until(lambda player=player: player.tables[table].stage == "over")
        await _told_what_the_story_tells(player, table)
    for play in plays:
        play.cancel()
    secrets = await _secrets(node, onlooker.cookie, table)
    assert len(secrets) > 30
    for player in (*people, onlooker):
        received = b"\n".join(player.bytes)
        assert len(received) > 10_000
        assert [secret for secret in secrets if secret in received] == [], player.name
    logged = node.log.read_bytes()
    assert [secret for secret in secrets if secret in logged] == []
    for player in (*people, onlooker):
        await player.shut()


async def _told_what_the_story_tells(player: Recorder, table: str) -> None:
    """Check that the story, replayed from the log, tells nobody more than was told during play."""
    seen = player.tables[table]
    assert seen.wholes == 1
    assert seen.gaps == 0
    chapter = await player.http("GET", f"/tables/{table}/story")
    assert [event for occasion in chapter["story"] for event in occasion["events"]] == seen.events


async def _secrets(node: NodeProcess, cookie: str, table: str) -> list[bytes]:
    """All that the log reveals after the end and nobody may know before."""
    async with httpx.AsyncClient(base_url=node.url, headers={"cookie": cookie}) as client:
        log = (await client.get(f"{API}/tables/{table}/log")).raise_for_status().json()
    contributions = [bytes.fromhex(part) for part in log["contributions"]]
    seed = mix_seed(bytes.fromhex(log["secret"]), contributions)
    marks = [log["state"], *(entry["state"] for entry in log["entries"])]
    assert all(marks)
    return [text.encode() for text in (log["secret"], seed.hex(), *filter(None, log["contributions"]), *marks)]
