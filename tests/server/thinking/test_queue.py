"""Bots on other machines, over a real JetStream."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import nats as nats_py
import pytest
from nats.js.api import AckPolicy, ConsumerConfig

from astrarium.kernel import game
from astrarium.server.bus.signatures import Signer
from astrarium.server.thinking.base import Job, OnThought, Thought
from astrarium.server.thinking.pool import PoolThinker, Think
from astrarium.server.thinking.queue import SHARE, QueueThinker
from astrarium.server.thinking.stream import JOBS, STREAM, THINKERS, THOUGHTS, ensure_stream
from astrarium.server.thinking.think import think
from astrarium.server.thinking.worker import work
from tests.server.private import PrivateNats
from tests.server.until import PATIENCE, until

from .games import ThoughtGame, job_of
from .run_worker import KEY
from .stumble import ponder


@pytest.fixture(autouse=True)
def no_long_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("astrarium.server.thinking.worker.LOOK", 0.3)
    monkeypatch.setattr("astrarium.server.bus.link.FIRST_WAIT", 0.5)


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Allow more time: on a busy machine a slow JetStream is not gone, and a slow worker is not dead."""
    monkeypatch.setattr("astrarium.server.thinking.queue.PATIENCE", 15.0)
    monkeypatch.setattr("astrarium.server.thinking.queue.GIVE_UP", 15.0)
    monkeypatch.setattr("astrarium.server.thinking.worker.SIGN_OF_LIFE", 0.3)


class Nobody:
    """A local thinker that only counts."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    def submit(self, job: Job) -> None:
        self.jobs.append(job)

    @property
    def waiting(self) -> dict[str, int]:
        return {}

    async def close(self) -> None:
        pass


@asynccontextmanager
async def worker(url: str, processes: int = 1, think: Think = think) -> AsyncIterator[None]:
    stop = asyncio.Event()
    task = asyncio.create_task(work([url], processes, stop, Signer(KEY), think=think))
    try:
        yield
    finally:
        stop.set()
        await asyncio.wait_for(task, PATIENCE)


@asynccontextmanager
async def queue(url: str, on_thought: OnThought, share: int = SHARE) -> AsyncIterator[tuple[QueueThinker, Nobody]]:
    local = Nobody()
    thinker = await QueueThinker.connect([url], "node", on_thought, local, Signer(KEY), share)
    await until(lambda: thinker.connected)
    try:
        yield thinker, local
    finally:
        await thinker.close()


def some_job(table: int = 1) -> Job:
    found = game("tiny")
    return job_of(found, found.new(3, seed=table), table=table)


async def waiting(url: str) -> int:
    """The number of jobs in the stream."""
    client = await nats_py.connect(url)
    try:
        return (await client.jetstream().stream_info(STREAM)).state.messages
    finally:
        await client.close()


async def emptied(url: str) -> None:
    """Wait until all jobs are done: one that was in progress when NATS went away is delivered again."""
    async with asyncio.timeout(PATIENCE):
        while await waiting(url):
            await asyncio.sleep(0.05)


async def test_a_whole_game_goes_through_the_queue_and_survives_a_restart(nats: PrivateNats) -> None:
    table = ThoughtGame(game("tiny"), 3)
    answered = 0

    def count() -> None:
        nonlocal answered
        answered += 1

    async with worker(nats.url), queue(nats.url, table.take) as (thinker, local):
        play = asyncio.create_task(table.play(thinker, ["random"] * 3, count))
        await until(lambda: answered > 20)
        play.cancel()
        await asyncio.wait({play})
        nats.stop()
        await until(lambda: not thinker.connected)
        nats.start()
        await until(lambda: thinker.connected)
        outcome = await table.play(thinker, ["random"] * 3, count)
        assert local.jobs == []
        await emptied(nats.url)
    assert outcome.winners


async def test_jobs_wait_for_workers_and_come_once_however_often_given(nats: PrivateNats) -> None:
    heard: list[Thought] = []
    async with queue(nats.url, heard.append) as (thinker, _):
        for _ in range(3):
            thinker.submit(some_job())
        thinker.submit(some_job(table=2))
        await until(lambda: not thinker._offers)
        assert await waiting(nats.url) == 2
        nats.kill()  # what was stored is stored
        await until(lambda: not thinker.connected)
        nats.start()
        await until(lambda: thinker.connected)
        async with worker(nats.url):
            await until(lambda: len(heard) == 2)
            await asyncio.sleep(2.0)  # past the window in which a second job counts as the same
            thinker.submit(some_job())
            await until(lambda: len(heard) == 3)
    assert sorted(thought.table for thought in heard) == [1, 1, 2]
    assert heard[-1] in heard[:2]


async def test_a_host_has_few_jobs_in_the_queue_at_once(nats: PrivateNats) -> None:
    heard: list[Thought] = []
    async with queue(nats.url, heard.append, share=2) as (thinker, local):
        for table in range(30):
            thinker.submit(msgspec.structs.replace(some_job(table), host=1))
        thinker.submit(msgspec.structs.replace(some_job(99), host=2))
        await until(lambda: not thinker._offers)
        assert await waiting(nats.url) == 3
        assert thinker.waiting == {"people": 28, "alone": 0}
        async with worker(nats.url):
            await until(lambda: len(heard) == 31)
        assert [thought.table for thought in heard].index(99) <= 3
        assert thinker.waiting == {"people": 0, "alone": 0}
        assert local.jobs == []


async def test_those_whom_nobody_waits_for_are_thought_about_last(nats: PrivateNats) -> None:
    heard: list[Thought] = []
    async with queue(nats.url, heard.append, share=50) as (thinker, _):
        for table in range(10):
            thinker.submit(msgspec.structs.replace(some_job(table), alone=True))
        await until(lambda: not thinker._offers)
        for table in range(100, 120):
            thinker.submit(some_job(table))
        await until(lambda: not thinker._offers)
        async with worker(nats.url, think=ponder):  # longer than a way to the queue and back: it has always something
            await until(lambda: len(heard) == 30)
    last = max(number for number, thought in enumerate(heard) if thought.table >= 100)
    assert last <= 24  # a few of the others were thought about while no process had anything else to do


async def test_a_stream_of_an_earlier_version_takes_all_jobs(nats: PrivateNats) -> None:
    client = await nats_py.connect(nats.url)
    await client.jetstream().add_stream(name=STREAM, subjects=[JOBS], retention="workqueue")
    await client.close()
    heard: list[Thought] = []
    async with worker(nats.url), queue(nats.url, heard.append) as (thinker, local):
        thinker.submit(msgspec.structs.replace(some_job(), alone=True))
        await until(lambda: heard)
        assert local.jobs == []


async def test_two_nodes_hear_each_thought_once(nats: PrivateNats) -> None:
    heard: list[Thought] = []
    async with (
        queue(nats.url, heard.append) as (one, _),
        queue(nats.url, heard.append) as (other, _),
        worker(nats.url),
    ):
        for table in range(10):
            (one, other)[table % 2].submit(some_job(table))
        await until(lambda: len(heard) >= 10)
        await asyncio.sleep(0.2)
    assert sorted(thought.table for thought in heard) == list(range(10))


async def test_another_worker_takes_over_from_one_that_was_killed(nats: PrivateNats, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    client = await nats_py.connect(nats.url)
    js = client.jetstream()
    await ensure_stream(js)
    impatient = ConsumerConfig(durable_name=THINKERS, ack_policy=AckPolicy.EXPLICIT, ack_wait=3, filter_subject=JOBS)
    await js.add_consumer(STREAM, impatient)
    await client.close()
    heard: list[Thought] = []
    command = [sys.executable, "-m", "tests.server.thinking.run_worker", nats.url, str(mark)]
    doomed = await asyncio.to_thread(subprocess.Popen, command)
    try:
        async with queue(nats.url, heard.append) as (thinker, local):
            thinker.submit(some_job())
            await until(mark.exists)
            doomed.kill()
            async with worker(nats.url):
                await until(lambda: heard)
                await emptied(nats.url)
            assert local.jobs == []
    finally:
        doomed.kill()
        doomed.wait()
    assert heard == [Thought(1, heard[0].seat, heard[0].decision, heard[0].choice)]
    await until(lambda: not Path(f"/proc/{mark.read_text()}").exists())  # its process has not stayed behind


async def test_jobs_that_cannot_be_done_are_thrown_away(nats: PrivateNats) -> None:
    heard: list[Thought] = []
    async with queue(nats.url, heard.append) as (thinker, _):
        thinker.submit(msgspec.structs.replace(some_job(2), bot="deep"))
        thinker.submit(some_job())
        await until(lambda: not thinker._offers)
        client = await nats_py.connect(nats.url)
        signer = Signer(KEY)
        await client.jetstream().publish(JOBS, signer.sign(JOBS, b"{}"))
        await client.jetstream().publish(JOBS, signer.sign(JOBS, b"\xff"))
        await client.publish(THOUGHTS, signer.sign(THOUGHTS, b"nonsense"))
        await client.close()
        async with worker(nats.url):
            await until(lambda: heard)
            await emptied(nats.url)
    assert [thought.table for thought in heard] == [1]


async def test_a_stream_that_is_lost_is_made_again(nats: PrivateNats) -> None:
    heard: list[Thought] = []
    async with worker(nats.url), queue(nats.url, heard.append) as (thinker, local):
        thinker.submit(some_job())
        await until(lambda: heard)
        client = await nats_py.connect(nats.url)
        await client.jetstream().delete_stream(STREAM)
        await client.close()
        thinker.submit(some_job(2))
        await until(lambda: len(heard) == 2)
        assert local.jobs == []


async def test_without_nats_a_node_thinks_by_itself() -> None:
    server = PrivateNats()
    table = ThoughtGame(game("race"), 2)
    local = PoolThinker(table.take)
    thinker = await QueueThinker.connect([server.url], "node", table.take, local, Signer(KEY))
    try:
        outcome = await table.play(thinker, ["random"] * 2)
    finally:
        await thinker.close()
    assert outcome.winners


async def test_a_job_on_its_way_when_nats_dies_is_thought_here(
    nats: PrivateNats, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("astrarium.server.thinking.queue.PATIENCE", 1.0)
    heard: list[Thought] = []
    async with queue(nats.url, heard.append) as (thinker, local):
        nats.freeze()
        thinker.submit(some_job())
        await until(lambda: local.jobs)
        nats.thaw()
    assert [job.table for job in local.jobs] == [1]
