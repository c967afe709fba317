"""`python -m benchmarks.load.growth`: what must not grow, for every game.

A move's cost with the length of the game and with the tables in the database; the cost of each hundred entries of a
story and of a replay; the memory of a node with the tables that it has seen. `growth_pictures` draws the figures.
"""

import argparse
import asyncio
import gc
import logging
import multiprocessing
import os
import platform
import random
import statistics
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import uvloop

from astrarium.kernel import games
from astrarium.server.config import Config
from astrarium.server.node import Node
from astrarium.server.replays.film import show
from astrarium.server.replays.replayer import Part
from astrarium.server.replays.slices import Origin, Reached, Slice
from astrarium.server.replays.story import tell

from .growth_database import by_tables
from .growth_figures import PER_MOVE, Growth, Line, Tables, write
from .machine import resident_bytes
from .measures import say
from .moves import new_table, play_on
from .site import fresh_database

ENTRIES = 100  # of a story or a replay that are measured together
GAMES = [game.meta.key for game in games()]
KEPT, MADE, STEP = 80, 240, 20  # tables kept in memory and made, for its memory
OPENING = 8  # answers at each of those


def line(found: dict[int, list[float]], fewest: int) -> Line:
    """The median at each size at which enough was measured."""
    sizes = sorted(size for size, some in found.items() if len(some) >= fewest)
    return Line(sizes, [round(statistics.median(found[size]), 3) for size in sizes])


async def by_length(node: Node, game: str, tables: int) -> tuple[int, Line, Line, Line]:
    """Play so many games; the longest, and what moves, stories and films cost as they go on."""
    rng = random.Random(1)
    moves, stories, films = (defaultdict[int, list[float]](list) for _ in range(3))
    longest = 0
    for _ in range(tables):
        live, people = await new_table(node, game, 2)
        for number, spent in enumerate(await play_on(live, people, rng)):
            moves[number // PER_MOVE * PER_MOVE + PER_MOVE // 2].append(spent.processor * 1000)
        origin = Origin(live.fold.created, live.fold.made_at, live.fold.secret)
        rows = [(one.at, one.body) for one in await node.services.tables.entries(live.id, 0)]
        longest = max(longest, len(rows))
        makers: list[tuple[dict[int, list[float]], Callable[[Slice], Part]]]
        makers = [(stories, tell), (films, partial(show, seat=None))]
        for found, work in makers:
            since = Reached()
            while since.told + ENTRIES <= len(rows):
                made = work(Slice(origin, since, rows[since.at : since.told + ENTRIES]))
                since = made.reached
                found[since.told].append(made.spent * 1000)
    enough = max(1, tables // 2)
    return longest, line(moves, enough * PER_MOVE // 2), line(stories, enough), line(films, enough)


def by_tables_in_memory(url: str, game: str) -> Line:
    """The memory of this process, beyond that before the first table, as more tables are played than it may keep.

    Python frees what it may free before each look: tables that were dropped go in its own time else.
    """

    async def look() -> Line:
        logging.disable(logging.WARNING)
        node = await Node.start(Config(database=url, tables_in_memory=KEPT))
        rng = random.Random(4)
        found, before = Line([], []), 0
        for made in range(MADE + 1):  # what a game loads with its first table is not counted
            await play_on(*await new_table(node, game, 2, watched=False), rng, OPENING)
            if made % STEP == 0:
                gc.collect()
                before = before or resident_bytes(os.getpid())
                found.at.append(made)
                found.found.append(round((resident_bytes(os.getpid()) - before) / 2**20, 2))
        await node.close()
        return found

    return asyncio.run(look())


async def in_process_of_its_own(work: Callable[[str, str], Line], url: str, game: str) -> Line:
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as one:
        return await asyncio.get_running_loop().run_in_executor(one, work, url, game)


async def main(args: argparse.Namespace) -> None:
    logging.disable(logging.WARNING)  # one node after the other: each finds that nobody was here for a while
    url = await fresh_database(args.database)
    found = Growth(machine(), {}, {}, {}, {}, KEPT, {}, Tables(0, [], [], [], [], [], [], [], []))
    for game in GAMES:
        found.memory[game] = await in_process_of_its_own(by_tables_in_memory, url, game)
        say(f"{game}: {found.memory[game].found[-1]:.1f} MiB after {MADE} tables, of which {KEPT} may be kept")
    node = await Node.start(Config(database=url, tables_in_memory=50))
    try:
        for game in GAMES:
            longest, *lines = await by_length(node, game, args.tables)
            found.entries[game] = longest
            found.move[game], found.story[game], found.film[game] = lines
            first, last = (lines[0].found[place] for place in (0, -1))
            say(f"{game}: {longest} entries; a move {first:.2f} ms of processor at first, {last:.2f} ms at last")
    finally:
        await node.close()
    found.database = await by_tables(url, await fresh_database(f"{args.database}_few"), args.many, args.moves)
    if args.write:
        write(found)


def machine() -> str:
    return f"{os.cpu_count()} cores, Python {platform.python_version()}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=8, help="games of each kind that are played to their end")
    parser.add_argument("--many", type=int, default=1_000_000, help="tables in the database at last")
    parser.add_argument("--moves", type=int, default=1_500)
    parser.add_argument("--database", default="astrarium_growth")
    parser.add_argument("--write", action="store_true", help="write the figures to docs/pictures")
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(parser.parse_args()))
