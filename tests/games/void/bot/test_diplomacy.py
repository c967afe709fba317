"""Diplomacy of a greedy bot (section 9): tried where success is likely and the cards are at hand."""

from astrarium.games.void.bot import leanings
from astrarium.games.void.bot.pace import pace
from astrarium.games.void.bot.prospects import prospects
from astrarium.games.void.content import SPACE
from astrarium.games.void.names import NONE

from ..scenario import void
from .test_battles import choice_of


def test_three_cards_at_a_planet_are_tried() -> None:
    """The bot tries diplomacy with three cards: 8 or more with three dice comes in 84 % of tries (VOID-9.2)."""
    game = void().ships("orlune", 0, diplomat=1).hand(0, "letters", "letters", "joint_research").turn(0)
    assert choice_of(game, 0) == "diplomacy:orlune"


def test_a_pair_is_tried_again_and_again() -> None:
    """The bot tries diplomacy with two cards, since a failure costs no card (VOID-9.4)."""
    game = void().ships("orlune", 0, diplomat=1).hand(0, "letters", "letters").turn(0)
    best = prospects(game.state, 0, pace(game.state, 0), leanings.LEANINGS["diplomat"])[0]
    assert best.target == NONE
    assert choice_of(game, 0) == "diplomacy:orlune"


def test_a_single_card_is_not_worth_the_try() -> None:
    """With one card diplomacy needs 17 or more with three dice, which comes in one try of fifty (VOID-9.2)."""
    game = void().ships("orlune", 0, diplomat=1).hand(0, "letters").turn(0)
    assert choice_of(game, 0) != "diplomacy:orlune"


def ally_in_prospect(*rivals: str) -> float:
    """What Orlune is worth to seat 0, who has no influence, while seat 1 is the ally of these planets."""
    game = void().allied(1, *rivals).ships("orlune", 0, diplomat=1).hand(0, "letters", "letters").turn(0)
    at = pace(game.state, 0)
    return max(found.worth for found in prospects(game.state, 0, at, leanings.NONE) if found.space == SPACE["orlune"])


def test_an_ally_is_worth_the_prizes_that_it_wins() -> None:
    """The first ally wins the council's first prize; a seat that cannot catch up wins only the second, which is worth
    less (VOID-10.5)."""
    assert ally_in_prospect() > ally_in_prospect("ooloru", "ishmere") > 0


def test_cards_serve_for_one_planet() -> None:
    """Three planets match the cards, but only one of them is a prospect, since cards are discarded (VOID-9.3)."""
    game = void().ships("orlune", 0, diplomat=2).hand(0, "letters", "letters", "joint_research").turn(0)
    found = prospects(game.state, 0, pace(game.state, 0), leanings.NONE)
    scholarly = {SPACE[planet] for planet in ("orlune", "lathe", "thessik")}
    assert len([prospect for prospect in found if prospect.target == NONE and prospect.space in scholarly]) == 1
