"""Finds the server that uses a data file: while it runs, its link is in a small file beside the data."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from astrarium.server.config import Config

PATIENCE = 3.0  # seconds to wait for an answer from this computer


def find_running(settings: "Config") -> str | None:
    """The link of the server that uses this data, if it answers: a killed server leaves its file behind."""
    note = _note_of(settings)
    link = _read(note) if note else ""
    return link if link and _answers(link) else None


@contextmanager
def noted(settings: "Config", link: str) -> Iterator[None]:
    """Let others find this link within the block."""
    note = _note_of(settings)
    if note is None:
        yield
        return
    with suppress(OSError):  # at worst somebody starts a second server, which does no harm
        note.parent.mkdir(parents=True, exist_ok=True)
        note.write_text(link + "\n", encoding="utf-8")
    try:
        yield
    finally:
        if _read(note) == link:  # otherwise another server has replaced it
            note.unlink(missing_ok=True)


def _note_of(settings: "Config") -> Path | None:
    from astrarium.server.store.url import SQLITE, sqlite_path

    if not settings.database_url.startswith(SQLITE):
        return None
    data = sqlite_path(settings.database_url)
    return data.with_name(f"{data.name}.link")


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
