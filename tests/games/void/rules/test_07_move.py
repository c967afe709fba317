"""Section 7: Move, and spaces where something happens on entering (VOID-R41)."""

import pytest

from astrarium.games.void.content import SPACE

from ..scenario import void


@pytest.mark.rule("VOID-7.6")
def test_a_ship_goes_along_lanes_as_far_as_its_movement() -> None:
    game = void().ships("home_0", 0, starfighter=1).moving("home_0.starfighter")
    assert game.ends() == {"a2", "b1", "a1", "dromond", "b3"}
    game.pick("space:dromond")
    assert game.ships_at("dromond", 0) == {"starfighter": 1}
    assert game.ships_at("home_0", 0) == {}
    assert game.state.actions == 2


@pytest.mark.rule("VOID-7.6")
def test_movement_that_is_left_may_be_used_or_not() -> None:
    game = void().ships("home_0", 0, starfighter=1).moving("home_0.starfighter")
    assert game.ends() >= {"b1", "dromond", "b3"}
    game.pick("space:b1")
    assert game.ships_at("b1", 0) == {"starfighter": 1}


@pytest.mark.rule("VOID-R41", "VOID-R42")
def test_a_move_pauses_only_where_there_is_something_to_choose() -> None:
    """All spaces that can be reached are offered at once, so a move stops on its way only for passengers and for
    effects of entering."""
    assert void().ships("home_0", 0, starfighter=1).moving("home_0.starfighter").pick("space:b1").prompt == "ask.action"
    alone = void().ships("home_0", 0, diplomat=1).moving("home_0.diplomat").pick("space:b1")
    assert alone.prompt == "ask.action", "a Diplomat with nobody aboard and nobody to take"
    meets = void().ships("home_0", 0, diplomat=1).ships("b1", 0, starfighter=1).moving("home_0.diplomat")
    assert "take:starfighter" in meets.pick("space:b1").options
    laden = void().ships("home_0", 0, diplomat=1, starfighter=1).moving("home_0.diplomat").pick("take:starfighter")
    assert "drop:starfighter" in laden.pick("space:b1").options
    there = void().ships("home_0", 0, diplomat=1, starfighter=1).in_force("solar_flare").moving("home_0.diplomat")
    there.pick("take:starfighter")
    far = max(there.ends(), key=lambda name: there.state.distances(SPACE["home_0"])[SPACE[name]])
    assert there.pick(f"space:{far}").prompt == "ask.action", "no movement is left"


@pytest.mark.rule("VOID-7.7")
def test_obstacles_stop_ships_without_the_technology_for_them() -> None:
    game = void().ships("b3", 0, starfighter=1).moving("b3.starfighter")
    assert not {"mirrowane", "b2"} & game.ends()
    assert game.refusal("space:mirrowane").rule == "VOID-7.7"
    swept = void().ships("b3", 0, starfighter=1).technologies(0, "mine_sweeping").moving("b3.starfighter")
    assert {"mirrowane", "b2"} <= swept.ends()


@pytest.mark.rule("VOID-7.7")
@pytest.mark.parametrize(
    ("technology", "start", "end"),
    [
        ("asteroid_navigation", "a3", "vesk_prime"),
        ("mine_sweeping", "c1", "cindervane"),
        ("ancient_ciphers", "d1", "qua_tarn"),
    ],
)
def test_each_obstacle_has_its_technology(technology: str, start: str, end: str) -> None:
    plain = void().ships(start, 0, starfighter=1)
    assert end not in plain.moving(f"{start}.starfighter").ends()
    assert end in plain.technologies(0, technology).moving(f"{start}.starfighter").ends()


@pytest.mark.rule("VOID-7.7")
def test_asteroid_spaces_are_entered_only_by_ships_that_pass_asteroids() -> None:
    game = void().ships("pyrious", 0, starfighter=1).moving("pyrious.starfighter")
    assert "z_ast0" not in game.ends()
    game = void().ships("pyrious", 0, starfighter=1).technologies(0, "asteroid_navigation")
    assert {"z_ast0", "a3"} <= game.moving("pyrious.starfighter").ends()


@pytest.mark.rule("VOID-7.8")
def test_a_ship_may_move_with_each_action() -> None:
    game = void().ships("home_0", 0, starfighter=1).moving("home_0.starfighter").pick("space:dromond")
    game.pick("move:dromond.0.starfighter").pick("space:home_1")
    assert game.ships_at("home_1", 0) == {"starfighter": 1}
    assert game.state.actions == 1


@pytest.mark.rule("VOID-7.9", "VOID-7.17", "VOID-7.18")
def test_other_ships_and_foreign_planets_stop_nobody_and_start_no_fight() -> None:
    game = void().ships("dromond", 0, starfighter=1).ships("b2", 1, starfighter=3).ships("b2", 2, starfighter=1)
    game.conquered(1, "dromond")
    game.moving("dromond.starfighter")
    assert {"b2", "home_1"} <= game.ends()
    game.pick("space:home_1")
    assert game.ships_at("b2", 1) == {"starfighter": 3}
    assert (game.held_by(1), game.ships_at("home_1", 0)) == (["dromond", "home_1"], {"starfighter": 1})


@pytest.mark.rule("VOID-7.17")
def test_any_number_of_ships_stand_in_one_space() -> None:
    game = void().ships("b1", 0, starfighter=11).ships("b1", 1, starfighter=12).ships("home_0", 0, starfighter=1)
    game.moving("home_0.starfighter").pick("space:b1")
    assert game.ships_at("b1", 0) == {"starfighter": 12}


@pytest.mark.rule("VOID-11.3")
def test_moths_ignore_obstacles() -> None:
    game = void().ships("b3", 0, moth=1).moving("b3.moth")
    assert {"mirrowane", "b2"} <= game.ends()
    assert {"z_ast0"} <= void().ships("pyrious", 0, damaged_moth=1).moving("pyrious.moth.damaged").ends()


@pytest.mark.rule("VOID-R53")
def test_bonuses_to_movement_add_up_and_a_solar_flare_comes_off_last() -> None:
    game = void().ships("home_0", 0, starfighter=1).technologies(0, "ion_drive")
    assert "b2" in game.moving("home_0.starfighter").ends(), "three spaces"
    game = game.in_force("solar_flare")
    assert "dromond" in game.moving("home_0.starfighter").ends()
    assert "b2" not in game.ends()
    assert void().ships("home_0", 0, starfighter=1).in_force("solar_flare").moving("home_0.starfighter").ends() == {
        "a2",
        "b1",
    }


@pytest.mark.rule("VOID-14.1")
def test_a_wormhole_is_a_way_for_everybody() -> None:
    game = void().ships("home_0", 0, starfighter=1).wormhole("pyrious", "home_0")
    assert {"pyrious", "tan_fu"} <= game.moving("home_0.starfighter").ends()


# Spaces where something happens on entering


@pytest.mark.rule("VOID-14.2", "VOID-R41")
def test_pirates_end_a_move_and_nobody_comes_upon_them_unawares() -> None:
    game = void().ships("home_0", 0, diplomat=1).pirates("dromond")
    game.moving("home_0.diplomat")
    assert "dromond" in game.ends()
    assert "b2" not in game.ends(), "the only way in reach leads through Dromond"
    game.pick("space:dromond")
    assert game.prompt == "ask.action"
    assert game.ships_at("dromond", 0) == {"diplomat": 1}


@pytest.mark.rule("VOID-14.9")
def test_ships_may_leave_pirates() -> None:
    game = void().ships("dromond", 0, starfighter=1).pirates("dromond").moving("dromond.starfighter")
    assert {"b1", "b2"} <= game.ends()


@pytest.mark.rule("VOID-14.7")
def test_rebellions_distress_calls_and_event_tokens_stop_nobody() -> None:
    game = void().ships("home_0", 0, diplomat=1).conquered(1, "dromond").rebelling("dromond")
    game.in_force("distress_call", at="dromond").in_force("strike_on_dromond", at="dromond")
    assert "b2" in game.moving("home_0.diplomat").ends()


@pytest.mark.rule("VOID-14.13")
def test_awakening_rolls_for_each_ship_that_enters() -> None:
    game = void().ships("e2", 0, diplomat=1, starfighter=1).in_force("awakening", at="qua_tarn")
    game.moving("e2.diplomat").pick("take:starfighter").rolls(1, 2).pick("space:qua_tarn")
    assert game.ships_at("qua_tarn", 0) == {"starfighter": 1}, "the Diplomat is lost, its passenger is not"
    assert game.prompt == "ask.action", "and the move is over"
    assert len(game.happened("risks")) == 2
    game = void().ships("e2", 0, diplomat=1, starfighter=1).in_force("awakening", at="qua_tarn")
    game.moving("e2.diplomat").pick("take:starfighter").rolls(2, 1).pick("space:qua_tarn")
    assert game.ships_at("qua_tarn", 0) == {"diplomat": 1}, "carried ships roll too"


@pytest.mark.rule("VOID-14.13")
def test_awakening_lets_those_who_survive_go_on() -> None:
    game = void().ships("e2", 0, starfighter=1).technologies(0, "ancient_ciphers").in_force("awakening", at="qua_tarn")
    game.moving("e2.starfighter").rolls(2).pick("space:qua_tarn")
    assert {"d1", "d3"} <= game.ends()


@pytest.mark.rule("VOID-R41")
def test_no_leg_runs_through_an_awakening() -> None:
    game = void().ships("e2", 0, starfighter=1).technologies(0, "ancient_ciphers")
    assert {"d1", "d3"} <= game.moving("e2.starfighter").ends()
    game.in_force("awakening", at="qua_tarn")
    assert not {"d1", "d3"} & game.moving("e2.starfighter").ends()
    assert "qua_tarn" in game.ends()
