"""Connections to PostgreSQL that are kept and lent."""

import asyncio
from collections.abc import Callable, Iterator

import asyncpg
import pytest

from astrarium.server.store import connections as lent
from astrarium.server.store.connections import Connections
from tests.server.databases import empty_databases
from tests.server.until import PATIENCE, until

Some = Callable[[int], Connections]


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with empty_databases() as make:
        yield make()


@pytest.fixture
def some(url: str) -> Iterator[Some]:
    """A function that makes connections, of which none is left open."""
    made: list[Connections] = []

    def make(size: int) -> Connections:
        made.append(Connections(url, size, PATIENCE, PATIENCE))
        return made[-1]

    yield make
    assert all(one.is_closed() for kept in made for one in kept._open)


async def test_a_connection_is_lent_again(some: Some) -> None:
    kept = some(2)
    async with kept.one() as first:
        assert await first.fetchval("select 1") == 1
    async with kept.one() as again:
        assert again is first
    await kept.close()
    assert first.is_closed()


async def test_who_comes_late_waits_until_one_is_given_back(some: Some) -> None:
    kept = some(1)
    async with kept.one() as first:
        late = asyncio.create_task(kept.one().__aenter__())
        await until(kept._slots.locked)
        await asyncio.sleep(0)
        assert not late.done()
    assert await late is first
    kept.terminate()


async def test_who_waits_too_long_is_told(some: Some) -> None:
    kept = some(1)
    async with kept.one():
        kept._wait = 0.01
        with pytest.raises(TimeoutError):
            await kept.one().__aenter__()
    async with kept.one() as connection:  # and the next one is served
        assert await connection.fetchval("select 1") == 1
    await kept.close()


async def test_an_error_of_the_server_breaks_nothing_but_any_other_does(some: Some) -> None:
    kept = some(1)
    with pytest.raises(asyncpg.UndefinedTableError):
        async with kept.one() as first:
            await first.fetch("select * from nothing_of_this_name")
    again = kept.one()
    assert await again.__aenter__() is first
    assert not await again.__aexit__(asyncio.CancelledError, asyncio.CancelledError(), None)
    async with kept.one() as other:
        assert other is not first
        assert first.is_closed()
    await kept.close()


async def test_one_that_idled_for_long_is_not_lent(some: Some, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = some(1)
    async with kept.one() as first:
        pass
    monkeypatch.setattr(lent, "LONGEST_IDLE", 0.0)
    async with kept.one() as other:
        assert other is not first
        assert await other.fetchval("select 1") == 1
    assert first.is_closed()
    await kept.close()


async def test_a_slot_is_free_again_if_nobody_answers(url: str) -> None:
    kept = Connections(f"{url}_absent", 1, PATIENCE, PATIENCE)
    for _ in range(2):
        with pytest.raises(asyncpg.InvalidCatalogNameError):
            async with kept.one():
                raise AssertionError("there is no such database")
    await kept.close()


async def test_closing_waits_for_borrowers_and_then_lends_nothing(some: Some) -> None:
    kept = some(2)
    async with kept.one() as connection:
        closing = asyncio.create_task(kept.close())
        await until(lambda: kept._closed)
        assert await connection.fetchval("select 1") == 1
        assert not closing.done()
    await closing
    assert connection.is_closed()
    with pytest.raises(asyncpg.InterfaceError):
        await kept.one().__aenter__()


async def test_a_statement_is_prepared_once_for_each_connection(some: Some) -> None:
    kept = some(2)
    async with kept.one() as one, kept.one() as two:
        first = await kept.prepared(one, "select $1::int")
        assert await first.fetchval(4) == 4
        assert await kept.prepared(one, "select $1::int") is first
        assert await kept.prepared(two, "select $1::int") is not first
    await kept.close()
