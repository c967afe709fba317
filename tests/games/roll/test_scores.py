"""The bonuses of 6-cost developments: what each counts at the end."""

from dataclasses import replace

import pytest

from astrarium.games.roll import dice
from astrarium.games.roll.content import DESIGNS, NUMBER
from astrarium.games.roll.names import ALIEN, CONSUMPTION, HOME, MILITARY
from astrarium.games.roll.powers.scores import Empire, Score

NOTHING = Empire(
    developments=0,
    development_cost=0,
    reassign_developments=0,
    reassign_development_cost=0,
    novelty_world_cost=0,
    rare_worlds=0,
    dice=0,
    goods=0,
    chips=0,
)
SIX_COST = [design.id for design in DESIGNS if any(isinstance(power, Score) for power in design.powers)]


def bonus(tile: str, empire: Empire) -> int:
    (score,) = (power for power in DESIGNS[NUMBER[tile]].powers if isinstance(power, Score))
    return score.vp(empire)


@pytest.mark.rule("ROLL-13.2", "ROLL-6.10")
@pytest.mark.parametrize(
    ("tile", "field", "vp"),
    [
        ("galactic_federation", "development_cost", {0: 0, 1: 1, 6: 2, 7: 3, 13: 5, 15: 5, 16: 6}),
        ("free_trade_association", "novelty_world_cost", {0: 0, 1: 1, 2: 1, 3: 2, 12: 6}),
        ("system_diversification", "reassign_development_cost", {6: 3, 7: 4, 8: 4, 15: 8}),
        ("mining_league", "rare_worlds", {0: 0, 1: 2, 4: 8}),
        ("galactic_reserves", "goods", {0: 0, 1: 1, 7: 7}),
        ("galactic_bankers", "developments", {1: 1, 8: 8}),
    ],
)
def test_a_bonus_counts_one_thing_and_a_fraction_as_a_whole(tile: str, field: str, vp: dict[int, int]) -> None:
    assert {n: bonus(tile, replace(NOTHING, **{field: n})) for n in vp} == vp


@pytest.mark.rule("ROLL-13.2")
def test_new_economy_counts_developments_that_do_not_reassign() -> None:
    assert bonus("new_economy", replace(NOTHING, developments=7, reassign_developments=3)) == 4


@pytest.mark.rule("ROLL-6.10", "ROLL-13.2", "ROLL-13.3")
@pytest.mark.parametrize(("n", "vp"), [(0, 0), (1, 2), (3, 2), (4, 4), (6, 4), (7, 6)])
def test_new_galactic_order_counts_sets_of_three_military_dice(n: int, vp: int) -> None:
    others = dice.of(HOME, CONSUMPTION, ALIEN)
    assert bonus("new_galactic_order", replace(NOTHING, dice=n * dice.ONE[MILITARY] + others)) == vp


@pytest.mark.rule("ROLL-13.2", "ROLL-6.9")
def test_galactic_exchange_counts_colours_and_consumption_dice_as_one_of_their_own() -> None:
    assert bonus("galactic_exchange", replace(NOTHING, dice=5 * dice.ONE[HOME])) == 1
    assert bonus("galactic_exchange", replace(NOTHING, dice=5 * dice.ONE[HOME] + 2 * dice.ONE[CONSUMPTION])) == 2
    assert bonus("galactic_exchange", replace(NOTHING, dice=sum(dice.ONE))) == 7


@pytest.mark.rule("ROLL-13.2", "ROLL-A24", "ROLL-17.28")
@pytest.mark.parametrize(
    ("chips", "vp"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (10, 4), (54, 9), (55, 10), (65, 10), (66, 11)]
)
def test_galactic_renaissance_goes_up_by_one_two_three_chips(chips: int, vp: int) -> None:
    assert bonus("galactic_renaissance", replace(NOTHING, chips=chips)) == vp


@pytest.mark.rule("ROLL-13.3")
def test_the_example_of_the_rulebook() -> None:
    empire = replace(NOTHING, development_cost=13, dice=4 * dice.ONE[MILITARY])
    bonuses = bonus("galactic_federation", empire), bonus("new_galactic_order", empire)
    assert bonuses == (5, 4)
    assert 13 + 3 + sum(bonuses) == 25


@pytest.mark.rule("ROLL-13.2")
@pytest.mark.parametrize("tile", SIX_COST)
def test_who_has_nothing_gets_nothing(tile: str) -> None:
    assert bonus(tile, NOTHING) == 0
