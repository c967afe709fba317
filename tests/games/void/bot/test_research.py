"""Research of a greedy bot (section 5): by what a technology does for the ships that the seat has."""

from astrarium.games.void.bot.pace import LEFT_OVER, pace
from astrarium.games.void.content import EVENT

from ..scenario import Scenario, void
from .test_battles import choice_of


def five_credits(**ships: int) -> Scenario:
    """A pre-round in which Docking Bay can be researched, and hardly anything else."""
    game = void(2).credits(0, 5).ships("home_0", 0, **ships)
    game.technologies(0, "centipede_yards", "asteroid_navigation", "mine_sweeping", "deep_mining", "detection")
    return game.pre_round(3)


def test_room_aboard_is_nothing_without_a_carrier() -> None:
    """Docking Bay costs five credits for one point, Xenolinguistics three: the bot researches Docking Bay only with a
    Diplomat, a carrier (VOID-12.3)."""
    assert choice_of(five_credits(starfighter=4), 0) != "research:docking_bay"
    assert choice_of(five_credits(starfighter=4, diplomat=1), 0) == "research:docking_bay"


def last_pre_round() -> Scenario:
    """Twelve credits, and one event before the last scoring."""
    game = void(2).credits(0, 12)
    game.state.stack_of_events = [EVENT["score_c"], EVENT["asteroid_drift"]]
    return game.pre_round(11)


def test_credits_are_not_kept_when_nothing_can_be_bought_later() -> None:
    """The last scoring comes after the last round (VOID-6.3), so the bot spends its credits on technologies and on
    ships for that round."""
    game = last_pre_round()
    bought = []
    while (choice := choice_of(game, 0)) != "done":
        bought.append(choice)
        game.shop(0, choice)
    assert any(choice.startswith("research:") for choice in bought)
    assert any(choice.startswith("build:") for choice in bought)
    left = game.state.credits[0] - game.state.spent[0]
    assert left < 4, bought


def test_in_a_short_game_the_last_credits_are_not_spent_too_soon() -> None:
    """A short game ends within a round, after one more pre-round (VOID-6.5): until then a credit is worth more than one
    left over at the end."""
    games = [void(2, short_game=short) for short in (False, True)]
    for game in games:
        game.state.stack_of_events = [EVENT["score_c"], EVENT["score_b"]]
    full, short = (pace(game.state, 0) for game in games)
    assert full.credit > short.credit > LEFT_OVER
    games[1].state.phase = "pre_round"
    assert pace(games[1].state, 0).credit == LEFT_OVER
