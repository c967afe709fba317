"""During an outage no clock runs and no seat is lost."""

import asyncio
import time

from .conftest import Note
from .crowd import Crowd
from .site import Site, only_long

BUDGET = 5_000  # milliseconds
AWAY = 8.0  # seconds: more than anybody has left
LIVE = {"pace": "live", "budget": BUDGET, "increment": 2_000, "grace": 0}


def nobody_lost_a_seat(crowd: Crowd) -> None:
    for guest in crowd.guests:
        for seen in guest.tables.values():
            assert seen.seat is not None
            assert not seen.seats[seen.seat].get("bot"), "a seat was lost to an outage"


@only_long
async def test_a_restart_gives_the_time_back(site: Site, crowd: Crowd, note: Note) -> None:
    """All nodes are away for longer than any player's clock would last, and nobody loses a seat."""
    await crowd.gather(2, bots=["random"], clock=LIVE)
    crowd.play()
    await crowd.until_accepted(40)
    await crowd.stop()
    down = time.monotonic()
    for node in site.nodes:
        node.kill()
    await asyncio.sleep(AWAY)
    crowd.play()  # they knock until somebody opens
    await asyncio.gather(*(asyncio.to_thread(node.start) for node in site.nodes))
    away = time.monotonic() - down
    back = time.monotonic()
    recovered = await crowd.first_answers(back, crowd.guests)
    await crowd.until_accepted(40)
    found = await crowd.reckon()
    nobody_lost_a_seat(crowd)
    note(**found.figures(), seconds_away=away, slowest_to_recover=max(recovered))


async def test_a_database_that_was_away_gives_the_time_back(site: Site, crowd: Crowd, note: Note) -> None:
    await crowd.gather(4, clock=LIVE)
    crowd.play(pause=0.02)
    await crowd.until_accepted(40)
    await asyncio.to_thread(site.postgres.stop, "immediate")
    await asyncio.sleep(AWAY)
    await asyncio.to_thread(site.postgres.start)
    await crowd.until_accepted(100)
    found = await crowd.reckon()
    nobody_lost_a_seat(crowd)
    note(**found.figures())
