"""Bots in processes on this machine."""

import asyncio
import logging
import os
import signal
import threading
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import msgspec
import pytest

from astrarium.kernel import game
from astrarium.server.thinking import fair_queue
from astrarium.server.thinking.base import Thought
from astrarium.server.thinking.pool import Pool, PoolThinker
from astrarium.server.thinking.process_pool import WorkersDied
from tests.server.until import PATIENCE, until

from .games import ThoughtGame, job_of
from .stumble import PONDERED, die, ponder, stumble


@pytest.fixture
async def thoughts() -> AsyncIterator[tuple[list[Thought], PoolThinker]]:
    heard: list[Thought] = []
    thinker = PoolThinker(heard.append)
    yield heard, thinker
    await thinker.close()


@pytest.mark.parametrize(
    ("key", "bots"), [("race", ["random", "greedy", "random"]), ("tiny", ["greedy", "random", "random"])]
)
async def test_whole_games_are_played_by_thoughts_alone(key: str, bots: list[str]) -> None:
    table = ThoughtGame(game(key), 3)
    thinker = PoolThinker(table.take, workers=2)
    try:
        outcome = await table.play(thinker, bots)
    finally:
        await thinker.close()
    assert len(outcome.scores) == 3
    assert outcome.winners


async def test_the_loop_goes_on_while_the_first_worker_starts(
    thoughts: tuple[list[Thought], PoolThinker], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A start takes long under load; when it held up the loop, browsers took the connection for dead."""
    heard, thinker = thoughts
    gone_on = threading.Event()
    monkeypatch.setattr("astrarium.server.thinking.process_pool.get_ready", lambda: gone_on.wait(PATIENCE))
    found = game("tiny")
    thinker.submit(job_of(found, found.new(3)))
    await asyncio.sleep(0.01)
    gone_on.set()
    async with asyncio.timeout(PATIENCE / 2):  # on the loop it would wait for all of it
        await until(lambda: heard)


async def test_the_same_job_twice_is_thought_once(thoughts: tuple[list[Thought], PoolThinker]) -> None:
    heard, thinker = thoughts
    found = game("tiny")
    job = job_of(found, found.new(3))
    for _ in range(5):
        thinker.submit(job)
    other = msgspec.structs.replace(job, table=2)
    thinker.submit(other)
    await until(lambda: len(heard) >= 2)
    assert [thought.table for thought in heard] == [1, 2]
    thinker.submit(job)  # no longer under way
    await until(lambda: len(heard) == 3)


async def test_a_job_that_fails_stops_nothing(thoughts: tuple[list[Thought], PoolThinker]) -> None:
    heard, thinker = thoughts
    found = game("tiny")
    job = job_of(found, found.new(3))
    thinker.submit(msgspec.structs.replace(job, bot="deep", table=2))
    thinker.submit(job)
    await until(lambda: heard)
    assert [thought.table for thought in heard] == [1]


async def test_what_a_killed_worker_thought_about_is_thought_again(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    heard: list[Thought] = []
    thinker = PoolThinker(heard.append, 1, partial(stumble, mark))
    found = game("race")
    try:
        for table in (1, 2, 3):
            thinker.submit(job_of(found, found.new(3), table=table))
        await until(mark.exists)
        os.kill(int(mark.read_text()), signal.SIGINT)  # Ctrl-C at the terminal is not for the workers
        await asyncio.sleep(0.1)
        os.kill(int(mark.read_text()), signal.SIGKILL)
        await until(lambda: len(heard) == 3)
    finally:
        await thinker.close()
    assert sorted(thought.table for thought in heard) == [1, 2, 3]


async def test_a_job_that_kills_its_workers_is_given_up() -> None:
    found = game("race")
    job = job_of(found, found.new(2))
    pool = Pool(1, die)
    try:
        with pytest.raises(WorkersDied):
            await pool.run(job)
    finally:
        await pool.close()


async def test_closing_does_not_wait_for_a_worker_that_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    mark = tmp_path / "mark"
    monkeypatch.setattr("astrarium.server.thinking.process_pool.PATIENCE", 0.2)
    heard: list[Thought] = []
    thinker = PoolThinker(heard.append, 1, partial(stumble, mark))
    found = game("race")
    thinker.submit(job_of(found, found.new(3)))
    await until(mark.exists)
    with caplog.at_level(logging.WARNING, "astrarium.thinking"):
        await asyncio.wait_for(thinker.close(), 30)  # the worker hangs for a minute
    assert heard == []
    assert not Path(f"/proc/{mark.read_text()}").exists()


async def test_for_whom_nobody_waits_a_bot_thinks_a_third_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a thought for a table that its people have left, a bot rests twice as long, which spares the processor."""
    heard: list[Thought] = []
    spent: list[float] = []
    thinker = PoolThinker(heard.append, think=ponder)
    begin_rest = thinker._rest
    monkeypatch.setattr(thinker, "_rest", spent.append)  # it lasts until the test says how long
    played = game("tiny")
    job = job_of(played, played.new(2, seed=1))
    thinker.submit(msgspec.structs.replace(job, table=1))
    await until(lambda: len(heard) == 1)  # the worker has started
    for table in (2, 3):
        thinker.submit(msgspec.structs.replace(job, table=table, alone=True))
    await until(lambda: len(heard) == 2)
    assert thinker.waiting == {"people": 0, "alone": 1}
    thinker.submit(msgspec.structs.replace(job, table=4))
    await until(lambda: len(heard) == 3)
    assert [thought.table for thought in heard] == [1, 2, 4]  # who is waited for does not wait for that rest
    assert (len(spent), spent[0] >= PONDERED, fair_queue.REST) == (1, True, 2)
    begin_rest(0.05)
    await until(lambda: len(heard) == 4)  # by itself: nobody asks again
    await thinker.close()
