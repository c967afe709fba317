"""Cards that change Explore: how many more cards their owner looks at, and how many more are kept."""

import pytest

from ....rows import each
from .printed import others, table

# (more to look at, more to keep)
EXPLORE = {
    "malevolent_lifeforms": (1, 0),
    "star_nomad_lair": (1, 0),
    "expedition_force": (1, 0),
    "research_labs": (0, 1),
    "galactic_renaissance": (2, 1),
    "galactic_survey_seti": (2, 0),
}


def explore(*tableau: str, action: str = "develop") -> tuple[int | str, int, int | str]:
    """(looked at, kept, looked at by the other player)"""
    game = table(*tableau).picks(0, action).phase("explore")
    seen = {event["side"]: event["n"] for event in game.happened("explores")}
    if 0 in game.prompts():  # a seat that may keep all cards is not asked
        question = game.asked(0)
        assert len(question.options) == seen["seat:0"]
        game.answer(0, *question.options[: question.low])
    return seen["seat:0"], game.hand_size(0), seen["seat:1"]


@each("name", EXPLORE)
@pytest.mark.rule("RACE-5.5", "RACE-4.4")
def test_the_card_adds_to_what_its_owner_looks_at_and_keeps(name: str) -> None:
    look, keep = EXPLORE[name]
    assert explore(name) == (2 + look, 1 + keep, 2)


@each("name", EXPLORE)
@pytest.mark.rule("RACE-5.5", "RACE-5.3", "RACE-5.4")
def test_the_card_adds_to_either_bonus(name: str) -> None:
    look, keep = EXPLORE[name]
    assert explore(name, action="explore_5") == (7 + look, 1 + keep, 2)
    assert explore(name, action="explore_1_1") == (3 + look, 2 + keep, 2)


@pytest.mark.rule("RACE-4.3", "RACE-5.5")
def test_all_explore_cards_together() -> None:
    assert explore(*EXPLORE) == (2 + 7, 1 + 2, 2)


@pytest.mark.rule("RACE-4.3")
def test_no_other_card_changes_explore() -> None:
    assert explore(*others(EXPLORE)) == (2, 1, 2)
