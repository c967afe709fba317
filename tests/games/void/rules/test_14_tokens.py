"""Section 14: pirates, rebellions, distress calls and other tokens on the map."""

import pytest

from astrarium.games.void import GAME

from ..scenario import Scenario, void


def tokens(game: Scenario, space: str) -> list[str]:
    """What lies there, as everybody sees it."""
    return next(seen["tokens"] for seen in GAME.view(game.state, None)["spaces"] if seen["id"] == space)


def raided(**ships: int) -> Scenario:
    """Pirates are at Dromond, and so is seat 0 with these ships."""
    return void().pirates("dromond").in_force("pirate_raid", at="dromond").ships("dromond", 0, **ships)


@pytest.mark.rule("VOID-14.2", "VOID-14.8")
def test_pirates_fight_at_their_initiative_with_two_dice_and_take_two_hits() -> None:
    game = raided(starcruiser=1, starfighter=1).turn(0).rolls(6, 5, 4).pick("attack:dromond.pirates")
    assert (game.prompt, game.seat) == ("ask.loss", 0), "a Starcruiser hits first, then the pirates with one die"
    game.rolls(6).pick("ships:dromond.0.starcruiser")
    assert game.state.pirates == [0] * len(game.state.pirates)
    assert game.credits_of(0) == 3
    assert game.state.force == (), "and the event is over"


@pytest.mark.rule("VOID-14.2", "VOID-14.5")
def test_two_raids_on_one_planet_are_one_band_of_pirates_which_ends_with_both_events() -> None:
    game = void().ships("dromond", 0, sunhammer=2).pirates("dromond")
    game.in_force("pirate_raid", at="dromond").in_force("pirate_blockade", at="dromond")
    assert tokens(game, "dromond") == ["pirates"]
    game.turn(0).rolls(6, 6, 6, 6, 1, 1).pick("attack:dromond.pirates")
    assert tokens(game, "dromond") == []
    assert game.state.force == ()


@pytest.mark.rule("VOID-14.2")
def test_pirates_elsewhere_stay_with_their_event() -> None:
    game = raided(sunhammer=2).pirates("mirrowane").in_force("pirate_blockade", at="mirrowane")
    game.turn(0).rolls(6, 6, 6, 6, 1, 1).pick("attack:dromond.pirates")
    assert (tokens(game, "dromond"), tokens(game, "mirrowane")) == ([], ["pirates"])
    assert [event["event"] for event in game.happened("event_over")] == ["event_card:pirate_raid"]
    assert len(game.state.force) == 1


@pytest.mark.rule("VOID-14.5", "VOID-14.12")
def test_two_distress_calls_in_a_space_are_rescued_one_after_the_other() -> None:
    game = void().ships("b1", 0, starfighter=1).in_force("lost_colony_ship", at="b1").in_force("distress_call", at="b1")
    assert tokens(game, "b1") == ["distress_call"]
    assert tokens(game.turn(0).pick("rescue:b1"), "b1") == ["distress_call"]
    assert tokens(game.pick("rescue:b1"), "b1") == []


@pytest.mark.rule("VOID-14.5")
def test_an_event_that_marks_a_planet_has_its_token_beside_pirates() -> None:
    game = void().pirates("dromond").in_force("pirate_raid", at="dromond").in_force("strike_on_dromond", at="dromond")
    assert tokens(game, "dromond") == ["pirates", "event"]


@pytest.mark.rule("VOID-14.2")
def test_damage_of_pirates_stays() -> None:
    game = raided(starcruiser=1).turn(0).rolls(6, 1, 1).pick("attack:dromond.pirates")
    assert max(game.state.pirates) == 1
    game.rolls(6).pick("attack:dromond.pirates")
    assert (max(game.state.pirates), game.credits_of(0)) == (0, 3)


@pytest.mark.rule("VOID-14.2")
def test_a_planet_with_pirates_gives_no_credits_but_the_rest() -> None:
    game = void().allied(0, "dromond")
    assert (game.income_of(0), game.influence_of(0)) == (6, 1)
    game.pirates("dromond")
    assert (game.income_of(0), game.influence_of(0)) == (4, 1)


@pytest.mark.rule("VOID-14.8")
def test_firebugs_have_no_first_shot_at_pirates_and_nobody_else_is_asked() -> None:
    game = raided(firebug=1).ships("dromond", 1, sunhammer=1).hand(1, "truce", "truce", "kind_words").turn(0)
    game.rolls(1, 1, 4).pick("attack:dromond.pirates")
    assert game.prompt == "ask.action"
    assert max(game.state.pirates) == 1, "one shot, at initiative 5"
    assert game.ships_at("dromond", 1) == {"sunhammer": 1}


@pytest.mark.rule("VOID-14.8")
def test_living_hulls_and_evil_eye_work_against_pirates() -> None:
    game = raided(starfighter=1).technologies(0, "living_hulls").turn(0).rolls(5, 1, 1).pick("attack:dromond.pirates")
    assert game.ships_at("dromond", 0) == {"starfighter": 1}
    game = raided(starfighter=1).hand(0, "evil_eye").turn(0).rolls(5, 1).pick("attack:dromond.pirates")
    assert game.prompt == "ask.after_dice"
    game.rolls(4, 1).pick("die:defender.0")
    assert game.ships_at("dromond", 0) == {"starfighter": 1}


@pytest.mark.rule("VOID-14.9")
def test_pirates_do_not_protect_a_planet_and_stay() -> None:
    game = raided(starcruiser=1, diplomat=1).hand(0, "buyout").turn(0)
    assert "diplomacy:dromond" in game.options
    game.rolls(6, 1).pick("attack:dromond.planet")
    assert "dromond" in game.held_by(0)
    assert max(game.state.pirates) == 2


# Rebellion


@pytest.mark.rule("VOID-14.3")
def test_a_planet_in_rebellion_gives_its_controller_no_credits() -> None:
    game = void().conquered(0, "dromond")
    assert game.income_of(0) == 6
    assert game.rebelling("dromond").income_of(0) == 4


@pytest.mark.rule("VOID-14.3")
def test_the_controller_ends_a_rebellion_with_one_hit() -> None:
    game = void().conquered(0, "dromond").rebelling("dromond").ships("dromond", 0, starfighter=2).turn(0)
    assert game.actions_for("attack") == ["attack:dromond.rebellion"]
    game.rolls(1, 4).pick("attack:dromond.rebellion")
    assert game.state.rebels
    game.rolls(1, 5).pick("attack:dromond.rebellion")
    assert not game.state.rebels


@pytest.mark.rule("VOID-14.3", "VOID-14.10")
def test_others_do_not_fight_a_rebellion_but_end_it_by_taking_the_planet() -> None:
    game = void().conquered(1, "dromond").rebelling("dromond").ships("dromond", 0, starfighter=1).turn(0)
    assert game.actions_for("attack") == ["attack:dromond.1"]
    game.pick("attack:dromond.1").pick("liberate")
    assert not game.state.rebels


@pytest.mark.rule("VOID-14.10", "VOID-R31")
def test_a_rebellion_touches_neither_influence_nor_ability_nor_the_alliance() -> None:
    game = void().allied(0, "pyrious").rebelling("pyrious")
    assert (game.influence_of(0), game.ally_of("pyrious")) == (3, 0)
    assert game.turn(0).state.actions == 4


@pytest.mark.rule("VOID-14.11", "VOID-14.15")
def test_an_uprising_rolls_for_conquered_planets_without_guards_in_the_order_of_their_cards() -> None:
    game = void().next_event("uprising").conquered(0, "pyrious", "dromond", "ishmere", "home_1").allied(1, "orlune")
    game.ships("ishmere", 0, starfighter=1).rebelling("dromond").pre_round().rolls(2, 2).all_done()
    assert [event["space"] for event in game.happened("rebellion_roll")] == ["space:pyrious", "space:dromond"]
    assert [event["space"] for event in game.happened("rebels")] == ["space:pyrious"], "Dromond rebels already"


@pytest.mark.rule("VOID-14.11")
def test_ships_of_others_guard_no_planet() -> None:
    game = void().next_event("uprising").conquered(0, "pyrious").ships("pyrious", 1, starfighter=1)
    game.pre_round().rolls(2).all_done()
    assert game.rebels() == ["pyrious"]


@pytest.mark.rule("VOID-14.11")
def test_a_planet_rebels_on_one_or_two() -> None:
    game = void().next_event("uprising").conquered(0, "pyrious").pre_round().rolls(3).all_done()
    assert not game.state.rebels


# Rescue and relief


@pytest.mark.rule("VOID-14.4", "VOID-14.12")
def test_a_rescue_takes_an_action_and_gives_the_reward_of_its_event() -> None:
    game = (
        void().in_force("distress_call", at="dromond").conquered(1, "dromond").ships("dromond", 0, diplomat=1).turn(0)
    )
    game.pick("rescue:dromond")
    assert (game.credits_of(0), len(game.hand_of(0)), game.state.actions) == (2, 2, 2)
    assert game.state.force == ()
    game = void().in_force("lost_colony_ship", at="b1").ships("b1", 0, starfighter=1).turn(0).pick("rescue:b1")
    assert (game.credits_of(0), game.state.vp[0]) == (2, 2)
    game = void().in_force("distress_call", at="dromond").in_force("lost_colony_ship", at="b1")
    game.ships("b1", 0, starfighter=1).turn(0).pick("rescue:b1")
    assert (game.credits_of(0), game.state.vp[0], game.hand_of(0)) == (2, 2, []), "of its own, where there are two"


@pytest.mark.rule("VOID-14.4")
def test_a_rescue_needs_a_ship_there() -> None:
    game = void().in_force("distress_call", at="dromond").ships("b1", 0, diplomat=1).turn(0)
    assert game.actions_for("rescue") == []


@pytest.mark.rule("VOID-14.6")
def test_relief_costs_an_action_and_two_credits_and_gives_two_points() -> None:
    game = void().in_force("plague_on_ooloru", at="ooloru").allied(1, "ooloru").ships("ooloru", 0, starfighter=1)
    assert (game.from_planets(1), game.influence_of(1)) == (0, 0)
    assert game.turn(0).refusal("relief:ooloru").rule == "VOID-14.6"
    game.credits(0, 2).turn(0).pick("relief:ooloru")
    assert (game.credits_of(0), game.state.vp[0], game.state.actions) == (0, 2, 2)
    assert (game.from_planets(1), game.influence_of(1)) == (1, 3)


# Tokens of single events


@pytest.mark.rule("VOID-14.5")
def test_nobody_attacks_at_a_sanctuary() -> None:
    game = void().in_force("sanctuary", at="bindok_ii").ships("bindok_ii", 0, starfighter=1).turn(0)
    assert game.refusal("attack:bindok_ii.planet").rule == "VOID-14.5"


@pytest.mark.rule("VOID-14.5")
def test_a_strike_stops_credits_and_ability_of_dromond() -> None:
    game = void().allied(0, "dromond").in_force("strike_on_dromond", at="dromond").credits(0, 3)
    assert game.income_of(0) == 4
    game.technologies(0, "starcruiser_yards").pre_round().shop(0, "build:starcruiser")
    assert game.all_done().credits_of(0) == 0, "three credits, not two"


@pytest.mark.rule("VOID-14.14")
def test_vesk_prime_rebels_if_it_is_conquered_and_the_token_goes() -> None:
    game = void().next_event("vesk_prime_arms").conquered(0, "vesk_prime").pre_round().all_done()
    assert game.state.rebels
    assert game.state.force == ()


@pytest.mark.rule("VOID-14.14")
def test_nothing_happens_to_vesk_prime_if_it_is_allied() -> None:
    game = void().next_event("vesk_prime_arms").allied(0, "vesk_prime").pre_round().all_done()
    assert not game.state.rebels
    assert game.state.force == ()


@pytest.mark.rule("VOID-14.14")
def test_a_neutral_vesk_prime_needs_two_hits_until_somebody_controls_it() -> None:
    game = void().next_event("vesk_prime_arms").ships("vesk_prime", 0, starfighter=2).pre_round().all_done()
    game.rolls(5, 4).pick("attack:vesk_prime.planet")
    assert game.held_by(0) == ["home_0"]
    game.rolls(5, 5).pick("attack:vesk_prime.planet")
    assert game.held_by(0) == ["home_0", "vesk_prime"]
    assert game.state.force == ()


@pytest.mark.rule("VOID-14.13")
def test_ships_that_retreat_or_are_controlled_into_an_awakening_roll_too() -> None:
    game = void().in_force("awakening", at="qua_tarn").allied(1, "bindok_ii").conquered(1, "qua_tarn").credits(1, 1)
    game.ships("e2", 1, starfighter=2).ships("e2", 0, starfighter=1).turn(0).pick("attack:e2.1")
    game.rolls(1, 6).pick("space:qua_tarn")
    assert game.ships_at("qua_tarn", 1) == {"starfighter": 1}
    game = void().in_force("awakening", at="qua_tarn").race(0, "mystics_of_siri").ships("e2", 0, starfighter=1)
    game.ships("e2", 1, starfighter=1).turn(0).pick("control:e2.1.starfighter").rolls(1).pick("space:qua_tarn")
    assert game.ships_at("qua_tarn", 1) == {}


@pytest.mark.rule("VOID-14.13")
def test_whoever_is_there_when_qua_tarn_awakens_does_not_roll() -> None:
    game = void().next_event("awakening").ships("qua_tarn", 0, starfighter=5).pre_round().all_done()
    assert game.ships_at("qua_tarn", 0) == {"starfighter": 5}
