"""Trade (FRONT-9.1 to FRONT-9.5)."""

import pytest

from ..scenario import Scenario, frontiers
from .said import said


def trading(*worlds: str, tiles: tuple[str, ...] = ()) -> Scenario:
    """Seat 1 has these colonies, all with goods, and these tiles; seat 0 has chosen Trade-Consume."""
    return frontiers(3).adds(1, *worlds, *tiles).goods(1, *worlds).leads(0, "trade_consume")


@pytest.mark.rule("FRONT-9.1")
def test_the_active_player_alone_gains_a_point() -> None:
    game = frontiers(3).leads(1, "trade_consume")
    assert [game.chips_of(seat) for seat in range(3)] == [0, 1, 0]
    assert game.state.pool == 35


@pytest.mark.rule("FRONT-9.1")
def test_that_point_comes_before_all_else() -> None:
    game = frontiers(3).goods(0, "ancient_race").leads(0, "trade_consume")
    assert (game.prompt, game.chips_of(0)) == ("ask.sell", 1)


@pytest.mark.rule("FRONT-9.2", "FRONT-2.6")
def test_each_in_order_trades_and_then_consumes() -> None:
    game = frontiers(3).colonies(0, "old_earth", "gem_world", "spice_world", "mining_world", "comet_zone")
    game.goods(0, "gem_world", "spice_world", "mining_world", "comet_zone").goods(1, "frontier_mining_camp")
    game.goods(2, "damaged_alien_factory").leads(0, "trade_consume")
    asked = []
    while game.prompt != "ask.action":
        asked.append((game.seat, game.prompt))
        game.answer(*game.asked.options[: game.asked.low])
    assert asked == [(0, "ask.sell"), (0, "ask.consume_goods"), (1, "ask.sell"), (2, "ask.sell")]


@pytest.mark.rule("FRONT-9.3")
@pytest.mark.parametrize(
    ("world", "kind", "price"),
    [
        ("gem_world", "novelty", 1),
        ("comet_zone", "rare", 2),
        ("plague_world", "genes", 3),
        ("alien_monolith", "alien", 4),
    ],
)
def test_a_good_is_sold_for_the_price_of_its_kind_and_goes_back(world: str, kind: str, price: int) -> None:
    game = trading(world)
    before = game.in_supply(kind)
    game.pick(world)
    assert game.credits_of(1) == price
    assert (game.goods_of(1), game.in_supply(kind)) == ({}, before + 1)


@pytest.mark.rule("FRONT-9.3")
def test_one_good_may_be_sold_and_none_must_be() -> None:
    game = trading("gem_world", "comet_zone")
    assert game.options == ["gem_world", "comet_zone", "nothing"]
    game.pick("comet_zone")
    assert game.prompt == "ask.action", "one only"
    game = trading("gem_world", "comet_zone").pick("nothing")
    assert (game.credits_of(1), len(game.goods_of(1))) == (0, 2)


@pytest.mark.rule("FRONT-9.3")
def test_without_a_good_nobody_is_asked() -> None:
    assert frontiers(3).leads(0, "trade_consume").prompt == "ask.action"


@pytest.mark.rule("FRONT-9.4")
def test_trade_powers_do_nothing_without_a_sale() -> None:
    assert trading("gem_world", tiles=("export_duties", "spice_world")).pick("nothing").credits_of(1) == 0


@pytest.mark.rule("FRONT-9.4")
def test_spice_world_is_for_novelty_goods() -> None:
    assert trading("gem_world", tiles=("spice_world",)).pick("gem_world").credits_of(1) == 3
    assert trading("comet_zone", tiles=("spice_world",)).pick("comet_zone").credits_of(1) == 2


@pytest.mark.rule("FRONT-9.5", "FRONT-A14")
def test_the_good_of_the_refinery_is_not_sold() -> None:
    game = frontiers(3).adds(1, "alien_oort_cloud_refinery", "gem_world").goods(1, "gem_world")
    game.goods(1, alien_oort_cloud_refinery="rare").leads(0, "trade_consume")
    assert game.options == ["gem_world", "nothing"]
    assert game.refusal("alien_oort_cloud_refinery").rule == "FRONT-9.5"


@pytest.mark.rule("FRONT-9.5", "FRONT-A14")
def test_with_that_good_alone_there_is_no_sale_not_even_through_trade_league() -> None:
    game = frontiers(3).adds(1, "alien_oort_cloud_refinery", "trade_league")
    game.goods(1, alien_oort_cloud_refinery="alien").leads(0, "trade_consume")
    assert game.prompt == "ask.action"
    assert game.credits_of(1) == 0


@pytest.mark.rule("FRONT-9.5", "FRONT-A14")
def test_the_good_of_the_refinery_is_consumed_as_the_colour_that_it_was_placed_with() -> None:
    game = frontiers(3).adds(1, "alien_oort_cloud_refinery", "information_hub")
    assert game.goods(1, alien_oort_cloud_refinery="novelty").leads(0, "trade_consume").chips_of(1) == 2
    game = frontiers(3).adds(1, "alien_oort_cloud_refinery", "information_hub")
    assert game.goods(1, alien_oort_cloud_refinery="rare").leads(0, "trade_consume").chips_of(1) == 0


@pytest.mark.rule("FRONT-A14")
def test_the_good_of_the_refinery_is_spent_for_military() -> None:
    game = frontiers(3).adds(1, "alien_oort_cloud_refinery", "military_industry").explored(1, "rebel_warrior_race")
    game.goods(1, alien_oort_cloud_refinery="rare").colonists(1, 1).leads(0, "settle").pick("rebel_warrior_race")
    assert game.colonies_of(1)[-1] == "rebel_warrior_race"
    assert "alien_oort_cloud_refinery" not in game.goods_of(1)


@pytest.mark.rule("FRONT-A27")
def test_a_sale_through_trade_league_is_a_sale_and_no_consuming() -> None:
    game = frontiers(3).adds(1, "trade_league", "new_economy", "gem_world").goods(1, "gem_world")
    game.leads(0, "trade_consume").pick("nothing").pick("trade_league")
    assert game.credits_of(1) == 1 + 1, "with the Trade power of Trade League"
    assert game.chips_of(1) == 0, "New Economy does not count it"


@pytest.mark.rule("FRONT-A27", "FRONT-9.11")
def test_trade_league_sells_at_any_moment_of_consume() -> None:
    """Trade League may sell before a power of Consume that must be used, and also after it."""
    worlds = ("gem_world", "comet_zone")
    game = trading(*worlds, tiles=("trade_league", "prosperous_world")).pick("nothing")
    assert sorted(game.options) == ["prosperous_world", "trade_league"], "no end while a power must be used"
    game.pick("trade_league").pick("comet_zone")
    assert (game.credits_of(1), game.chips_of(1), game.goods_of(1)) == (3, 1, {})
    game = trading(*worlds, tiles=("trade_league", "prosperous_world")).pick("nothing").pick("prosperous_world")
    game.pick("gem_world")
    assert game.options == ["trade_league", "nothing"]


@pytest.mark.rule("FRONT-9.4")
def test_what_a_sale_brings_with_all_powers_is_said_before_and_told_after() -> None:
    game = trading("gem_world", "comet_zone", tiles=("spice_world", "export_duties"))
    assert said(game, "gem_world")[0].endswith(": 4 $")
    assert said(game, "comet_zone")[0].endswith(": 3 $")
    [sale] = game.pick("gem_world").happened("sells")
    assert (sale["side"], sale["world"], sale["n"]) == ("seat:1", "world:gem_world", 1 + 2 + 1)


@pytest.mark.rule("FRONT-9.4", "FRONT-9.11")
def test_the_second_sale_says_its_price_too() -> None:
    game = trading("gem_world", "comet_zone", "plague_world", tiles=("trade_league",)).pick("comet_zone")
    game.pick("trade_league")
    assert said(game, "plague_world")[0].endswith(": 4 $")
    assert game.pick("plague_world").credits_of(1) == 3 + 4
