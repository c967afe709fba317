"""Browser files of installed games: the folder `web/` of each package, read once at the start."""

import sys
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Any, NamedTuple

from astrarium.kernel import Game

from .files import ASK_FIRST, FOR_EVER, OTHERS, TEXTS, File

FOLDER = "web"
BOARD = "board.js"
# No pages: only the client has those.
KINDS = (TEXTS.keys() | OTHERS.keys()) - {".html"}


class GameFiles(NamedTuple):
    """All games' files by address, and the address of each game's board."""

    files: dict[str, File]
    boards: dict[str, str]


def read_game_files(games: Iterable[Game[Any]]) -> GameFiles:
    """The files of all games, each under two addresses: `/games/<key>/<file>`, and one with a hash of the folder.

    Browsers may keep the hashed one for ever. What a board loads by relative address has the same hash, so that a
    browser never mixes two versions.
    """
    found = GameFiles({}, {})
    for game in games:
        folder = folder_of(game)
        bodies = dict(sorted(_read(folder))) if folder is not None else {}
        plain = f"/games/{game.meta.key}/"
        hashed = f"{plain}{_hash(bodies)}/"
        for name, body in bodies.items():
            found.files[plain + name] = File(name, body, ASK_FIRST)
            found.files[hashed + name] = File(name, body, FOR_EVER)
        if BOARD in bodies:
            found.boards[game.meta.key] = hashed + BOARD
    return found


def folder_of(game: Game[Any]) -> Traversable | None:
    """The folder `web/` beside the module of the game's class; None if its package has none."""
    spec = sys.modules[type(game).__module__].__spec__
    if spec is None or not spec.parent:  # a single file outside any package
        return None
    folder = files(spec.parent) / FOLDER
    return folder if folder.is_dir() else None


def _read(folder: Traversable, above: str = "") -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        if entry.name.startswith("."):
            continue
        if entry.is_dir():
            yield from _read(entry, f"{above}{entry.name}/")
        elif PurePosixPath(entry.name).suffix in KINDS:
            yield above + entry.name, entry.read_bytes()


def _hash(bodies: dict[str, bytes]) -> str:
    digest = blake2b(digest_size=12)
    for name, body in bodies.items():
        digest.update(f"{name}\0{len(body)}\0".encode())
        digest.update(body)
    return digest.hexdigest()
