"""Section 7: Terraforming Engineers."""

import pytest

from astrarium.games.frontiers.content import GOODS_IN_BOX

from ..scenario import Scenario, frontiers

ENGINEERS = "terraforming_engineers"


def engineers(*colonies: str) -> Scenario:
    return frontiers().colonies(0, *colonies).developments(0, ENGINEERS)


def may_replace(old: str, new: str) -> bool:
    """May the new world replace the old one, if there are colonists enough?"""
    game = engineers(old).explored(0, new).colonists(0, 3).leads(0, "settle")
    return game.prompt == "ask.settle" and "upgrade" in game.options


@pytest.mark.rule("FRONT-7.17", "FRONT-A21")
@pytest.mark.parametrize(
    ("old", "new", "may"),
    [
        ("gem_world", "spice_world", True),
        ("artist_settlement", "prosperous_world", True),
        ("artist_settlement", "tourist_world", False),
        ("gem_world", "artist_settlement", False),
        ("gem_world", "comet_zone", False),
        ("old_earth", "imperium_capital", True),
        ("old_earth", "comet_zone", False),
        ("gem_world", "galactic_engineers", False),
        ("epsilon_eridani", "abandoned_alien_uplift_camp", True),
        ("deserted_alien_outpost", "alien_data_repository", True),
        ("gem_world", "new_survivalists", False),
        ("new_sparta", "imperium_capital", False),
        ("new_survivalists", "information_hub", False),
        ("doomed_colony", "information_hub", True),
    ],
)
def test_a_colony_gives_way_to_a_world_of_its_kind_that_costs_up_to_3_more(old: str, new: str, may: bool) -> None:
    assert may_replace(old, new) is may


@pytest.mark.rule("FRONT-7.17", "FRONT-15.15", "FRONT-A9")
def test_it_is_optional_costs_nothing_and_comes_with_the_choice_of_settle() -> None:
    game = engineers("gem_world").explored(0, "prosperous_world", "comet_zone").credits(0, 3).colonists(0, 2)
    game.leads(0, "settle")
    assert set(game.options) == {"comet_zone", "colonists", "upgrade"}
    game.pick("upgrade")
    assert (game.colonies_of(0), game.credits_of(0)) == (["prosperous_world"], 3)
    assert (game.seat, game.prompt) == (0, "ask.settle"), "and then a world or colonists"
    assert game.options == ["comet_zone", "colonists"], "once only"
    game.pick("comet_zone")
    assert (game.colonies_of(0), game.credits_of(0)) == (["prosperous_world", "comet_zone"], 0)


@pytest.mark.rule("FRONT-A9", "FRONT-A10", "FRONT-15.15")
def test_it_may_come_after_colonists_were_taken_and_use_them() -> None:
    game = engineers("gem_world").explored(0, "prosperous_world", "mining_world").leads(1, "settle")
    assert (game.seat, game.prompt) == (0, "ask.upgrade_too"), "two colonists were taken: there was nothing else"
    assert game.options == ["upgrade", "nothing"]
    game.pick("upgrade")
    assert (game.colonies_of(0), game.colonists_of(0)) == (["prosperous_world"], 2 - 1)
    assert game.prompt == "ask.action"


@pytest.mark.rule("FRONT-A9", "FRONT-15.15")
def test_it_may_come_after_a_world_was_settled_or_not_at_all() -> None:
    game = engineers("gem_world").explored(0, "spice_world", "mining_world").credits(0, 2).leads(0, "settle")
    game.pick("mining_world")
    assert (game.prompt, game.options) == ("ask.upgrade_too", ["upgrade", "nothing"])
    game.pick("nothing")
    assert game.colonies_of(0) == ["gem_world", "mining_world"]


@pytest.mark.rule("FRONT-A10")
def test_without_an_explored_world_there_is_nothing_to_replace_a_colony_with() -> None:
    game = engineers("gem_world").leads(0, "settle")
    assert (game.seat, game.prompt) == (1, "ask.action"), "colonists, unasked"


@pytest.mark.rule("FRONT-7.18", "FRONT-3.6")
def test_replacing_is_not_settling() -> None:
    game = engineers("gem_world").adds(0, "terraforming_robots", "improved_logistics").explored(0, "spice_world")
    game.credits(0, 0).bag("tourist_world").leads(0, "settle").pick("upgrade")
    assert game.explored_of(0) == [], "Terraforming Robots draws nothing"
    assert game.colonies_of(0) == ["spice_world"]
    assert game.prompt == "ask.action", "and no second world: the colonists were taken"
    assert game.colonists_of(0) == 3


@pytest.mark.rule("FRONT-7.18")
def test_a_colony_placed_in_this_action_cannot_be_replaced() -> None:
    game = engineers("old_earth").explored(0, "gem_world", "spice_world").credits(0, 9).colonists(0, 3)
    game.leads(0, "settle").pick("gem_world")
    assert game.prompt == "ask.action", "Spice World could take its place in the next action only"
    game.leads(0, "settle")
    assert "upgrade" in game.options


@pytest.mark.rule("FRONT-7.18", "FRONT-3.2")
def test_the_new_colony_has_no_power_in_this_action() -> None:
    game = engineers("gem_world", "asteroid_belt").explored(0, "blaster_gem_mines", "rebel_fuel_cache")
    game.leads(0, "settle")
    assert "rebel_fuel_cache" not in game.options
    game.pick("upgrade")
    assert game.colonies_of(0) == ["gem_world", "blaster_gem_mines"]
    assert game.prompt == "ask.action", "1 Military for Rebel Fuel Cache from the next action on"
    assert game.leads(0, "settle").options == ["rebel_fuel_cache", "colonists"]


@pytest.mark.rule("FRONT-7.20")
def test_the_old_colony_goes_into_the_bag_after_the_action_and_its_good_is_lost() -> None:
    game = engineers("gem_world").goods(0, "gem_world").explored(0, "spice_world").explored(1, "mining_world")
    game.credits(1, 9).colonists(1, 1).leads(0, "settle").pick("upgrade")
    assert (game.seat, game.in_bag("gem_world")) == (1, False)
    assert game.goods_of(0) == {}
    assert game.in_supply("novelty") == GOODS_IN_BOX[0]
    assert game.pick("colonists").in_bag("gem_world")


@pytest.mark.rule("FRONT-7.20")
def test_a_start_colony_that_is_replaced_leaves_the_game() -> None:
    game = engineers("old_earth").explored(0, "imperium_capital").colonists(0, 1).leads(0, "settle").pick("upgrade")
    assert game.colonies_of(0) == ["imperium_capital"]
    assert not game.in_bag("old_earth")


@pytest.mark.rule("FRONT-7.20", "FRONT-7.7")
def test_a_new_windfall_colony_gets_a_good() -> None:
    game = engineers("gem_world").goods(0, "gem_world").explored(0, "galactic_resort").colonists(0, 1)
    assert game.leads(0, "settle").pick("upgrade").goods_of(0) == {"galactic_resort": "novelty"}


@pytest.mark.rule("FRONT-7.21")
def test_the_difference_of_colonists_is_supplied_or_returns() -> None:
    game = engineers("gem_world").explored(0, "prosperous_world", "comet_zone").credits(0, 3).leads(0, "settle")
    game.pick("upgrade")
    assert game.colonists_of(0) == 2, "1 - 1, and two taken"
    game = engineers("gem_world").explored(0, "prosperous_world", "spice_world").colonist_pool(0).leads(0, "settle")
    assert game.pick("upgrade").colonies_of(0) == ["spice_world"], "no colonist for Prosperous World"
    game = engineers("interstellar_prospectors").explored(0, "imperium_armaments_world").colonist_pool(0)
    assert game.leads(0, "settle").pick("upgrade").colonists_of(0) == 0


@pytest.mark.rule("FRONT-7.19", "FRONT-3.9")
@pytest.mark.parametrize(("old", "may"), [("gem_world", True), ("pre_sentient_race", True), ("epsilon_eridani", False)])
def test_alien_oort_cloud_refinery_may_replace_any_colour_but_not_grey(old: str, may: bool) -> None:
    assert may_replace(old, "alien_oort_cloud_refinery") is may


@pytest.mark.rule("FRONT-7.19", "FRONT-3.9")
def test_it_then_gets_a_good_of_the_kind_that_is_set() -> None:
    game = engineers("gem_world").explored(0, "alien_oort_cloud_refinery").leads(0, "settle")
    game.pick("upgrade")
    assert (game.prompt, game.options) == ("ask.kind", ["novelty", "rare", "genes", "alien"])
    assert game.pick("genes").goods_of(0) == {"alien_oort_cloud_refinery": "genes"}


@pytest.mark.rule("FRONT-A33")
@pytest.mark.parametrize(
    ("new", "may"),
    [
        ("deserted_alien_colony", True),
        ("comet_zone", True),
        ("plague_world", True),
        ("tourist_world", True),
        ("galactic_engineers", False),
        ("imperium_capital", False),
        ("alien_robotic_factory", False),
        ("alien_robot_sentry", False),
    ],
)
def test_any_coloured_world_in_the_range_may_replace_alien_oort_cloud_refinery(new: str, may: bool) -> None:
    assert may_replace("alien_oort_cloud_refinery", new) is may


@pytest.mark.rule("FRONT-7.14", "FRONT-A9")
def test_where_only_a_replacement_is_left_no_second_world_is_asked_for() -> None:
    """With Improved Logistics but no credits for a second world, a seat is asked for a replacement alone."""
    game = engineers("gem_world").adds(0, "improved_logistics").explored(0, "comet_zone", "spice_world")
    game.colonists(0, 3).credits(0, 3).leads(0, "settle").pick("comet_zone")
    assert (game.prompt, game.options) == ("ask.upgrade_too", ["upgrade", "nothing"])
    game.state.credits[0] = 9
    assert game.fresh().prompt == "ask.settle_second"
