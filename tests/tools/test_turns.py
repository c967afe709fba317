"""What `benchmarks.load --before` says of two checkouts."""

from unittest.mock import Mock

from benchmarks.load.measures import Measured, percentile
from benchmarks.load.turns import Side, told


def side(name: str, rates: list[int], half: list[list[float]]) -> Side:
    top = [Measured(rate, 1 / rate, []) for rate in rates]
    return Side(name, Mock(), Mock(), top, [Measured(1, 0.001, times) for times in half])


def test_medians_and_the_ratios_of_neighbours_are_told() -> None:
    before = side("before", [1000, 500, 800], [[0.01] * 99 + [0.05]])
    now = side("now", [1500, 1000, 1200], [[0.01] * 99 + [0.02]])
    assert told("race", before, now) == [
        "race: accepted moves/s 800 -> 1,200: 1.50 times (of pairs 1.50 .. 2.00)",
        "race: server CPU per move 1,250 -> 833 µs: 1.50 times as many moves (of pairs 1.50 .. 2.00)",
        "race: p99 at half load 50.0 -> 20.0 ms",
    ]


def test_too_few_moves_have_no_percentile() -> None:
    few = side("before", [100], [[0.01] * 5])
    assert few.p99() is None
    assert len(told("race", few, few)) == 2


def test_a_percentile_is_what_that_share_needed_at_most() -> None:
    assert percentile([3.0, 1.0, 2.0, 4.0], 0.5) == 3.0
