"""The set-up of a greedy bot (section 3): it makes the most of where its home lies."""

from astrarium.games.void.empire import PLANET_SPACES
from astrarium.games.void.names import NONE
from astrarium.games.void.setup import CoverPlanet, TurnHex
from astrarium.games.void.state import VoidStep

from ..scenario import Scenario, void
from .test_battles import choice_of


def before(step: VoidStep, *rotations: int) -> Scenario:
    """Three players set up their table at this step; the first hexes are turned this far, the others are not."""
    game = void(3)
    game.state.phase, game.state.stack_of_events, game.state.stack = "setup", [], [step]
    game.state.rotations = (*rotations, *game.state.rotations[len(rotations) :])
    return game.run()


def reached(game: Scenario, seat: int) -> int:
    """How many planets ships can reach from the home world without technologies."""
    lanes = game.state.distances(game.state.home(seat), 0)
    return sum(lanes[space] != NONE for space in PLANET_SPACES)


def test_a_hex_that_walls_in_the_home_is_turned() -> None:
    """VOID-3.11: ships could reach two planets from home; the bot turns the hex so that they reach more than four."""
    game = before(TurnHex(0), 2)
    assert reached(game, 0) == 2
    game.pick(choice_of(game, 0))
    assert reached(game, 0) > 4


def test_a_planet_out_of_reach_is_covered_rather_than_one_at_hand() -> None:
    """VOID-3.15: the bot may cover one of two planets, and covers the one that its ships reach later or not at all."""
    assert choice_of(before(CoverPlanet(0), 3), 0) == "space:vesk_prime"  # walled off; Bindok II is the first to be met
    assert choice_of(before(CoverPlanet(0), 5), 0) == "space:bindok_ii"  # four lanes away, the other one
