"""Two checkouts in turns, in one run on one machine: `python -m benchmarks.load --before <path of the other>`."""

import argparse
import asyncio
import statistics
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.node_process import NodeProcess

from .machine import CpuMeter
from .measures import ENOUGH, Measured, measure, percentile, say, settle
from .people import Crowd
from .site import LIMITS, fresh_database

ROUNDS = 4  # of each checkout; an even number, so that each is as often the first of a pair


@dataclass
class Side:
    """A node of one checkout, with its own people."""

    name: str
    crowd: Crowd
    meter: CpuMeter
    top: list[Measured] = field(default_factory=list)
    half: list[Measured] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return statistics.median(one.rate for one in self.top)

    @property
    def cost(self) -> float:
        return statistics.median(one.cost for one in self.top)

    def p99(self) -> float | None:
        """Of the rounds at half load, the median of what 99 % of the moves took at most."""
        found = [percentile(one.latencies, 0.99) for one in self.half if len(one.latencies) >= ENOUGH]
        return statistics.median(found) if found else None


async def in_turns(game: str, args: argparse.Namespace) -> None:
    """Measure a game on a node of the other checkout and on one of ours, in turns; prints both and the ratios."""
    paths = {"before": Path(args.before), "now": Path(__file__).parents[2]}
    async with AsyncExitStack() as stack:
        before, now = [await stack.enter_async_context(_side(name, path, game, args)) for name, path in paths.items()]
        for side in _order(before, now):
            say(f"{game}, {side.name}, at full speed")
            side.crowd.play(0)
            side.top.append(await measure(side.crowd, side.meter, args.seconds / ROUNDS))
            await side.crowd.rest()
        wanted = min(before.rate, now.rate) / 2  # the same for both: what differs is how long a move takes
        people = args.tables * args.seats
        for side in _order(before, now):
            say(f"{game}, {side.name}, at {wanted:,.0f} moves/s, half of what the slower one can take")
            await settle(side.crowd, people / wanted / 2, wanted)
            side.half.append(await measure(side.crowd, side.meter, args.seconds / ROUNDS))
            await side.crowd.rest()
        for line in told(game, before, now):
            say(line)


def _order(before: Side, now: Side) -> Sequence[Side]:
    """The turns: each pair begins with the other side than the last one did."""
    return [side for number in range(ROUNDS) for side in ((before, now) if number % 2 == 0 else (now, before))]


def told(game: str, before: Side, now: Side) -> list[str]:
    """The medians of both, their ratio, and those of neighbouring rounds."""
    rates = [new.rate / old.rate for old, new in zip(before.top, now.top, strict=True)]
    costs = [old.cost / new.cost for old, new in zip(before.top, now.top, strict=True)]
    old, new = before.p99(), now.p99()
    lines = [
        f"{game}: accepted moves/s {before.rate:,.0f} -> {now.rate:,.0f}: {now.rate / before.rate:.2f} times "
        f"(of pairs {min(rates):.2f} .. {max(rates):.2f})",
        f"{game}: server CPU per move {before.cost * 1e6:,.0f} -> {now.cost * 1e6:,.0f} µs: "
        f"{before.cost / now.cost:.2f} times as many moves (of pairs {min(costs):.2f} .. {max(costs):.2f})",
    ]
    if old is not None and new is not None:
        lines.append(f"{game}: p99 at half load {old * 1000:.1f} -> {new * 1000:.1f} ms")
    return lines


@asynccontextmanager
async def _side(name: str, path: Path, game: str, args: argparse.Namespace) -> AsyncIterator[Side]:
    url = await fresh_database(f"{args.database}_{name}")
    with tempfile.TemporaryDirectory() as folder:
        node = NodeProcess(Path(folder), database=url, limits=LIMITS, tables_in_memory=20_000, thinkers=0)
        node.start(PYTHONPATH=str(path / "src"))
        try:
            crowd = Crowd(node.url, game, args.seats, full=args.full)
            await crowd.gather(args.tables)
            yield Side(name, crowd, CpuMeter(node.pid))
            await crowd.leave()
        finally:
            await asyncio.to_thread(node.stop)
