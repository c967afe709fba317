"""Section 8: ships against ships, level by level."""

import pytest

from ..fleet_battle import battle, fight, sides
from ..scenario import void


@pytest.mark.rule("VOID-8.1")
def test_an_attack_needs_a_space_with_own_ships_and_names_a_player() -> None:
    game = void().ships("b1", 0, starfighter=1).ships("b1", 1, starfighter=1).ships("b1", 2, starfighter=1)
    game.ships("a1", 3, starfighter=1).turn(0)
    assert game.actions_for("attack") == ["attack:b1.1", "attack:b1.2"]


@pytest.mark.rule("VOID-8.2", "VOID-8.5")
def test_ships_fire_by_initiative_and_those_destroyed_fire_no_more() -> None:
    ships = {"sunhammer": 1, "starcruiser": 1, "diplomat": 1, "centipede": 1, "starfighter": 1}
    for strong, weak in zip(ships, list(ships)[1:], strict=False):
        dice = (6, 6) if strong == "sunhammer" else (6,)
        game = fight(battle({strong: 1}, {weak: 1}), *dice)
        assert sides(game) == ({strong: 1}, {}), "the first shot ends it"
    game = fight(battle({"sunhammer": 1}, {"starfighter": 2}), 6, 1, 1)
    assert [(roll["side"], roll["dice"]) for roll in game.happened("rolls")] == [("seat:0", "6, 1"), ("seat:1", "1")]


@pytest.mark.rule("VOID-8.3")
def test_a_ship_rolls_one_die_and_takes_one_hit() -> None:
    game = fight(battle({"starcruiser": 1}, {"starfighter": 2}), 3, 1)
    assert sides(game) == ({"starcruiser": 1}, {"starfighter": 1})


@pytest.mark.rule("VOID-8.4", "VOID-R1")
@pytest.mark.parametrize(
    ("ship", "value"), [("starcruiser", 3), ("centipede", 4), ("starfighter", 5), ("diplomat", 6), ("tempest", 3)]
)
def test_a_die_equal_to_the_attack_value_hits_and_less_does_not(ship: str, value: int) -> None:
    game = void().ships("dromond", 0, **{ship: 1}).turn(0)
    assert "dromond" in game.rolls(value).pick("attack:dromond.planet").held_by(0)
    game = void().ships("dromond", 0, **{ship: 1}).turn(0)
    assert "dromond" not in game.rolls(value - 1).pick("attack:dromond.planet").held_by(0)


@pytest.mark.rule("VOID-8.5")
def test_ships_of_one_level_fire_together() -> None:
    game = fight(battle({"starfighter": 1}, {"starfighter": 1}), 5, 5)
    assert sides(game) == ({}, {})


@pytest.mark.rule("VOID-8.6")
def test_the_owner_chooses_what_is_lost() -> None:
    game = fight(battle({"starcruiser": 1}, {"starfighter": 1, "centipede": 1, "diplomat": 1}), 6)
    assert (game.prompt, game.seat) == ("ask.loss", 1)
    game.rolls(1, 1).pick("ships:b1.1.diplomat")
    assert sides(game) == ({"starcruiser": 1}, {"centipede": 1, "starfighter": 1})


@pytest.mark.rule("VOID-8.6", "VOID-R16")
def test_nobody_chooses_where_all_must_go() -> None:
    game = fight(battle({"sunhammer": 1}, {"starfighter": 1, "centipede": 1}), 6, 6)
    assert (game.prompt, sides(game)) == ("ask.action", ({"sunhammer": 1}, {}))


@pytest.mark.rule("VOID-8.7", "VOID-8.8")
def test_one_attack_goes_once_through_the_levels_and_may_leave_both_sides() -> None:
    game = fight(battle({"starfighter": 2}, {"starfighter": 2}), 1, 1, 1, 1)
    assert sides(game) == ({"starfighter": 2}, {"starfighter": 2})
    assert game.state.actions == 2
    game.rolls(6, 6, 1, 1).pick("attack:b1.1")
    assert sides(game) == ({"starfighter": 2}, {}), "a battle is won when none of the opponent's ships is left"


@pytest.mark.rule("VOID-8.9")
def test_the_example_of_the_rulebook() -> None:
    game = battle({"sunhammer": 1, "starcruiser": 1}, {"starcruiser": 1, "starfighter": 2})
    fight(game, 2, 3)
    assert (game.prompt, game.seat) == ("ask.loss", 1)
    game.rolls(1, 3).pick("ships:b1.1.starfighter")
    assert (game.prompt, game.seat) == ("ask.loss", 0)
    game.rolls(1).pick("ships:b1.0.starcruiser")
    assert sides(game) == ({"sunhammer": 1}, {"starcruiser": 1, "starfighter": 1})


@pytest.mark.rule("VOID-8.10")
def test_another_action_may_attack_again_in_the_same_space() -> None:
    game = fight(battle({"starfighter": 1}, {"starfighter": 1}), 1, 1)
    game.rolls(1, 1).pick("attack:b1.1").rolls(1, 1).pick("attack:b1.1")
    assert game.state.actions == 0


@pytest.mark.rule("VOID-8.24")
def test_nobody_attacks_own_ships_or_own_planets() -> None:
    game = void().ships("dromond", 0, starfighter=2).conquered(0, "dromond").ships("home_0", 0, starfighter=1).turn(0)
    assert game.actions_for("attack") == []


@pytest.mark.rule("VOID-8.24", "VOID-R34")
def test_ships_and_planet_of_one_player_are_one_target() -> None:
    game = void().ships("dromond", 0, starfighter=1).ships("dromond", 1, starfighter=1).conquered(1, "dromond").turn(0)
    assert game.actions_for("attack") == ["attack:dromond.1"]
    game.ships("dromond", 2, starfighter=1)
    assert game.turn(0).actions_for("attack") == ["attack:dromond.1", "attack:dromond.2"]


@pytest.mark.rule("VOID-8.25")
def test_all_ships_fight_diplomats_too() -> None:
    game = fight(battle({"diplomat": 1, "starfighter": 1}, {"diplomat": 1}), 6, 1)
    assert sides(game) == ({"diplomat": 1, "starfighter": 1}, {})


@pytest.mark.rule("VOID-8.26", "VOID-R26")
def test_third_players_neither_fire_nor_are_hit() -> None:
    game = battle({"starcruiser": 1}, {"starfighter": 1}).ships("b1", 2, sunhammer=4)
    fight(game, 6)
    assert sides(game) == ({"starcruiser": 1}, {})
    assert game.ships_at("b1", 2) == {"sunhammer": 4}


@pytest.mark.rule("VOID-8.27")
def test_a_fight_ends_after_the_last_level() -> None:
    game = fight(battle({"sunhammer": 1}, {"starfighter": 1}), 1, 1, 1)
    assert game.prompt == "ask.action"
    assert sides(game) == ({"sunhammer": 1}, {"starfighter": 1})


@pytest.mark.rule("VOID-R16")
def test_hits_beyond_the_ships_are_lost() -> None:
    game = fight(battle({"sunhammer": 2}, {"starfighter": 1}), 6, 6, 6, 6)
    assert sides(game) == ({"sunhammer": 2}, {})


@pytest.mark.rule("VOID-R43")
def test_bonuses_never_let_a_one_hit() -> None:
    game = void().race(0, "legions_of_decima").technologies(0, "plasma_cannons").ships("dromond", 0, centipede=1)
    assert "dromond" in game.turn(0).rolls(2).pick("attack:dromond.planet").held_by(0), "four less two"
    game = void().race(0, "legions_of_decima").technologies(0, "plasma_cannons").ships("dromond", 0, centipede=1)
    game.hand(0, "war_cry", "war_cry").turn(0).rolls(1).pick("attack:dromond.planet.war_cry")
    assert "dromond" not in game.held_by(0)


@pytest.mark.rule("VOID-12.15")
def test_legions_of_decima_hit_better_only_when_they_attack() -> None:
    game = battle({"starfighter": 1}, {"starfighter": 1}).race(0, "legions_of_decima")
    fight(game, 4, 1)
    assert sides(game) == ({"starfighter": 1}, {})
    game = battle({"starfighter": 1}, {"starfighter": 1}).race(0, "legions_of_decima")
    game.turn(1).rolls(1, 4).pick("attack:b1.0")
    assert sides(game) == ({"starfighter": 1}, {"starfighter": 1})
