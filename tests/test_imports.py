"""No two files of the package import each other, not even indirectly or for types alone."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import astrarium

ROOT = Path(astrarium.__file__).parent


def modules(root: Path) -> dict[str, Path]:
    """All modules below a package's folder, by name."""
    found = {}
    for path in sorted(root.rglob("*.py")):
        parts = [root.name, *path.relative_to(root).with_suffix("").parts]
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(name: str, path: Path, known: dict[str, Path]) -> Iterator[str]:
    """The modules that a module imports, wherever in it the import is."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: 1 - node.level or None] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                # `from . import x` imports the module x if there is one, otherwise the package.
                inside = f"{base}.{alias.name}"
                found = inside if inside in known else base
                if found in known and found != name:
                    yield found


def circles(root: Path) -> set[frozenset[str]]:
    """The import cycles of a package. After each find, the files of the cycle are merged and the search goes on."""
    known = modules(root)
    graph = {name: set(imported(name, path, known)) for name, path in known.items()}
    found: dict[str, frozenset[str]] = {}
    while True:
        try:
            TopologicalSorter(graph).prepare()
        except CycleError as error:
            circle = set(error.args[1])
            one = min(circle)
            found[one] = frozenset().union(*(found.pop(name, {name}) for name in circle))
            merged = set().union(*(graph.pop(name) for name in circle)) - circle
            graph = {name: {one if to in circle else to for to in others} for name, others in graph.items()}
            graph[one] = merged
        else:
            return set(found.values())


def test_no_files_import_each_other() -> None:
    assert circles(ROOT) == set()


def test_a_circle_is_found(tmp_path: Path) -> None:
    house = tmp_path / "house"
    for folder, files in {
        "": {"__init__": "", "cellar": "import os", "roof": "from .hall import door, kitchen"},
        "hall": {
            "__init__": "",
            "door": "def open():\n    from ..garden import gate",
            "kitchen": "from house.cellar import wine\nfrom . import door\nfrom .door import open",
        },
        "garden": {
            "__init__": "",
            "gate": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .path import stone",
            "path": "from ..hall import door\nfrom .bench import seat",
            "bench": "import house.garden.path",
        },
    }.items():
        (house / folder).mkdir(exist_ok=True)
        for name, text in files.items():
            (house / folder / f"{name}.py").write_text(text, encoding="utf-8")
    garden = {f"house.garden.{name}" for name in ("gate", "path", "bench")}
    assert circles(house) == {frozenset({"house.hall.door", *garden})}
