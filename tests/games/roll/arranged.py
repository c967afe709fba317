"""Positions before the questions that no recorded game asks, by question, with the options of such a table."""

from collections.abc import Callable

from .scenario import Scenario, roll


def _buy_vp() -> Scenario:
    """Galactic Bankers after a trade."""
    game = roll().tableau(0, "old_earth", "galactic_bankers", "alpha_centauri").goods(0, alpha_centauri="home")
    return game.workers(0, ship="home").credits(0, 0).phase("ship").choose(0, "alpha_centauri.home>trade")


ARRANGED: dict[str, tuple[Callable[[], Scenario], dict[str, str]]] = {"ask.buy_vp": (_buy_vp, {})}
