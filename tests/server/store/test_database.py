"""Both databases behave alike: parameters, counts, transactions, errors."""

import asyncio

import pytest

from astrarium.server.store.database import Database
from astrarium.server.store.errors import Taken, Unprepared
from astrarium.server.store.url import open_database

KEY = "insert into keys (name, value) values ($1, $2)"


async def test_parameters_go_by_number(db: Database) -> None:
    sql = "insert into nodes (seen_at, id) values ($2, $1), ($2, 'other') returning id, seen_at"
    rows = await db.rows(sql, "node", 2**59)
    assert [tuple(row) for row in rows] == [("node", 2**59), ("other", 2**59)]


async def test_counts(db: Database) -> None:
    await db.ping()
    assert await db.run(KEY + " on conflict do nothing", "a", b"\x00\xff") == 1
    assert await db.run(KEY + " on conflict do nothing", "a", b"") == 0
    assert await db.transact(
        [(KEY, ("b", b"")), ("update keys set value = $1", (b"x",)), ("delete from nodes", ())]
    ) == [
        1,
        2,
        0,
    ]


async def test_all_or_nothing(db: Database) -> None:
    with pytest.raises(Taken):
        await db.transact([(KEY, ("a", b"")), (KEY, ("b", b"")), (KEY, ("a", b""))])
    with pytest.raises(Unprepared):
        await db.transact([(KEY, ("a", b"")), ("insert into nowhere (x) values ($1)", (1,))])
    assert await db.rows("select name from keys") == []
    with pytest.raises(Taken):
        await asyncio.gather(db.run(KEY, "a", b""), db.run(KEY, "a", b""))


async def test_a_transaction_given_up_leaves_nothing(db: Database) -> None:
    many = [(KEY, (str(number), b"")) for number in range(200)]
    for _ in range(3):
        task = asyncio.create_task(db.transact(many))
        await asyncio.sleep(0.002)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    [(count,)] = await db.rows("select count(*) from keys")
    assert count in (0, 200)  # SQLite's thread goes on
    assert await db.run(KEY, "after", b"") == 1


async def test_urls() -> None:
    with pytest.raises(ValueError, match="mysql") as error:
        await open_database("mysql://somebody:password@host/db")
    assert "password" not in str(error.value)
