"""A listener that reads nothing slows nobody, costs little, and is given up after a while."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles

import pytest

from .conftest import Note
from .crowd import Crowd, Guest, seat_all
from .deaf import Deaf
from .site import LONG, Site, memory, only_long

GREEDY = 5  # who ask for much and take nothing
SILENT = 5  # whose program has stopped
ASKS = 1_000
ANSWERS = 150
CUT_OFF = 40.0  # seconds
LISTEN = "0A"


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


async def latencies(crowd: Crowd, answers: int) -> list[float]:
    """How long the table's players wait until their next answers are accepted."""
    begun = time.monotonic()
    await crowd.until_accepted(answers)
    return [took for guest in crowd.guests for at, took in guest.moments if at > begun]


def sockets(port: int) -> int:
    """Connections to a port that its process still holds, by the system's own count."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    ours = [row for row in rows if int(row[1].partition(":")[2], 16) == port and row[3] != LISTEN]
    return sum(row[9] != "0" for row in ours)  # without an owner the system alone looks after it


@only_long
async def test_who_does_not_listen_slows_nobody(site: Site, crowd: Crowd, stack: ExitStack, note: Note) -> None:
    node = site.nodes[0]
    crowd.guests += [Guest([node.url], f"Guest {n}", seed=n) for n in range(2)]
    table = await seat_all(crowd.guests, game="tiny", public=True)
    crowd.tables.append(table)
    person = Guest([node.url], "Deaf")
    await person.enter()
    crowd.play(pause=0.01)
    await crowd.until_accepted(50)
    before = await latencies(crowd, ANSWERS)
    held, connected = memory(node), await site.metric(node, "astrarium_connections")

    deaf = [stack.enter_context(Deaf(person, node.url)) for _ in range(GREEDY + SILENT)]
    begun = time.monotonic()
    for number, one in enumerate(deaf):
        await asyncio.to_thread(ask_for_much, one, table, ASKS if number < GREEDY else 1)
    assert await site.metric(node, "astrarium_connections") == connected + len(deaf)
    assert sockets(node.port) >= connected + len(deaf)
    beside = await latencies(crowd, ANSWERS)
    most = memory(node)
    # The silent ones are found out by a ping that they do not answer: that takes longer.
    gone = 0 if LONG else SILENT
    async with asyncio.timeout(CUT_OFF * (2 if LONG else 1)):
        while await site.metric(node, "astrarium_connections") > connected + gone:
            most = max(most, memory(node))
            await asyncio.sleep(0.5)
    cut_off = time.monotonic() - begun
    async with asyncio.timeout(10):
        while sockets(node.port) > connected + gone:
            await asyncio.sleep(0.2)
    found = await crowd.reckon()
    assert median(beside) < 3 * median(before) + 0.02
    assert most - held < 64, "megabytes"
    slow = quantiles(beside, n=100)[98]
    note(**found.figures(), median_ms=1e3 * median(before), median_beside_ms=1e3 * median(beside), p99_ms=1e3 * slow)
    note(cut_off_after=cut_off, megabytes=most - held)


def ask_for_much(one: Deaf, table: str, asks: int) -> None:
    """Ask for the whole table until no more replies go out; then the requests wait too."""
    for _ in range(asks):
        try:
            one.say("watch", table=table)
        except OSError:
            return
