"""Section 10: setting up the solo game, and the player's turns in it (TINY-10.1 to TINY-10.5, TINY-10.10)."""

import pytest

from astrarium.games.tiny import GAME

from ..rogue_scenario import ROGUE, let_pass, rogue_rolls, rolls, solo
from ..scenario import opening, tiny

FROM_BEGINNER_TO_EPIC = ["artemis", "rothkel", "zendica", "hades", "gamelyn"]


@pytest.mark.rule("TINY-10.1")
def test_the_solo_game_is_set_up_as_for_two_players() -> None:
    game, pair = opening(1, rogue="artemis"), tiny(2)
    assert len(game.in_row()) == len(pair.in_row()) == 4
    assert [game.place(0, ship) for ship in range(4)] == ["home", "home", "locked", "locked"]
    assert (game.energy(0), game.culture(0), game.vp(0)) == (2, 1, 0)
    assert game.state.empire[0] == 1


@pytest.mark.rule("TINY-10.2")
def test_the_player_chooses_among_five_rogues_from_beginner_to_epic() -> None:
    game = opening(1)
    assert (game.seat, game.prompt) == (0, "ask.rogue")
    assert game.options == [f"rogue:{rogue}" for rogue in FROM_BEGINNER_TO_EPIC]
    texts = [game.asked.step.option(game.state, code).text for code in game.asked.options]
    tiers = [GAME.words.name("en", str(text.args["tier"])) for text in texts]
    assert tiers == ["beginner", "easy", "medium", "hard", "epic"]


@pytest.mark.rule("TINY-10.2")
@pytest.mark.parametrize("rogue", FROM_BEGINNER_TO_EPIC)
def test_the_chosen_rogue_is_the_adversary(rogue: str) -> None:
    game = opening(1).pick(f"rogue:{rogue}")
    assert game.prompt == "ask.turn"
    rolls(game, "move").pick("end_turn")
    assert {"side": f"rogue:{rogue}", "round": 1} in game.happened("turn")


@pytest.mark.rule("TINY-10.3")
@pytest.mark.parametrize("rogue", FROM_BEGINNER_TO_EPIC)
def test_the_rogue_starts_with_nothing_but_four_ships_at_home(rogue: str) -> None:
    game = opening(1, rogue=rogue)
    assert (game.energy(ROGUE), game.culture(ROGUE), game.vp(ROGUE)) == (0, 0, 0)
    assert game.state.empire[ROGUE] == 1
    assert [game.place(ROGUE, ship) for ship in range(4)] == ["home"] * 4
    assert game.owns(ROGUE) == []


@pytest.mark.rule("TINY-10.4")
def test_there_are_no_missions_in_solo() -> None:
    game = opening(1, rogue="artemis")
    assert game.prompt == "ask.turn"  # and not which mission to keep
    assert GAME.view(game.state, 0)["players"][0]["dealt"] == []
    assert GAME.view(game.state, 0)["players"][0]["kept"] is None
    game.has(0, energy=7, culture=7).colonies(0, "gort").dice("move")
    assert GAME.outcome(game.state).scores == (7,)
    assert GAME.outcome(game.state).details[0]["mission"] == 0


@pytest.mark.rule("TINY-10.5")
@pytest.mark.parametrize("seed", range(5))
def test_the_player_goes_first(seed: int) -> None:
    game = opening(1, seed, rogue="gamelyn")
    assert (game.seat, game.prompt) == (0, "ask.turn")
    assert len(game.state.dice) == 4
    assert [game.place(ROGUE, ship) for ship in range(4)] == ["home"] * 4


@pytest.mark.rule("TINY-10.5")
def test_the_player_plays_a_normal_turn_and_then_the_rogue_plays_and_then_the_player_again() -> None:
    game = solo().has(0, energy=3).dice("move", "energy", "culture", "utilize")
    assert {"face:move_ship", "face:utilize_colony", "reroll", "converter", "end_turn"} <= set(game.options)
    game.pick("face:utilize_colony")
    assert (game.state.empire[0], game.energy(0)) == (2, 1)
    game.pick("face:acquire_energy")
    assert game.energy(0) == 3
    rolls(game, "move").pick("end_turn")
    assert [turn["side"] for turn in let_pass(game).happened("turn")] == ["rogue:artemis", "seat:0"]
    assert len(game.state.dice) == 5  # the new die has come


@pytest.mark.rule("TINY-10.5")
def test_the_rounds_are_counted_by_the_players_turns() -> None:
    game = solo()
    assert game.state.round == 1
    assert rogue_rolls(game, "move").state.round == 2


@pytest.mark.rule("TINY-10.10")
@pytest.mark.parametrize("face", ["move_ship", "acquire_energy", "acquire_culture", "advance_diplomacy"])
def test_the_rogue_never_follows_the_player(face: str) -> None:
    game = solo("gamelyn").has(ROGUE, energy=1, culture=3).ships(ROGUE, "orbit jakks 1").ships(0, "orbit jakks")
    game.dice("move", "energy", "culture", "diplomacy", "utilize").pick(f"face:{face}")
    if face == "move_ship":
        game.pick("ship:0.1").pick("orbit:leandra")
    assert (game.seat, game.prompt) == (0, "ask.turn")
    assert (game.energy(ROGUE), game.culture(ROGUE)) == (1, 3)
    assert [game.place(ROGUE, ship) for ship in range(4)] == ["orbit jakks 1", "home", "home", "home"]


@pytest.mark.rule("TINY-10.10")
@pytest.mark.parametrize("planet", ["birkomius", "bisschop", "nibiru"])
def test_so_planets_that_wait_for_followers_are_of_no_use(planet: str) -> None:
    game = solo().has(0, energy=3, culture=3).colonies(0, planet).dice("utilize").pick("face:utilize_colony")
    assert game.refusal(f"planet:{planet}").rule == "TINY-10.10"


@pytest.mark.rule("TINY-10.10")
def test_nor_does_it_follow_zavodnick_for_nothing() -> None:
    game = solo().has(ROGUE, culture=3).colonies(0, "zavodnick").dice("utilize", "move")
    game.pick("face:utilize_colony").pick("face:acquire_energy")
    assert (game.energy(0), game.energy(ROGUE)) == (2, 0)
    assert (game.seat, game.prompt) == (0, "ask.turn")
