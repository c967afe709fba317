"""What is measured while a crowd plays: moves a second, their cost, and how long players wait."""

import asyncio
import statistics
from collections.abc import Sequence
from typing import NamedTuple

from .machine import CpuMeter
from .people import Crowd

ENOUGH = 100  # moves below which nothing is said of latencies


def say(text: str = "") -> None:
    print(text, flush=True)


class Measured(NamedTuple):
    """What a crowd did in a stretch of time."""

    rate: float  # accepted moves a second
    cost: float  # CPU seconds of the server for each
    latencies: list[float]  # seconds from send to the last listener's receipt


def percentile(times: Sequence[float], share: float) -> float:
    """The time within which this share of all were."""
    return sorted(times)[int(len(times) * share)]


def latency_line(times: Sequence[float]) -> str:
    if len(times) < ENOUGH:
        return "too few moves for latencies"
    half, p99 = statistics.median(times) * 1000, percentile(times, 0.99) * 1000
    return f"send to last receipt: p50 {half:.1f} ms, p99 {p99:.1f} ms"


async def settle(crowd: Crowd, pause: float, rate: float) -> None:
    """Play on, with pauses before answers that lead to this many moves a second."""
    crowd.play(pause)
    for _ in range(4):
        crowd.figures.clear()
        await asyncio.sleep(3)
        crowd.pause *= max(0.2, crowd.figures.accepted / 3 / rate)


async def measure(crowd: Crowd, meter: CpuMeter, seconds: float) -> Measured:
    """Measure for this time, after a moment; prints what was found."""
    await asyncio.sleep(2)
    crowd.figures.clear()
    meter.spent()
    await asyncio.sleep(seconds)
    figures, spent = crowd.figures, meter.spent()
    moves = max(1, figures.accepted)
    parts = ", ".join(f"{name} {used / moves * 1e6:.0f} µs" for name, used in spent.items())
    say(f"  {figures.accepted / seconds:,.0f} accepted moves/s, {figures.refused} refused, {figures.games} games ended")
    say(f"  {latency_line(figures.latencies)}")
    say(f"  CPU per move: {parts}; busy: " + ", ".join(f"{n} {u / seconds:.0%}" for n, u in spent.items()))
    say(f"  received {figures.bytes_in / moves:.0f} bytes per move; errors {len(figures.errors)}")
    for error in sorted(set(figures.errors))[:5]:
        say(f"    {error}")
    return Measured(figures.accepted / seconds, spent["server"] / moves, list(figures.latencies))
