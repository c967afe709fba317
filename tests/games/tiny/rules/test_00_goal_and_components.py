"""Section 0: what the game is about and what is in the box."""

from collections import Counter
from typing import Any

import pytest

from astrarium.games.tiny import GAME, kinds, missions, powers
from astrarium.games.tiny.content import CONTENT, MISSIONS, PLANETS, ROGUES, Rogue
from astrarium.games.tiny.names import FACE_IDS, RESOURCES, TRACKS
from astrarium.games.tiny.rogue import attacks
from astrarium.kernel.content.records import Kinds

from ..scenario import Scenario, opening, tiny

BOX = CONTENT["box"]


def column(rows: list[dict[str, Any]], name: str) -> list[Any]:
    return [row[name] for row in rows]


def last_round() -> Scenario:
    """Seat 0 has 20 VP and colonizes one planet more; seat 1 has a last turn."""
    return (
        tiny(seats=2)
        .empire(0, 2)
        .colonies(0, "aughmoore", "shouhua", "gleam_zanier")
        .ships(0, "orbit jakks 1")
        .dice("diplomacy")
        .mission(0, "industrialist")
        .mission(1, "industrialist")
    )


# The goal


@pytest.mark.rule("TINY-0.1")
def test_the_most_points_at_the_end_win() -> None:
    game = last_round().colonies(1, "nibiru").pick("face:advance_diplomacy").pick("end_turn")
    assert game.over
    assert GAME.result(game.state).winners == (0,)
    assert GAME.result(game.state).scores == (21, 7)


@pytest.mark.rule("TINY-0.1")
def test_who_ends_the_game_does_not_win_it_with_fewer_points() -> None:
    game = last_round().empire(1, 6).colonies(1, "nibiru", "k_widow")
    game.pick("face:advance_diplomacy").pick("end_turn")
    assert GAME.result(game.state).scores == (21, 24)  # seat 1: 14 + 8, and 2 for the Industrialist
    assert GAME.result(game.state).winners == (1,)


@pytest.mark.rule("TINY-0.2")
def test_points_come_from_planets_empire_and_one_mission() -> None:
    game = last_round().mission(0, "orbiter").pick("face:advance_diplomacy").pick("end_turn")
    outcome = GAME.result(game.state)
    assert outcome.details[0] == {"planets": 20, "empire": 1, "mission": 2}
    assert outcome.scores[0] == 23


@pytest.mark.rule("TINY-0.2")
def test_resources_and_ships_are_no_points() -> None:
    game = last_round().has(1, energy=7, culture=7).ships(1, "surface jakks", "orbit leandra 1")
    game.pick("face:advance_diplomacy").no().pick("end_turn")
    assert GAME.result(game.state).scores[1] == 0


@pytest.mark.rule("TINY-0.2")
def test_a_mission_gives_no_points_before_the_end() -> None:
    """The Conqueror's 3 VP for the most planets would end the game, but with the 20 VP on the table it goes on."""
    game = last_round().empire(0, 1).mission(0, "conqueror").pick("face:advance_diplomacy")
    assert game.happened("scored")[0]["total"] == game.vp(0) == 20
    assert not game.happened("end_triggered")
    game.pick("end_turn")
    assert (game.over, game.seat) == (False, 0)


# What is in the box


@pytest.mark.rule("TINY-0.3")
def test_the_box_holds_the_pieces_of_the_rulebook() -> None:
    expected = {
        "control_mats": 1,
        "dice": 7,
        "planets": 40,
        "ships": 20,
        "missions": 12,
        "galaxy_mats": 5,
        "rogue_galaxies": 5,
        "empire_tokens": 5,
        "culture_tokens": 5,
        "energy_tokens": 5,
    }
    assert {name: {**BOX, **CONTENT["pieces"]}[name] for name in expected} == expected


@pytest.mark.rule("TINY-0.3")
def test_the_content_has_as_many_pieces_as_the_box() -> None:
    assert len(PLANETS) == BOX["planets"]
    assert len(MISSIONS) == BOX["missions"]
    assert len(ROGUES) == BOX["rogue_galaxies"]
    assert len(CONTENT["colour"]) == BOX["galaxy_mats"] == GAME.meta.seats[-1]
    pieces = CONTENT["pieces"]
    assert pieces["ships_each"] * BOX["galaxy_mats"] == BOX["ships"]
    assert max(column(CONTENT["level"], "dice")) == pieces["dice"]
    assert max(column(CONTENT["level"], "ships")) == pieces["ships_each"]


@pytest.mark.rule("TINY-0.3")
@pytest.mark.parametrize("kind", ["planet", "mission", "rogue", "face"])
def test_every_piece_has_its_own_id_and_words_in_both_languages(kind: str) -> None:
    rows = CONTENT[kind]
    ids = column(rows, "id")
    assert len(set(ids)) == len(ids)
    assert all(id_.isidentifier() and id_ == id_.lower() for id_ in ids)
    for row in rows:
        for words in (row["name"], row.get("text", row["name"])):
            assert set(words) == {"en", "fr"}
            assert all(words.values())


@pytest.mark.rule("TINY-0.3")
def test_the_empire_track_is_that_of_the_mat() -> None:
    track = CONTENT["level"]
    assert column(track, "id") == [f"level_{n}" for n in range(1, 7)]
    assert column(track, "dice") == [4, 5, 5, 6, 6, 7]
    assert column(track, "ships") == [2, 2, 3, 3, 4, 4]
    assert column(track, "vp") == [0, 1, 2, 3, 5, 8]
    assert column(track, "cost")[1:] == [2, 3, 4, 5, 6]


@pytest.mark.rule("TINY-0.3")
def test_seven_missions_are_worth_three_and_five_are_worth_two() -> None:
    assert Counter(mission.goal.vp for mission in MISSIONS) == {3: 7, 2: 5}
    goals = [(mission.id, mission.goal) for mission in MISSIONS]
    tied = {id_: goal.vp_tied for id_, goal in goals if isinstance(goal, kinds.Comparison)}
    assert tied == dict.fromkeys(("charger", "seeker", "conqueror", "hermit", "noble", "trader"), 2)
    assert sum(mission.two_player_pool for mission in MISSIONS) == 6


@pytest.mark.rule("TINY-0.3")
def test_each_mat_has_another_rogue_galaxy_on_its_back() -> None:
    assert sorted(rogue.colour for rogue in ROGUES) == sorted(column(CONTENT["colour"], "id"))
    assert sorted(rogue.difficulty for rogue in ROGUES) == [1, 2, 3, 4, 5]


@pytest.mark.rule("TINY-0.3")
@pytest.mark.parametrize("rogue", ROGUES, ids=lambda rogue: rogue.id)
def test_a_rogue_galaxy_has_five_levels_with_attacks(rogue: Rogue) -> None:
    assert [level.dice for level in rogue.levels] == [5, 5, 6, 6, 7]
    assert [level.vp for level in rogue.levels] == [0, 1, 2, 4, 7]
    assert all(level.attack for level in rogue.levels)


@pytest.mark.rule("TINY-0.3")
@pytest.mark.parametrize(
    ("known", "done"),
    [(kinds.POWERS, powers.OF_KIND), (kinds.GOALS, missions.OF_KIND), (kinds.ATTACKS, attacks.OF_KIND)],
    ids=["powers", "goals", "attacks"],
)
def test_every_kind_is_done_by_a_class_of_its_own(known: Kinds[Any], done: dict[type, type]) -> None:
    assert set(done) == set(known.classes.values())
    assert len(set(done.values())) == len(done)


# Planets


@pytest.mark.rule("TINY-0.4")
def test_there_are_eight_planets_of_each_value() -> None:
    assert Counter(planet.vp for planet in PLANETS) == {1: 8, 2: 8, 3: 8, 5: 8, 7: 8}
    assert sum(planet.vp for planet in PLANETS) == 144


@pytest.mark.rule("TINY-0.4")
def test_half_of_the_tracks_of_each_value_end_in_diplomacy_and_half_in_economy() -> None:
    kinds = Counter((TRACKS[planet.track], planet.vp) for planet in PLANETS)
    assert kinds == {(track, vp): 4 for track in ("diplomacy", "economy") for vp in (1, 2, 3, 5, 7)}


@pytest.mark.rule("TINY-0.4")
def test_half_of_the_planets_show_energy_and_half_culture() -> None:
    assert Counter(RESOURCES[planet.resource] for planet in PLANETS) == {"energy": 20, "culture": 20}


@pytest.mark.rule("TINY-0.4")
def test_the_length_of_a_track_goes_with_the_value() -> None:
    assert {(planet.vp, planet.advances) for planet in PLANETS} == {(1, 2), (2, 3), (3, 4), (5, 5), (7, 6)}


@pytest.mark.rule("TINY-0.4")
def test_every_planet_has_an_action_and_what_is_said_of_it_is_sourced() -> None:
    assert all(planet.powers for planet in PLANETS)
    assert set(column(CONTENT["planet"], "provenance")) == {"sourced"}


# Dice


@pytest.mark.rule("TINY-0.5")
def test_a_die_has_six_different_faces() -> None:
    assert FACE_IDS == (
        "move_ship",
        "acquire_energy",
        "acquire_culture",
        "advance_diplomacy",
        "advance_economy",
        "utilize_colony",
    )


@pytest.mark.rule("TINY-0.5")
def test_each_face_is_rolled_as_often_as_the_others() -> None:
    rolled: Counter[int] = Counter()
    for seed in range(150):
        game = opening(seats=2, seed=seed)
        for _ in range(2):
            game.answer(game.asked.options[0])
        rolled.update(game.state.dice)
    assert sum(rolled.values()) == 600
    assert set(rolled) == set(range(6))
    assert all(70 <= count <= 130 for count in rolled.values())
