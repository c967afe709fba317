"""A small file that unpacks to a very large one is refused; once 400 KB gave 873 MB."""

import asyncio
import gzip
from pathlib import Path

import msgspec
import pytest

from astrarium.server.ops import restore as restoring
from astrarium.server.ops.backup import backup
from astrarium.server.ops.restore import AT_LEAST, Damaged, TooLarge, read_head, read_parts, restore
from astrarium.server.store.migrate import migrate
from tests.cli.driver import run
from tests.server.ops.test_backup import fill, lines

MEGABYTE = 2**20


def empty(folder: Path, name: str = "other") -> str:
    url = f"sqlite:///{folder / name}.db"
    asyncio.run(migrate(url))
    return url


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A real backup. No test changes it."""
    folder = tmp_path_factory.mktemp("good")
    home, file = empty(folder, "home"), folder / "good.gz"
    asyncio.run(fill(home, 3))
    asyncio.run(backup(home, file))
    return file


def bomb(good: Path, kind: str, size: int) -> Path:
    """The start of a real backup, then this many bytes of persons with long names, or of one endless line."""
    file = good.with_name("bomb.gz")
    content = lines(good)
    first = next(n for n, line in enumerate(content) if line.startswith(b"["))
    number, _, lang, _, *rest = msgspec.json.decode(content[first])  # the others are the name and the e-mail address
    name = "a" * 100_000
    with gzip.open(file, "wb", compresslevel=1) as out:
        out.writelines(content[:first])
        if kind == "one row":
            out.write(b'[1,"')
        for n in range(size // len(name) + 1):
            row = msgspec.json.encode([number + n, name, lang, None, *rest]) + b"\n"
            out.write(row if kind == "rows" else name.encode())
    return file


@pytest.mark.parametrize("kind", ["rows", "one row"])
def test_what_unpacks_to_much_more_is_refused_and_nothing_is_changed(
    good: Path, tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert AT_LEAST == 64 * MEGABYTE
    monkeypatch.setattr(restoring, "AT_LEAST", 4 * MEGABYTE)
    monkeypatch.setattr(restoring, "LONGEST_LINE", MEGABYTE)
    file = bomb(good, kind, 5 * MEGABYTE)
    assert file.stat().st_size < MEGABYTE // 10
    other, after = empty(tmp_path), tmp_path / "after.gz"
    with pytest.raises(TooLarge if kind == "rows" else Damaged):
        asyncio.run(restore(other, file))
    assert set(asyncio.run(backup(other, after)).values()) == {0}


def test_a_head_without_end_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "head.gz"
    with gzip.open(file, "wb", compresslevel=1) as out:
        for _ in range(20):
            out.write(b"a" * MEGABYTE)
    with pytest.raises(Damaged, match="a line is too long"):
        read_head(file)


def test_rows_are_handed_on_before_they_are_many_bytes(good: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = [part for part in read_parts(good) if part.rows]
    monkeypatch.setattr(restoring, "CHUNK_BYTES", 1)
    single = list(read_parts(good))
    assert max(len(part.rows) for part in single) == 1
    assert sum(len(part.rows) for part in single) == sum(len(part.rows) for part in whole)


def test_the_most_that_it_may_unpack_to(good: Path, tmp_path: Path) -> None:
    size = sum(map(len, lines(good)))
    with pytest.raises(TooLarge):
        asyncio.run(restore(empty(tmp_path), good, size - 1))
    assert asyncio.run(restore(empty(tmp_path), good, size))["persons"] == 2


def test_true_backups_are_far_from_the_bound(good: Path) -> None:
    assert sum(map(len, lines(good))) / good.stat().st_size < restoring.MOST_TIMES / 3


@pytest.mark.parametrize(("lang", "words"), [("en", "more than 1 MB"), ("fr", "dépasse 1 Mo")])
def test_a_host_is_told(good: Path, tmp_path: Path, lang: str, words: str) -> None:
    file = bomb(good, "rows", 2 * MEGABYTE)
    data = empty(tmp_path).removeprefix("sqlite:///")
    told = run("admin", "restore", str(file), "--most", "1", "--data", data, "--lang", lang)
    assert told.exit_code == 1
    said = " ".join(told.output.split())
    assert words in said
    assert "--most" in said


def test_a_row_that_is_there_twice_is_damage(good: Path, tmp_path: Path) -> None:
    content = lines(good)
    first = next(n for n, line in enumerate(content) if line.startswith(b"["))
    file = tmp_path / "twice.gz"
    file.write_bytes(gzip.compress(b"".join([*content[: first + 1], *content[first:]])))
    with pytest.raises(Damaged):
        asyncio.run(restore(empty(tmp_path), file))
