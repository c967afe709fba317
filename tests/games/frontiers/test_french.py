"""French words of this game: those of the rulebook, one for each thing."""

import re

import pytest

from astrarium.games.frontiers import GAME
from astrarium.kernel import Text
from astrarium.kernel.resources import load_toml

from ...rows import each

SENTENCES = [(id_, GAME.words.say("fr", Text(id_))) for id_ in sorted(GAME.words.ids("fr"))]
STATEMENTS = [(row["id"], row["fr"]) for row in load_toml("astrarium.games.frontiers", "rules.toml")["statement"]]

NOT_OURS = {
    "sorte": r"\bsortes?\b",  # type
    "Militaire": r"\bMilitaires?\b(?! [A-Z])",  # force militaire
    "contact": r"\b[Pp]ar (contact|la diplomatie)\b",  # grâce à Diplomate
    "a power by the action’s name": r"\b[Pp]ouvoirs? (de )?(Consommer|Vendre|Coloniser)\b",  # de Consommation, de Vente
}


@each("wrong", list(NOT_OURS))
def test_words_that_the_rulebook_does_not_use(wrong: str) -> None:
    found = [id_ for id_, said in [*SENTENCES, *STATEMENTS] if re.search(NOT_OURS[wrong], said)]
    assert not found


def test_a_question_has_one_colon() -> None:
    assert [id_ for id_, said in SENTENCES if id_.startswith("ask.") and said.count(":") > 1] == []


def test_investment_credits_says_that_it_is_not_about_itself() -> None:
    said = GAME.words.say("fr", Text("development.investment_credits.text"))
    assert said.endswith("(autre que cette tuile).")


@pytest.mark.rule("FRONT-15.29")
def test_a_row_of_points_names_every_step() -> None:
    said = GAME.words.say("fr", Text("development.galactic_exchange.text"))
    assert "1, 3, 6 ou 10 PV pour 1, 2, 3 ou 4 types de colonies" in said
