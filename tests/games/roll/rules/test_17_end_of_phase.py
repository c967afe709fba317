"""What tiles pay when the tasks of a phase are over: each tile by itself, then the rules that they share."""

import pytest

from astrarium.games.roll.content import DESIGNS
from astrarium.games.roll.phases.common import END_OF_PHASE

from ....rows import each
from ..scenario import Scenario, roll

PHASES = ("explore", "develop", "settle", "produce", "ship")
# What each tile pays in the position below: credits by phase
CREDITS = {
    "space_piracy": {"ship": 2},  # three Military dice in the Citizenry, in pairs
    "consumer_markets": {"produce": 1},  # a good on a Novelty world
    "genetics_lab": {"produce": 2},  # a Genes die as a good
    "galactic_religion": {"develop": 2},  # two Novelty dice in the Citizenry
    "free_trade_association": {"ship": 2},
    "galactic_investors": {"develop": 2},
    "galactic_salon": {},
    "merchant_guild": {"produce": 2},
    "mining_league": {"produce": 1},  # a good on a Rare world
    "robot_surveyors": {"settle": 2},
    "space_tourism": {"ship": 2},  # and the costliest world
    "technology_unions": {"explore": 1, "produce": 1},  # more developments than anybody
}
CHIPS = {"galactic_salon": {"ship": 1}}


def position(tile: str) -> Scenario:
    game = roll().tableau(0, tile, "spice_world", "alpha_centauri", "jungle_world").credits(0, 0)
    game.goods(0, spice_world="genes", alpha_centauri="rare", jungle_world="novelty")
    return game.citizenry(0, "military military military novelty novelty")


@pytest.mark.rule("ROLL-17.18", "ROLL-17.19", "ROLL-17.20", "ROLL-17.21", "ROLL-17.27")
@each("phase", PHASES)
@each("tile", CREDITS)
def test_each_tile_pays_in_its_phases_without_any_worker(tile: str, phase: str) -> None:
    game = position(tile).phase(phase)
    assert game.prompts() == {}
    assert game.credits_of(0) == CREDITS[tile].get(phase, 0)
    assert game.chips_of(0) == CHIPS.get(tile, {}).get(phase, 0)
    assert (game.credits_of(1), game.chips_of(1)) == (1, 0)


def test_no_tile_is_forgotten() -> None:
    assert set(CREDITS) == {DESIGNS[design].id for powers in END_OF_PHASE for design in powers.bearers}


# When


@pytest.mark.rule("ROLL-A10")
def test_nothing_is_paid_for_a_phase_that_does_not_take_place() -> None:
    game = roll(3).tableau(0, "merchant_guild", "galactic_salon", "space_tourism").rolls(0, explore="home")
    game.assign().selects(0, "home@explore", "settle").ready(0)
    assert [phase["phase"] for phase in game.happened("phase")] == ["phase:settle"]
    assert game.state.round == 2
    assert (game.happened("credits"), game.chips_of(0)) == ([], 0)


@pytest.mark.rule("ROLL-A10")
def test_they_are_paid_when_everybody_has_done_their_tasks() -> None:
    game = roll().tableau(0, "free_trade_association", "galactic_salon").tableau(1, "alpha_centauri")
    game.goods(1, alpha_centauri="rare").workers(1, ship="home").phase("ship")
    assert (game.credits_of(0), game.chips_of(0)) == (1, 0), "seat 1 still ships"
    game.choose(1, "alpha_centauri.rare>trade")
    assert (game.credits_of(0), game.chips_of(0)) == (3, 1)


@pytest.mark.rule("ROLL-A10", "ROLL-17.18")
def test_a_tile_completed_in_this_very_phase_pays_already() -> None:
    game = roll().developments(0, "galactic_investors").workers(0, develop="home home home home home")
    game.phase("develop")
    assert game.tableau_of(0) == ["old_earth", "galactic_investors"]
    assert game.credits_of(0) == 1 + 2


@pytest.mark.rule("ROLL-17.18")
def test_it_pays_in_every_such_phase() -> None:
    game = roll().tableau(0, "merchant_guild").phase("produce", "produce", "produce")
    assert game.credits_of(0) == 1 + 2 + 2 + 2


@pytest.mark.rule("ROLL-17.18")
def test_each_gain_by_itself_stops_at_ten() -> None:
    game = roll().tableau(0, "free_trade_association", "space_tourism", "old_earth").credits(0, 8)
    game.phase("ship")
    assert game.credits_of(0) == 10
    assert [gain["n"] for gain in game.happened("credits")] == [2]
    assert [loss["n"] for loss in game.happened("credits_lost")] == [1, 1]


@pytest.mark.rule("ROLL-17.27")
def test_the_chip_of_galactic_salon_leaves_the_pool_and_may_empty_it() -> None:
    game = roll().tableau(0, "galactic_salon").pool(1).phase("ship")
    assert (game.chips_of(0), game.state.pool) == (1, 0)
    assert game.happened("pool_empty") == [{}]
    assert game.phase("ship").chips_of(0) == 2, "and comes in full even then"


# What is counted


@pytest.mark.rule("ROLL-17.19")
@pytest.mark.parametrize(("military", "money"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_space_piracy_counts_pairs_and_an_odd_die_as_a_pair(military: int, money: int) -> None:
    game = roll().tableau(0, "space_piracy").citizenry(0, " ".join(["military"] * military + ["home", "home"]))
    assert game.phase("ship").credits_of(0) == 1 + money


@pytest.mark.rule("ROLL-17.19")
def test_dice_of_the_phase_are_in_the_citizenry_when_they_are_counted() -> None:
    """The shipper and the good, both Military dice, count as one pair, for which Space Piracy pays $1."""
    game = roll().tableau(0, "space_piracy", "alpha_centauri").goods(0, alpha_centauri="military")
    game.workers(0, ship="military").phase("ship").choose(0, "alpha_centauri.military>consume")
    assert game.credits_of(0) == 1 + 1


@pytest.mark.rule("ROLL-17.19")
def test_dice_elsewhere_do_not_count() -> None:
    """Military dice in the cup or on a stack do not count for Space Piracy, nor does an excess shipper, which first
    returns to the cup."""
    game = roll().tableau(0, "space_piracy", "alpha_centauri").cup(0, "military").dice_on(0, "world", "military")
    assert game.workers(0, ship="military").phase("ship").credits_of(0) == 1


@pytest.mark.rule("ROLL-17.19")
def test_galactic_religion_counts_developers_just_spent() -> None:
    game = roll().tableau(0, "galactic_religion").developments(0, "export_duties").citizenry(0, "novelty")
    game.workers(0, develop="home novelty").phase("develop")
    assert game.credits_of(0) == 1 + 2


@pytest.mark.rule("ROLL-17.20")
@pytest.mark.parametrize(("tile", "money"), [("consumer_markets", 2), ("mining_league", 1), ("genetics_lab", 4)])
def test_new_and_old_goods_count_by_the_world_or_by_the_die(tile: str, money: int) -> None:
    """Two Novelty worlds hold an old Genes die and a new Home die, a Rare world an old Genes die; each tile pays by
    worlds or by dice."""
    game = roll().tableau(0, tile, "spice_world", "gem_world", "alpha_centauri")
    game.goods(0, spice_world="genes", alpha_centauri="genes").workers(0, produce="home").phase("produce")
    assert game.good_on(0, "gem_world") == "home"
    assert game.credits_of(0) == 1 + money


@pytest.mark.rule("ROLL-17.20")
def test_two_goods_on_one_world_count_twice() -> None:
    game = roll().tableau(0, "mining_league", "galactic_reserves", "alpha_centauri")
    game.goods(0, alpha_centauri="home rare").phase("produce")
    assert game.credits_of(0) == 1 + 2


# Comparing players


@pytest.mark.rule("ROLL-A14", "ROLL-17.21")
@pytest.mark.parametrize("phase", ["explore", "produce"])
@pytest.mark.parametrize(
    ("own", "other", "money"),
    [
        ((), (), 1),
        ((), ("export_duties",), 0),  # a tie is not enough
        (("export_duties",), ("trade_levies",), 1),
        ((), ("space_piracy",), 0),  # developments of factions count,
        (("genetics_lab",), ("trade_levies",), 1),  # for the owner too,
        ((), ("destroyed_colony", "awakened_alien_outpost", "spice_world"), 1),  # and worlds never
        ((), ("trade_levies", "export_duties"), 0),
    ],
)
def test_technology_unions_pays_who_has_the_most_developments_alone(
    own: tuple[str, ...], other: tuple[str, ...], money: int, phase: str
) -> None:
    game = roll(3).tableau(0, "technology_unions", *own).tableau(2, "old_earth", *other).phase(phase)
    assert game.credits_of(0) == 1 + money


@pytest.mark.rule("ROLL-10.10", "ROLL-A11", "ROLL-17.21")
@pytest.mark.parametrize(
    ("own", "other", "money"),
    [
        ("comet_zone", "spice_world", 2),
        ("comet_zone", "mining_world", 2),  # 3 and 3: a tie is enough
        ("comet_zone", "jungle_world", 1),
        ("pilgrimage_world", "old_earth", 2),  # worlds of factions and home worlds count
        ("doomed_world", "ancient_race", 2),  # 0 and 0
    ],
)
def test_space_tourism_pays_more_to_who_has_a_costliest_world(own: str, other: str, money: int) -> None:
    game = roll().tableau(0, "space_tourism", own).tableau(1, other).phase("ship")
    assert game.credits_of(0) == 1 + money


@pytest.mark.rule("ROLL-10.10")
def test_costs_are_the_printed_ones_whatever_was_paid() -> None:
    """Transport Hub counts as a world of 4, although Free Trade Zone makes it cost 2 workers."""
    game = roll().tableau(0, "space_tourism", "transport_hub").tableau(1, "free_trade_zone", "comet_zone")
    assert game.phase("ship").credits_of(0) == 3
    game = roll().tableau(0, "space_tourism", "comet_zone").tableau(1, "free_trade_zone", "transport_hub")
    assert game.phase("ship").credits_of(0) == 2


@pytest.mark.rule("ROLL-17.21")
@pytest.mark.parametrize("other", ["doomed_world", "merchant_guild"])
def test_who_has_no_world_never_has_the_costliest(other: str) -> None:
    game = roll().tableau(0, "space_tourism").tableau(1, other).phase("ship")
    assert game.credits_of(0) == 1 + 1


@pytest.mark.rule("ROLL-A14")
def test_worlds_of_factions_and_home_worlds_are_worlds_of_their_colour() -> None:
    """Mining League counts Wormhole Station and Alpha Centauri as Rare worlds, but not Space Mall, a Novelty world."""
    game = roll().tableau(0, "mining_league", "wormhole_station", "alpha_centauri", "space_mall")
    game.goods(0, wormhole_station="home", alpha_centauri="home", space_mall="home").phase("produce")
    assert game.credits_of(0) == 1 + 2
    assert game.worth(0, "mining_league") == 4
