"""How far what was counted may lie from what is so: intervals that hold the truth 95 times of 100."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

Z = 1.959964  # of a normal distribution, 95 % lies within so many deviations

Interval = tuple[float, float]


def of_share(won: float, games: int) -> Interval:
    """Of a share, by Wilson: never outside 0 to 1, and not without width where all or none of a few games were won."""
    share, more = won / games, Z * Z / games
    middle = (share + more / 2) / (1 + more)
    reach = Z * sqrt(share * (1 - share) / games + more / (4 * games)) / (1 + more)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def of_mean(values: Sequence[float]) -> Interval | None:
    """Of a mean; None after a single game, which tells nothing of how games differ."""
    if len(values) < 2:
        return None
    mean, reach = fmean(values), Z * stdev(values) / sqrt(len(values))
    return mean - reach, mean + reach
