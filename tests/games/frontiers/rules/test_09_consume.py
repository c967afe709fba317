"""Consume (FRONT-9.6 to FRONT-9.18)."""

import pytest

from ..scenario import Scenario, frontiers


def consuming(*tiles: str, goods: tuple[str, ...]) -> Scenario:
    """Seat 1 has these, with goods on some, and sells none; seat 0 has chosen Trade-Consume."""
    return frontiers(3).adds(1, *tiles).goods(1, *goods).leads(0, "trade_consume").pick("nothing")


@pytest.mark.rule("FRONT-9.14")
def test_the_example_of_the_rulebook_brings_8_points_and_2_credits() -> None:
    worlds = ("new_vinland", "gem_world", "spice_world")
    game = frontiers(3).colonies(1, "old_earth", *worlds).developments(1, "galactic_salon", "new_economy")
    game.goods(1, *worlds).leads(0, "trade_consume").pick("nothing")
    assert sorted(game.options) == ["new_vinland", "old_earth"]
    game.pick("new_vinland").pick("gem_world")
    assert (game.chips_of(1), game.credits_of(1)) == (8, 2)
    assert game.goods_of(1) == {}


@pytest.mark.rule("FRONT-9.6")
def test_powers_must_be_used_while_there_are_goods() -> None:
    game = consuming("prosperous_world", "secluded_world", "gem_world", "comet_zone", goods=("gem_world", "comet_zone"))
    assert sorted(game.options) == ["prosperous_world", "secluded_world"], "there is no way to stop"
    game.pick("secluded_world").pick("gem_world")
    assert game.goods_of(1) == {}, "the second power takes the last good by itself"
    assert (game.chips_of(1), game.credits_of(1)) == (1, 1)


@pytest.mark.rule("FRONT-9.6")
def test_each_power_is_used_once() -> None:
    worlds = ("gem_world", "comet_zone", "mining_world")
    game = consuming("prosperous_world", *worlds, goods=worlds).pick("gem_world")
    assert game.prompt == "ask.action"
    assert (game.chips_of(1), len(game.goods_of(1))) == (1, 2)


@pytest.mark.rule("FRONT-9.6")
def test_without_a_power_nothing_is_consumed() -> None:
    game = consuming("gem_world", goods=("gem_world",))
    assert game.goods_of(1) == {"gem_world": "novelty"}
    assert game.chips_of(1) == 0


@pytest.mark.rule("FRONT-9.7")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_a_power_takes_as_many_as_it_can(n: int) -> None:
    worlds = ("gem_world", "artist_settlement", "imperium_survey_hq")
    game = consuming("consumer_markets", *worlds, goods=worlds[:n])
    assert game.chips_of(1) == n
    assert game.goods_of(1) == {}


@pytest.mark.rule("FRONT-9.7")
def test_no_fewer_goods_may_be_chosen_where_there_are_more() -> None:
    worlds = ("gem_world", "artist_settlement", "imperium_survey_hq", "spice_world")
    game = consuming("consumer_markets", *worlds, goods=worlds)
    assert (game.prompt, game.asked.low, game.asked.high) == ("ask.consume_goods", 3, 3)


@pytest.mark.rule("FRONT-9.8")
def test_the_order_is_free_even_if_it_spares_goods() -> None:
    game = consuming("tourist_world", "secluded_world", "gem_world", "comet_zone", goods=("gem_world", "comet_zone"))
    game.pick("secluded_world").pick("gem_world")
    assert game.prompt == "ask.action", "one good is left, and Tourist World takes two"
    assert (game.goods_of(1), game.credits_of(1), game.chips_of(1)) == ({"comet_zone": "rare"}, 1, 0)
    game = consuming("tourist_world", "secluded_world", "gem_world", "comet_zone", goods=("gem_world", "comet_zone"))
    game.pick("tourist_world")
    assert (game.goods_of(1), game.credits_of(1), game.chips_of(1)) == ({}, 0, 3)


@pytest.mark.rule("FRONT-9.9")
@pytest.mark.parametrize(
    ("tile", "world", "used"),
    [
        ("information_hub", "gem_world", True),
        ("information_hub", "comet_zone", False),
        ("imperium_war_profiteers", "comet_zone", True),
        ("imperium_war_profiteers", "gem_world", False),
        ("prosperous_world", "comet_zone", True),
    ],
)
def test_a_power_for_a_kind_takes_no_other(tile: str, world: str, used: bool) -> None:
    game = consuming(tile, world, goods=(world,))
    assert (world not in game.goods_of(1)) == used
    assert (game.chips_of(1) > 0) == used


@pytest.mark.rule("FRONT-9.9")
def test_imperium_war_profiteers_takes_up_to_two_rare_goods_and_pays_for_each() -> None:
    worlds = ("comet_zone", "mining_world")
    game = consuming("imperium_war_profiteers", *worlds, goods=worlds)
    assert (game.chips_of(1), game.credits_of(1)) == (2, 2)
    game = consuming("imperium_war_profiteers", *worlds, goods=worlds[:1])
    assert (game.chips_of(1), game.credits_of(1)) == (1, 1)


@pytest.mark.rule("FRONT-9.10")
def test_goods_go_back_to_the_supply() -> None:
    game = consuming("tourist_world", "gem_world", "comet_zone", goods=("gem_world", "comet_zone"))
    assert (game.in_supply("novelty"), game.in_supply("rare")) == (19, 17)


@pytest.mark.rule("FRONT-9.12")
def test_new_economy_takes_no_good_and_counts_those_of_this_action() -> None:
    game = consuming("new_economy", "gem_world", goods=("gem_world",))
    assert (game.goods_of(1), game.chips_of(1)) == ({"gem_world": "novelty"}, 0)
    game = frontiers(3).adds(1, "new_economy", "galactic_salon").leads(0, "trade_consume")
    assert game.chips_of(1) == 1 + 1, "the salon's own, and one for having it"


@pytest.mark.rule("FRONT-9.12")
def test_new_economy_does_not_count_what_others_consume() -> None:
    game = frontiers(3).colonies(0, "epsilon_eridani", "gem_world").adds(1, "new_economy").goods(0, "gem_world")
    game.leads(0, "trade_consume").pick("nothing")
    assert (game.chips_of(0), game.chips_of(1)) == (1 + 1, 0)


@pytest.mark.rule("FRONT-9.17")
def test_galactic_salon_works_with_goods_and_without() -> None:
    assert consuming("galactic_salon", "gem_world", goods=("gem_world",)).goods_of(1) == {"gem_world": "novelty"}
    for game in (
        consuming("galactic_salon", "gem_world", goods=("gem_world",)),
        frontiers(3).adds(1, "galactic_salon").leads(0, "trade_consume"),
    ):
        assert game.chips_of(1) == 1


@pytest.mark.rule("FRONT-9.18")
def test_a_power_that_takes_two_goods_is_not_used_with_one() -> None:
    game = consuming("tourist_world", "gem_world", goods=("gem_world",))
    assert (game.goods_of(1), game.chips_of(1)) == ({"gem_world": "novelty"}, 0)
    game = consuming("mining_league", "gem_world", "comet_zone", goods=("gem_world", "comet_zone"))
    assert game.chips_of(1) == 0, "two Rare goods, not one of each"


# The pool


@pytest.mark.rule("FRONT-9.15", "FRONT-A16")
def test_the_pool_pays_in_full_and_makes_this_round_the_last() -> None:
    game = frontiers(3).colonies(1, "old_earth", "gem_world", "comet_zone").pool(2)
    game.goods(1, "gem_world", "comet_zone").leads(0, "trade_consume").pick("nothing")
    assert (game.chips_of(0), game.chips_of(1)) == (1, 3)
    assert game.state.last == "chips"
    assert game.seen(None)["pool"] == 0
    assert game.prompt == "ask.action", "the round is finished"
    game.end_round("trade_consume")
    assert game.over
    assert game.state.ending == "chips"


@pytest.mark.rule("FRONT-9.15", "FRONT-A16")
@pytest.mark.parametrize(("left", "last"), [(1, "chips"), (2, "")])
def test_a_pool_that_is_just_used_up_ends_the_game_too(left: int, last: str) -> None:
    assert frontiers(3).pool(left).leads(0, "trade_consume").state.last == last


@pytest.mark.rule("FRONT-9.15", "FRONT-12.2")
def test_what_is_paid_later_in_that_round_is_paid_too() -> None:
    game = frontiers(3).pool(1).leads(0, "trade_consume").leads(1, "send_envoys")
    assert (game.chips_of(0), game.chips_of(1), game.state.pool) == (1, 1, -1)
