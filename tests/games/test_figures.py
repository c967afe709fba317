"""No sentence has a fixed figure that a content pack can change: it says what the content says."""

import re
from typing import Any

import pytest

from astrarium.conformance.checks.rows import changed, sentences
from astrarium.kernel import Game, games
from astrarium.kernel.content.packed_game import own_content
from astrarium.kernel.text import LANGUAGES

SMALLEST = 10  # smaller numbers stand for many things; larger ones are hardly there by chance
FAR = 53  # by how much the figures are changed
WRITTEN = {"en": {10: "ten", 11: "eleven", 12: "twelve"}, "fr": {10: "dix", 11: "onze", 12: "douze"}}
# Numbers that are equal to a figure and mean something else: values of chips, "10 dice", what these sentences count
CHIPS = re.compile(r"(chips of|of value|jetons de|de valeur) (10|\$10)")
AMOUNTS = ("dice.", "credits.", "cards.")  # names of numbers: "11 credits"
COUNTED = {
    "FRONT-0.2", "FRONT-2.1", "FRONT-13.2", "FRONT-13.3", "FRONT-13.4", "development.galactic_exchange.text",
    "ROLL-0.2", "ROLL-0.3",
    "VOID-2.3",
}  # fmt: skip


def figures(game: Game[Any]) -> dict[str, dict[str, int]]:
    """The content's figures that are large enough, by table. What no rule uses (`box`) is left out."""
    tables = {kind: rows for kind, rows in own_content(game).items() if isinstance(rows, dict) and kind != "box"}
    large = {
        kind: {key: n for key, n in table.items() if type(n) is int and n >= SMALLEST}
        for kind, table in tables.items()
    }  # fmt: skip
    return {kind: table for kind, table in large.items() if table}


def states(sentence: str, number: int, lang: str) -> bool:
    """Does the sentence contain the number, in digits or written out?"""
    written = "|".join(filter(None, (str(number), WRITTEN[lang].get(number))))
    return bool(re.search(rf"(?<![\d.-])\b({written})\b(?![.-]\d)", CHIPS.sub("", sentence)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.key)
def test_no_sentence_states_a_figure_that_a_pack_has_changed(game: Game[Any], lang: str) -> None:
    tables = figures(game)
    far = {kind: {key: n + FAR for key, n in table.items()} for kind, table in tables.items()}
    numbers = {n for table in tables.values() for n in table.values()}
    before = sentences(game)[lang]
    after = sentences(changed(game, own_content(game), far))[lang]
    assert any(states(said, n + FAR, lang) for said in after.values() for n in numbers), "some name a figure"
    stated = {id_ for id_ in before for n in numbers if states(after[id_], n, lang) and not id_.startswith(AMOUNTS)}
    assert stated - COUNTED == set()
