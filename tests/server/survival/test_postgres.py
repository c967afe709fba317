"""The database crashes, or hangs, under load: people wait, then play on; no accepted answer is lost."""

import asyncio
import time
from statistics import median

from .conftest import Note
from .crowd import Crowd
from .site import BOUNDS, LONG, Site, only_long

TABLES = 20
TIMES = 5 if LONG else 1
AWAY = 3.0 if LONG else 0.5  # seconds
FROZEN = 8.0
BEFORE = 1_000 if LONG else 300


async def test_postgres_crashes_under_load(site: Site, crowd: Crowd, note: Note) -> None:
    await crowd.gather(TABLES)
    crowd.play(pause=0.02)
    recovered: list[float] = []
    for _ in range(TIMES):
        await crowd.until_accepted(BEFORE)
        await asyncio.to_thread(site.postgres.stop, "immediate")
        await asyncio.sleep(AWAY)
        await asyncio.to_thread(site.postgres.start)
        back = time.monotonic()
        recovered += await crowd.first_answers(back, crowd.guests)
    await crowd.until_accepted(BEFORE)
    found = await crowd.reckon()
    assert max(recovered) < BOUNDS["crash"]
    note(**found.figures(), crashes=TIMES, seconds_to_recover=median(recovered), slowest=max(recovered))


@only_long
async def test_postgres_hangs_under_load(site: Site, crowd: Crowd, note: Note) -> None:
    """A statement that was given up may still be done when the database wakes up; its answer counts once."""
    await crowd.gather(TABLES)
    crowd.play(pause=0.02)
    await crowd.until_accepted(BEFORE)
    site.postgres.freeze()
    await asyncio.sleep(FROZEN)
    site.postgres.thaw()
    back = time.monotonic()
    recovered = await crowd.first_answers(back, crowd.guests)
    await crowd.until_accepted(BEFORE)
    found = await crowd.reckon()
    assert max(recovered) < BOUNDS["crash"]
    note(**found.figures(), frozen=FROZEN, seconds_to_recover=median(recovered), slowest=max(recovered))
