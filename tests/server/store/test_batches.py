"""Which entries are written together, and with what result."""

import asyncio

import pytest

from astrarium.server.store.batches import CROWD, LARGEST, Batches
from astrarium.server.store.database import Append, Unavailable

from .samples import entry


class Slow:
    """Writes when it is told to."""

    def __init__(self) -> None:
        self.batches: list[list[int]] = []
        self.broken = False
        self._doors: list[asyncio.Event] = []

    async def write(self, entries: list[Append]) -> set[int]:
        self.batches.append([entry.table for entry in entries])
        door = asyncio.Event()
        self._doors.append(door)
        await door.wait()
        if self.broken:
            raise Unavailable("gone")
        return {entry.table for entry in entries}

    async def finish(self, number: int = 0) -> None:
        self._doors.pop(number).set()
        await settle()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def start(batches: Batches, *tables: int, seq: int = 1) -> list["asyncio.Task[bool]"]:
    return [asyncio.create_task(batches.append(entry(table, seq))) for table in tables]


async def test_who_comes_meanwhile_goes_next() -> None:
    slow = Slow()
    batches = Batches(slow.write, lanes=1)
    tasks = start(batches, 1, 2)
    await settle()
    tasks += start(batches, 3, *range(4, 4 + CROWD))
    await settle()
    assert slow.batches == [[1, 2]]
    await slow.finish()
    assert slow.batches == [[1, 2], [3, *range(4, 4 + CROWD)]]
    await slow.finish()
    assert all(await asyncio.gather(*tasks))


async def test_a_crowd_opens_another_lane_but_a_table_stays_in_its_own() -> None:
    slow = Slow()
    batches = Batches(slow.write, lanes=2)
    tasks = start(batches, 1)
    await settle()
    tasks += start(batches, 1, seq=2) + start(batches, *range(2, CROWD + 1))
    await settle()
    assert slow.batches == [[1], [*range(2, CROWD + 1)]]
    await slow.finish(1)
    assert len(slow.batches) == 2
    await slow.finish()
    assert slow.batches[2] == [1]
    await slow.finish()
    assert all(await asyncio.gather(*tasks))


async def test_who_has_gone_away_holds_nobody_up() -> None:
    slow = Slow()
    first, second = start(Batches(slow.write, lanes=1), 1, 1)
    await asyncio.sleep(0)
    first.cancel()
    await settle()
    while not second.done():
        await slow.finish()
    assert await second


async def test_a_batch_has_an_end() -> None:
    slow = Slow()
    tasks = start(Batches(slow.write, lanes=1), *range(LARGEST + 10))
    await settle()
    await slow.finish()
    assert [len(batch) for batch in slow.batches] == [LARGEST, 10]
    await slow.finish()
    assert all(await asyncio.gather(*tasks))


async def test_all_are_told_when_the_database_is_gone() -> None:
    slow = Slow()
    batches = Batches(slow.write, lanes=1)
    tasks = start(batches, 1, 2)
    await settle()
    tasks += start(batches, 1, seq=2)
    await settle()
    slow.broken = True
    await slow.finish()
    ends = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(end, Unavailable) for end in ends)
    slow.broken = False
    again = start(batches, 1)
    await settle()
    await slow.finish()
    assert await again[0]
    await batches.close()
    with pytest.raises(Unavailable):
        await batches.append(entry(1, 2))
