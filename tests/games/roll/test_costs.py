"""How many workers a tile needs: costs and all reductions together."""

import pytest

from astrarium.games.roll import GAME
from astrarium.games.roll.content import DESIGNS, NUMBER, Design
from astrarium.games.roll.names import WORLD_COLOURS
from astrarium.games.roll.phases.build import REDUCTIONS, workers_needed

from ...rows import each

REDUCING = [DESIGNS[number].id for number, powers in enumerate(REDUCTIONS) if powers]
GREY = {1: "fifth_column", 2: "outlaw_world", 3: "trading_world", 4: "tourist_world", 5: "terraformed_world",
        6: "galactic_trendsetters"}  # fmt: skip


def needed(tile: str, *tableau: str) -> int:
    state = GAME.new(2, {}, 0)
    state.tableau[0] = [NUMBER[name] for name in tableau]
    return workers_needed(state, 0, NUMBER[tile])


@each("design", DESIGNS)
def test_without_reductions_a_tile_needs_its_cost(design: Design) -> None:
    assert needed(design.id) == design.cost


@pytest.mark.rule("ROLL-8.7", "ROLL-A9")
@pytest.mark.parametrize(
    ("tableau", "workers"),
    [
        (["free_trade_zone"], [1, 2, 2, 2, 3, 4]),
        (["replicant_robots"], [1, 1, 2, 3, 4, 5]),
        (["free_trade_zone", "replicant_robots"], [1, 1, 1, 1, 2, 3]),
        (["replicant_robots", "free_trade_zone"], [1, 1, 1, 1, 2, 3]),
        (["alien_uplift_blueprints"], [1, 2, 3, 4, 5, 6]),
    ],
)
def test_grey_worlds_with_reductions(tableau: list[str], workers: list[int]) -> None:
    assert [needed(GREY[cost], *tableau) for cost in (1, 2, 3, 4, 5, 6)] == workers


@pytest.mark.rule("ROLL-8.7", "ROLL-17.15")
@pytest.mark.parametrize(
    ("tile", "tableau", "workers"),
    [
        ("jungle_world", ["alien_uplift_blueprints"], 3),
        ("deserted_alien_library", ["alien_uplift_blueprints", "replicant_robots"], 4),
        ("plague_world", ["alien_uplift_blueprints", "replicant_robots"], 1),
        ("plague_world", ["replicant_robots", "alien_uplift_blueprints"], 1),
        ("space_port", ["alien_uplift_blueprints", "free_trade_zone"], 2),
        ("mining_world", ["investment_credits", "biological_adaptation"], 3),
        ("mining_league", ["investment_credits", "replicant_robots"], 5),
        ("public_works", ["investment_credits"], 1),
    ],
)
def test_reductions_are_for_tiles_of_their_sort_and_add_up(tile: str, tableau: list[str], workers: int) -> None:
    assert needed(tile, *tableau) == workers


@pytest.mark.rule("ROLL-4.15", "ROLL-17.15")
def test_biological_adaptation_reduces_reassign_developments_only() -> None:
    assert needed("nanotechnology", "biological_adaptation") == 4
    assert needed("nanotechnology", "biological_adaptation", "investment_credits") == 3
    assert needed("diversification", "biological_adaptation", "investment_credits") == 1
    assert needed("galactic_reserves", "biological_adaptation") == 6
    assert needed("biological_adaptation", "biological_adaptation") == 2


@pytest.mark.rule("ROLL-A9")
def test_even_with_all_reductions_every_tile_of_the_bag_needs_a_worker_and_none_needs_more() -> None:
    for design in DESIGNS:
        if not design.is_start:
            assert 1 <= needed(design.id, *REDUCING) <= design.cost, (design.id, WORLD_COLOURS[design.colour])
