"""`python -m benchmarks.load.replays`: what a replay and a story of a long game cost, and what others feel meanwhile.

With `--beside DIR` another checkout is measured in the same run, in alternating rounds: before and after.
"""

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from tests.server.node_process import NodeProcess

from astrarium.kernel import Refused, games
from astrarium.server.config import Config
from astrarium.server.ids import new_id, spell
from astrarium.server.live.acts import play
from astrarium.server.live.hub import new_tables
from astrarium.server.node import Node
from astrarium.server.people.person import Person
from astrarium.server.tables.entries import TableSpec

from .machine import family_cpu_seconds
from .measures import say
from .people import API
from .pings import Pingers
from .site import LIMITS, fresh_database

AT_ONCE = 10
ALONE = 4  # asked for one after the other, to see what one costs
PEOPLE = 40
QUIET = 3.0  # seconds of pings while nobody asks for anything
LONG = {**LIMITS, "replays_per_second": 100_000, "replay_burst": 100_000}


class Round(msgspec.Struct):
    """One round: seconds of processor for each that was asked for, and round trips of pings in milliseconds."""

    tree: str
    replay_cpu: float
    story_cpu: float
    quiet: list[float]
    during: list[float]
    took: float  # seconds until all that were asked for at once were there


async def play_tables(url: str, game: str, seats: int, count: int) -> list[str]:
    """The names of so many finished tables."""
    node = await Node.start(Config(database=url))
    rng = random.Random(1)
    made: list[str] = []
    entries: list[int] = []
    for _ in range(count):
        people = [Person(new_id(), f"P{seat}", "en", None, False, "{}") for seat in range(seats)]
        live = await new_tables.make_table(node.hub, people[0], TableSpec(game, seats, public=True))
        for person in people:
            await new_tables.sit_down(node.hub, live, person, None, "")
        while live.fold.progress.stage == "playing" and live.fold.table is not None:
            decision = rng.choice(live.fold.table.decisions())
            try:
                await live.do(play.answer(people[decision.seat].id, decision.id, list(decision.random_choice(rng))))
            except Refused:
                continue
        made.append(spell(live.id))
        entries.append(live.fold.progress.version)
    await node.close()
    say(f"{count} games of {game} between {seats}: {statistics.mean(entries):.0f} entries each, at most {max(entries)}")
    return made


async def ask(client: httpx.AsyncClient, number: int, path: str) -> None:
    """Ask from an address of one's own, again where the node is busy."""
    headers = {"X-Forwarded-For": f"198.51.100.{number}"}
    while (await client.get(f"{API}/tables/{path}", headers=headers)).status_code != httpx.codes.OK:
        await asyncio.sleep(0.1)


async def measure(tree: str, folder: Path, url: str, tables: list[str]) -> Round:
    """One round: first what it costs alone, then what others feel while replays and stories are asked for at once."""
    node = NodeProcess(folder, database=url, limits=LONG, trusted_proxies=["127.0.0.1"])
    await asyncio.to_thread(lambda: node.start(PYTHONPATH=f"{tree}/src:{tree}"))
    warm, costly, asked = tables[0], tables[1 : ALONE + 1], tables[ALONE + 1 :]
    try:
        async with httpx.AsyncClient(base_url=node.url, timeout=120) as client:
            for path in ("story", "replay"):  # workers, if there are any, have started then
                await ask(client, 0, f"{warm}/{path}")
            cpu = []
            for path in ("replay", "story"):
                before = family_cpu_seconds(node.pid)
                for table in costly:
                    await ask(client, 0, f"{table}/{path}")
                cpu.append((family_cpu_seconds(node.pid) - before) / ALONE)
            async with Pingers(node.url, PEOPLE) as pingers:
                await asyncio.sleep(1)
                pingers.times.clear()
                await asyncio.sleep(QUIET)
                quiet = [seconds * 1000 for seconds in pingers.times]
                pingers.times.clear()
                begun = time.perf_counter()
                await asyncio.gather(
                    *(
                        ask(client, number, f"{table}/{path}")
                        for number, table in enumerate(asked)
                        for path in ("replay", "story")
                    )
                )
                took = time.perf_counter() - begun
                during = [seconds * 1000 for seconds in pingers.times]
    finally:
        await asyncio.to_thread(node.stop)
    return Round(tree, cpu[0], cpu[1], quiet, during, took)


def spread(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    return {"p50": statistics.median(ordered), "p99": ordered[int(len(ordered) * 0.99)], "max": ordered[-1]}


def summary(rounds: list[Round]) -> dict[str, Any]:
    """The medians of all rounds of one tree; round trips are taken together."""
    return {
        "replay_cpu": statistics.median(one.replay_cpu for one in rounds),
        "story_cpu": statistics.median(one.story_cpu for one in rounds),
        "took": statistics.median(one.took for one in rounds),
        "quiet": spread([ms for one in rounds for ms in one.quiet]),
        "during": spread([ms for one in rounds for ms in one.during]),
    }


def tell(name: str, found: dict[str, Any]) -> None:
    def line(spread: dict[str, float]) -> str:
        return ", ".join(f"{key} {ms:.1f}" for key, ms in spread.items())

    say(
        f"{name}: a replay {found['replay_cpu'] * 1000:.0f} ms of processor, a story {found['story_cpu'] * 1000:.0f} ms"
    )
    say(f"  round trip in ms, quiet: {line(found['quiet'])}")
    say(f"  with {AT_ONCE} replays and stories: {line(found['during'])}")
    say(f"  all {2 * AT_ONCE} were there after {found['took']:.1f} s")


async def main(args: argparse.Namespace) -> None:
    here = str(Path(__file__).parents[2])
    trees = {"here": here, **({"beside": str(args.beside.resolve())} if args.beside else {})}
    url = await fresh_database(args.database)
    tables = await play_tables(url, args.game, args.seats, 1 + ALONE + AT_ONCE)
    rounds: dict[str, list[Round]] = {name: [] for name in trees}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(args.rounds):
            for name, tree in trees.items() if number % 2 else reversed(trees.items()):
                rounds[name].append(await measure(tree, Path(folder), url, tables))
    found = {name: summary(some) for name, some in rounds.items()}
    for name, one in found.items():
        tell(name, one)
    if args.json:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--game",
        default=max(games(), key=lambda game: game.meta.minutes).meta.key,
        choices=[game.meta.key for game in games()],
    )
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--beside", type=Path, help="another checkout, measured in alternating rounds")
    parser.add_argument("--database", default="astrarium_replays")
    parser.add_argument("--json", type=Path)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(parser.parse_args()))
