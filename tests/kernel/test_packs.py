"""Content packs: what they change, which ones are refused, and that nothing else changes."""

import gc
import json
import sys
import typing
import weakref
from collections import OrderedDict
from collections.abc import Iterator
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from astrarium.kernel import Game, Log, Setup, Table, Text, replay, verify
from astrarium.kernel.content import packed_game as loader
from astrarium.kernel.content.box import Pack, content_hash
from astrarium.kernel.content.notices import notices
from astrarium.kernel.content.packed_game import own_content, with_pack
from astrarium.kernel.content.packs import export, read_pack
from astrarium.kernel.content.records import ContentError
from tests.pebbles import OTHERS, installed

HEAD = '[pack]\ngame = "pebbles"\nname = "Mine"\n'
RED = '[[stone]]\nid = "red"\npoints = 7\n'
BLUE = '[[stone]]\nid = "blue"\npoints = 9\ncopies = 1\nname = { en = "Blue stone", fr = "Pierre bleue" }\n'
MANY = BLUE.replace("copies = 1", "copies = 1000")


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game[Any]]:
    with installed(tmp_path_factory.mktemp("packages")) as found:
        yield found


def play(game: Game[Any], pack: Pack | None, seats: int = 2) -> Table:
    """A whole game, everybody taking one stone at a time."""
    table = Table.open(game, game.agree(seats, content=pack), b"s" * 32)
    while decisions := table.decisions():
        table.answer(decisions[0].seat, decisions[0].id, (1,))
    return table


def scores(game: Game[Any], pack: Pack | None) -> int:
    """The points of both seats together in a whole game."""
    return sum(game.result(play(game, pack).state).scores)


# What a pack changes


def test_a_row_with_a_known_id_changes_the_fields_that_it_names(game: Game[Any]) -> None:
    pack = read_pack(game, HEAD + RED)
    assert pack.name == "Mine"
    assert pack.changes["stone"]["red"]["points"] == 7
    assert pack.changes["stone"]["red"]["copies"] == 2
    assert list(pack.changes) == ["stone"]
    assert scores(game, pack) == 2 * 7 + OTHERS


def test_a_row_with_another_id_is_new(game: Game[Any]) -> None:
    pack = read_pack(game, HEAD + BLUE)
    assert list(pack.changes["stone"]) == ["blue"]
    assert scores(game, pack) == 2 * 3 + OTHERS + 9
    assert with_pack(game, pack).words.name("fr", "stone:blue") == "Pierre bleue"


def test_rows_that_a_whole_kind_does_not_list_are_gone(game: Game[Any]) -> None:
    row = '[[stone]]\nid = "red"\npoints = 3\ncopies = 2\nname = { en = "Red stone", fr = "Pierre rouge" }\n'
    pack = read_pack(game, HEAD + 'whole = ["stone"]\n' + row)
    assert pack.changes == {"stone": {"grey": None, "sharp": None}}
    assert scores(game, pack) == 2 * 3 + 1


def test_figures_change_alone(game: Game[Any]) -> None:
    pack = read_pack(game, HEAD + "[figures]\ntake = 5\n")
    assert pack.changes == {"figures": {"take": 5}}
    s = with_pack(game, pack).new(2)
    assert list(with_pack(game, pack).decisions(s)[0].options) == [1, 2, 3, 4, 5]


def test_rows_without_ids_are_known_by_their_number(game: Game[Any]) -> None:
    pack = read_pack(game, HEAD + "[[start]]\npoints = 4\n")
    assert pack.changes == {"start": {"1": {"points": 4}}}
    changed = with_pack(game, pack)
    assert changed.result(changed.new(2)).scores == (4, 1)


def test_new_rows_stand_in_the_same_order_whatever_order_they_came_in(game: Game[Any]) -> None:
    other = BLUE.replace("blue", "azure")
    assert read_pack(game, HEAD + BLUE + other).hash == read_pack(game, HEAD + other + BLUE).hash


def test_what_is_exported_changes_nothing(game: Game[Any]) -> None:
    text = export(game)
    assert "# All stones of the box." in text
    pack = read_pack(game, text)
    assert pack.changes == {}
    assert pack.hash == content_hash(own_content(game))
    assert read_pack(game, text.replace("points = 3", "points = 5")).changes["stone"]["red"]["points"] == 5


def test_the_game_without_a_pack_is_untouched(game: Game[Any]) -> None:
    before = play(game, None).log.to_json()
    changed = with_pack(game, read_pack(game, HEAD + RED))
    assert changed is not game
    assert changed.state is not game.state
    assert with_pack(game, None) is game
    assert play(game, None).log.to_json() == before


def test_the_game_with_a_pack_is_that_game_already(game: Game[Any]) -> None:
    pack = read_pack(game, HEAD + RED)
    changed = with_pack(game, pack)
    assert with_pack(changed, pack) is changed
    assert with_pack(game, pack) is changed


# What is refused


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[pack\n", "this is not TOML: "),
        ("x = " + "[" * 5000, "this is not TOML: RecursionError"),
        ("x = " + "1" * 5000, "this is not TOML: "),
        ("." * 51, "line 1: a key of too many parts"),
        ("#" * 400_001, "longer than 400000 characters"),
        (RED, "[pack]: key 'game' is missing"),
        ('[pack]\ngame = "chess"\n', "[pack]: game = 'chess', expected 'pebbles'"),
        (HEAD + 'author = "me"\n', "[pack]: unknown key 'author'; there are game, name, whole"),
        ('[pack]\ngame = "pebbles"\nname = 3\n', "[pack], name: 3 is not a text"),
        ('[pack]\ngame = "pebbles"\nname = "' + "x" * 61 + '"\n', "[pack], name: a text of more than 60 characters"),
        (HEAD + "whole = 1\n", "[pack], whole: 1 is not a list"),
        (HEAD + 'whole = ["moon"]\n', "[moon]: no such kind; there are "),
        (HEAD + '[[moon]]\nid = "x"\n', "[moon]: no such kind; there are "),
        (HEAD + "[stone]\nred = 1\n", "[stone]: rows are written [[…]], figures […]"),
        (HEAD + "stone = 3\n", "[pack]: unknown key 'stone'"),
        (HEAD + "[[figures]]\ntake = 1\n", "[figures]: rows are written [[…]], figures […]"),
        (HEAD + "[figures]\ngive = 1\n", "[figures]: unknown key 'give'; there are shown, take"),
        (HEAD + "[figures]\ntake = 'x'\n", "[figures], take: 'x' is not a whole number"),
        (HEAD + "[figures]\ntake = 1001\n", "figures take: a number of more than 1000"),
        (HEAD + "[figures]\ntake = 0x" + "f" * 5000 + "\n", "figures take: a number of more than 1000"),
        (HEAD + "[figures]\ntake = 1.5\n", "figures take: 1.5 is neither a whole number"),
        (HEAD + RED + "weight = 2\n", "stone red: unknown key 'weight'; there are id, points, copies"),
        (HEAD + RED.replace("7", "true"), "stone red, points: True is not a whole number"),
        (HEAD + RED.replace("7", "-2000"), "stone red, points: a number of more than 1000"),
        (HEAD + RED + f"note = '{'x' * 1001}'\n", "stone red, note: a text of more than 1000 characters"),
        (HEAD + RED + 'note = "\\u202Ederised"\n', "stone red, note: a character that cannot be seen (U+202E)"),
        (HEAD + RED + 'note = "\\u001b[31m"\n', "stone red, note: a character that cannot be seen (U+001B)"),
        (HEAD + RED + "note = " + "[" * 9 + "]" * 9, "stone red, note: tables within tables"),
        (HEAD + RED + RED, "stone 2: 'red' stands twice"),
        (HEAD + "[[stone]]\npoints = 1\n", "stone 1: its id is missing"),
        (HEAD + '[[stone]]\nid = "../x"\n', "stone 1: '../x' cannot be an id"),
        (HEAD + "[[stone]]\nid = 3\n", "stone 1: 3 cannot be an id"),
        (HEAD + '[[stone]]\nid = "blue"\n', "stone blue: key 'points' is missing"),
        (HEAD + "".join(f'[[stone]]\nid = "s{n}"\n' for n in range(501)), "stone: more than 500 rows"),
        (HEAD + "[figures]\ntake = 0\n", "with 2 seats the game comes to a halt: "),
        (HEAD + 'whole = ["start"]\nstart = []\n', "[pack]: unknown key 'start'"),
        (f'start = []\n{HEAD}whole = ["start"]\n', "2 seats cannot be dealt: IndexError"),
        (HEAD + "".join(MANY.replace("blue", f"s{n}") for n in range(30)), "with 2 seats there is too much on the"),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_place(game: Game[Any], text: str, said: str) -> None:
    with pytest.raises(ContentError) as caught:
        read_pack(game, text)
    assert str(caught.value)[: len(said)] == said


def test_an_error_has_french_words_too(game: Game[Any]) -> None:
    with pytest.raises(ContentError) as caught:
        read_pack(game, HEAD + RED + "weight = 2\n")
    assert caught.value.say("fr").startswith("stone red\xa0: clé inconnue 'weight'\xa0; il y a id")
    assert caught.value.where == "stone red"


def test_what_a_game_itself_says_about_a_row_stays_as_it_is() -> None:
    assert ContentError("stone red", "red stones are heavy").say("fr") == "stone red\xa0: red stones are heavy"


def test_a_pack_of_many_small_values_is_refused(game: Game[Any]) -> None:
    rows = "".join(f'[[stone]]\nid = "s{n}"\nnote = [{"1, " * 50}]\n' for n in range(450))
    with pytest.raises(ContentError, match="more than 20000 values in all"):
        read_pack(game, HEAD + rows)


def test_a_pack_that_failed_leaves_nothing_behind(game: Game[Any]) -> None:
    with pytest.raises(ContentError):
        read_pack(game, HEAD + RED.replace("7", "true"))
    assert _in_modules() <= _names_loaded()


def test_a_game_in_a_single_file_has_no_content() -> None:
    alone: Any = run_path(str(Path(__file__).parents[2] / "docs" / "examples" / "nim.py"))["GAME"]
    with pytest.raises(ContentError, match="no content files"):
        export(alone)


def test_a_game_that_does_not_look_into_its_box_takes_no_pack(tmp_path: Path) -> None:
    files = "dict(kind for _, text in box.sources(__package__) for kind in box.tomllib.loads(text).items())"
    edits = {"content.py": ("box.load(__package__)", files)}
    with installed(tmp_path, "stubborn", edits) as other, pytest.raises(ContentError, match="not read its content"):
        read_pack(other, HEAD + RED)


# Packs in logs


def test_a_game_with_a_pack_is_replayed_and_verified(game: Game[Any]) -> None:
    table = play(game, read_pack(game, HEAD + RED))
    log = Log.from_json(table.log.to_json())
    assert log.setup.content == table.log.setup.content
    assert verify(game, log) is None
    last = [played for played, _, _ in replay(game, log)][-1]
    assert last.log.to_json() == table.log.to_json()


def test_a_log_without_a_pack_is_written_as_before(game: Game[Any]) -> None:
    assert "content" not in json.loads(play(game, None).log.to_json())


@pytest.mark.parametrize(
    "change",
    [
        {"hash": "0" * 32},
        {"hash": "0"},
        {"hash": 3},
        {"name": "x" * 61},
        {"name": None},
        {"changes": []},
        {"changes": {"stone": []}},
        {"changes": {"stone": {}}},
        {"changes": {"moon": {"x": {"id": "x"}}}},
        {"changes": {"stone": {"red": {"id": "red", "points": 10**6, "copies": 1}}}},
        {"changes": {"stone": {"lost": None}}},
        {"changes": {"stone": {"red": {"id": "grey", "points": 1, "copies": 1}}}},
        {"changes": {"stone": {"red": 3}}},
        {"changes": {"figures": {"give": 3}}},
        {"author": "me"},
    ],
)
def test_a_log_that_lies_about_its_content_is_not_taken(game: Game[Any], change: dict[str, Any]) -> None:
    pack = read_pack(game, HEAD + RED)
    data = {**json.loads(play(game, pack).log.to_json())}
    data["content"] = {**data["content"], **change}
    try:
        flaw = verify(game, Log.from_json(json.dumps(data)))
    except ValueError:
        return
    assert flaw is not None
    assert flaw.text.id == "flaw.setup"


def test_changes_under_the_hash_of_a_loaded_pack_are_compared_with_it(game: Game[Any]) -> None:
    pack = read_pack(game, HEAD + RED)
    with_pack(game, pack)
    lie = Pack("Mine", pack.hash, read_pack(game, HEAD + BLUE).changes)
    with pytest.raises(ContentError, match="do not give the content with this hash"):
        with_pack(game, lie)


# What stays in memory


def test_at_most_so_many_stay_loaded_and_the_rest_is_let_go(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader, "LOADED_AT_MOST", 3)
    for loaded in _names_loaded():  # whatever other tests have loaded before: they load it again
        loader._forget(loaded)
    loader._loaded.clear()
    packs = [read_pack(game, HEAD + RED.replace("7", str(points))) for points in range(20, 25)]
    assert len(_names_loaded()) == 3
    first = with_pack(game, packs[0])
    first.decode(first.encode(first.new(2))).copy()
    gone = weakref.ref(first.state)
    for pack in packs[1:]:
        with_pack(game, pack)
    del first
    for forget in typing._cleanups:  # type: ignore[attr-defined]  # `typing` caches the latest generic types
        forget()
    gc.collect()
    assert len(_in_modules()) == 3
    assert gone() is None


def test_a_table_plays_on_after_its_game_was_let_go(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader, "LOADED_AT_MOST", 1)
    monkeypatch.setattr(loader, "_loaded", OrderedDict())  # whatever other tests have loaded before
    pack = read_pack(game, HEAD + RED.replace("7", "30"))
    table = Table.open(game, game.agree(2, content=pack), b"s" * 32)
    read_pack(game, HEAD + RED.replace("7", "31"))
    assert len(_names_loaded()) == 1
    assert with_pack(table.game, pack) is table.game
    while decisions := table.decisions():
        table.answer(decisions[0].seat, decisions[0].id, (1,))
    assert verify(game, table.log) is None


def _in_modules() -> set[str]:
    return {name.partition(".")[0] for name in sys.modules if name.startswith("pebbles__")}


def _names_loaded() -> set[str]:
    return {loader.package_of(loaded.game) for loaded in loader._loaded.values()}


# Everybody is told


def test_everybody_is_told_which_pack_and_what_it_changes(game: Game[Any]) -> None:
    pack = read_pack(game, HEAD + RED + BLUE + "[figures]\ntake = 3\n")
    setup = game.agree(2, content=pack)
    told = notices(with_pack(game, pack), setup)
    assert told[0] == Text("notice.content", pack="Mine", what="stone:red,stone:blue,figures:take")
    said = with_pack(game, pack).words.say("en", told[0])
    assert "“Mine”" in said
    assert "Red stone, Blue stone, figures:take" in said


def test_what_is_gone_is_told_by_its_name(game: Game[Any]) -> None:
    text = export(game)
    red = text[text.index('[[stone]]\nid = "red"') : text.index('[[stone]]\nid = "grey"')]
    pack = read_pack(game, text.replace(red, ""))
    assert pack.changes == {"stone": {"red": None}}
    changed = with_pack(game, pack)
    assert "Red stone" in changed.words.say("en", notices(changed, game.agree(2, content=pack))[0])


def test_what_a_game_says_itself_comes_after(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    own = Text("seat.*")
    monkeypatch.setattr(type(game), "notices", lambda self, setup: [own], raising=False)
    assert notices(game, game.agree(2)) == [own]


def test_a_long_list_of_changes_is_counted(game: Game[Any]) -> None:
    rows = {f"s{n}": None for n in range(20)}
    setup = Setup("pebbles@1", 2, {}, Pack("Mine", "0" * 32, {"stone": rows}))
    (told,) = notices(game, setup)
    assert (told.id, told.args["more"]) == ("notice.content_more", 8)


def test_a_pack_that_changes_nothing_says_so(game: Game[Any]) -> None:
    (told,) = notices(game, game.agree(2, content=read_pack(game, HEAD)))
    assert told == Text("notice.content_same", pack="Mine")
