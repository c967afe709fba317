"""What tiles with a ? count, and goals (FRONT-15.28 to FRONT-15.30, FRONT-16)."""

import pytest

from ....rows import each
from ..scenario import Scenario, frontiers


def empire(*tiles: str, start: str = "new_sparta") -> Scenario:
    """Seat 1 has these tiles and a start colony (New Sparta: military, grey, +2 Military)."""
    return frontiers(3).colonies(1, start).adds(1, *tiles)


def worth(tile: str, *others: str, start: str = "new_sparta") -> int:
    return empire(tile, *others, start=start).worth(1, tile)


# Each tile with a question mark


@pytest.mark.rule("FRONT-15.28", "FRONT-5.6", "FRONT-7.13")
@each(
    ("tile", "others", "points"),
    [
        # Worlds
        ("gene_designers", "", 2),
        ("gene_designers", "pre_sentient_race uplift_gene_hunters rebel_base", 2 * 3),
        ("imperium_capital", "imperium_lords imperium_citadel rebel_base", 2 * 3),
        ("uplift_revolt_world", "avian_uplift_race comet_zone", 2 * 2),
        ("rebel_homeworld", "rebel_base rebel_miners imperium_citadel", 2 * 3),
        # Novelty and Rare
        ("free_trade_association", "gem_world spice_world galactic_resort", 2 * 2 + 1),
        ("free_trade_association", "gem_world consumer_markets comet_zone", 2 + 2),
        ("pan_galactic_hologrid", "gem_world galactic_resort mining_league", 2 * 2 + 2),
        ("mining_league", "comet_zone mining_world asteroid_belt", 2 * 2 + 1),
        ("mining_league", "mining_robots mining_conglomerate gem_world", 2 * 2),
        ("imperium_war_profiteers", "imperium_capital comet_zone asteroid_belt", 2 * 2 + 2),
        # Military: New Sparta counts
        ("military_industry", "", 1 + 2),
        ("military_industry", "rebel_base comet_zone space_marines", 2 + 3),
        ("galactic_imperium", "rebel_base rebel_miners avian_uplift_race", 2 * 2 + 2),
        ("imperium_lords", "rebel_base imperium_capital", 2 * 1 + 2),
        # Alien, Genes, Uplift
        ("alien_tech_institute", "alien_monolith alien_monument alien_researchers", 2 * 4),
        ("pan_galactic_league", "plague_world pre_sentient_race contact_specialist", 2 * 2 + 2),
        ("uplift_gene_hunters", "pre_sentient_race plague_world gene_designers", 2 * 3 + 1),
        # Colonies, developments, powers
        ("federation_survey", "gem_world survey_team", 2 + 2),
        ("frontier_settlers", "gem_world tourist_world rebel_base", 4 + 2),
        ("galactic_federation", "mining_league survey_team public_works", 2 * 2 + 2),
        ("new_economy", "tourist_world galactic_salon gem_world", 3),
    ],
)
def test_so_many_points_for_each_of_what_a_tile_counts(tile: str, others: str, points: int) -> None:
    assert worth(tile, *others.split()) == points


@pytest.mark.rule("FRONT-15.29")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        ("", 0),
        ("gem_world spice_world", 1),
        ("gem_world comet_zone", 3),
        ("gem_world comet_zone plague_world rebel_base", 6),
        ("gem_world comet_zone plague_world alien_monolith", 10),
    ],
)
def test_galactic_exchange_scores_different_kinds_by_a_table(others: str, points: int) -> None:
    assert worth("galactic_exchange", *others.split()) == points


@pytest.mark.rule("FRONT-15.30", "FRONT-16.3")
def test_new_galactic_order_scores_the_military_against_any_world() -> None:
    assert worth("new_galactic_order") == 2 + 2
    assert worth("new_galactic_order", "space_marines", "lost_alien_battle_fleet") == 2 + 2 + 2 + 3
    assert worth("new_galactic_order", "galactic_imperium", "alien_researchers") == 4, "specialised Military is none"
    assert worth("new_galactic_order", "military_industry") == 4, "nor that for goods"


# FRONT-16.1


@pytest.mark.rule("FRONT-16.1", "FRONT-3.7")
def test_the_start_colony_counts_and_explored_worlds_never() -> None:
    game = empire("imperium_lords", start="rebel_freedom_fighters").explored(1, "rebel_base", "imperium_capital")
    assert game.worth(1, "imperium_lords") == 1 + 2


@pytest.mark.rule("FRONT-16.1", "FRONT-A15", "FRONT-A5")
def test_a_tile_with_the_keyword_counts_itself() -> None:
    assert worth("imperium_lords") == 1
    assert worth("alien_tech_institute") == 2
    assert worth("uplift_gene_hunters") == 2
    assert worth("imperium_war_profiteers") == 2
    assert worth("galactic_federation") == 2, "a large development"
    assert worth("new_economy") == 1, "a Consume power"


@pytest.mark.rule("FRONT-A5")
def test_imperium_lords_scores_imperium_tiles_and_rebel_colonies() -> None:
    assert worth("imperium_lords", "imperium_capital", "galactic_imperium", "rebel_base", "rebel_miners") == 3 + 4
    assert worth("imperium_lords", start="rebel_cantina") == 1 + 2, "a Rebel colony that is not military"


@pytest.mark.rule("FRONT-16.1")
def test_all_filters_must_hold() -> None:
    """Each tile counts by two filters: Novelty and production; military and not Rebel; Genes and not Uplift."""
    assert worth("free_trade_association", "comet_zone", "new_survivalists") == 2
    assert worth("galactic_imperium", "rebel_cantina", start="new_sparta") == 1
    assert worth("uplift_gene_hunters", "avian_uplift_race", "rebel_warrior_race") == 2 * 2 + 1


@pytest.mark.rule("FRONT-16.1")
def test_an_icon_is_counted_once_for_a_tile_and_the_end_is_none() -> None:
    assert worth("military_industry", "abandoned_alien_uplift_camp") == 1 + 3, "two Settle powers on one tile"
    assert worth("new_economy", "imperium_lords", "gene_designers") == 1


@pytest.mark.rule("FRONT-16.1")
def test_colonies_are_counted_by_the_colonists_that_they_hold() -> None:
    assert worth("frontier_settlers", "gem_world") == 2
    assert worth("frontier_settlers", "alien_monolith") == 2 + 1


# FRONT-16.2


@pytest.mark.rule("FRONT-16.2")
def test_a_kind_is_the_colour_of_a_colony() -> None:
    game = empire("alien_monument", "abandoned_alien_uplift_camp", "alien_monolith", start="alien_research_team")
    assert game.leads(0, "produce").credits_of(1) == 1, "the camp and the team are Alien, but grey"


@pytest.mark.rule("FRONT-16.2")
@pytest.mark.parametrize(
    ("world", "price"),
    [
        ("alien_robotic_factory", 4),
        ("alien_oort_cloud_refinery", 0),
        ("abandoned_alien_uplift_camp", 1),
        ("gem_world", 2),
    ],
)
def test_alien_in_a_settle_power_is_the_keyword(world: str, price: int) -> None:
    game = empire("alien_researchers").explored(1, world).colonists(1, 2).credits(1, 9).leads(1, "settle").pick(world)
    if game.prompt == "ask.kind":
        game.pick("rare")
    assert 9 - game.credits_of(1) == price


@pytest.mark.rule("FRONT-16.2", "FRONT-A14")
def test_the_good_of_the_refinery_is_of_the_colour_it_was_placed_with() -> None:
    game = empire("alien_oort_cloud_refinery", "consumer_markets", "alien_monument")
    game.goods(1, alien_oort_cloud_refinery="novelty").leads(0, "produce").pick("alien")
    assert game.credits_of(1) == 1 + 1, "Alien in this action; the other credit is New Sparta’s"
    assert game.leads(1, "trade_consume").chips_of(1) == 1 + 1, "and still Novelty for Consumer Markets"


# FRONT-16.3 and FRONT-16.4


@pytest.mark.rule("FRONT-16.3")
def test_grey_is_no_kind_and_the_refinery_adds_one_that_is_missing() -> None:
    assert worth("galactic_exchange", "rebel_base", "galactic_engineers") == 0
    assert worth("galactic_exchange", "alien_oort_cloud_refinery") == 1
    assert worth("galactic_exchange", "alien_oort_cloud_refinery", "gem_world", "comet_zone") == 6
    four = ("gem_world", "comet_zone", "plague_world", "alien_monolith")
    assert worth("galactic_exchange", "alien_oort_cloud_refinery", *four) == 10


@pytest.mark.rule("FRONT-16.4")
@pytest.mark.parametrize(
    ("goal", "points"),
    [
        ("exploration", [0, 1, 2, 4, 6]),
        ("warehouses", [0, 1, 2, 3, 4, 6]),
        ("taxes", [0, 0, 1, 1, 2, 2, 4, 4, 6]),
    ],
)
def test_the_highest_step_reached_is_scored(goal: str, points: list[int]) -> None:
    worlds = ("gem_world", "comet_zone", "plague_world", "alien_monolith")
    for n, vp in enumerate(points):
        game = frontiers(3, goals="on").goals(goal)
        if goal == "exploration":
            game.stored(1, worlds=" ".join(worlds[:n]))
        elif goal == "warehouses":
            game.stored(1, goods=" ".join(["rare"] * n))
        else:
            game.stored(1, money=n)
        assert game.score(1)["goals"] == vp


@pytest.mark.rule("FRONT-16.4")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("", 0),
        ("tourist_world", 1),
        ("tourist_world public_works", 2),
        ("tourist_world public_works galactic_salon", 4),
        ("tourist_world public_works galactic_salon new_economy secluded_world", 6),
        ("gem_world space_marines", 0),
    ],
)
def test_civic_service_counts_tiles_with_a_consume_power(tiles: str, points: int) -> None:
    game = frontiers(3, goals="on").goals("civic_service").colonies(1, "new_sparta").adds(1, *tiles.split())
    assert game.score(1)["goals"] == points


@pytest.mark.rule("FRONT-16.4")
def test_colonists_on_colonies_are_not_unused() -> None:
    game = frontiers(3, goals="on").goals("conscription").adds(1, "tourist_world", "rebel_base").colonists(1, 2)
    assert game.score(1)["goals"] == 1
