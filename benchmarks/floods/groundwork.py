"""Preparations for an attack: tables with long logs, and honest tables in the lobby."""

import asyncio
import random
import time

from ..load.people import random_choice
from .honest import ADDRESS
from .hostile import Facts, Flood
from .kinds.undo import Waverer
from .line import Line
from .newcomers import enter, make_table

ENTRIES = 4_000
SECONDS = 20.0  # after which a log is long enough in any case
BATCH = 16
IN_VAIN = 3  # rounds without an accepted entry after which to stop
PATIENCE = 5.0
HONEST_TABLES = 5


async def lay(url: str, facts: Facts, kind: type[Flood], entries: int = ENTRIES) -> Facts:
    """Make the tables that this flood wants; returns the facts with their names."""
    running, finished = facts.running, facts.finished
    if kind.long_tables:
        running = await long_table(url, facts, entries, end=False)
        finished = await long_table(url, facts, entries // 4, end=True)
    honest = await honest_tables(url, facts.game) if kind.lobby else ()
    return Facts(facts.game, facts.table, running, finished, honest)


async def long_table(url: str, facts: Facts, entries: int, *, end: bool) -> str:
    """Answer and undo until the log is this long, time is up, or the server accepts no more; returns the table."""
    flood = Flood(url, ADDRESS, facts)
    one, other = await flood.guests(2)
    table = await flood.table(one, other)
    pair = [Waverer(flood, cookie, table) for cookie in (one, other)]
    for waverer in pair:
        await waverer.open()
    begun = time.monotonic()
    first, vain = pair[0], 0
    while first.version < entries and time.monotonic() < begun + SECONDS and vain < IN_VAIN:
        before = first.version
        await _settled(first)
        if first.can_undo:
            first.waver()
        elif first.asked is not None:
            question, rng = first.asked, random.Random(before)
            for _ in range(BATCH):
                choice = random_choice(question, rng)
                first.ask("answer", table=table, decision=question.id, choice=choice)
                first.ask("undo", table=table)
        await _settled(first)
        vain = vain + 1 if first.version == before else 0
    if end:
        for waverer in pair:
            waverer.ask("agree", table=table)
            await _settled(waverer)
    await flood.rest()
    return table


async def _settled(waverer: Waverer) -> None:
    """Wait until every message has its reply."""
    end = time.monotonic() + PATIENCE
    while waverer.under_way > 0 and time.monotonic() < end:
        await asyncio.sleep(0.005)


async def honest_tables(url: str, game: str) -> tuple[str, ...]:
    """Make public tables of different hosts, who wait for others."""
    line, rng, made = Line(url, ADDRESS), random.Random(2), list[str]()
    for number in range(HONEST_TABLES):
        cookie = (await enter(line, f"Host {number}")).cookie
        reply = await make_table(line, cookie, rng, game=game, seats=2, public=True)
        made.append(reply.json()["table"])
    line.close()
    return tuple(made)
