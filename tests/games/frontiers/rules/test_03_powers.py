"""Section 3: powers, and what is not yet in force."""

import pytest

from astrarium.games.frontiers.content import TILES
from astrarium.games.frontiers.names import ICONS

from ..scenario import frontiers


@pytest.mark.rule("FRONT-3.1")
def test_powers_work_in_six_sorts_of_actions_or_count_at_the_end() -> None:
    assert set(ICONS) == {"develop", "explore", "settle", "produce", "trade", "consume"}
    phases = {power.phase for tile in TILES for power in tile.powers}
    assert phases == {*ICONS, "end"}


@pytest.mark.rule("FRONT-3.1")
def test_a_power_works_only_in_its_own_action() -> None:
    """Old Earth has powers of Explore and Consume: it gives nothing in Produce, and its $1 in Explore."""
    game = frontiers().colonies(0, "old_earth", "artist_settlement").leads(0, "produce")
    assert (game.credits_of(0), game.chips_of(0)) == (0, 0)
    game = frontiers().colonies(0, "old_earth").bag("gem_world", "comet_zone", "asteroid_belt", "plague_world")
    game.leads(0, "explore").pick("gem_world").pick("comet_zone")
    assert game.pick("asteroid_belt").credits_of(0) == 1


@pytest.mark.rule("FRONT-3.2", "FRONT-5.7", "FRONT-15.5")
def test_a_development_has_no_power_in_the_action_in_which_it_is_bought() -> None:
    game = frontiers().credits(0, 4).leads(0, "develop").pick("public_works")
    assert game.credits_of(0) == 1, "$1 less as active player, and no credit for itself"
    game.credits(0, 4).leads(0, "develop").pick("space_marines")
    assert game.credits_of(0) == 4 - 1 + 1


@pytest.mark.rule("FRONT-3.2")
def test_a_world_has_no_power_in_the_action_in_which_it_is_settled() -> None:
    game = frontiers().colonies(0, "new_sparta").developments(0, "drop_ships", "improved_logistics").colonists(0, 3)
    game.explored(0, "rebel_outpost", "imperium_shipyards").leads(0, "settle")
    assert game.refusal("imperium_shipyards").args == {"need": 6, "have": 5}
    game.pick("rebel_outpost")
    assert game.prompt != "ask.settle_second", "its +1 Military does not count yet"
    game.leads(0, "settle")
    assert "imperium_shipyards" in game.options


@pytest.mark.rule("FRONT-3.2", "FRONT-15.13")
def test_a_world_gives_nothing_for_its_own_settling() -> None:
    game = frontiers().colonies(0, "new_sparta").developments(0, "drop_ships", "expeditionary_force").colonists(0, 3)
    game.explored(0, "imperium_shipyards", "rebel_underground").leads(0, "settle").pick("imperium_shipyards")
    assert game.credits_of(0) == 0
    game.leads(0, "settle").pick("rebel_underground")
    assert game.credits_of(0) == 1


@pytest.mark.rule("FRONT-3.3")
def test_powers_are_used_without_being_asked_for() -> None:
    game = frontiers().developments(0, "survey_team", "homesteading_pioneers").colonies(0, "alien_research_team")
    game.bag("gem_world", "comet_zone", "asteroid_belt", "plague_world", "mining_world", "spice_world").leads(
        1, "explore"
    )
    game.pick("gem_world").pick("comet_zone").bag("rebel_base", "rebel_miners").pick("asteroid_belt")
    assert game.prompt == "ask.explore", "the second world of the active player: no question about powers"
    assert set(game.explored_of(0)) == {"asteroid_belt", "rebel_base", "rebel_miners"}
    assert (game.credits_of(0), game.colonists_of(0)) == (1, 1)


@pytest.mark.rule("FRONT-3.3", "FRONT-15.12")
def test_terraforming_robots_is_not_optional() -> None:
    game = frontiers().developments(0, "terraforming_robots").explored(0, "gem_world").credits(0, 2)
    game.bag("rebel_base").leads(0, "settle").pick("gem_world")
    assert game.explored_of(0) == ["rebel_base"]


@pytest.mark.rule("FRONT-3.4", "FRONT-5.1", "FRONT-15.4")
def test_reductions_add_up_but_no_cost_goes_below_zero() -> None:
    game = frontiers().colonies(0, "imperium_capital").developments(0, "investment_credits", "galactic_federation")
    game.leads(0, "develop")
    assert "space_marines" in game.options, "$2 less $4"
    assert game.refusal("consumer_markets").args == {"need": 1, "have": 0}
    game.pick("space_marines")
    assert game.credits_of(0) == 0


@pytest.mark.rule("FRONT-3.4", "FRONT-7.17")
def test_terraforming_engineers_looks_at_printed_costs() -> None:
    """A new world may cost $3 more in print than Artist Settlement ($1): Prosperous World ($4) may, Tourist World ($5)
    may not, although Replicant Robots take $2 off."""
    game = frontiers().colonies(0, "artist_settlement").developments(0, "terraforming_engineers", "replicant_robots")
    game.colonists(0, 2).explored(0, "prosperous_world", "tourist_world").leads(0, "settle").pick("upgrade")
    assert game.colonies_of(0) == ["prosperous_world"]


@pytest.mark.rule("FRONT-3.5")
def test_a_world_that_has_become_cheaper_still_needs_its_colonists() -> None:
    game = frontiers().developments(0, "replicant_robots").credits(0, 9)
    game.explored(0, "galactic_resort", "gem_world").leads(0, "settle")
    assert game.options == ["gem_world", "colonists"]
    refused = game.refusal("galactic_resort")
    assert (refused.rule, refused.args) == ("FRONT-7.4", {"need": 2, "have": 1})


@pytest.mark.rule("FRONT-3.6")
def test_a_condition_met_twice_works_twice() -> None:
    game = frontiers().developments(0, "terraforming_robots", "improved_logistics").colonists(0, 2).credits(0, 9)
    game.explored(0, "gem_world", "comet_zone").bag("rebel_base", "rebel_miners").leads(0, "settle")
    game.pick("gem_world")
    assert len(game.explored_of(0)) == 2, "one settled, one drawn"
    game.pick("comet_zone")
    assert set(game.explored_of(0)) == {"rebel_base", "rebel_miners"}


@pytest.mark.rule("FRONT-3.6")
def test_a_condition_that_is_not_met_gives_nothing() -> None:
    game = frontiers().developments(0, "terraforming_robots").bag("rebel_base").leads(0, "settle")
    assert game.explored_of(0) == [], "colonists taken: no world settled"
    game = frontiers().colonies(0, "comet_zone").goods(0, "comet_zone").leads(0, "produce")
    assert game.credits_of(0) == 0


@pytest.mark.rule("FRONT-3.7", "FRONT-A21")
def test_start_colonies_are_colonies_for_every_rule() -> None:
    game = frontiers().colonies(0, "old_earth", "gem_world").developments(0, "frontier_settlers")
    assert game.worth(0, "frontier_settlers") == 2
    assert game.score(0)["colonies"] == 3 + 1
    game.colonies(0, "earths_lost_colony").leads(0, "produce")
    assert game.goods_of(0) == {"earths_lost_colony": "novelty"}
    game = frontiers().colonies(0, "alpha_centauri").developments(0, "terraforming_engineers")
    game.explored(0, "comet_zone").leads(0, "settle").pick("upgrade")
    assert game.colonies_of(0) == ["comet_zone"], "by the printed cost of the start colony, 2"


@pytest.mark.rule("FRONT-3.10")
def test_an_explored_world_gives_no_power_no_vp_and_no_property() -> None:
    game = frontiers().explored(0, "imperium_capital", "alien_data_repository", "lost_alien_warship", "mining_world")
    game.developments(0, "alien_tech_institute")
    assert (game.score(0)["colonies"], game.worth(0, "alien_tech_institute")) == (0, 2)
    assert game.seen(0)["players"][0]["military"] == 0
    game.credits(0, 2).leads(0, "develop")
    assert game.refusal("replicant_robots").args["need"] == 3, "$4, $1 less for the active player alone"
    game.colonies(0, "asteroid_belt").goods(0, "asteroid_belt").leads(0, "trade_consume")
    assert game.pick("asteroid_belt").credits_of(0) == 2 + 2, "Mining World would add $1"
