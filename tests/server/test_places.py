"""An owner who asks for much delays nobody else, and only some may wait."""

import asyncio

import pytest

from astrarium.server.http.errors import Problem
from astrarium.server.http.places import AddressPlaces
from astrarium.server.places import Full, Places
from tests.server.until import PATIENCE


@pytest.mark.parametrize("share", [1, 2])
async def test_a_share_for_each_and_some_in_all(share: int) -> None:
    places = Places(share + 1, 500, PATIENCE, share)
    go_on = asyncio.Event()
    working: list[str] = []

    async def work(owner: str) -> None:
        await places.enter(owner)
        working.append(owner)
        await go_on.wait()
        places.leave(owner)

    asked = [*["ann"] * (share + 1), "bob", "bob", "eve"]
    tasks = [asyncio.create_task(work(owner)) for owner in asked]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert working == [*["ann"] * share, "bob"]
    go_on.set()
    await asyncio.gather(*tasks)
    assert sorted(working) == sorted(asked)
    assert not places._asking
    assert not places._owners


async def test_whoever_waits_too_long_gets_none() -> None:
    places = Places(1, 500, 0.01)
    await places.enter("ann")
    for owner in ("ann", "bob"):
        with pytest.raises(Full):
            await places.enter(owner)
    places.leave("ann")
    await places.enter("bob")
    assert list(places._asking) == ["bob"]


async def test_whoever_goes_away_waits_no_more() -> None:
    places = Places(1, 500, PATIENCE)
    await places.enter("ann")
    waiting = asyncio.create_task(places.enter("bob"))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert list(places._asking) == ["ann"]


async def test_not_everybody_may_wait() -> None:
    places = Places(4, 1, PATIENCE)
    await places.enter("ann")
    with pytest.raises(Full):
        await places.enter("bob")


async def test_a_household_has_one_place_and_is_told_to_come_again() -> None:
    places = AddressPlaces(4, 500, 0.01)
    async with places.of("2001:db8:1:2::1"), places.of("198.51.100.1"):
        with pytest.raises(Problem, match="429 too_many"):
            async with places.of("2001:db8:1:2::2"):
                pytest.fail("it was not its turn")
    async with places.of("2001:db8:1:2::2"):
        pass
