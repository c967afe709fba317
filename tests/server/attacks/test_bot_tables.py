"""The bots of one host do not keep the bots of other people waiting."""

from pathlib import Path

import msgspec
import pytest

from astrarium.kernel import game
from astrarium.server.live.acts import chores
from astrarium.server.thinking import pool
from astrarium.server.thinking.base import Job, Thought
from astrarium.server.thinking.fair_queue import ALONE, PEOPLE, FairQueue
from astrarium.server.thinking.pool import PoolThinker
from tests.server.player import Player
from tests.server.sockets.home import Home, open_home, sit
from tests.server.thinking.games import job_of
from tests.server.until import until

BOTS = {"game": "race", "seats": 2, "bots": ["random", "random"], "public": True}


async def refusal(player: Player, method: str, path: str, body: object = None) -> tuple[int, str]:
    reply = await player.request(method, path, body)
    return reply.status_code, reply.json()["error"]["code"]


async def test_a_table_of_bots_alone_is_not_made(tmp_path: Path) -> None:
    async with open_home(tmp_path) as home:
        ann = await home.person(connected=False)
        assert await refusal(ann, "POST", "/tables", {"wish": BOTS, "keep": 0}) == (409, "bots_only")
        assert await refusal(ann, "POST", "/tables", {"wish": BOTS}) == (409, "bots_only")
        assert home.node.hub.tables == []  # neither refusal left one behind


async def test_nor_by_seating_bots_one_by_one(tmp_path: Path) -> None:
    async with open_home(tmp_path) as home:
        ann = await home.person(connected=False)
        wish = {**BOTS, "bots": ["random"]}
        table = (await ann.http("POST", "/tables", {"wish": wish, "keep": 0}))["table"]
        await ann.http("PUT", f"/tables/{table}/seats/0", {"bot": "random"})
        await home.pass_by(5_000)
        assert home.table(table).fold.progress.stage == "open"
        assert await refusal(ann, "POST", f"/tables/{table}/start") == (409, "bots_only")


async def test_a_host_may_allow_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "REST", 0)  # else twice as long as a process takes to start
    async with open_home(tmp_path, bot_tables=True) as home:
        ann = await home.person(connected=False)
        table = (await ann.http("POST", "/tables", {"wish": BOTS, "keep": 0}))["table"]
        await until(lambda: home.table(table).fold.progress.version > 10)


async def given_up(home: Home) -> str:
    """A table that its only person has left to two bots."""
    ann = await home.person()
    table = await sit(ann, seats=3, bots=["random", "random"])
    assert (await ann.ask("resign", table=table))["type"] == "done"
    return table


async def test_bots_who_are_left_alone_are_the_last_to_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_home(tmp_path) as home:
        jobs: list[Job] = []
        assert home.node._thinker is not None
        monkeypatch.setattr(home.node._thinker, "submit", jobs.append)
        await given_up(home)
        await home.pass_by(1_000)  # then a bot plays for who has resigned
        home.node.hub.tables[0].ask_bots_again()
        assert jobs[-1].alone
        assert not jobs[0].alone


async def test_bots_who_are_left_alone_come_to_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chores, "LONGEST_ALONE", 12)
    monkeypatch.setattr(pool, "REST", 0)
    async with open_home(tmp_path) as home:
        assert home.node._thinker is not None
        submit = home.node._thinker.submit
        table = await given_up(home)

        def before_the_bound(job: Job) -> None:
            """Pass jobs on only up to the limit, so that the test does not depend on how fast bots play."""
            if home.table(table).fold.progress.version < 12:
                submit(job)

        monkeypatch.setattr(home.node._thinker, "submit", before_the_bound)
        await home.pass_by(1_000)
        await until(lambda: home.table(table).fold.progress.version >= 12)
        await home.pass_by(4_000)
        progress = home.table(table).fold.progress
        assert (progress.stage, progress.ended) == ("over", "abandoned")


def job(host: int, table: int, *, alone: bool = False) -> Job:
    return Job(table, 0, 1, "tiny", "random", 1, {}, None, host, alone)


def order(queue: FairQueue) -> list[tuple[int, int]]:
    found = []
    while (next_one := queue.take()) is not None:
        found.append((next_one.host, next_one.table))
    return found


def test_three_hundred_tables_of_one_host_hold_another_up_for_one_thought() -> None:
    queue = FairQueue()
    for table in range(300):
        queue.put(job(1, table))
    queue.take()
    queue.put(job(2, 1000))
    queue.put(job(2, 1001))
    assert queue.waiting == {PEOPLE: 301, ALONE: 0}
    assert order(queue)[:4] == [(1, 1), (2, 1000), (1, 2), (2, 1001)]


def test_tables_of_one_host_take_turns_and_those_nobody_waits_for_come_last() -> None:
    queue = FairQueue()
    queue.put(job(1, 1, alone=True))
    queue.put(job(2, 2))
    queue.put(msgspec.structs.replace(job(2, 2), seat=1))
    queue.put(job(2, 3))
    assert order(queue) == [(2, 2), (2, 3), (2, 2), (1, 1)]
    assert queue.waiting == {PEOPLE: 0, ALONE: 0}


async def test_the_workers_of_a_home_think_in_that_order() -> None:
    heard: list[Thought] = []
    waits: list[tuple[str, float]] = []
    thinker = PoolThinker(heard.append, observe=lambda rank, seconds: waits.append((rank, seconds)))
    found = game("tiny")
    pattern = job_of(found, found.new(3))
    try:
        for number in range(300):
            thinker.submit(msgspec.structs.replace(pattern, table=number, host=number % 3, alone=number % 2 == 0))
        thinker.submit(msgspec.structs.replace(pattern, table=1000, host=9))
        assert thinker.waiting == {PEOPLE: 150, ALONE: 149}
        await until(lambda: any(thought.table == 1000 for thought in heard))
    finally:
        await thinker.close()
    assert [thought.table for thought in heard].index(1000) <= 6  # two had begun, then one of each host
    assert waits[0][0] == ALONE
    assert {rank for rank, _ in waits[2:]} == {PEOPLE}
