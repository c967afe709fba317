"""Section 12: the Parasites of Sreech and their infestations."""

import pytest

from ..scenario import Scenario, void


def sreech(*at: str) -> Scenario:
    game = void().race(0, "parasites_of_sreech")
    for space in at:
        game.ships(space, 0, infestor=1)
    return game


@pytest.mark.rule("VOID-12.10")
@pytest.mark.parametrize(("value", "infested"), [(3, 0), (2, None)])
def test_infest_needs_three_on_a_die(value: int, infested: int | None) -> None:
    game = sreech("ooloru").turn(0).rolls(value).pick("infest:ooloru")
    assert game.infested_by("ooloru") == infested
    assert game.state.actions == 2


@pytest.mark.rule("VOID-12.10", "VOID-12.11", "VOID-12.18", "VOID-R40")
def test_neutral_and_foreign_planets_are_infested_but_no_own_ones_no_home_worlds_and_none_twice() -> None:
    game = sreech("ooloru", "dromond", "lathe", "home_1", "ishmere").conquered(1, "dromond").conquered(0, "lathe")
    game.infested(0, "ishmere").turn(0)
    assert game.actions_for("infest") == ["infest:dromond", "infest:ooloru"]


@pytest.mark.rule("VOID-12.11", "VOID-12.13", "VOID-12.16", "VOID-R25")
def test_sreech_has_the_ability_of_an_infested_planet_and_its_ally_keeps_it() -> None:
    game = sreech().infested(0, "pyrious").allied(1, "pyrious")
    assert game.turn(0).state.actions == 4
    assert game.turn(1).state.actions == 4
    assert (game.from_planets(0), game.influence_of(0)) == (0, 0), "but nothing else"


@pytest.mark.rule("VOID-12.11")
def test_control_of_an_infested_planet_ends_the_infestation() -> None:
    game = sreech("dromond").infested(0, "dromond").conquered(1, "dromond").turn(0)
    game.pick("attack:dromond.1").pick("take")
    assert game.infested_by("dromond") is None


@pytest.mark.rule("VOID-12.12")
def test_an_infestation_stays_when_another_player_takes_the_planet() -> None:
    game = sreech().infested(0, "dromond").ships("dromond", 1, starcruiser=1).turn(1)
    game.rolls(6).pick("attack:dromond.planet")
    assert (game.infested_by("dromond"), game.held_by(1)) == (0, ["dromond", "home_1"])


@pytest.mark.rule("VOID-12.12")
def test_two_hits_in_one_attack_remove_an_infestation_and_hits_of_two_do_not_add_up() -> None:
    game = sreech().infested(0, "dromond").ships("dromond", 1, starfighter=2).turn(1)
    game.rolls(6, 1).pick("attack:dromond.infestation").rolls(1, 6).pick("attack:dromond.infestation")
    assert game.infested_by("dromond") == 0
    game.rolls(5, 5).pick("attack:dromond.infestation")
    assert game.infested_by("dromond") is None


@pytest.mark.rule("VOID-12.12")
def test_only_others_attack_an_infestation() -> None:
    game = sreech().infested(0, "dromond").ships("dromond", 0, starfighter=1).ships("dromond", 1, starfighter=1)
    assert "attack:dromond.infestation" not in game.turn(0).options
    assert "attack:dromond.infestation" in game.turn(1).options


@pytest.mark.rule("VOID-12.12")
def test_an_infestation_is_a_target_on_the_planet_of_another_player_too() -> None:
    game = sreech().infested(0, "dromond").conquered(1, "dromond").ships("dromond", 2, starfighter=1).turn(2)
    assert {"attack:dromond.1", "attack:dromond.infestation"} <= set(game.options)
    assert "attack:dromond.infestation" in game.ships("dromond", 1, starfighter=1).turn(1).options, "its holder too"


@pytest.mark.rule("VOID-12.14", "VOID-R51")
def test_spore_pods_reach_one_lane_further_and_make_infestations_tougher() -> None:
    game = sreech("b3").turn(0)
    assert game.actions_for("infest") == []
    game.technologies(0, "spore_pods").turn(0)
    assert game.actions_for("infest") == ["infest:vesk_prime", "infest:mirrowane"], "mines do not matter"
    game = sreech().technologies(0, "spore_pods").infested(0, "dromond").ships("dromond", 1, starfighter=3).turn(1)
    game.rolls(6, 6, 1).pick("attack:dromond.infestation")
    assert game.infested_by("dromond") == 0
    game.rolls(6, 6, 6).pick("attack:dromond.infestation")
    assert game.infested_by("dromond") is None


@pytest.mark.rule("VOID-12.13")
def test_an_infestation_scores_nothing() -> None:
    game = sreech().infested(0, "pyrious", "qua_tarn").next_event("score_a").pre_round(5).all_done()
    assert game.sheet(0)["planets"] == 0


@pytest.mark.rule("VOID-12.18")
def test_an_infestor_fights_and_conquers() -> None:
    game = sreech("dromond").turn(0).rolls(6).pick("attack:dromond.planet")
    assert "dromond" in game.held_by(0)
