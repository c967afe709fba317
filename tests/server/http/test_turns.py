"""Long work for some takes no more than its share from the others."""

import asyncio

import pytest

from astrarium.server.config import Limits
from astrarium.server.http import turns
from astrarium.server.http.errors import Problem
from astrarium.server.http.turns import BURST, Share, Turns


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


async def test_one_of_an_address_and_some_of_the_node() -> None:
    all_turns = Turns(Limits(replays_at_once=2))
    go_on = asyncio.Event()
    working: list[str] = []

    async def work(address: str) -> None:
        async with all_turns.of(address):
            working.append(address)
            await go_on.wait()

    asked = ["198.51.100.1", "198.51.100.1", "2001:db8:1:2::1", "2001:db8:1:2::2", "198.51.100.2"]
    tasks = [asyncio.create_task(work(address)) for address in asked]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert working == ["198.51.100.1", "2001:db8:1:2::1"]
    go_on.set()
    await asyncio.gather(*tasks)
    assert sorted(working) == sorted(asked)
    assert not all_turns._asking
    assert not all_turns._addresses


async def test_whoever_waits_too_long_is_told_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "PATIENCE", 0.01)
    all_turns = Turns(Limits(replays_at_once=1))
    async with all_turns.of("198.51.100.1"):
        for address in ("198.51.100.1", "198.51.100.2"):
            with pytest.raises(Problem, match="429 too_many"):
                async with all_turns.of(address):
                    pytest.fail("it was not its turn")
    async with all_turns.of("198.51.100.2"):
        assert list(all_turns._asking) == ["198.51.100.2"]


async def test_not_everybody_may_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "MOST_WAITING", 1)
    all_turns = Turns(Limits())
    async with all_turns.of("198.51.100.1"):
        with pytest.raises(Problem, match="429 too_many"):
            async with all_turns.of("198.51.100.2"):
                pytest.fail("it was not let in")
