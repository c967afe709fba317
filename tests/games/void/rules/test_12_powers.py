"""Section 12: Bindok II, other planets, and races outside battles' dice."""

import pytest

from astrarium.games.void import GAME
from astrarium.games.void.content import RACES
from astrarium.kernel import Text

from ..scenario import Scenario, void

# Bindok II


def attacked(*planets: str) -> Scenario:
    """Seat 1, ally of Bindok II and holder of these planets, is attacked at dromond."""
    game = void().allied(1, "bindok_ii").conquered(1, *planets).credits(1, 2)
    return game.ships("dromond", 1, starfighter=2).ships("dromond", 0, starfighter=1).turn(0)


@pytest.mark.rule("VOID-12.7", "VOID-8.27", "VOID-R20")
def test_the_ally_of_bindok_may_retreat_before_the_dice_to_the_nearest_planet() -> None:
    game = attacked().pick("attack:dromond.1")
    assert (game.prompt, game.seat) == ("ask.attacked", 1)
    assert game.options == ["space:home_1", "fight"]
    before = game.state.rng.counter
    game.pick("space:home_1")
    assert game.ships_at("home_1", 1) == {"starfighter": 2}
    assert (game.credits_of(1), game.state.rng.counter) == (1, before)


@pytest.mark.rule("VOID-12.7")
def test_among_equally_near_planets_the_player_chooses() -> None:
    game = void().allied(1, "bindok_ii").conquered(1, "home_0").credits(1, 1)
    game.ships("dromond", 1, starfighter=1).ships("dromond", 0, starfighter=1).turn(0).pick("attack:dromond.1")
    assert game.options == ["space:home_0", "space:home_1", "fight"]


@pytest.mark.rule("VOID-R20")
def test_after_a_retreat_the_planet_is_taken_without_a_roll() -> None:
    game = attacked("dromond").pick("attack:dromond.1")
    assert "space:dromond" not in game.options, "another planet"
    game.pick("space:home_1").pick("take")
    assert "dromond" in game.held_by(0)
    assert game.ships_at("dromond", 0) == {"starfighter": 1}


@pytest.mark.rule("VOID-12.7", "VOID-12.16", "VOID-R38")
def test_retreat_needs_the_credit_and_the_alliance() -> None:
    assert attacked().credits(1, 0).rolls(1, 1, 1).pick("attack:dromond.1").prompt == "ask.action"
    assert attacked().conquered(2, "bindok_ii").rolls(1, 1, 1).pick("attack:dromond.1").prompt == "ask.action"


# Races


@pytest.mark.rule("VOID-12.8")
def test_mystics_move_an_enemy_ship_beside_their_own_once_per_turn() -> None:
    game = void().race(0, "mystics_of_siri").ships("b1", 0, starfighter=1).ships("b1", 1, starcruiser=1)
    game.ships("a1", 1, starfighter=1).turn(0)
    assert game.actions_for("control") == ["control:b1.1.starcruiser"]
    game.pick("control:b1.1.starcruiser").pick("space:b2")
    assert game.ships_at("b2", 1) == {"starcruiser": 1}
    assert game.state.actions == 2
    game.ships("b1", 1, starfighter=1)
    assert game.actions_for("control") == []


@pytest.mark.rule("VOID-R21", "VOID-R49")
def test_a_controlled_ship_passes_what_its_owner_passes_and_carries_nobody() -> None:
    game = void().race(0, "mystics_of_siri").technologies(1, "mine_sweeping").ships("b3", 0, starfighter=1)
    game.ships("b3", 1, diplomat=1, starfighter=1).turn(0).pick("control:b3.1.diplomat")
    assert {"mirrowane", "b2"} <= game.ends()
    assert game.actions_for("take") == []
    assert "stop" not in game.options, "at least one space"
    game = void().race(0, "mystics_of_siri").technologies(0, "mine_sweeping").ships("b3", 0, starfighter=1)
    game.ships("b3", 1, starfighter=1).turn(0).pick("control:b3.1.starfighter")
    assert "mirrowane" not in game.ends()


@pytest.mark.rule("VOID-R49")
def test_beams_of_third_players_stop_a_controlled_ship_as_usual() -> None:
    game = void().race(0, "mystics_of_siri").ships("dromond", 0, starfighter=1).ships("dromond", 1, starfighter=1)
    assert {"b1", "home_0"} <= game.turn(0).pick("control:dromond.1.starfighter").ends()
    game.technologies(2, "tractor_beam").ships("b1", 2, centipede=1).turn(0).pick("control:dromond.1.starfighter")
    assert "b1" in game.ends()
    assert "home_0" not in game.ends()


@pytest.mark.rule("VOID-R19")
def test_the_own_beam_does_not_stop_mind_control() -> None:
    game = void().race(0, "mystics_of_siri").technologies(0, "tractor_beam").ships("b1", 0, centipede=1)
    game.ships("b1", 1, starfighter=1).turn(0).pick("control:b1.1.starfighter")
    assert "dromond" in game.ends()


@pytest.mark.rule("VOID-12.15")
def test_the_narkani_alliance_buys_two_moves_per_turn() -> None:
    game = void().credits(1, 3).ships("home_1", 1, starfighter=1).turn(1)
    game.pick("paid_move").pick("space:b2").pick("paid_move").pick("space:dromond")
    assert game.ships_at("dromond", 1) == {"starfighter": 1}
    assert (game.credits_of(1), game.state.actions) == (1, 3)
    assert game.refusal("paid_move").rule == "VOID-12.15"


@pytest.mark.rule("VOID-12.15")
def test_no_race_has_more_credits_than_collective_5_and_none_has_higher_diplomacy_numbers() -> None:
    rows = {race.id: race for race in RACES}
    machines = rows.pop("collective_5")
    assert (machines.credits, machines.thresholds, machines.powers) == (5, (18, 14, 10, 6), ())
    assert machines.credits == max(race.credits for race in rows.values())
    assert "as many credits as the richest races" in GAME.rulebook["VOID-12.15"].say("en")
    assert "18, 14, 10 et 6" in GAME.rulebook["VOID-12.15"].say("fr")
    assert GAME.words.say("en", Text("race.collective_5.text")).startswith("A machine race: no race has more credits")
    assert all(
        own > other for race in rows.values() for own, other in zip(machines.thresholds, race.thresholds, strict=True)
    )


@pytest.mark.rule("VOID-12.16")
def test_the_ally_of_sarn_delta_sells_a_card_once_per_turn() -> None:
    game = void().allied(0, "sarn_delta").hand(0, "salvo", "truce").turn(0).pick("sell").pick("card:salvo")
    assert (game.credits_of(0), game.hand_of(0), game.state.actions) == (2, ["truce"], 3)
    assert "sell" not in game.options


@pytest.mark.rule("VOID-12.16", "VOID-8.13")
def test_an_ally_has_the_ability_of_that_planet_and_not_of_those_it_conquered() -> None:
    game = void().allied(0, "bindok_ii").conquered(0, "sarn_delta").hand(0, "salvo").turn(0)
    assert "sell" not in game.options
    assert "sell" in game.allied(0, "sarn_delta").turn(0).options
