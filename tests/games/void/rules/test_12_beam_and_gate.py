"""Section 12: Tractor Beam and Warp Gate (VOID-R19, VOID-R27, VOID-R39)."""

import pytest

from ..scenario import Scenario, void

# Tractor Beam


def beamed(**ships: int) -> Scenario:
    """Seat 1 has a Tractor Beam at b1; seat 0 has these ships on its home world, one lane away."""
    return void().technologies(1, "tractor_beam").ships("b1", 1, centipede=1).ships("home_0", 0, **ships)


@pytest.mark.rule("VOID-12.5", "VOID-R39", "VOID-R41", "VOID-7.9")
def test_a_move_stops_at_a_tractor_beam_and_goes_on_with_leave() -> None:
    game = beamed(diplomat=1).moving("home_0.diplomat")
    assert "dromond" not in game.ends()
    game.pick("space:b1")
    assert game.ends() == set()
    game.pick("leave")
    assert (game.prompt, game.seat) == ("ask.leave", 1)
    game.yes()
    assert (game.seat, "dromond" in game.ends()) == (0, True)


@pytest.mark.rule("VOID-12.5", "VOID-R39")
def test_without_leave_the_ship_stays_and_others_of_that_space_too() -> None:
    game = beamed(diplomat=1).ships("b1", 0, starfighter=1).turn(0)
    game.pick("move:home_0.0.diplomat").pick("space:b1").pick("leave").no()
    assert game.prompt == "ask.action", "it can only stop"
    assert game.ships_at("b1", 0) == {"diplomat": 1, "starfighter": 1}
    assert game.refusal("move:b1.0.starfighter").rule == "VOID-R39"


@pytest.mark.rule("VOID-R39")
def test_a_ship_that_starts_beside_a_beam_asks_first_and_a_refusal_costs_no_action() -> None:
    game = beamed().ships("b1", 0, starfighter=1).moving("b1.starfighter")
    assert (game.prompt, game.seat) == ("ask.leave", 1)
    game.no()
    assert (game.prompt, game.seat, game.state.actions) == ("ask.action", 0, 3)


@pytest.mark.rule("VOID-R39", "VOID-R19")
def test_each_owner_of_a_beam_must_agree() -> None:
    game = beamed().technologies(2, "tractor_beam").ships("b1", 2, centipede=1).ships("b1", 0, starfighter=1).turn(0)
    game.pick("move:b1.0.starfighter")
    assert game.seat == 1
    game.yes()
    assert (game.prompt, game.seat) == ("ask.leave", 2)
    assert game.no().prompt == "ask.action"


@pytest.mark.rule("VOID-12.5", "VOID-R39")
def test_a_beam_works_only_while_its_centipede_is_there() -> None:
    game = beamed(diplomat=1).ships("b1", 1, starfighter=1).moving("home_0.diplomat")
    assert "dromond" in game.ends()
    game = beamed(diplomat=1).ships("b1", 0, sunhammer=1).turn(0).rolls(6, 6).pick("attack:b1.1")
    game.pick("move:home_0.0.diplomat")
    assert "dromond" in game.ends(), "once it is destroyed"


@pytest.mark.rule("VOID-R19")
def test_a_beam_stops_retreat() -> None:
    game = void().allied(1, "bindok_ii").credits(1, 5).ships("b1", 1, starfighter=1).ships("b1", 0, centipede=1)
    assert game.turn(0).rolls(1, 1).pick("attack:b1.1").prompt == "ask.attacked"
    game = void().allied(1, "bindok_ii").credits(1, 5).ships("b1", 1, starfighter=1).ships("b1", 0, centipede=1)
    game.technologies(0, "tractor_beam").turn(0).rolls(1, 1).pick("attack:b1.1")
    assert game.prompt == "ask.action"


# Warp Gate


@pytest.mark.rule("VOID-12.6", "VOID-R27")
def test_a_warp_gate_moves_all_ships_once_for_two_actions() -> None:
    game = void().technologies(0, "warp_gate").ships("home_0", 0, starfighter=2).ships("d2", 0, starfighter=1).turn(0)
    game.pick("action:move_all")
    assert game.state.actions == 1
    game.pick("ships:home_0.0.starfighter").pick("space:dromond")
    game.pick("ships:home_0.0.starfighter").pick("space:a1").pick("ships:d2.0.starfighter").pick("space:lathe")
    assert game.prompt == "ask.action", "each ship has moved"
    assert [game.ships_at(space, 0) for space in ("dromond", "a1", "lathe")] == [{"starfighter": 1}] * 3


@pytest.mark.rule("VOID-12.6")
def test_with_one_action_left_there_is_no_warp_gate() -> None:
    game = void().technologies(0, "warp_gate").ships("home_0", 0, starfighter=1).turn(0)
    game.pick("action:mine").pick("action:culture")
    assert game.refusal("action:move_all").rule == "VOID-12.6"


@pytest.mark.rule("VOID-12.6")
def test_a_carried_ship_has_no_move_of_its_own_and_changes_to_no_other_diplomat() -> None:
    game = void().technologies(0, "warp_gate").ships("home_0", 0, diplomat=2, starfighter=1).turn(0)
    game.pick("action:move_all").pick("ships:home_0.0.diplomat").pick("take:starfighter").pick("space:b1")
    game.pick("drop:starfighter").pick("stop")
    assert game.options == ["ships:home_0.0.diplomat", "done"], "the Starfighter was carried"
    game.pick("ships:home_0.0.diplomat").pick("space:b1")
    assert game.actions_for("take") == []


@pytest.mark.rule("VOID-12.6")
def test_a_ship_that_has_moved_is_not_carried() -> None:
    game = void().technologies(0, "warp_gate").ships("home_0", 0, diplomat=1, starfighter=1).turn(0)
    game.pick("action:move_all").pick("ships:home_0.0.starfighter").pick("space:b1")
    game.pick("ships:home_0.0.diplomat").pick("space:b1")
    assert game.prompt == "ask.action", "nothing to take at b1, and nothing left to move"
