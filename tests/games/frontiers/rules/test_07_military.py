"""Section 7: military worlds, specialised and temporary Military."""

import pytest

from ..scenario import Scenario, frontiers


def against(world: str, *tiles: str) -> Scenario:
    """Seat 0 has these tiles and no credits, and leads Settle with this world and enough colonists."""
    return frontiers().adds(0, *tiles).explored(0, world).colonists(0, 2).leads(0, "settle")


def conquers(world: str, *tiles: str) -> bool:
    game = against(world, *tiles)
    return game.prompt == "ask.settle" and world in game.options


@pytest.mark.rule("FRONT-7.5", "FRONT-7.24")
def test_a_world_is_conquered_with_military_equal_to_its_defence_at_no_cost() -> None:
    game = frontiers().colonies(0, "new_sparta", "blaster_gem_mines").developments(0, "drop_ships").credits(0, 7)
    game.explored(0, "rebel_base", "rebel_homeworld").colonists(0, 1).leads(0, "settle")
    assert game.refusal("rebel_homeworld").args == {"need": 7, "have": 6}
    game.pick("rebel_base")
    assert game.happened("conquers") == [{"side": "seat:0", "world": "world:rebel_base", "have": 6, "need": 6}]
    assert (game.credits_of(0), game.colonists_of(0)) == (7, 0)
    assert game.seen(0)["players"][0]["military"] == 6, "it is not spent"


@pytest.mark.rule("FRONT-7.4", "FRONT-7.5")
def test_a_military_world_needs_its_colonists_too() -> None:
    game = frontiers().colonies(0, "new_sparta", "rebel_outpost").developments(0, "drop_ships")
    game.explored(0, "rebel_base", "rebel_miners").leads(0, "settle")
    refused = game.refusal("rebel_base")
    assert (refused.rule, refused.args) == ("FRONT-7.4", {"need": 2, "have": 1})


@pytest.mark.rule("FRONT-7.6")
def test_credits_do_not_make_up_for_missing_military() -> None:
    game = frontiers().colonies(0, "new_sparta").explored(0, "rebel_underground", "gem_world").credits(0, 9)
    game.leads(0, "settle")
    assert game.refusal("rebel_underground").args == {"need": 3, "have": 2}
    game = frontiers().colonies(0, "new_sparta").developments(0, "contact_specialist").credits(0, 1)
    game.explored(0, "rebel_underground", "devolved_uplift_race").leads(0, "settle")
    refused = game.refusal("rebel_underground")
    assert (refused.rule, refused.code) == ("FRONT-7.15", "too_weak_and_poor"), "neither the one nor the other suffices"
    tile = "development:contact_specialist"
    assert refused.args == {"need": 3, "have": 2, "tile": tile, "cost": 2, "credits": 1}


@pytest.mark.rule("FRONT-7.7")
def test_a_conquered_windfall_world_gets_a_good_too() -> None:
    game = frontiers().colonies(0, "new_sparta").explored(0, "alien_robot_sentry").leads(0, "settle")
    assert game.pick("alien_robot_sentry").goods_of(0) == {"alien_robot_sentry": "alien"}


@pytest.mark.rule("FRONT-7.8", "FRONT-15.7", "FRONT-16.2")
@pytest.mark.parametrize(
    ("tile", "world", "enough"),
    [
        ("galactic_imperium", "rebel_warrior_race", True),
        ("galactic_imperium", "aquatic_uplift_race", False),
        ("uplift_gene_hunters", "avian_uplift_race", True),
        ("uplift_gene_hunters", "rebel_miners", False),
        ("alien_researchers", "alien_robot_sentry", True),
        ("alien_researchers", "rebel_convict_mines", False),
        ("abandoned_alien_uplift_camp", "reptilian_uplift_race", True),
        ("abandoned_alien_uplift_camp", "alien_robot_sentry", False),
    ],
)
def test_specialised_military_counts_only_against_what_it_names(tile: str, world: str, enough: bool) -> None:
    assert conquers(world, tile) is enough


@pytest.mark.rule("FRONT-15.7")
def test_general_and_specialised_military_add_up_from_action_to_action() -> None:
    tiles = ("drop_ships", "galactic_imperium", "imperium_garrison_world", "imperium_citadel")
    assert conquers("rebel_stronghold", *tiles), "3, 3 against Rebels, 1 + 1 and 1 against Rebels: 9"
    assert not conquers("rebel_stronghold", *tiles[:3])
    assert not conquers("alien_monolith", *tiles)
    game = against("rebel_underground", "drop_ships").pick("rebel_underground")
    game.explored(0, "aquatic_uplift_race").leads(0, "settle").pick("aquatic_uplift_race")
    assert game.colonies_of(0)[1:] == ["rebel_underground", "aquatic_uplift_race"]


@pytest.mark.rule("FRONT-7.23", "FRONT-A12")
def test_alpha_centauri_gives_military_against_rare_worlds_and_then_no_reduction() -> None:
    game = frontiers().colonies(0, "alpha_centauri", "blaster_gem_mines").explored(0, "rebel_miners").credits(0, 5)
    game.leads(0, "settle").pick("rebel_miners")
    assert game.credits_of(0) == 5
    game = frontiers().colonies(0, "alpha_centauri", "blaster_gem_mines").explored(0, "alien_robot_sentry")
    game.leads(0, "settle")
    assert game.colonies_of(0) == ["alpha_centauri", "blaster_gem_mines"], "1 against a world that is not rare"


# Temporary Military


@pytest.mark.rule("FRONT-7.9", "FRONT-15.8")
def test_a_good_of_any_own_colony_is_spent_for_military_in_this_action() -> None:
    game = frontiers().colonies(0, "new_sparta", "primitive_rebel_world", "comet_zone", "gem_world")
    game.goods(0, "comet_zone", "gem_world").explored(0, "rebel_outpost").leads(0, "settle").pick("rebel_outpost")
    assert (game.prompt, game.asked.rule) == ("ask.spend", "FRONT-7.9")
    assert set(game.options) == {"comet_zone", "gem_world"}
    rare = game.in_supply("rare")
    game.pick("comet_zone")
    assert game.goods_of(0) == {"gem_world": "novelty"}
    assert game.in_supply("rare") == rare + 1
    assert game.colonies_of(0)[-1] == "rebel_outpost"
    assert game.seen(0)["players"][0]["military"] == 2 + 1, "it was for this action; the new colony has +1"


@pytest.mark.rule("FRONT-7.9")
def test_without_a_good_there_is_no_temporary_military() -> None:
    game = frontiers().colonies(0, "new_sparta", "primitive_rebel_world", "comet_zone")
    game.explored(0, "rebel_outpost", "rebel_miners").leads(0, "settle")
    assert game.refusal("rebel_outpost").args == {"need": 4, "have": 2}


@pytest.mark.rule("FRONT-15.8")
def test_a_power_may_ask_for_a_good_of_one_kind() -> None:
    game = frontiers().colonies(0, "new_sparta", "rebel_convict_mines", "gem_world").goods(0, "gem_world")
    game.explored(0, "rebel_outpost", "rebel_miners").leads(0, "settle")
    assert game.refusal("rebel_outpost").args == {"need": 4, "have": 2}
    game.goods(0, "rebel_convict_mines").pick("rebel_outpost")
    assert game.goods_of(0) == {"gem_world": "novelty"}, "its own good may be spent, and is the only fitting one"


@pytest.mark.rule("FRONT-15.8", "FRONT-A13")
def test_each_such_power_is_used_once_in_an_action_and_again_in_another() -> None:
    game = frontiers().colonies(0, "new_sparta", "primitive_rebel_world", "comet_zone", "gem_world")
    game.goods(0, "comet_zone", "gem_world").explored(0, "rebel_base", "rebel_outpost").colonists(0, 2)
    game.leads(0, "settle")
    assert game.refusal("rebel_base").args == {"need": 6, "have": 4}, "one good, not two"
    game.pick("rebel_outpost").pick("gem_world")
    game.explored(0, "uplift_revolt_world").leads(0, "settle").pick("uplift_revolt_world")
    assert game.goods_of(0) == {}
    assert game.colonies_of(0)[-1] == "uplift_revolt_world"


@pytest.mark.rule("FRONT-A26")
def test_goods_are_spent_one_at_a_time_and_only_while_they_are_needed() -> None:
    game = frontiers().colonies(0, "uplift_mercenary_force", "primitive_rebel_world", "comet_zone", "gem_world")
    game.goods(0, "comet_zone", "gem_world").explored(0, "rebel_miners", "rebel_underground", "rebel_outpost")
    game.colonists(0, 3).leads(0, "settle").pick("rebel_miners")
    assert game.prompt == "ask.boost"
    assert set(game.options) == {"uplift_mercenary_force", "primitive_rebel_world"}, "1 is missing: either will do"
    game.pick("uplift_mercenary_force").pick("comet_zone")
    assert game.goods_of(0) == {"gem_world": "novelty"}
    assert game.colonies_of(0)[-1] == "rebel_miners"


@pytest.mark.rule("FRONT-A26")
def test_a_power_that_would_not_suffice_is_not_offered_and_all_are_used_where_needed() -> None:
    game = frontiers().colonies(0, "uplift_mercenary_force", "primitive_rebel_world", "comet_zone", "gem_world")
    game.goods(0, "comet_zone").explored(0, "rebel_underground").leads(0, "settle").pick("rebel_underground")
    assert game.happened("spends")[0]["tile"] == "world:primitive_rebel_world", "2 are missing: no choice"
    game = frontiers().colonies(0, "uplift_mercenary_force", "primitive_rebel_world", "comet_zone", "gem_world")
    game.goods(0, "comet_zone", "gem_world").explored(0, "rebel_outpost").leads(0, "settle").pick("rebel_outpost")
    game.pick("primitive_rebel_world").pick("gem_world")
    assert game.goods_of(0) == {}, "3 are missing: both goods"


@pytest.mark.rule("FRONT-A26")
def test_no_good_is_spent_where_military_suffices() -> None:
    game = frontiers().colonies(0, "new_sparta", "primitive_rebel_world").goods(0, "primitive_rebel_world")
    game.explored(0, "rebel_miners").leads(0, "settle").pick("rebel_miners")
    assert game.goods_of(0) == {"primitive_rebel_world": "novelty"}


@pytest.mark.rule("FRONT-A26", "FRONT-A13")
def test_a_good_without_which_the_rest_could_not_be_had_is_not_offered() -> None:
    """4 Military are missing: Primitive Rebel World (+2 for any good) leaves the rare one to Military Industry (+3)."""
    game = frontiers().colonies(0, "primitive_rebel_world", "gem_world", "comet_zone").colonists(0, 1)
    game.developments(0, "military_industry").goods(0, "gem_world", "comet_zone").explored(0, "rebel_outpost")
    game.leads(0, "settle").pick("rebel_outpost")
    assert (game.prompt, game.options) == ("ask.boost", ["primitive_rebel_world", "military_industry"])
    game.pick("primitive_rebel_world")
    assert game.goods_of(0) == {}, "both are spent without another question, each where it fits"
    assert game.colonies_of(0)[-1] == "rebel_outpost"
