"""Positions just before questions that no recorded game asks, by question, with the table's options."""

from collections.abc import Callable

from .scenario import Scenario, frontiers


def _boost() -> Scenario:
    """One Military is missing, and two colonies give some for a good."""
    game = frontiers().colonies(0, "uplift_mercenary_force", "primitive_rebel_world", "comet_zone", "gem_world")
    game.goods(0, "comet_zone", "gem_world").explored(0, "rebel_miners", "rebel_underground", "rebel_outpost")
    return game.colonists(0, 3).leads(0, "settle").pick("rebel_miners")


def _shortage() -> Scenario:
    """Three colonies of seat 1 would produce rare goods, and two are left."""
    return frontiers().adds(1, "comet_zone", "mining_world").supply(rare=2).leads(0, "produce")


def _sell_again() -> Scenario:
    """Trade League sells one of two goods that are not alike."""
    game = frontiers().adds(0, "trade_league", "gem_world", "comet_zone").goods(0, "gem_world", "comet_zone")
    return game.leads(0, "trade_consume").pick("nothing").pick("trade_league")


ARRANGED: dict[str, tuple[Callable[[], Scenario], dict[str, str]]] = {
    "ask.boost": (_boost, {}),
    "ask.shortage": (_shortage, {}),
    "ask.sell_again": (_sell_again, {}),
}
