"""Section 8: consume powers, their order, the 2x bonus and the chips."""

import pytest

from astrarium.games.race import GAME
from astrarium.kernel import Refused

from ..scenario import Scenario, race

NEXT_ROUND = {0: "ask.action", 1: "ask.action"}


def three_novelties() -> Scenario:
    """The example of the rulebook: three Novelty goods, New Vinland and Free Trade Association."""
    worlds = ("new_vinland", "artist_colony", "gem_world")
    return race().tableau(0, "free_trade_association", *worlds).goods(0, *worlds)


@pytest.mark.rule("RACE-8.1")
def test_every_player_consumes_whoever_chose_the_phase() -> None:
    game = race().tableau(0, "old_earth", "comet_zone").tableau(1, "epsilon_eridani", "gem_world")
    game.goods(0, "comet_zone").goods(1, "gem_world").picks(0, "consume_trade").picks(1, "produce").phase("consume")
    assert (game.chips(1), game.hand_size(1), game.with_goods(1)) == (1, 1, [])


@pytest.mark.rule("RACE-8.1", "RACE-8.4")
def test_a_power_that_can_be_used_cannot_be_declined() -> None:
    game = race().tableau(0, "public_works", "prosperous_world", "comet_zone").goods(0, "comet_zone").phase("consume")
    assert game.options(0) == ["public_works", "prosperous_world"]


@pytest.mark.rule("RACE-8.1")
def test_without_goods_no_power_that_needs_one_works() -> None:
    game = race().tableau(0, "old_earth", "comet_zone", "new_vinland").phase("consume")
    assert (game.chips(0), game.hand_size(0)) == (0, 0)
    assert game.prompts() == NEXT_ROUND


@pytest.mark.rule("RACE-8.2")
def test_mining_league_takes_two_rare_goods_for_three_chips() -> None:
    game = race().tableau(0, "mining_league", "comet_zone", "rebel_miners", "gem_world")
    game.goods(0, "comet_zone", "rebel_miners", "gem_world").phase("consume")
    assert (game.chips(0), game.with_goods(0)) == (3, ["gem_world"])


@pytest.mark.rule("RACE-8.2")
def test_a_power_for_one_kind_leaves_the_other_kinds() -> None:
    game = race().tableau(0, "plague_world", "comet_zone", "gem_world", "alien_robotic_factory")
    game.goods(0, "comet_zone", "gem_world", "alien_robotic_factory").phase("consume")
    assert (game.chips(0), game.hand_size(0)) == (0, 0)
    assert game.with_goods(0) == ["comet_zone", "gem_world", "alien_robotic_factory"]


@pytest.mark.rule("RACE-8.2")
def test_deficit_spending_takes_cards_of_the_hand_and_no_goods() -> None:
    game = race().tableau(0, "deficit_spending", "comet_zone")
    game.hand(0, "drop_ships", "artist_colony", "gem_world").goods(0, "comet_zone").phase("consume")
    game.choose(0, "deficit_spending").choose(0, "drop_ships", "gem_world")
    assert (game.chips(0), game.hand_of(0), game.with_goods(0)) == (2, ["artist_colony"], ["comet_zone"])
    assert game.discarded() == ["drop_ships", "gem_world"]


@pytest.mark.rule("RACE-8.2")
def test_new_economy_draws_a_card_for_nothing() -> None:
    game = race().tableau(0, "new_economy").deck("drop_ships").phase("consume")
    assert (game.hand_of(0), game.chips(0)) == (["drop_ships"], 0)


@pytest.mark.rule("RACE-8.3")
def test_goods_are_discarded_unseen_even_by_their_owner() -> None:
    game = race().tableau(0, "public_works", "comet_zone").goods(0, "comet_zone")
    good = game.state.goods[0][1]
    game.phase("consume")
    assert game.state.discard == [good]
    assert all(GAME.view(game.state, seat)["known"] == [] for seat in (0, 1))


@pytest.mark.rule("RACE-8.3")
def test_a_good_counts_for_one_power_only() -> None:
    game = race().tableau(0, "public_works", "prosperous_world", "comet_zone").goods(0, "comet_zone").phase("consume")
    game.choose(0, "public_works")
    assert game.chips(0) == 1
    assert game.prompts() == NEXT_ROUND


@pytest.mark.rule("RACE-8.3", "RACE-8.15")
def test_a_world_may_consume_a_good_that_lies_elsewhere() -> None:
    game = race().tableau(0, "prosperous_world", "comet_zone").goods(0, "prosperous_world", "comet_zone")
    game.phase("consume").choose(0, "comet_zone")
    assert game.with_goods(0) == ["prosperous_world"]


@pytest.mark.rule("RACE-8.4")
@pytest.mark.parametrize(
    ("first", "chips", "left"), [("mining_conglomerate", 2, []), ("public_works", 1, ["gem_world"])]
)
def test_the_owner_chooses_the_order_even_if_goods_are_left(first: str, chips: int, left: list[str]) -> None:
    game = race().tableau(0, "mining_conglomerate", "public_works", "comet_zone", "gem_world")
    game.goods(0, "comet_zone", "gem_world").phase("consume").choose(0, first)
    if first == "public_works":
        game.choose(0, "comet_zone")  # the only good that Mining Conglomerate could have taken
    assert (game.chips(0), game.with_goods(0)) == (chips, left)
    assert game.prompts() == NEXT_ROUND


@pytest.mark.rule("RACE-8.5")
def test_a_power_is_used_once_in_a_phase() -> None:
    game = race().tableau(0, "galactic_trendsetters", "comet_zone", "gem_world").goods(0, "comet_zone", "gem_world")
    game.phase("consume").choose(0, "gem_world")
    assert (game.chips(0), game.with_goods(0)) == (2, ["comet_zone"])
    assert game.prompts() == NEXT_ROUND


@pytest.mark.rule("RACE-8.5")
def test_a_power_may_be_used_again_in_the_next_phase() -> None:
    game = race().tableau(0, "galactic_trendsetters", "comet_zone", "gem_world").goods(0, "comet_zone", "gem_world")
    game.phase("consume", "consume").choose(0, "gem_world")
    assert (game.chips(0), game.with_goods(0)) == (4, [])


@pytest.mark.rule("RACE-8.6")
@pytest.mark.parametrize("goods", [("comet_zone",), ("comet_zone", "gem_world")])
def test_a_power_for_up_to_two_takes_all_it_can(goods: tuple[str, ...]) -> None:
    game = race().tableau(0, "old_earth", "comet_zone", "gem_world").goods(0, *goods).phase("consume")
    assert (game.chips(0), game.with_goods(0)) == (len(goods), [])


@pytest.mark.rule("RACE-8.6")
def test_fewer_goods_than_the_power_can_take_are_refused() -> None:
    worlds = ("comet_zone", "gem_world", "distant_world")
    game = race().tableau(0, "old_earth", *worlds).goods(0, *worlds).phase("consume")
    for too_few_or_many in ((), ("gem_world",), worlds):
        with pytest.raises(Refused):
            game.choose(0, *too_few_or_many)
    game.choose(0, "gem_world", "distant_world")
    assert (game.chips(0), game.with_goods(0)) == (2, ["comet_zone"])


@pytest.mark.rule("RACE-8.6", "RACE-8.7")
def test_free_trade_association_takes_all_three_if_invoked_first() -> None:
    game = three_novelties().phase("consume").choose(0, "free_trade_association")
    assert (game.chips(0), game.hand_size(0), game.with_goods(0)) == (3, 3, [])
    assert game.prompts() == NEXT_ROUND


@pytest.mark.rule("RACE-8.7", "RACE-8.4")
def test_new_vinland_gets_its_good_if_invoked_before() -> None:
    game = three_novelties().phase("consume").choose(0, "new_vinland").choose(0, "gem_world")
    assert (game.chips(0), game.hand_size(0), game.with_goods(0)) == (2, 4, [])


@pytest.mark.rule("RACE-8.7")
def test_nothing_comes_between_while_a_power_takes_its_goods() -> None:
    worlds = ["new_vinland", "artist_colony", "gem_world", "space_port"]
    game = race().tableau(0, "free_trade_association", *worlds).goods(0, *worlds).phase("consume")
    game.choose(0, "free_trade_association")
    assert game.options(0) == worlds
    with pytest.raises(Refused):
        game.choose(0, "artist_colony", "gem_world")
    game.choose(0, "artist_colony", "gem_world", "space_port")
    assert (game.chips(0), game.hand_size(0), game.with_goods(0)) == (3, 5, [])  # the fourth went to New Vinland


@pytest.mark.rule("RACE-8.11")
def test_the_double_bonus_doubles_chips_but_neither_cards_nor_goods() -> None:
    game = race().tableau(0, "new_earth", "comet_zone").goods(0, "new_earth", "comet_zone").picks(0, "consume_2x")
    game.phase("consume").choose(0, "comet_zone")
    assert (game.chips(0), game.hand_size(0), game.with_goods(0)) == (2, 1, ["new_earth"])


@pytest.mark.rule("RACE-8.11")
@pytest.mark.parametrize(
    ("card", "chips"), [("tourist_world", 6), ("mining_league", 6), ("old_earth", 4), ("new_vinland", 0)]
)
def test_the_double_bonus_doubles_each_power(card: str, chips: int) -> None:
    game = race().tableau(0, card, "comet_zone", "rebel_miners").goods(0, "comet_zone", "rebel_miners")
    game.picks(0, "consume_2x").phase("consume")
    if card == "new_vinland":
        game.choose(0, "comet_zone")
    assert game.chips(0) == chips


@pytest.mark.rule("RACE-8.11", "RACE-8.13")
def test_only_who_chose_the_double_bonus_doubles() -> None:
    game = race(3).tableau(0, "public_works", "comet_zone").tableau(1, "public_works", "gem_world")
    game.tableau(2, "prosperous_world", "rebel_miners")
    game.goods(0, "comet_zone").goods(1, "gem_world").goods(2, "rebel_miners", "prosperous_world")
    game.picks(0, "consume_2x").picks(1, "produce").picks(2, "consume_trade").phase("consume")
    game.choose(2, "rebel_miners")
    assert [game.chips(seat) for seat in (0, 1, 2)] == [2, 1, 1]


@pytest.mark.rule("RACE-8.12")
@pytest.mark.parametrize("card", ["deficit_spending", "merchant_world"])
def test_chips_for_cards_of_the_hand_are_never_doubled(card: str) -> None:
    game = race().tableau(0, card, "public_works", "comet_zone")
    game.hand(0, "drop_ships", "artist_colony").goods(0, "comet_zone").picks(0, "consume_2x").phase("consume")
    game.choose(0, card).choose(0, "drop_ships", "artist_colony")
    assert game.chips(0) == 2 + 2  # two for the cards, and two for the good that Public Works takes


@pytest.mark.rule("RACE-8.14")
def test_chips_come_from_the_pool() -> None:
    game = race().tableau(0, "mining_league", "comet_zone", "rebel_miners").goods(0, "comet_zone", "rebel_miners")
    game.pool(20).phase("consume")
    assert (game.chips(0), game.state.pool) == (3, 17)


@pytest.mark.rule("RACE-8.14", "RACE-11.3")
def test_a_short_pool_still_pays_everybody_in_full() -> None:
    game = race().tableau(0, "tourist_world", "comet_zone", "rebel_miners").tableau(1, "public_works", "gem_world")
    game.goods(0, "comet_zone", "rebel_miners").goods(1, "gem_world")
    game.pool(1).picks(0, "consume_2x").phase("consume")
    assert (game.chips(0), game.chips(1)) == (6, 1)


@pytest.mark.rule("RACE-11.3")
def test_what_the_pool_lacks_does_not_leave_it_below_0() -> None:
    game = race().tableau(0, "tourist_world", "comet_zone", "rebel_miners").goods(0, "comet_zone", "rebel_miners")
    game.pool(1).picks(0, "consume_2x").phase("consume")
    assert (game.chips(0), game.state.pool, GAME.view(game.state, 1)["pool"]) == (6, 0, 0)


@pytest.mark.rule("RACE-8.15")
def test_the_owner_chooses_among_the_goods_that_fit() -> None:
    worlds = ("comet_zone", "rebel_miners", "gem_world")
    game = race().tableau(0, "terraforming_robots", *worlds).goods(0, *worlds).phase("consume")
    assert game.options(0) == ["comet_zone", "rebel_miners"]
    game.choose(0, "rebel_miners")
    assert game.with_goods(0) == ["comet_zone", "gem_world"]


# Rulings


@pytest.mark.rule("RACE-A1")
def test_new_vinland_gives_two_cards_and_no_chips() -> None:
    game = race().tableau(0, "new_vinland").goods(0, "new_vinland").picks(0, "consume_2x").phase("consume")
    assert (game.hand_size(0), game.chips(0)) == (2, 0)


@pytest.mark.rule("RACE-A12")
@pytest.mark.parametrize("card", ["deficit_spending", "merchant_world"])
def test_a_hand_power_may_be_left_alone(card: str) -> None:
    game = race().tableau(0, card).hand(0, "drop_ships").phase("consume")
    assert game.options(0) == [card, "nothing"]
    game.nothing(0)
    assert (game.chips(0), game.hand_of(0)) == (0, ["drop_ships"])
    assert game.prompts() == NEXT_ROUND


@pytest.mark.rule("RACE-A12")
def test_a_hand_power_may_discard_none_or_one_but_not_three() -> None:
    for cards in ((), ("drop_ships",)):
        game = race().tableau(0, "deficit_spending").hand(0, "drop_ships", "gem_world", "comet_zone").phase("consume")
        game.choose(0, "deficit_spending")
        with pytest.raises(Refused):
            game.choose(0, "drop_ships", "gem_world", "comet_zone")
        game.choose(0, *cards)
        assert (game.chips(0), game.hand_size(0)) == (len(cards), 3 - len(cards))
        assert game.prompts() == NEXT_ROUND  # used, even with no card


@pytest.mark.rule("RACE-A12")
def test_hand_powers_mix_with_others_and_one_may_not_stop_before_the_mandatory_ones() -> None:
    game = race().tableau(0, "deficit_spending", "public_works", "new_economy", "gem_world")
    game.hand(0, "drop_ships").goods(0, "gem_world").phase("consume")
    assert game.options(0) == ["deficit_spending", "public_works", "new_economy"]
    game.choose(0, "public_works").choose(0, "deficit_spending").choose(0, "drop_ships")
    assert (game.chips(0), game.hand_size(0)) == (2, 1)  # New Economy came last, by itself


@pytest.mark.rule("RACE-A14", "RACE-4.9")
def test_cards_drawn_in_the_phase_may_go_to_a_hand_power() -> None:
    game = race().tableau(0, "deficit_spending", "new_vinland").deck("drop_ships", "comet_zone")
    game.goods(0, "new_vinland").phase("consume")
    game.choose(0, "deficit_spending").choose(0, "comet_zone", "drop_ships")
    assert (game.chips(0), game.hand_of(0)) == (2, [])


@pytest.mark.rule("RACE-A14")
def test_cards_of_a_sale_may_go_to_a_hand_power() -> None:
    game = race().tableau(0, "deficit_spending", "gem_world").deck("drop_ships", "comet_zone").goods(0, "gem_world")
    game.picks(0, "consume_trade").phase("consume").choose(0, "deficit_spending").choose(0, "drop_ships")
    assert (game.chips(0), game.hand_of(0)) == (1, ["comet_zone"])
