"""`python -m benchmarks.load.costs`: what the capacity plan of docs/hosting.md needs besides a load run."""

import asyncio
import random
import tempfile
import time
from pathlib import Path

import asyncpg
import msgspec
import uvloop
from tests.server.node_process import NodeProcess

from astrarium.kernel import Refused, games
from astrarium.server.config import Config
from astrarium.server.node import Node
from astrarium.server.thinking.base import Job
from astrarium.server.thinking.think import think

from .machine import cpu_seconds, resident_bytes
from .measures import say
from .moves import new_table, play_on
from .people import Crowd
from .site import LIMITS, fresh_database

IDLE, WATCHED = 500, 200
SECONDS = 30.0
DATABASE = "astrarium_costs"
ENTRIES = 5_000  # of each game, to measure the disk space
RELATIONS = "pg_total_relation_size('tables') + pg_total_relation_size('snapshots')"


async def memory(url: str) -> None:
    """The memory of a node without people, with idle people, and with people at tables."""
    with tempfile.TemporaryDirectory() as folder:
        node = NodeProcess(Path(folder), database=url, limits=LIMITS).start()
        try:
            empty = resident_bytes(node.pid)
            say(f"memory of a node with nobody: {empty / 2**20:.0f} MiB")
            crowd = Crowd(node.url, games()[0].meta.key, 2, full=True)
            for number in range(IDLE):
                await crowd.person(number)
            with_people = resident_bytes(node.pid)
            each = (with_people - empty) / IDLE
            before = cpu_seconds(node.pid)
            await asyncio.sleep(SECONDS)
            idle = (cpu_seconds(node.pid) - before) / SECONDS / IDLE
            say(f"per connection: {each / 1024:.0f} KiB; {idle * 1e6:.0f} µs of CPU a second, clock included")
            await crowd.gather(WATCHED)
            tables = resident_bytes(node.pid) - with_people - 2 * WATCHED * each
            say(f"per table that two people watch: {tables / WATCHED / 1024:.0f} KiB besides")
            await crowd.leave()
        finally:
            node.stop()


async def disk(url: str) -> None:
    """The space that games take in the database."""
    node = await Node.start(Config(database=url, tables_in_memory=50))
    connection = await asyncpg.connect(url)
    rng = random.Random(5)
    try:
        for game in games():
            key, played = game.meta.key, 0
            await connection.execute("vacuum full")
            size = await connection.fetchval("select pg_database_size(current_database())")
            kept = await connection.fetchval(f"select {RELATIONS}")
            begun = await connection.fetchval("select pg_current_wal_lsn()")
            entries = 0
            while entries < ENTRIES:
                live, people = await new_table(node, key, 2)
                await play_on(live, people, rng)
                entries += live.fold.progress.version + 1
                played += 1
            await asyncio.sleep(0.5)
            written = await connection.fetchval("select pg_wal_lsn_diff(pg_current_wal_lsn(), $1)", begun)
            await connection.execute("vacuum full")
            grown = await connection.fetchval("select pg_database_size(current_database())") - size
            besides = await connection.fetchval(f"select {RELATIONS}") - kept
            say(
                f"{key}: {entries / played:.0f} entries a game; {grown / played / 1024:.0f} KiB of disk, of which "
                f"{besides / played / 1024:.1f} beyond the log; {float(written) / entries:.0f} bytes of WAL per entry"
            )
    finally:
        await connection.close()
        await node.close()


def bots() -> None:
    """The cost of an answer of the greedy bot."""
    for found in games():
        key, rng = found.meta.key, random.Random(6)
        spent, answers = 0.0, 0
        state = found.new(2, seed=11)
        while not found.is_over(state) and answers < 300:
            decision = found.decisions(state)[0]
            view = msgspec.json.decode(msgspec.json.encode(found.view(state, decision.seat)))
            job = Job(1, decision.seat, decision.id, key, "greedy", answers, view)
            begun = time.process_time()
            thought = think(job)
            spent += time.process_time() - begun
            answers += 1
            try:
                found.apply(state, decision, tuple(thought.choice))
            except Refused:
                found.apply(state, decision, decision.random_choice(rng))
        say(f"{key}: {spent / answers * 1000:.1f} ms for an answer of the greedy bot")


async def main() -> None:
    bots()
    await memory(await fresh_database(DATABASE))
    await disk(await fresh_database(DATABASE))


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main())
