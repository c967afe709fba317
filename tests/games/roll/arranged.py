"""Positions just before questions that no recorded game asks, by question, with the table's options."""

from collections.abc import Callable

from .scenario import Scenario, roll


def _buy_vp() -> Scenario:
    """Galactic Bankers after a trade."""
    game = roll().tableau(0, "old_earth", "galactic_bankers", "alpha_centauri").goods(0, alpha_centauri="home")
    return game.workers(0, ship="home").credits(0, 0).phase("ship").choose(0, "alpha_centauri.home>trade")


def _column() -> Scenario:
    """Nanotechnology: two workers to one column."""
    game = roll().adds(0, "nanotechnology").worlds(0, "comet_zone").developments(0, "public_works")
    game.rolls(0, explore="home home military", settle="rare", ship="novelty genes").assign()
    return game.selects(0, "home@explore", "settle").choose(0, "nanotechnology")


def _move() -> Scenario:
    """Nanotechnology, after the column is chosen: which worker moves first?"""
    return _column().choose(0, "ship")


def _source() -> Scenario:
    """Executive Power: two workers of one column."""
    game = roll().adds(0, "executive_power").worlds(0, "comet_zone").developments(0, "public_works")
    game.rolls(0, explore="home home military", develop="rare rare", ship="novelty genes").assign()
    return game.selects(0, "home@explore", "settle").choose(0, "executive_power")


def _give_up() -> Scenario:
    """A Scout draws from an empty bag."""
    game = roll().developments(0, "public_works", "new_economy").worlds(0, "comet_zone").workers(0, explore="home")
    return game.bag().phase("explore").choose(0, "scout").choose(0)


def _side() -> Scenario:
    """Alien Research Team at the end of Explore."""
    game = roll().adds(0, "alien_research_team").worlds(0, "comet_zone").developments(0, "public_works")
    return game.workers(0, explore="alien").phase("explore").choose(0, "stock.alien")


ARRANGED: dict[str, tuple[Callable[[], Scenario], dict[str, str]]] = {
    "ask.buy_vp": (_buy_vp, {}),
    "ask.column": (_column, {}),
    "ask.give_up": (_give_up, {}),
    "ask.move": (_move, {}),
    "ask.side": (_side, {}),
    "ask.source": (_source, {}),
}
