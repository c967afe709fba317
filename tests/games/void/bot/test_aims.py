"""What a greedy bot could win by force: worked out once for each map, and again whenever the map changes."""

from collections.abc import Callable

import pytest

from astrarium.games.void.bot import leanings
from astrarium.games.void.bot.aims import Aim, aims, look
from astrarium.games.void.bot.pace import pace

from ..scenario import Scenario, void

CHANGES: dict[str, Callable[[Scenario], object]] = {
    "who controls a planet": lambda game: game.conquered(1, "orlune"),
    "who is its ally": lambda game: game.allied(1, "lathe"),
    "rebels": lambda game: game.rebelling("dromond"),
    "an infestation": lambda game: game.infested(2, "dromond"),
    "how tough infestations are": lambda game: game.technologies(1, "spore_pods"),
    "pirates": lambda game: game.pirates("orlune"),
    "wounded pirates": lambda game: game.pirates("qua_tarn", 1),
    "an event": lambda game: game.in_force("sanctuary", "bindok_ii"),
    "where a token lies": lambda game: game.in_force("distress_call", "orlune"),
    "a covered planet": lambda game: game.covered("orlune"),
    "ships of others": lambda game: game.ships("lathe", 1, sunhammer=1),
    "rounds to come": lambda game: game.state.stack_of_events.pop(),
}


def table() -> Scenario:
    game = void().conquered(1, "lathe").conquered(0, "dromond", "pyrious").infested(1, "pyrious").pirates("qua_tarn")
    return game.ships("home_0", 0, starfighter=3).turn(0)


def remembered(game: Scenario) -> tuple[Aim, ...]:
    return aims(game.state, 0, pace(game.state, 0), leanings.NONE)


def looked_for(game: Scenario) -> tuple[Aim, ...]:
    return tuple(look(game.state, 0, pace(game.state, 0), leanings.NONE))


@pytest.mark.parametrize("change", CHANGES)
def test_what_changes_on_the_map_changes_the_aims(change: str) -> None:
    game = table()
    before = remembered(game)
    CHANGES[change](game)
    assert remembered(game) == looked_for(game) != before


def test_ones_own_ships_change_none() -> None:
    """Aims stay when own ships move: the distance to an aim is worked out for each position (`prospects`)."""
    game = table()
    before = remembered(game)
    game.ships("home_0", 0, starfighter=1).ships("orlune", 0, starfighter=2)
    assert remembered(game) is before
