"""Stockpile mats (FRONT-14.5, FRONT-14.6, FRONT-14.10, FRONT-14.11, FRONT-16.5)."""

import pytest

from astrarium.kernel import Refused

from ..scenario import Scenario, frontiers

# Eight, so that with the start colony there are nine worlds
EIGHT = ("gem_world", "comet_zone", "mining_world", "spice_world", "secluded_world", "artist_settlement",
         "tourist_world", "plague_world")  # fmt: skip


def storing(goal: str) -> Scenario:
    return frontiers(3, goals="on").goals(goal)


def take_worlds(game: Scenario) -> Scenario:
    while game.prompt == "ask.explore":
        game.answer(game.asked.options[0])
    return game


# Worlds


@pytest.mark.rule("FRONT-14.5", "FRONT-A17")
def test_each_may_store_a_world_at_the_end_of_explore_in_order() -> None:
    game = take_worlds(storing("exploration").leads(1, "explore"))
    asked = []
    while game.prompt == "ask.store_world":
        asked.append(game.seat)
        game.answer(game.asked.options[0]) if game.seat != 2 else game.pick("nothing")
    assert asked == [1, 2, 0]
    assert [len(stored) for stored in game.state.stored_worlds] == [1, 1, 0]
    assert [len(game.explored_of(seat)) for seat in range(3)] == [0, 1, 1]


@pytest.mark.rule("FRONT-14.5", "FRONT-14.6")
def test_one_world_in_settle_too_and_none_must_be() -> None:
    game = storing("exploration").explored(1, "gem_world", "rebel_base").leads(0, "settle")
    assert (game.seat, game.prompt) == (1, "ask.store_world")
    assert game.options == ["gem_world", "rebel_base", "nothing", "rest"]
    game.pick("rebel_base")
    assert game.prompt == "ask.action", "one in an action"
    assert game.seen(None)["players"][1]["stored"]["worlds"] == ["rebel_base"]


@pytest.mark.rule("FRONT-14.5")
@pytest.mark.parametrize("action", ["develop", "produce", "trade_consume", "send_envoys"])
def test_worlds_are_not_stored_in_other_actions(action: str) -> None:
    game = storing("exploration").explored(1, "gem_world").leads(1, action)
    while game.prompt == "ask.develop":
        game.pick("nothing")
    assert game.prompt == "ask.action"


@pytest.mark.rule("FRONT-14.5")
def test_a_full_mat_takes_no_more() -> None:
    four = "gem_world comet_zone mining_world spice_world"
    game = storing("exploration").stored(1, worlds=four).explored(1, "rebel_base").leads(0, "settle")
    assert game.prompt == "ask.action"


@pytest.mark.rule("FRONT-14.10", "FRONT-A17")
def test_a_tenth_world_may_be_stored_rather_than_returned() -> None:
    game = storing("exploration").adds(1, "terraforming_robots").explored(1, *EIGHT).colonists(1, 2).credits(1, 9)
    game.leads(0, "settle").pick("comet_zone")
    assert (game.prompt, len(game.explored_of(1)) + len(game.colonies_of(1))) == ("ask.store_world", 10)
    game.pick("gem_world")
    assert game.prompt == "ask.action", "nine are left: nothing goes back"


@pytest.mark.rule("FRONT-14.10", "FRONT-7.16", "FRONT-A17")
def test_or_it_goes_back() -> None:
    game = storing("exploration").adds(1, "terraforming_robots").explored(1, *EIGHT).colonists(1, 2).credits(1, 9)
    game.leads(0, "settle").pick("comet_zone").pick("nothing")
    assert (game.prompt, game.asked.low) == ("ask.return_worlds", 1)
    assert game.pick("gem_world").in_bag("gem_world")


@pytest.mark.rule("FRONT-14.11", "FRONT-6.6", "FRONT-A32")
def test_worlds_may_run_out_and_late_players_go_without() -> None:
    game = take_worlds(storing("exploration").bag("gem_world", "comet_zone").leads(1, "explore"))
    held = [len(game.explored_of(seat)) + len(game.state.stored_worlds[seat]) for seat in range(3)]
    assert held == [0, 1, 1], "the first two in order, and no second pick"


@pytest.mark.rule("FRONT-A32")
def test_the_second_pick_comes_after_the_first_of_all_and_their_draws() -> None:
    game = frontiers(3).adds(0, "survey_team").adds(1, "survey_team").leads(0, "explore")
    asked = []
    drawn = []
    while game.prompt == "ask.explore":
        asked.append(game.seat)
        game.answer(game.asked.options[0])
        drawn.append(len(game.happened("draws_world")))
    assert asked == [0, 1, 2, 0]
    assert drawn == [0, 1, 0, 1], "those of the active player come last"


# Goods


@pytest.mark.rule("FRONT-14.5", "FRONT-A17")
def test_goods_are_stored_at_the_end_of_ones_own_turn_of_produce() -> None:
    game = storing("warehouses").adds(1, "gem_world", "comet_zone").adds(2, "mining_world").leads(1, "produce")
    assert (game.seat, game.prompt) == (1, "ask.store_goods")
    assert game.options == ["frontier_mining_camp", "gem_world", "comet_zone", "rest"]
    assert (game.asked.low, game.asked.high) == (0, 3)
    assert game.goods_of(2) == {}, "the turn of the next comes after"
    game.pick("gem_world", "comet_zone")
    assert game.goods_of(1) == {"frontier_mining_camp": "rare"}
    assert game.seen(None)["players"][1]["stored"]["goods"] == ["novelty", "rare"]
    assert (game.in_supply("novelty"), game.seat) == (18, 2), "they are not back in the supply"


@pytest.mark.rule("FRONT-14.5", "FRONT-A17")
def test_what_was_stored_before_counts_against_the_maximum() -> None:
    game = storing("warehouses").adds(1, "gem_world", "comet_zone").stored(1, goods="rare rare rare rare")
    game.leads(1, "produce")
    assert (game.asked.low, game.asked.high) == (0, 1), "five at most"
    game = storing("warehouses").stored(1, goods="rare rare rare rare rare").leads(1, "produce")
    assert game.prompt == "ask.action"


@pytest.mark.rule("FRONT-A14")
def test_the_good_of_the_refinery_may_be_stored() -> None:
    game = storing("warehouses").adds(1, "alien_oort_cloud_refinery").goods(1, alien_oort_cloud_refinery="alien")
    game.leads(1, "produce").pick("alien_oort_cloud_refinery")
    assert game.seen(None)["players"][1]["stored"]["goods"] == ["alien"]


@pytest.mark.rule("FRONT-14.11", "FRONT-A28")
def test_a_windfall_world_is_settled_without_a_good_where_none_is_left() -> None:
    game = storing("warehouses").supply(rare=0).explored(1, "asteroid_belt").colonists(1, 1).credits(1, 2)
    game.leads(0, "settle").pick("asteroid_belt")
    assert "asteroid_belt" in game.colonies_of(1)
    assert game.goods_of(1) == {}
    assert game.happened("no_good") == [{"side": "seat:1", "good": "good:rare"}], "which is told"


@pytest.mark.rule("FRONT-14.11", "FRONT-A28", "FRONT-8.6")
def test_a_good_that_is_not_to_be_had_is_told_in_produce_too() -> None:
    game = storing("warehouses").adds(0, "asteroid_belt").goods(0, "ancient_race").supply(rare=0).leads(0, "produce")
    assert game.happened("no_good")[0] == {"side": "seat:0", "good": "good:rare"}, "of the bonus"
    game = frontiers(3).adds(1, "asteroid_belt").supply(rare=0).leads(0, "produce")
    assert len(game.happened("no_good")) == 1, "the start colony of seat 1 alone: no power fills the belt"
    game = frontiers(3).adds(1, "comet_zone", "mining_world").supply(rare=2).leads(0, "produce")
    game.pick("comet_zone", "mining_world")
    assert game.happened("no_good") == [{"side": "seat:1", "good": "good:rare"}], "the third got none"


# Credits


@pytest.mark.rule("FRONT-14.5", "FRONT-A17")
def test_credits_are_stored_at_the_end_of_ones_own_turn_of_trade_and_consume() -> None:
    game = storing("taxes").goods(1, "frontier_mining_camp").credits(1, 1).credits(2, 20).leads(1, "trade_consume")
    game.pick("frontier_mining_camp")
    assert (game.seat, game.prompt) == (1, "ask.store_credits")
    assert game.options == ["1", "2", "3", "nothing", "rest"], "with what was just sold"
    game.pick("2")
    assert (game.credits_of(1), game.state.stored_credits[1]) == (1, 2)
    assert (game.seat, game.options[-3]) == (2, "8"), "the printed maximum"


@pytest.mark.rule("FRONT-14.5", "FRONT-A17")
def test_credits_stored_before_count_against_the_maximum() -> None:
    game = storing("taxes").stored(1, money=6).credits(1, 9).leads(1, "trade_consume")
    assert game.options == ["1", "2", "nothing", "rest"]
    assert storing("taxes").stored(1, money=8).credits(1, 9).leads(1, "trade_consume").prompt == "ask.action"


# What is stored lies apart


@pytest.mark.rule("FRONT-16.5", "FRONT-14.5")
@pytest.mark.parametrize("goal", ["taxes", "warehouses", "exploration"])
def test_storing_needs_the_goal_that_goes_with_it(goal: str) -> None:
    """Each of the three actions offers to store something only if the goal for it lies face up."""
    prompts = {"taxes": "ask.store_credits", "warehouses": "ask.store_goods", "exploration": "ask.store_world"}
    actions = {"taxes": "trade_consume", "warehouses": "produce", "exploration": "settle"}
    for other, action in actions.items():
        game = storing(goal).explored(1, "rebel_base").credits(1, 3).leads(1, action)
        assert (game.prompt == prompts[goal]) == (goal == other)
    game = frontiers(3, goals="on").hidden(0, goal).explored(1, "rebel_base").credits(1, 3).leads(1, actions[goal])
    game.pick("nothing")
    assert game.prompt == "ask.action"


@pytest.mark.rule("FRONT-16.5")
def test_a_goal_once_face_up_stays_so() -> None:
    game = storing("taxes").hidden(0, "conscription").leads(0, "explore").pick("turn_up")
    assert game.seen(None)["goals"]["up"] == ["taxes", "conscription"]


@pytest.mark.rule("FRONT-14.6", "FRONT-16.5")
def test_what_is_stored_is_no_good_credit_or_world_of_the_empire() -> None:
    game = storing("taxes").goals("warehouses", "exploration", "taxes").adds(1, "federation_survey", "prosperous_world")
    game.colonists(1, 2).stored(1, worlds="gem_world comet_zone", goods="rare novelty", money=8)
    assert game.score(1)["bonuses"] == 2 + 1, "two colonies, and the Explore power of the survey"
    assert game.leads(0, "trade_consume").chips_of(1) == 0, "no good to consume"
    assert game.leads(1, "develop").prompt == "ask.action"
    assert game.credits_of(1) == 0, "and the stored credits buy nothing"
    assert game.score(1)["goals"] == 2 + 2 + 6
    game.end_round("explore").leads(0, "settle")
    assert game.colonists_of(1) == 4, "no world to settle: colonists, without a question"
    assert game.seen(None)["players"][1]["stored"]["worlds"] == ["gem_world", "comet_zone"]


# Resting from it


def store_nothing(game: Scenario, rest: bool = False) -> Scenario:
    if rest:
        return game.pick("rest")
    return game.answer() if game.prompt == "ask.store_goods" else game.pick("nothing")


@pytest.mark.rule("FRONT-A37", "FRONT-14.5")
def test_who_rests_stores_no_good() -> None:
    game = storing("warehouses").adds(1, "gem_world").goods(1, "gem_world").leads(1, "produce")
    with pytest.raises(Refused) as refused:
        game.pick("gem_world", "rest")
    assert refused.value.refusal.rule == "FRONT-A37"
    assert game.answer().state.stored_goods[1] == [], "and none must be stored"


@pytest.mark.rule("FRONT-A37")
@pytest.mark.parametrize(
    ("goal", "action"), [("exploration", "settle"), ("warehouses", "produce"), ("taxes", "trade_consume")]
)
def test_who_rests_is_not_asked_for_three_rounds(goal: str, action: str) -> None:
    game = storing(goal).at_round(4).explored(1, "rebel_base").credits(1, 3).goods(1, "frontier_mining_camp")
    asks = {}
    for number in range(4, 9):
        game.at_round(number).leads(1, action)
        while game.prompt in ("ask.sell", "ask.settle"):
            game.pick("nothing" if game.prompt == "ask.sell" else "colonists")
        asks[number] = game.prompt.startswith("ask.store") and game.seat == 1
        while game.prompt.startswith("ask.store"):
            store_nothing(game, rest=game.seat == 1 and number == 4)
    assert asks == {4: True, 5: False, 6: False, 7: True, 8: True}


@pytest.mark.rule("FRONT-A37")
def test_in_the_last_round_all_are_asked() -> None:
    game = storing("taxes").at_round(4).credits(1, 3).leads(0, "trade_consume").pick("rest")
    assert game.at_round(5).leads(0, "trade_consume").prompt == "ask.action"
    game.state.last = "chips"
    assert game.leads(0, "trade_consume").prompt == "ask.store_credits"


@pytest.mark.rule("FRONT-A37")
def test_each_rest_is_about_one_sort_of_things_and_one_seat() -> None:
    game = storing("taxes").goals("taxes", "exploration").at_round(4).credits(1, 3).credits(2, 3)
    game.explored(1, "rebel_base").leads(0, "trade_consume").pick("rest")
    assert (game.seat, game.prompt) == (2, "ask.store_credits")
    game.pick("nothing").at_round(5).leads(0, "settle")
    assert (game.seat, game.prompt) == (1, "ask.store_world")
    assert game.seen(None)["players"][1]["rests"] == {"worlds": 0, "goods": 0, "credits": 7}


@pytest.mark.rule("FRONT-A37")
def test_who_rests_from_goods_may_store_a_world_and_the_other_way_round() -> None:
    game = storing("warehouses").goals("warehouses", "exploration").at_round(4).explored(1, "rebel_base")
    game.goods(1, "frontier_mining_camp").leads(1, "produce").pick("rest")
    assert game.seen(None)["players"][1]["rests"] == {"worlds": 0, "goods": 7, "credits": 0}
    while game.prompt != "ask.action":
        store_nothing(game)
    game.at_round(5).leads(1, "settle")
    assert (game.seat, game.prompt) == (1, "ask.store_world")
    assert game.pick("rest").seen(None)["players"][1]["rests"] == {"worlds": 8, "goods": 7, "credits": 0}
