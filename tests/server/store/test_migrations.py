"""Both databases come to the same schema."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest

from astrarium.server.store.database import Database
from astrarium.server.store.migrate import HEAD, migrate, revision
from astrarium.server.store.url import open_database

from .conftest import SUBJECTS

VERSIONS = Path(sys.modules["astrarium.server.store.migrate"].__file__ or "").parent / "migrations" / "versions"
FIRST_AGAIN = (  # from HEAD back to the first schema
    "drop index notices_at",
    "drop index persons_guests",
    "drop index tables_over",
    "drop index tables_host",
    "drop index tables_unbegun",
    "drop table arrivals",
    *(f"drop table {name}" for name in ("spent", "recovery_codes", "passkeys")),
    *(f"alter table sessions drop column {name}" for name in ("proved_at", "factor")),
    *(f"alter table {name} drop column epoch" for name in ("links", "sessions", "persons")),
    "drop index notices_due_at",
    "alter table notices drop column due_at",
    "drop table unheard",
    "drop table pushes",
    "drop table codes",
    "update alembic_version set version_num = '0001'",
)


async def elsewhere(url: str, then: str = "") -> None:
    """Migrate in another process."""
    imports = "import asyncio, sys; from astrarium.server.store.migrate import migrate"
    code = f"{imports}; asyncio.run(migrate({url!r})); {then}"
    await asyncio.to_thread(subprocess.run, [sys.executable, "-c", code], check=True)


async def test_from_nothing_and_twice(empty_url: str) -> None:
    db = await open_database(empty_url)
    assert await revision(db) is None
    await asyncio.gather(elsewhere(empty_url), elsewhere(empty_url))  # nodes that start together
    assert await revision(db) == HEAD
    await db.run("insert into keys (name, value) values ('kept', $1)", b"")
    await migrate(empty_url)
    assert len(await db.rows("select * from keys")) == 1
    await db.close()


async def test_what_an_older_version_kept_stays(empty_url: str) -> None:
    await migrate(empty_url)
    db = await open_database(empty_url)
    for step in FIRST_AGAIN:
        await db.rows(step)
    await db.run("insert into keys (name, value) values ('kept', $1)", b"")
    await migrate(empty_url)
    assert await revision(db) == HEAD
    assert [row[0] for row in await db.rows("select name from keys")] == ["kept"]
    assert await db.rows("select * from codes") == []
    await db.close()


def test_head_is_the_latest_script() -> None:
    assert max(path.name.partition("_")[0] for path in VERSIONS.glob("[0-9]*.py")) == HEAD


async def test_a_database_at_head_is_opened_without_alembic(sqlite_file: Path) -> None:
    await elsewhere(f"sqlite:///{sqlite_file}", "assert not {'alembic', 'sqlalchemy', 'asyncpg'} & set(sys.modules)")


async def test_the_same_columns(sqlite_file: Path, postgres: str) -> None:
    sqlite, postgresql = await open_database(f"sqlite:///{sqlite_file}"), await open_database(postgres)
    for subject in SUBJECTS:
        ours = await sqlite.rows('select name, "notnull", pk > 0 from pragma_table_info($1) order by cid', subject)
        theirs = await postgresql.rows(
            """
            select column_name, (is_nullable = 'NO')::int, (exists (
              select from information_schema.key_column_usage k join information_schema.table_constraints t
                using (constraint_name, table_name)
              where t.constraint_type = 'PRIMARY KEY' and k.table_name = c.table_name and k.column_name = c.column_name
            ))::int
            from information_schema.columns c where table_schema = 'public' and table_name = $1
            order by ordinal_position
            """,
            subject,
        )
        assert ours
        assert [tuple(row) for row in ours] == [tuple(row) for row in theirs], subject
    await sqlite.close()
    await postgresql.close()


async def test_what_only_postgresql_has(postgres: str) -> None:
    connection = await asyncpg.connect(postgres)
    partitions = await connection.fetchval("select count(*) from pg_inherits where inhparent = 'log'::regclass")
    options = await connection.fetchval("select reloptions from pg_class where relname = 'tables'")
    await connection.close()
    assert partitions == 16
    assert options == ["fillfactor=80"]


@pytest.mark.parametrize(
    "index",
    [
        "tables_wake_at",
        "tables_open",
        "seats_person",
        "sessions_person",
        "pushes_person",
        "notices_due_at",
        "passkeys_person",
    ],
)
async def test_indexes(url: str, db: Database, index: str) -> None:
    catalogue = "sqlite_master where name" if url.startswith("sqlite") else "pg_indexes where indexname"
    assert len(await db.rows(f"select * from {catalogue} = $1", index)) == 1  # noqa: S608


async def test_a_failed_migration_leaves_nothing(empty_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from alembic import op

    create: Callable[..., object] = op.create_table

    def fail_late(name: str, *columns: object, **options: object) -> object:
        if name == "keys":
            raise RuntimeError("out of luck")
        return create(name, *columns, **options)

    monkeypatch.setattr(op, "create_table", fail_late)
    with pytest.raises(RuntimeError, match="out of luck"):
        await migrate(empty_url)
    monkeypatch.undo()
    await migrate(empty_url)
