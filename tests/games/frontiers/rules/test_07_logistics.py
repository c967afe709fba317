"""Section 7: two worlds with Improved Logistics."""

import pytest

from ..scenario import Scenario, frontiers


def with_logistics(*tiles: str) -> Scenario:
    return frontiers().adds(0, "improved_logistics", *tiles).colonists(0, 3).credits(0, 9)


@pytest.mark.rule("FRONT-7.14", "FRONT-15.11")
def test_improved_logistics_settles_a_second_world_if_one_likes() -> None:
    game = with_logistics().explored(0, "gem_world", "comet_zone", "mining_world").leads(0, "settle").pick("gem_world")
    assert (game.seat, game.prompt) == (0, "ask.settle_second")
    assert set(game.options) == {"comet_zone", "mining_world", "nothing"}
    game.pick("comet_zone")
    assert game.prompt == "ask.action", "two worlds, not three"
    assert (game.credits_of(0), game.colonists_of(0)) == (9 - 2 - 3, 3 + 1 - 2)
    game = with_logistics().explored(0, "gem_world", "comet_zone").leads(0, "settle").pick("gem_world").pick("nothing")
    assert game.explored_of(0) == ["comet_zone"]


@pytest.mark.rule("FRONT-15.11")
def test_colonists_taken_are_not_combined_with_a_world() -> None:
    game = with_logistics().explored(0, "gem_world", "comet_zone").leads(0, "settle").pick("colonists")
    assert game.prompt == "ask.action"
    game = with_logistics().explored(0, "gem_world", "comet_zone").leads(0, "settle").pick("gem_world")
    assert "colonists" not in game.options


@pytest.mark.rule("FRONT-7.14")
def test_the_second_world_must_be_paid_for_too() -> None:
    game = with_logistics().explored(0, "gem_world", "comet_zone", "spice_world").credits(0, 4).leads(0, "settle")
    game.pick("gem_world")
    assert game.options == ["spice_world", "nothing"]
    assert game.refusal("comet_zone").args == {"need": 3, "have": 2}


@pytest.mark.rule("FRONT-7.14", "FRONT-A13", "FRONT-A26")
def test_temporary_military_for_the_first_world_counts_for_the_second_too() -> None:
    game = with_logistics("space_marines", "primitive_rebel_world", "gem_world").goods(0, "gem_world").credits(0, 0)
    game.explored(0, "rebel_outpost", "imperium_garrison_world").leads(0, "settle").pick("rebel_outpost")
    assert game.goods_of(0) == {}
    assert (game.prompt, game.options) == ("ask.settle_second", ["imperium_garrison_world", "nothing"])
    game.pick("imperium_garrison_world")
    assert game.colonies_of(0)[-2:] == ["rebel_outpost", "imperium_garrison_world"]


@pytest.mark.rule("FRONT-A13", "FRONT-15.8")
def test_a_power_used_for_the_first_world_is_not_used_again_for_the_second() -> None:
    game = with_logistics("space_marines", "primitive_rebel_world", "gem_world", "comet_zone").credits(0, 0)
    game.goods(0, "gem_world", "comet_zone").explored(0, "rebel_outpost", "rebel_base", "rebel_miners")
    game.leads(0, "settle").pick("rebel_outpost").pick("gem_world")
    assert game.options == ["rebel_miners", "nothing"]
    assert game.refusal("rebel_base").args == {"need": 6, "have": 4}, "Comet Zone’s good is of no use"


@pytest.mark.rule("FRONT-A13")
def test_temporary_military_is_gone_in_the_next_action() -> None:
    game = frontiers().adds(0, "space_marines", "primitive_rebel_world", "gem_world").goods(0, "gem_world")
    game.explored(0, "rebel_outpost", "imperium_garrison_world", "rebel_miners").colonists(0, 3).leads(0, "settle")
    game.pick("rebel_outpost").leads(0, "settle")
    assert game.refusal("imperium_garrison_world").args == {"need": 4, "have": 3}, "+2, and +1 of Rebel Outpost"


@pytest.mark.rule("FRONT-7.14", "FRONT-3.2")
def test_powers_of_the_first_world_do_not_help_with_the_second() -> None:
    game = with_logistics("space_marines").explored(0, "blaster_gem_mines", "rebel_underground", "gem_world")
    game.leads(0, "settle").pick("blaster_gem_mines")
    assert game.refusal("rebel_underground").args == {"need": 3, "have": 2}
    game = with_logistics().explored(0, "abandoned_alien_uplift_camp", "plague_world").credits(0, 6).leads(0, "settle")
    game.pick("abandoned_alien_uplift_camp").pick("plague_world")
    assert game.credits_of(0) == 0, "no $2 off for genes yet"


@pytest.mark.rule("FRONT-7.14", "FRONT-15.13")
def test_powers_that_work_when_a_world_is_settled_work_twice() -> None:
    game = frontiers().colonies(0, "uplift_mercenary_force").developments(0, "improved_logistics", "drop_ships")
    game.explored(0, "rebel_miners", "rebel_underground").colonists(0, 2).leads(0, "settle")
    game.pick("rebel_miners").pick("rebel_underground")
    assert game.credits_of(0) == 2 + 2


@pytest.mark.rule("FRONT-A24", "FRONT-7.16")
def test_a_world_that_terraforming_robots_draws_may_be_the_second_one() -> None:
    game = with_logistics("terraforming_robots").explored(0, "gem_world").bag("comet_zone").leads(0, "settle")
    game.pick("gem_world")
    assert game.options == ["comet_zone", "nothing"]
    assert game.pick("comet_zone").colonies_of(0)[-2:] == ["gem_world", "comet_zone"]


@pytest.mark.rule("FRONT-A24")
def test_the_good_of_the_first_world_may_be_spent_by_another_tile_for_the_second() -> None:
    game = with_logistics("space_marines", "primitive_rebel_world").explored(0, "asteroid_belt", "rebel_outpost")
    game.leads(0, "settle").pick("asteroid_belt")
    assert game.options == ["rebel_outpost", "nothing"]
    game.pick("rebel_outpost")
    assert game.happened("spends")[0]["world"] == "world:asteroid_belt"
    assert game.goods_of(0) == {}


@pytest.mark.rule("FRONT-A24", "FRONT-7.14")
def test_the_first_world_cannot_itself_turn_goods_into_military() -> None:
    game = with_logistics("space_marines").explored(0, "primitive_rebel_world", "rebel_outpost", "gem_world")
    game.leads(0, "settle").pick("primitive_rebel_world")
    assert game.goods_of(0) == {"primitive_rebel_world": "novelty"}
    assert game.refusal("rebel_outpost").args == {"need": 4, "have": 2}
