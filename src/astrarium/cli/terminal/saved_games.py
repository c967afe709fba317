"""Saved games: unfinished games that `play` can resume, one file each, which is the game's log.

The log of an unfinished game holds its seed, and so every card and die to come. The file is on the player's own
machine and only that player can read it, so no secret is given away to others.
"""

import json
import os
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from astrarium.folders import data_folder
from astrarium.kernel import Log

SUFFIX = ".json"


@dataclass(frozen=True, slots=True)
class Kept:
    """A saved game; without a log if its file cannot be read."""

    file: Path
    at: float  # when it was last played
    log: Log | None
    name: str = ""  # of the first person

    @property
    def id(self) -> str:
        return self.file.stem

    @property
    def game(self) -> str:
        """The key of its game, taken from the file's name."""
        return self.id.rpartition("-")[0]


def folder() -> Path:
    return data_folder() / "games"


def kept_games(game: str | None = None) -> list[Kept]:
    """The saved games of one game or of all, the latest first."""
    found = [kept for kept in _all() if game in (None, kept.game)]
    return sorted(found, key=lambda kept: kept.at, reverse=True)


def _all() -> Iterator[Kept]:
    for file in folder().glob(f"*{SUFFIX}"):
        with suppress(OSError):  # another window may just have finished or deleted it
            at, text = file.stat().st_mtime, file.read_text(encoding="utf-8", errors="replace")
            yield _read(file, at, text)


def _read(file: Path, at: float, text: str) -> Kept:
    try:
        return Kept(file, at, Log.from_json(text), str(json.loads(text).get("name", "")))
    except (ValueError, TypeError, ArithmeticError, RecursionError):
        return Kept(file, at, None)


class Keeper:
    """Saves one game after each move until it is over."""

    def __init__(self, game: str, name: str, file: Path | None = None) -> None:
        self._game = game
        self._name = name
        self._file = file
        self._mark = _mark(file)

    @property
    def file(self) -> Path | None:
        """The file of the game; None before the first save."""
        return self._file

    def keep(self, log: Log) -> None:
        """Save the log atomically: if this process is killed, a complete file remains. Raises OSError."""
        if self._file is None or _mark(self._file) not in (None, self._mark):  # another window goes on with this file
            self._file = folder() / f"{self._game}-{secrets.token_hex(3)}{SUFFIX}"
        self._file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        text = log.to_json().replace("{\n", f'{{\n "name": {json.dumps(self._name)},\n', 1)
        handle, fresh = tempfile.mkstemp(dir=self._file.parent)  # mkstemp files are readable by their owner only
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            Path(fresh).replace(self._file)
        except OSError:
            Path(fresh).unlink(missing_ok=True)
            raise
        self._mark = _mark(self._file)

    def drop(self) -> None:
        """Delete the file: the game is over."""
        if self._file is not None and _mark(self._file) == self._mark:
            with suppress(OSError):
                self._file.unlink(missing_ok=True)


def _mark(file: Path | None) -> tuple[int, int] | None:
    """A mark that changes when another process writes the file; None if there is no file."""
    try:
        found = file.stat() if file is not None else None
    except OSError:
        return None
    return (found.st_ino, found.st_mtime_ns) if found else None
