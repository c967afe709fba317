"""What nodes share: chat numbers, notices, outages, keys."""

import asyncio

from astrarium.server.store.chat import Chat, Line
from astrarium.server.store.database import Database
from astrarium.server.store.keys import Keys
from astrarium.server.store.notices import Notices
from astrarium.server.store.outages import WEEK, Outages

from .conftest import Open


async def test_what_is_said_is_numbered_without_gaps(open_another: Open) -> None:
    nodes = [Chat(await open_another()) for _ in range(2)]
    numbers = await asyncio.gather(*(nodes[i % 2].add(1, i, 5, "Zoë", f"hello {i}") for i in range(40)))
    assert sorted(numbers) == list(range(1, 41))
    assert await nodes[1].add(2, 9, 6, "Bob", "alone") == 1
    latest = await nodes[1].latest(1, 2)
    assert [line.no for line in latest] == [39, 40]
    last = numbers.index(40)
    assert latest[1] == Line(40, last, 5, "Zoë", f"hello {last}")


async def test_mutes(db: Database) -> None:
    chat = Chat(db)
    for muted in (2, 3, 3):
        await chat.mute(1, muted)
    await chat.mute(2, 1)
    await chat.unmute(1, 2)
    assert await chat.muted_by(1) == {3}


async def test_a_notice_is_sent_by_one(open_another: Open) -> None:
    nodes = [Notices(await open_another()) for _ in range(2)]
    claims = await asyncio.gather(*(node.claim(1, 2, 3, "mail", 9) for node in nodes for _ in range(10)))
    assert sum(claims) == 1
    assert await nodes[0].claim(1, 2, 3, "webhook", 10)
    assert await nodes[0].claim(1, 2, 4, "mail", 10)
    assert await nodes[0].purge(10) == 1


async def test_an_outage_is_recorded_once(open_another: Open) -> None:
    nodes = [Outages(await open_another()) for _ in range(2)]
    assert await nodes[0].beat("a", 1000, 100) is None
    assert await nodes[0].beat("a", 1100, 100) is None
    assert await nodes[1].beat("b", 1190, 100) is None
    assert await nodes[1].beat("b", 1280, 100) is None
    assert await nodes[0].beat("a", 1300, 100) is None  # b was alive
    ends = await asyncio.gather(*(nodes[i % 2].beat(f"new{i}", 2000 + i, 100) for i in range(10)))
    [outage] = [end for end in ends if end]
    assert outage[0] == 1300
    assert 2000 <= outage[1] < 2010
    assert await nodes[0].recent(0) == [outage]
    assert await nodes[0].recent(2010) == []


async def test_a_clock_set_back(db: Database) -> None:
    outages = Outages(db)
    await outages.beat("dead", 90_000, 100)  # from the future: its clock was wrong
    assert await outages.beat("a", 5000, 100) is None
    assert await outages.beat("a", 5090, 100) is None
    assert await outages.beat("a", 5400, 100) == (5090, 5400)
    assert await outages.beat("a", 5000, 100) is None  # set back again, over an outage known already
    assert await outages.beat("a", 5090, 100) is None
    assert await outages.beat("a", 5500, 100) is None
    assert await outages.beat("a", 5700, 100) == (5500, 5700)
    assert await outages.recent(0) == [(5090, 5400), (5500, 5700)]


async def test_nodes_of_long_ago_are_forgotten(db: Database) -> None:
    await Outages(db).beat("old", 1, 100)
    assert await Outages(db).beat("new", 2 + WEEK, 100) == (1, 2 + WEEK)
    assert [tuple(row) for row in await db.rows("select id from nodes")] == [("new",)]


async def test_a_key_is_made_once(open_another: Open) -> None:
    nodes = [Keys(await open_another()) for _ in range(2)]
    made = await asyncio.gather(*(node.get_or_make("cookies", 32) for node in nodes for _ in range(8)))
    assert len(set(made)) == 1
    assert len(made[0]) == 32
    assert await nodes[0].get_or_make("other", 16) not in made
