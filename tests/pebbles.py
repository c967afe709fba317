"""The package that people copy, `docs/examples/pebbles`, as it lies there once it is installed.

Tests of content packs and of games from other packages play it.
"""

import importlib
import shutil
import sys
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from astrarium.kernel import Game, registry
from astrarium.kernel.content import packed_game
from astrarium.kernel.registry import GROUP

FOLDER = Path(__file__).parents[1] / "docs" / "examples" / "pebbles"
KEY = "pebbles"
OTHERS = 6 * 1 - 3 * 2 + 1  # all points of a table of two but those of its two red stones

Edits = Mapping[str, tuple[str, str]]  # by file of the package: what stands there, and what is to stand there instead


def write_package(folder: Path, name: str = KEY, edits: Edits | None = None) -> None:
    """Write the package there under this name, with what its `pyproject.toml` says of it."""
    shutil.copytree(FOLDER / "src" / KEY, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for file, (honest, other) in (edits or {}).items():
        text = (folder / name / file).read_text(encoding="utf-8")
        assert honest in text
        (folder / name / file).write_text(text.replace(honest, other), encoding="utf-8")
    project = tomllib.loads((FOLDER / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    about = folder / f"{name}-{project['version']}.dist-info"
    about.mkdir()
    facts = f"Metadata-Version: 2.1\nName: {name}\nVersion: {project['version']}\n"
    (about / "METADATA").write_text(facts, encoding="utf-8")
    points = "".join(f"{key} = {target}\n" for key, target in project["entry-points"][GROUP].items())
    (about / "entry_points.txt").write_text(f"[{GROUP}]\n{points.replace(KEY, name)}", encoding="utf-8")


@contextmanager
def installed(folder: Path, name: str = KEY, edits: Edits | None = None) -> Iterator[Game[Any]]:
    """While this lasts the package is installed, also for processes that are started."""
    write_package(folder, name, edits)
    sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    try:
        game: Game[Any] = importlib.import_module(name).GAME
        yield game
    finally:
        sys.path.remove(str(folder))
        registry.game.cache_clear()
        packed_game.content_of.cache_clear()
        for key in [key for key in packed_game._loaded if key[0] == name]:
            del packed_game._loaded[key]
        for module in [module for module in sys.modules if module.partition(".")[0].partition("__")[0] == name]:
            del sys.modules[module]
