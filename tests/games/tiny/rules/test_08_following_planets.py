"""Planets about dice and following: Birkomius, Bisschop, Nibiru, Piedes, Zavodnick, Zalax, Gyore."""

import pytest

from ..scenario import Scenario, tiny

# Birkomius and Bisschop


@pytest.mark.parametrize(("planet", "gained"), [("birkomius", (2, 2)), ("bisschop", (3, 1))])
@pytest.mark.rule("TINY-8.7")
def test_they_pay_one_for_the_follow_of_the_die_that_used_them(planet: str, gained: tuple[int, int]) -> None:
    game = tiny().row(planet, "jakks", "maia", "gort").pick("face:move_ship").pick(f"surface:{planet}").yes()
    assert (game.energy(0), game.culture(0)) == (2, 1)
    game.yes()
    assert (game.energy(0), game.culture(0)) == gained
    assert game.culture(1) == 0


@pytest.mark.rule("TINY-8.7")
def test_birkomius_pays_for_every_follow_of_every_later_die_but_not_for_a_pass() -> None:
    game = tiny(seats=3).colonies(0, "birkomius").dice("utilize", "energy", "energy", "energy").has(0, 0, 0)
    game.has(1, 0, 7).has(2, 0, 7).pick("face:utilize_colony").no().no()
    game.pick("face:acquire_energy").yes().yes()
    assert game.culture(0) == 2
    game.pick("face:acquire_energy").no().yes()
    assert game.culture(0) == 3
    game.pick("face:acquire_energy").no().no()
    assert game.culture(0) == 3


@pytest.mark.rule("TINY-8.7")
def test_follows_before_the_use_pay_nothing() -> None:
    game = tiny().colonies(0, "bisschop").dice("move", "utilize", "move").has(0, energy=0).has(1, 0, 3)
    game.pick("face:move_ship").pick("orbit:jakks").yes().pick("orbit:jakks")
    assert game.energy(0) == 0
    game.pick("face:utilize_colony")
    assert game.energy(0) == 0


@pytest.mark.rule("TINY-8.7")
def test_both_pay_together() -> None:
    game = tiny().colonies(0, "birkomius", "bisschop").dice("utilize", "utilize", "energy", "move").has(0, 0, 0)
    game.has(1, 0, 1).pick("face:utilize_colony").pick("planet:birkomius").pick("face:utilize_colony")
    game.pick("face:acquire_energy").yes()
    assert (game.energy(0), game.culture(0)) == (2 + 1, 1)


@pytest.mark.rule("TINY-8.7")
def test_they_pay_for_zavodnicks_free_follows() -> None:
    game = tiny().colonies(0, "birkomius", "zavodnick").dice("utilize", "utilize", "move").has(0, 0, 0).has(1, 0, 1)
    game.pick("face:utilize_colony").pick("planet:birkomius")
    game.pick("face:utilize_colony").pick("face:acquire_energy")
    assert game.prompt == "ask.follow_free"
    game.yes()
    assert game.culture(0) == 1
    assert game.culture(1) == 1


@pytest.mark.rule("TINY-8.7")
def test_they_do_not_pay_when_somebody_follows_a_followers_zavodnick() -> None:
    """Birkomius pays its user for follows of the user's own dice, not of the Zavodnick that a follower uses."""
    game = tiny(seats=3).colonies(0, "birkomius").colonies(1, "zavodnick").dice("utilize", "utilize", "move")
    game.has(0, 2, 0).has(1, 0, 2).has(2, 0, 0)
    game.pick("face:utilize_colony").pick("planet:birkomius").yes()
    assert game.culture(0) == 1  # for the follow of the die
    game.pick("face:acquire_energy")
    assert (game.seat, game.prompt) == (2, "ask.follow_free")
    game.yes()
    assert (game.culture(0), game.culture(1)) == (1, 1)


@pytest.mark.rule("TINY-8.7")
def test_the_pay_ends_with_the_turn() -> None:
    game = tiny(seats=3).colonies(0, "bisschop").dice("utilize", "move").has(0, 0, 0).has(1, 0, 0).has(2, 0, 2)
    game.pick("face:utilize_colony").pick("end_turn")
    assert game.seat == 1
    game.dice("energy", "move").pick("face:acquire_energy").yes()
    assert (game.energy(0), game.energy(1), game.energy(2)) == (0, 2, 2)


# Nibiru


@pytest.mark.rule("TINY-3.10", "TINY-8.5")
def test_nibiru_makes_each_follow_cost_two_culture_until_the_turn_ends() -> None:
    game = tiny().colonies(0, "nibiru").dice("utilize", "energy", "energy", "move").has(0, 0, 3).has(1, 0, 6)
    game.pick("face:utilize_colony").pick("planet:nibiru").no()
    game.pick("face:acquire_energy").yes()
    assert game.culture(1) == 4
    game.pick("face:acquire_energy").yes()
    assert game.culture(1) == 2
    game.pick("end_turn").dice("energy", "move").pick("face:acquire_energy").yes()
    assert game.culture(0) == 2


@pytest.mark.rule("TINY-3.10", "TINY-8.19")
def test_under_nibiru_who_has_one_culture_follows_zavodnick_only() -> None:
    game = tiny().colonies(0, "nibiru", "zavodnick").dice("utilize", "utilize", "move").has(0, 0, 1).has(1, 0, 1)
    game.pick("face:utilize_colony").pick("planet:nibiru")
    game.pick("face:utilize_colony").pick("face:acquire_energy")
    assert game.prompt == "ask.follow_free"
    game.yes()
    assert game.culture(1) == 1
    assert (game.seat, game.prompt) == (0, "ask.turn")


# Piedes


@pytest.mark.rule("TINY-8.18")
def test_piedes_repeats_a_die_of_the_bay_and_no_other() -> None:
    game = tiny().colonies(0, "piedes").dice("utilize", "culture", "energy!", "move!").has(0, 0, 0).has(1, culture=0)
    game.pick("face:utilize_colony")
    assert game.options == ["face:move_ship", "face:acquire_energy"]
    game.pick("face:acquire_energy")
    assert game.energy(0) == 2


@pytest.mark.rule("TINY-8.18")
def test_piedes_does_not_repeat_the_die_being_resolved() -> None:
    game = tiny().colonies(0, "piedes", "jakks").dice("utilize", "move", "move", "move")
    assert game.pick("face:utilize_colony").refusal("planet:piedes").rule == "TINY-8.18"


@pytest.mark.rule("TINY-8.18")
def test_piedes_repeats_the_die_that_was_activated_just_before() -> None:
    """Piedes may repeat the energy die also when the Utilize die is good for nothing else."""
    game = tiny().colonies(0, "piedes").dice("energy", "utilize", "move", "move").has(0, 0, 0).has(1, culture=0)
    game.ships(0, "home", "locked").pick("face:acquire_energy").pick("face:utilize_colony")
    assert game.energy(0) == 2


@pytest.mark.rule("TINY-8.18")
def test_piedes_may_repeat_another_die_of_the_same_face() -> None:
    game = tiny().row("piedes", "jakks", "maia", "gort").dice("move", "move!", "energy", "energy").has(1, culture=0)
    game.pick("face:move_ship").pick("surface:piedes").yes().pick("ship:0.0").pick("orbit:jakks")
    assert game.place(0, 0) == "orbit jakks 0"
    assert game.prompt == "ask.turn"


@pytest.mark.rule("TINY-8.18")
def test_dice_in_the_converter_are_not_repeated() -> None:
    game = tiny().colonies(0, "piedes", "jakks").dice("energy", "energy", "utilize", "move").has(0, 3, 1)
    game.pick("converter").pick("die:2").pick("face:utilize_colony").pick("die:0", "die:1")
    assert game.pick("face:utilize_colony").refusal("planet:piedes").rule == "TINY-8.18"


@pytest.mark.rule("TINY-8.18")
def test_the_repeat_cannot_be_followed_but_the_die_itself_can() -> None:
    game = tiny().colonies(0, "piedes").dice("utilize", "energy!", "move", "move").has(0, 0, 0).has(1, 2, 7)
    game.pick("face:utilize_colony")
    assert game.energy(0) == 2
    assert game.asked.about["face"] == "face:utilize_colony"
    game.yes().pick("mat:upgrade_energy")
    assert game.energy(1) == 0
    assert (game.seat, game.prompt) == (0, "ask.turn")


@pytest.mark.rule("TINY-8.18", "TINY-3.6")
def test_a_follower_with_piedes_repeats_a_die_of_the_active_player_but_not_the_one_followed() -> None:
    game = tiny().colonies(1, "piedes").dice("utilize", "energy!", "move", "move").has(1, 0, 1).has(0, 2, 0)
    game.pick("face:utilize_colony").yes()
    assert game.energy(1) == 2
    assert game.seat == 0

    only_this_die = tiny().colonies(1, "piedes").dice("utilize", "energy", "move", "move").has(1, 0, 2).has(0, 2, 0)
    assert only_this_die.pick("face:utilize_colony").seat == 0


# Zavodnick


def zavodnick(seats: int = 3) -> Scenario:
    """Seat 0 has a Utilize die, and only Zavodnick to use with it."""
    return tiny(seats=seats).colonies(0, "zavodnick").dice("utilize", "move", "move").has(0, 0, 0)


@pytest.mark.rule("TINY-8.19")
def test_zavodnick_gives_any_of_the_six_die_actions() -> None:
    game = tiny(seats=3).row("zavodnick", "maia", "gort", "jakks", "zalax").has(0, energy=2)
    game.ships(0, "home", "orbit maia 1", "orbit gort 1").pick("face:move_ship").pick("ship:0.0")
    game.pick("surface:zavodnick").yes()
    faces = ["move_ship", "acquire_energy", "acquire_culture", "advance_diplomacy", "advance_economy", "utilize_colony"]
    assert game.options == [f"face:{face}" for face in faces]
    game.pick("face:utilize_colony")
    assert game.state.empire[0] == 2


@pytest.mark.rule("TINY-8.19")
def test_an_action_without_effect_is_not_given() -> None:
    game = zavodnick().pick("face:utilize_colony")
    assert game.options == ["face:move_ship", "face:acquire_energy"]
    assert game.refusal("face:acquire_culture").rule == "TINY-5.2"


@pytest.mark.rule("TINY-8.19", "TINY-3.10")
def test_the_others_follow_for_free_clockwise_and_then_the_die_for_its_price() -> None:
    game = tiny(seats=3).turn(1).colonies(1, "zavodnick").dice("utilize", "move", "move").has(1, 0, 0)
    game.has(2, energy=0, culture=1).has(0, energy=1, culture=1)
    game.pick("face:utilize_colony").pick("face:acquire_energy")
    assert game.energy(1) == 2  # the active player's action comes first
    assert (game.seat, game.prompt, game.asked.about["n"]) == (2, "ask.follow_free", 0)
    game.yes()
    assert (game.energy(2), game.culture(2)) == (2, 1)
    assert (game.seat, game.prompt) == (0, "ask.follow_free")
    game.yes()
    assert (game.energy(0), game.culture(0)) == (3, 1)
    assert (game.seat, game.prompt, game.asked.about["face"]) == (2, "ask.follow", "face:utilize_colony")
    game.yes()
    assert (game.energy(2), game.culture(2), game.state.empire[2]) == (0, 0, 2)
    assert (game.seat, game.prompt) == (0, "ask.follow")
    game.yes()
    assert (game.energy(0), game.culture(0), game.state.empire[0]) == (1, 0, 2)


@pytest.mark.rule("TINY-8.19")
def test_the_free_follow_needs_no_culture_and_may_be_passed() -> None:
    game = zavodnick().has(1, 0, 0).has(2, 0, 0).pick("face:utilize_colony").pick("face:acquire_energy")
    assert (game.seat, game.prompt) == (1, "ask.follow_free")
    game.no()
    assert game.energy(1) == 0
    assert (game.seat, game.prompt) == (2, "ask.follow_free")
    game.yes()
    assert game.energy(2) == 2
    assert (game.seat, game.prompt) == (0, "ask.turn")


@pytest.mark.rule("TINY-8.19", "TINY-3.5")
def test_the_free_follow_is_of_the_action_not_of_what_was_done_with_it() -> None:
    game = zavodnick(seats=2).pick("face:utilize_colony").pick("face:move_ship").pick("orbit:jakks")
    game.yes().pick("surface:vici_ks156").yes()
    assert game.place(1, 0) == "surface vici_ks156"
    assert game.energy(1) == 3


@pytest.mark.rule("TINY-A22")
def test_a_followers_zavodnick_is_followed_by_all_others_and_the_active_player_too() -> None:
    game = tiny(seats=3).colonies(1, "zavodnick").dice("utilize", "move", "move").has(0, 2, 0).has(1, 0, 1)
    game.has(2, 0, 0).pick("face:utilize_colony").yes().pick("face:acquire_energy")
    assert (game.energy(1), game.culture(1)) == (2, 0)
    assert (game.seat, game.prompt) == (2, "ask.follow_free")
    game.yes()
    assert (game.energy(2), game.culture(2)) == (2, 0)
    assert (game.seat, game.prompt) == (0, "ask.follow_free")
    game.yes()
    assert (game.energy(0), game.culture(0)) == (2, 0)  # 2 were paid for the upgrade
    assert (game.seat, game.prompt) == (0, "ask.turn")


@pytest.mark.rule("TINY-A22", "TINY-8.6")
def test_a_follower_too_uses_zavodnick_once_per_turn() -> None:
    game = tiny().colonies(1, "zavodnick", "jakks").dice("utilize", "utilize", "move").has(0, 7, 0).has(1, 0, 6)
    game.pick("face:utilize_colony").yes().pick("planet:zavodnick").pick("face:acquire_energy").no()
    game.pick("face:utilize_colony").yes()
    assert game.seat == 1
    assert game.refusal("planet:zavodnick").rule == "TINY-8.6"


# Zalax and Gyore


@pytest.mark.rule("TINY-8.5")
def test_zalax_rerolls_inactive_dice_and_leaves_the_free_reroll_of_the_turn() -> None:
    game = tiny().colonies(0, "zalax").dice("utilize", "move", "energy", "culture!").has(0, 0, 0).has(1, culture=0)
    game.pick("face:utilize_colony")
    assert game.options == ["die:1", "die:2"]
    game.pick("die:1", "die:2")
    assert game.happened("rerolled")[0]["n"] == 2
    assert "reroll" in game.options
    assert game.energy(0) == 0


@pytest.mark.rule("TINY-8.5")
def test_gyore_turns_one_inactive_die_and_spends_none() -> None:
    game = tiny().colonies(0, "gyore").dice("utilize", "move", "energy", "culture!").has(0, 0, 0).has(1, culture=0)
    game.pick("face:utilize_colony")
    assert game.options == ["die:1", "die:2"]
    game.pick("die:1").pick("face:acquire_energy")
    game.pick("face:acquire_energy").pick("face:acquire_energy")
    assert game.energy(0) == 4
