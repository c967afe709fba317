"""NATS goes away and comes back: play goes on, and listeners on other nodes catch up by version meanwhile."""

import asyncio
import time

import pytest

from ..until import PATIENCE
from .conftest import Note
from .crowd import Crowd
from .site import BOUNDS, LONG, Site

TABLES = 10
TIMES = 3 if LONG else 1
MOST_BEHIND = BOUNDS["behind"]
ANSWERS = 500 if LONG else 200


async def lag(crowd: Crowd, answers: int) -> list[float]:
    """Seconds until the other node's people hear of an answer, for several answers."""
    delays = []
    for _ in range(answers):
        asked = time.monotonic()
        for here, there in zip(crowd.guests[::2], crowd.guests[1::2], strict=True):
            for table, seen in here.tables.items():
                await there.reach(table, seen.version)
        delays.append(time.monotonic() - asked)
        await asyncio.sleep(0.3)
    return delays


async def bus(site: Site, connected: bool) -> None:
    """Wait until all nodes have noticed."""
    async with asyncio.timeout(PATIENCE):
        while await site.total("astrarium_bus_connected") != (len(site.nodes) if connected else 0):
            await asyncio.sleep(0.05)


async def test_nats_is_killed_and_comes_back_under_load(site: Site, crowd: Crowd, note: Note) -> None:
    await bus(site, connected=True)
    await crowd.gather(TABLES, bots=["random"])
    crowd.play(pause=0.05)
    without: list[float] = []
    after: list[float] = []
    for _ in range(TIMES):
        await crowd.until_accepted(ANSWERS)
        site.nats.kill()
        await bus(site, connected=False)
        begun = {table: seen.version for guest in crowd.guests for table, seen in guest.tables.items()}
        entries = await site.total("astrarium_entries_total")
        thoughts = await site.total("astrarium_thoughts_total")
        struck = time.monotonic()
        without += await lag(crowd, 5)
        # What a bot was asked, or answered, may have gone with NATS: it is asked again after some seconds.
        for guest in crowd.guests:
            for table, seen in guest.tables.items():
                await guest.reach(table, begun[table] + (seen.stage != "over"))
        all_play_on = time.monotonic() - struck
        assert await site.total("astrarium_entries_total") > entries
        assert await site.total("astrarium_thoughts_total") > thoughts, "the bots do not play without NATS"
        site.nats.start()
        back = time.monotonic()
        await bus(site, connected=True)
        reconnected = time.monotonic() - back
        after += await lag(crowd, 20)
    await crowd.until_accepted(ANSWERS)
    found = await crowd.reckon(patience=MOST_BEHIND)
    assert max(without) < MOST_BEHIND
    assert max(after) < MOST_BEHIND
    note(**found.figures(), restarts=TIMES, behind_without=max(without), behind_after=max(after))
    note(seconds_to_reconnect=reconnected, all_tables_play_on_after=all_play_on)


@pytest.mark.parametrize("how", ["gone", "hangs"])
async def test_news_that_got_lost_is_found(site: Site, crowd: Crowd, how: str, note: Note) -> None:
    """The news is of a last answer before a long silence: nothing later would show the other node the gap."""
    await bus(site, connected=True)
    await crowd.gather(1)
    crowd.play()
    await crowd.until_accepted(20)
    await crowd.reckon()
    if how == "gone":
        site.nats.kill()
        await bus(site, connected=False)
    else:
        site.nats.freeze()  # which no node notices for some seconds
    table = crowd.tables[0]
    here = next(guest for guest in crowd.guests if guest.tables[table].questions)
    there = next(guest for guest in crowd.guests if guest is not here)
    asked = time.monotonic()
    try:
        await there.reach(table, await here.answer_once(table))
        seconds = time.monotonic() - asked
    finally:
        if how == "gone":
            site.nats.start()
        else:
            site.nats.thaw()
    assert seconds < MOST_BEHIND + 1
    await bus(site, connected=True)
    found = await crowd.reckon(patience=MOST_BEHIND)
    note(**found.figures(), behind=seconds)
