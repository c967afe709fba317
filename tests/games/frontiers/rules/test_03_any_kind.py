"""Section 3: Alien Oort Cloud Refinery, whose kind its owner sets for each action."""

import pytest

from ..scenario import Scenario, frontiers

OORT = "alien_oort_cloud_refinery"
KINDS = ["novelty", "rare", "genes", "alien"]


def settling(*tiles: str, money: int = 9) -> Scenario:
    return frontiers().adds(0, *tiles).explored(0, OORT).credits(0, money).leads(0, "settle").pick(OORT)


@pytest.mark.rule("FRONT-3.9", "FRONT-7.7")
@pytest.mark.parametrize("kind", KINDS)
def test_its_kind_is_set_when_it_is_settled_and_its_good_is_of_that_kind(kind: str) -> None:
    game = settling()
    assert (game.prompt, game.options) == ("ask.kind", KINDS)
    left = game.in_supply(kind)
    game.pick(kind)
    assert game.goods_of(0) == {OORT: kind}
    assert game.in_supply(kind) == left - 1


@pytest.mark.rule("FRONT-3.9", "FRONT-15.9")
@pytest.mark.parametrize(("kind", "price"), [("rare", 1), ("genes", 2), ("alien", 2)])
def test_its_kind_affects_its_own_cost(kind: str, price: int) -> None:
    assert settling("mining_robots").pick(kind).credits_of(0) == 9 - price


@pytest.mark.rule("FRONT-16.2", "FRONT-15.9")
def test_powers_for_alien_worlds_hold_for_it_whatever_its_kind() -> None:
    assert settling("alien_researchers", money=0).pick("rare").credits_of(0) == 0


@pytest.mark.rule("FRONT-3.9")
def test_only_kinds_with_which_it_can_be_settled_are_offered() -> None:
    game = settling("mining_robots", money=1)
    assert game.goods_of(0) == {OORT: "rare"}, "no question: $1 is enough for a rare world alone"


@pytest.mark.rule("FRONT-3.9")
def test_its_kind_is_set_anew_in_each_action() -> None:
    game = settling().pick("rare")
    assert game.prompt == "ask.action"
    assert game.seen(0)["turn"]["kind"] is None, "it held for Settle alone"
    game.state.goods[0] = [-1, -1]
    game.fresh().goods(0, "ancient_race").leads(0, "produce")
    assert game.prompt == "ask.kind"
    assert game.pick("alien").goods_of(0)[OORT] == "alien"


@pytest.mark.rule("FRONT-3.9")
def test_a_good_that_lies_on_it_does_not_change() -> None:
    game = frontiers().adds(0, OORT, "alien_monument").goods(0, **{OORT: "novelty"}).leads(0, "produce")
    assert game.prompt == "ask.kind", "Alien Monument counts alien colonies"
    game.pick("alien")
    assert game.credits_of(0) == 1
    assert game.goods_of(0)[OORT] == "novelty"


@pytest.mark.rule("FRONT-3.9")
def test_it_is_set_by_its_owner_alone() -> None:
    game = frontiers().adds(1, OORT).leads(0, "produce")
    assert game.prompt == "ask.action", "seat 1 has no bonus and no power for a windfall colony: nothing to set"
    game = frontiers().adds(1, OORT, "galactic_engineers").leads(0, "produce")
    assert (game.seat, game.prompt, game.options) == (1, "ask.kind", KINDS)


@pytest.mark.rule("FRONT-3.9", "FRONT-A35")
def test_it_is_asked_only_when_its_good_is_placed() -> None:
    """The refinery's kind is asked once its good is placed, not before, since the good may go to another colony."""
    game = frontiers().adds(0, OORT).leads(0, "produce")
    assert (game.prompt, sorted(game.options)) == ("ask.windfall", [OORT, "ancient_race"])
    assert game.pick("ancient_race").happened("sets_kind") == []
    game = frontiers().adds(0, OORT).leads(0, "produce").pick(OORT)
    assert (game.prompt, game.options) == ("ask.kind", KINDS)
    assert game.pick("alien").goods_of(0) == {OORT: "alien"}
    game = frontiers().adds(0, OORT).supply(novelty=0, alien=0).leads(0, "produce").pick(OORT)
    assert game.options == ["rare", "genes"], "of which there are goods"


@pytest.mark.rule("FRONT-3.9", "FRONT-A35")
def test_where_its_kind_is_paid_for_it_is_set_first_and_once() -> None:
    game = frontiers().adds(0, OORT, "alien_monument", "mining_robots").goods(0, "ancient_race").leads(0, "produce")
    assert (game.prompt, game.options) == ("ask.kind", KINDS)
    game.pick("alien")
    assert (game.goods_of(0)[OORT], game.credits_of(0)) == ("alien", 1), "by the bonus; Mining Robots fills none"
    assert len(game.happened("sets_kind")) == 1, "it is not set again when its good comes"
    game = frontiers().adds(0, OORT, "alien_monument").goods(0, "ancient_race", **{OORT: "rare"}).leads(0, "produce")
    assert game.pick("novelty").credits_of(0) == 0


@pytest.mark.rule("FRONT-A35", "FRONT-16.3")
def test_where_all_kinds_pay_the_same_it_counts_as_one_of_them() -> None:
    """Imperium Lords counts Rebel military colonies whatever their kind, so the refinery's kind is not asked."""
    game = frontiers().adds(1, OORT, "imperium_lords", "rebel_miners").leads(0, "produce")
    assert (game.prompt, game.credits_of(1)) == ("ask.action", 1)


@pytest.mark.rule("FRONT-7.4", "FRONT-3.9")
def test_a_price_that_cannot_be_paid_is_that_of_the_cheapest_kind() -> None:
    """The refusal names the price of the cheapest kind: “It costs $2” is wrong where a rare world costs $1."""
    game = frontiers().adds(0, "mining_robots", "space_marines").explored(0, OORT, "rebel_miners").leads(0, "settle")
    refused = {game.plain(blocked.option.ref): blocked.refusal.args for blocked in game.asked.step.blocked(game.state)}
    assert refused[OORT] == {"need": 1, "have": 0}
