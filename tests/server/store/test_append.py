"""An entry number has one winner, an acknowledged entry is stored, and others in a batch do not harm it."""

import asyncio
from itertools import pairwise

import pytest

from astrarium.server.ids import new_id
from astrarium.server.store.database import Append, Database, Unavailable
from astrarium.server.store.tables import Stored, Tables
from astrarium.server.store.url import open_database

from .conftest import Open
from .samples import entry, new_table


async def test_an_entry_and_the_summary_of_its_table(db: Database) -> None:
    table = (await new_table(db)).id
    written = Append(table, 1, 77, '{"é":"✓"}', stage="over", waiting=5, since=70, wake_at=99)
    assert await db.append(written)
    assert await Tables(db).entries(table, after=0) == [Stored(1, 77, '{"é":"✓"}')]
    head = await Tables(db).head(table)
    assert head is not None
    assert (head.version, head.stage, head.waiting, head.since, head.wake_at) == (1, "over", 5, 70, 99)


async def test_a_taken_number_changes_nothing(db: Database) -> None:
    table = (await new_table(db)).id
    assert await db.append(entry(table, 1, body='"first"'))
    assert not await db.append(entry(table, 1, body='"second"', stage="over", waiting=9))
    assert [stored.body for stored in await Tables(db).entries(table)] == ["{}", '"first"']
    head = await Tables(db).head(table)
    assert head is not None
    assert (head.stage, head.waiting) == ("playing", 1)


async def test_nodes_that_race_on_the_same_numbers(open_another: Open) -> None:
    """Eight writers on two nodes want each number of five tables: each number has one winner, and none is left out."""
    nodes = [await open_another(), await open_another()]
    tables = [(await new_table(nodes[0])).id for _ in range(5)]

    async def write(node: Database, writer: int) -> list[tuple[int, int]]:
        won = []
        for seq in range(1, 21):
            for table, taken in zip(
                tables,
                await asyncio.gather(*(node.append(entry(table, seq, body=str(writer))) for table in tables)),
                strict=True,
            ):
                if taken:
                    won.append((table, seq))
        return won

    wins = await asyncio.gather(*(write(nodes[number % 2], number) for number in range(8)))
    winner = {place: str(writer) for writer, won in enumerate(wins) for place in won}
    assert sum(map(len, wins)) == len(winner) == 5 * 20
    for table in tables:
        entries = await Tables(nodes[0]).entries(table)
        assert [stored.seq for stored in entries] == list(range(21))
        assert all(stored.body == winner[table, stored.seq] for stored in entries[1:])
    assert await Tables(nodes[1]).versions(tables) == dict.fromkeys(tables, 20)


async def test_conflicts_do_not_fail_the_others_of_a_batch(db: Database) -> None:
    tables = [(await new_table(db)).id for _ in range(40)]
    results = await asyncio.gather(*(db.append(entry(table, number % 2)) for number, table in enumerate(tables)))
    assert results == [number % 2 == 1 for number in range(40)]


async def test_an_impossible_entry_does_not_fail_the_others_of_a_batch(db: Database) -> None:
    tables = [(await new_table(db)).id for _ in range(9)]
    bodies = ["{}"] * 4 + ["\ud800"] + ["{}"] * 4
    appends = (db.append(entry(table, 1, body=body)) for table, body in zip(tables, bodies, strict=True))
    results = await asyncio.gather(*appends, return_exceptions=True)
    assert results[:4] + results[5:] == [True] * 8
    assert isinstance(results[4], Exception)


async def test_entries_of_one_table_go_in_order(db: Database) -> None:
    table = (await new_table(db)).id
    order: list[int] = []

    async def write(seq: int) -> None:
        assert await db.append(entry(table, seq))
        order.append(seq)

    await asyncio.gather(*(write(seq) for seq in range(1, 31)))
    assert order == list(range(1, 31))
    assert await Tables(db).versions([table]) == {table: 30}


async def test_whoever_goes_away_does_not_stop_the_others(db: Database) -> None:
    tables = [(await new_table(db)).id for _ in range(20)]
    appends = [asyncio.create_task(db.append(entry(table, 1))) for table in tables]
    await asyncio.sleep(0)
    for append in appends[::2]:
        append.cancel()
    results = await asyncio.gather(*appends, return_exceptions=True)
    assert results[1::2] == [True] * 10
    assert await db.append(entry(tables[1], 2))


async def test_what_was_written_is_there_after_closing(url: str, db: Database) -> None:
    table = (await new_table(db)).id
    pending = [asyncio.create_task(db.append(entry(table, seq))) for seq in range(1, 11)]
    await asyncio.sleep(0)
    await db.close()
    assert await asyncio.gather(*pending) == [True] * 10
    with pytest.raises(Unavailable):
        await db.append(entry(table, 11))
    with pytest.raises(Unavailable):
        await db.ping()
    again = await open_database(url)
    stored = await Tables(again).entries(table)
    await again.close()
    assert len(stored) == 11
    assert all(later.seq == earlier.seq + 1 for earlier, later in pairwise(stored))


async def test_many_tables_at_once(open_another: Open) -> None:
    nodes = [await open_another(), await open_another()]
    tables = [new_id() for _ in range(700)]  # more than one batch holds
    results = await asyncio.gather(*(node.append(entry(table, 0)) for table in tables for node in nodes))
    assert sum(results) == 700
