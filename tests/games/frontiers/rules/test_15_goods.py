"""Powers of Produce, Trade and Consume (FRONT-15.17 to FRONT-15.27)."""

import pytest

from astrarium.kernel import Refusal, Refused

from ..scenario import Scenario, frontiers


def producing(*tiles: str) -> Scenario:
    """Seat 1 has these; seat 0 has chosen Produce."""
    return frontiers(3).adds(1, *tiles).leads(0, "produce")


# Produce


@pytest.mark.rule("FRONT-15.17")
@pytest.mark.parametrize(
    ("tile", "filled"),
    [
        ("genetics_lab", "pre_sentient_race"),
        ("mining_robots", "asteroid_belt"),
        ("free_trade_association", "galactic_resort"),
        ("alien_tech_institute", "deserted_alien_outpost"),
    ],
)
def test_a_windfall_power_is_for_its_kind(tile: str, filled: str) -> None:
    worlds = ("pre_sentient_race", "asteroid_belt", "galactic_resort", "deserted_alien_outpost")
    assert set(producing(tile, *worlds).goods_of(1)) == {"frontier_mining_camp", filled}


@pytest.mark.rule("FRONT-15.17", "FRONT-3.3")
def test_a_windfall_power_is_used_whether_one_likes_it_or_not() -> None:
    game = producing("galactic_engineers", "asteroid_belt", "pre_sentient_race")
    assert game.options == ["asteroid_belt", "pre_sentient_race"], "no way to pass"
    assert producing("galactic_engineers").goods_of(1) == {"frontier_mining_camp": "rare"}, "nothing to fill"


@pytest.mark.rule("FRONT-15.17", "FRONT-3.4")
def test_two_windfall_powers_fill_two_colonies() -> None:
    game = producing("mining_robots", "interstellar_prospectors", "asteroid_belt", "radioactive_world")
    assert game.goods_of(1).keys() >= {"asteroid_belt", "radioactive_world"}
    assert game.prompt == "ask.action", "both are filled, whichever goes first (FRONT-A36)"


@pytest.mark.rule("FRONT-15.17", "FRONT-3.9", "FRONT-A35")
def test_a_power_for_one_kind_fills_a_colony_of_any_kind_as_that_kind() -> None:
    """Mining Robots fills rare colonies alone, so the refinery becomes rare without a question."""
    game = producing("mining_robots", "alien_oort_cloud_refinery")
    assert game.prompt == "ask.action"
    assert game.goods_of(1)["alien_oort_cloud_refinery"] == "rare"
    assert game.happened("sets_kind") == [
        {"side": "seat:1", "world": "world:alien_oort_cloud_refinery", "good": "good:rare"}
    ]


@pytest.mark.rule("FRONT-15.18")
@pytest.mark.parametrize(
    ("world", "gain"), [("comet_zone", 1), ("lost_species_ark_world", 2), ("artist_settlement", 0)]
)
def test_a_colony_pays_if_it_produced(world: str, gain: int) -> None:
    assert producing(world).credits_of(1) == gain
    assert frontiers(3).adds(1, world).goods(1, world).leads(0, "produce").credits_of(1) == 0


@pytest.mark.rule("FRONT-15.18")
def test_it_pays_also_if_a_power_or_the_bonus_made_the_good() -> None:
    assert producing("runaway_robots").credits_of(1) == 0, "a windfall colony does not produce by itself"
    assert producing("runaway_robots", "mining_robots").credits_of(1) == 1
    assert frontiers(3).adds(1, "runaway_robots").leads(1, "produce").credits_of(1) == 1


@pytest.mark.rule("FRONT-15.19")
def test_so_much_for_each_good_of_a_kind_that_was_produced() -> None:
    game = producing("mining_conglomerate", "mining_robots", "asteroid_belt", "mining_world", "artist_settlement")
    assert game.credits_of(1) == 3, "camp, mining world and asteroid belt; not the novelty good"


@pytest.mark.rule("FRONT-15.20")
def test_so_much_for_each_kind_among_what_was_produced() -> None:
    game = frontiers(3).adds(1, "diversified_economy", "mining_world", "artist_settlement", "plague_world")
    game.goods(1, "plague_world").leads(0, "produce")
    assert game.credits_of(1) == 2, "two Rare and a Novelty; the Genes good lay there"


@pytest.mark.rule("FRONT-15.21")
def test_so_much_for_what_is_counted_even_if_nothing_is_produced() -> None:
    assert frontiers(3).adds(2, "alien_monument", "alien_robot_sentry").leads(0, "produce").credits_of(2) == 2
    assert producing("pan_galactic_league", "pre_sentient_race", "avian_uplift_race").credits_of(1) == 2


@pytest.mark.rule("FRONT-15.21", "FRONT-3.9")
def test_a_colony_of_any_kind_counts_as_the_kind_that_is_set() -> None:
    game = (
        frontiers(3).adds(1, "alien_monument", "alien_oort_cloud_refinery").goods(1, alien_oort_cloud_refinery="rare")
    )
    assert game.leads(0, "produce").pick("alien").credits_of(1) == 1
    game = (
        frontiers(3).adds(1, "alien_monument", "alien_oort_cloud_refinery").goods(1, alien_oort_cloud_refinery="rare")
    )
    game.leads(0, "produce").pick("rare")
    assert game.credits_of(1) == 0
    assert game.goods_of(1)["alien_oort_cloud_refinery"] == "rare", "the good on it stays what it is"


@pytest.mark.rule("FRONT-15.22")
def test_some_colonies_pay_always() -> None:
    game = frontiers(3).colonies(1, "rebel_cantina").adds(1, "rebel_underground").leads(0, "produce")
    assert game.credits_of(1) == 2


# Trade


@pytest.mark.rule("FRONT-15.23", "FRONT-9.4")
@pytest.mark.parametrize(
    ("tiles", "price"),
    [
        ([], 2),
        (["export_duties"], 3),
        (["mining_world"], 3),
        (["spice_world"], 2),
        (["genetics_lab"], 2),
        (["export_duties", "mining_world", "military_industry"], 5),
    ],
)
def test_what_a_rare_good_brings(tiles: list[str], price: int) -> None:
    game = frontiers(3).adds(1, *tiles).goods(1, "frontier_mining_camp").leads(0, "trade_consume")
    assert game.pick("frontier_mining_camp").credits_of(1) == price


# Consume


def consuming(*tiles: str, goods: tuple[str, ...], camp: bool = False) -> Scenario:
    """Seat 1 has these tiles, with goods on some of them, and sells none; seat 0 has chosen Trade-Consume."""
    game = frontiers(3).adds(1, *tiles).goods(1, *goods)
    if camp:
        game.goods(1, "frontier_mining_camp")
    return game.leads(0, "trade_consume").pick("nothing")


@pytest.mark.rule("FRONT-15.24", "FRONT-9.9")
@pytest.mark.parametrize(
    ("tile", "goods", "vp", "money"),
    [
        ("prosperous_world", 1, 1, 0),
        ("secluded_world", 1, 0, 1),
        ("galactic_resort", 1, 1, 1),
        ("information_hub", 1, 2, 0),
        ("tourist_world", 2, 3, 0),
        ("consumer_markets", 3, 3, 0),
        ("free_trade_association", 2, 2, 2),
    ],
)
def test_goods_are_taken_for_points_and_credits(tile: str, goods: int, vp: int, money: int) -> None:
    worlds = ("artist_settlement", "gem_world", "spice_world", "imperium_survey_hq")
    game = consuming(tile, *worlds, goods=worlds)
    if game.prompt == "ask.consume_goods":
        game.pick(*worlds[:goods])
    assert (game.chips_of(1), game.credits_of(1)) == (vp, money)
    assert len(game.goods_of(1)) == 4 - goods


@pytest.mark.rule("FRONT-15.24")
def test_different_kinds_are_asked_for_and_equal_ones_refused() -> None:
    worlds = ("artist_settlement", "gem_world", "plague_world")
    game = consuming("diversified_economy", *worlds, goods=worlds, camp=True)
    if game.prompt == "ask.consume":
        game.pick("diversified_economy")
    assert game.prompt == "ask.consume_goods"
    with pytest.raises(Refused) as refused:
        game.pick("artist_settlement", "gem_world", "plague_world")
    assert refused.value.refusal == Refusal("FRONT-15.24", "same_kind")
    game.pick("frontier_mining_camp", "gem_world", "plague_world")
    assert game.chips_of(1) == 3


@pytest.mark.rule("FRONT-15.24", "FRONT-9.18")
def test_different_kinds_that_are_not_there_cannot_be_consumed() -> None:
    worlds = ("artist_settlement", "gem_world", "spice_world")
    game = consuming("diversified_economy", *worlds, goods=worlds, camp=True)
    assert game.prompt == "ask.action"
    assert game.chips_of(1) == 0


@pytest.mark.rule("FRONT-15.24")
def test_up_to_four_different_kinds_takes_as_many_as_there_are() -> None:
    worlds = ("artist_settlement", "gem_world")
    game = consuming("galactic_exchange", *worlds, goods=worlds, camp=True)
    assert game.asked.low == game.asked.high == 2
    game.pick("gem_world", "frontier_mining_camp")
    assert (game.chips_of(1), game.credits_of(1)) == (2, 2)


@pytest.mark.rule("FRONT-15.25", "FRONT-9.17")
def test_galactic_salon_gives_a_point_without_a_good() -> None:
    game = frontiers(3).adds(1, "galactic_salon").leads(0, "trade_consume")
    assert game.chips_of(1) == 1


@pytest.mark.rule("FRONT-15.26", "FRONT-9.12")
@pytest.mark.parametrize(("salon", "vp"), [(False, 3 + 2), (True, 3 + 2 + 1 + 1)])
def test_new_economy_gives_a_point_for_each_good_consumed_and_one_with_the_salon(salon: bool, vp: int) -> None:
    tiles = ("new_economy", "galactic_salon") if salon else ("new_economy",)
    game = frontiers(3).colonies(1, "old_earth", "gem_world", "spice_world").adds(1, *tiles)
    game.goods(1, "gem_world", "spice_world").leads(0, "trade_consume").pick("nothing")
    assert game.chips_of(1) == vp


@pytest.mark.rule("FRONT-15.27", "FRONT-9.11")
def test_trade_league_may_sell_once_more_and_need_not() -> None:
    def selling() -> Scenario:
        game = frontiers(3).adds(1, "trade_league", "gem_world").goods(1, "gem_world", "frontier_mining_camp")
        return game.leads(0, "trade_consume").pick("frontier_mining_camp")

    game = selling()
    assert (game.prompt, game.options) == ("ask.consume", ["trade_league", "nothing"])
    assert game.pick("trade_league").credits_of(1) == 3 + 2
    assert game.prompt == "ask.action", "once"
    game = selling().pick("nothing")
    assert (game.credits_of(1), game.goods_of(1)) == (3, {"gem_world": "novelty"})
