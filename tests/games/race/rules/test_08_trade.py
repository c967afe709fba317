"""Section 8: selling a good with Consume: Trade."""

import pytest

from ..scenario import Scenario, race

NEXT_ROUND = {0: "ask.action", 1: "ask.action"}


def trading(*tableau: str) -> Scenario:
    """Seat 0 has chosen Consume: Trade."""
    return race().tableau(0, *tableau).picks(0, "consume_trade")


@pytest.mark.rule("RACE-8.8")
@pytest.mark.parametrize(
    ("world", "price"),
    [
        ("alien_robotic_factory", 5),
        ("malevolent_lifeforms", 4),
        ("rebel_miners", 3),
        ("artist_colony", 2),
        ("deserted_alien_outpost", 5),
        ("pre_sentient_race", 4),
        ("asteroid_belt", 3),
        ("refugee_world", 2),
    ],
)
def test_a_good_sells_for_the_price_of_its_kind(world: str, price: int) -> None:
    game = trading(world).goods(0, world).phase("consume")
    assert (game.hand_size(0), game.with_goods(0), game.chips(0)) == (price, [], 0)


@pytest.mark.rule("RACE-8.8")
def test_the_sale_comes_before_the_consume_powers() -> None:
    game = trading("public_works", "gem_world").goods(0, "gem_world").phase("consume")
    assert (game.hand_size(0), game.chips(0)) == (2, 0)  # nothing was left for Public Works


@pytest.mark.rule("RACE-8.8")
def test_the_sale_is_forced_and_the_seller_chooses_the_good() -> None:
    game = trading("gem_world", "comet_zone", "spice_world").goods(0, "gem_world", "comet_zone").phase("consume")
    assert game.prompts()[0] == "ask.sell"
    assert game.options(0) == ["gem_world", "comet_zone"]  # no way to sell nothing
    game.choose(0, "comet_zone")
    assert (game.hand_size(0), game.with_goods(0)) == (3, ["gem_world"])


@pytest.mark.rule("RACE-8.8")
def test_exactly_one_good_is_sold() -> None:
    worlds = ("artist_colony", "comet_zone", "rebel_miners")
    game = trading(*worlds).goods(0, *worlds).phase("consume").choose(0, "artist_colony")
    assert (game.hand_size(0), game.with_goods(0)) == (2, ["comet_zone", "rebel_miners"])
    assert game.prompts() == NEXT_ROUND


@pytest.mark.rule("RACE-8.8")
def test_the_goods_that_were_not_sold_are_consumed() -> None:
    game = trading("public_works", "artist_colony", "comet_zone").goods(0, "artist_colony", "comet_zone")
    game.phase("consume").choose(0, "comet_zone")
    assert (game.hand_size(0), game.chips(0), game.with_goods(0)) == (3, 1, [])


@pytest.mark.rule("RACE-8.9", "RACE-8.13")
@pytest.mark.parametrize("other", ["consume_2x", "produce", "explore_5"])
def test_nobody_else_sells(other: str) -> None:
    game = trading("gem_world").tableau(1, "comet_zone").goods(0, "gem_world").goods(1, "comet_zone")
    game.picks(1, other).phase("consume")
    assert (game.hand_size(0), game.hand_size(1)) == (2, 0)
    assert game.with_goods(1) == ["comet_zone"]


@pytest.mark.rule("RACE-8.9")
def test_trading_is_part_of_the_one_consume_phase() -> None:
    game = race().tableau(0, "gem_world").tableau(1, "public_works", "comet_zone")
    game.goods(0, "gem_world").goods(1, "comet_zone").phase().choose(0, "consume_trade").choose(1, "consume_2x")
    assert [event["phase"] for event in game.happened("phase")] == ["phase:consume"]
    assert (game.hand_size(0), game.chips(1)) == (2, 2)


@pytest.mark.rule("RACE-8.9", "RACE-8.13")
def test_two_traders_both_sell() -> None:
    game = trading("gem_world").tableau(1, "comet_zone").goods(0, "gem_world").goods(1, "comet_zone")
    game.picks(1, "consume_trade").phase("consume")
    assert (game.hand_size(0), game.hand_size(1)) == (2, 3)


@pytest.mark.rule("RACE-8.13")
def test_a_trader_gets_no_double_chips() -> None:
    game = trading("galactic_trendsetters", "gem_world", "comet_zone").goods(0, "gem_world", "comet_zone")
    game.phase("consume").choose(0, "gem_world")
    assert game.chips(0) == 2


@pytest.mark.rule("RACE-8.10", "RACE-A16")
def test_all_trade_powers_that_fit_are_added() -> None:
    """A Rare good brings 3 cards and more by powers: Old Earth 1, Export Duties 1, Merchant World 2, Space Port 2,
    Mining Conglomerate 1."""
    powers = ("old_earth", "export_duties", "merchant_world", "space_port", "mining_conglomerate")
    game = trading(*powers, "rebel_miners").goods(0, "rebel_miners").phase("consume")
    assert game.hand_size(0) == 3 + 1 + 1 + 2 + 2 + 1


@pytest.mark.rule("RACE-8.10", "RACE-A16")
@pytest.mark.parametrize(
    ("world", "price"),
    [
        ("artist_colony", 2 + 2 + 3),  # Spice World, Distant World
        ("rebel_miners", 3 + 2),  # Space Port
        ("malevolent_lifeforms", 4 + 1 + 2),  # Genetics Lab, Bio-Hazard Mining World
        ("alien_robotic_factory", 5),
    ],
)
def test_trade_powers_for_a_kind_count_for_that_kind_alone(world: str, price: int) -> None:
    powers = ("spice_world", "distant_world", "space_port", "genetics_lab", "bio_hazard_mining_world")
    game = trading(*powers, world).goods(0, world).phase("consume")
    assert game.hand_size(0) == price


@pytest.mark.rule("RACE-8.10")
def test_the_trade_powers_of_others_do_not_count() -> None:
    game = trading("gem_world").tableau(1, "export_duties", "merchant_world").goods(0, "gem_world").phase("consume")
    assert game.hand_size(0) == 2


@pytest.mark.rule("RACE-8.10")
def test_the_price_of_each_good_is_told_before_the_choice() -> None:
    game = trading("old_earth", "spice_world", "comet_zone").goods(0, "spice_world", "comet_zone").phase("consume")
    asked = game.asked(0)
    prices = [asked.step.option(game.state, code).text.args["n"] for code in asked.options]
    assert prices == [2 + 1 + 2, 3 + 1]


@pytest.mark.rule("RACE-A13")
def test_a_trader_without_goods_sells_nothing_and_loses_nothing() -> None:
    game = trading("old_earth", "comet_zone").hand(0, "drop_ships").phase("consume")
    assert (game.hand_of(0), game.chips(0)) == (["drop_ships"], 0)
    assert game.happened("sells") == []
    assert game.prompts() == NEXT_ROUND


@pytest.mark.rule("RACE-A16", "RACE-8.8")
def test_the_kind_of_the_good_sets_the_price_not_the_card_that_lies_there() -> None:
    """A Novelty good sells for 2 cards, even if the card that lies there as the good is an Alien world."""
    game = trading("artist_colony").hand(1, "alien_robotic_factory")
    game.state.goods[0][0] = game.state.hands[1].pop()
    game.phase("consume")
    assert game.hand_size(0) == 2
