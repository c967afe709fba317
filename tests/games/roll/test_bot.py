"""Positions in which a greedy bot easily does something foolish."""

import pytest

from astrarium.bots import make_bot
from astrarium.games.roll import GAME

from .scenario import Scenario, roll


def answers(game: Scenario, seat: int = 0) -> list[str]:
    """What the greedy bot answers to the open question of a seat, by the names of its options."""
    question = game.asked(seat)
    choice = make_bot("greedy", GAME, 1).decide(GAME.view(game.state, seat), question)
    return [game.plain(question.step.option(game.state, code).ref) for code in choice]


@pytest.mark.parametrize(("world", "settlers"), [("sentient_robots", "home home"), ("comet_zone", "home home home")])
def test_the_tile_that_its_settlers_are_about_to_complete_is_not_abandoned(world: str, settlers: str) -> None:
    game = roll(3).worlds(0, world).cup(0, "home home").workers(0, explore="home", settle=settlers)
    game.workers(1, explore="home").phase("explore", "settle", "manage").choose(0, "scout")
    assert (game.asked(0).prompt, answers(game)) == ("ask.abandon", [])


def test_the_last_explorer_does_not_stock_for_nothing() -> None:
    """Stocking ends the phase and scouting does not, so the bot judges both as if the round were over."""
    game = roll().credits(0, 10).cup(0, "home home home").cup(1, "home home")
    game.worlds(0, "blaster_gem_mines").worlds(1, "comet_zone")
    game.workers(0, explore="home", settle="home home home").workers(1, settle="home home home")
    assert answers(game.phase("explore", "settle", "manage")) == ["scout"]


def test_a_good_is_not_sold_for_nothing() -> None:
    game = roll().tableau(0, "old_earth", "plague_world").goods(0, plague_world="home").credits(0, 10).cup(0, "home")
    game.chips(1, 20).workers(0, ship="home").phase("ship")
    assert answers(game) == ["plague_world.home>consume"]


def test_with_advanced_logistics_tiles_that_lie_well_stay_as_they_are() -> None:
    game = roll().adds(0, "advanced_logistics").worlds(0, "galactic_trendsetters", "star_nomad_lair").cup(0, "home")
    game.workers(0, settle="home home").phase("explore", "settle")
    assert game.options(0) == ["arrange", "done"]
    assert answers(game) == ["done"]


def test_with_advanced_logistics_what_can_be_built_comes_to_the_top_once() -> None:
    game = roll().adds(0, "advanced_logistics").worlds(0, "star_nomad_lair", "galactic_trendsetters").cup(0, "home")
    game.workers(0, settle="home home").phase("explore", "settle")
    assert answers(game) == ["arrange"]
    game.choose(0, "arrange")
    order = answers(game)
    assert order == ["divider", "star_nomad_lair", "galactic_trendsetters"]
    game.choose(0, *order)
    assert answers(game) == ["done"]


def test_a_phase_is_selected_for_what_dictate_can_add_to_it() -> None:
    """The bot selects Settle, where nobody stands: one worker selects it and Dictate sends another, which makes two of
    the three needed."""
    game = roll(3).adds(0, "comet_zone").goods(0, comet_zone="rare").worlds(0, "mining_world")
    game.developments(0, "public_works").citizenry(0, "home home")
    game.rolls(0, explore="home home", produce="home military", ship="military military").assign()
    assert (game.asked(0).prompt, answers(game)) == ("ask.select", ["settle"])


def test_who_has_many_citizens_and_no_money_trades() -> None:
    """The bot trades rather than consumes: each dollar brings back a citizen for all rounds to come, and five citizens
    are worth more than a chip now."""
    game = roll().tableau(0, "old_earth", "comet_zone").goods(0, comet_zone="home").credits(0, 1)
    game.cup(0, "home " * 6).citizenry(0, "home " * 5).cup(1, "home " * 13)
    assert answers(game.workers(0, ship="home").phase("ship", "manage")) == ["comet_zone.home>trade"]
