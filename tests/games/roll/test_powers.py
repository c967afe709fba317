"""Each kind of power by itself: what it counts, and what it brings."""

from dataclasses import replace

import pytest

from astrarium.games.roll import dice
from astrarium.games.roll.content import DESIGNS, NUMBER, P
from astrarium.games.roll.names import (
    CONSUMPTION,
    DEVELOPMENT,
    GENES,
    HOME,
    MILITARY,
    NONE,
    NOVELTY,
    RARE,
    WORLD,
    WORLD_COLOURS,
    WorldColour,
)  # fmt: skip
from astrarium.games.roll.powers import Power
from astrarium.games.roll.powers.build import AboutTiles, CostReduction, CreditsOnComplete, ReturnToCup
from astrarium.games.roll.powers.goods import ConsumeCredits, ConsumeVp, PerGood, TradeBonus
from astrarium.games.roll.powers.phases import EndOfPhase, Holdings
from astrarium.games.roll.powers.reassign import NO_WORLD, Reassign


def powers(tile: str, kind: type[P]) -> list[P]:
    """The powers of this kind on a tile."""
    return [power for power in DESIGNS[NUMBER[tile]].powers if isinstance(power, kind)]


def colour(name: WorldColour) -> int:
    return WORLD_COLOURS.index(name)


# What is paid at the end of a phase

POOR = Holdings(developments=0, dearest_world=NONE, citizenry=0, goods=[])


def paid(tile: str, own: Holdings, *others: Holdings, phase: str = "") -> int:
    """What a tile pays at the end of a phase (of its only one, if none is named)."""
    ending = [power for power in powers(tile, EndOfPhase) if phase in ("", power.phase)]
    return sum(power.credits(own, others) for power in ending)


@pytest.mark.parametrize(
    ("tile", "gain"),
    [("free_trade_association", 2), ("galactic_investors", 2), ("merchant_guild", 2), ("robot_surveyors", 2)],
)
def test_some_tiles_pay_always(tile: str, gain: int) -> None:
    assert paid(tile, POOR, POOR) == gain


@pytest.mark.rule("ROLL-6.10")
@pytest.mark.parametrize(("n", "gain"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_space_piracy_pays_for_pairs_of_military_dice_in_the_citizenry(n: int, gain: int) -> None:
    citizenry = n * dice.ONE[MILITARY] + dice.of(HOME, NOVELTY, CONSUMPTION)
    assert paid("space_piracy", replace(POOR, citizenry=citizenry)) == gain


@pytest.mark.rule("ROLL-6.9")
def test_galactic_religion_pays_for_each_novelty_die_in_the_citizenry() -> None:
    citizenry = 3 * dice.ONE[NOVELTY] + 2 * dice.ONE[CONSUMPTION] + 4 * dice.ONE[MILITARY]
    assert paid("galactic_religion", replace(POOR, citizenry=citizenry)) == 3


GOODS = [
    (colour("novelty"), GENES),
    (colour("novelty"), NOVELTY),
    (colour("rare"), RARE),
    (colour("rare"), HOME),
    (colour("rare"), GENES),
    (colour("genes"), CONSUMPTION),
    (colour("alien"), NOVELTY),
]


@pytest.mark.rule("ROLL-9.4")
@pytest.mark.parametrize(("tile", "gain"), [("consumer_markets", 2), ("mining_league", 3), ("genetics_lab", 2 * 2)])
def test_goods_are_counted_by_their_world_or_by_their_die(tile: str, gain: int) -> None:
    assert paid(tile, replace(POOR, goods=GOODS)) == gain
    assert paid(tile, POOR) == 0


@pytest.mark.rule("ROLL-17.21", "ROLL-A14")
@pytest.mark.parametrize("phase", ["explore", "produce"])
@pytest.mark.parametrize(
    ("mine", "others", "gain"), [(3, [2], 1), (3, [3], 0), (3, [4], 0), (5, [4, 2, 4], 1), (5, [1, 5], 0)]
)
def test_technology_unions_pays_a_sole_leader(phase: str, mine: int, others: list[int], gain: int) -> None:
    holdings = [replace(POOR, developments=n) for n in others]
    assert paid("technology_unions", replace(POOR, developments=mine), *holdings, phase=phase) == gain


@pytest.mark.rule("ROLL-10.10", "ROLL-17.21", "ROLL-A11")
@pytest.mark.parametrize(
    ("mine", "others", "gain"), [(4, [3], 2), (4, [4], 2), (4, [5], 1), (6, [2, 6, 5], 2), (3, [2, 4], 1)]
)
def test_space_tourism_pays_more_to_who_has_a_world_of_the_highest_cost(
    mine: int, others: list[int], gain: int
) -> None:
    holdings = [replace(POOR, dearest_world=n) for n in others]
    assert paid("space_tourism", replace(POOR, dearest_world=mine), *holdings) == gain


@pytest.mark.rule("ROLL-17.21")
def test_who_has_no_world_has_not_the_dearest_even_if_nobody_has_one() -> None:
    assert paid("space_tourism", POOR, POOR) == 1
    assert paid("space_tourism", replace(POOR, dearest_world=0), POOR) == 2


def test_only_galactic_salon_gives_a_chip_at_the_end_of_a_phase() -> None:
    giving = {
        design.id: power.chips()
        for design in DESIGNS
        for power in design.powers
        if isinstance(power, EndOfPhase) and power.chips()
    }
    assert giving == {"galactic_salon": 1}
    assert paid("galactic_salon", POOR) == 0


# Completing tiles


def about(power: AboutTiles) -> set[str]:
    """The sorts of tiles that a power is about."""
    worlds = {name for number, name in enumerate(WORLD_COLOURS) if power.is_about(WORLD, number)}
    return worlds | ({"development"} if power.is_about(DEVELOPMENT, colour("gray")) else set())


EVERY_WORLD = set(WORLD_COLOURS)


@pytest.mark.parametrize(
    ("tile", "tiles", "amount", "floor"),
    [
        ("investment_credits", {"development"}, 1, 1),
        ("biological_adaptation", {"development"}, 1, 1),
        ("replicant_robots", EVERY_WORLD, 1, 1),
        ("free_trade_zone", {"gray"}, 2, 2),
        ("alien_uplift_blueprints", {"genes", "alien"}, 1, 0),
    ],
)
def test_a_reduction_is_about_tiles_of_its_sort(tile: str, tiles: set[str], amount: int, floor: int) -> None:
    (reduction,) = powers(tile, CostReduction)
    assert about(reduction) == tiles
    assert (reduction.amount, reduction.floor) == (amount, floor)
    assert reduction.only_reassign == (tile == "biological_adaptation")


@pytest.mark.parametrize(
    ("tile", "gain"),
    [
        ("public_works", {"development": 1}),
        ("galactic_recycling", dict.fromkeys(["development", *WORLD_COLOURS], 1)),
        ("terraforming_robots", dict.fromkeys(WORLD_COLOURS, 1) | {"rare": 2}),
    ],
)
def test_credits_for_completing_add_up(tile: str, gain: dict[str, int]) -> None:
    found: dict[str, int] = {}
    for power in powers(tile, CreditsOnComplete):
        for sort in about(power):
            found[sort] = found.get(sort, 0) + power.amount
    assert found == gain


@pytest.mark.parametrize(
    ("tile", "tiles"), [("galactic_exchange", EVERY_WORLD), ("galactic_federation", {"development"})]
)
def test_one_or_two_dice_come_back_to_the_cup(tile: str, tiles: set[str]) -> None:
    (back,) = powers(tile, ReturnToCup)
    assert about(back) == tiles
    assert (back.low, back.high) == (1, 2)


# Shipping


@pytest.mark.parametrize(
    ("tile", "kind", "amount", "worlds"),
    [
        ("export_duties", TradeBonus, 1, EVERY_WORLD),
        ("galactic_demand", TradeBonus, 2, {"novelty"}),
        ("jumpdrive_research", TradeBonus, 1, {"rare"}),
        ("mining_industry", ConsumeCredits, 1, {"rare"}),
        ("trade_levies", ConsumeCredits, 1, EVERY_WORLD),
        ("new_economy", ConsumeCredits, 2, EVERY_WORLD),
        ("galactic_renaissance", ConsumeVp, 1, EVERY_WORLD),
        ("minor_research_labs", ConsumeVp, 1, {"genes", "alien"}),
        ("space_refineries", ConsumeVp, 1, {"rare"}),
    ],
)
def test_what_a_shipped_good_brings_more_depends_on_its_world(
    tile: str, kind: type[Power], amount: int, worlds: set[str]
) -> None:
    (more,) = powers(tile, PerGood)
    assert type(more) is kind
    assert more.amount == amount
    assert {name for number, name in enumerate(WORLD_COLOURS) if more.counts(number)} == worlds


# Reassigning


def test_no_reassign_power_asks_for_more_than_it_moves_or_for_both_sorts_of_targets() -> None:
    found = {design.id: power for design in DESIGNS for power in design.powers if isinstance(power, Reassign)}
    assert len(found) == 16, "18 developments Reassign, two of them by Dictating"
    for power in found.values():
        assert 1 <= power.low <= power.high
        assert power.high_if_tied <= power.high
        assert not (power.to_selected and power.target)
        assert not (power.same_column and power.source)


def test_only_mad_scientists_looks_at_worlds() -> None:
    asking = [
        design.id
        for design in DESIGNS
        for power in design.powers
        if isinstance(power, Reassign) and power.most_worlds != NO_WORLD
    ]
    assert asking == ["mad_scientists"]
