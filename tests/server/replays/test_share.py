"""Replays take no more than their share of the processor's time."""

import pytest

from astrarium.server.replays.share import BURST, Share


@pytest.mark.parametrize("percent", [10, 33, 50, 100])
def test_a_share_of_the_time(percent: int) -> None:
    now = 0.0
    share = Share(percent, lambda: now)
    worked = 0.0
    while now < 100:
        now += 0.0025
        worked += 0.0025
        now += share.take(0.0025)
    assert worked == pytest.approx(share.spent)
    assert worked == pytest.approx(now * percent / 100 + BURST, rel=0.05)


def test_a_little_work_now_and_then_needs_no_rest() -> None:
    now = 0.0
    share = Share(33, lambda: now)
    for _ in range(20):
        now += 0.2
        assert share.take(0.2) == 0
        now += 1
