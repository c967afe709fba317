"""During an outage no clock runs: each table's log says how much of the time it gives back."""

import asyncio

from .conftest import Note
from .crowd import Crowd
from .site import Site, only_long

AWAY = 8.0  # seconds: longer than the gap between heartbeats that is an outage
LIVE = {"pace": "live", "budget": 600_000, "increment": 0, "grace": 0}  # nobody runs out of time on a busy machine


def check_given_back(given_back: dict[str, int], tables: list[str]) -> None:
    """Check that the whole outage is given back at each of the tables."""
    short = {table: given_back[table] for table in tables if given_back[table] < AWAY * 1000}
    assert not short, f"the clocks ran: milliseconds given back: {short}"


@only_long
async def test_a_restart_gives_the_time_back(site: Site, crowd: Crowd, note: Note) -> None:
    """All nodes are away, and the clocks stand still."""
    await crowd.gather(2, bots=["random"], clock=LIVE)
    crowd.play()
    await crowd.until_accepted(40)
    await crowd.stop()
    for node in site.nodes:
        node.kill()
    await asyncio.sleep(AWAY)
    crowd.play()  # they knock until somebody opens
    await asyncio.gather(*(asyncio.to_thread(node.start) for node in site.nodes))
    await crowd.until_further(3)
    found = await crowd.reckon()
    check_given_back(found.given_back, crowd.tables)
    note(**found.figures(), given_back=min(found.given_back.values()) / 1000)


async def test_a_database_that_was_away_gives_the_time_back(site: Site, crowd: Crowd, note: Note) -> None:
    await crowd.gather(4, clock=LIVE)
    crowd.play(pause=0.02)
    await crowd.until_further(5)
    await asyncio.to_thread(site.postgres.stop, "immediate")
    await asyncio.sleep(AWAY)
    await asyncio.to_thread(site.postgres.start)
    await crowd.until_further(3)
    found = await crowd.reckon()
    check_given_back(found.given_back, crowd.tables)
    note(**found.figures(), given_back=min(found.given_back.values()) / 1000)
