"""Swaps of a greedy bot with the row of two players (VOID-3.22): by what they bring, and never to and fro."""

from astrarium.games.void.bot.appraise import appraise
from astrarium.games.void.content import CARD
from astrarium.games.void.rounds import EndRound, NextTurn

from ..scenario import Scenario, void
from .test_battles import choice_of


def at_the_row(*row: str, hand: tuple[str, ...]) -> Scenario:
    """Two players without ships; these cards lie face up, and the seat on turn has no actions left."""
    game = void(2).hand(0, *hand)
    game.state.row = tuple(CARD[card] for card in row)
    game.state.stack = [EndRound(), NextTurn(1), NextTurn(0)]
    game.run()
    game.state.actions = 0
    return game.fresh()


def rest_of_turn(game: Scenario, seat: int) -> list[str]:
    """What the bot does until its turn is over."""
    found = []
    while not game.over and game.asked.seat == seat:
        found.append(choice_of(game, seat))
        game.pick(found[-1])
    return found


def test_a_pair_is_not_broken_for_a_card_of_another_type() -> None:
    game = at_the_row("evil_eye", "evil_eye", "salvo", "letters", hand=("helping_hands", "truce"))
    assert "swap" not in rest_of_turn(game, 0)


def test_a_card_that_makes_a_pair_is_taken() -> None:
    game = at_the_row("salvo", "letters", "quick_profit", "truce", hand=("helping_hands", "evil_eye"))
    done = rest_of_turn(game, 0)
    assert done[:3] == ["swap", "card:evil_eye", "card:truce"]
    assert "swap" not in done[3:]


def test_a_swap_under_way_is_judged_by_what_it_brings() -> None:
    game = at_the_row("salvo", "letters", "quick_profit", "truce", hand=("helping_hands", "evil_eye"))
    now = appraise(game.state, 0)
    game.pick("swap")
    game.pick("card:evil_eye")
    assert appraise(game.state, 0) > now
