"""Tests of some games only: `pytest -p tests.of_games --games <key>,<key>`, or `--one-game`.

A test is about the games that its parameters are or name. Without such a parameter it is about those that it names, or
whoever it calls: a helper, a list, a fixture. A test that names none may be about any.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from types import CodeType, FunctionType
from typing import Any

import pytest

from astrarium.kernel import Game, games

from .shortest import shortest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("games")
    group.addoption("--games", metavar="KEYS", help="only tests of these games, and of what names no game")
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
    about = names.tried_for if one else names.of_test
    kept = [item for item in items if not (found := about(item)) or found & keys]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(kept)])
    items[:] = kept


class Names:
    """Where tests name games."""

    def __init__(self, keys: list[str]) -> None:
        self.keys = set(keys)
        # A word of its own in a path or an address, or alone: sentences and references ("race:xeno") name no game.
        self._key = re.compile(rf"(?<![\w.:-])({'|'.join(keys)})(?![\w:-])")

    def in_text(self, text: str) -> set[str]:
        return set() if " " in text else set(self._key.findall(text))

    def tried_for(self, item: pytest.Item) -> set[str]:
        """The games that the parameters of a test are or name."""
        callspec = getattr(item, "callspec", None)
        return self.in_value(callspec.params) if callspec else set()

    def of_test(self, item: pytest.Item) -> set[str]:
        """The games that a test is about; none if it does not say."""
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


def _parts(item: pytest.Item) -> list[Callable[..., Any]]:
    """The function of a test and those of its fixtures."""
    fixtures = getattr(item, "_fixtureinfo", None)
    defined = fixtures.name2fixturedefs.values() if fixtures else ()
    return [getattr(item, "function", lambda: None), *(found[-1].func for found in defined)]


def _reached(functions: list[Callable[..., Any]]) -> Iterator[object]:
    """Strings, values and arguments' defaults that functions of our tests use, and the functions that they call."""
    waiting, seen = list(functions), set()
    while waiting:
        function = waiting.pop()
        if not isinstance(function, FunctionType) or function in seen or not function.__module__.startswith("tests."):
            continue
        seen.add(function)
        waiting.append(getattr(function, "__wrapped__", function))
        yield from (cell.cell_contents for cell in function.__closure__ or ())
        yield from function.__defaults__ or ()
        yield from (function.__kwdefaults__ or {}).values()
        for code in _codes(function.__code__):
            yield from (text for text in code.co_consts if isinstance(text, str | tuple))
            for name in code.co_names:
                value = function.__globals__.get(name)
                yield value
                if isinstance(value, FunctionType):
                    waiting.append(value)


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from _codes(part)
