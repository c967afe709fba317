"""Every game at a terminal: played in French, and with a first line that says how far the game is."""

import re
from itertools import islice
from random import Random
from typing import Any

import pytest

from astrarium.kernel import Game, games
from astrarium.kernel.text import LANGUAGES
from tests.cli.driver import run

from .bot_games import COLUMNS, played, reader

# One of these fits every question: some number of options, an amount, columns, an offer.
ANSWERS = (
    "1", "2", "1 2", "3", "1 2 3", "4", "0", "5", "1 2 3 4", "7", "2 1", "1 0 1", "1 2 3 4 5", "1 2 3 4 5 6",
    "6 2 3 4 5 1",
)  # fmt: skip
TYPED = 250  # lines
ESCAPE = "\x1b"
NO_WORDS = ("cli.", "terminal.", "{", "None")


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.key)
def test_what_is_on_the_screen_is_in_words_and_fits(game: Game[Any]) -> None:
    """In a game against a random bot all lines are words and short enough. The typed answers are random, so that no
    question is answered wrongly for ever."""
    rng = Random(game.meta.key)
    feed = ["t", *(rng.choice(ANSWERS) for _ in range(TYPED))]
    result = run("play", game.meta.key, "--lang", "fr", "--seats", "2", "--bots", "random", "--seed", "8", feed=feed)
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    assert sum(line.startswith(">") for line in lines) > 50
    assert [line for line in lines if any(part in line for part in NO_WORDS)] == []
    assert max(map(len, lines)) <= COLUMNS
    assert ESCAPE not in result.output


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.key)
def test_the_first_line_says_where_one_is(game: Game[Any], lang: str) -> None:
    """The first line names the phase or action under way, if the game has these, and changes as the game goes on."""
    who, heads = reader(game, lang), set()
    for table, seat in islice(played(game, 2, "heads"), None, None, 3):
        view = table.view(seat)
        head = game.terminal(view, who)[0]
        for kind in ("phase", "action"):
            name = who.name(ref := f"{kind}:{view.get(kind)}")
            assert name == ref or name in head, (head, name)
        heads.add(re.sub(r"\d+", "", head))
    assert len(heads) >= 4


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.key)
def test_several_of_a_thing_are_told_so_that_its_name_needs_no_plural(game: Game[Any], lang: str) -> None:
    """The table writes « 2 × Starfighter »: the catalogue has one name for each thing, in the singular."""
    table = {
        text: game.words.template(lang, text) or "" for text in game.words.ids(lang) if text.startswith("terminal.")
    }
    assert table
    assert [text for text, words in table.items() if re.search(r"\{n\} \{\w+\}|\{name\} ×", words)] == [], table
