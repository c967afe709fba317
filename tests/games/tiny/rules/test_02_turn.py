"""Section 2: a turn. Rolling, activating, rerolling, the converter, and stopping."""

from itertools import permutations

import pytest

from astrarium.games.tiny.state import ACTIVATED, CONVERTED
from astrarium.kernel import Refused

from ..scenario import FACES, Scenario, tiny

NAMES = {face: name for name, face in FACES.items()}
REFS = [
    "face:move_ship",
    "face:acquire_energy",
    "face:acquire_culture",
    "face:advance_diplomacy",
    "face:advance_economy",
    "face:utilize_colony",
]


def dice(game: Scenario) -> list[str]:
    """The dice on the table: `move`, activated `move!`, in the converter `move-`."""
    marks = {0: "", ACTIVATED: "!", CONVERTED: "-"}
    return [NAMES[die & 7] + marks[die - (die & 7)] for die in game.state.dice]


def alone(seats: int = 2) -> Scenario:
    """Nobody else can pay to follow."""
    game = tiny(seats)
    for seat in range(1, seats):
        game.has(seat, culture=0)
    return game


def move_to(game: Scenario, place: str) -> Scenario:
    """Activate a Move die with a ship from home."""
    game.pick("face:move_ship")
    if game.prompt == "ask.ship":
        home = next(ref for ref in game.options if game.place(0, int(ref[-1])) == "home")
        game.pick(home)
    return game.pick(place)


# Rolling


@pytest.mark.rule("TINY-2.1")
@pytest.mark.parametrize(("level", "count"), [(1, 4), (2, 5), (3, 5), (4, 6), (5, 6), (6, 7)])
def test_a_player_rolls_as_many_dice_as_the_own_empire_allows(level: int, count: int) -> None:
    game = tiny().empire(0, 7 - level).empire(1, level).pick("end_turn")
    assert game.seat == 1
    assert len(game.state.dice) == count
    assert len(str(game.happened("rolled")[0]["faces"]).split(",")) == count


@pytest.mark.rule("TINY-2.1")
def test_an_upgrade_during_the_turn_brings_no_die_before_the_next_turn() -> None:
    game = alone().has(0, energy=7, culture=0).dice("utilize", "move", "move", "move").pick("face:utilize_colony")
    assert game.state.empire[0] == 2
    assert dice(game) == ["utilize!", "move", "move", "move"]
    game.pick("reroll").pick("die:1", "die:2", "die:3")
    assert len(game.state.dice) == 4
    game.pick("end_turn").pick("end_turn")
    assert (game.seat, len(game.state.dice)) == (0, 5)


@pytest.mark.rule("TINY-2.1")
def test_an_upgrade_on_the_turn_of_another_counts_at_the_start_of_the_own_turn() -> None:
    game = tiny().has(0, energy=2, culture=0).has(1, energy=2, culture=1).dice("utilize")
    game.pick("face:utilize_colony").yes()
    assert game.state.empire[1] == 2
    assert (game.seat, len(game.state.dice)) == (1, 5)


@pytest.mark.rule("TINY-2.1")
def test_the_dice_are_rolled_anew_each_turn() -> None:
    game = tiny(seats=3)
    rolls = [tuple(game.pick("end_turn").state.dice) for _ in range(12)]
    assert len(set(rolls)) > 8


# One thing after the other


@pytest.mark.rule("TINY-2.2")
def test_the_player_may_activate_reroll_convert_or_stop() -> None:
    game = tiny().dice("move", "energy", "move", "move")
    assert (game.seat, game.prompt) == (0, "ask.turn")
    assert game.options == ["face:move_ship", "face:acquire_energy", "reroll", "converter", "end_turn"]


@pytest.mark.rule("TINY-2.2")
@pytest.mark.parametrize("order", list(permutations(["activate", "reroll", "convert"])), ids="-".join)
def test_the_player_activates_rerolls_and_converts_in_any_order(order: tuple[str, ...]) -> None:
    game = alone().dice(*["energy"] * 7)
    for act in order:
        if act == "activate":
            game.pick("face:acquire_energy")
        elif act == "reroll":
            game.pick("reroll").pick("die:6")
            assert game.happened("rerolled")
        else:
            game.pick("converter").pick("die:5").pick("face:utilize_colony").pick("die:3", "die:4")
        assert (game.seat, game.prompt) == (0, "ask.turn")
    assert dice(game)[:6] == ["energy!", "energy", "energy", "energy-", "energy-", "utilize"]


@pytest.mark.rule("TINY-2.2")
def test_one_die_is_done_before_the_next_is_activated() -> None:
    game = alone().dice("move", "move", "energy").pick("face:move_ship")
    assert dice(game) == ["move!", "move", "energy"]
    assert game.prompt == "ask.destination"
    assert not {"face:acquire_energy", "reroll", "converter", "end_turn"} & {*game.options}
    assert game.pick("orbit:jakks").prompt == "ask.turn"


# Activating


@pytest.mark.rule("TINY-2.3")
def test_an_activated_die_goes_to_the_bay_and_its_action_is_done() -> None:
    game = alone().has(0, energy=2).dice("energy", "move").pick("face:acquire_energy")
    assert dice(game) == ["energy!", "move"]
    assert game.energy(0) == 4  # one for each ship at home


@pytest.mark.rule("TINY-2.3")
def test_a_die_is_activated_only_once_in_a_turn() -> None:
    game = alone().dice("energy", "move", "move").pick("face:acquire_energy")
    assert game.refusal("face:acquire_energy").rule == "TINY-2.3"
    assert game.options == ["face:move_ship", "reroll", "end_turn"]


@pytest.mark.rule("TINY-2.3")
def test_each_of_two_dice_of_a_face_is_activated_once() -> None:
    game = alone().has(0, energy=0).dice("energy", "energy", "move")
    game.pick("face:acquire_energy").pick("face:acquire_energy")
    assert game.energy(0) == 4
    assert dice(game) == ["energy!", "energy!", "move"]
    assert game.refusal("face:acquire_energy").rule == "TINY-2.3"


@pytest.mark.rule("TINY-2.3")
def test_a_face_that_was_not_rolled_cannot_be_activated() -> None:
    game = alone().ships(0, "orbit vici_ks156").dice("move", "move")
    assert not {*REFS[1:]} & {*game.options}
    with pytest.raises(Refused):
        game.answer(FACES["economy"])


@pytest.mark.rule("TINY-2.3")
def test_a_die_in_the_bay_is_neither_rerolled_nor_converted() -> None:
    game = alone().dice("energy!", "move", "energy", "move", "energy!").pick("reroll")
    assert game.options == ["die:1", "die:2", "die:3"]
    game.pick("die:1")
    assert game.state.dice[0] == game.state.dice[4] == FACES["energy"] + ACTIVATED
    game.pick("converter")
    assert game.options == ["die:1", "die:2", "die:3"]
    game.pick("die:2").pick("face:move_ship")
    assert [name[-1] for name in dice(game)].count("-") == 2
    assert dice(game)[::4] == ["energy!", "energy!"]


@pytest.mark.rule("TINY-2.4")
@pytest.mark.parametrize(("rerolled", "warned"), [(False, True), (True, False)])
def test_unused_dice_are_a_warning_only_while_something_can_be_done_with_them_for_nothing(
    rerolled: bool, warned: bool
) -> None:
    game = alone().dice("economy", "economy", "economy", "economy")  # no ship is on a track
    game.state.rerolls = int(rerolled)
    last = game.asked.step.option(game.state, game.asked.options[-1])
    assert (last.ref, last.warning is not None, last.likely) == ("end_turn", warned, not warned)


@pytest.mark.rule("TINY-2.4")
def test_the_player_may_stop_with_dice_left_or_activate_none_at_all() -> None:
    assert alone().dice("move", "move", "move", "move").pick("end_turn").seat == 1
    game = alone().dice("energy", "move", "move", "move").pick("face:acquire_energy")
    assert game.pick("end_turn").seat == 1


# Rerolling


@pytest.mark.rule("TINY-2.5")
def test_the_first_reroll_is_free_even_without_energy() -> None:
    game = alone().has(0, energy=0).dice("move", "move", "move", "move")
    game.pick("reroll").pick("die:0", "die:1", "die:2", "die:3")
    assert game.energy(0) == 0
    assert game.happened("rerolled")[0]["n"] == 4
    assert game.refusal("reroll").rule == "TINY-2.5"


@pytest.mark.rule("TINY-2.5")
@pytest.mark.parametrize("which", [["die:0"], ["die:1", "die:3"], ["die:0", "die:1", "die:2", "die:3"]])
def test_each_further_reroll_costs_one_energy_whatever_the_number_of_dice(which: list[str]) -> None:
    game = alone().has(0, energy=2).pick("reroll").pick("die:0", "die:1")
    assert game.energy(0) == 2
    assert game.pick("reroll").pick(*which).energy(0) == 1
    assert game.pick("reroll").pick(*which).energy(0) == 0
    assert game.refusal("reroll").rule == "TINY-2.5"


@pytest.mark.rule("TINY-2.5")
def test_any_number_of_inactive_dice_is_rerolled_and_the_others_lie() -> None:
    game = alone().dice("move", "energy", "culture", "utilize", "move").pick("reroll")
    assert (game.asked.low, game.asked.high) == (1, 5)
    game.pick("die:0", "die:4")
    assert dice(game)[1:4] == ["energy", "culture", "utilize"]
    assert game.happened("rerolled")[0]["n"] == 2


@pytest.mark.rule("TINY-2.5")
def test_a_rerolled_die_may_show_any_face() -> None:
    game = alone().has(0, energy=7)
    shown: set[str] = set()
    for _ in range(8):
        game.pick("reroll").pick("die:0", "die:1", "die:2", "die:3")
        shown |= {*dice(game)}
    assert shown == {*FACES}


@pytest.mark.rule("TINY-2.5")
def test_dice_are_rerolled_after_others_were_activated() -> None:
    game = alone().has(0, energy=0).dice("energy", "move", "move").pick("face:acquire_energy")
    game.pick("reroll").pick("die:2")
    assert game.energy(0) == 2  # still the first reroll, so free
    game.pick("reroll").pick("die:2")
    assert game.energy(0) == 1


@pytest.mark.rule("TINY-2.5")
def test_each_turn_has_its_own_free_reroll() -> None:
    game = alone().has(0, energy=2).has(1, energy=0).pick("reroll").pick("die:0").pick("end_turn")
    game.pick("reroll").pick("die:0").pick("end_turn")
    assert game.seat == 0
    assert game.pick("reroll").pick("die:0").energy(0) == 2


# The converter


@pytest.mark.rule("TINY-2.6")
@pytest.mark.parametrize("face", range(6))
def test_two_dice_turn_a_third_to_any_face(face: int) -> None:
    game = alone().dice("move", "energy", "energy", "culture").pick("converter").pick("die:3")
    assert game.options == REFS
    game.pick(REFS[face]).pick("die:0", "die:2")
    assert dice(game) == ["move-", "energy", "energy-", NAMES[face]]


@pytest.mark.rule("TINY-2.6")
def test_the_turned_die_may_be_activated_and_followed() -> None:
    game = tiny().has(0, energy=0).has(1, energy=0, culture=1).dice("move", "move", "culture", "move")
    game.pick("converter").pick("die:2").pick("face:acquire_energy").pick("die:0", "die:1").pick("face:acquire_energy")
    assert game.energy(0) == 2
    assert (game.seat, game.prompt) == (1, "ask.follow")
    assert game.yes().energy(1) == 2


@pytest.mark.rule("TINY-2.6")
def test_dice_in_the_converter_are_not_activated_not_followed_and_not_rerolled() -> None:
    game = tiny().has(0, energy=0).dice("energy", "energy", "culture", "move", "move").pick("converter")
    game.pick("die:2").pick("face:move_ship").pick("die:0", "die:1")
    assert (game.seat, game.prompt) == (0, "ask.turn")  # nobody was asked to follow
    assert game.energy(0) == 0
    assert game.refusal("face:acquire_energy").rule == "TINY-2.3"
    assert game.pick("reroll").options == ["die:2", "die:3", "die:4"]


@pytest.mark.rule("TINY-2.6", "TINY-A1")
def test_the_converter_is_used_once_per_turn() -> None:
    game = alone().dice(*["move"] * 7).pick("converter").pick("die:0").pick("face:acquire_energy")
    game.pick("die:1", "die:2")
    assert dice(game).count("move") == 4
    assert game.refusal("converter").rule == "TINY-2.6"
    move_to(game, "orbit:jakks")
    assert game.refusal("converter").rule == "TINY-2.6"
    game.pick("end_turn")
    assert "converter" in game.options  # the next turn has its own


@pytest.mark.rule("TINY-2.6", "TINY-A1")
def test_the_converter_needs_three_inactive_dice() -> None:
    assert "converter" in alone().dice("energy!", "move", "move", "move").options
    game = alone().dice("energy!", "move!", "move", "move")
    assert game.refusal("converter").rule == "TINY-2.6"


@pytest.mark.rule("TINY-A1")
def test_any_two_other_inactive_dice_go_into_the_converter() -> None:
    game = alone().dice("energy", "culture", "move", "utilize", "move!").pick("converter").pick("die:0")
    game.pick("face:move_ship")
    assert (game.asked.low, game.asked.high) == (2, 2)
    assert game.options == ["die:1", "die:2", "die:3"]  # neither the turned die nor the activated one
    game.pick("die:1", "die:3")
    assert dice(game) == ["move", "culture-", "move", "utilize-", "move!"]


@pytest.mark.rule("TINY-A1")
def test_the_converter_costs_nothing_but_the_dice() -> None:
    game = alone().has(0, energy=0, culture=0).dice("move", "move", "move")
    game.pick("converter").pick("die:1").pick("face:acquire_energy")
    assert dice(game) == ["move-", "energy", "move-"]
    assert (game.energy(0), game.culture(0)) == (0, 0)
    assert "reroll" in game.options  # it was no reroll either


# The end of the turn


@pytest.mark.rule("TINY-2.7")
def test_the_turn_ends_when_all_dice_are_activated() -> None:
    game = alone().has(0, energy=0).dice("energy", "energy").pick("face:acquire_energy")
    assert game.seat == 0
    assert game.pick("face:acquire_energy").seat == 1


@pytest.mark.rule("TINY-2.7")
def test_the_turn_ends_when_all_dice_are_activated_or_spent() -> None:
    game = alone().dice("energy", "energy", "move", "energy!").pick("converter").pick("die:0").pick("face:move_ship")
    assert (game.seat, dice(game)) == (0, ["move", "energy-", "move-", "energy!"])
    assert move_to(game, "orbit:jakks").seat == 1


@pytest.mark.rule("TINY-2.7")
def test_the_last_die_is_followed_before_the_next_turn() -> None:
    game = tiny(seats=3).has(1, energy=0, culture=1).has(2, energy=0, culture=1).dice("energy")
    game.pick("face:acquire_energy")
    assert (game.seat, game.prompt, game.state.active) == (1, "ask.follow", 0)
    game.yes()
    assert (game.seat, game.prompt, game.state.active) == (2, "ask.follow", 0)
    game.yes()
    assert (game.energy(1), game.energy(2)) == (2, 2)
    assert (game.seat, game.prompt, game.state.active) == (1, "ask.turn", 1)


@pytest.mark.rule("TINY-2.7")
def test_the_control_mat_is_cleared_for_the_next_player() -> None:
    game = alone().empire(0, 6).dice("energy!", "move!", "move", "move", "move", "energy")
    game.pick("converter").pick("die:5").pick("face:move_ship").pick("die:2", "die:3").pick("end_turn")
    assert game.seat == 1
    assert len(dice(game)) == 4
    assert {*dice(game)} <= {*FACES}  # none activated, none spent


@pytest.mark.rule("TINY-2.7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_next_player_clockwise_plays(seats: int) -> None:
    game = alone(seats)
    for turn in range(1, 2 * seats + 1):
        game.pick("end_turn")
        assert (game.seat, game.prompt, game.state.active) == (turn % seats, "ask.turn", turn % seats)
