"""Section 7: Diplomats that take ships along (VOID-R2, VOID-R42)."""

import pytest

from ..scenario import void


@pytest.mark.rule("VOID-7.10", "VOID-11.1")
def test_a_diplomat_takes_along_a_ship_of_initiative_4_or_5() -> None:
    game = void().ships("home_0", 0, diplomat=1, starfighter=1, centipede=1, starcruiser=1)
    game.moving("home_0.diplomat")
    assert set(game.actions_for("take")) == {"take:starfighter", "take:centipede"}
    game.pick("take:centipede").pick("space:b2")
    assert game.ships_at("b2", 0) == {"diplomat": 1, "centipede": 1}
    assert game.ships_at("home_0", 0) == {"starcruiser": 1, "starfighter": 1}
    assert game.state.actions == 2


@pytest.mark.rule("VOID-R2")
def test_a_diplomat_carries_one_ship_at_a_time_and_only_own_ones() -> None:
    game = void().ships("home_0", 0, diplomat=2, starfighter=2).ships("home_0", 1, centipede=1)
    game.moving("home_0.diplomat")
    assert game.actions_for("take") == ["take:starfighter"]
    game.pick("take:starfighter")
    assert game.actions_for("take") == []


@pytest.mark.rule("VOID-R2")
def test_neutral_ships_of_these_initiatives_are_carried_too() -> None:
    game = void().ships("home_0", 0, diplomat=1, moth=1, firebug=1, tempest=1).moving("home_0.diplomat")
    assert set(game.actions_for("take")) == {"take:moth", "take:firebug"}


@pytest.mark.rule("VOID-7.10", "VOID-R42")
def test_ships_are_picked_up_and_dropped_on_the_way_and_pauses_are_free() -> None:
    game = void().ships("home_0", 0, diplomat=1).ships("b1", 0, starfighter=1)
    game.moving("home_0.diplomat").pick("space:b1").pick("take:starfighter").pick("space:dromond")
    assert game.ships_at("dromond", 0) == {"diplomat": 1, "starfighter": 1}
    game.pick("drop:starfighter")
    assert game.actions_for("take") == [], "dropped for this move"
    game.pick("space:b2")
    assert game.ships_at("dromond", 0) == {"starfighter": 1}
    assert game.ships_at("b2", 0) == {"diplomat": 1}
    assert game.state.actions == 2


@pytest.mark.rule("VOID-R42")
def test_passengers_go_where_the_diplomat_can_however_slow_they_are() -> None:
    game = void().ships("home_0", 0, diplomat=1, starfighter=1)
    game.moving("home_0.diplomat").pick("take:starfighter").pick("space:b2")
    assert game.ships_at("b2", 0) == {"diplomat": 1, "starfighter": 1}, "three spaces"


@pytest.mark.rule("VOID-12.3", "VOID-R2")
def test_a_docking_bay_has_room_for_four_starfighters_more() -> None:
    game = void().ships("home_0", 0, diplomat=1, starfighter=6, centipede=1).technologies(0, "docking_bay")
    game.moving("home_0.diplomat").pick("take:centipede")
    for _ in range(4):
        game.pick("take:starfighter")
    assert game.actions_for("take") == []
    game.pick("space:b2")
    assert game.ships_at("b2", 0) == {"diplomat": 1, "centipede": 1, "starfighter": 4}


@pytest.mark.rule("VOID-12.3", "VOID-R2")
def test_a_docking_bay_carries_five_starfighters_and_nothing_else() -> None:
    game = void().ships("home_0", 0, diplomat=1, starfighter=6).technologies(0, "docking_bay")
    game.moving("home_0.diplomat")
    for _ in range(5):
        game.pick("take:starfighter")
    assert game.actions_for("take") == []


@pytest.mark.rule("VOID-R2")
def test_a_ship_is_carried_once_per_move() -> None:
    game = void().ships("home_0", 0, diplomat=1, starfighter=2).technologies(0, "ion_drive", "docking_bay")
    game.moving("home_0.diplomat").pick("take:starfighter").pick("take:starfighter")
    game.pick("space:b1").pick("drop:starfighter").pick("space:dromond").pick("space:b1")
    assert (game.prompt, game.actions_for("take")) == ("ask.leg", [])
