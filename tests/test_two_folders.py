"""A game is its two folders: rules, words and terminal in `games/<key>/`, its screen in the browser's `boards/<key>/`.

Nothing else names a game by its key, so that a game can be added without touching shared code. Shared code gets what
it needs from the installed games (`astrarium.kernel.games`).
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from astrarium.kernel import games

ROOT = Path(__file__).parents[1]
SHARED = ("src/astrarium", "Makefile", "tools", "benchmarks", "deploy", ".ci")

# Not checked, because they are about particular games:
#   pyproject.toml                    the entry points by which games are found
#   README, CHANGELOG, docs, samples  they tell people what there is
#   src/astrarium/__init__.py         its docstring is what `help(astrarium)` shows: an example to begin with
#   tests                             those of a game, and those of the rest, which need some game to play
WELCOME = ROOT / "src/astrarium/__init__.py"
GENERATED = ("server/web/built", "__pycache__")

KEYS = [game.meta.key for game in games()]


def named(key: str, line: str, is_a_word: bool = False) -> list[str]:
    """Where a line names this game: as a string, in a path, a module, an id of a sentence or rule, as an argument.

    Where the key is also a word of another game, strings and tables are ignored.
    """
    if key not in line.lower():
        return []  # true for most lines, and the patterns below are slow
    words = (
        rf"""["'`]{key}["'`]""",
        rf"""["'`][\w.]*\b{key}\.""",
        rf"^\[{{1,2}}[\w.]*\b{key}\b[\w.]*\]",
    )
    forms = (
        *(() if is_a_word else words),
        rf"\bgames\.{key}\b",
        rf"[\w./-]*/{key}\b",
        rf"\b{key}/",
        rf"\b{key.upper()}-[A-Z]?\d",
        rf"\bastrarium \w+ {key}\b",
        rf"--\w+[ =]{key}\b",
    )
    return [found.group() for form in forms for found in re.finditer(form, line)]


def shared_files() -> Iterator[Path]:
    for place in SHARED:
        path = ROOT / place
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        yield from (file for file in files if file.is_file() and not any(part in str(file) for part in GENERATED))


def games_with(things: str) -> list[Path]:
    """The folders of games whose content has a table of this name, which may also be another game's key ("race")."""
    return [
        file.parents[1]
        for file in (ROOT / "src/astrarium/games").glob("*/content/*.toml")
        if things in tomllib.loads(file.read_text(encoding="utf-8"))
    ]


@pytest.mark.parametrize("key", KEYS)
def test_a_game_is_named_only_in_its_own_folders(key: str) -> None:
    own = ROOT / "src/astrarium/games" / key
    namesakes = games_with(key)
    found = {}
    for file in shared_files():
        if file == WELCOME or file.is_relative_to(own):
            continue
        is_a_word = any(file.is_relative_to(folder) for folder in namesakes)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if names := named(key, line, is_a_word):
                found[f"{file.relative_to(ROOT)}:{number}"] = names
    assert found == {}


@pytest.mark.parametrize(
    "line",
    [
        'BOARDS = {"roll": board}',
        "from astrarium.games.roll.content import CARDS",
        'marks = (" view (", "games/roll/view.py")',
        'who.say("cli.roll.head")',
        "[cli.roll.good]",
        "[roll]",
        "insert into tables (game) values ('roll')",
        'help="One statement, such as ROLL-2.4."',
        "astrarium conformance roll --games 1",
        "python -m benchmarks.load --game roll",
        "cp src/games/roll/meta.toml .",
    ],
)
def test_a_key_is_found_wherever_it_stands(line: str) -> None:
    assert named("roll", line)


@pytest.mark.parametrize(
    "line", ["die = s.roll(seat)", "# roll back", "await rollback()", '"scroll.roller"', "dice[roll]()", "ROLLS = 3"]
)
def test_a_common_word_is_no_key(line: str) -> None:
    assert named("roll", line) == []
