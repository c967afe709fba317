"""Ships against ships at b1, a space without a planet, for tests."""

from .scenario import Scenario, void


def battle(attacker: dict[str, int], defender: dict[str, int]) -> Scenario:
    """Seat 0 may attack seat 1; nobody has cards, so only losses are asked for."""
    return void().ships("b1", 0, **attacker).ships("b1", 1, **defender)


def fight(game: Scenario, *dice: int) -> Scenario:
    return game.turn(0).rolls(*dice).pick("attack:b1.1")


def sides(game: Scenario) -> tuple[dict[str, int], dict[str, int]]:
    """The ships left on both sides."""
    return game.ships_at("b1", 0), game.ships_at("b1", 1)
