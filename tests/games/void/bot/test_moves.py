"""Moves of a greedy bot (VOID-7.6): ships go where they are wanted, passengers too."""

from ..scenario import void
from .test_battles import choice_of


def test_a_diplomat_leaves_its_passenger_where_it_is_wanted_and_goes_on() -> None:
    """A Diplomat drops a Starfighter at Pyrious and goes on to Orlune, for which it has three cards (VOID-7.10)."""
    game = void().ships("f1", 0, diplomat=1, starfighter=1).hand(0, "letters", "letters", "joint_research")
    game.technologies(0, "ion_drive").turn(0)
    done: list[str] = []
    while game.prompt != "ask.action" or not done:
        done.append(choice_of(game, 0))
        game.pick(done[-1])
    assert done[1:5] == ["take:starfighter", "space:pyrious", "drop:starfighter", "space:orlune"]
