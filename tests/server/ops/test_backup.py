"""Backups: complete, consistent, portable, and never restored in part."""

import asyncio
import gzip
import sqlite3
import stat
import threading
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest

from astrarium.server.config import Config
from astrarium.server.live.table.speaker import Speaker
from astrarium.server.node import Node
from astrarium.server.ops.audit import audit, table_ids
from astrarium.server.ops.backup import backup
from astrarium.server.ops.restore import Damaged, NotEmpty, read_head, read_parts, restore
from astrarium.server.ops.subjects import SUBJECTS
from astrarium.server.store.tables import Tables
from astrarium.server.store.url import sqlite_path

from .conftest import NewUrl
from .played_tables import begun, guests, play

Change = Callable[[list[bytes]], list[bytes]]


async def fill(url: str, moves: int = 70) -> dict[int, int]:
    """Add a guest, some chat, an account and two tables in play; returns the version of each table."""
    node = await Node.start(Config(database=url))
    try:
        people = await guests(node, "Ann", "Zoé ☆")
        first, second = await begun(node, "tiny", people), await begun(node, "race", people, title="à deux")
        await play(first, moves)
        await play(second, 12)
        await node.hub.say(first, people[0].id, Speaker("Ann", 0), "« salut »")
        await node.services.chat.mute(people[0].id, people[1].id)
        await node.register.accounts.upgrade(people[0], "ann@example.org", "a tractor on the moon")
        await node.register.sessions.open(people[1])
        return {live.id: live.fold.progress.version for live in (first, second)}
    finally:
        await node.close()


def lines(file: Path) -> list[bytes]:
    with gzip.open(file) as content:
        return content.readlines()


async def columns_of(url: str) -> dict[str, list[str]]:
    if url.startswith("sqlite"):
        connection = sqlite3.connect(sqlite_path(url))
        names = [row[0] for row in connection.execute("select name from sqlite_master where type = 'table'")]
        found = {name: [row[1] for row in connection.execute(f"pragma table_info({name})")] for name in names}
        connection.close()
        return found
    site = await asyncpg.connect(url)
    rows = await site.fetch(
        "select table_name, column_name from information_schema.columns where table_schema = 'public' "
        "order by ordinal_position"
    )
    await site.close()
    by_table: dict[str, list[str]] = {}
    for name, column in rows:
        by_table.setdefault(name, []).append(column)
    return {name: columns for name, columns in by_table.items() if not name.startswith("log_")}


def test_a_backup_has_every_table_and_column(url: str) -> None:
    found = asyncio.run(columns_of(url))
    del found["alembic_version"]
    assert {subject.name: sorted(subject.columns) for subject in SUBJECTS} == {k: sorted(v) for k, v in found.items()}


def test_from_a_home_to_a_site_and_back(new_url: NewUrl, tmp_path: Path) -> None:
    home, site, again = new_url("sqlite"), new_url("postgres"), new_url("sqlite")
    versions = asyncio.run(fill(home))
    first, second, third = (tmp_path / f"{number}.jsonl.gz" for number in range(3))
    counts = asyncio.run(backup(home, first))
    assert counts["tables"] == 2
    assert counts["log"] == sum(versions.values()) + 2
    assert counts["persons"] == 2
    assert min(counts[name] for name in ("snapshots", "chat", "mutes", "sessions", "keys", "nodes", "seats")) > 0
    assert asyncio.run(restore(site, first)) == counts
    asyncio.run(backup(site, second))
    assert asyncio.run(restore(again, second)) == counts
    asyncio.run(backup(again, third))
    assert lines(first)[1:] == lines(second)[1:] == lines(third)[1:]
    asyncio.run(go_on(site, versions))


async def go_on(url: str, versions: dict[int, int]) -> None:
    """Check that the tables are sound and that their games go on."""
    node = await Node.start(Config(database=url))
    try:
        assert {number async for number in table_ids(node.database)} == set(versions)
        for number, version in versions.items():
            live = await node.hub.open(number)
            assert live.fold.progress.version == version
            assert await play(live, 5) == 5
            found = await audit(Tables(node.database), number)
            assert found is not None
            assert found.flaws == []
        assert node.downtimes.lost(0, 2**60) >= 0
    finally:
        await node.close()


def test_a_backup_is_of_one_moment(url: str, tmp_path: Path) -> None:
    """Somebody plays all the while, and a backup has for each table exactly the entries up to the version it names."""
    files = [tmp_path / f"{number}.gz" for number in range(6)]
    moved = threading.Event()

    def save() -> None:
        for file in files:
            moved.wait(60)
            moved.clear()
            asyncio.run(backup(url, file))

    async def busy() -> None:
        node = await Node.start(Config(database=url))
        live = await begun(node, "race")
        saver = threading.Thread(target=save)
        saver.start()
        while saver.is_alive():
            if not await play(live, 1):
                live = await begun(node, "race")
            moved.set()
        saver.join()
        await node.close()

    asyncio.run(busy())
    seen = set()
    for file in files:
        versions: dict[object, int] = {}
        logged: dict[object, list[object]] = {}
        for part in read_parts(file):
            for row in part.rows:
                record = dict(zip(part.subject.columns, row, strict=True))
                if part.subject.name == "tables":
                    versions[record["id"]] = int(str(record["version"]))
                elif part.subject.name == "log":
                    logged.setdefault(record["table_id"], []).append(record["seq"])
        assert {table: list(range(version + 1)) for table, version in versions.items()} == logged
        seen.add(sum(versions.values()))
    assert len(seen) > 1, "nothing was played meanwhile"


def test_the_file_is_for_its_owner_and_never_overwritten(url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    asyncio.run(backup(url, file))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    before = file.read_bytes()
    with pytest.raises(FileExistsError):
        asyncio.run(backup(url, file))
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.glob("backup*")] == ["backup.gz"]


def test_only_into_an_empty_database(url: str, tmp_path: Path) -> None:
    asyncio.run(fill(url, 3))
    file = tmp_path / "backup.gz"
    asyncio.run(backup(url, file))
    with pytest.raises(NotEmpty, match="persons"):
        asyncio.run(restore(url, file))
    second = tmp_path / "second.gz"
    asyncio.run(backup(url, second))
    assert lines(file)[1:] == lines(second)[1:]


def without_its_end(content: list[bytes]) -> list[bytes]:
    return content[:-1]


def without_a_row(content: list[bytes]) -> list[bytes]:
    place = next(n for n, line in enumerate(content) if b'"subject":"log"' in line)
    return [*content[: place + 1], *content[place + 2 :]]


def with_a_row_of_words(content: list[bytes]) -> list[bytes]:
    place = next(n for n, line in enumerate(content) if b'"subject":"seats"' in line)
    return [*content[: place + 1], b'["1; drop table log", 0, 1]\n', *content[place + 1 :]]


def with_another_table(content: list[bytes]) -> list[bytes]:
    return [line.replace(b'"subject":"log"', b'"subject":"logs"') for line in content]


def with_more(content: list[bytes]) -> list[bytes]:
    return [*content, b"[1, 2]\n"]


def of_another_format(content: list[bytes]) -> list[bytes]:
    return [line.replace(b"astrarium-backup/1", b"astrarium-backup/9") for line in content]


@pytest.mark.parametrize(
    "change",
    [without_its_end, without_a_row, with_a_row_of_words, with_another_table, with_more, of_another_format],
)
def test_a_damaged_backup_restores_nothing(new_url: NewUrl, tmp_path: Path, change: Change) -> None:
    home, other = new_url("sqlite"), new_url("sqlite")
    asyncio.run(fill(home, 3))
    file, broken, after = (tmp_path / name for name in ("good.gz", "broken.gz", "after.gz"))
    asyncio.run(backup(home, file))
    broken.write_bytes(gzip.compress(b"".join(change(lines(file)))))
    with pytest.raises(Damaged):
        asyncio.run(restore(other, broken))
    assert set(asyncio.run(backup(other, after)).values()) == {0}


def test_half_a_file_restores_nothing_into_a_site(new_url: NewUrl, tmp_path: Path) -> None:
    home, site = new_url("sqlite"), new_url("postgres")
    asyncio.run(fill(home))
    file, half, after = (tmp_path / name for name in ("good.gz", "half.gz", "after.gz"))
    asyncio.run(backup(home, file))
    half.write_bytes(file.read_bytes()[: file.stat().st_size * 3 // 4])
    with pytest.raises(Damaged):
        asyncio.run(restore(site, half))
    assert set(asyncio.run(backup(site, after)).values()) == {0}


def test_something_else_is_no_backup(tmp_path: Path) -> None:
    for name, content in {"text": b"hello", "gzip": gzip.compress(b"hello\n"), "empty": b""}.items():
        file = tmp_path / name
        file.write_bytes(content)
        with pytest.raises(Damaged):
            read_head(file)
    with pytest.raises(Damaged):
        read_head(tmp_path / "absent")
