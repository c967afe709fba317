"""Going through the set-up of a table, for tests."""

from .scenario import Scenario, opening

SETUP = ("ask.race", "ask.corner", "ask.cover", "ask.turn_hex")


def ready(seats: int = 4, seed: int = 0) -> Scenario:
    """The set-up is over: every question answered with its first option."""
    return opening(seats, seed).through(*SETUP)


def at_corner(corner: int, seats: int = 4, seed: int = 0) -> Scenario:
    return opening(seats, seed).through("ask.race").pick(f"corner:{corner}")


def corners(game: Scenario) -> list[int]:
    """The corners of the seats, in turn order."""
    return [game.state.corners[seat] for seat in game.state.order]


def turnable(game: Scenario) -> set[str]:
    """The hexes that may be turned."""
    return {option[len("turn:")] for option in game.actions_for("turn")}
