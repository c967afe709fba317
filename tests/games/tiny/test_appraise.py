"""How the greedy bot judges a position: missions fade in, the last turn is played out, dice are not wasted."""

from typing import get_args

import pytest

from astrarium.bots import make_bot
from astrarium.games.tiny import GAME, kinds
from astrarium.games.tiny.bot.appraise import appraise, candidates
from astrarium.games.tiny.bot.missions import KEEP, KEEP_MOST, chance_to_win, mission_worth
from astrarium.games.tiny.content import MISSION_INDEX, MISSIONS
from astrarium.games.tiny.turn import CONVERT, END_TURN, REROLL

from .scenario import FACES, Scenario, opening, tiny

SEEDS = range(8)


def greedy_choice(game: Scenario, seed: int = 0) -> tuple[int, ...]:
    view = GAME.view(game.state, game.seat)
    return make_bot("greedy", GAME, seed).decide(view, game.asked)


def greedy_turn(game: Scenario) -> Scenario:
    """Seat 0 plays its turn to the end; nobody follows."""
    while game.seat == 0:
        game.answer(*greedy_choice(game))
    return game


# Missions


def test_every_kind_of_mission_has_its_place_in_the_tables() -> None:
    assert {*KEEP, kinds.Most} == set(kinds.GOALS.classes.values())
    assert set(KEEP_MOST) == set(get_args(kinds.Stat))


@pytest.mark.parametrize(
    ("kept", "left"),
    [("seeker", "orbiter"), ("industrialist", "orbiter"), ("orbiter", "hoarder"), ("hermit", "explorer")],
)
def test_the_mission_kept_is_the_one_that_pays_more_often(kept: str, left: str) -> None:
    for dealt in ((kept, left), (left, kept)):
        game = opening()
        game.state.dealt[0] = (MISSION_INDEX[dealt[0]], MISSION_INDEX[dealt[1]])
        game.state.open = None
        assert greedy_choice(game) == (MISSION_INDEX[kept],)


def test_with_orbiter_kept_ships_leave_home() -> None:
    game = tiny().mission(0, "orbiter").dice("move", "move", "energy", "culture").has(1, culture=0)
    greedy_turn(game)
    assert "home" not in (game.place(0, 0), game.place(0, 1))


@pytest.mark.parametrize("mission", ["equalizer", "hermit", "orbiter"])
@pytest.mark.parametrize("points", [0, 12])
def test_a_colonization_at_hand_is_taken_whatever_the_mission(mission: str, points: int) -> None:
    game = tiny().mission(0, mission).row("maia", "vici_ks156", "drewkaiden", "leandra").ships(0, "orbit maia 4")
    game.colonies(1, *("gort", "walsfeo")[: points // 6]).dice("diplomacy", "energy").has(1, culture=0)
    assert greedy_choice(game) == (FACES["diplomacy"],)


def test_a_mission_is_not_thought_of_early_and_counts_in_full_in_the_last_round() -> None:
    game = tiny().mission(0, "orbiter")
    assert mission_worth(game.state, 0) == 0
    game.colonies(1, "gort", "nibiru", "jorg", "hoefker")
    late = mission_worth(game.state, 0)
    assert 0 < late < 2
    game.state.trigger = 1
    assert mission_worth(game.state, 0) == 2


# The end


def last_turn(mine: tuple[str, ...], theirs: tuple[str, ...]) -> Scenario:
    """Seat 1 plays the very last turn; seat 0 has ended the game. Leandra can be colonized with the die at hand."""
    game = tiny().row("leandra", "maia", "zalax", "tifnod").turn(1).dice("diplomacy", "culture")
    game.colonies(0, *theirs).colonies(1, *mine).mission(1, "explorer").has(0, 0, 0).has(1, 0, 0)
    game.ships(1, "orbit leandra 1", "home")
    game.state.trigger = 0
    return game


@pytest.mark.parametrize("seed", SEEDS)
def test_the_last_turn_is_not_ended_on_a_guess_at_the_rivals_mission(seed: int) -> None:
    """At 21 to 20 a hidden mission decides who wins, so the bot takes the one more point that it can have."""
    game = last_turn(("gort", "nibiru", "piedes"), ("aughmoore", "shouhua", "jorg", "nagato"))
    assert game.state.vp == [20, 21]
    assert greedy_choice(game, seed) == (FACES["diplomacy"],)


def test_the_chance_to_win_counts_every_mission_that_the_rival_may_hold() -> None:
    ahead = last_turn(("gort", "nibiru", "piedes", "walsfeo"), ("aughmoore", "shouhua", "jorg")).state
    close = last_turn(("gort", "nibiru", "piedes"), ("aughmoore", "shouhua", "jorg", "nagato")).state
    behind = last_turn(("gort", "nibiru"), ("aughmoore", "shouhua", "k_widow")).state
    assert chance_to_win(ahead, 1) == 1
    assert 0 < chance_to_win(close, 1) < 1
    assert chance_to_win(behind, 1) == 0


def test_what_the_bot_imagines_of_the_rivals_mission_does_not_sway_the_last_turn() -> None:
    game = last_turn(("gort", "nibiru", "piedes"), ("aughmoore", "shouhua", "jorg", "nagato"))
    worths = {appraise(game.mission(0, mission.id).state, 1) for mission in MISSIONS}
    assert len(worths) == 1


def test_after_the_last_turn_of_a_seat_only_its_points_count() -> None:
    game = tiny(seats=3).turn(1).dice("move")
    game.state.trigger = 0
    poor = appraise(game.has(0, 0, 0).state, 0)
    assert appraise(game.has(0, 7, 7).ships(0, "orbit jakks 1").state, 0) == poor


# Dice


def test_the_free_reroll_comes_before_the_converter() -> None:
    game = tiny().dice("diplomacy", "economy", "culture", "energy").has(1, culture=0)
    tried = {choice[0] for choice in candidates(game.state, game.asked)}
    assert REROLL in tried
    assert CONVERT not in tried
    game.state.rerolls = 1
    game.state.open = None
    assert CONVERT in {choice[0] for choice in candidates(game.state, game.asked)}


def test_no_energy_is_paid_to_reroll_dice_that_are_good_enough() -> None:
    game = tiny().row("maia", "gort", "jakks", "zalax").ships(0, "orbit maia 3", "orbit gort 3")
    game.dice("diplomacy", "economy").has(0, energy=2)
    game.state.rerolls = 1
    game.state.open = None
    assert {choice[0] for choice in candidates(game.state, game.asked)} == {3, 4, END_TURN}


def test_dice_that_can_do_nothing_are_rerolled_and_the_good_one_is_kept() -> None:
    game = tiny().row("maia", "gort", "jakks", "zalax").ships(0, "orbit maia 4", "orbit jakks")
    game.dice("economy", "diplomacy", "economy", "economy").pick("reroll")
    assert candidates(game.state, game.asked) == [(0, 2, 3)]
