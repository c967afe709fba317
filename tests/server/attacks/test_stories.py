"""Replays of whole games, requested again and again by anybody."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from astrarium.server.http import replay_queue
from astrarium.server.http.route import Route
from astrarium.server.http.routes.replays import ReplayRoutes
from astrarium.server.ids import read_id
from astrarium.server.replays import slices
from tests.server.http.house import problem
from tests.server.node_process import LIMITS
from tests.server.player import Player, random_choice
from tests.server.sockets.home import Home, asked, open_home, play_on, sit
from tests.server.until import PATIENCE, until

API = "/api/v1"


@pytest.fixture
async def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Home]:
    monkeypatch.setattr(replay_queue, "PATIENCE", PATIENCE)  # processes may start slowly where much else runs
    async with open_home(tmp_path) as found:
        yield found


def routes_of(home: Home) -> ReplayRoutes:
    [routes] = {owner for route in home.node.routes if isinstance(owner := owner_of(route), ReplayRoutes)}
    return routes


@pytest.fixture
def _nothing_is_played_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """A log that is played again in this process, which has the event loop, fails the test."""

    def fail(*_: Any) -> None:
        raise AssertionError("a log was played again on the event loop")

    monkeypatch.setattr(slices.Course, "__iter__", fail)


async def begun(home: Home, answers: int) -> tuple[str, Player, Player]:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea, public=True)
    await play_on(table, answers, ann, bea)
    return table, ann, bea


@pytest.mark.usefixtures("_nothing_is_played_here")
async def test_a_story_is_played_once_however_many_ask(home: Home) -> None:
    table, ann, bea = await begun(home, 20)
    version = ann.tables[table].version
    replayer = home.node.replayer
    async with httpx.AsyncClient(base_url=home.url, timeout=PATIENCE) as nobody:
        told = await asyncio.gather(*(nobody.get(f"{API}/tables/{table}/story") for _ in range(20)))
        assert {reply.status_code for reply in told} == {200}
        assert len({reply.content for reply in told}) == 1
        assert replayer.applied == version
        hers = await ann.http("GET", f"/tables/{table}/story")
        assert replayer.applied == version
        assert hers["version"] == version
        assert hers["story"] != told[0].json()["story"]  # kept once, told to each as they may know it
        await play_on(table, 5, ann, bea)
        new = ann.tables[table].version
        kept = routes_of(home)._stories.get(read_id(table))
        assert kept is not None
        assert 0 < kept.reached.at <= kept.reached.told == version
        went_on_from = kept.reached.at
        after = (await nobody.get(f"{API}/tables/{table}/story?after={version}")).json()
        whole = (await nobody.get(f"{API}/tables/{table}/story")).json()
        assert replayer.applied == version + new - went_on_from
    assert whole["version"] == after["version"] == new
    assert whole["story"] == told[0].json()["story"] + after["story"]


@pytest.mark.usefixtures("_nothing_is_played_here")
async def test_a_finished_game_is_played_again_once(home: Home) -> None:
    ann = await home.person("Ann")
    table = (await ann.make(game="tiny", seats=2, public=True))["table"]
    bea = await home.person("Béa")
    await bea.join(table)
    for player in (ann, bea):
        await player.watch(table)
    await play_on(table, 6, ann, bea)
    await ann.ask("resign", table=table)
    await bea.until(lambda: bea.tables[table].stage == "over")
    version = bea.tables[table].version
    async with httpx.AsyncClient(base_url=home.url, timeout=PATIENCE) as nobody:
        for seat, cost in (("", version), ("?seat=0", version), ("", 0), ("?seat=0", 0)):
            before = home.node.replayer.applied
            replies = await asyncio.gather(*(nobody.get(f"{API}/tables/{table}/replay{seat}") for _ in range(2)))
            assert {reply.status_code for reply in replies} == {200}
            assert len({reply.content for reply in replies}) == 1
            assert len(replies[0].json()["steps"]) == version - 3  # two sat down, and play began
            assert home.node.replayer.applied - before == cost
        logs = [await nobody.get(f"{API}/tables/{table}/log") for _ in range(2)]
        assert logs[0].content == logs[1].content
        text = home.node.metrics.text().decode()
        assert 'astrarium_replays_total{how="kept"} 7.0' in text
        assert f"astrarium_replay_entries {2 * version}.0" in text
        # Who is here is told as it is now, not as it was when the game was played again.
        assert (await nobody.get(f"{API}/tables/{table}/replay")).json()["seats"][0]["here"]
        await ann.shut()
        await until(lambda: not home.node.gateway.sockets_of(home.table(table).fold.progress.seats[0].person))
        assert "here" not in (await nobody.get(f"{API}/tables/{table}/replay")).json()["seats"][0]


async def test_the_longest_log_that_is_told_again(tmp_path: Path) -> None:
    async with open_home(tmp_path, limits={**LIMITS, "replay_entries": 8}) as home:
        table, ann, bea = await begun(home, 0)
        while (version := ann.tables[table].version) <= 8:
            assert (await ann.request("GET", f"/tables/{table}/story")).status_code == 200
            player = ann if ann.tables[table].questions else bea
            question = await asked(player, table)
            await player.answer(table, question["id"], random_choice(question, player.rng))
            for one in (ann, bea):
                await one.until(lambda o=one, v=version: o.tables[table].version > v)
        error = problem(await ann.request("GET", f"/tables/{table}/story"), 409, "log_too_long")
        assert error["args"] == {"most": 8}
        assert 'astrarium_replays_total{how="too_long"} 1.0' in home.node.metrics.text().decode()


def owner_of(route: Route) -> object:
    return getattr(route.handler, "__self__", None)


async def test_one_at_a_time_for_each_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(replay_queue, "PATIENCE", 0.2)
        async with open_home(tmp_path) as home:
            table, ann, _ = await begun(home, 1)
            routes = routes_of(home)
            async with routes._places.of("127.0.0.1"):  # as if a long game were being played again
                reply = await ann.request("GET", f"/tables/{table}/story")
                problem(reply, 429, "too_many")
                assert int(reply.headers["retry-after"]) >= 1
            async with routes._places.of("198.51.100.7"):
                assert (await ann.request("GET", f"/tables/{table}/story")).status_code == 200
