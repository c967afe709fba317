"""Section 9: when the game ends, who wins, and the rulings about ties."""

import pytest

from astrarium.games.tiny import GAME
from astrarium.kernel import Outcome, Text

from ..scenario import Scenario, tiny

# Two planets and level 6: 7 + 5 + 8 = 20 VP.
TWENTY = ("gort", "maia")


def near_the_end(seats: int, *sides: int, **options: str) -> Scenario:
    """These seats have 20 VP, no culture to follow with, and a ship one step from a planet of 1 VP."""
    game = tiny(seats, 0, **options)
    for seat in range(seats):
        game.has(seat, energy=0, culture=0).mission(seat, "hoarder")
    colonies = (TWENTY, ("nibiru", "walsfeo"), ("piedes", "sargus_36"))
    planets = ("jakks", "leandra", "mj_120210")  # all of diplomacy
    for side in sides:
        game.empire(side, 6).colonies(side, *colonies[side])
        game.ships(side, f"orbit {planets[side]} {2 if side == 2 else 1}")
        assert game.vp(side) == 20
    return game


def result(game: Scenario) -> Outcome:
    return GAME.result(game.state)


def stop(game: Scenario) -> Scenario:
    return game.pick("end_turn")


@pytest.mark.rule("TINY-9.1")
def test_after_21_vp_the_others_finish_the_round() -> None:
    game = near_the_end(3, 0).dice("diplomacy")
    game.pick("face:advance_diplomacy")
    assert game.vp(0) == 21
    assert game.happened("end_triggered") == [{"side": "seat:0"}]
    assert (game.seat, game.prompt) == (1, "ask.turn")
    stop(game)
    assert (game.seat, game.prompt) == (2, "ask.turn")
    stop(game)
    assert game.over


@pytest.mark.rule("TINY-9.1")
def test_the_last_player_of_the_round_ends_the_game_with_their_own_turn() -> None:
    game = near_the_end(3, 2).turn(2).dice("diplomacy", "move")
    game.pick("face:advance_diplomacy")
    assert game.seat == 2
    assert not game.over  # the turn goes on after the 21st point
    stop(game)
    assert game.over


@pytest.mark.rule("TINY-9.1")
def test_the_round_ends_before_the_first_player_whoever_that_is() -> None:
    seed = next(n for n in range(50) if tiny(2, n, first_player="random").state.first == 1)
    game = tiny(2, seed, first_player="random").turn(0).has(0, culture=0).has(1, culture=0)
    game.empire(0, 6).colonies(0, *TWENTY).ships(0, "orbit jakks 1").dice("diplomacy")
    game.pick("face:advance_diplomacy")
    assert game.over  # seat 1 began, so both have had the same number of turns


@pytest.mark.rule("TINY-9.1")
def test_20_vp_do_not_end_the_game_even_with_a_fulfilled_mission() -> None:
    game = near_the_end(2, 0).has(0, energy=3, culture=3).dice("move")
    assert result(game).scores[0] == 22
    stop(stop(game))
    assert (game.seat, game.prompt) == (0, "ask.turn")
    assert game.state.round == 2


@pytest.mark.rule("TINY-9.1")
def test_an_upgrade_of_the_empire_triggers_the_end_too() -> None:
    game = tiny().colonies(0, "gort", "nibiru", "maia").has(0, energy=2, culture=0).has(1, culture=0).dice("utilize")
    assert game.vp(0) == 19
    game.empire(0, 2).has(0, energy=3)
    game.pick("face:utilize_colony").pick("mat:upgrade_energy")
    assert game.vp(0) == 21
    stop(game)
    assert game.over


@pytest.mark.rule("TINY-9.2")
def test_a_follower_triggers_the_end_on_another_players_turn() -> None:
    game = near_the_end(2, 1).has(1, culture=1).ships(0, "orbit jakks").dice("diplomacy", "move")
    game.pick("face:advance_diplomacy")
    assert (game.seat, game.prompt) == (1, "ask.follow")
    game.yes()
    assert game.vp(1) == 21
    assert game.happened("end_triggered") == [{"side": "seat:1"}]
    stop(game)
    assert (game.seat, game.prompt) == (1, "ask.turn")  # the round is still finished
    stop(game)
    assert game.over


@pytest.mark.rule("TINY-9.2", "TINY-9.1")
def test_a_follow_in_the_last_turn_of_the_round_gives_nobody_another_turn() -> None:
    game = near_the_end(2, 0).has(0, culture=1).turn(1).ships(1, "orbit leandra").dice("diplomacy")
    game.pick("face:advance_diplomacy").yes()
    assert game.vp(0) == 21
    assert game.over


@pytest.mark.rule("TINY-9.3")
def test_missions_are_secret_until_the_end_and_then_shown_and_scored() -> None:
    game = near_the_end(2, 0).has(0, energy=3, culture=3).dice("diplomacy")
    game.pick("face:advance_diplomacy")
    assert "kept" not in GAME.view(game.state, 1)["players"][0]
    assert game.vp(0) == 21
    stop(game)
    assert GAME.view(game.state, 1)["players"][0]["kept"] == "hoarder"
    assert result(game).scores == (23, 0)
    assert result(game).details[0] == {"planets": 13, "empire": 8, "mission": 2}
    assert result(game).details[1]["mission"] == 0


@pytest.mark.rule("TINY-9.3", "TINY-9.4")
def test_a_mission_may_carry_another_player_past_the_one_who_triggered_the_end() -> None:
    game = near_the_end(2, 0, 1).has(1, energy=3, culture=3).dice("diplomacy")
    game.pick("face:advance_diplomacy").no()
    stop(game)
    assert game.over
    assert result(game).scores == (21, 22)
    assert result(game).winners == (1,)


def level_on_points(**options: str) -> Scenario:
    """Nobody has resources, and nobody fulfils a mission; the test gives both the same VP."""
    game = tiny(2, 0, **options).has(0, energy=0, culture=0).has(1, energy=0, culture=0)
    return game.mission(0, "industrialist").mission(1, "industrialist")


@pytest.mark.rule("TINY-9.4")
def test_most_points_win_before_any_tie_break() -> None:
    game = level_on_points().colonies(0, "gort").colonies(1, "jakks", "leandra").has(1, energy=7, culture=7)
    assert result(game).winners == (0,)


@pytest.mark.rule("TINY-9.4")
def test_a_tie_goes_to_the_most_planets_before_resources() -> None:
    game = level_on_points().colonies(0, "gort").colonies(1, "maia", "helios").has(0, energy=7, culture=7)
    assert result(game).scores == (7, 7)
    assert result(game).winners == (1,)
    assert result(game).tie_break == Text("tie.planets", n=2, other=1)


@pytest.mark.rule("TINY-9.4")
@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [((3, 1), (2, 1), (0,)), ((5, 0), (0, 6), (1,)), ((0, 7), (5, 1), (0,)), ((3, 1), (0, 4), (0, 1))],
)
def test_then_to_the_most_energy_and_culture_together_and_then_it_is_shared(
    mine: tuple[int, int], theirs: tuple[int, int], winners: tuple[int, ...]
) -> None:
    game = level_on_points().colonies(0, "gort").colonies(1, "piedes").has(0, *mine).has(1, *theirs)
    assert result(game).scores == (7, 7)
    assert result(game).winners == winners
    told = {lang: GAME.words.say(lang, result(game).tie_break or Text("")) for lang in ("en", "fr")}
    assert ("shared" in told["en"], "partagée" in told["fr"]) == ((len(winners) == 2,) * 2)


@pytest.mark.rule("TINY-A5")
@pytest.mark.parametrize(("option", "winners"), [("off", (1,)), ("on", (0,))])
def test_the_empire_level_breaks_ties_only_as_an_option_and_before_resources(
    option: str, winners: tuple[int, ...]
) -> None:
    game = level_on_points(tiebreak_empire_level=option)
    game.colonies(0, "maia").empire(0, 3).colonies(1, "gort").has(1, energy=4)
    assert result(game).scores == (7, 7)
    assert result(game).winners == winners
    tie = result(game).tie_break
    assert tie is not None
    assert tie.id == ("tie.empire" if option == "on" else "tie.resources")


@pytest.mark.rule("TINY-A5")
def test_with_the_option_planets_still_come_before_the_empire_level() -> None:
    game = level_on_points(tiebreak_empire_level="on").colonies(0, "maia").empire(0, 3).colonies(1, "walsfeo", "helios")
    assert result(game).scores == (7, 7)
    assert result(game).winners == (1,)


@pytest.mark.rule("TINY-9.4")
def test_the_game_names_the_winner_when_played_to_its_end() -> None:
    game = near_the_end(2, 0).dice("diplomacy")
    stop(game.pick("face:advance_diplomacy"))
    assert result(game).winners == (0,)
    assert result(game).ending == "points"
    assert result(game).rounds == 1
