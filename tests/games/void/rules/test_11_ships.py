"""Section 11: what single kinds of ships do in battle, with what technologies add (VOID-12.1, VOID-12.2, VOID-R44)."""

import pytest

from ..fleet_battle import battle, fight, sides
from ..scenario import void


@pytest.mark.rule("VOID-11.2", "VOID-R15")
def test_firebugs_of_both_sides_shoot_at_starfighters_before_the_battle() -> None:
    game = fight(battle({"firebug": 1, "starfighter": 1}, {"firebug": 1, "starfighter": 1}), 4, 4, 1, 1)
    assert sides(game) == ({"firebug": 1}, {"firebug": 1}), "each has lost its Starfighter, then both missed"


@pytest.mark.rule("VOID-R15")
def test_a_firebug_hits_nothing_but_starfighters_beforehand_and_fires_again_at_its_initiative() -> None:
    game = fight(battle({"firebug": 1}, {"centipede": 1, "starfighter": 1}), 4, 1, 4)
    assert sides(game) == ({"firebug": 1}, {}), "a Starfighter first; the Centipede misses and is hit at level 5"


@pytest.mark.rule("VOID-11.3", "VOID-R16")
def test_a_moth_takes_two_hits_and_keeps_its_damage() -> None:
    game = fight(battle({"starcruiser": 1}, {"moth": 1}), 6, 1)
    assert sides(game) == ({"starcruiser": 1}, {"moth.damaged": 1})
    game.turn(1).pick("end_turn").turn(0)
    assert sides(game)[1] == {"moth.damaged": 1}
    game.rolls(6).pick("attack:b1.1")
    assert sides(game) == ({"starcruiser": 1}, {})


@pytest.mark.rule("VOID-R16")
def test_each_hit_on_a_moth_is_one_point_of_damage() -> None:
    game = fight(battle({"sunhammer": 1}, {"moth": 2}), 6, 6)
    assert game.prompt == "ask.loss", "the first hit damages either; the second destroys it or damages the other"
    assert game.options == ["ships:b1.1.moth", "ships:b1.1.moth.damaged"]
    game.rolls(1, 1).pick("ships:b1.1.moth")
    assert sides(game)[1] == {"moth.damaged": 2}


@pytest.mark.rule("VOID-11.4", "VOID-R14")
def test_a_shooting_star_rolls_three_dice_for_a_credit() -> None:
    game = battle({"shooting_star": 1}, {"starfighter": 3}).credits(0, 1).turn(0).pick("attack:b1.1")
    assert game.prompt == "ask.fire"
    game.rolls(4, 4, 4).amount(1)
    assert sides(game) == ({"shooting_star": 1}, {})
    assert game.credits_of(0) == 0


@pytest.mark.rule("VOID-11.4", "VOID-R14")
def test_without_a_credit_a_shooting_star_does_not_roll() -> None:
    game = fight(battle({"shooting_star": 1}, {"starfighter": 1}), 1)
    assert game.prompt == "ask.action"
    assert sides(game) == ({"shooting_star": 1}, {"starfighter": 1})
    assert [roll["side"] for roll in game.happened("rolls")] == ["seat:1"]
    game = battle({"shooting_star": 1}, {"starfighter": 1}).credits(0, 3).turn(0).pick("attack:b1.1").rolls(1).amount(0)
    assert (sides(game)[1], game.credits_of(0)) == ({"starfighter": 1}, 3)


@pytest.mark.rule("VOID-R14")
def test_both_sides_may_pay_and_the_attacker_says_first_how_many_fire() -> None:
    game = battle({"shooting_star": 2}, {"shooting_star": 1}).credits(0, 5).credits(1, 1).turn(0).pick("attack:b1.1")
    assert (game.prompt, game.seat, game.asked.high) == ("ask.fire", 0, 2)
    game.amount(1)
    assert (game.prompt, game.seat, game.asked.high) == ("ask.fire", 1, 1)
    game.rolls(1, 1, 1, 1, 1, 1).amount(1)
    assert (game.credits_of(0), game.credits_of(1)) == (4, 0)
    assert [roll["dice"] for roll in game.happened("rolls")] == ["1, 1, 1", "1, 1, 1"], "one ship of each fires"


@pytest.mark.rule("VOID-R14")
def test_a_shooting_star_destroyed_before_costs_nothing() -> None:
    game = battle({"sunhammer": 1}, {"shooting_star": 1}).credits(1, 3)
    fight(game, 6, 1)
    assert sides(game) == ({"sunhammer": 1}, {})
    assert game.credits_of(1) == 3


@pytest.mark.rule("VOID-11.5")
def test_a_sunhammer_rolls_two_dice_and_hits_on_three() -> None:
    assert sides(fight(battle({"sunhammer": 1}, {"starfighter": 2}), 3, 3)) == ({"sunhammer": 1}, {})
    assert sides(fight(battle({"sunhammer": 1}, {"starfighter": 2}), 2, 2, 1, 1))[1] == {"starfighter": 2}


@pytest.mark.rule("VOID-11.6")
def test_a_tempest_that_hits_rolls_once_more_and_only_once() -> None:
    game = fight(battle({"tempest": 1}, {"starfighter": 3}), 3, 3, 3)
    assert sides(game) == ({"tempest": 1}, {"starfighter": 1}), "the third die is a Starfighter's"
    assert len(game.happened("extra_die")) == 1
    game = fight(battle({"tempest": 1}, {"starfighter": 3}), 2, 1, 1, 1)
    assert sides(game) == ({"tempest": 1}, {"starfighter": 3})


@pytest.mark.rule("VOID-11.6", "VOID-8.6", "VOID-R45")
def test_the_owner_of_a_black_hole_picks_its_victims_and_a_moth_is_gone_at_once() -> None:
    game = fight(battle({"black_hole": 1}, {"moth": 1, "sunhammer": 1, "starfighter": 2}), 3, 2, 1, 1)
    assert (game.prompt, game.seat) == ("ask.victim", 0)
    game.rolls(1, 1, 1).pick("ships:b1.1.moth")
    assert sides(game)[1] == {"sunhammer": 1, "starfighter": 2}


@pytest.mark.rule("VOID-11.8")
def test_abilities_work_in_defence_and_against_planets() -> None:
    game = fight(battle({"starfighter": 3}, {"black_hole": 1}), 6, 6)
    assert sides(game)[1] == {"black_hole": 1}
    assert sides(game)[0] == {"starfighter": 1}, "nothing to choose among ships alike"
    game = void().ships("dromond", 0, sunhammer=1).turn(0).rolls(2, 3).pick("attack:dromond.planet")
    assert "dromond" in game.held_by(0), "two dice against a planet"


@pytest.mark.rule("VOID-12.1", "VOID-8.6", "VOID-R17")
def test_the_owner_of_a_cloaked_ship_picks_the_victim() -> None:
    game = battle({"starcruiser": 1}, {"sunhammer": 1, "starfighter": 1}).technologies(0, "cloaking")
    fight(game, 1, 1, 3)
    assert (game.prompt, game.seat) == ("ask.victim", 0)
    game.rolls(1).pick("ships:b1.1.sunhammer")
    assert sides(game) == ({"starcruiser": 1}, {"starfighter": 1})


@pytest.mark.rule("VOID-12.1", "VOID-12.2", "VOID-R17")
@pytest.mark.parametrize("detector", ["centipede", "diplomat"])
def test_detection_in_the_battle_cancels_cloaking(detector: str) -> None:
    game = battle({"starcruiser": 1}, {detector: 1, "starfighter": 1}).technologies(0, "cloaking")
    game.technologies(1, "detection")
    fight(game, 3)
    assert (game.prompt, game.seat) == ("ask.loss", 1)


@pytest.mark.rule("VOID-12.2", "VOID-R17")
def test_detection_needs_a_ship_that_has_it() -> None:
    game = battle({"starcruiser": 1}, {"sunhammer": 1, "starfighter": 1}).technologies(0, "cloaking")
    game.technologies(1, "detection").ships("b1", 2, centipede=1).technologies(2, "detection")
    fight(game, 1, 1, 3)
    assert (game.prompt, game.seat) == ("ask.victim", 0), "neither a Sunhammer nor a third player detects"


@pytest.mark.rule("VOID-R44")
def test_living_hulls_cancel_the_first_hit_of_each_battle() -> None:
    game = battle({"starcruiser": 2}, {"starfighter": 2}).technologies(1, "living_hulls")
    fight(game, 6, 6, 1)
    assert sides(game)[1] == {"starfighter": 1}
    game.rolls(6, 1, 1).pick("attack:b1.1")
    assert sides(game)[1] == {"starfighter": 1}, "another battle"


@pytest.mark.rule("VOID-R44")
def test_living_hulls_cancel_the_hit_that_is_worst() -> None:
    game = battle({"black_hole": 1, "sunhammer": 1}, {"moth": 1}).technologies(1, "living_hulls")
    fight(game, 6, 1, 6, 1, 1)
    assert sides(game)[1] == {"moth.damaged": 1}, "the Black Hole's, not the Sunhammer's"


@pytest.mark.rule("VOID-R44")
def test_all_losses_of_a_level_go_together() -> None:
    game = fight(battle({"sunhammer": 1}, {"black_hole": 1}), 6, 1, 6, 1)
    assert sides(game) == ({}, {})


@pytest.mark.rule("VOID-R42")
def test_passengers_fight_like_other_ships() -> None:
    game = void().ships("home_0", 0, diplomat=1, starfighter=1).ships("b1", 1, starfighter=1).turn(0)
    game.pick("move:home_0.0.diplomat").pick("take:starfighter").pick("space:b1").pick("stop")
    game.rolls(1, 6, 1).pick("attack:b1.1")
    assert sides(game) == ({"diplomat": 1, "starfighter": 1}, {})


@pytest.mark.rule("VOID-R45")
def test_dice_of_firebugs_may_be_rolled_again() -> None:
    game = fight(battle({"firebug": 1}, {"starfighter": 1}).hand(0, "salvo"), 1)
    assert (game.prompt, game.seat) == ("ask.after_dice", 0)
    game.rolls(4).pick("die:attacker.0")
    assert sides(game) == ({"firebug": 1}, {})


@pytest.mark.rule("VOID-11.2")
def test_firebugs_do_not_shoot_beforehand_where_there_is_no_starfighter() -> None:
    game = battle({"firebug": 1}, {"starcruiser": 2}).technologies(1, "living_hulls")
    fight(game, 1, 1, 4)
    assert sides(game) == ({"firebug": 1}, {"starcruiser": 2}), "one shot, which the hulls cancel"


@pytest.mark.rule("VOID-R44")
def test_shooters_choose_before_owners_and_the_attacker_first() -> None:
    game = battle({"black_hole": 1, "starfighter": 2}, {"black_hole": 1, "starfighter": 2})
    fight(game, 6, 1, 6, 1)
    assert (game.prompt, game.seat) == ("ask.victim", 0)
    game.pick("ships:b1.1.black_hole")
    assert (game.prompt, game.seat) == ("ask.victim", 1), "its Black Hole has fired with the other"
