"""Pieces, set-up and figures, and the rulebook's tables of the worlds in the bag."""

from collections import Counter

import pytest

from astrarium.games.frontiers import GAME
from astrarium.games.frontiers.content import (
    CONTENT,
    FIGURES,
    GOALS,
    GOODS_IN_BOX,
    IN_BAG,
    MATS,
    PRICE,
    SEATS,
    STACKS,
    WORLDS,
    World,
)
from astrarium.games.frontiers.names import ACTIONS, ANY, GOODS, NO_GOOD

from ....rows import each

BOX = CONTENT["box"]
BAG = [WORLDS[number] for number in IN_BAG]
MILITARY = [world for world in BAG if world.military]
OTHERS = [world for world in BAG if not world.military]
KINDS = (*GOODS, "any", "none")


# FRONT-13


@pytest.mark.rule("FRONT-13.1")
def test_there_are_26_military_worlds_and_34_others() -> None:
    assert (len(BAG), len(MILITARY), len(OTHERS)) == (60, 26, 34)


@pytest.mark.rule("FRONT-13.2")
def test_defences_and_costs_are_those_of_the_table() -> None:
    defences, costs = Counter(world.cost for world in MILITARY), Counter(world.cost for world in OTHERS)
    assert [defences[n] for n in range(1, 10)] == [5, 6, 3, 3, 2, 2, 1, 2, 2]
    assert [costs[n] for n in range(8)] == [1, 3, 12, 5, 4, 6, 2, 1]
    assert (sum(defences.values()), sum(costs.values())) == (5 + 6 + 3 + 3 + 2 + 2 + 1 + 2 + 2, 34)


def colonists_in(worlds: list[World]) -> dict[int, int]:
    return dict(Counter(world.colonists for world in worlds))


def kinds_in(worlds: list[World]) -> dict[str, int]:
    return dict(Counter(KINDS[world.good] for world in worlds if world.good != NO_GOOD))


@pytest.mark.rule("FRONT-13.3")
def test_military_worlds_are_those_of_the_table() -> None:
    assert colonists_in(MILITARY) == {1: 18, 2: 8}
    assert Counter(world.resource for world in MILITARY) == {"windfall": 12, "production": 6, "grey": 8}
    assert kinds_in(MILITARY) == {"novelty": 3, "rare": 4, "genes": 6, "alien": 5}


@pytest.mark.rule("FRONT-13.4")
def test_other_worlds_are_those_of_the_table() -> None:
    assert colonists_in(OTHERS) == {1: 21, 2: 13}
    assert Counter(world.resource for world in OTHERS) == {"windfall": 11, "production": 20, "grey": 3}
    assert kinds_in(OTHERS) == {"novelty": 12, "rare": 9, "genes": 5, "alien": 4, "any": 1}
    grey_aliens = [world.id for world in OTHERS if world.resource == "grey" and world.is_alien]
    assert grey_aliens == ["abandoned_alien_uplift_camp"]


def keywords_in(worlds: list[World]) -> dict[str, int]:
    return dict(Counter(keyword for world in worlds for keyword in world.keywords if keyword != "alien"))


@pytest.mark.rule("FRONT-13.5")
def test_keywords_and_points_are_those_of_the_table() -> None:
    assert keywords_in(MILITARY) == {"imperium": 3, "rebel": 11, "uplift": 6}
    assert [world.id for world in MILITARY if {"rebel", "uplift"} <= set(world.keywords)] == ["uplift_revolt_world"]
    assert keywords_in(OTHERS) == {"imperium": 4, "uplift": 4}
    assert {world.vp for world in MILITARY} == {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}
    assert {world.vp for world in OTHERS} == {0, 1, 2, 3, 4, 5, 6}


@pytest.mark.rule("FRONT-16.2")
def test_every_alien_world_has_the_keyword_and_so_have_the_refinery_and_one_grey_world() -> None:
    aliens = {world.id for world in WORLDS if world.is_alien}
    yellow = {world.id for world in WORLDS if KINDS[world.good] == "alien"}
    assert aliens - yellow == {"alien_oort_cloud_refinery", "abandoned_alien_uplift_camp", "alien_research_team"}
    assert yellow <= aliens


# FRONT-0.2


@pytest.mark.rule("FRONT-0.2")
def test_pieces_are_as_many_as_the_rulebook_says() -> None:
    assert {part: BOX[part] for part in BOX if isinstance(BOX[part], int)} == {
        "colonists": 60,
        "development_mats": 2,
        "empire_mats": 8,
        "stockpile_mats": 5,
        "setup_tile": 1,
        "world_summary_tile": 1,
        "priority_tracks": 1,
        "player_disks": 10,
        "bag": 1,
    }
    assert len(MATS) == BOX["empire_mats"]
    assert sum(stack.copies for stack in STACKS) == 56
    assert (len(BAG), len(GOALS), len(ACTIONS) - 1) == (60, 8, 7), "Plan Goals is the back of a tile"


@pytest.mark.rule("FRONT-0.2", "FRONT-0.4", "FRONT-9.3")
def test_goods_have_their_numbers_and_prices() -> None:
    assert dict(zip(GOODS, GOODS_IN_BOX, strict=True)) == {"novelty": 19, "rare": 17, "genes": 13, "alien": 11}
    assert sum(GOODS_IN_BOX) == 60
    assert dict(zip(GOODS, PRICE, strict=True)) == {"novelty": 1, "rare": 2, "genes": 3, "alien": 4}


@pytest.mark.rule("FRONT-0.2")
def test_chips_are_as_many_as_the_rulebook_says() -> None:
    assert {chip["value"]: chip["count"] for chip in BOX["vp_chips"]} == {10: 8, 5: 7, 1: 25}
    assert {chip["value"]: chip["count"] for chip in BOX["credit_chips"]} == {10: 8, 5: 8, 1: 40}
    assert sum(chip["count"] for chip in BOX["vp_chips"]) == 40
    assert sum(chip["count"] for chip in BOX["credit_chips"]) == 56


@pytest.mark.rule("FRONT-0.10")
def test_sixteen_small_stacks_and_eight_large_tiles() -> None:
    small, large = [stack for stack in STACKS if stack.copies == 3], [stack for stack in STACKS if stack.copies == 1]
    assert (len(small), len(large)) == (16, 8)
    assert [bool(stack.back) for stack in small] == [False] * 8 + [True] * 8
    assert all(stack.back for stack in large)
    sides = [side for stack in STACKS for side in (stack.white, stack.back) if side]
    assert len(set(sides)) == len(sides) == 16 + 8 + 16, "no development is on two stacks"


@pytest.mark.rule("FRONT-9.13")
def test_the_two_sides_of_a_stack_that_the_rulebook_names() -> None:
    assert [(stack.white, stack.back) for stack in STACKS if stack.white == "drop_ships"] == [
        ("drop_ships", "galactic_salon")
    ]


@pytest.mark.rule("FRONT-A3")
def test_terraforming_robots_and_improved_logistics_can_lie_in_one_empire() -> None:
    of = {side: stack.id for stack in STACKS for side in (stack.white, stack.back)}
    assert of["terraforming_robots"] != of["improved_logistics"]
    assert of["terraforming_robots"] == of["investment_credits"]


# Set-up


@pytest.mark.rule("FRONT-17.4")
def test_two_to_five_play() -> None:
    assert list(GAME.meta.seats) == list(SEATS) == [2, 3, 4, 5]


@pytest.mark.rule("FRONT-1.3")
def test_copies_of_small_developments_by_players() -> None:
    assert {seats: row.copies for seats, row in SEATS.items()} == {2: 1, 3: 2, 4: 2, 5: 3}


@pytest.mark.rule("FRONT-1.13")
def test_credits_in_the_order_of_the_track() -> None:
    assert {seats: row.credits for seats, row in SEATS.items()} == {
        2: (3, 4), 3: (3, 3, 4), 4: (3, 3, 4, 4), 5: (3, 3, 3, 4, 4),
    }  # fmt: skip


@pytest.mark.rule("FRONT-1.8", "FRONT-1.9")
@each(("seats", "many"), [(2, 24), (3, 36), (4, 48), (5, 60)])
def test_pools_of_points_and_colonists_by_players(seats: int, many: int) -> None:
    s = GAME.new(seats, {}, 0)
    view = GAME.view(s, None)
    assert (view["pool"], view["pool_at_start"]) == (many, many)
    assert (view["colonist_pool"], view["colonists_at_start"]) == (many, many)
    assert many <= BOX["colonists"]


@pytest.mark.rule("FRONT-1.8")
def test_ones_and_fives_are_just_the_pool_of_five_players() -> None:
    worth = sum(chip["value"] * chip["count"] for chip in BOX["vp_chips"] if chip["value"] < 10)
    assert worth == 5 * FIGURES.vp_per_player == 60


@pytest.mark.rule("FRONT-8.6")
def test_goods_suffice_for_all_colonies_at_once() -> None:
    """In a game without goals each kind has goods for all its worlds in the bag, the refinery and one side of each
    empire mat."""
    refinery = sum(world.good == ANY for world in BAG)
    starts = {world.id: world.good for world in WORLDS[len(BAG) :]}
    for kind, there in enumerate(GOODS_IN_BOX):
        needed = sum(world.good == kind for world in BAG) + refinery
        needed += sum(kind in (starts[mat.white], starts[mat.back]) for mat in MATS)
        assert needed <= there, GOODS[kind]


@each(
    ("figure", "value"),
    [
        ("development_spaces", 10),  # FRONT-5.4
        ("red_spaces", 2),  # FRONT-0.9
        ("colonies", 7),  # FRONT-7.10
        ("colonists_left", 5),  # FRONT-7.10
        ("world_limit", 9),  # FRONT-6.4
        ("explore_draw", 7),  # FRONT-6.1
        ("colonists_per_player", 12),  # FRONT-1.9
        ("vp_per_player", 12),  # FRONT-1.8
        ("settle_colonists", 2),  # FRONT-7.2
        ("settle_bonus", 1),  # FRONT-7.1
        ("develop_discount", 1),  # FRONT-5.1
        ("retreat_credits", 2),  # FRONT-4.1
        ("trade_vp", 1),  # FRONT-9.1
        ("envoys_vp", 1),  # FRONT-10.1
        ("goals_credits", 1),  # FRONT-14.2
        ("goals_seen", 3),  # FRONT-14.2
        ("tile_credits", 1),  # FRONT-8.4
        ("stored_worlds", 4),  # FRONT-14.5
        ("stored_goods", 5),
        ("stored_credits", 8),
        ("round_limit", 30),  # FRONT-A31
    ],
)
def test_figures_are_those_of_the_rules(figure: str, value: int) -> None:
    """The figures have the values of the rules; the tests of each rule check what the rules do with them."""
    assert getattr(FIGURES, figure) == value
    assert len(FIGURES.__slots__) == 21, "a figure is missing here"


@pytest.mark.rule("FRONT-14.5")
@each(("stores", "most"), [("worlds", "stored_worlds"), ("goods", "stored_goods"), ("credits", "stored_credits")])
def test_a_full_stockpile_reaches_the_last_step_of_its_goal(stores: str, most: str) -> None:
    (goal,) = [goal for goal in GOALS if goal.stores == stores]
    assert goal.steps[-1].at == getattr(FIGURES, most)
