"""ROLL-17.16, ROLL-17.17, ROLL-A8: what other tiles do when one is completed, tile by tile."""

from collections.abc import Callable

import pytest

from astrarium.games.roll.content import DESIGNS
from astrarium.games.roll.powers.build import CreditsOnComplete, ReturnColoursToCup, ReturnToCup

from ..scenario import Scenario, roll

# Credits after a development, after a world, after a Rare Elements world
PAYING = {
    "galactic_recycling": (1, 1, 1),
    "public_works": (1, 0, 0),
    "terraforming_robots": (0, 1, 2),
}
RETURNING = {"galactic_exchange", "galactic_federation", "new_galactic_order"}


def test_no_such_tile_is_forgotten() -> None:
    def having(*kinds: type) -> set[str]:
        return {design.id for design in DESIGNS if any(isinstance(power, kinds) for power in design.powers)}

    assert having(CreditsOnComplete) == set(PAYING)
    assert having(ReturnToCup, ReturnColoursToCup) == RETURNING


@pytest.mark.rule("ROLL-17.16", "ROLL-8.12", "ROLL-6.5")
@pytest.mark.parametrize("tile", PAYING)
def test_credits_come_after_each_tile_of_their_sort(tile: str) -> None:
    development, world, rare_world = PAYING[tile]
    game = roll().adds(0, tile).developments(0, "space_docks", "export_duties").workers(0, develop="home " * 4)
    assert game.phase("develop").credits_of(0) == 1 + 2 * development
    for stack, paid in ((("gem_world", "spice_world"), world), (("ore_rich_world", "asteroid_belt"), rare_world)):
        game = roll().adds(0, tile).worlds(0, *stack).workers(0, settle="home " * 4)
        assert game.phase("settle").credits_of(0) == 1 + 2 * paid


@pytest.mark.rule("ROLL-17.16", "ROLL-8.12")
@pytest.mark.parametrize("tile", PAYING)
def test_a_tile_does_not_count_itself(tile: str) -> None:
    cost = next(design.cost for design in DESIGNS if design.id == tile)
    game = roll().developments(0, tile).workers(0, develop="home " * cost).phase("develop")
    assert game.tableau_of(0) == ["old_earth", tile]
    assert game.credits_of(0) == 1


@pytest.mark.rule("ROLL-6.7", "ROLL-17.16")
def test_public_works_and_two_more_developments_in_the_same_phase_bring_2() -> None:
    game = roll().developments(0, "space_docks", "export_duties", "public_works").workers(0, develop="home " * 5)
    assert game.phase("develop").credits_of(0) == 1 + 2


@pytest.mark.rule("ROLL-8.12")
def test_galactic_recycling_pays_for_advanced_logistics_and_a_world_completed_after_it() -> None:
    game = roll().developments(0, "advanced_logistics", "galactic_recycling").worlds(0, "gem_world")
    game.workers(0, develop="home home home", settle="home home").phase("develop", "settle")
    assert game.tableau_of(0)[1:] == ["galactic_recycling", "advanced_logistics", "gem_world"]
    assert game.credits_of(0) == 1 + 2


@pytest.mark.rule("ROLL-17.16")
def test_the_tiles_of_others_pay_nothing() -> None:
    game = roll().adds(0, "galactic_recycling").worlds(1, "gem_world").workers(1, settle="home home").phase("settle")
    assert (game.credits_of(0), game.credits_of(1)) == (1, 1)


# Dice that go to the cup


def federation(workers: str) -> Scenario:
    game = roll().adds(0, "galactic_federation").developments(0, "trade_levies")
    return game.workers(0, develop=workers).phase("develop")


def exchange(workers: str, *tiles: str) -> Scenario:
    game = roll().adds(0, "galactic_exchange", *tiles).worlds(0, "comet_zone")
    return game.workers(0, settle=workers).phase("settle")


@pytest.mark.rule("ROLL-17.17", "ROLL-A8")
@pytest.mark.parametrize("completing", [federation, exchange], ids=["galactic_federation", "galactic_exchange"])
def test_one_or_two_of_the_dice_spent_go_to_the_cup(completing: Callable[[str], Scenario]) -> None:
    game = completing("home home alien")
    asked = game.asked(0)
    assert (asked.prompt, asked.low, asked.high) == ("ask.return", 1, 2)
    game.choose(0, "home@spent", "alien@spent")
    assert (game.cup_of(0), game.citizenry_of(0)) == ("home alien", "home")


@pytest.mark.rule("ROLL-A8")
def test_never_more_than_were_used_and_at_least_one() -> None:
    game = roll().adds(0, "galactic_federation").developments(0, "public_works").workers(0, develop="rare")
    game.phase("develop")
    assert (game.cup_of(0), game.citizenry_of(0)) == ("rare", "")


@pytest.mark.rule("ROLL-17.17")
def test_each_is_about_its_own_sort_of_tile() -> None:
    game = roll().adds(0, "galactic_federation").worlds(0, "mining_world").workers(0, settle="home home home")
    assert game.phase("settle").over
    assert game.citizenry_of(0) == "home home home"
    game = roll().adds(0, "galactic_exchange", "new_galactic_order").developments(0, "trade_levies")
    assert game.workers(0, develop="military " * 3).phase("develop").over
    assert game.citizenry_of(0) == "military military military"


@pytest.mark.rule("ROLL-17.17")
@pytest.mark.parametrize("tile", sorted(RETURNING))
def test_the_dice_spent_on_such_a_tile_itself_go_to_the_citizenry(tile: str) -> None:
    game = roll().developments(0, tile).workers(0, develop="military " * 6).phase("develop")
    assert game.over
    assert (game.cup_of(0), game.citizenry_of(0).split()) == ("", ["military"] * 6)


@pytest.mark.rule("ROLL-17.17", "ROLL-6.5", "ROLL-6.9")
def test_new_galactic_order_returns_all_military_dice_spent_on_a_world_and_no_others() -> None:
    game = roll().adds(0, "new_galactic_order").citizenry(0, "military").worlds(0, "jungle_world")
    game.workers(0, settle="military military consumption rare").phase("settle")
    assert game.over
    assert (game.cup_of(0), game.citizenry_of(0)) == ("military military", "military consumption rare")


@pytest.mark.rule("ROLL-A8")
def test_with_both_galactic_exchange_comes_first_and_then_all_military_dice_that_are_left() -> None:
    game = exchange("military home rare", "new_galactic_order").choose(0, "home@spent", "rare@spent")
    assert (game.cup_of(0), game.citizenry_of(0)) == ("home military rare", "")
    game = exchange("military military rare", "new_galactic_order").choose(0, "military@spent")
    assert (game.cup_of(0), game.citizenry_of(0)) == ("military military", "rare")
