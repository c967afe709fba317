"""Positions just before questions that no recorded game asks, by question, with the table's options."""

from collections.abc import Callable

from .rogue_scenario import rogue_rolls, solo
from .scenario import Scenario, opening, tiny

MIXED = {"andellouxian_mixed": "on", "first_player": "seat_1"}


def _give_up() -> Scenario:
    """Artemis attacks at her fifth level: she takes two resources."""
    return rogue_rolls(solo("artemis", 5).has(0, energy=7, culture=7), "utilize").no()


def _split_gain() -> Scenario:
    """A ship has gone back, and its owner gets as many resources as it had advanced."""
    game = tiny(2, 0, **MIXED).colonies(0, "andellouxian_6").ships(0, "orbit jakks 2", "orbit leandra 1", "locked")
    return game.dice("utilize", "move").pick("face:utilize_colony").pick("planet:andellouxian_6").pick("ship:0.0")


ARRANGED: dict[str, tuple[Callable[[], Scenario], dict[str, str]]] = {
    "ask.give_up": (_give_up, {"rogue": "artemis"}),
    "ask.rogue": (lambda: opening(1), {}),
    "ask.split_gain": (_split_gain, MIXED),
}
