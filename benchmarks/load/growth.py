"""`python -m benchmarks.load.growth`: what must not grow. A move's cost with the length of the game and with the number
of tables in the database; the time to open a table that is not in memory."""

import argparse
import asyncio
import random
import statistics
import time
from functools import cache
from typing import Any

import asyncpg
import uvloop

from astrarium.conformance import games_within
from astrarium.kernel import Meta, Refused, games
from astrarium.server.config import Config
from astrarium.server.ids import new_id
from astrarium.server.live.acts import play
from astrarium.server.live.hub import new_tables
from astrarium.server.live.table.live_table import LiveTable
from astrarium.server.node import Node
from astrarium.server.people.person import Person
from astrarium.server.tables.entries import TableSpec
from astrarium.server.tables.fold import TableFold

from .measures import say
from .site import fresh_database

EARLY, LATE, WINDOW = 10, 500, 10
IDLE_ENTRIES = 5

FILL_TABLES = """
insert into tables (id, game, stage, public, pace, host, title, seats, version, waiting, since, wake_at, made_at,
  secret, about)
select n, $4, 'over', 0, 'none', n, '', 2, $3, 0, 0, null, 0, '\\x00', '{}'
from generate_series($1::bigint, $2::bigint) n
"""
FILL_LOG = """
insert into log (table_id, seq, at, body) select n, seq, 0, $3
from generate_series($1::bigint, $2::bigint) n, generate_series(0, $4::int) seq
"""


class Listener:
    """A person who only listens."""

    def __init__(self, person: int) -> None:
        self.person = person
        self.muted: set[int] = set()
        self.silent = False

    def tell(self, text: bytes) -> None:
        pass

    def may_see(self, table: int, fold: TableFold) -> bool:
        return True

    def dismiss(self, table: int) -> None:
        pass

    def come_again(self, table: int, full: bool, seat: int | None) -> None:
        raise AssertionError


@cache
def by_length_of_game() -> list[Meta]:
    """The installed games, the shortest first."""
    lengths = {game.meta.key: -games_within(game, 1_000_000, [2]) for game in games()}
    return sorted((game.meta for game in games()), key=lambda meta: lengths[meta.key])


async def new_table(node: Node, game: str, seats: int) -> tuple[LiveTable, list[int]]:
    people = [Person(new_id(), f"P{seat}", "en", None, False, "{}") for seat in range(seats)]
    live = await new_tables.make_table(node.hub, people[0], TableSpec(game, seats))
    for person in people:
        await new_tables.sit_down(node.hub, live, person, None, "")
    for person in people:
        await node.hub.watch(Listener(person.id), live, -1, False)
    return live, [person.id for person in people]


async def move(live: LiveTable, people: list[int], rng: random.Random) -> float:
    """Give one accepted answer; returns the seconds from the answer until the last listener is told."""
    table = live.fold.table
    while table is not None:
        decision = rng.choice(table.decisions())
        choice = list(decision.random_choice(rng))
        begun = time.perf_counter()
        try:
            await live.do(play.answer(people[decision.seat], decision.id, choice))
        except Refused:
            continue
        return time.perf_counter() - begun
    raise ValueError("the game has not begun")


async def by_length(node: Node, tables: int) -> None:
    early: list[float] = []
    late: list[float] = []
    rng = random.Random(1)
    longest = by_length_of_game()[-1]
    played = 0
    while played < tables:
        live, people = await new_table(node, longest.key, 2)
        times: list[float] = []
        while live.fold.progress.stage == "playing" and len(times) < LATE + WINDOW:
            times.append(await move(live, people, rng))
        if len(times) >= LATE + WINDOW:
            played += 1
            early += times[EARLY - WINDOW : EARLY + WINDOW]
            late += times[LATE - WINDOW : LATE + WINDOW]
    one, other = statistics.median(early) * 1e6, statistics.median(late) * 1e6
    moves = f"a move of {longest.names['en']}, the {EARLY}th or so"
    say(f"{moves}: {one:.0f} µs, the {LATE}th: {other:.0f} µs; ratio {other / one:.2f}")


async def moves(node: Node, count: int) -> list[float]:
    rng = random.Random(2)
    shortest = by_length_of_game()[0]
    times: list[float] = []
    while len(times) < count:
        live, people = await new_table(node, shortest.key, 2)
        while live.fold.progress.stage == "playing":
            times.append(await move(live, people, rng))
    return times


async def fill(url: str, start: int, end: int) -> None:
    connection = await asyncpg.connect(url, command_timeout=600)
    body = '{"act":"answer","seat":0,"state":"0123456789abcdef","decision":8,"choice":[1],"draws":[[6,1],[6,2]]}'
    for low in range(start, end, 100_000):
        high = min(low + 100_000, end) - 1
        await connection.execute(FILL_TABLES, low, high, IDLE_ENTRIES - 1, by_length_of_game()[0].key)
        await connection.execute(FILL_LOG, low, high, body, IDLE_ENTRIES - 1)
    await connection.execute("vacuum analyze")
    size = await connection.fetchval("select pg_database_size(current_database())")
    count = await connection.fetchval("select count(*) from tables")
    await connection.close()
    say(f"  {count:,} tables in the database, {size / 2**30:.2f} GiB")


async def by_idle_tables(node: Node, url: str, many: int, count: int) -> None:
    await fill(url, 1, 1_001)
    before = await moves(node, count)
    await fill(url, 1_001, many + 1)
    after = await moves(node, count)
    few, lots = statistics.median(before) * 1e6, statistics.median(after) * 1e6
    what = f"a move of {by_length_of_game()[0].names['en']}"
    say(f"{what} beside 1,000 tables: {few:.0f} µs, beside {many:,}: {lots:.0f} µs; ratio {lots / few:.2f}")


async def opening(node: Node) -> None:
    rng = random.Random(3)
    shortest = by_length_of_game()[0]
    for seats in (2, shortest.seats[-1]):
        times: list[float] = []
        replayed: list[float] = []
        versions: list[int] = []
        for _ in range(20):
            live, people = await new_table(node, shortest.key, seats)
            while live.fold.progress.stage == "playing":
                await move(live, people, rng)
            await asyncio.sleep(0.02)
            versions.append(live.fold.progress.version)
            times.append(await timed_open(node, live))
            await node.database.run("delete from snapshots where table_id = $1", live.id)
            replayed.append(await timed_open(node, live))
        say(
            f"opening a finished game of {shortest.key} for {seats} ({statistics.mean(versions):.0f} entries): "
            f"{statistics.median(times) * 1000:.1f} ms (most {max(times) * 1000:.1f}); "
            f"without its snapshot {statistics.median(replayed) * 1000:.1f} ms (most {max(replayed) * 1000:.1f})"
        )


async def timed_open(node: Node, live: LiveTable) -> float:
    node.hub.drop(live.id)
    begun = time.perf_counter()
    await node.hub.open(live.id)
    return time.perf_counter() - begun


async def main(args: Any) -> None:
    url = await fresh_database()
    node = await Node.start(Config(database=url, tables_in_memory=50))
    try:
        await opening(node)
        await by_length(node, args.tables)
        await by_idle_tables(node, url, args.many, args.moves)
    finally:
        await node.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--many", type=int, default=1_000_000)
    parser.add_argument("--moves", type=int, default=4_000)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(parser.parse_args()))
