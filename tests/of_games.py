"""Tests of some games only: `pytest -p tests.of_games --games <key>,<key>`, or `--one-game`.

A test is about the games that its parameters are or name. Without such a parameter it is about the games that it names
itself or through a helper, a list or a fixture. A test that names no game is about none.
"""

import re
from collections.abc import Iterator, Mapping
from types import CodeType, FunctionType

import pytest

from astrarium.kernel import Game, games

from .shortest import shortest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("games")
    group.addoption("--games", metavar="KEYS", help="only tests of these games")
    group.addoption("--one-game", action="store_true", help="of what is tried for each game only that of the shortest")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--games")
    one = config.getoption("--one-game")
    if not wanted and not one:
        return
    names = Names([game.meta.key for game in games()])
    keys = set(wanted.split(",")) if wanted else {shortest(games())}
    if unknown := keys - names.keys:
        raise pytest.UsageError(f"no such game: {', '.join(sorted(unknown))}")
    about = [names.tried_for(item) or keys if one else names.of_test(item) for item in items]
    config.hook.pytest_deselected(items=[item for item, found in zip(items, about, strict=True) if not found & keys])
    items[:] = [item for item, found in zip(items, about, strict=True) if found & keys]


class Names:
    """Finds the names of games in tests."""

    def __init__(self, keys: list[str]) -> None:
        self.keys = set(keys)
        # The key as a word of a path or URL, or alone: sentences and references ("race:xeno") name no game.
        self._key = re.compile(rf"(?<![\w.:])({'|'.join(keys)})(?![\w:])")

    def in_text(self, text: str) -> set[str]:
        return set() if " " in text else set(self._key.findall(text))

    def tried_for(self, item: pytest.Item) -> set[str]:
        """The games that the parameters of a test are or name, or that its id names."""
        callspec = getattr(item, "callspec", None)
        return self.in_value([*callspec.params.values(), *callspec.id.split("-")]) if callspec else set()

    def of_test(self, item: pytest.Item) -> set[str]:
        """The games that a test is about."""
        return self.tried_for(item) or set().union(*(self.in_value(part) for part in _reached(_parts(item))))

    def in_value(self, value: object) -> set[str]:
        if isinstance(value, str):
            return self.in_text(value)
        if isinstance(value, Game):
            return {value.meta.key} & self.keys
        if value is games:
            return self.keys
        if isinstance(value, Mapping):
            return self.in_value([*value, *value.values()])
        if isinstance(value, list | tuple | set | frozenset):
            return set().union(*(self.in_value(part) for part in value))
        return set()


def _parts(item: pytest.Item) -> list[object]:
    """The function of a test, the functions of its fixtures, and its parameters, which may be functions too."""
    fixtures = getattr(item, "_fixtureinfo", None)
    defined = fixtures.name2fixturedefs.values() if fixtures else ()
    callspec = getattr(item, "callspec", None)
    given = callspec.params.values() if callspec else ()
    return [getattr(item, "function", None), *(found[-1].func for found in defined), *given]


def _reached(parts: list[object]) -> Iterator[object]:
    """Strings, values and default arguments in these functions and classes of our tests, and in those that they use."""
    waiting, seen = list(parts), set()
    while waiting:
        part = waiting.pop()
        if not str(getattr(part, "__module__", "")).startswith("tests.") or id(part) in seen:
            continue
        seen.add(id(part))
        if isinstance(part, type):
            waiting += vars(part).values()
        elif isinstance(part, FunctionType):
            used = list(_used_by(part))
            yield from used
            waiting += used


def _used_by(function: FunctionType) -> Iterator[object]:
    yield getattr(function, "__wrapped__", None)
    yield from (cell.cell_contents for cell in function.__closure__ or ())
    yield from function.__defaults__ or ()
    yield from (function.__kwdefaults__ or {}).values()
    yield from function.__annotations__.values()
    for code in _codes(function.__code__):
        yield from (text for text in code.co_consts if isinstance(text, str | tuple))
        yield from (function.__globals__.get(name) for name in code.co_names)


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from _codes(part)
