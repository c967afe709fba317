"""Cards with a power in Consume: the goods that they take and what they give for them."""

from dataclasses import dataclass

import pytest

from astrarium.kernel import Kind

from ....rows import each
from ..scenario import Scenario
from .printed import HOLDERS, KINDS, money, others, table


@dataclass(frozen=True)
class Spends:
    """Up to `times` times: this many goods of the kind for VP and cards."""

    goods: int = 1
    kind: str = "any"
    times: int = 1
    vp: int = 0
    cards: int = 0


SPENDS = {
    "old_earth": Spends(times=2, vp=1),
    "epsilon_eridani": Spends(vp=1, cards=1),
    "earths_lost_colony": Spends(vp=1),
    "expanding_colony": Spends(vp=1),
    "galactic_resort": Spends(vp=1, cards=1),
    "galactic_trendsetters": Spends(vp=2),
    "gambling_world": Spends(vp=1),
    "new_earth": Spends(vp=1, cards=1),
    "new_survivalists": Spends(kind="novelty", cards=1),
    "new_vinland": Spends(cards=2),
    "outlaw_world": Spends(vp=1, cards=1),
    "plague_world": Spends(kind="genes", vp=1, cards=1),
    "prosperous_world": Spends(vp=1),
    "secluded_world": Spends(cards=1),
    "terraformed_world": Spends(vp=1),
    "tourist_world": Spends(goods=2, vp=3),
    "consumer_markets": Spends(kind="novelty", times=3, vp=1),
    "mining_conglomerate": Spends(kind="rare", times=2, vp=1),
    "public_works": Spends(vp=1),
    "research_labs": Spends(kind="genes", vp=1),
    "terraforming_robots": Spends(kind="rare", vp=1, cards=1),
    "free_trade_association": Spends(kind="novelty", times=3, vp=1, cards=1),
    "mining_league": Spends(goods=2, kind="rare", vp=3),
}

# Up to this many cards of the hand, for 1 VP each
SPENDS_HAND = {"merchant_world": 2, "deficit_spending": 2}

CONSUME = {
    *SPENDS,
    *SPENDS_HAND,
    *("black_market_trading_world", "diversified_economy", "gambling_world", "new_economy"),
    *("pilgrimage_world", "trade_league"),
}


def with_goods(name: str, kind: str, n: int, action: str = "produce") -> Scenario:
    """The card, and n worlds that hold a good of the kind; then Consume, taking what is offered first."""
    if kind == "any":
        holders = [HOLDERS[each][0] for each in KINDS][:n]
    else:
        holders = HOLDERS[kind][:n]
    assert len(holders) == n
    game = table(name, *holders).goods(0, *holders).picks(0, action).phase("consume")
    while game.prompts()[0] in ("ask.consume", "ask.goods"):
        question = game.asked(0)
        game.answer(0, *question.options[: question.low])
    return game


def result(game: Scenario) -> tuple[int, int, int]:
    """(goods left, VP chips, cards in hand)"""
    return len(game.with_goods(0)), game.chips(0), game.hand_size(0)


@each("name", SPENDS)
@pytest.mark.rule("RACE-8.1", "RACE-8.2", "RACE-8.5", "RACE-8.6")
def test_the_power_is_used_to_the_full_and_only_once(name: str) -> None:
    """With one good more than a power can take, the power takes all it can, pays for them and leaves the last good."""
    power = SPENDS[name]
    game = with_goods(name, power.kind, power.goods * power.times + 1)
    assert result(game) == (1, power.vp * power.times, power.cards * power.times)
    assert game.chips(1) == 0


@each("name", SPENDS)
@pytest.mark.rule("RACE-8.6")
def test_with_fewer_goods_it_takes_as_many_as_it_can(name: str) -> None:
    power = SPENDS[name]
    for n in range(power.goods * power.times):
        uses = n // power.goods
        left = n - uses * power.goods
        assert result(with_goods(name, power.kind, n)) == (left, power.vp * uses, power.cards * uses)


@each("name", SPENDS)
@pytest.mark.rule("RACE-8.11", "RACE-8.14")
def test_2x_doubles_its_vp_but_not_its_cards(name: str) -> None:
    power = SPENDS[name]
    game = with_goods(name, power.kind, power.goods * power.times, action="consume_2x")
    assert result(game) == (0, 2 * power.vp * power.times, power.cards * power.times)
    assert game.state.pool == 24 - 2 * power.vp * power.times


@each("kind", KINDS)
@each("name", SPENDS)
@pytest.mark.rule("RACE-8.2")
def test_the_kinds_of_goods_that_it_takes(name: str, kind: str) -> None:
    power = SPENDS[name]
    taken = power.goods * power.times if power.kind in ("any", kind) else 0
    assert len(with_goods(name, kind, 4).with_goods(0)) == 4 - taken


@pytest.mark.rule("RACE-4.3")
def test_no_other_card_consumes() -> None:
    rest = others(CONSUME)
    holders = [name for names in HOLDERS.values() for name in names]
    game = table(*rest).goods(0, *holders).hand(0, *money(3)).phase("consume")
    assert game.prompts()[0] == "ask.action"
    assert result(game) == (16, 0, 3)


# Deficit Spending, Merchant World


@each("action", ["produce", "consume_2x"])
@each("name", SPENDS_HAND)
@pytest.mark.rule("RACE-8.2", "RACE-8.12")
def test_cards_of_the_hand_for_one_vp_each_never_doubled(name: str, action: str) -> None:
    most = SPENDS_HAND[name]
    game = table(name).hand(0, *money(most + 2)).picks(0, action).phase("consume").choose(0, name)
    assert (game.asked(0).low, game.asked(0).high) == (0, most)
    game.choose(0, *money(most))
    assert (game.chips(0), game.hand_size(0)) == (most, 2)
    assert game.prompts()[0] == "ask.action"


@each("name", SPENDS_HAND)
@pytest.mark.rule("RACE-A12", "RACE-4.7")
def test_it_may_be_left_unused(name: str) -> None:
    game = table(name).hand(0, *money(3)).phase("consume")
    assert game.options(0) == [name, "nothing"]
    assert result(game.nothing(0)) == (0, 0, 3)
    assert game.prompts()[0] == "ask.action"


@each("name", SPENDS_HAND)
@pytest.mark.rule("RACE-8.2")
def test_it_takes_no_goods(name: str) -> None:
    assert result(with_goods(name, "rare", 2)) == (2, 0, 0)


# Black Market Trading World, Trade League


@each("kind", range(4))
@pytest.mark.rule("RACE-14.4")
def test_black_market_sells_one_good_without_trade_powers(kind: int) -> None:
    holders = HOLDERS[KINDS[kind]][:2]
    game = table("black_market_trading_world", "export_duties", *holders).goods(0, *holders).phase("consume")
    game.choose(0, holders[0])
    assert result(game) == (1, 0, 2 + kind)
    assert game.prompts()[0] == "ask.action"


@each("kind", range(4))
@pytest.mark.rule("RACE-14.4")
def test_trade_league_sells_one_good_with_trade_powers_its_own_too(kind: int) -> None:
    holders = HOLDERS[KINDS[kind]][:2]
    game = table("trade_league", "export_duties", *holders).goods(0, *holders).phase("consume")
    game.choose(0, holders[0])
    assert result(game) == (1, 0, 2 + kind + 1 + 1)
    assert game.prompts()[0] == "ask.action"


@each("name", ["black_market_trading_world", "trade_league"])
@pytest.mark.rule("RACE-14.4")
def test_the_sale_is_mandatory_and_needs_a_good(name: str) -> None:
    assert with_goods(name, "alien", 1).with_goods(0) == []
    assert result(with_goods(name, "alien", 0)) == (0, 0, 0)


# Diversified Economy


@each(("action", "vp"), [("produce", 3), ("consume_2x", 6)])
@pytest.mark.rule("RACE-14.8", "RACE-8.11")
def test_diversified_economy_takes_three_goods_of_different_kinds_for_three_vp(action: str, vp: int) -> None:
    holders = ["artist_colony", "asteroid_belt", "pre_sentient_race", "deserted_alien_outpost"]
    game = table("diversified_economy", *holders).goods(0, *holders).picks(0, action).phase("consume")
    game.choose(0, "novelty", "rare", "alien")
    assert game.with_goods(0) == ["pre_sentient_race"]
    assert (game.chips(0), game.hand_size(0)) == (vp, 0)
    assert game.prompts()[0] == "ask.action"


@pytest.mark.rule("RACE-14.8")
def test_diversified_economy_does_nothing_with_two_kinds() -> None:
    holders = [*HOLDERS["rare"][:3], *HOLDERS["genes"][:3]]
    game = table("diversified_economy", *holders).goods(0, *holders).phase("consume")
    assert result(game) == (6, 0, 0)


# Gambling World


@pytest.mark.rule("RACE-14.2")
def test_gambling_world_names_a_number_from_one_to_seven() -> None:
    question = table("gambling_world").phase("consume").asked(0)
    assert (question.kind, question.low, question.high) == (Kind.AMOUNT, 1, 7)


@each(("top", "number"), [("drop_ships", 4), ("comet_zone", 3), ("rebel_base", 6), ("new_economy", 6)])
@pytest.mark.rule("RACE-14.2")
def test_gambling_world_keeps_the_card_if_cost_or_defense_is_the_number(top: str, number: int) -> None:
    game = table("gambling_world").deck(top).phase("consume").amount(0, number)
    assert (game.hand_of(0), game.discarded()) == ([top], [])
    for wrong in (number - 1, number + 1):
        game = table("gambling_world").deck(top).phase("consume").amount(0, wrong)
        assert (game.hand_of(0), game.discarded()) == ([], [top])


@pytest.mark.rule("RACE-14.2", "RACE-8.5")
def test_gambling_world_gambles_once_and_may_spend_its_good_after() -> None:
    game = table("gambling_world", "asteroid_belt").goods(0, "asteroid_belt").deck("drop_ships").phase("consume")
    assert game.options(0) == ["gambling_world", "gambling_world"]
    game.answer(0, game.asked(0).options[1]).amount(0, 4)
    assert result(game) == (0, 1, 1)
    assert game.prompts()[0] == "ask.action"


# New Economy, Pilgrimage World


@each("action", ["produce", "consume_2x"])
@pytest.mark.rule("RACE-8.2", "RACE-8.11")
def test_new_economy_draws_one_card_for_nothing(action: str) -> None:
    assert result(with_goods("new_economy", "any", 2, action)) == (2, 0, 1)


@each("goods", [0, 1, 2, 3, 4])
@pytest.mark.rule("RACE-14.3", "RACE-8.11")
def test_pilgrimage_world_takes_all_goods_for_one_vp_each_minus_one(goods: int) -> None:
    vp = max(0, goods - 1)
    assert result(with_goods("pilgrimage_world", "any", goods)) == (0, vp, 0)
    assert result(with_goods("pilgrimage_world", "any", goods, "consume_2x")) == (0, 2 * vp, 0)
