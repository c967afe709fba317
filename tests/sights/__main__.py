"""Writes the shelf, and with `record` the sights too: `python -m tests.sights [record]`."""

import sys

from astrarium.kernel import games

from . import shelf
from .moments import moments_of
from .sight import FOLDER, path_of, sight_of


def record() -> None:
    kept = set()
    for game in games():
        for moment in moments_of(game):
            path = path_of(moment)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(sight_of(moment), encoding="utf-8")
            kept.add(path)
    for path in set(FOLDER.glob("*/*.json")) - kept:
        path.unlink()


if __name__ == "__main__":
    shelf.write()
    if sys.argv[1:] == ["record"]:
        record()
