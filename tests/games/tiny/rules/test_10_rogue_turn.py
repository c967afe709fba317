"""Section 10: the dice of the Rogue's turn and what the player may do about them (TINY-10.6 to TINY-10.9)."""

import pytest

from ....rows import each
from ..rogue_scenario import ROGUE, rogue_rolls, rolls, solo

ROGUES = ["artemis", "rothkel", "zendica", "hades", "gamelyn"]
ALL_USABLE = ("move", "energy", "move", "culture", "diplomacy", "economy", "move")


@pytest.mark.rule("TINY-10.6")
@each("rogue", ROGUES)
@each(("level", "dice"), [(1, 5), (2, 5), (3, 6), (4, 6), (5, 7)])
def test_the_rogue_rolls_as_many_dice_as_its_level_says(rogue: str, level: int, dice: int) -> None:
    game = rolls(solo(rogue, level), *ALL_USABLE[:dice]).pick("end_turn")
    assert len(game.happened("rogue_rolled")) == dice
    assert game.prompt == "ask.turn"


@pytest.mark.rule("TINY-10.6")
def test_each_die_is_resolved_before_the_next_is_rolled() -> None:
    game = rogue_rolls(solo().has(0, energy=0, culture=3), "move", "energy")
    assert [roll["face"] for roll in game.happened("rogue_rolled")] == ["face:move_ship"]
    assert game.place(ROGUE, 0) == "orbit jakks 0"
    assert game.energy(ROGUE) == 0
    game.no()  # to following the first die
    assert [roll["face"] for roll in game.happened("rogue_rolled")] == ["face:acquire_energy"]
    assert game.energy(ROGUE) == 3


@pytest.mark.rule("TINY-10.6")
def test_the_dice_gather_in_the_activation_bay_where_piedes_finds_them() -> None:
    game = rogue_rolls(solo().has(0, energy=1, culture=3).colonies(0, "piedes"), "energy", "utilize")
    game.no().no()  # the energy die is let stand and not followed
    game.no()  # the attack is let stand: it takes the energy
    assert (game.prompt, game.energy(0)) == ("ask.follow", 0)
    game.yes().pick("planet:piedes")  # repeats the energy die, the only other one in the bay
    assert game.energy(0) == 2


@pytest.mark.rule("TINY-10.7")
def test_the_player_may_force_rerolls_for_one_energy_and_one_culture_as_often_as_they_can_pay() -> None:
    game = rogue_rolls(solo().has(0, energy=2, culture=2), "move", "energy", "culture", dice=1)
    assert (game.seat, game.prompt) == (0, "ask.force_reroll")
    assert game.place(ROGUE, 0) == "home"  # not yet resolved
    game.yes()
    assert (game.energy(0), game.culture(0)) == (1, 1)
    assert game.prompt == "ask.force_reroll"
    assert game.asked.about["face"] == "face:acquire_energy"
    assert game.energy(ROGUE) == 0
    game.yes()
    assert (game.energy(0), game.culture(0)) == (0, 0)
    assert game.prompt == "ask.turn"
    assert (game.energy(ROGUE), game.culture(ROGUE)) == (0, 4)
    assert game.place(ROGUE, 0) == "home"


@pytest.mark.rule("TINY-10.7")
def test_letting_the_die_stand_costs_nothing() -> None:
    game = rogue_rolls(solo().has(0, energy=2, culture=2), "move").no()
    assert (game.energy(0), game.culture(0)) == (2, 2)
    assert game.place(ROGUE, 0) == "orbit jakks 0"
    assert game.prompt == "ask.follow"


@pytest.mark.rule("TINY-10.7")
@pytest.mark.parametrize(("energy", "culture"), [(7, 0), (0, 7)])
def test_without_both_resources_no_reroll_can_be_forced(energy: int, culture: int) -> None:
    game = rogue_rolls(solo().has(0, energy=energy, culture=culture), "move")
    assert game.place(ROGUE, 0) == "orbit jakks 0"
    assert game.prompt == ("ask.follow" if culture else "ask.turn")


@pytest.mark.rule("TINY-10.7", "TINY-10.9")
def test_a_forced_reroll_that_gives_an_unusable_face_is_still_rerolled_once() -> None:
    game = rogue_rolls(solo().has(0, energy=1, culture=1), "move", "diplomacy", "energy", dice=1).yes()
    assert [roll["face"] for roll in game.happened("rogue_cannot")] == ["face:advance_diplomacy"]
    assert game.energy(ROGUE) == 4
    assert game.place(ROGUE, 0) == "home"


@pytest.mark.rule("TINY-10.7", "TINY-10.9")
def test_the_die_rerolled_because_it_was_unusable_may_be_rerolled_by_force_too() -> None:
    game = rogue_rolls(solo().has(0, energy=1, culture=1), "diplomacy", "move", "energy", dice=1)
    assert (game.prompt, game.asked.about["face"]) == ("ask.force_reroll", "face:move_ship")
    game.yes()
    assert game.energy(ROGUE) == 4


@pytest.mark.rule("TINY-10.8")
def test_the_player_may_follow_the_rogue_for_one_culture() -> None:
    game = rogue_rolls(solo().has(0, energy=0, culture=2), "move")
    assert (game.seat, game.prompt, game.asked.about["n"]) == (0, "ask.follow", 1)
    assert game.place(ROGUE, 0) == "orbit jakks 0"  # the Rogue has done its action
    game.yes().pick("orbit:leandra")
    assert game.place(0, 0) == "orbit leandra 0"
    assert game.culture(0) == 1


@pytest.mark.rule("TINY-10.8")
def test_following_gives_the_player_what_their_own_ships_give() -> None:
    game = rogue_rolls(solo().has(0, energy=0, culture=1), "energy").yes()
    assert (game.energy(0), game.culture(0)) == (2, 0)
    assert game.energy(ROGUE) == 4


@pytest.mark.rule("TINY-10.8")
def test_following_an_attack_is_to_utilize_an_own_colony() -> None:
    game = rogue_rolls(solo().has(0, energy=3, culture=1), "utilize").no()
    assert game.energy(0) == 2
    game.yes()
    assert (game.energy(0), game.culture(0), game.state.empire[0]) == (0, 0, 2)


@pytest.mark.rule("TINY-10.8")
def test_without_culture_there_is_no_follow_and_a_pass_costs_nothing() -> None:
    assert rogue_rolls(solo().has(0, energy=5, culture=0), "move").prompt == "ask.turn"
    game = rogue_rolls(solo().has(0, energy=0, culture=1), "move").no()
    assert (game.culture(0), game.prompt) == (1, "ask.turn")
    assert [game.place(0, ship) for ship in (0, 1)] == ["home", "home"]


@pytest.mark.rule("TINY-10.8")
def test_several_dice_of_a_turn_may_be_followed() -> None:
    game = rogue_rolls(solo().has(0, energy=0, culture=2), "energy", "energy").yes()
    assert (game.energy(0), game.culture(0)) == (2, 1)
    game.no().yes()  # the second die is let stand, and followed
    assert (game.energy(0), game.culture(0)) == (4, 0)


@pytest.mark.rule("TINY-10.9")
def test_an_unusable_die_is_rerolled_once_and_the_new_face_is_used_and_can_be_followed() -> None:
    game = rogue_rolls(solo().has(0, energy=0, culture=1).ships(0, "orbit jakks"), "diplomacy", "energy", dice=1)
    assert [roll["face"] for roll in game.happened("rogue_cannot")] == ["face:advance_diplomacy"]
    assert game.energy(ROGUE) == 4
    assert game.asked.about["face"] == "face:acquire_energy"


@pytest.mark.rule("TINY-10.9")
def test_a_die_unusable_twice_is_discarded_and_cannot_be_followed() -> None:
    game = solo().has(0, energy=3, culture=3).ships(0, "orbit jakks", "orbit vici_ks156")
    rogue_rolls(game, "diplomacy", "economy", dice=1)
    assert len(game.happened("rogue_rolled")) == 2
    assert [roll["face"] for roll in game.happened("rogue_discards")] == ["face:advance_economy"]
    assert (game.prompt, game.culture(0)) == ("ask.turn", 3)


@pytest.mark.rule("TINY-10.9")
def test_a_discarded_die_was_one_of_the_dice_of_the_turn() -> None:
    game = rogue_rolls(solo(), "diplomacy", "economy", "move", dice=2)
    assert len(game.happened("rogue_rolled")) == 3
    assert game.place(ROGUE, 0) == "orbit jakks 0"
    assert game.prompt == "ask.turn"


@pytest.mark.rule("TINY-10.9")
def test_each_die_has_its_own_reroll() -> None:
    game = rogue_rolls(solo(), "diplomacy", "energy", "economy", "culture", dice=2)
    assert len(game.happened("rogue_cannot")) == 2
    assert (game.energy(ROGUE), game.culture(ROGUE)) == (4, 4)
