"""Each kind of power has its record, its statement and its tests; powers of Explore and Develop are tested here.

Those of Settle are in `rules/test_15_settle_powers.py`, those of goods in `rules/test_15_goods.py`, those that count at
the end in `rules/test_16_counts.py`.
"""

from pathlib import Path

import pytest

from astrarium.cli.coverage import marked_tests
from astrarium.games.frontiers import GAME
from astrarium.games.frontiers.content import TILES
from astrarium.games.frontiers.powers import POWERS
from astrarium.games.frontiers.powers.scores import Count, VpEqual, VpPer, VpTable

from .scenario import Scenario, frontiers

# In the order of the statements, with the signs beside them
KINDS = {
    "draw_world": ("explore", "15.1"),
    "gain_colonist": ("explore", "15.2"),
    "gain_credit": ("explore produce", "15.3 15.22"),
    "develop_discount": ("develop", "15.4"),
    "after_develop_credit": ("develop", "15.5"),
    "after_develop_vp": ("develop", "15.6"),
    "military": ("settle", "15.7"),
    "temporary_military": ("settle", "15.8"),
    "settle_discount": ("settle", "15.9"),
    "contact": ("settle", "15.10"),
    "settle_two": ("settle", "15.11"),
    "after_settle_draw_world": ("settle", "15.12"),
    "after_settle_credit": ("settle", "15.13"),
    "extra_colonist": ("settle", "15.14"),
    "upgrade": ("settle", "15.15"),
    "replace_self": ("settle", "15.16"),
    "produce_windfall": ("produce", "15.17"),
    "credit_if_produced_here": ("produce", "15.18"),
    "credit_per_produced": ("produce", "15.19"),
    "credit_per_kind_produced": ("produce", "15.20"),
    "credit_per": ("produce", "15.21"),
    "price_bonus": ("trade", "15.23"),
    "consume": ("consume", "15.24"),
    "gain_vp": ("consume", "15.25"),
    "vp_per_good_consumed": ("consume", "15.26"),
    "trade_again": ("consume", "15.27"),
    "vp_per": ("end", "15.28"),
    "vp_table": ("end", "15.29"),
    "vp_equal": ("end", "15.30"),
}


def test_every_kind_has_a_record_that_names_its_statement() -> None:
    assert set(POWERS.classes) == set(KINDS)
    for kind, (_, statements) in KINDS.items():
        for number in statements.split():
            assert f"FRONT-{number}" in GAME.rulebook
            assert f"FRONT-{number}" in (POWERS.classes[kind].__doc__ or "")
    numbers = {number for _, statements in KINDS.values() for number in statements.split()}
    assert numbers == {f"15.{n}" for n in range(1, 31)}


def test_every_power_of_the_content_stands_beside_a_sign_of_its_kind() -> None:
    found: dict[str, set[str]] = {}
    for tile in TILES:
        for power in tile.powers:
            found.setdefault(type(power).__name__, set()).add(power.phase)
    assert found == {POWERS.classes[kind].__name__: set(phases.split()) for kind, (phases, _) in KINDS.items()}


def test_every_kind_has_a_test() -> None:
    marked, _ = marked_tests(Path(__file__).parent)
    untested = [kind for kind, (_, numbers) in KINDS.items() for n in numbers.split() if f"FRONT-{n}" not in marked]
    assert untested == []


# Explore


def explore(*tiles: str) -> Scenario:
    """Seat 1, who is not the active player, has these and takes the first world."""
    game = frontiers(3).adds(1, *tiles).leads(0, "explore")
    game.answer(game.asked.options[0])
    assert game.seat == 1
    return game.answer(game.asked.options[0])


@pytest.mark.rule("FRONT-15.1")
@pytest.mark.parametrize(
    ("tiles", "drawn"), [([], 0), (["survey_team"], 1), (["federation_survey", "survey_team"], 3)]
)  # fmt: skip
def test_worlds_of_the_bag_come_after_the_own_pick(tiles: list[str], drawn: int) -> None:
    game = explore(*tiles)
    assert len(game.happened("draws_world")) == drawn
    assert len(game.explored_of(1)) == 1 + drawn


@pytest.mark.rule("FRONT-15.2", "FRONT-7.11")
def test_a_colonist_comes_from_the_pool_and_a_low_pool_ends_nothing() -> None:
    game = frontiers(3).adds(1, "homesteading_pioneers").colonist_pool(5).leads(0, "explore")
    for _ in range(2):
        game.answer(game.asked.options[0])
    assert (game.colonists_of(1), game.state.colonist_pool) == (1, 4)
    assert game.state.last == ""


@pytest.mark.rule("FRONT-15.3")
def test_credits_come_after_the_own_pick() -> None:
    game = frontiers(3).colonies(1, "old_earth").leads(0, "explore")
    game.answer(game.asked.options[0])
    assert game.credits_of(1) == 0
    game.answer(game.asked.options[0])
    assert game.credits_of(1) == 1


# Develop


@pytest.mark.rule("FRONT-15.4", "FRONT-3.4")
def test_discounts_of_developing_add_up_and_stop_at_nothing() -> None:
    game = frontiers(3).developments(1, "investment_credits", "galactic_federation").credits(1, 20).leads(0, "develop")
    assert game.seat == 1
    game.pick("space_marines")
    assert game.credits_of(1) == 20, "2 - 1 - 1"
    game = frontiers(3).developments(1, "investment_credits", "galactic_federation").leads(1, "develop")
    assert "space_marines" in game.options, "2 - 1 - 1 - 1 is nothing, not less"
    game.pick("space_marines")
    assert game.credits_of(1) == 0


@pytest.mark.rule("FRONT-15.5", "FRONT-3.2")
def test_credits_after_buying_are_not_for_the_tile_itself() -> None:
    game = frontiers(3).credits(1, 9).leads(1, "develop").pick("public_works")
    assert game.credits_of(1) == 6, "4 - 1, and nothing back"
    game = frontiers(3).adds(1, "public_works", "deep_space_symbionts").credits(1, 9).leads(1, "develop")
    assert game.pick("space_marines").credits_of(1) == 9 - 1 + 2


@pytest.mark.rule("FRONT-15.6")
def test_points_after_buying_come_from_the_pool() -> None:
    game = frontiers(3).adds(1, "technology_investors").credits(1, 9).leads(1, "develop").pick("space_marines")
    assert (game.chips_of(1), game.state.pool) == (1, 35)
    game = frontiers(3).market("technology_investors").credits(1, 9).leads(1, "develop").pick("technology_investors")
    assert game.chips_of(1) == 0


# What is paid at the end, by number alone

ANYTHING = Count(what="tile")


@pytest.mark.rule("FRONT-15.28")
def test_so_many_points_for_each() -> None:
    assert [VpPer(phase="end", vp=2, count=ANYTHING).points(n) for n in range(4)] == [0, 2, 4, 6]


@pytest.mark.rule("FRONT-15.29")
def test_points_by_a_table_and_the_last_entry_for_more() -> None:
    table = VpTable(phase="end", table=(1, 3, 6, 10), count=ANYTHING)
    assert [table.points(n) for n in range(6)] == [0, 1, 3, 6, 10, 10]


@pytest.mark.rule("FRONT-15.30")
def test_as_many_points_as_are_counted() -> None:
    assert [VpEqual(phase="end", count=ANYTHING).points(n) for n in range(4)] == [0, 1, 2, 3]
