"""The rulings about solo play (TINY-A6, TINY-A13 to TINY-A21)."""

from collections.abc import Callable

import pytest

from ..rogue_scenario import ROGUE, let_pass, rogue_rolls, solo
from ..scenario import Scenario

MAXIMUM = {"artemis": 6, "rothkel": 6, "zendica": 5, "hades": 5, "gamelyn": 4}


@pytest.mark.rule("TINY-A6")
@pytest.mark.parametrize(("option", "rolled", "energy"), [("on", 2, 4), ("off", 1, 0)])
def test_an_unusable_die_is_rerolled_unless_the_option_is_off(option: str, rolled: int, energy: int) -> None:
    game = rogue_rolls(solo(rogue_reroll_unusable=option), "diplomacy", "energy", dice=1)
    assert len(game.happened("rogue_rolled")) == rolled
    assert game.energy(ROGUE) == energy
    assert len(game.happened("rogue_discards")) == (option == "off")


@pytest.mark.rule("TINY-A6")
def test_by_default_it_is_rerolled() -> None:
    assert len(rogue_rolls(solo(), "diplomacy", "energy", dice=1).happened("rogue_rolled")) == 2


CHANGES_NOTHING: list[tuple[str, str, Callable[[], Scenario]]] = [
    ("diplomacy", "only on economy tracks", lambda: solo().ships(ROGUE, "orbit vici_ks156", "orbit drewkaiden")),
    ("economy", "only on diplomacy tracks", lambda: solo().ships(ROGUE, "orbit jakks", "orbit leandra")),
    ("energy", "at maximum", lambda: solo().has(ROGUE, energy=6)),
    ("culture", "at maximum", lambda: solo().has(ROGUE, culture=6)),
    ("culture", "at the maximum of a harder mat", lambda: solo("gamelyn").has(ROGUE, culture=4)),
    ("energy", "no ship for it", lambda: all_out("jakks", "helios", "drewkaiden", "lureena")),
    ("culture", "no ship for it", lambda: all_out("leandra", "mj_120210", "vici_ks156", "mared")),
    ("move", "no ship at home", lambda: all_out("jakks", "leandra", "vici_ks156", "mared")),
    ("utilize", "no energy to lose", lambda: solo("artemis", 1).has(0, energy=0, culture=7)),
    ("utilize", "no culture to lose", lambda: solo("artemis", 2).has(0, energy=7, culture=0)),
    ("utilize", "no culture to steal", lambda: solo("artemis", 3).has(0, energy=7, culture=0)),
    ("utilize", "no energy to steal", lambda: solo("hades", 2).has(0, energy=0, culture=7)),
    ("utilize", "nothing to steal", lambda: solo("artemis", 5).has(0, energy=0, culture=0)),
    ("utilize", "nothing to lose", lambda: solo("gamelyn", 1).has(0, energy=0, culture=0)),
    ("utilize", "its own energy full", lambda: solo("rothkel", 3).has(ROGUE, energy=6)),
    ("utilize", "its own culture full", lambda: solo("zendica", 2).has(ROGUE, culture=5)),
    ("utilize", "all its resources full", lambda: solo("hades", 1).has(ROGUE, energy=5, culture=5)),
    ("utilize", "no ship of its own in orbit", lambda: solo("gamelyn", 3)),
    ("utilize", "no ship to regress", lambda: solo("artemis", 4).ships(0, "orbit jakks", "surface leandra")),
    ("utilize", "no ships to regress", lambda: solo("zendica", 5).ships(0, "orbit jakks", "orbit leandra")),
]


def all_out(*row: str) -> Scenario:
    return solo().row(*row).ships(ROGUE, *(f"orbit {planet}" for planet in row))


@pytest.mark.rule("TINY-A13")
@pytest.mark.parametrize(
    ("face", "position"),
    [pytest.param(face, position, id=f"{face}-{words.replace(' ', '-')}") for face, words, position in CHANGES_NOTHING],
)
def test_a_die_that_changes_nothing_is_unusable(face: str, position: Callable[[], Scenario]) -> None:
    game = rogue_rolls(position(), face, face, dice=1)
    kinds = [event.kind for event in game.events]
    assert kinds[:4] == ["rogue_rolled", "rogue_cannot", "rogue_rolled", "rogue_discards"]


@pytest.mark.rule("TINY-A13")
def test_an_attack_of_two_parts_is_usable_if_one_of_them_changes_something() -> None:
    game = let_pass(rogue_rolls(solo("gamelyn", 1).has(0, energy=0, culture=2), "utilize"))
    assert (len(game.happened("attacked")), game.culture(0)) == (1, 1)
    game = rogue_rolls(solo("hades", 1).has(ROGUE, energy=5), "utilize")
    assert (len(game.happened("attacked")), game.culture(ROGUE)) == (1, 1)
    game = rogue_rolls(solo("gamelyn", 4).has(0, energy=2), "utilize")
    assert (game.energy(0), game.energy(ROGUE)) == (1, 1)


@pytest.mark.rule("TINY-A14")
def test_the_player_picks_which_orbiting_ship_above_start_falls_back() -> None:
    game = solo("artemis", 4).empire(0, 5).row("gort", "nibiru", "jakks", "leandra")
    game.ships(0, "orbit gort 3", "orbit nibiru 2", "orbit jakks", "surface leandra")
    rogue_rolls(game, "utilize")
    assert (game.seat, game.options) == (0, ["ship:0.0", "ship:0.1"])
    assert game.refusal("ship:0.2").rule == "TINY-8.3"
    assert "ship:0.3" in game.blocked()
    game.pick("ship:0.1")
    assert [game.place(0, ship) for ship in range(3)] == ["orbit gort 3", "orbit nibiru 1", "orbit jakks 0"]


@pytest.mark.rule("TINY-A14")
@pytest.mark.parametrize(("energy", "culture", "low", "high"), [(7, 7, 0, 2), (1, 4, 0, 1), (4, 1, 1, 2), (2, 2, 0, 2)])
def test_the_player_picks_which_resources_are_taken(energy: int, culture: int, low: int, high: int) -> None:
    game = rogue_rolls(solo("artemis", 5).has(0, energy=energy, culture=culture), "utilize").no()
    assert (game.seat, game.prompt, game.asked.low, game.asked.high) == (0, "ask.give_up", low, high)
    game.amount(high)
    assert (game.energy(0), game.culture(0)) == (energy - high, culture - (2 - high))
    assert (game.energy(ROGUE), game.culture(ROGUE)) == (high, 2 - high)


@pytest.mark.rule("TINY-A14")
def test_a_player_with_less_than_the_attack_takes_gives_all() -> None:
    game = let_pass(rogue_rolls(solo("hades", 5).has(0, energy=1, culture=1), "utilize"))
    assert (game.energy(0), game.culture(0)) == (0, 0)
    assert (game.energy(ROGUE), game.culture(ROGUE)) == (1, 1)


@pytest.mark.rule("TINY-A15")
def test_rogue_ships_advance_from_left_to_right_and_each_gap_is_filled_at_once() -> None:
    game = solo().row("leandra", "vici_ks156", "helios", "jakks").deck("tifnod", "vizcarra", "mared")
    game.ships(ROGUE, "orbit jakks 1", "orbit helios 1", "orbit leandra 1")
    rogue_rolls(game, "diplomacy")
    assert game.owns(ROGUE) == ["leandra", "jakks"]
    assert game.in_row() == ["tifnod", "vici_ks156", "helios", "vizcarra"]
    order = [str(event.args["planet"]) for event in game.events if event.kind in ("advanced", "planet_revealed")]
    assert order == [f"planet:{planet}" for planet in ("leandra", "tifnod", "helios", "jakks", "vizcarra")]
    assert game.place(ROGUE, 1) == "orbit helios 2"  # once, not twice


@pytest.mark.rule("TINY-A16")
def test_with_terra_bettia_the_rogue_advances_the_ship_closest_to_colonizing() -> None:
    game = bettia("gort", "helios", "mared", "jakks").ships(ROGUE, "orbit gort 4", "orbit mared 2", "orbit helios 1")
    use(game)
    assert game.owns(ROGUE) == ["mared"]  # one step away; the ship on gort is further up, but two steps away
    assert [game.place(ROGUE, ship) for ship in (0, 2)] == ["orbit gort 4", "orbit helios 1"]


@pytest.mark.rule("TINY-A16")
def test_and_of_those_equally_close_the_leftmost_by_one() -> None:
    game = bettia("helios", "mared", "mj_120210", "jakks").ships(ROGUE, "orbit mj_120210 1", "orbit mared 1", "home")
    use(game)
    assert [game.place(ROGUE, ship) for ship in (0, 1)] == ["orbit mj_120210 1", "orbit mared 2"]


def bettia(*row: str) -> Scenario:
    return solo().row(*row).colonies(0, "terra_bettia").dice("utilize", "move")


def use(game: Scenario) -> Scenario:
    """Utilize a colony; the player has only one and cannot pay for an upgrade, so nothing is asked."""
    return game.pick("face:utilize_colony")


@pytest.mark.rule("TINY-A17")
def test_energy_given_to_the_rogue_waits_for_the_end_of_its_turn() -> None:
    game = use(solo().colonies(0, "gleam_zanier").has(ROGUE, energy=5).dice("utilize", "move"))
    assert (game.energy(ROGUE), game.state.empire[ROGUE]) == (6, 1)
    assert (game.seat, game.prompt) == (0, "ask.turn")
    rogue_rolls(game, "move")
    assert (game.energy(ROGUE), game.state.empire[ROGUE]) == (0, 2)


@pytest.mark.rule("TINY-A17")
def test_culture_given_to_the_rogue_waits_for_the_end_of_its_turn() -> None:
    game = use(solo().colonies(0, "jac_110912").has(ROGUE, culture=5).dice("utilize", "move"))
    assert (game.culture(ROGUE), game.seat, game.prompt) == (6, 0, "ask.turn")
    let_pass(rogue_rolls(game, "move", "move", "energy", "move", dice=1))
    order = [event.kind for event in game.events if event.kind in ("rogue_rolled", "rogue_extra_turn")]
    assert order == ["rogue_rolled", "rogue_extra_turn", "rogue_rolled", "rogue_rolled", "rogue_rolled"]


@pytest.mark.rule("TINY-A17", "TINY-A20")
def test_a_payment_that_fills_the_rogue_waits_too() -> None:
    game = solo().colonies(0, "walsfeo").colonies(ROGUE, "vici_ks156").has(0, culture=1).has(ROGUE, culture=5)
    use(game.dice("utilize", "move"))
    assert (game.culture(ROGUE), game.seat, game.prompt) == (6, 0, "ask.turn")


@pytest.mark.rule("TINY-A18")
def test_energy_at_its_maximum_in_the_extra_turn_waits_for_the_end_of_the_next_turn() -> None:
    game = solo().has(ROGUE, energy=3, culture=6)
    rogue_rolls(game, "energy", "move", "move", extra=True)
    assert (game.energy(ROGUE), game.culture(ROGUE), game.state.empire[ROGUE]) == (6, 0, 1)
    rogue_rolls(game, "move")
    assert (game.energy(ROGUE), game.state.empire[ROGUE]) == (0, 2)


@pytest.mark.rule("TINY-A19")
def test_a_lost_die_is_missing_in_the_next_turn_only() -> None:
    game = rogue_rolls(solo("zendica", 4), "utilize")
    assert len(game.state.dice) == 3
    assert len(rogue_rolls(game, "move").state.dice) == 4


@pytest.mark.rule("TINY-A19")
def test_no_more_than_one_die_is_lost_per_turn_not_even_in_the_extra_turn() -> None:
    game = solo("zendica", 4).empire(0, 6).has(ROGUE, culture=5)
    rogue_rolls(game, "utilize", "utilize", "move", "utilize", "energy", "move", "move", dice=2)
    assert len(game.happened("attacked")) == 1
    assert len(game.state.dice) == 6


@pytest.mark.rule("TINY-A19")
def test_a_die_can_be_lost_again_after_the_turn_in_which_it_was_missing() -> None:
    game = rogue_rolls(rogue_rolls(solo("zendica", 4), "utilize"), "utilize")
    assert len(game.state.dice) == 3


@pytest.mark.rule("TINY-A20")
def test_colonies_of_the_rogue_may_be_used_and_it_is_paid() -> None:
    game = use(solo().colonies(0, "walsfeo").colonies(ROGUE, "mj_120210").has(0, culture=1).dice("utilize", "move"))
    assert (game.energy(0), game.culture(0)) == (2, 0)
    assert (game.energy(ROGUE), game.culture(ROGUE)) == (0, 1)
    game = use(solo().colonies(0, "sargus_36").colonies(ROGUE, "jakks").has(0, energy=1).dice("utilize", "move"))
    assert (game.energy(0), game.culture(0)) == (0, 1)
    assert (game.energy(ROGUE), game.culture(ROGUE)) == (1, 0)


@pytest.mark.rule("TINY-A20")
@pytest.mark.parametrize(("level", "allowed"), [(1, False), (2, True), (5, True)])
def test_mared_compares_with_the_empire_of_the_rogue(level: int, allowed: bool) -> None:
    game = solo(level=level).colonies(0, "mared", "vici_ks156", "jakks").has(0, energy=1).dice("utilize", "move")
    use(game)
    assert ("planet:mared" in game.options) is allowed
    if allowed:
        game.pick("planet:mared")
        assert (game.state.empire[0], game.energy(0)) == (2, 0)
    else:
        assert game.refusal("planet:mared").rule == "TINY-8.8"


@pytest.mark.rule("TINY-A21")
@pytest.mark.parametrize("rogue", MAXIMUM)
def test_level_5_is_still_played_and_the_next_step_is_the_skull(rogue: str) -> None:
    game = rogue_rolls(solo(rogue, 4).has(ROGUE, energy=MAXIMUM[rogue]), "move")
    assert (game.over, game.state.empire[ROGUE]) == (False, 5)
    assert game.happened("upgraded") == [{"side": f"rogue:{rogue}", "level": 5}]
    game = rogue_rolls(solo(rogue, 5).has(ROGUE, energy=MAXIMUM[rogue]), "move")
    assert game.over
    assert game.state.ending == "rogue_skull"
