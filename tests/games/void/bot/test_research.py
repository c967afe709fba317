"""Research of a greedy bot (section 5): by what a technology does for the ships that there are."""

from ..scenario import Scenario, void
from .test_battles import choice_of


def five_credits(**ships: int) -> Scenario:
    """A pre-round in which Docking Bay can be had, and hardly anything else is left."""
    game = void(2).credits(0, 5).ships("home_0", 0, **ships)
    game.technologies(0, "centipede_yards", "asteroid_navigation", "mine_sweeping", "deep_mining", "detection")
    return game.pre_round(3)


def test_room_aboard_is_nothing_without_a_carrier() -> None:
    """VOID-12.3: Docking Bay is five credits for one point, Xenolinguistics three."""
    assert choice_of(five_credits(starfighter=4), 0) != "research:docking_bay"
    assert choice_of(five_credits(starfighter=4, diplomat=1), 0) == "research:docking_bay"
