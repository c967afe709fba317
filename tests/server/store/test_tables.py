"""Tables: made whole, listed in order, changed together with their log."""

import asyncio

import pytest

from astrarium.server.ids import new_id
from astrarium.server.store.database import Database
from astrarium.server.store.errors import Taken
from astrarium.server.store.people import People
from astrarium.server.store.tables import Listed, Snapshot, Stored, Tables, described, seated, vacated

from .conftest import Open
from .samples import entry, new_table, person, table_row

LISTED = Listed(per_host=3, away=50)


async def test_a_new_table_is_there_whole_or_not_at_all(db: Database) -> None:
    tables = Tables(db)
    row = table_row(wake_at=5)
    assert await tables.head(row.id) is None
    await tables.create(row, entry(row.id, 0, body='{"setup":1}'), [(0, 11), (1, 12)])
    assert await tables.head(row.id) == row
    assert await tables.entries(row.id) == [Stored(0, 0, '{"setup":1}')]
    assert await tables.seats(row.id) == {0: 11, 1: 12}
    with pytest.raises(Taken):
        await tables.create(row._replace(title="again"), entry(row.id, 1), [(0, 13)])
    assert await tables.head(row.id) == row
    assert len(await tables.entries(row.id)) == 1
    assert await tables.seats(row.id) == {0: 11, 1: 12}


async def test_entries_after_a_number(db: Database) -> None:
    table = (await new_table(db)).id
    for seq in range(1, 12):
        assert await db.append(entry(table, seq))
    assert [stored.seq for stored in await Tables(db).entries(table, after=8)] == [9, 10, 11]


@pytest.mark.parametrize("count", [0, 1, 7, 16, 17, 300, 1000])
async def test_versions_of_many_tables(db: Database, count: int) -> None:
    here = {(await new_table(db, version=number)).id: number for number in range(min(count, 5))}
    ids = [*here, *here, *(new_id() for _ in range(count - len(here)))]
    assert await Tables(db).versions(ids) == here


async def test_open_tables_newest_first(db: Database) -> None:
    await People(db).add(person(id=1, seen_at=100))
    old, new = await new_table(db, made_at=1), await new_table(db, made_at=2)
    race = await new_table(db, made_at=3, game="race")
    await new_table(db, made_at=4, public=0)
    await new_table(db, made_at=5, stage="playing")
    assert await Tables(db).open_tables(None, LISTED, 100, 9) == [race, new, old]
    assert await Tables(db).open_tables("tiny", LISTED, 100, 9) == [new, old]
    assert await Tables(db).open_tables("tiny", LISTED, 100, 1) == [new]


async def test_tables_of_a_person(db: Database) -> None:
    mine = ((0, 7), (1, 7))
    over = await new_table(db, mine, stage="over", since=9)
    opened = await new_table(db, mine, stage="open", since=8)
    before, after = [await new_table(db, mine, stage="playing", since=since) for since in (1, 2)]
    await new_table(db, ((0, 8),), stage="playing")
    assert await Tables(db).tables_of(7, 9) == [after, before, opened, over]
    assert await Tables(db).tables_of(7, 2) == [after, before]


async def test_an_entry_with_what_goes_with_it(db: Database) -> None:
    tables = Tables(db)
    table = (await new_table(db, ((0, 1),))).id
    assert await tables.append_with(
        entry(table, 1, stage="open", wake_at=4), [seated(table, 1, 2), seated(table, 0, 3), described(table, "[]")]
    )
    head = await tables.head(table)
    assert head is not None
    assert (head.version, head.stage, head.wake_at, head.about) == (1, "open", 4, "[]")
    assert await tables.seats(table) == {0: 3, 1: 2}
    assert not await tables.append_with(entry(table, 1, stage="over"), [vacated(table, 1)])
    assert await tables.head(table) == head
    assert await tables.append_with(entry(table, 2), [vacated(table, 1)])
    assert await tables.seats(table) == {0: 3}


async def test_seats_are_taken_by_one_of_those_who_race(open_another: Open) -> None:
    nodes = [Tables(await open_another()) for _ in range(2)]
    db = await open_another()
    table = (await new_table(db)).id
    results = await asyncio.gather(
        *(nodes[person % 2].append_with(entry(table, 1), [seated(table, 0, person)]) for person in range(20)),
        *(db.append(entry(table, 1)) for _ in range(3)),
    )
    assert sum(results) == 1
    winner = results.index(True)
    assert await nodes[0].seats(table) == ({0: winner} if winner < 20 else {})


async def test_a_snapshot_gives_way_to_a_later_one_only(db: Database) -> None:
    tables = Tables(db)
    assert await tables.snapshot(1) is None
    for seq in (10, 30, 20):
        await tables.save_snapshot(1, seq, str(seq))
    assert await tables.snapshot(1) == Snapshot(30, "30")
