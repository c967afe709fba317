"""The import graph of the package, its tests and the other Python folders, read from the source.

Three things count as imports though they are none: a module's name in a string (`python -m astrarium.cli` in a test, a
patched name), the conftest files above a test, and modules found by listing a folder (migrations). The registry does
not count as importing games: they are found by entry points, so only a module that names a game depends on it.
"""

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

PACKAGES = {"astrarium": "src/astrarium", "tests": "tests", "benchmarks": "benchmarks", "tools": "tools"}
DOTTED = re.compile(rf"\b(?:{'|'.join(PACKAGES)})(?:\.\w+)+")


@dataclass(frozen=True)
class Source:
    """One Python file: its imports (`package.name` too, whether that is a module or not) and its strings."""

    path: str
    imports: frozenset[str]
    strings: frozenset[str]


def read(path: Path, name: str, shown: str) -> Source:
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    imports, strings = set(), set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            imports |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: 1 - node.level or None] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            imports |= {base, *(f"{base}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            strings.add(node.value)
    return Source(shown, frozenset(imports), frozenset(strings))


class House:
    """The modules of a working tree."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.sources = dict(self._read())
        points = tomllib.loads((root / "pyproject.toml").read_text())["project"]["entry-points"]["astrarium.games"]
        self.games: dict[str, str] = {key: target.partition(":")[0] for key, target in points.items()}

    def _read(self) -> Iterator[tuple[str, Source]]:
        for package, folder in PACKAGES.items():
            for path in sorted((self.root / folder).rglob("*.py")):
                inner = path.relative_to(self.root / folder).with_suffix("").parts
                name = ".".join([package, *(inner[:-1] if inner[-1] == "__init__" else inner)])
                yield name, read(path, name, str(path.relative_to(self.root)))

    @cached_property
    def needs(self) -> dict[str, set[str]]:
        """The direct needs of each module. Importing a module also runs the packages around it."""
        found = {name: set(self._needed_by(name, source)) - {name} for name, source in self.sources.items()}
        entries = set(self.games.values())
        wanted = set().union(*found.values()) | entries
        for name in self.sources:
            above = self._known(name.rpartition(".")[0])
            is_test = name.startswith("tests.")
            if above and name not in wanted and not is_test and self.game_of(name) is None:
                found[above].add(name)  # nobody names it: its package finds it by listing the folder
        return found

    def _needed_by(self, name: str, source: Source) -> Iterator[str]:
        named = {word for text in source.strings for word in DOTTED.findall(text)}
        for wanted in source.imports | named:
            module = self._known(wanted)
            while module and module not in ("astrarium", "tests"):
                yield module
                if wanted in named and f"{module}.__main__" in self.sources:
                    yield f"{module}.__main__"
                module = module.rpartition(".")[0]
        parts = name.split(".")
        if parts[0] == "tests" and parts[-1].startswith("test_"):
            for length in range(1, len(parts)):
                conftest = ".".join([*parts[:length], "conftest"])
                if conftest in self.sources:
                    yield conftest

    def _known(self, dotted: str) -> str:
        """The module of this name, or the nearest one above it: `astrarium.kernel.games` is a function of a package."""
        while dotted and dotted not in self.sources:
            dotted = dotted.rpartition(".")[0]
        return dotted

    def module_of(self, path: str) -> str | None:
        """The module of a file; None if it is no module."""
        return next((name for name, source in self.sources.items() if source.path == path), None)

    def game_of(self, module: str) -> str | None:
        """The key of the game whose package contains a module; None if it is no game's."""
        return next((key for key, top in self.games.items() if f"{module}.".startswith(f"{top}.")), None)

    def dependents(self, changed: Iterable[str]) -> set[str]:
        """These modules and all modules that need one of them, directly or not."""
        users: dict[str, set[str]] = {}
        for name, needed in self.needs.items():
            for module in needed:
                users.setdefault(module, set()).add(name)
        return _closure(changed, users)

    def behind(self, test: str) -> set[str]:
        """A test module, and all other test modules that it needs."""
        return _closure([test], self._among_tests)

    @cached_property
    def _among_tests(self) -> dict[str, set[str]]:
        return {name: {to for to in needed if to.startswith("tests.")} for name, needed in self.needs.items()}


def _closure(start: Iterable[str], next_of: dict[str, set[str]]) -> set[str]:
    found, waiting = set(), list(start)
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            waiting += next_of.get(module, ())
    return found
