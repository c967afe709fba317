"""`python -m benchmarks.load`: what one node carries, beside the bare engine in the same run."""

import argparse
import asyncio
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

import uvloop
from tests.server.node_process import NodeProcess

from astrarium.kernel import games

from .bare import bare_inserts
from .machine import CpuMeter, resident_bytes
from .measures import measure, say, settle
from .people import Crowd
from .profile import profile
from .site import DATABASE, LIMITS, NATS, fresh_database
from .turns import in_turns

ROUNDS = 3


async def top_speed(node: NodeProcess, url: str, game: str, args: argparse.Namespace) -> None:
    """Measure the highest speed, in turns with bare inserts; then play at half of it."""
    crowd = Crowd(node.url, game, args.seats, full=args.full)
    empty = resident_bytes(node.pid)
    await crowd.gather(args.tables)
    people = args.tables * args.seats
    kind = "full" if args.full else "brief"
    say(f"\n{args.tables} tables of {game}, {args.seats} seats, {people} connections, {kind} questions")
    meter = CpuMeter(node.pid)
    if args.profile:
        crowd.play(0)
        await asyncio.sleep(2)
        for line in await profile(node.pid, 10):
            say(line)
    ours: list[float] = []
    bare: list[float] = []
    for number in range(ROUNDS):
        say(f"at full speed, round {number + 1}")
        crowd.play(0)
        ours.append((await measure(crowd, meter, args.seconds / ROUNDS)).rate)
        await crowd.rest()
        rows, cpu = await bare_inserts(url, args.tables, args.seconds / ROUNDS)
        say(f"  bare engine, {args.tables} connections: {rows:,.0f} rows/s, client CPU {cpu * 1e6:.0f} µs per row")
        bare.append(rows)
    top, plain = statistics.median(ours), statistics.median(bare)
    ratios = ", ".join(f"{one / other:.2f}" for one, other in zip(ours, bare, strict=True))
    say(f"ratio of the medians: {top / plain:.2f} of the bare engine (target 0.25); of the rounds {ratios}")
    say("at half of that")
    await settle(crowd, people / top, top / 2)
    await measure(crowd, meter, args.seconds)
    await crowd.rest()
    grown = resident_bytes(node.pid) - empty
    say(f"  memory: {empty / 2**20:.0f} MiB empty, {grown / 2**20:.0f} MiB more after these games")
    await crowd.leave()


async def hold(node: NodeProcess, game: str, args: argparse.Namespace) -> None:
    """Keep many people connected for a long time."""
    crowd = Crowd(node.url, game, 4, full=args.full)
    before = resident_bytes(node.pid)
    tables = args.hold // 4
    await crowd.gather(tables)
    settled = resident_bytes(node.pid)
    say(f"\n{args.hold} connections at {tables} tables of {game}, 4 seats")
    say(f"  memory: {(settled - before) / args.hold / 1024:.0f} KiB per connection with its share of a live table")
    meter = CpuMeter(node.pid)
    await settle(crowd, tables / args.hold_rate, args.hold_rate)
    await measure(crowd, meter, args.hold_seconds)
    say("the same with a heartbeat: everybody pings every 2.5 s")
    crowd.keep_beat()
    await measure(crowd, meter, args.hold_seconds)
    say(f"  memory after: {resident_bytes(node.pid) / 2**20:.0f} MiB in all")
    await crowd.rest()
    await crowd.leave()


async def main(args: argparse.Namespace) -> None:
    if args.before:
        for game in args.game:
            await in_turns(game, args)
        return
    url = await fresh_database(args.database)
    with tempfile.TemporaryDirectory() as folder:
        settings: dict[str, Any] = {"database": url, "limits": LIMITS, "tables_in_memory": 20_000}
        if args.nodes > 1:
            settings |= {"nats": [NATS], "thinkers": 0}
        node = NodeProcess(Path(folder), arguments=("--nodes", str(args.nodes)), **settings).start()
        try:
            if not args.only_hold:
                for game in args.game:
                    await top_speed(node, url, game, args)
            if args.hold:
                await hold(node, args.game[0], args)
        finally:
            node.stop()
            problems = [line for line in node.log.read_text().splitlines() if '"level": "info"' not in line][3:]
            say(f"lines of warning or worse in the node's log: {len(problems)}")
            for line in problems[:5]:
                say(line[-1500:])


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    installed = [game.meta.key for game in games()]
    parser.add_argument("--game", action="append", choices=installed, help="may be repeated; by default every game")
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--before", metavar="PATH", help="another checkout: measure a node of each in turns")
    parser.add_argument("--nodes", type=int, default=1, help="nodes behind one port; their moves are summed up")
    parser.add_argument("--database", default=DATABASE, help="the name of the database, which is made anew")
    parser.add_argument("--full", action="store_true", help="questions as people's screens want them")
    parser.add_argument("--profile", action="store_true", help="where the server's time goes (py-spy)")
    parser.add_argument("--hold", type=int, default=0, help="connections to hold, at a quarter as many tables")
    parser.add_argument("--hold-seconds", type=float, default=300)
    parser.add_argument("--hold-rate", type=float, default=250, help="moves a second while holding")
    parser.add_argument("--only-hold", action="store_true")
    args = parser.parse_args()
    args.game = args.game or installed
    return args


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(read_arguments()))
    sys.exit(0)
