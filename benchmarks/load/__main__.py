"""`python -m benchmarks.load`: what one node carries, beside the bare engine in the same run."""

import argparse
import asyncio
import statistics
import sys
import tempfile
from pathlib import Path

import asyncpg
import uvloop
from tests.server.node_process import NodeProcess

from astrarium.kernel import games
from astrarium.server.store.migrate import migrate

from .bare import bare_inserts
from .machine import CpuMeter, resident_bytes
from .people import Crowd, Figures
from .profile import profile

ADMIN = "postgresql://postgres@127.0.0.1:5432/postgres"
DATABASE = "astrarium_load"
ROUNDS = 3
LIMITS = {
    "messages_per_second": 1_000_000, "message_burst": 1_000_000, "requests_per_second": 100_000,
    "request_burst": 100_000, "guests_per_minute": 1_000_000, "guest_burst": 1_000_000,
    "connections_per_address": 20_000, "handshakes_per_second": 100_000, "handshake_burst": 100_000,
    "address_work_per_second": 10_000_000, "address_work_burst": 10_000_000,
    "tables_per_hour": 1_000_000, "table_burst": 1_000_000, "tables_per_guest": 1_000_000, "guests_per_day": 1_000_000,
    "thoughts_per_host": 1_000,
}  # fmt: skip


def say(text: str = "") -> None:
    print(text, flush=True)


async def fresh_database() -> str:
    connection = await asyncpg.connect(ADMIN)
    await connection.execute(f"drop database if exists {DATABASE} with (force)")
    await connection.execute(f"create database {DATABASE}")
    settings = [await connection.fetchval(f"show {name}") for name in ("synchronous_commit", "fsync")]
    say(f"PostgreSQL {connection.get_server_version().major}: synchronous_commit {settings[0]}, fsync {settings[1]}")
    await connection.close()
    url = ADMIN.rpartition("/")[0] + "/" + DATABASE
    await migrate(url)
    return url


def latency_line(figures: Figures) -> str:
    times = sorted(figures.latencies)
    if len(times) < 100:
        return "too few moves for latencies"
    p99 = times[int(len(times) * 0.99)]
    return f"send to last receipt: p50 {statistics.median(times) * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms"


async def settle(crowd: Crowd, pause: float, rate: float) -> None:
    """Play on, with pauses before answers that lead to this many moves a second."""
    crowd.play(pause)
    for _ in range(4):
        crowd.figures.clear()
        await asyncio.sleep(3)
        crowd.pause *= max(0.2, crowd.figures.accepted / 3 / rate)


async def measure(crowd: Crowd, meter: CpuMeter, seconds: float) -> float:
    """The accepted moves a second over this time, printed with their cost."""
    await asyncio.sleep(2)
    crowd.figures.clear()
    meter.spent()
    await asyncio.sleep(seconds)
    figures, spent = crowd.figures, meter.spent()
    rate = figures.accepted / seconds
    parts = ", ".join(f"{name} {used / max(1, figures.accepted) * 1e6:.0f} µs" for name, used in spent.items())
    say(f"  {rate:,.0f} accepted moves/s, {figures.refused} refused, {figures.games} games ended")
    say(f"  {latency_line(figures)}")
    say(f"  CPU per move: {parts}; busy: " + ", ".join(f"{n} {u / seconds:.0%}" for n, u in spent.items()))
    say(f"  received {figures.bytes_in / max(1, figures.accepted):.0f} bytes per move; errors {len(figures.errors)}")
    for error in sorted(set(figures.errors))[:5]:
        say(f"    {error}")
    return rate


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
        ours.append(await measure(crowd, meter, args.seconds / ROUNDS))
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
    url = await fresh_database()
    with tempfile.TemporaryDirectory() as folder:
        node = NodeProcess(Path(folder), database=url, limits=LIMITS, tables_in_memory=20_000).start()
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
