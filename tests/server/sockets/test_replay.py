"""Replays of a finished game: step by step what a seat saw, and everybody's points."""

import asyncio
from typing import Any

import httpx
import pytest

from astrarium.kernel import Log, game
from astrarium.kernel.flow import waited_for
from astrarium.kernel.verify import replay
from astrarium.server.live import pauses
from astrarium.server.live.pauses import STRETCH, Pauses
from astrarium.server.wire.patch import patched

from ..player import Player
from .home import Home, asked, play_on, sit


async def ask(player: Player, table: str, **query: Any) -> httpx.Response:
    return await player.request("GET", f"/tables/{table}/replay", **query)


@pytest.mark.parametrize(("key", "seats"), [("race", 3), ("roll", 2)])
async def test_every_step_leads_to_what_the_log_leads_to(home: Home, key: str, seats: int) -> None:
    players = [await home.person(name) for name in ("Ann", "Béa", "Cem")[:seats]]
    ann = players[0]
    table = await sit(*players, game=key)
    question = await asked(ann, table)
    await ann.answer(table, question["id"], [option["code"] for option in question["options"][: question["low"]]])
    await ann.ask("undo", table=table)
    reply = await ask(ann, table)
    assert (reply.status_code, reply.json()["error"]["code"]) == (409, "not_over")
    await asyncio.gather(*(player.play(table) for player in players))
    await ann.play_again(table)
    log = Log.from_json((await ann.request("GET", f"/tables/{table}/log")).text)
    for seat in (None, *range(seats)):
        told = (await ask(ann, table, **({} if seat is None else {"seat": seat}))).json()
        assert told["seat"] == seat
        view, scores, version, waiting = told["view"], told["scores"], told["version"], told["waiting"]
        assert len(waiting) == seats, "at first nobody has chosen yet"
        steps = iter(told["steps"])
        for at, entry, events in replay(game(key), log):
            heard = told["events"]
            if entry is not None:
                step = next(steps)
                version += 1
                assert (step["version"], step["act"], step["seat"]) == (version, entry.act, entry.seat)
                view, scores = patched(view, step.get("patch", [])), step.get("scores", scores)
                heard, waiting = step.get("events", []), step.get("waiting", waiting)
            assert view == plain(at.view(seat))
            assert scores == list(at.game.result(at.state).scores)
            assert waiting == waited_for(at.state)
            assert heard == plain([event.pack() for event in events if event.visible_to(seat)])
        assert next(steps, None) is None
        assert told["outcome"] == log.outcome == ann.tables[table].outcome
        assert [chair["name"] for chair in told["seats"]] == [player.name for player in players]
        assert told["about"]["game"] == key
    assert "undo" in {step["act"] for step in told["steps"]}


async def test_one_that_was_stopped(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea)
    await play_on(table, 8, ann, bea)
    await bea.ask("resign", table=table)
    await ann.until(lambda: ann.tables[table].stage == "over")
    told = (await ask(ann, table)).json()
    assert (told["steps"][-1]["act"], told["steps"][-1]["seat"]) == ("resign", 1)
    assert told["outcome"]["ending"] == "resigned"


async def test_a_rival_that_nobody_plays_has_points_too(home: Home) -> None:
    ann = await home.person("Ann")
    table = await sit(ann, game="tiny", seats=1)
    await ann.play(table)
    told = (await ask(ann, table)).json()
    (rival,) = told["outcome"]["rivals"]
    course = [told["scores"], *(step["scores"] for step in told["steps"] if "scores" in step)]
    assert {len(scores) for scores in course} == {2}
    assert course[-1] == [*told["outcome"]["scores"], rival["score"]]


async def test_what_cannot_be_seen_again(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea)
    await bea.ask("resign", table=table)
    for seat, status in (("1", 200), ("2", 404), ("8", 422), ("-1", 422), ("x", 422)):
        assert (await ask(ann, table, seat=seat)).status_code == status
    async with httpx.AsyncClient(base_url=home.url) as nobody:
        assert (await nobody.get(f"/api/v1/tables/{table}/replay")).status_code == 404
    cancelled = (await ann.make(game="race", seats=2))["table"]
    await ann.http("DELETE", f"/tables/{cancelled}")
    reply = await ask(ann, cancelled)
    assert (reply.status_code, reply.json()["error"]["code"]) == (409, "not_over")


async def test_a_game_by_other_rules_is_told_so(home: Home) -> None:
    """Such a game cannot be played again for a story or a replay, but its log can still be read."""
    ann, bea = await home.person("Ann"), await home.person("Béa", "fr")
    table = await sit(ann, bea)
    await play_on(table, 4, ann, bea)
    await bea.ask("resign", table=table)
    changed = 'update log set body = replace(body, \'"state":"\', \'"state":"0\') where seq = 5'
    assert await home.node.database.run(changed) == 1
    for path in ("story", "replay"):
        reply = await bea.request("GET", f"/tables/{table}/{path}")
        assert (reply.status_code, reply.json()["error"]["code"]) == (409, "other_rules")
        assert "race@2" in reply.json()["error"]["message"]
    assert (await bea.request("GET", f"/tables/{table}/log")).status_code == 200


async def test_long_work_lets_others_have_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    now, turns = 0.0, 0
    monkeypatch.setattr(pauses, "perf_counter", lambda: now)

    async def other() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    task = asyncio.create_task(other())
    rests = Pauses()
    for _ in range(100):
        now += STRETCH / 9.5
        await rests.take_if_due()
    task.cancel()
    assert turns == 10


def plain(data: Any) -> Any:
    """The value after a round trip through JSON."""
    if isinstance(data, dict):
        return {key: plain(value) for key, value in data.items()}
    return [plain(value) for value in data] if isinstance(data, list | tuple) else data
