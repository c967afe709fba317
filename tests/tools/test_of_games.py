"""Which games a test is about, and which tests `--games` and `--one-game` leave."""

from types import SimpleNamespace
from typing import Any

import pytest

from astrarium.kernel import game, games

from ..of_games import Names, pytest_collection_modifyitems
from ..rows import each
from ..shortest import shortest

KEYS = [found.meta.key for found in games()]
SHORTEST = shortest(games())
ONE, TWO = [key for key in KEYS if key != SHORTEST][:2]


class Visitor:
    def play(self, key: str = TWO) -> str:
        return key


def table(of: str = TWO) -> str:
    return f"/new/{of}"


def walk() -> str:
    return table(ONE)


@each("key", [ONE])
def rows(key: str) -> None: ...


def names_one() -> None:
    game(ONE)


def calls_a_helper() -> None:
    table()


def uses_a_visitor(visitor: Visitor) -> None:
    visitor.play()


def loops() -> None:
    for found in games():
        assert found


def speaks_of_one() -> tuple[str, str]:
    return "to race for a tiny roll", "race:tiny"


def item(function: Any, name: str = "", fixtures: tuple[Any, ...] = (), **params: object) -> Any:
    """A test as pytest would have collected it."""
    defined = {found.__name__: [SimpleNamespace(func=found)] for found in fixtures}
    found = SimpleNamespace(function=function, _fixtureinfo=SimpleNamespace(name2fixturedefs=defined))
    if params:
        found.callspec = SimpleNamespace(params=params, id=name)
    return found


def nothing() -> None: ...


@pytest.mark.parametrize(
    ("collected", "about"),
    [
        (item(nothing), set()),
        (item(nothing, found=game(ONE)), {ONE}),
        (item(nothing, key=TWO), {TWO}),
        (item(names_one, key=TWO), {TWO}),  # what it is tried for says more than what it names
        (item(nothing, name=f"board-{ONE}-phone", screen=3), {ONE}),
        (item(nothing, way=walk), {ONE, TWO}),
        (item(nothing, fixtures=(calls_a_helper,)), {TWO}),
        (item(names_one), {ONE}),
        (item(calls_a_helper), {TWO}),
        (item(uses_a_visitor), {TWO}),
        (item(rows), {ONE}),
        (item(loops), set(KEYS)),
        (item(speaks_of_one), set()),
    ],
)
def test_what_a_test_is_about(collected: Any, about: set[str]) -> None:
    assert Names(KEYS).of_test(collected) == about


@pytest.mark.parametrize(
    ("text", "about"),
    [
        ("{key}", True), ("/new/{key}", True), ("board-{key}", True), ("games/{key}/content", True),
        ("a{key}", False), ("{key}:red", False), ("a {key}", False), ("card:{key}", False),
    ],
)  # fmt: skip
def test_where_a_game_is_named(text: str, about: bool) -> None:
    assert Names(KEYS).in_text(text.format(key=ONE)) == ({ONE} if about else set())


def left(options: dict[str, object], items: list[Any]) -> tuple[list[Any], list[Any]]:
    """The tests that run, and those that do not."""
    dropped: list[Any] = []
    hook = SimpleNamespace(pytest_deselected=lambda items: dropped.extend(items))
    config: Any = SimpleNamespace(getoption=lambda name: options.get(name), hook=hook)
    pytest_collection_modifyitems(config, items)
    return items, dropped


def test_what_is_left() -> None:
    mine, theirs, short, plain = (
        item(nothing, key=ONE),
        item(nothing, key=TWO),
        item(nothing, key=SHORTEST),
        item(nothing),
    )
    all_of_them = [mine, theirs, short, plain]
    assert left({}, list(all_of_them)) == (all_of_them, [])
    assert left({"--games": ONE}, list(all_of_them)) == ([mine], [theirs, short, plain])
    assert left({"--games": f"{ONE},{TWO}"}, list(all_of_them)) == ([mine, theirs], [short, plain])
    assert left({"--one-game": True}, list(all_of_them)) == ([short, plain], [mine, theirs])


def test_a_game_that_nobody_has_is_an_error() -> None:
    with pytest.raises(pytest.UsageError, match="no such game: chess"):
        left({"--games": "chess"}, [])
