"""Who serves a data file: one server at a time holds the small file beside it, which says where it runs.

Two servers on one file would lose nothing (an entry's number is the key of a log), but each would know only its own
guests: moves would arrive late, friends would look absent, bots would be thought for twice, and a newer version would
migrate the file under the older one. Nodes of a site share a database server instead, which nobody holds.
"""

import errno
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from typing import TextIO

    from astrarium.server.config import Config

PATIENCE = 3.0  # seconds to wait for an answer from this computer


class Held(Exception):  # noqa: N818  (a fact, which the command tells)
    """Another process serves this data file; `link` is where, or empty while it starts."""

    def __init__(self, data: Path, link: str) -> None:
        super().__init__(data, link)
        self.data, self.link = data, link


def find_running(settings: "Config") -> str | None:
    """The link of the server that uses this data, if it answers: a killed server leaves its link behind."""
    data = _data_of(settings)
    link = _read(_note_of(data)) if data else ""
    return link if link and _answers(link) else None


@contextmanager
def held(settings: "Config") -> Iterator[Callable[[str], None]]:
    """Hold the data file within the block, so that nobody else serves it; the block is given what notes the link.

    Raises Held if another process holds it. The system lets go when this process ends, however it does.
    """
    data = _data_of(settings)
    note = _open(_note_of(data)) if data else None
    if data is None or note is None:
        yield lambda _link: None
        return
    with note:
        try:
            _lock(note)
        except OSError as error:
            if error.errno in (errno.EAGAIN, errno.EACCES):
                raise Held(data, _read(_note_of(data))) from error
            # Otherwise this file system knows no locks (some network drives): serving matters more.
        _write(note, "")  # what a killed server left
        try:
            yield lambda link: _write(note, link + "\n")
        finally:
            _write(note, "")  # emptied, not removed: whoever opened it meanwhile must meet the same lock


def _data_of(settings: "Config") -> Path | None:
    """The data file, unless a database server keeps the data."""
    from astrarium.server.store.url import SQLITE, sqlite_path

    return sqlite_path(settings.database_url) if settings.database_url.startswith(SQLITE) else None


def _note_of(data: Path) -> Path:
    # A file of its own: SQLite's locks on the data are lost as soon as this process closes the data file anywhere.
    return data.with_name(f"{data.name}.link")


def _open(note: Path) -> "TextIO | None":
    with suppress(OSError):  # where nothing can be written, the database says so better
        note.parent.mkdir(parents=True, exist_ok=True)
        return note.open("a+", encoding="utf-8")
    return None


def _lock(note: "TextIO") -> None:
    """Lock the file for this process, or raise OSError at once."""
    try:
        import fcntl
    except ImportError:  # Windows, where a locked byte cannot be read: one far behind the link
        import msvcrt

        note.seek(1 << 30)
        msvcrt.locking(note.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    else:
        fcntl.flock(note.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


def _write(note: "TextIO", text: str) -> None:
    with suppress(OSError):  # at worst somebody is not told where this server runs
        note.seek(0)
        note.truncate()
        note.write(text)
        note.flush()


def _read(note: Path) -> str:
    try:
        return note.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""


def _answers(link: str) -> bool:
    try:
        connection = HTTPConnection(urlsplit(link).netloc, timeout=PATIENCE)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().read() == b"ok\n"
        finally:
            connection.close()
    except (OSError, HTTPException, ValueError):
        return False
