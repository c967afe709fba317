"""Produce (FRONT-8)."""

import pytest

from ..scenario import Scenario, frontiers


def producing(*colonies: str) -> Scenario:
    """Seat 1 has these colonies besides the mining camp (Rare, production)."""
    return frontiers(3).adds(1, *colonies)


# The bonus


@pytest.mark.rule("FRONT-8.1")
def test_the_active_player_alone_takes_the_credits_of_the_tile() -> None:
    game = producing().tile_credits(4).leads(1, "produce")
    assert [game.credits_of(seat) for seat in range(3)] == [0, 4, 0]
    assert game.state.tile_credits == 0


@pytest.mark.rule("FRONT-8.1")
def test_the_active_player_alone_makes_a_good_on_a_windfall_colony() -> None:
    game = frontiers(3).leads(0, "produce")
    assert game.goods_of(0) == {"ancient_race": "genes"}
    assert game.goods_of(2) == {}, "an empty windfall colony"


@pytest.mark.rule("FRONT-8.1")
def test_the_bonus_is_for_one_empty_windfall_colony_of_the_players_choice() -> None:
    game = producing("asteroid_belt", "pre_sentient_race", "destroyed_world").goods(1, "destroyed_world")
    game.leads(1, "produce")
    assert (game.prompt, game.options) == ("ask.windfall", ["asteroid_belt", "pre_sentient_race"])
    game.pick("pre_sentient_race")
    assert set(game.goods_of(1)) == {"frontier_mining_camp", "destroyed_world", "pre_sentient_race"}
    assert game.prompt == "ask.action", "one only"


# The action


@pytest.mark.rule("FRONT-8.2", "FRONT-2.3")
def test_every_empty_production_colony_of_everybody_gets_a_good_of_its_colour() -> None:
    game = producing("gem_world", "plague_world", "alien_robotic_factory").adds(2, "comet_zone").leads(0, "produce")
    assert game.goods_of(1) == {
        "frontier_mining_camp": "rare",
        "gem_world": "novelty",
        "plague_world": "genes",
        "alien_robotic_factory": "alien",
    }
    assert game.goods_of(2) == {"comet_zone": "rare"}
    assert (game.in_supply("rare"), game.in_supply("novelty")) == (15, 18)


@pytest.mark.rule("FRONT-8.3")
def test_grey_colonies_never_produce() -> None:
    game = producing("galactic_engineers", "rebel_base").leads(1, "produce")
    assert game.goods_of(1) == {"frontier_mining_camp": "rare"}


@pytest.mark.rule("FRONT-8.3")
def test_a_colony_holds_one_good() -> None:
    game = producing().goods(1, "frontier_mining_camp").leads(0, "produce")
    assert game.happened("good") == [{"side": "seat:0", "world": "world:ancient_race", "good": "good:genes"}]
    assert game.in_supply("rare") == 16


@pytest.mark.rule("FRONT-8.4", "FRONT-2.11")
def test_a_credit_comes_on_the_tile_at_the_end_of_a_round_without_produce() -> None:
    game = frontiers(3).tile_credits(2).end_round("explore", "develop", "settle")
    assert game.state.tile_credits == 3
    assert game.end_round("explore", "produce", "settle").state.tile_credits == 3


@pytest.mark.rule("FRONT-8.5")
def test_nothing_is_paid_for_a_good_that_lay_there_already() -> None:
    game = producing("comet_zone", "mining_conglomerate").leads(0, "produce")
    assert game.credits_of(1) == 1 + 2, "Comet Zone, and two Rare goods"
    game = producing("comet_zone", "mining_conglomerate").goods(1, "comet_zone").leads(0, "produce")
    assert game.credits_of(1) == 1, "the good of the mining camp"


@pytest.mark.rule("FRONT-8.5")
def test_mining_conglomerate_is_for_what_its_owner_produces_and_not_for_others() -> None:
    game = producing("mining_conglomerate").adds(2, "comet_zone", "mining_world").leads(0, "produce")
    assert game.credits_of(1) == 1


# When goods run short


@pytest.mark.rule("FRONT-8.6", "FRONT-14.11")
def test_when_goods_run_short_a_player_chooses_which_colonies_produce() -> None:
    game = producing("comet_zone", "mining_world").supply(rare=2).leads(0, "produce")
    assert (game.seat, game.prompt) == (1, "ask.shortage")
    assert (game.asked.low, game.asked.high) == (2, 2)
    game.pick("comet_zone", "mining_world")
    assert game.goods_of(1) == {"comet_zone": "rare", "mining_world": "rare"}
    assert game.credits_of(1) == 1, "Comet Zone"


@pytest.mark.rule("FRONT-8.6", "FRONT-14.11")
def test_late_players_may_go_without() -> None:
    game = producing().adds(2, "comet_zone").supply(rare=1).leads(2, "produce")
    assert set(game.goods_of(2)) == {"damaged_alien_factory", "comet_zone"}
    assert game.goods_of(1) == {}
    assert game.happened("no_good") == [{"side": "seat:1", "good": "good:rare"}]


@pytest.mark.rule("FRONT-8.6")
def test_the_bonus_comes_in_the_active_players_own_turn_and_so_before_others() -> None:
    game = producing().adds(0, "asteroid_belt").goods(0, "ancient_race").supply(rare=1).leads(0, "produce")
    assert game.goods_of(0) == {"ancient_race": "genes", "asteroid_belt": "rare"}
    assert game.goods_of(1) == {}


@pytest.mark.rule("FRONT-8.6", "FRONT-15.17")
def test_a_windfall_colony_without_a_good_left_for_it_cannot_be_chosen() -> None:
    game = frontiers(3).adds(0, "asteroid_belt").supply(genes=0).leads(0, "produce")
    assert game.goods_of(0) == {"asteroid_belt": "rare"}


# The order in one's own turn


@pytest.mark.rule("FRONT-8.9")
def test_production_colonies_come_before_windfall_colonies() -> None:
    game = producing("asteroid_belt").supply(rare=1).leads(1, "produce")
    assert game.goods_of(1) == {"frontier_mining_camp": "rare"}


@pytest.mark.rule("FRONT-8.9")
def test_windfall_powers_and_the_bonus_come_in_the_order_that_the_player_likes() -> None:
    game = producing("mining_robots", "asteroid_belt", "pre_sentient_race").leads(1, "produce")
    assert (game.prompt, sorted(game.options)) == ("ask.source", ["mining_robots", "produce"])
    game.pick("produce").pick("asteroid_belt")
    assert set(game.goods_of(1)) == {"frontier_mining_camp", "asteroid_belt"}, "nothing is left for Mining Robots"
    game = producing("mining_robots", "asteroid_belt", "pre_sentient_race").leads(1, "produce").pick("mining_robots")
    assert set(game.goods_of(1)) == {"frontier_mining_camp", "asteroid_belt", "pre_sentient_race"}


@pytest.mark.rule("FRONT-8.9", "FRONT-A17")
def test_credits_for_what_was_produced_come_before_storing() -> None:
    game = frontiers(3, goals="on").goals("warehouses").adds(1, "comet_zone").leads(1, "produce")
    assert (game.seat, game.prompt) == (1, "ask.store_goods")
    assert game.credits_of(1) == 1


# Two tiles of the rulebook


@pytest.mark.rule("FRONT-8.7")
def test_alien_tech_institute_makes_a_good_on_one_empty_alien_windfall_colony() -> None:
    game = frontiers(3).adds(2, "alien_tech_institute", "deserted_alien_outpost", "asteroid_belt").leads(0, "produce")
    assert game.goods_of(2) == {"damaged_alien_factory": "alien"}, "one of two that are alike (FRONT-A36)"


@pytest.mark.rule("FRONT-8.8", "FRONT-A5")
def test_imperium_lords_pays_for_each_rebel_military_colony() -> None:
    game = producing("imperium_lords", "rebel_miners", "rebel_base", "imperium_shipyards", "uplift_revolt_world")
    assert game.leads(0, "produce").credits_of(1) == 3
    game = frontiers(3).colonies(1, "rebel_cantina").adds(1, "imperium_lords").leads(0, "produce")
    assert game.credits_of(1) == 1, "the cantina is Rebel but not military: only its own $1"
