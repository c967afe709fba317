"""Section 10: how the solo game ends (TINY-10.20), and the Rogue as a victim of planets (TINY-10.21)."""

from pathlib import Path

import pytest

from astrarium.games.tiny import GAME
from astrarium.kernel import Log, Outcome, verify

from ..rogue_scenario import ROGUE, rogue_rolls, solo
from ..scenario import Scenario

MAXIMUM = {"artemis": 6, "rothkel": 6, "zendica": 5, "hades": 5, "gamelyn": 4}


def result(game: Scenario) -> Outcome:
    return GAME.result(game.state)


@pytest.mark.rule("TINY-10.20")
def test_the_rogue_wins_at_once_with_21_vp() -> None:
    """At the Rogue's 21st VP nobody can follow, the Rogue's second ship stays, and no further die is rolled."""
    game = solo(level=2).colonies(ROGUE, "gort", "nibiru", "walsfeo").has(0, energy=0, culture=3)
    assert game.vp(ROGUE) == 20
    game.ships(ROGUE, "orbit jakks 1", "orbit leandra").ships(0, "orbit leandra 1")
    rogue_rolls(game, "diplomacy", "move", "energy")
    assert game.over
    assert (result(game).winners, result(game).ending) == ((), "rogue_points")
    assert game.vp(ROGUE) == 21
    (rogue,) = result(game).rivals
    assert (rogue.score, rogue.won, sum(rogue.detail.values())) == (21, True, 21)
    assert rogue.ref == "rogue:artemis"
    assert game.place(ROGUE, 1) == "orbit leandra 0"
    assert len(game.happened("rogue_rolled")) == 1


@pytest.mark.rule("TINY-10.20")
def test_20_vp_are_not_enough_for_anybody() -> None:
    game = solo(level=2).colonies(ROGUE, "gort", "nibiru", "maia").colonies(0, "piedes", "gyore", "walsfeo")
    game.ships(ROGUE, "orbit jakks").ships(0, "orbit leandra")
    assert (game.vp(ROGUE), game.vp(0)) == (20, 19)
    rogue_rolls(game, "diplomacy")
    assert game.prompt == "ask.turn"
    game.ships(0, "orbit leandra 1").dice("diplomacy", "move").pick("face:advance_diplomacy")
    assert (game.vp(0), game.prompt) == (20, "ask.turn")


@pytest.mark.rule("TINY-10.20")
def test_the_vp_of_its_empire_let_the_rogue_win_too() -> None:
    game = solo(level=4).colonies(ROGUE, "gort", "nibiru").has(ROGUE, energy=6, culture=6)
    assert game.vp(ROGUE) == 18
    rogue_rolls(game, "move")
    assert game.over
    assert (game.vp(ROGUE), result(game).ending) == (21, "rogue_points")
    assert not game.happened("rogue_extra_turn")


@pytest.mark.rule("TINY-10.20", "TINY-A21")
@pytest.mark.parametrize("rogue", MAXIMUM)
def test_the_rogue_wins_when_its_empire_reaches_the_skull(rogue: str) -> None:
    full = MAXIMUM[rogue]
    game = rogue_rolls(solo(rogue, 5).has(ROGUE, energy=full, culture=full), "move")
    assert game.over
    assert (result(game).winners, result(game).ending) == ((), "rogue_skull")
    assert game.vp(ROGUE) == 7  # far from 21
    assert not game.happened("rogue_extra_turn")


@pytest.mark.rule("TINY-10.20")
def test_the_player_wins_at_once_with_21_vp() -> None:
    """After the player's 21st VP no more dice are used and the Rogue has no turn."""
    game = solo().colonies(0, "gort", "nibiru", "walsfeo").empire(0, 2).ships(0, "orbit jakks 1")
    game.dice("diplomacy", "move", "energy").pick("face:advance_diplomacy")
    assert game.over
    assert (result(game).winners, result(game).ending, result(game).scores) == ((0,), "solo_won", (21,))
    assert not game.happened("turn")


@pytest.mark.rule("TINY-10.20")
def test_the_player_may_win_by_an_upgrade() -> None:
    game = solo().colonies(0, "gort", "nibiru", "helios", "mared", "hoefker").has(0, energy=2).dice("utilize", "move")
    assert game.vp(0) == 20
    game.pick("face:utilize_colony").pick("mat:upgrade_energy")
    assert game.over
    assert result(game).winners == (0,)


@pytest.mark.rule("TINY-10.20")
def test_the_player_may_win_by_following_the_rogue() -> None:
    game = solo().colonies(0, "gort", "nibiru", "walsfeo").empire(0, 2).has(0, culture=1)
    game.ships(0, "orbit jakks 1").ships(ROGUE, "orbit leandra")
    rogue_rolls(game, "diplomacy", "move").yes()
    assert game.over
    assert result(game).ending == "solo_won"
    assert not game.happened("rogue_rolled")


@pytest.mark.rule("TINY-10.20")
def test_the_first_to_reach_21_wins_even_if_the_other_would_have() -> None:
    game = solo(level=2).colonies(0, "gort", "nibiru", "walsfeo").empire(0, 2).has(0, culture=1)
    game.colonies(ROGUE, "piedes", "gyore", "maia").ships(0, "orbit jakks 1").ships(ROGUE, "orbit leandra 1")
    rogue_rolls(game, "diplomacy")  # the player could follow and have 21 too
    assert game.over
    assert result(game).winners == ()


@pytest.mark.rule("TINY-10.21")
@pytest.mark.parametrize("planet", ["la_torres", "clj_0517"])
def test_the_rogue_can_be_stolen_from(planet: str) -> None:
    game = solo().has(ROGUE, energy=3, culture=3).colonies(0, planet).dice("utilize", "move")
    game.pick("face:utilize_colony")
    assert (game.energy(0), game.energy(ROGUE)) == ((1, 2) if planet == "la_torres" else (0, 3))
    assert (game.culture(0), game.culture(ROGUE)) == ((1, 2) if planet == "clj_0517" else (0, 3))


@pytest.mark.rule("TINY-10.21")
@pytest.mark.parametrize(
    ("planet", "track", "after"),
    [
        ("tifnod", "helios", "orbit helios 1"),
        ("vizcarra", "mared", "orbit mared 1"),
        ("jorg", "mared", "orbit mared 0"),
        ("k_widow", "helios", "orbit helios 1"),
    ],
)
def test_ships_of_the_rogue_can_be_regressed(planet: str, track: str, after: str) -> None:
    game = solo().row("helios", "mared", "jakks", "leandra").colonies(0, planet).has(0, culture=2)
    game.empire(0, 6).ships(ROGUE, f"orbit {track} 2").dice("utilize", "move").pick("face:utilize_colony")
    assert game.place(ROGUE, 0) == after


@pytest.mark.rule("TINY-10.21")
@pytest.mark.parametrize(
    ("planet", "player", "rogue"), [("jac_110912", (0, 2), (0, 1)), ("gleam_zanier", (2, 0), (1, 0))]
)
def test_the_rogue_is_given_what_all_others_get(planet: str, player: tuple[int, int], rogue: tuple[int, int]) -> None:
    game = solo().colonies(0, planet).dice("utilize", "move").pick("face:utilize_colony")
    assert (game.energy(0), game.culture(0)) == player
    assert (game.energy(ROGUE), game.culture(ROGUE)) == rogue


def test_a_log_from_before_the_rogue_was_in_the_outcome_is_sound_and_one_that_tells_wrong_of_it_is_not() -> None:
    log = Log.from_json((Path(__file__).parents[1] / "endings/solo_won.json").read_text())
    assert log.outcome is not None
    assert log.outcome.pop("rivals")
    assert verify(GAME, log) is None
    log.outcome["rivals"] = []
    flaw = verify(GAME, log)
    assert flaw is not None
    assert flaw.text.id == "flaw.outcome"
