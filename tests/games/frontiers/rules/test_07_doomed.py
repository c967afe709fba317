"""Section 7: Doomed Colony."""

import pytest

from astrarium.games.frontiers.content import GOODS_IN_BOX

from ..scenario import Scenario, frontiers

DOOMED = "doomed_colony"


def doomed(*tiles: str) -> Scenario:
    return frontiers().adds(0, DOOMED, *tiles)


@pytest.mark.rule("FRONT-7.22", "FRONT-15.16", "FRONT-A25")
def test_doomed_colony_may_be_replaced_at_no_cost() -> None:
    game = doomed().explored(0, "lost_species_ark_world").leads(0, "settle")
    assert game.options == ["lost_species_ark_world", "colonists"], "it is optional"
    game.pick("lost_species_ark_world")
    assert game.colonies_of(0) == ["ancient_race", "lost_species_ark_world"]
    assert game.credits_of(0) == 0
    assert game.happened("replaces") == [
        {"side": "seat:0", "tile": "world:doomed_colony", "world": "world:lost_species_ark_world"}
    ]


@pytest.mark.rule("FRONT-7.22", "FRONT-16.2")
@pytest.mark.parametrize("world", ["deserted_alien_outpost", "rebel_miners", "abandoned_alien_uplift_camp"])
def test_alien_and_military_worlds_may_not_take_its_place(world: str) -> None:
    game = doomed().explored(0, world, "gem_world").colonists(0, 2).leads(0, "settle")
    assert game.options == ["gem_world", "colonists"]


@pytest.mark.rule("FRONT-A9", "FRONT-A25")
def test_it_is_the_choice_of_settle_and_not_besides_it() -> None:
    game = doomed().explored(0, "comet_zone", "gem_world").credits(0, 9).colonists(0, 3).leads(0, "settle")
    game.pick("comet_zone").pick("in_place")
    assert (game.seat, game.prompt) == (1, "ask.action"), "no other world and no colonists besides"
    assert game.colonists_of(0) == 4


@pytest.mark.rule("FRONT-7.24", "FRONT-15.16")
def test_who_can_pay_may_keep_the_colony() -> None:
    game = doomed().explored(0, "comet_zone").credits(0, 3).leads(0, "settle").pick("comet_zone")
    assert (game.prompt, game.options) == ("ask.way", ["pay", "in_place"])
    game.pick("pay")
    assert game.colonies_of(0) == ["ancient_race", DOOMED, "comet_zone"]
    assert game.credits_of(0) == 0


@pytest.mark.rule("FRONT-7.21")
def test_the_difference_of_colonists_is_supplied() -> None:
    game = doomed().explored(0, "tourist_world").leads(0, "settle").pick("tourist_world")
    assert game.colonists_of(0) == 0, "1 of the bonus and 1 of Doomed Colony"
    game = doomed().explored(1, "gem_world").explored(0, "tourist_world").leads(1, "settle")
    assert game.colonies_of(0) == ["ancient_race", DOOMED], "seat 0 has no colonist for the difference"
    game = doomed().explored(0, "gem_world").colonist_pool(0).leads(0, "settle").pick("gem_world")
    assert game.colonists_of(0) == 0


@pytest.mark.rule("FRONT-A25", "FRONT-7.7")
def test_it_is_settling() -> None:
    game = doomed("terraforming_robots").explored(0, "asteroid_belt").bag("rebel_base").leads(0, "settle")
    game.pick("asteroid_belt")
    assert game.goods_of(0) == {"asteroid_belt": "rare"}
    assert game.explored_of(0) == ["rebel_base"]


@pytest.mark.rule("FRONT-A25")
def test_it_may_be_one_of_the_two_worlds_of_improved_logistics() -> None:
    game = doomed("improved_logistics").explored(0, "tourist_world", "comet_zone").colonists(0, 1).credits(0, 3)
    game.leads(0, "settle").pick("tourist_world")
    assert (game.prompt, game.options) == ("ask.settle_second", ["comet_zone", "nothing"])
    game.pick("comet_zone")
    assert game.colonies_of(0) == ["ancient_race", "tourist_world", "comet_zone"]
    assert game.credits_of(0) == 0


@pytest.mark.rule("FRONT-A25")
def test_reductions_do_not_make_its_replacement_pay() -> None:
    game = doomed("replicant_robots").explored(0, "tourist_world").colonists(0, 1).credits(0, 1).leads(0, "settle")
    assert game.pick("tourist_world").credits_of(0) == 1


@pytest.mark.rule("FRONT-A25")
def test_the_tile_goes_into_the_bag_after_the_action_and_its_good_is_lost() -> None:
    game = doomed().goods(0, DOOMED).explored(0, "comet_zone").explored(1, "gem_world").credits(1, 9).colonists(1, 1)
    game.leads(0, "settle").pick("comet_zone")
    assert (game.seat, game.in_bag(DOOMED), game.goods_of(0)) == (1, False, {})
    assert game.in_supply("novelty") == GOODS_IN_BOX[0]
    assert game.pick("colonists").in_bag(DOOMED)


@pytest.mark.rule("FRONT-3.2", "FRONT-15.16")
def test_doomed_colony_cannot_be_replaced_in_the_action_in_which_it_is_settled() -> None:
    game = frontiers().adds(0, "improved_logistics").explored(0, DOOMED, "tourist_world").colonists(0, 3)
    game.credits(0, 2).leads(0, "settle").pick(DOOMED)
    assert game.prompt == "ask.action"
    assert game.colonies_of(0) == ["ancient_race", DOOMED]
    assert "tourist_world" in game.leads(0, "settle").options
