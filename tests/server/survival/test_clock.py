"""Clocks jump: nobody loses a seat or time by it; a bot plays for a person who really runs out of time."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
import uvicorn

from astrarium.server.app import Application
from astrarium.server.config import Config, Limits

from ..node_process import LIMITS
from ..ports import free_port
from ..until import PATIENCE
from .audit import Reckoning, audit
from .conftest import Note
from .crowd import Guest, end_all, seat_all
from .site import Site

HOUR = 3_600_000
BUDGET = 20_000  # milliseconds
LIVE = {"pace": "live", "budget": BUDGET, "increment": 0, "grace": 0}


class Jumpy:
    """The time of a computer whose clock is set."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead


@asynccontextmanager
async def server(url: str, now: Callable[[], int]) -> AsyncIterator[str]:
    """A node in this process with a clock that the test sets; yields its URL."""
    config = Config(port=free_port(), database=url, secret_key="x" * 40, limits=Limits(**LIMITS))
    app = Application(config, now)
    settings = uvicorn.Config(app, port=config.port, ws="websockets-sansio", log_config=None, access_log=False)
    one = uvicorn.Server(settings)
    task = asyncio.create_task(one.serve())
    async with asyncio.timeout(PATIENCE):
        while not one.started and not task.done():
            await asyncio.sleep(0.02)
    try:
        yield f"http://127.0.0.1:{config.port}"
    finally:
        one.should_exit = True
        await task


@pytest.fixture
def clock() -> Jumpy:
    return Jumpy()


@pytest.fixture
def database(whole_site: Site) -> str:
    """A database of its own, without the heartbeats of other nodes."""
    return whole_site.spare_database()


@pytest.fixture
async def pair(database: str, clock: Jumpy) -> AsyncIterator[list[Guest]]:
    """Two people at a table with live clocks, on a node whose clock the test sets."""
    async with server(database, clock) as url:
        guests = [Guest([url], f"Guest {n}", seed=n) for n in range(2)]
        await seat_all(guests, game="tiny", clock=LIVE)
        yield guests
        for guest in guests:
            await guest.shut()


def banks(guests: list[Guest]) -> list[int]:
    """The time left for each seat, as told with the latest entry."""
    [seen] = guests[0].tables.values()
    return seen.banks


def nobody_lost_a_seat(guests: list[Guest]) -> None:
    for guest in guests:
        for seen in guest.tables.values():
            assert not any(seat.get("bot") for seat in seen.seats), "a bot plays for somebody"


async def play_on(guests: list[Guest], answers: int) -> None:
    [table] = guests[0].tables
    goal = sum(len(guest.given) for guest in guests) + answers
    plays = [asyncio.create_task(guest.play(table)) for guest in guests]
    async with asyncio.timeout(PATIENCE):
        while sum(len(guest.given) for guest in guests) < goal:
            await asyncio.sleep(0.01)
    await end_all(plays)


async def sound(database: str, guests: list[Guest]) -> Reckoning:
    """Check that the audit finds no fault."""
    found = await audit(database, guests)
    assert not found.faults, found.faults
    return found


@pytest.mark.parametrize("pause", [0.0, 2.5], ids=["answered at once", "answered later"])
async def test_an_hour_forward_costs_nobody_anything(
    database: str, pair: list[Guest], clock: Jumpy, pause: float, note: Note
) -> None:
    await play_on(pair, 20)
    clock.ahead += HOUR
    await asyncio.sleep(pause)
    await play_on(pair, 20)
    nobody_lost_a_seat(pair)
    assert min(banks(pair)) > BUDGET / 2
    found = await sound(database, pair)
    note(**found.figures(), least_bank=min(banks(pair)))


async def test_an_hour_back_neither_and_clocks_go_on(
    database: str, pair: list[Guest], clock: Jumpy, note: Note
) -> None:
    await play_on(pair, 20)
    clock.ahead -= HOUR
    await asyncio.sleep(1.5)
    await play_on(pair, 20)
    before = banks(pair)
    assert min(before) > BUDGET / 2
    await asyncio.sleep(3)  # somebody thinks
    await play_on(pair, 20)
    after = banks(pair)
    assert sum(after) < sum(before) - 2_000, "the clocks stand still"
    nobody_lost_a_seat(pair)
    found = await sound(database, pair)
    note(**found.figures(), spent=sum(before) - sum(after))


async def test_forward_and_back_again(database: str, pair: list[Guest], clock: Jumpy) -> None:
    """The skipped hour is recorded as an outage, which must not stop the clocks once the time is set back."""
    await play_on(pair, 10)
    clock.ahead += HOUR
    await asyncio.sleep(2.5)
    await play_on(pair, 10)
    clock.ahead -= HOUR
    await asyncio.sleep(2.5)
    await play_on(pair, 10)
    before = banks(pair)
    await asyncio.sleep(3)
    await play_on(pair, 10)
    assert sum(banks(pair)) < sum(before) - 2_000, "the clocks stand still"
    assert min(banks(pair)) > BUDGET / 2
    await sound(database, pair)


async def test_who_runs_out_of_time_is_stood_in_for_and_comes_back(
    database: str, pair: list[Guest], clock: Jumpy, note: Note
) -> None:
    await play_on(pair, 10)
    [table] = pair[0].tables
    slow = next(guest for guest in pair if guest.tables[table].questions)
    seat = slow.tables[table].seat
    assert seat is not None
    async with asyncio.timeout(PATIENCE):
        while not slow.tables[table].seats[seat].get("bot"):
            clock.ahead += 150  # two and a half times as fast as usual: in steps that are no outage
            await asyncio.sleep(0.1)
    await slow.ask("take_back", table=table)
    await slow.until(lambda: not slow.tables[table].seats[seat].get("bot"))
    assert slow.tables[table].banks[seat] >= BUDGET // 4 - 1_000
    answered = len(slow.given)
    await play_on(pair, 20)
    assert len(slow.given) > answered, "it does not play its seat again"
    found = await sound(database, pair)
    note(**found.figures())
