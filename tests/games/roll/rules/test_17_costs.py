"""ROLL-8.7, ROLL-17.15, ROLL-A9: how many workers a tile needs, with each reduction by itself and with several."""

from collections.abc import Callable

import pytest

from astrarium.games.roll.content import DESIGNS, Design
from astrarium.games.roll.names import WORLD_COLOURS
from astrarium.games.roll.powers.build import CostReduction

from ..scenario import roll

BAG = [design for design in DESIGNS if not design.is_start]
GREY = [
    "fifth_column",
    "sentient_robots",
    "trading_world",
    "transport_hub",
    "terraformed_world",
    "galactic_trendsetters",
]


def one_less(cost: int) -> int:
    return max(cost - 1, 1)


# What each tile makes of the tiles that it is about: fewer workers than printed
REDUCTIONS: dict[str, tuple[Callable[[Design], bool], Callable[[int], int]]] = {
    "alien_uplift_blueprints": (lambda d: d.is_world and WORLD_COLOURS[d.colour] in ("genes", "alien"), one_less),
    "free_trade_zone": (lambda d: d.is_world and WORLD_COLOURS[d.colour] == "gray", [0, 1, 2, 2, 2, 3, 4].__getitem__),
    "investment_credits": (lambda d: not d.is_world, one_less),
    "replicant_robots": (lambda d: d.is_world, one_less),
    "biological_adaptation": (lambda d: not d.is_world and d.category == "reassign", one_less),
}


def needed(tile: str, *tableau: str) -> int:
    """White workers that are spent on it by an owner of these tiles."""
    game = roll().adds(0, *tableau)
    if tile in {design.id for design in BAG if design.is_world}:
        game.worlds(0, tile).workers(0, settle="home " * 7).phase("settle")
    else:
        game.developments(0, tile).workers(0, develop="home " * 7).phase("develop")
    (completed,) = game.happened("completes")
    return int(str(completed["dice"]).removeprefix("dice:home."))


def test_no_tile_that_reduces_costs_is_forgotten() -> None:
    reducing = {design.id for design in DESIGNS if any(isinstance(power, CostReduction) for power in design.powers)}
    assert reducing == set(REDUCTIONS)


@pytest.mark.rule("ROLL-17.15", "ROLL-8.7", "ROLL-6.5")
@pytest.mark.parametrize("tile", REDUCTIONS)
def test_a_reduction_holds_for_the_tiles_that_it_names_and_for_no_other(tile: str) -> None:
    about, less = REDUCTIONS[tile]
    own = next(design for design in DESIGNS if design.id == tile)
    others = [design for design in BAG if tile not in (design.id, design.back) and design.id != own.back]
    wrong = {}
    for design in others:
        expected = less(design.cost) if about(design) else design.cost
        if needed(design.id, tile) != expected:
            wrong[design.id] = expected
    assert wrong == {}


@pytest.mark.rule("ROLL-17.15")
@pytest.mark.parametrize("tile", [tile for tile in REDUCTIONS if tile != "biological_adaptation"])
def test_no_tile_reduces_its_own_cost(tile: str) -> None:
    assert needed(tile) == next(design.cost for design in BAG if design.id == tile)


@pytest.mark.rule("ROLL-17.15", "ROLL-4.15")
def test_biological_adaptation_is_about_developments_that_reassign_and_not_about_others() -> None:
    assert needed("propaganda_campaign", "biological_adaptation") == 3
    assert needed("space_mercenaries", "biological_adaptation") == 1
    assert needed("replicant_robots", "biological_adaptation") == 4


@pytest.mark.rule("ROLL-8.7", "ROLL-A9")
def test_grey_worlds_with_free_trade_zone() -> None:
    assert [needed(world) for world in GREY] == [1, 2, 3, 4, 5, 6]
    assert [needed(world, "free_trade_zone") for world in GREY] == [1, 2, 2, 2, 3, 4]


@pytest.mark.rule("ROLL-8.7", "ROLL-A9")
@pytest.mark.parametrize("order", [("free_trade_zone", "replicant_robots"), ("replicant_robots", "free_trade_zone")])
def test_grey_worlds_with_replicant_robots_too_whichever_came_first(order: tuple[str, str]) -> None:
    assert [needed(world, *order) for world in GREY] == [1, 1, 1, 1, 2, 3]


@pytest.mark.rule("ROLL-17.15", "ROLL-A9")
def test_reductions_of_one_tile_add_up_and_none_ever_needs_no_worker() -> None:
    worlds = ("alien_uplift_blueprints", "replicant_robots", "free_trade_zone")
    assert needed("plague_world", *worlds) == 1  # a Genes world of 3
    assert needed("deserted_alien_library", *worlds) == 4
    assert needed("nanotechnology", "investment_credits", "biological_adaptation") == 3
    every = [*worlds, "investment_credits", "biological_adaptation"]
    backs = {design.back for design in DESIGNS if design.id in every}
    assert min(needed(design.id, *every) for design in BAG if design.id not in {*every, *backs}) == 1


@pytest.mark.rule("ROLL-8.13", "ROLL-6.7", "ROLL-8.7")
def test_a_reduction_that_was_just_completed_holds_for_the_next_tile_at_once() -> None:
    game = roll().developments(0, "trade_levies", "investment_credits").workers(0, develop="home " * 6)
    game.phase("develop")
    assert [event["dice"] for event in game.happened("completes")] == ["dice:home.4", "dice:home.2"]


@pytest.mark.rule("ROLL-8.13", "ROLL-8.7")
def test_a_reduction_of_develop_completes_a_world_as_settle_starts() -> None:
    game = roll().developments(0, "replicant_robots").dice_on(0, "development", "home home home home")
    game.worlds(0, "comet_zone").dice_on(0, "world", "rare rare").phase("develop", "settle")
    assert game.tableau_of(0) == ["old_earth", "replicant_robots", "comet_zone"]
