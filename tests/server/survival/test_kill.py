"""A node is killed under load: its people go to the other node and play on; no accepted answer is lost."""

import asyncio
import time
from statistics import median

from ..until import PATIENCE
from .conftest import Note
from .crowd import Crowd
from .site import BOUNDS, LONG, Site

TABLES = 30 if LONG else 20
BEFORE = 300  # answers
AFTER = 500
KILLS = 4 if LONG else 1
MOVES_ON = 40  # versions of a table: its bot is asked to follow long before
PAUSE = 0.05 if LONG else 0.02  # a game must not end before the last kill


async def test_a_node_is_killed_under_load(site: Site, crowd: Crowd, note: Note) -> None:
    await crowd.gather(TABLES)
    crowd.play(pause=PAUSE)
    recovered: list[float] = []
    for kill in range(KILLS):
        await crowd.until_accepted(BEFORE)
        node = site.nodes[kill % 2]
        affected = [guest for guest in crowd.guests if guest.on(node.url) and guest.plays]
        assert affected
        node.kill()
        struck = time.monotonic()
        # Replies that were on their way when it died are read first: who has noticed is on the other node.
        async with asyncio.timeout(PATIENCE):
            while any(guest.on(node.url) and guest.plays for guest in affected):
                await asyncio.sleep(0.01)
        noticed = time.monotonic()
        recovered += [seconds + noticed - struck for seconds in await crowd.first_answers(noticed, affected)]
        await crowd.until_accepted(AFTER)
        await asyncio.to_thread(node.start)
    await crowd.until_accepted(AFTER)
    found = await crowd.reckon()
    assert max(recovered) < BOUNDS["kill"]
    assert sum(guest.reconnects for guest in crowd.guests) >= TABLES * KILLS, "nobody noticed"
    note(**found.figures(), kills=KILLS, seconds_to_recover=median(recovered), slowest=max(recovered))


async def test_the_other_node_plays_on_for_the_bots(site: Site, crowd: Crowd, note: Note) -> None:
    """The other node gives bots the jobs of the killed node, and hears the answers that were meant for it."""
    await crowd.gather(3, bots=["random"])
    crowd.play(pause=0.02)
    await crowd.until_accepted(60)
    site.nodes[0].kill()
    struck = time.monotonic()
    await crowd.until_further(MOVES_ON)
    found = await crowd.reckon()
    assert found.answers > found.acknowledged, "no bot has played"
    note(**found.figures(), seconds=time.monotonic() - struck)
