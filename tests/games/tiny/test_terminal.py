"""Tiny Epic Galaxies in a terminal."""

import pytest

from astrarium.cli import words
from astrarium.games.tiny import GAME as TINY
from astrarium.kernel.text import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_tiny_in_thirty_lines(lang: str) -> None:
    who = words.with_names(words.reader(words.Lang(lang), TINY), ["person", "greedy", "random"])
    lines = TINY.terminal(TINY.view(TINY.new(3, seed=5), 0), who)
    assert len(lines) <= 30
    assert not [line for line in lines if "terminal." in line or "{" in line]
