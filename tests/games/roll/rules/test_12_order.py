"""Section 12: who acts when."""

import pytest

from astrarium.games.roll.content import DESIGNS

from ..scenario import Scenario, opening, roll

RARE = ("mining_world", "ore_rich_world", "comet_zone", "planetary_nebula", "radioactive_world")
NINE = (*RARE, "gem_world", "spice_world", "plague_world", "jungle_world")


def builders(
    first: int = 0, tiles: int = 11, *, stack: int = 1, waiting: str = "home rare", on_it: str = ""
) -> Scenario:
    """Three seats will be asked which settler to place. Seat 1 has `tiles` tiles, and `stack` tiles to build."""
    game = roll(3).first(first)
    for seat, world in ((0, "fifth_column"), (2, "high_gravity_world")):
        game.worlds(seat, world).workers(seat, settle="home rare")
    more = ("space_piracy", "hidden_fortress", "consumer_markets")
    game.adds(1, *NINE[: tiles - 1], *more[: max(0, tiles - 10)])
    game.worlds(1, *("galactic_fuel_depot", "artist_colony", "star_nomad_lair")[-stack:] if stack else ())
    return game.dice_on(1, "world", on_it).workers(1, settle=waiting).phase("settle")


def asked(game: Scenario) -> list[int]:
    return sorted(game.prompts())


@pytest.mark.rule("ROLL-12.1", "ROLL-12.4")
def test_settle_goes_in_order_when_somebody_could_reach_twelve_tiles() -> None:
    assert asked(builders(tiles=10)) == [0, 1, 2]
    assert asked(builders(tiles=11)) == [0]
    assert asked(builders(tiles=10, stack=2)) == [0]


@pytest.mark.rule("ROLL-12.4")
def test_dice_on_the_stack_and_workers_of_the_phase_count() -> None:
    assert asked(builders(tiles=11, waiting="")) == [0, 2]
    assert asked(builders(tiles=11, waiting="rare")) == [0]
    assert asked(builders(tiles=11, waiting="", on_it="rare")) == [0]
    assert asked(builders(tiles=10, stack=2, waiting="rare")) == [0, 2]
    assert asked(builders(tiles=10, stack=2, waiting="rare", on_it="rare")) == [0]


@pytest.mark.rule("ROLL-12.4")
def test_an_empty_stack_and_a_tableau_that_is_full_already_need_no_order() -> None:
    assert asked(builders(tiles=11, stack=0)) == [0, 2]
    assert asked(builders(tiles=12)) == [0, 1, 2]


@pytest.mark.rule("ROLL-12.4")
def test_develop_looks_at_the_stack_of_developments() -> None:
    game = roll().adds(0, *NINE, "space_piracy").developments(0, "public_works").worlds(0, "artist_colony")
    game.developments(1, "jumpdrive_research").workers(0, develop="home rare").workers(1, develop="home rare")
    assert asked(game.phase("develop")) == [0]
    game = roll().adds(0, *NINE, "space_piracy").worlds(0, "artist_colony")
    game.developments(1, "jumpdrive_research").workers(0, develop="home rare").workers(1, develop="home rare")
    assert asked(game.phase("develop")) == [1]  # seat 0, who would be first, has no development to build


@pytest.mark.rule("ROLL-12.5")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_in_order_one_player_does_the_whole_phase_then_the_next_clockwise(first: int) -> None:
    game = builders(first)
    for seat in [(first + n) % 3 for n in range(3)]:
        assert asked(game) == [seat]
        game.choose(seat, "home@settle")
    assert game.over


@pytest.mark.rule("ROLL-12.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_in_order_has_the_lowest_faction_number(seats: int) -> None:
    for seed in range(10):
        game = opening(seats, seed)
        factions = [DESIGNS[tableau[0]].faction for tableau in game.state.tableau]
        assert factions[game.state.first] == min(factions)
        assert game.seen(None)["first"] == game.state.first
        assert game.state.order() == [(game.state.first + n) % seats for n in range(seats)]


@pytest.mark.rule("ROLL-12.5")
def test_the_order_is_the_same_in_every_round() -> None:
    game = roll(3).first(2).cup(0, "home")
    for _ in range(3):
        assert game.next_round().state.order() == [2, 0, 1]


@pytest.mark.rule("ROLL-12.5", "ROLL-A10")
def test_powers_of_the_end_of_the_phase_come_after_the_last_player() -> None:
    game = builders(0)
    game.adds(0, "robot_surveyors")
    assert game.choose(0, "home@settle").credits_of(0) == 1
    assert game.choose(1, "home@settle").credits_of(0) == 1
    assert game.choose(2, "home@settle").credits_of(0) == 3


# Ship


def shippers(pool: int, *tiles: str, shippers: str = "home novelty", goods: int = 2) -> Scenario:
    """Seat 0 of three has goods and shippers, seat 1 two of each and these tiles; `pool` VP are left."""
    game = roll(3).adds(0, "gem_world", "spice_world").adds(1, "space_port", "new_vinland", *tiles)
    lying = dict.fromkeys(("gem_world", "spice_world")[:goods], "novelty")
    game.goods(0, **lying).goods(1, space_port="novelty", new_vinland="novelty")
    return game.workers(0, ship=shippers).workers(1, ship="home novelty").pool(pool).phase("ship")


@pytest.mark.rule("ROLL-12.1", "ROLL-12.4")
def test_ship_goes_in_order_when_the_pool_could_be_emptied() -> None:
    assert asked(shippers(2 * 3 + 2 * 3)) == [0]
    assert asked(shippers(2 * 3 + 2 * 3 + 1)) == [0, 1]


@pytest.mark.rule("ROLL-12.4")
def test_the_lower_of_shippers_and_goods_counts() -> None:
    assert asked(shippers(3 + 2 * 3, goods=1)) == [0]
    assert asked(shippers(3 + 2 * 3 + 1, goods=1)) == [0, 1]
    assert asked(shippers(3 + 2 * 3, shippers="home")) == [0]
    assert asked(shippers(3 + 2 * 3 + 1, shippers="home")) == [0, 1]


@pytest.mark.rule("ROLL-12.4")
def test_an_empty_pool_needs_no_order() -> None:
    assert asked(shippers(0)) == [0, 1]


@pytest.mark.rule("ROLL-12.4")
def test_chips_by_powers_count() -> None:
    assert asked(shippers(13, "galactic_salon")) == [0]
    assert asked(shippers(14, "galactic_salon")) == [0, 1]
    assert asked(shippers(14, "galactic_renaissance")) == [0]
    assert asked(shippers(15, "galactic_renaissance")) == [0, 1]


@pytest.mark.rule("ROLL-12.4")
def test_of_powers_that_one_good_cannot_use_together_the_best_counts() -> None:
    """A good of one world can use only one of two powers: Space Refineries is about Rare worlds, Minor Research Labs
    about Genes and Alien ones."""
    assert asked(shippers(14, "space_refineries", "minor_research_labs")) == [0]
    assert asked(shippers(15, "space_refineries", "minor_research_labs")) == [0, 1]


@pytest.mark.rule("ROLL-12.4", "ROLL-A13")
def test_shippers_that_are_no_dice_count() -> None:
    assert asked(shippers(12, "space_docks", shippers="home novelty")) == [0]
    game = roll(3).adds(0, "gem_world").adds(1, "space_port", "space_docks").goods(0, gem_world="rare")
    game.goods(1, space_port="rare").workers(0, ship="home").pool(6).phase("ship")
    assert asked(game) == [0]


# Explore


@pytest.mark.rule("ROLL-12.1", "ROLL-A16")
def test_explore_goes_in_order_when_few_tiles_are_in_the_bag() -> None:
    three = ("space_docks", "public_works", "nanotechnology")
    game = roll(3).workers(0, explore="home").workers(2, explore="home").first(2)
    assert asked(game.bag(*three, "backup_planning").phase("explore")) == [0, 2]
    assert asked(game.bag(*three).phase("explore")) == [2]
    assert asked(game.choose(2, "stock")) == [0]


@pytest.mark.rule("ROLL-12.4")
def test_produce_and_manage_empire_never_need_an_order() -> None:
    game = builders(tiles=10)
    game.adds(0, "alpha_centauri", "wormhole_station").adds(1, "space_mall")
    for seat in (0, 1):
        game.workers(seat, settle="", produce="home rare").citizenry(seat, "home rare")
    assert asked(game.pool(1).phase("produce")) == [0, 1]
    assert asked(game.phase("manage")) == [0, 1]


@pytest.mark.rule("ROLL-12.5", "ROLL-A10")
@pytest.mark.parametrize(("first", "order"), [(0, ["seat:0", "seat:2"]), (1, ["seat:2", "seat:0"])])
def test_what_is_paid_at_the_end_of_a_phase_is_told_in_order(first: int, order: list[str]) -> None:
    game = roll(3).first(first).adds(0, "free_trade_association").adds(2, "space_tourism").phase("ship")
    assert [event["side"] for event in game.happened("credits")] == order
