"""Whoever asks for much waits for themselves alone, and not everybody may wait."""

import asyncio

import pytest

from astrarium.server.http.errors import Problem
from astrarium.server.http.places import Places
from tests.server.until import PATIENCE


async def test_one_of_an_address_and_some_of_the_node() -> None:
    places = Places(2, 500, PATIENCE)
    go_on = asyncio.Event()
    working: list[str] = []

    async def work(address: str) -> None:
        async with places.of(address):
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
    assert not places._asking
    assert not places._addresses


async def test_whoever_waits_too_long_is_told_to_come_again() -> None:
    places = Places(1, 500, 0.01)
    async with places.of("198.51.100.1"):
        for address in ("198.51.100.1", "198.51.100.2"):
            with pytest.raises(Problem, match="429 too_many"):
                async with places.of(address):
                    pytest.fail("it was not its turn")
    async with places.of("198.51.100.2"):
        assert list(places._asking) == ["198.51.100.2"]


async def test_not_everybody_may_wait() -> None:
    places = Places(4, 1, PATIENCE)
    async with places.of("198.51.100.1"):
        with pytest.raises(Problem, match="429 too_many"):
            async with places.of("198.51.100.2"):
                pytest.fail("it was not let in")
