"""What is done every day, beside more and more tables in the database."""

import random
import statistics
import time
from collections.abc import Awaitable, Callable

import asyncpg

from astrarium.kernel import games
from astrarium.server.config import Config
from astrarium.server.live.table.live_table import LiveTable
from astrarium.server.node import Node

from .growth_figures import Tables
from .measures import say
from .moves import Spent, new_table, play_on

FEW = 1_000
SIZES = (FEW, 10_000, 100_000, 1_000_000)
IDLE_ENTRIES = 5
GAME = min(games(), key=lambda game: game.meta.minutes).meta.key  # the shortest

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
ENTRY = '{"act":"answer","seat":0,"state":"0123456789abcdef","decision":8,"choice":[1],"draws":[[6,1],[6,2]]}'


async def fill(connection: "asyncpg.Connection[asyncpg.Record]", start: int, end: int) -> float:
    """Put idle tables into the database; returns its GiB."""
    for low in range(start, end, 100_000):
        high = min(low + 100_000, end) - 1
        await connection.execute(FILL_TABLES, low, high, IDLE_ENTRIES - 1, GAME)
        await connection.execute(FILL_LOG, low, high, ENTRY, IDLE_ENTRIES - 1)
    await connection.execute("vacuum analyze")
    await connection.execute("checkpoint")  # else the disk is busy with what was filled in while moves are measured
    return float(await connection.fetchval("select pg_database_size(current_database())")) / 2**30


async def timed(times: int, ask: Callable[[], Awaitable[object]]) -> float:
    """The median of so many turns, in milliseconds."""
    spent: list[float] = []
    for _ in range(times):
        begun = time.perf_counter()
        await ask()
        spent.append((time.perf_counter() - begun) * 1000)
    return round(statistics.median(spent), 3)


async def play(few: Node, many: Node, moves: int) -> tuple[list[Spent], list[Spent], LiveTable]:
    """What so many answers took on either node, game by game in turns, and the last table of the second one."""
    rng = random.Random(2)
    spent: tuple[list[Spent], list[Spent]] = [], []
    while True:
        for node, found in zip((few, many), spent, strict=True):
            live, people = await new_table(node, GAME, 2)
            found += await play_on(live, people, rng)
        if min(map(len, spent)) >= moves:
            return *spent, live


async def by_tables(url: str, small: str, most: int, moves: int) -> Tables:
    """Fill a database up to so many tables, and measure some moves at each size, in turns with those beside few."""
    connection, other = await asyncpg.connect(url, command_timeout=600), await asyncpg.connect(small)
    await fill(other, 1, FEW + 1)
    await other.close()
    many = await Node.start(Config(database=url, tables_in_memory=50))
    few = await Node.start(Config(database=small, tables_in_memory=50))
    found = Tables(FEW, [], [], [], [], [], [], [], [])
    filled = 1
    for size in (*(size for size in SIZES if size < most), most):
        found.tables.append(size)
        found.gib.append(round(await fill(connection, filled, size + 1), 2))
        filled = size + 1
        beside_few, beside_many, live = await play(few, many, moves)

        async def reopen(table: int = live.id) -> None:
            many.hub.drop(table)
            await many.hub.open(table)

        await timed(20, reopen)
        found.move_processor.append(_median([one.processor for one in beside_many]))
        found.move_wall.append(_median([one.wall for one in beside_many]))
        found.few_processor.append(_median([one.processor for one in beside_few]))
        found.few_wall.append(_median([one.wall for one in beside_few]))
        found.opening.append(await timed(50, reopen))
        found.due.append(await timed(50, lambda: many.services.tables.count_overdue(1)))
        say(
            f"beside {size:,} tables, {found.gib[-1]:.2f} GiB: a move {found.move_processor[-1]:.2f} ms of processor, "
            f"{found.move_wall[-1]:.2f} ms in all (beside {FEW:,} in the same turns {found.few_processor[-1]:.2f} and "
            f"{found.few_wall[-1]:.2f}); opening {found.opening[-1]:.1f} ms, what is due {found.due[-1]:.1f} ms"
        )
    await connection.close()
    await many.close()
    await few.close()
    return found


def _median(seconds: list[float]) -> float:
    return round(statistics.median(seconds) * 1000, 3)
