"""Which source of points decides games: the points of winners and others from each, and who has most of it."""

from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean, pstdev

Points = Mapping[str, int]  # points of a seat, by source
Scored = tuple[tuple[int, ...], tuple[Points, ...]]  # the winners of a game, and the points of each seat

WHOLE = "in all"


def deciding(games: Sequence[Scored]) -> Iterable[str]:
    """A line for each source of points, and one for all of them together.

    The leads of the winner over the mean of the others add up over the sources. "Most" counts the games in which one
    seat had more of the source than any other, and how often that seat won: 100 % decides alone, a fair share nothing.
    """
    yield "points by source (winner ± spread; others ± spread; lead of the winner; who had most of it won, of games)"
    for source in sources_of(games):
        won, lost, leads, most = [], [], [], []
        for winners, seats in games:
            had = [amount(points, source) for points in seats]
            others = [n for seat, n in enumerate(had) if seat not in winners]
            mine = [had[seat] for seat in winners]
            won += mine
            lost += others
            if others:
                leads.append(fmean(mine) - fmean(others))
            if had.count(max(had)) == 1:
                first = had.index(max(had))
                most.append(1 / len(winners) if first in winners else 0.0)
        yield (
            f"  {source:14} {spread(won)}  {spread(lost)}  {fmean(leads or [0.0]):+6.1f}"
            f"  {fmean(most or [0.0]):6.1%} of {len(most)}"
        )


def sources_of(games: Sequence[Scored]) -> list[str]:
    """The sources in the order of the game, and their sum at the end."""
    return [*dict.fromkeys(source for _, seats in games for points in seats for source in points), WHOLE]


def amount(points: Points, source: str) -> int:
    return sum(points.values()) if source == WHOLE else points.get(source, 0)


def spread(amounts: Sequence[int]) -> str:
    return f"{fmean(amounts):6.1f} ± {pstdev(amounts):4.1f}" if amounts else "     -       "
