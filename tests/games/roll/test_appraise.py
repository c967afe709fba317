"""How the greedy bot judges a position."""

from astrarium.games.roll import GAME

from .scenario import roll


def test_chips_are_worth_having_while_they_bring_the_end_near() -> None:
    """Both have many dice, and the pool is the clock: what is left of the game is as much less for the other."""
    many = "home home home home home military novelty novelty rare genes alien"
    game = roll().cup(0, many).cup(1, many).chips(0, 9).chips(1, 9)
    before = GAME.appraise(game.state, 0)
    after = GAME.appraise(game.chips(0, 11).state, 0)
    assert after > before + 1
