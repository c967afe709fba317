"""Section 14: rulings on single cards in Consume and in the score."""

import pytest

from astrarium.kernel import Kind, Refused

from ..scenario import Scenario, race

NEXT_ROUND = {0: "ask.action", 1: "ask.action"}


# Gambling World


def gambling(top: str) -> Scenario:
    """Seat 0 has to name a number; this card lies on top of the draw pile."""
    game = race().tableau(0, "gambling_world", "comet_zone").deck(top, "old_earth").phase("consume")
    assert game.prompts()[0] == "ask.gamble"
    return game


@pytest.mark.rule("RACE-14.2")
@pytest.mark.parametrize(
    ("top", "number"),
    [("public_works", 1), ("mining_world", 3), ("merchant_guild", 6), ("rebel_base", 6), ("rebel_homeworld", 7)],
)
def test_gambling_world_keeps_a_card_of_the_number_named(top: str, number: int) -> None:
    game = gambling(top).amount(0, number)
    assert (game.hand_of(0), game.discarded(), game.chips(0)) == ([top], [], 0)
    assert game.prompts() == NEXT_ROUND


@pytest.mark.rule("RACE-14.2")
@pytest.mark.parametrize(
    ("top", "number"), [("public_works", 2), ("rebel_base", 7), ("rebel_base", 5), ("pilgrimage_world", 1)]
)
def test_gambling_world_discards_any_other_card_in_sight_of_all(top: str, number: int) -> None:
    game = gambling(top).amount(0, number)
    assert (game.hand_of(0), game.discarded()) == ([], [top])
    assert game.state.discard == game.known(0) == game.known(1) == game.known(None)


@pytest.mark.rule("RACE-14.2")
def test_the_number_is_from_one_to_seven() -> None:
    game = gambling("pilgrimage_world")
    asked = game.asked(0)
    assert (asked.kind, asked.low, asked.high) == (Kind.AMOUNT, 1, 7)
    for number in (0, 8):
        with pytest.raises(Refused):
            game.amount(0, number)


@pytest.mark.rule("RACE-14.2")
def test_the_two_powers_of_gambling_world_are_separate_and_go_in_any_order() -> None:
    game = (
        race().tableau(0, "gambling_world", "comet_zone").deck("public_works").goods(0, "comet_zone").phase("consume")
    )
    assert game.options(0) == ["gambling_world", "gambling_world"]
    consume, gamble = game.asked(0).options
    game.answer(0, gamble)
    assert game.with_goods(0) == ["comet_zone"]
    game.amount(0, 1)
    assert (game.chips(0), game.hand_of(0), game.with_goods(0)) == (1, ["public_works"], [])

    game = race().tableau(0, "gambling_world", "comet_zone").goods(0, "comet_zone").phase("consume")
    game.answer(0, consume)
    assert (game.chips(0), game.with_goods(0)) == (1, [])
    assert game.prompts()[0] == "ask.gamble"  # it still has to be used


# Pilgrimage World


@pytest.mark.rule("RACE-14.3")
@pytest.mark.parametrize(("count", "chips"), [(1, 0), (2, 1), (4, 3)])
@pytest.mark.parametrize("bonus", ["consume_2x", "explore_5"])
def test_pilgrimage_world_takes_every_good_for_one_less(count: int, chips: int, bonus: str) -> None:
    worlds = ("comet_zone", "artist_colony", "malevolent_lifeforms", "alien_robotic_factory")[:count]
    game = race().tableau(0, "pilgrimage_world", *worlds).goods(0, *worlds).picks(0, bonus).phase("consume")
    assert game.with_goods(0) == []
    assert game.chips(0) == chips * (2 if bonus == "consume_2x" else 1)


@pytest.mark.rule("RACE-14.3")
def test_pilgrimage_world_without_goods_costs_nothing() -> None:
    game = race().tableau(0, "pilgrimage_world", "comet_zone").has(0, 5).phase("consume")
    assert game.chips(0) == 5


@pytest.mark.rule("RACE-14.3")
def test_pilgrimage_world_counts_the_goods_that_are_left() -> None:
    worlds = ("comet_zone", "artist_colony", "rebel_miners")
    first = race().tableau(0, "pilgrimage_world", "galactic_trendsetters", *worlds).goods(0, *worlds).phase("consume")
    first.choose(0, "pilgrimage_world")
    assert (first.chips(0), first.with_goods(0)) == (2, [])  # nothing left for Galactic Trendsetters
    last = race().tableau(0, "pilgrimage_world", "galactic_trendsetters", *worlds).goods(0, *worlds).phase("consume")
    last.choose(0, "galactic_trendsetters").choose(0, "comet_zone")
    assert (last.chips(0), last.with_goods(0)) == (2 + 1, [])


# Selling as a consume power


@pytest.mark.rule("RACE-14.4")
def test_black_market_sells_at_the_list_price() -> None:
    game = race().tableau(0, "black_market_trading_world", "export_duties", "galactic_engineers", "distant_world")
    game.goods(0, "distant_world").phase("consume")
    assert (game.hand_size(0), game.with_goods(0)) == (4, [])


@pytest.mark.rule("RACE-14.4")
def test_trade_league_sells_with_every_trade_power_and_its_own() -> None:
    game = race().tableau(0, "trade_league", "export_duties", "galactic_engineers", "spice_world", "distant_world")
    game.goods(0, "distant_world").phase("consume")
    assert game.hand_size(0) == 4 + 1 + 1 + 1


@pytest.mark.rule("RACE-14.4")
@pytest.mark.parametrize("card", ["black_market_trading_world", "trade_league"])
def test_such_a_sale_is_mandatory_and_its_good_is_chosen(card: str) -> None:
    game = race().tableau(0, card, "artist_colony", "rebel_miners").goods(0, "artist_colony", "rebel_miners")
    game.phase("consume")
    assert game.prompts()[0] == "ask.sell"
    assert game.options(0) == ["artist_colony", "rebel_miners"]
    game.choose(0, "rebel_miners")
    assert game.hand_size(0) == 3 + (card == "trade_league")
    assert game.with_goods(0) == ["artist_colony"]


@pytest.mark.rule("RACE-14.4")
def test_such_a_sale_needs_a_good_that_remains() -> None:
    game = race().tableau(0, "black_market_trading_world", "public_works", "artist_colony").goods(0, "artist_colony")
    game.phase("consume").choose(0, "public_works")
    assert (game.chips(0), game.hand_size(0)) == (1, 0)
    assert game.prompts() == NEXT_ROUND


@pytest.mark.rule("RACE-14.4")
def test_such_a_sale_comes_on_top_of_the_trade_bonus() -> None:
    game = race().tableau(0, "black_market_trading_world", "export_duties", "artist_colony", "rebel_miners")
    game.goods(0, "artist_colony", "rebel_miners").picks(0, "consume_trade").phase("consume")
    game.choose(0, "rebel_miners")
    assert (game.hand_size(0), game.with_goods(0)) == (3 + 1 + 2, [])


@pytest.mark.rule("RACE-14.4", "RACE-8.11")
def test_the_double_bonus_does_not_double_such_a_sale() -> None:
    game = race().tableau(0, "trade_league", "artist_colony").goods(0, "artist_colony").picks(0, "consume_2x")
    game.phase("consume")
    assert (game.hand_size(0), game.chips(0)) == (3, 0)


@pytest.mark.rule("RACE-14.5")
@pytest.mark.parametrize(
    ("sold", "price"), [("pirate_world", 2 + 3), ("star_nomad_lair", 2 + 1), ("refugee_world", 2), ("comet_zone", 3)]
)
def test_trade_powers_of_this_world_count_for_its_own_good(sold: str, price: int) -> None:
    worlds = ("pirate_world", "star_nomad_lair", "refugee_world", "comet_zone")
    game = race().tableau(0, *worlds).goods(0, *worlds).picks(0, "consume_trade").phase("consume")
    game.choose(0, sold)
    assert game.hand_size(0) == price


# The score


@pytest.mark.rule("RACE-14.6")
def test_new_galactic_order_leaves_out_specialised_and_temporary_military() -> None:
    """Military against Rare, Alien or Rebel worlds and New Military Tactics add nothing to the card's own 2."""
    others = ("alpha_centauri", "alien_rosetta_stone_world", "alien_tech_institute", "galactic_imperium")
    game = race().tableau(0, "new_galactic_order", *others, "new_military_tactics")
    assert game.worth(0, "new_galactic_order") == 2


@pytest.mark.rule("RACE-14.6")
def test_new_galactic_order_subtracts_negative_military() -> None:
    """The card's own 2 + 3 Drop Ships - 1 Empath World - 1 Refugee World - 1 Pan-Galactic League = 2."""
    game = race().tableau(0, "new_galactic_order", "drop_ships", "empath_world", "refugee_world", "pan_galactic_league")
    assert game.worth(0, "new_galactic_order") == 2


@pytest.mark.rule("RACE-14.6")
def test_military_lent_by_a_discarded_card_does_not_count() -> None:
    game = race().tableau(0, "new_galactic_order", "new_military_tactics").hand(0, "rebel_outpost").phase("settle")
    game.choose(0, "rebel_outpost")
    assert game.tableau_of(0) == ["new_galactic_order", "rebel_outpost"]
    assert game.worth(0, "new_galactic_order") == 2 + 1  # Rebel Outpost brings 1


@pytest.mark.rule("RACE-14.7")
@pytest.mark.parametrize(
    ("other", "new_economy", "trade_league"),
    [
        ("black_market_trading_world", 1, 0),
        ("spice_world", 0, 1),
        ("merchant_world", 1, 1),
        ("pirate_world", 0, 1),
        ("export_duties", 0, 2),
        ("deficit_spending", 2, 0),
        ("mining_conglomerate", 2, 2),
        ("drop_ships", 0, 0),
    ],
)
def test_a_phase_iv_power_is_not_a_trade_power(other: str, new_economy: int, trade_league: int) -> None:
    game = race().tableau(0, "new_economy", other)
    assert game.worth(0, "new_economy") == 2 + new_economy
    game = race().tableau(0, "trade_league", other)
    assert game.worth(0, "trade_league") == 2 + trade_league


@pytest.mark.rule("RACE-14.7")
def test_trade_league_has_a_power_of_both_sorts() -> None:
    game = race().tableau(0, "new_economy", "trade_league")
    assert (game.worth(0, "new_economy"), game.worth(0, "trade_league")) == (4, 2)


# Several goods


@pytest.mark.rule("RACE-14.8")
def test_diversified_economy_takes_three_goods_of_three_kinds() -> None:
    worlds = ("artist_colony", "space_port", "rebel_miners", "malevolent_lifeforms")
    game = race().tableau(0, "diversified_economy", *worlds).goods(0, *worlds).picks(0, "consume_2x").phase("consume")
    game.choose(0, "space_port")  # which Novelty good? The other kinds have one good each
    assert (game.chips(0), game.with_goods(0)) == (6, ["artist_colony"])


@pytest.mark.rule("RACE-14.8")
def test_diversified_economy_lets_the_owner_choose_among_four_kinds() -> None:
    worlds = ("artist_colony", "rebel_miners", "malevolent_lifeforms", "alien_robotic_factory")
    game = race().tableau(0, "diversified_economy", *worlds).goods(0, *worlds).phase("consume")
    assert game.options(0) == ["novelty", "rare", "genes", "alien"]
    for wrong in (("novelty", "rare"), ("novelty", "rare", "genes", "alien")):
        with pytest.raises(Refused):
            game.choose(0, *wrong)
    game.choose(0, "novelty", "genes", "alien")
    assert (game.chips(0), game.with_goods(0)) == (3, ["rebel_miners"])


@pytest.mark.rule("RACE-14.8")
def test_diversified_economy_does_nothing_with_fewer_kinds() -> None:
    worlds = ("artist_colony", "space_port", "rebel_miners", "imperium_armaments_world")
    game = race().tableau(0, "diversified_economy", *worlds).goods(0, *worlds).phase("consume")
    assert (game.chips(0), game.with_goods(0)) == (0, list(worlds))
    assert game.prompts() == NEXT_ROUND


@pytest.mark.rule("RACE-14.8")
@pytest.mark.parametrize("card", ["tourist_world", "mining_league"])
def test_a_power_for_two_goods_needs_two(card: str) -> None:
    one = race().tableau(0, card, "rebel_miners", "comet_zone").goods(0, "comet_zone").phase("consume")
    assert (one.chips(0), one.with_goods(0)) == (0, ["comet_zone"])
    two = race().tableau(0, card, "rebel_miners", "comet_zone").goods(0, "comet_zone", "rebel_miners").phase("consume")
    assert (two.chips(0), two.with_goods(0)) == (3, [])


@pytest.mark.rule("RACE-14.8")
def test_two_goods_of_different_kinds_do_for_tourist_world_but_not_for_mining_league() -> None:
    for card, chips in (("tourist_world", 3), ("mining_league", 0)):
        game = race().tableau(0, card, "artist_colony", "comet_zone").goods(0, "artist_colony", "comet_zone")
        assert game.phase("consume").chips(0) == chips
