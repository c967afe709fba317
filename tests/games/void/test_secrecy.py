"""What others may not know of a pre-round: what is bought and which tactics are used."""

from astrarium.conformance.play import questions
from astrarium.games.void import GAME
from astrarium.kernel.plain import dump

from .scenario import Scenario, void

HAND = ("quick_profit", "joint_research", "letters")


def seen_by(game: Scenario, seat: int | None) -> bytes:
    """All that a reader gets: the view, and what they are asked."""
    return dump(GAME.view(game.state, seat)) + questions(game.state, seat)


def shopping(*hand: str) -> Scenario:
    """Seat 0 holds these cards."""
    return void(3).hand(0, *hand).credits(0, 12).credits(1, 5).pre_round()


def test_what_is_bought_in_a_pre_round_is_seen_by_nobody_until_all_have_finished() -> None:
    plain = [seen_by(shopping(*HAND), reader) for reader in (1, 2, None)]
    for choices in (
        ("build:starfighter",),
        ("research:ion_drive",),
        ("tactic:quick_profit", "build:diplomat"),
        ("tactic:joint_research",),
    ):
        game = shopping(*HAND).shop(0, *choices)
        assert [seen_by(game, reader) for reader in (1, 2, None)] == plain, choices
        assert seen_by(game, 0) != seen_by(shopping(*HAND), 0)


def test_what_was_bought_is_shown_when_all_have_finished() -> None:
    game = shopping(*HAND).shop(0, "build:starfighter", "tactic:quick_profit", "done").shop(1, "done")
    assert not game.happened("builds")
    game.shop(2, "done")
    assert game.happened("builds")[0]["n"] == 1
    assert game.happened("plays") == [{"side": "seat:0", "cards": "card:quick_profit"}]
    assert game.credits_of(0) == 12 - 1 + 2
    assert game.discards() == ["quick_profit"]


def test_that_the_other_cards_of_a_tactic_are_being_chosen_is_seen_by_nobody() -> None:
    hand = ("joint_research", "letters", "leap_of_genius")
    game = shopping(*hand).shop(0, "tactic:joint_research")
    assert game.asked_of(0).prompt == "ask.tactic_cards"
    assert seen_by(game, 1) == seen_by(shopping(*hand), 1)
