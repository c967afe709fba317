"""Goals: planning them, turning them up, what they score (FRONT-14)."""

import pytest

from ....rows import each
from ..scenario import Scenario, frontiers


def planning(seats: int = 3) -> Scenario:
    return frontiers(seats, goals="on").deck("taxes", "conscription", "exploration", "warehouses", "civic_service")


def from_top(game: Scenario) -> list[str]:
    """The whole deck from the top, as no player sees it."""
    game.state.knows = [~0] * game.state.seats
    return [known["goal"] for known in game.seen(0)["goals"]["known"]]


@pytest.mark.rule("FRONT-14.1", "FRONT-1.7")
def test_plan_goals_takes_the_place_of_retreat() -> None:
    with_goals, without = frontiers(3, goals="on"), frontiers(3)
    assert "plan_goals" in with_goals.options
    assert "retreat" not in with_goals.options
    assert "plan_goals" not in without.options
    assert "retreat" in without.options
    assert (len(with_goals.state.deck), len(without.state.deck)) == (8, 0)


@pytest.mark.rule("FRONT-14.2")
def test_the_active_player_gains_a_credit_and_a_place_on_the_track() -> None:
    game = planning().leads(2, "plan_goals")
    assert [game.credits_of(seat) for seat in range(3)] == [0, 0, 1]
    assert game.state.order == [0, 2, 1]
    assert game.happened("moves_up") == [{"side": "seat:2"}]


@pytest.mark.rule("FRONT-14.2", "FRONT-2.13")
def test_the_disk_stays_among_those_that_have_chosen() -> None:
    game = planning(4).chose("explore").leads(1, "plan_goals").pick("taxes").pick("conscription", "exploration")
    assert game.state.order == [1, 0, 2, 3]
    assert game.seen(None)["picks"] == ["plan_goals", "explore"]
    assert (game.seat, game.prompt) == (2, "ask.action")


@pytest.mark.rule("FRONT-14.2")
def test_of_the_top_three_one_is_kept_and_the_others_go_under_the_deck() -> None:
    game = planning().leads(0, "plan_goals")
    assert sorted(game.options) == ["conscription", "exploration", "taxes"]
    game.pick("conscription")
    assert (game.prompt, sorted(game.options)) == ("ask.under_deck", ["exploration", "taxes"])
    game.pick("taxes", "exploration")
    assert from_top(game) == ["warehouses", "civic_service", "taxes", "exploration"]
    assert game.seen(0)["goals"]["hidden"] == "conscription"
    assert game.seen(0)["goals"]["up"] == []


@pytest.mark.rule("FRONT-14.2")
def test_or_what_is_left() -> None:
    game = planning().deck("taxes", "conscription").leads(0, "plan_goals")
    assert sorted(game.options) == ["conscription", "taxes"]
    game.pick("taxes")
    assert from_top(game) == ["conscription"]
    game = planning().deck("taxes").leads(0, "plan_goals")
    assert (game.prompt, game.seen(0)["goals"]["hidden"]) == ("ask.action", "taxes")


@pytest.mark.rule("FRONT-A19", "FRONT-A18", "FRONT-14.3")
def test_without_a_goal_left_it_still_gives_the_place_and_the_credit() -> None:
    game = planning().deck().hidden(0, "taxes").leads(1, "plan_goals")
    assert (game.credits_of(1), game.state.order) == (1, [1, 0, 2])
    assert (game.seat, game.prompt) == (2, "ask.action")
    goals = game.seen(None)["goals"]
    assert (goals["up"], goals["holder"]) == (["taxes"], None), "and the goal face down is turned up"
    assert game.happened("shows_goal") == [{"side": "seat:0", "goal": "goal:taxes"}]
    assert planning().deck().leads(1, "plan_goals").happened("shows_goal") == [], "if there is one"


@pytest.mark.rule("FRONT-A20")
def test_the_first_on_the_track_gains_no_place() -> None:
    game = planning().leads(0, "plan_goals")
    assert game.state.order == [0, 1, 2]
    assert game.happened("moves_up") == []


@pytest.mark.rule("FRONT-A20")
def test_with_two_players_the_disk_before_may_be_ones_own() -> None:
    game = planning(2).track(0, 1, 1, 0).chose("explore", "develop").leads(1, "plan_goals")
    assert game.state.order == [0, 1, 1, 0]
    game = planning(2).chose("explore", "develop").leads(0, "plan_goals")
    assert game.state.order == [0, 0, 1, 1]


@pytest.mark.rule("FRONT-14.3", "FRONT-A18")
def test_an_earlier_goal_is_turned_up_after_the_new_one_is_kept() -> None:
    game = planning().hidden(1, "diversification").leads(0, "plan_goals")
    assert game.seen(None)["goals"]["up"] == [], "not while one chooses"
    game.pick("taxes")
    assert game.happened("shows_goal") == [{"side": "seat:1", "goal": "goal:diversification"}]
    goals = game.seen(0)["goals"]
    assert (goals["up"], goals["hidden"], goals["holder"]) == (["diversification"], "taxes", 0)


@pytest.mark.rule("FRONT-14.3")
def test_ones_own_earlier_goal_is_turned_up_too() -> None:
    game = planning().hidden(0, "diversification").leads(0, "plan_goals").pick("taxes")
    assert game.seen(0)["goals"]["up"] == ["diversification"]


# Turning it up before an action


@pytest.mark.rule("FRONT-14.7", "FRONT-A18")
def test_the_holder_may_turn_it_up_after_an_action_is_chosen_and_before_it_is_done() -> None:
    game = planning().hidden(2, "taxes").goods(0, "ancient_race").leads(0, "trade_consume")
    assert (game.seat, game.prompt) == (2, "ask.reveal")
    assert game.chips_of(0) == 0, "nothing of the action yet"
    game.pick("turn_up")
    assert game.seen(None)["goals"]["up"] == ["taxes"]
    assert (game.seat, game.prompt) == (0, "ask.sell")


@pytest.mark.rule("FRONT-14.7")
def test_and_need_not() -> None:
    game = planning().hidden(2, "taxes").credits(0, 9).leads(0, "trade_consume").pick("nothing")
    assert game.seen(None)["goals"]["holder"] == 2
    assert game.prompt == "ask.action", "nothing could be stored"


@pytest.mark.rule("FRONT-A29")
@each("goal", ["taxes", "conscription", "exploration", "warehouses", "skilled_workforce"])
@each("action", ["explore", "settle", "produce", "trade_consume"])
def test_the_holder_is_asked_whatever_the_goal_is(goal: str, action: str) -> None:
    game = frontiers(3, goals="on").hidden(1, goal).leads(0, action)
    assert (game.seat, game.prompt) == (1, "ask.reveal")


@pytest.mark.rule("FRONT-A29")
@each(
    ("action", "up", "asked"),
    [
        ("explore", "exploration", False),
        ("settle", "exploration", False),
        ("produce", "warehouses", False),
        ("trade_consume", "taxes", False),
        ("explore", "taxes", True),
        ("settle", "warehouses", True),
        ("produce", "exploration", True),
        ("trade_consume", "civic_service", True),
    ],
)
def test_nor_where_all_see_that_the_goal_for_the_action_lies_face_up(action: str, up: str, asked: bool) -> None:
    """Whether the holder is asked depends on goals that lie face up, not on the hidden one, and so tells nothing."""
    for hidden in ("conscription", "diversification"):
        game = frontiers(3, goals="on").goals(up).hidden(1, hidden).leads(0, action)
        assert (game.prompt == "ask.reveal") == asked


@pytest.mark.rule("FRONT-A29", "FRONT-14.7")
def test_the_holder_may_wish_not_to_be_asked_again_in_this_round() -> None:
    """The server can then pass for the holder; the wish is in neither the state nor the log."""
    game = planning().at_round(4).hidden(2, "taxes").leads(0, "trade_consume")
    assert (game.asked.window, game.asked.never_auto, game.asked.secret) == ("round:4", True, False)
    game.answer(*game.asked.passing)
    assert game.seen(2)["goals"]["hidden"] == "taxes"


@pytest.mark.rule("FRONT-A29")
@pytest.mark.parametrize("action", ["develop", "send_envoys", "plan_goals"])
def test_but_not_for_other_actions(action: str) -> None:
    assert planning().hidden(1, "taxes").leads(0, action).prompt != "ask.reveal"
    assert planning().leads(0, "explore").prompt == "ask.explore", "nor where no goal lies face down"


# What they score


def scored(goal: str, *tiles: str) -> int:
    return frontiers(3, goals="on").goals(goal).colonies(1, "new_sparta").adds(1, *tiles).score(1)["goals"]


@pytest.mark.rule("FRONT-14.8")
def test_four_different_icons_score_2_on_skilled_workforce() -> None:
    """New Sparta has the icons of Settle and Produce, Public Works of Develop and Consume, Survey Team of Explore."""
    assert scored("skilled_workforce", "public_works") == 2
    assert scored("skilled_workforce", "public_works", "space_marines") == 2, "a second Settle is none"
    assert scored("skilled_workforce", "public_works", "survey_team") == 4
    assert scored("skilled_workforce", "survey_team") == 1
    assert scored("skilled_workforce") == 0


@pytest.mark.rule("FRONT-14.8")
def test_diversification_counts_different_kinds_of_colonies() -> None:
    assert scored("diversification", "gem_world", "spice_world") == 0
    assert scored("diversification", "gem_world", "comet_zone", "galactic_engineers") == 1
    assert scored("diversification", "gem_world", "comet_zone", "plague_world", "alien_monolith") == 6


@pytest.mark.rule("FRONT-14.8")
def test_faction_tolerance_counts_different_keywords_of_tiles() -> None:
    assert scored("faction_tolerance", "rebel_base", "rebel_miners") == 0
    assert scored("faction_tolerance", "rebel_base", "imperium_lords") == 2
    assert scored("faction_tolerance", "uplift_revolt_world", "imperium_lords", "alien_monument") == 6


@pytest.mark.rule("FRONT-14.9")
def test_six_unused_colonists_score_5_on_conscription() -> None:
    points = [frontiers(3, goals="on").goals("conscription").colonists(1, n).score(1)["goals"] for n in range(8)]
    assert points == [0, 0, 1, 2, 3, 4, 5, 5]


@pytest.mark.rule("FRONT-14.12")
def test_trade_league_is_one_consume_power_and_two_icons() -> None:
    assert scored("civic_service", "trade_league") == 1
    assert scored("civic_service", "trade_league", "public_works") == 2
    assert scored("skilled_workforce", "trade_league") == 2, "Settle, Produce, Trade and Consume"


@pytest.mark.rule("FRONT-14.7", "FRONT-14.3", "FRONT-11.3")
def test_a_goal_that_all_have_seen_is_not_taken_back() -> None:
    """A goal that the holder, another's action or the end of the game turns up is a reveal, which rules out undo."""
    game = frontiers(3, goals="on").hidden(1, "conscription").leads(0, "produce")
    before = game.state.reveals
    assert game.pick("turn_up").state.reveals > before
    game = frontiers(3, goals="on").hidden(1, "conscription").deck()
    before = game.state.reveals
    assert game.leads(0, "plan_goals").state.reveals > before
    game = frontiers(3, goals="on").hidden(1, "conscription")
    game.state.last, before = "chips", game.state.reveals
    assert game.end_round("explore").state.reveals > before
