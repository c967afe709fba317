"""Section 10: how the Rogue moves, advances and acquires, and its special actions (TINY-10.11 to TINY-10.17)."""

import pytest

from ..rogue_scenario import ROGUE, let_pass, rogue_rolls, solo
from ..scenario import Scenario

MAXIMUM = {"artemis": 6, "rothkel": 6, "zendica": 5, "hades": 5, "gamelyn": 4}

# The plain row: jakks (culture, diplomacy), vici_ks156 (energy, economy), drewkaiden (culture, economy),
# leandra (energy, diplomacy), each of 1 VP and 2 advances.


def places(game: Scenario, side: int = ROGUE) -> list[str]:
    return [game.place(side, ship) for ship in range(4)]


@pytest.mark.rule("TINY-10.11")
def test_the_rogue_moves_a_ship_from_home_to_the_leftmost_planet_without_one_of_its_own() -> None:
    game = solo().ships(ROGUE, "home", "orbit jakks 1", "home", "orbit drewkaiden 1").ships(0, "orbit vici_ks156")
    rogue_rolls(game, "move")
    assert places(game) == ["orbit vici_ks156 0", "orbit jakks 1", "home", "orbit drewkaiden 1"]


@pytest.mark.rule("TINY-10.11")
def test_the_rogue_never_lands_and_its_ships_in_orbit_stay_there() -> None:
    game = rogue_rolls(solo(), "move", "move", "move", "move")
    assert places(game) == ["orbit jakks 0", "orbit vici_ks156 0", "orbit drewkaiden 0", "orbit leandra 0"]
    assert (game.energy(ROGUE), game.culture(ROGUE)) == (0, 0)


@pytest.mark.rule("TINY-10.11")
def test_a_new_planet_in_a_gap_on_the_left_is_the_next_target() -> None:
    game = solo().deck("mared", "tifnod").ships(ROGUE, "orbit jakks 1", "orbit vici_ks156")
    rogue_rolls(game, "diplomacy", "move")
    assert game.in_row()[0] == "mared"
    assert places(game) == ["orbit mared 0", "orbit vici_ks156 0", "home", "home"]


@pytest.mark.rule("TINY-10.11")
def test_without_a_ship_at_home_a_move_is_unusable() -> None:
    game = solo().row("jakks", "vici_ks156", "drewkaiden", "helios")
    game.ships(ROGUE, "orbit jakks", "orbit vici_ks156", "orbit drewkaiden", "orbit helios 1")
    before = places(game)
    rogue_rolls(game, "move", "energy", dice=1)
    assert [roll["face"] for roll in game.happened("rogue_cannot")] == ["face:move_ship"]
    assert places(game) == before


@pytest.mark.rule("TINY-10.11")
def test_without_a_free_planet_a_move_is_unusable() -> None:
    game = solo().deck().ships(ROGUE, "orbit jakks 1", "orbit vici_ks156", "orbit drewkaiden", "home")
    rogue_rolls(game, "diplomacy", "move", "move", "energy", dice=3)  # jakks is colonized and nothing takes its place
    assert [roll["face"] for roll in game.happened("rogue_cannot")] == ["face:move_ship"]
    assert places(game) == ["orbit leandra 0", "orbit vici_ks156 0", "orbit drewkaiden 0", "home"]


@pytest.mark.rule("TINY-10.12")
@pytest.mark.parametrize(("face", "moved"), [("diplomacy", (1, 0, 0, 1)), ("economy", (0, 1, 1, 0))])
def test_all_rogue_ships_on_tracks_of_that_type_advance_by_one(face: str, moved: tuple[int, ...]) -> None:
    game = solo().ships(ROGUE, "orbit jakks", "orbit vici_ks156", "orbit drewkaiden", "orbit leandra")
    game.ships(0, "orbit jakks", "orbit vici_ks156")
    rogue_rolls(game, face)
    assert [place[-1] for place in places(game)] == [str(level) for level in moved]
    assert places(game, 0)[:2] == ["orbit jakks 0", "orbit vici_ks156 0"]


@pytest.mark.rule("TINY-10.12")
def test_a_planet_colonized_by_the_rogue_scores_for_it_and_is_replaced() -> None:
    game = solo().row("helios", "vici_ks156", "drewkaiden", "leandra").deck("mared", "tifnod")
    game.ships(ROGUE, "orbit helios 2", "orbit leandra").ships(0, "orbit helios 2", "surface helios")
    rogue_rolls(game, "diplomacy")
    assert game.owns(ROGUE) == ["helios"]
    assert (game.vp(ROGUE), game.vp(0)) == (2, 0)
    assert game.in_row() == ["mared", "vici_ks156", "drewkaiden", "leandra"]
    assert places(game)[:2] == ["home", "orbit leandra 1"]
    assert places(game, 0)[:2] == ["home", "home"]


@pytest.mark.rule("TINY-10.13")
@pytest.mark.parametrize(("face", "stock"), [("energy", (2, 0)), ("culture", (0, 3))])
def test_the_rogue_gains_one_per_ship_at_such_a_planet_and_one_per_ship_at_home(
    face: str, stock: tuple[int, int]
) -> None:
    game = solo().ships(ROGUE, "orbit jakks", "orbit drewkaiden", "orbit vici_ks156", "home")
    rogue_rolls(game, face)
    assert (game.energy(ROGUE), game.culture(ROGUE)) == stock


@pytest.mark.rule("TINY-10.13", "TINY-10.14")
def test_the_rogue_gains_no_more_than_the_maximum_of_its_mat() -> None:
    game = rogue_rolls(solo("gamelyn").has(ROGUE, energy=3).has(0, energy=0, culture=1), "energy")
    assert game.happened("gained") == [{"side": "rogue:gamelyn", "n": 1, "resource": "resource:energy", "total": 4}]


@pytest.mark.rule("TINY-10.14")
@pytest.mark.parametrize("rogue", MAXIMUM)
def test_the_special_action_of_energy_comes_at_the_maximum_of_the_mat(rogue: str) -> None:
    game = rogue_rolls(solo(rogue).has(ROGUE, energy=MAXIMUM[rogue] - 1), "move")
    assert (game.state.empire[ROGUE], game.energy(ROGUE)) == (1, MAXIMUM[rogue] - 1)
    game = rogue_rolls(solo(rogue).has(ROGUE, energy=MAXIMUM[rogue]), "move")
    assert (game.state.empire[ROGUE], game.energy(ROGUE)) == (2, 0)


@pytest.mark.rule("TINY-10.14")
@pytest.mark.parametrize("rogue", MAXIMUM)
def test_the_special_action_of_culture_comes_at_the_maximum_of_the_mat(rogue: str) -> None:
    game = rogue_rolls(solo(rogue).has(ROGUE, culture=MAXIMUM[rogue] - 1), "move")
    assert not game.happened("rogue_extra_turn")
    game = rogue_rolls(solo(rogue).has(ROGUE, culture=MAXIMUM[rogue]), "move", "move", "move", "energy", dice=1)
    assert game.happened("rogue_extra_turn")


@pytest.mark.rule("TINY-10.14", "TINY-10.15")
def test_the_empire_rises_only_at_the_end_of_the_turn() -> None:
    game = rogue_rolls(solo().has(0, energy=0, culture=1).has(ROGUE, energy=3), "energy", "move")
    assert (game.energy(ROGUE), game.state.empire[ROGUE]) == (6, 1)  # the player is asked to follow the first die
    game.no()
    assert (game.energy(ROGUE), game.state.empire[ROGUE]) == (6, 1)  # and the second
    game.no()
    assert (game.energy(ROGUE), game.state.empire[ROGUE]) == (0, 2)


@pytest.mark.rule("TINY-10.14")
def test_energy_comes_before_culture() -> None:
    """At both maxima the Rogue upgrades with its energy first; its culture then gives an extra turn at the new level,
    with no energy."""
    game = solo(level=2).has(0, energy=0, culture=1).has(ROGUE, energy=6, culture=6)
    rogue_rolls(game, "move", "utilize", "energy", "move", dice=1)
    let_pass(game)
    kinds = [event.kind for event in game.events if event.kind in ("upgraded", "rogue_extra_turn")]
    assert kinds == ["upgraded", "rogue_extra_turn"]
    assert game.happened("attacked") == [{"side": "rogue:artemis", "attack": "attack:artemis_3"}]
    assert game.energy(ROGUE) == 3


@pytest.mark.rule("TINY-10.15")
@pytest.mark.parametrize(("level", "before", "after"), [(1, 0, 1), (2, 1, 2), (3, 2, 4), (4, 4, 7)])
def test_at_maximum_energy_the_empire_rises_one_level_with_its_vp_and_the_energy_is_gone(
    level: int, before: int, after: int
) -> None:
    game = solo(level=level).has(ROGUE, energy=6)
    assert game.vp(ROGUE) == before
    rogue_rolls(game, "move")
    assert (game.state.empire[ROGUE], game.vp(ROGUE), game.energy(ROGUE)) == (level + 1, after, 0)


@pytest.mark.rule("TINY-10.15")
def test_the_empire_rises_at_most_once_per_turn() -> None:
    game = rogue_rolls(solo().has(ROGUE, energy=6, culture=6), "move", "energy", "energy", "energy", "move", dice=1)
    assert len(game.happened("upgraded")) == 1  # 3 and 3 more energy in the extra turn are the maximum again
    assert (game.state.empire[ROGUE], game.energy(ROGUE)) == (2, 6)


@pytest.mark.rule("TINY-10.16")
def test_at_maximum_culture_the_bay_is_cleared_for_an_extra_turn_of_three_dice() -> None:
    game = rogue_rolls(
        solo().has(0, energy=1, culture=1).has(ROGUE, culture=6), "move", "move", "energy", "move", dice=1
    )
    game.no().no()  # no forced reroll, no follow
    assert len(game.happened("rogue_extra_turn")) == 1
    assert game.prompt == "ask.force_reroll"
    assert len(game.state.dice) == 1  # the first of the extra turn
    assert game.culture(ROGUE) == 6
    let_pass(game)
    assert len(game.happened("rogue_rolled")) == 3
    assert game.culture(ROGUE) == 0
    assert places(game) == ["orbit jakks 0", "orbit vici_ks156 0", "orbit drewkaiden 0", "home"]
    assert len(game.happened("rogue_extra_turn")) == 1


@pytest.mark.rule("TINY-10.16")
def test_after_the_extra_turn_the_player_plays() -> None:
    game = rogue_rolls(solo().has(ROGUE, culture=6), "move", "move", "energy", "move", dice=1)
    assert [turn["side"] for turn in game.happened("turn")] == ["seat:0"]
    assert (game.prompt, game.culture(ROGUE)) == ("ask.turn", 0)


@pytest.mark.rule("TINY-10.16")
def test_the_culture_is_gone_even_if_it_was_stolen_in_the_extra_turn() -> None:
    game = solo(level=3).has(0, culture=2).has(ROGUE, culture=6)
    let_pass(rogue_rolls(game, "move", "utilize", "move", "move", dice=1))
    assert (game.culture(0), game.culture(ROGUE)) == (1, 0)


@pytest.mark.rule("TINY-10.17")
def test_culture_dice_are_unusable_in_the_extra_turn() -> None:
    game = rogue_rolls(
        solo().has(ROGUE, culture=6), "culture", "energy", "culture", "culture", "move", dice=3, extra=True
    )
    assert len(game.happened("rogue_cannot")) == 2
    assert [die["face"] for die in game.happened("rogue_discards")] == ["face:acquire_culture"]
    assert game.energy(ROGUE) == 4
    assert places(game) == ["orbit jakks 0", "home", "home", "home"]


def into_the_extra_turn(followed: str = "on") -> Scenario:
    """The extra turn has begun with an energy die, and two moves come after it. The player could follow each."""
    game = solo(rogue_extra_followed=followed).has(0, energy=0, culture=5).has(ROGUE, culture=6)
    rogue_rolls(game, "move", "energy", "move", "move", dice=1)
    assert game.prompt == "ask.follow"  # the last die of the turn itself
    return game.no()


@pytest.mark.rule("TINY-10.17", "TINY-10.8")
def test_the_dice_of_the_extra_turn_can_be_followed() -> None:
    game = into_the_extra_turn()
    assert len(game.happened("rogue_extra_turn")) == 1
    assert (game.seat, game.prompt, game.asked.about["face"]) == (0, "ask.follow", "face:acquire_energy")
    game.yes()
    assert (game.energy(0), game.culture(0)) == (2, 4)


@pytest.mark.rule("TINY-10.17")
def test_by_option_no_die_of_the_extra_turn_can_be_followed() -> None:
    game = into_the_extra_turn(followed="off")
    assert len(game.happened("rogue_rolled")) == 3
    assert (game.prompt, game.culture(0)) == ("ask.turn", 5)


@pytest.mark.rule("TINY-A24", "TINY-8.6")
def test_a_once_per_turn_planet_is_used_again_while_following_in_the_extra_turn() -> None:
    game = solo().has(0, energy=1, culture=5).has(ROGUE, energy=3, culture=6).colonies(0, "la_torres")
    rogue_rolls(game, "utilize", "utilize", "move", "move", dice=1)
    game.no().yes().pick("planet:la_torres")
    assert game.energy(0) == 1  # lost by the attack, taken back
    game.no().yes()
    assert "planet:la_torres" in game.options
