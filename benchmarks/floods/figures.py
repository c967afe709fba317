"""The figures as lines of text."""

import statistics
from collections.abc import Sequence

from .bout import AFTER, ALONE, Bout, Stretch

TARGET = 3.0  # p99 during a flood, as a multiple of p99 without
HEAD = (
    f"{'flood':<11}{'form':<5}{'by':>6}{'accepted/s':>11}{'refused/s':>10} |{'ping p50':>9}{'p99':>8}{'x':>6} |"
    f"{'bot p50':>8}{'p99':>8}{'x':>6} |{'health p99':>11} |{'server':>7} |"
)


def share(times: Sequence[float], part: float) -> float:
    """A quantile of the times, in milliseconds; the worst time if there are few."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000 if ordered else float("nan")


def line_of(bout: Bout, name: str, alone: Stretch) -> str:
    found = bout.stretches[name]
    felt, seconds = found.felt, max(found.seconds, 0.001)
    ping, turn = share(felt.pings, 0.99), share(felt.turns, 0.99)
    return (
        f"{bout.name:<11}{bout.form:<5}{name:>6}{found.counts.accepted / seconds:>11.1f}"
        f"{(found.counts.refused + found.counts.lost) / seconds:>10.1f} |"
        f"{share(felt.pings, 0.5):>9.1f}{ping:>8.1f}{_times(ping, share(alone.felt.pings, 0.99))} |"
        f"{share(felt.turns, 0.5):>8.1f}{turn:>8.1f}{_times(turn, share(alone.felt.turns, 0.99))} |"
        f"{share(felt.health, 0.99):>11.1f} |{found.busy / seconds:>7.0%} |"
    )


def price_of(found: Stretch, alone: Stretch) -> float:
    """The server's processor time for each accepted attempt, beyond what it uses alone; 0 if there were none."""
    if not found.counts.accepted or not alone.seconds:
        return 0.0
    return max(0.0, found.busy - alone.busy / alone.seconds * found.seconds) / found.counts.accepted


def _times(one: float, other: float) -> str:
    return f"{one / other:>6.1f}" if other > 0 else f"{'':>6}"


def table_of(bout: Bout) -> list[str]:
    """A line for each window (alone, one hostile address, several, after), and one for what the flood left behind."""
    alone = bout.stretches[ALONE]
    lines = [line_of(bout, name, alone) for name in bout.stretches]
    before, after, most = (size / 2**20 for size in bout.memory)
    rows = ", ".join(f"{name} {more:+}" for name, more in sorted(bout.rows.items())) or "none"
    prices = [price for found in bout.stretches.values() if (price := price_of(found, alone))]
    each = " and ".join(f"{price * 1000:.2f}" for price in prices) or "-"
    lines.append(f"    {bout.unit}, each for {each} ms of the server's processor; load of the machine {bout.load:.1f}")
    lines.append(f"    memory {before:.0f} to {after:.0f} MiB, at most {most:.0f}; rows added: {rows}")
    lines += [f"    {note}" for note in bout.notes]
    for name, found in bout.stretches.items():
        felt = found.felt
        worst = max(felt.pings, default=0) * 1000, max(felt.turns, default=0) * 1000
        lines.append(
            f"    {name:>5}: {len(felt.pings)} pings (p95 {share(felt.pings, 0.95):.1f}, worst {worst[0]:.0f} ms), "
            f"{len(felt.turns)} answers of the bot (p95 {share(felt.turns, 0.95):.1f}, worst {worst[1]:.0f} ms), "
            f"{felt.answers} answers, lost {felt.lost}, chat heard {felt.said}"
        )
    return lines + bout.profile


def summary(bouts: Sequence[Bout]) -> list[str]:
    """The floods that make things worse than they should."""
    bad = []
    for bout in bouts:
        alone = bout.stretches[ALONE].felt
        for name, stretch in bout.stretches.items():
            felt = stretch.felt
            ratios = [
                share(one, 0.99) / share(other, 0.99)
                for one, other in ((felt.pings, alone.pings), (felt.turns, alone.turns))
                if one and other
            ]
            if name != AFTER and max(ratios, default=0) > TARGET:
                bad.append(f"{bout.name} ({bout.form}, {name}) {max(ratios):.1f}")
    middle = statistics.median(share(bout.stretches[ALONE].felt.pings, 0.99) for bout in bouts)
    return [
        f"p99 of a ping with nobody hostile, in the median of all floods: {middle:.1f} ms",
        f"beyond {TARGET:.0f} times: " + (", ".join(bad) or "none"),
    ]
