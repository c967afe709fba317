"""Section 0: what is in the box, and what tiles show."""

from collections import Counter

import pytest

from astrarium.games.frontiers import GAME
from astrarium.games.frontiers.content import (
    CONTENT,
    DEVELOPMENTS,
    FIGURES,
    GOALS,
    GOODS_IN_BOX,
    IN_BAG,
    MATS,
    STACKS,
    WORLDS,
    development,
)
from astrarium.games.frontiers.content import NUMBER as TILE
from astrarium.games.frontiers.names import ACTIONS, GOODS
from astrarium.games.frontiers.powers.scores import Score

from ..scenario import frontiers


@pytest.mark.rule("FRONT-0.2")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    box = CONTENT["box"]
    assert [mat.id for mat in MATS] == [str(number) for number in range(1, 9)]
    assert (sum(stack.copies for stack in STACKS), box["development_mats"]) == (56, 2)
    assert f"{len(IN_BAG)} world tiles with a bag" in GAME.rulebook["FRONT-0.2"].say("en")
    assert box["bag"] == 1
    assert len(ACTIONS) == 7 + 1, "one of the seven tiles has two sides"
    assert (len(GOALS), box["stockpile_mats"], box["priority_tracks"], box["player_disks"]) == (8, 5, 1, 10)
    assert GOODS_IN_BOX == (19, 17, 13, 11)
    assert box["colonists"] == 60
    assert box["vp_chips"] == [{"value": 10, "count": 8}, {"value": 5, "count": 7}, {"value": 1, "count": 25}]
    assert box["credit_chips"] == [{"value": 10, "count": 8}, {"value": 5, "count": 8}, {"value": 1, "count": 40}]
    assert (box["setup_tile"], box["world_summary_tile"]) == (1, 1)


@pytest.mark.rule("FRONT-0.4")
def test_there_are_four_kinds_of_goods() -> None:
    assert GOODS == ("novelty", "rare", "genes", "alien")
    kinds = ["artist_settlement", "comet_zone", "plague_world", "alien_data_repository"]
    game = frontiers().colonies(0, *kinds).leads(0, "produce")
    assert list(game.goods_of(0).values()) == list(GOODS)


@pytest.mark.rule("FRONT-0.5", "FRONT-6.5")
def test_a_world_is_explored_first_and_a_colony_once_settled() -> None:
    game = frontiers().explored(0, "gem_world").credits(0, 2).leads(0, "settle")
    assert (game.explored_of(0), game.colonies_of(0)) == (["gem_world"], ["ancient_race"])
    game.pick("gem_world")
    assert (game.explored_of(0), game.colonies_of(0)) == ([], ["ancient_race", "gem_world"])


@pytest.mark.rule("FRONT-0.6", "FRONT-7.4")
def test_the_number_of_a_world_is_a_cost_in_credits_or_a_defence() -> None:
    game = frontiers().colonists(0, 2).explored(0, "comet_zone", "rebel_underground")
    rich = game.credits(0, 9).leads(0, "settle")
    assert rich.options == ["comet_zone", "colonists"]
    refused = rich.refusal("rebel_underground")
    assert (refused.rule, refused.args["need"], refused.args["have"]) == ("FRONT-7.5", 3, 0)
    game = frontiers().colonists(0, 2).explored(0, "comet_zone", "rebel_underground").colonies(0, "new_sparta")
    strong = game.developments(0, "space_marines").leads(0, "settle")
    assert strong.options == ["rebel_underground", "colonists"]
    refused = strong.refusal("comet_zone")
    assert (refused.rule, refused.args["need"], refused.args["have"]) == ("FRONT-7.4", 3, 0)


@pytest.mark.rule("FRONT-0.6")
def test_a_world_needs_one_or_two_colonists() -> None:
    assert {world.colonists for world in WORLDS} == {1, 2}


@pytest.mark.rule("FRONT-0.7")
def test_production_worlds_produce_windfall_worlds_start_with_a_good_and_grey_ones_have_none() -> None:
    game = frontiers().colonies(0, "comet_zone", "asteroid_belt", "galactic_resort", "old_earth").leads(0, "produce")
    assert set(game.options) == {"asteroid_belt", "galactic_resort"}, "for the bonus: windfall colonies"
    assert game.goods_of(0) == {"comet_zone": "rare"}
    assert {(world.good == 5) for world in WORLDS if world.resource == "grey"} == {True}
    assert {(world.good == 5) for world in WORLDS if world.resource != "grey"} == {False}


@pytest.mark.rule("FRONT-0.8")
def test_large_developments_cost_9_take_two_spaces_and_have_a_question_mark() -> None:
    for tile in DEVELOPMENTS:
        scores = any(isinstance(power, Score) for power in tile.powers)
        if tile.size == "large":
            assert (tile.cost, tile.spaces, tile.vp, scores) == (9, 2, 0, True), tile.id
        else:
            assert (tile.spaces, tile.vp > 0, scores) == (1, True, False), tile.id


@pytest.mark.rule("FRONT-0.9")
def test_a_mat_has_ten_normal_spaces_and_two_red_ones_beside_its_start_colony() -> None:
    assert (FIGURES.development_spaces, FIGURES.red_spaces) == (10, 2)
    game = frontiers().developments(0, "drop_ships", "mining_league").colonists(0, 2).explored(0, "gem_world")
    player = game.seen(None)["players"][0]
    assert player["spaces"] == 1 + 2
    assert player["colonists"] == 2
    assert [colony["world"] for colony in player["colonies"]] == ["ancient_race"]
    assert player["explored"] == ["gem_world"]


@pytest.mark.rule("FRONT-0.10")
def test_there_are_8_large_tiles_and_16_small_stacks_of_which_8_have_two_sides() -> None:
    large = [stack for stack in STACKS if development(TILE[stack.white]).size == "large"]
    small = [stack for stack in STACKS if stack not in large]
    assert [(stack.copies, bool(stack.back)) for stack in large] == [(1, True)] * 8
    assert Counter((stack.copies, bool(stack.back)) for stack in small) == {(3, True): 8, (3, False): 8}
    sides = [side for stack in STACKS for side in (stack.white, stack.back) if side]
    assert len(sides) == len(set(sides)) == len(DEVELOPMENTS), "all different"
    for stack in STACKS:
        if stack.back:
            assert development(TILE[stack.back]).size == development(TILE[stack.white]).size
