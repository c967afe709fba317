"""How the greedy bot judges a position."""

from astrarium.games.roll import GAME
from astrarium.games.roll.bot.position import Standing, standing

from .scenario import roll


def test_chips_are_worth_having_while_they_bring_the_end_near() -> None:
    """2 VP in chips are worth more than one point: the empty pool ends the game, but the other seat, with as many dice,
    loses as much by that."""
    many = "home home home home home military novelty novelty rare genes alien"
    game = roll().cup(0, many).cup(1, many).chips(0, 9).chips(1, 9)
    before = GAME.appraise(game.state, 0)
    after = GAME.appraise(game.chips(0, 11).state, 0)
    assert after > before + 1


def test_a_zone_in_another_order_is_judged_as_if_it_had_always_lain_so() -> None:
    """A `Standing` judges every order of a stack like a new one: the rest is judged once, but what waiting workers will
    build depends on the tile on top."""
    game = roll().developments(0, "public_works", "new_economy").worlds(0, "comet_zone", "gem_world")
    s = game.workers(0, develop="home military", settle="novelty", ship="rare").state
    whole = Standing(s, 0)
    before = whole.worth()
    for at in (s.at(0, 0), s.at(0, 1)):
        s.stacks[at].reverse()
        assert whole.worth() == standing(s, 0) != before
        before = whole.worth()
