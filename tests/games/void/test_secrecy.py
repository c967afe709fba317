"""What others may not know: what is bought in a pre-round, what is offered, which tactics are held."""

from astrarium.games.void import GAME
from astrarium.kernel import flow
from astrarium.kernel.plain import dump
from astrarium.kernel.question import question

from .scenario import Scenario, void


def seen_by(game: Scenario, seat: int | None) -> bytes:
    """All that a reader gets: the view, and what they are asked."""
    s = game.state
    asked = [question(s, decision) for decision in flow.decisions(s) if decision.seat == seat]
    return dump([GAME.view(s, seat), asked])


def shopping() -> Scenario:
    game = void(3).hand(0, "quick_profit", "joint_research", "letters").credits(0, 12).credits(1, 5)
    return game.pre_round()


def test_what_is_bought_in_a_pre_round_is_seen_by_nobody_until_all_have_finished() -> None:
    plain = [seen_by(shopping(), reader) for reader in (1, 2, None)]
    for choices in (
        ("build:starfighter",),
        ("research:ion_drive",),
        ("tactic:quick_profit", "build:diplomat"),
        ("tactic:joint_research",),
    ):
        game = shopping().shop(0, *choices)
        assert [seen_by(game, reader) for reader in (1, 2, None)] == plain, choices
        assert seen_by(game, 0) != seen_by(shopping(), 0)


def test_what_was_bought_is_shown_when_all_have_finished() -> None:
    game = shopping().shop(0, "build:starfighter", "tactic:quick_profit", "done").shop(1, "done")
    assert not game.happened("builds")
    game.shop(2, "done")
    assert game.happened("builds")[0]["n"] == 1
    assert game.happened("plays") == [{"side": "seat:0", "cards": "card:quick_profit"}]
    assert game.credits_of(0) == 12 - 1 + 2
    assert game.discards() == ["quick_profit"]


def test_that_the_other_cards_of_a_tactic_are_being_chosen_is_seen_by_nobody() -> None:
    plain = void(3).hand(0, "joint_research", "letters", "leap_of_genius").pre_round()
    game = void(3).hand(0, "joint_research", "letters", "leap_of_genius").pre_round().shop(0, "tactic:joint_research")
    assert game.asked_of(0).prompt == "ask.tactic_cards"
    assert seen_by(game, 1) == seen_by(plain, 1)


def attacked(*hand: str) -> Scenario:
    """Seat 1 holds this when seat 0 attacks."""
    game = void().ships("a1", 0, starfighter=1).ships("a1", 1, starfighter=1).hand(1, *hand)
    return game.turn(0).pick("attack:a1.1")


def test_being_asked_about_an_attack_depends_on_the_number_of_cards_alone() -> None:
    for hand in (("war_cry", "salvo"), ("kind_words", "letters")):
        game = attacked(*hand)
        assert (game.prompt, game.seat) == ("ask.attacked", 1)
    assert attacked("truce").prompt != "ask.attacked", "one card serves no tactic of that moment"


def test_the_window_after_dice_opens_by_dice_and_number_of_cards() -> None:
    prompts = []
    for card in ("salvo", "letters"):
        game = void().ships("a1", 0, starfighter=1).ships("a1", 1, starfighter=1).hand(1, card)
        game.turn(0).rolls(1, 1).pick("attack:a1.1")
        prompts.append((game.prompt, game.seat))
    assert prompts == [("ask.after_dice", 1)] * 2
    assert game.options == ["pass", "pass_all"]
