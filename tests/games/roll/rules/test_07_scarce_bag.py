"""Section 7: Explore when the bag runs short."""

import pytest

from ..scenario import Scenario, roll

THREE = ("export_duties", "free_trade_zone", "new_economy")


def empty_bag(explorers: str = "home", seats: int = 3) -> Scenario:
    """Nobody has a tile to build, and seat 1, who begins, has these explorers."""
    return roll(seats).first(1).workers(1, explore=explorers).bag()


def zone_size(game: Scenario, seat: int) -> int:
    return len(game.developments_of(seat) + game.worlds_of(seat))


@pytest.mark.rule("ROLL-7.7", "ROLL-7.13")
def test_a_short_bag_is_drawn_empty_and_then_the_abandoned_tiles_are_drawn_from_it() -> None:
    game = empty_bag("home home").developments(1, *THREE).bag("space_docks", "public_works").phase("explore")
    game.choose(1, "scout").choose(1, *THREE)
    drawn = game.drawn_by(1)
    assert len(drawn) == 4
    assert set(drawn[:2]) == {"space_docks", "public_works"}  # all that the bag held
    assert set(drawn[2:]) < set(THREE)  # its own abandoned tiles, for the rest
    assert len(game.state.bag) == 1
    assert game.seen(0)["players"][1]["abandoned"] == 0


@pytest.mark.rule("ROLL-7.7")
def test_tiles_that_others_abandoned_go_back_into_a_short_bag_too() -> None:
    game = empty_bag("home").developments(1, "export_duties").workers(2, explore="home")
    game.bag("space_docks", "public_works").phase("explore")
    game.choose(1, "scout").choose(1, "export_duties")
    for _ in range(2):
        game.choose(1, game.drawn_by(1)[0])
    assert game.prompts() == {2: "ask.explore"}
    assert game.choose(2, "scout").drawn_by(2) == ["export_duties"]


@pytest.mark.rule("ROLL-7.7")
def test_abandoned_tiles_wait_while_the_bag_has_enough() -> None:
    game = empty_bag("home").developments(1, "export_duties").bag("space_docks", "public_works")
    game.workers(2, explore="home").phase("explore").choose(1, "scout").choose(1, "export_duties")
    assert game.state.bag == []
    assert game.seen(0)["players"][1]["abandoned"] == 1


@pytest.mark.rule("ROLL-7.13")
def test_with_a_single_tile_in_the_bag_no_scout_lacks_any() -> None:
    game = empty_bag().developments(1, *THREE).worlds(2, "gem_world", "spice_world", "pirate_world")
    game.bag("space_docks").phase("explore").choose(1, "scout").choose(1, *THREE)
    assert len(game.drawn_by(1)) == 4
    for _ in range(4):
        game.choose(1, game.drawn_by(1)[0])
    assert game.over  # nobody had to give up a tile


@pytest.mark.rule("ROLL-7.8", "ROLL-A16")
def test_still_short_all_with_three_tiles_give_one_up_in_order_and_the_scout_draws_what_is_missing() -> None:
    game = empty_bag().developments(1, "public_works", "space_docks", "system_diversification")
    game.worlds(0, "mining_world", "comet_zone").developments(0, "new_economy")
    game.worlds(2, "gem_world", "spice_world")
    game.phase("explore").choose(1, "scout").choose(1, "system_diversification")
    assert game.drawn_by(1) == ["system_diversification"]  # its own, which had gone into the bag
    game.choose(1, "system_diversification")
    assert game.prompts() == {1: "ask.give_up"}  # the scout has three again, as what was drawn is placed first
    game.choose(1, "public_works")
    assert game.prompts() == {0: "ask.give_up"}  # seat 2 has two tiles
    game.choose(0, "mining_world")
    assert game.worlds_of(0) == ["comet_zone"]
    (found,) = game.drawn_by(1)
    assert found in ("public_works", "galactic_mandate")  # mining_world is the back of Galactic Mandate
    game.choose(1, found)
    assert game.over
    assert [zone_size(game, seat) for seat in range(3)] == [2, 3, 2]
    assert len(game.state.bag) == 1


@pytest.mark.rule("ROLL-7.8", "ROLL-A16")
def test_each_owner_chooses_any_tile_of_either_stack_and_its_name_is_not_told() -> None:
    game = empty_bag().worlds(0, "mining_world", "comet_zone").developments(0, "new_economy")
    game.worlds(2, "gem_world", "spice_world", "pirate_world").phase("explore").choose(1, "scout")
    assert game.prompts() == {2: "ask.give_up"}
    game.choose(2, "gem_world")
    assert game.prompts() == {0: "ask.give_up"}
    assert sorted(game.options(0)) == ["comet_zone", "mining_world", "new_economy"]
    game.choose(0, "mining_world")
    assert game.happened("gives_up") == [{"side": "seat:0"}]
    assert game.happened("tops") == []


@pytest.mark.rule("ROLL-A17")
def test_a_scout_that_draws_nothing_even_so_becomes_a_stock() -> None:
    game = empty_bag().worlds(0, "mining_world", "comet_zone").phase("explore").choose(1, "scout")
    assert game.over
    assert (game.credits_of(1), game.citizenry_of(1)) == (3, "home")
    assert game.happened("stocks") == [{"side": "seat:1", "die": "die:home", "n": 2}]


@pytest.mark.rule("ROLL-A17")
def test_a_scout_draws_what_there_is_and_is_no_stock_if_that_is_one_tile_at_least() -> None:
    game = empty_bag().worlds(1, "mining_world").phase("explore").choose(1, "scout").choose(1, "mining_world")
    assert game.drawn_by(1) == ["galactic_mandate"]  # two were wanted
    game.choose(1, "galactic_mandate")
    assert game.over
    assert game.credits_of(1) == 1


@pytest.mark.rule("ROLL-A17", "ROLL-17.12", "ROLL-17.13")
def test_a_scout_that_became_a_stock_is_one_for_the_powers_too() -> None:
    game = empty_bag("alien").adds(1, "alien_archaeology", "alien_research_team").phase("explore")
    game.choose(1, "scout.alien")
    assert game.over
    assert game.credits_of(1) == 1 + 4
