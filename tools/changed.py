"""What a change can break: finds the tests for the files that differ from a commit, by the import graph.

- A module can break everything that imports it, directly or not (`imports.py`). If games import it: everything.
- A file that is not Python belongs to the package that holds it; outside the packages, to the modules that name its
  folder in a string.
- A game is reached only through the registry: tests that ask for all games, or name this one, run for this game.
- A board belongs to its game: the client's own checks run, and the browser tests of that game.
- The server and the command know games only by their contract, and a browser meets the server as a process: after a
  change there, or behind the wire, tests over all games run for one game.
- Prose can break only the tests that read it. A file that fits none of these may break everything.
"""

import re
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from .imports import House

BOARDS = ("web/src/boards/", "web/sights/")  # each with a folder for each game
BROWSERS = ("tests.browser.", "tests.looks.")  # tests of the built client
CLIENT_READS = ("docs/protocol/", "src/astrarium/games/")  # types of the wire; content, at build time
ANY_GAME = ("astrarium.server", "astrarium.cli")  # packages for which all games are alike
HOW_ALL_RUNS = ("pyproject.toml", "requirements/", "Makefile", ".ci/")
REGISTRY = {"astrarium.kernel.games", "astrarium.kernel.registry.games"}


@dataclass
class Plan:
    """What to run, and why."""

    everything: bool = False
    whole: set[str] = field(default_factory=set)  # files of tests
    for_games: set[str] = field(default_factory=set)  # files whose tests run for `games` only
    one_game: set[str] = field(default_factory=set)  # files whose tests run for one game in place of all
    games: set[str] = field(default_factory=set)  # games whose rules or words may be broken
    boards: set[str] = field(default_factory=set)  # games whose board may be broken
    other_boards: set[str] = field(default_factory=set)  # games whose board cannot be: no board imports another
    kit: set[str] = field(default_factory=set)
    python: bool = False
    client: bool = False
    reasons: list[str] = field(default_factory=list)

    def because(self, what: str, files: Iterable[str]) -> None:
        if found := sorted(files):
            shown = ", ".join(found[:3]) + (f" and {len(found) - 3} more" if len(found) > 3 else "")
            self.reasons.append(f"{what}: {shown}")


def changed_files(commit: str, root: Path = Path()) -> list[str]:
    """The files that differ from the commit, committed or not, and untracked files."""
    ask = ["git", "-C", str(root)]
    differ = [*ask, "diff", "--name-only", "--no-renames", "-z", commit, "--"]
    unknown = [*ask, "ls-files", "--others", "--exclude-standard", "-z"]
    told = [subprocess.run(words, check=True, capture_output=True, text=True).stdout for words in (differ, unknown)]  # noqa: S603
    return sorted({file for text in told for file in text.split("\0") if file})


def plan(house: House, files: Iterable[str]) -> Plan:
    """What these changed files may break."""
    found = Plan()
    modules: set[str] = set()
    lost: set[str] = set()
    files = list(files)
    in_client = [file for file in files if file.startswith(("web/", *CLIENT_READS)) and not file.endswith(".py")]
    found.client = bool(in_client)
    for file in files:
        found.python |= file.endswith(".py")
        modules |= _readers(house, file)
        if file.startswith(HOW_ALL_RUNS):
            lost.add(file)
        elif key := _board_at(house, file):
            found.boards.add(key)
        elif file.startswith("web/"):
            modules |= {name for name in house.sources if name.startswith(BROWSERS)}
        elif at := _modules_at(house, file):
            modules |= at
            found.games |= _game_at(house, file)
        elif not file.endswith(".md") and not _readers(house, file):
            lost.add(file)
    if found.boards and all(_board_at(house, file) for file in in_client):
        found.other_boards = set(house.games) - found.boards
    found.because("everything, because this decides how all runs, or has no place in the graph", lost)
    reached = house.dependents(modules)
    among_games = {found_in for name in reached if (found_in := house.game_of(name))}
    if beyond := among_games - found.games:
        found.because(f"everything, because {', '.join(sorted(beyond))} and others need this", modules)
    found.everything = bool(lost or beyond)
    found.kit = set(house.games) if "astrarium.conformance" in reached else among_games
    _choose_tests(found, house, modules, reached)
    return found


def _choose_tests(found: Plan, house: House, modules: set[str], reached: set[str]) -> None:
    by_tests = house.dependents(name for name in modules if name.startswith("tests."))
    alike = all(name.startswith(("tests.", *ANY_GAME)) for name in modules)
    for name, source in house.sources.items():
        if not name.rpartition(".")[2].startswith("test_"):
            continue
        if name in by_tests or (name in reached and not alike and not name.startswith(BROWSERS)):
            found.whole.add(source.path)
        elif name in reached:
            found.one_game.add(source.path)
        elif _may_try(house, name, found.games) or (name.startswith(BROWSERS) and _may_try(house, name, found.boards)):
            found.for_games.add(source.path)
    found.because("whole, because they need what changed", found.whole)
    found.because("with one game for all, because to what changed all are alike", found.one_game)
    found.because(f"for {', '.join(sorted(found.games | found.boards))}", found.for_games)


def _modules_at(house: House, file: str) -> set[str]:
    """The module that a file is, or the modules that it belongs to."""
    if module := house.module_of(file):
        return {module}
    for folder in PurePosixPath(file).parents:
        package = house.module_of(str(folder / "__init__.py"))
        if package in ("astrarium", "tests", None):
            continue
        inside = {name for name in house.sources if f"{name}.".startswith(f"{package}.")}
        return inside if file.startswith("tests/") or house.game_of(package) else {package}
    return set()


def _readers(house: House, file: str) -> set[str]:
    """The tests that name the file, or its top folder, in a string; without browser tests, which see only what is
    served."""
    top = file.partition("/")[0]
    return {
        name
        for name, source in house.sources.items()
        if name.startswith("tests.") and not name.startswith(BROWSERS)
        if any(text == top or text.startswith(f"{top}/") for text in source.strings)
    }


def _board_at(house: House, file: str) -> str:
    """The game to whose board a file belongs; empty if it belongs to none."""
    folders = {f"{place}{key}/": key for place in BOARDS for key in house.games}
    return next((key for folder, key in folders.items() if file.startswith(folder)), "")


def _game_at(house: House, file: str) -> set[str]:
    """The game to which a file belongs: part of its package, or data of its tests, such as a recorded game.

    A test module that nobody imports by name counts as data: it is found by the game's key.
    """
    folders = {f"src/{top.replace('.', '/')}/": key for key, top in house.games.items()}
    module = house.module_of(file)
    is_test = PurePosixPath(file).name.startswith("test_")
    if not module or not (is_test or house.dependents({module}) - {module}):
        folders |= {f"tests/games/{key}/": key for key in house.games}
    return {key for folder, key in folders.items() if file.startswith(folder)}


def _may_try(house: House, test: str, games: set[str]) -> bool:
    """Does a test, or a test module that it needs, ask for all games or name one of these?"""
    if not games:
        return False
    key = re.compile(rf"(?<![\w.:-])(?:{'|'.join(games)})(?![\w:-])")
    for name in house.behind(test):
        source = house.sources[name]
        if source.imports & REGISTRY or any(key.search(text) for text in source.strings if " " not in text):
            return True
    return False
