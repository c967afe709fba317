"""The story for those who may know it, and the log for those who want to verify it."""

import asyncio
from typing import Any

import httpx

from astrarium.kernel import Log, game, verify
from astrarium.kernel.randomness import commitment

from ..player import Player
from .home import Home, play_on, sit


async def test_each_seat_is_told_only_what_it_may_know(home: Home) -> None:
    ann, bea, cem = [await home.person(name) for name in ("Ann", "Béa", "Cem")]
    table = await sit(ann, bea, public=True)
    await play_on(table, 30, ann, bea)

    async def story(player: Player, **query: int) -> list[Any]:
        told = await player.http("GET", f"/tables/{table}/story", **query)
        return [event for occasion in told["story"] for event in occasion["events"]]

    seen = {seat: await story(player) for seat, player in ((0, ann), (1, bea), (None, cem))}
    assert ann.tables[table].events == [e for e in seen[0] if e in ann.tables[table].events]
    only = {seat: [e for e in events if e not in seen[None]] for seat, events in seen.items()}
    assert only[None] == []
    assert only[0]  # cards that Ann drew
    assert only[1]
    assert not [event for event in only[0] if event in seen[1]]
    assert not [event for event in only[1] if event in seen[0]]
    async with httpx.AsyncClient(base_url=home.url) as nobody:
        reply = await nobody.get(f"/api/v1/tables/{table}/story")
        assert [event for row in reply.json()["story"] for event in row["events"]] == seen[None]
    version = ann.tables[table].version
    assert await story(ann, after=version) == []


async def test_the_log_is_told_after_the_end_only(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    card = await ann.http("POST", "/tables", {"wish": {"game": "race", "seats": 2}})
    table = card["table"]
    await ann.http("POST", f"/tables/{table}/join", {"contribution": "c0ffee"})
    await bea.http("POST", f"/tables/{table}/join", {"contribution": "00" * 64}, invite=card["invite"])
    await ann.watch(table)
    await bea.watch(table)
    path = f"/tables/{table}/log"
    reply = await ann.request("GET", path)
    assert (reply.status_code, reply.json()["error"]["code"]) == (409, "not_over")
    await asyncio.gather(ann.play(table), bea.play(table))
    reply = await ann.request("GET", path)
    assert reply.headers["content-disposition"] == f'attachment; filename="race-{table}.json"'
    log = Log.from_json(reply.text)
    assert verify(game("race"), log) is None
    assert log.secret is not None
    assert commitment(log.secret).hex() == card["commitment"]  # what was promised before anybody had contributed
    assert [part.hex() for part in log.contributions] == ["c0ffee", "00" * 64]
    assert log.outcome == ann.tables[table].outcome
