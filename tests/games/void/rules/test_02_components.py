"""Section 2: what is in the box."""

from collections import Counter

import pytest

from astrarium.games.void.content import (
    CARDS,
    EVENTS,
    HEXES,
    HOMES,
    IN_DECK,
    IS_ASTEROIDS,
    MAX_SEATS,
    PLANETS,
    RACES,
    SCORINGS,
    SEATS,
    SHIPS,
    SPACE,
    TECHNOLOGIES,
)
from astrarium.games.void.names import GOODS, NONE, OBSTACLES, TEMPERAMENTS, TOKENS

from ..scenario import void

OWN = {"starfighter": 12, "centipede": 8, "diplomat": 3, "starcruiser": 10, "sunhammer": 4}
NEUTRAL = {"moth": 6, "tempest": 6, "black_hole": 6, "firebug": 6, "shooting_star": 6, "infestor": 3}


@pytest.mark.rule("VOID-1.6")
def test_there_are_five_goods_and_planets_yield_all_of_them() -> None:
    assert GOODS == ("metals", "crystals", "life_forms", "gas", "artifacts")
    assert Counter(planet.good for planet in PLANETS) == dict.fromkeys(range(5), 3)


@pytest.mark.rule("VOID-1.7")
def test_planets_and_diplomacy_cards_have_the_same_five_types() -> None:
    assert TEMPERAMENTS == ("militarist", "capitalist", "scholarly", "mysterious", "peaceful")
    assert Counter(planet.temperament for planet in PLANETS) == dict.fromkeys(range(5), 3)
    assert Counter(CARDS[design].temperament for design in IN_DECK) == dict.fromkeys(range(5), 10)


@pytest.mark.rule("VOID-2.1")
def test_there_are_eight_races_with_credits_and_diplomacy_numbers_for_one_to_four_cards() -> None:
    assert len({race.id for race in RACES}) == 8
    for race in RACES:
        assert race.credits > 0
        assert len(race.thresholds) == 4
        assert list(race.thresholds) == sorted(race.thresholds, reverse=True)


@pytest.mark.rule("VOID-2.2")
def test_each_colour_has_nineteen_technologies_and_two_belong_to_one_race() -> None:
    assert len([technology for technology in TECHNOLOGIES if not technology.only]) == 19
    assert {technology.id: technology.only for technology in TECHNOLOGIES if technology.only} == {
        "terraforming": "nomads_of_earth",
        "spore_pods": "parasites_of_sreech",
    }


@pytest.mark.rule("VOID-2.3")
def test_each_colour_has_five_kinds_of_ships() -> None:
    assert {ship.id: ship.count for ship in SHIPS if ship.stock == "player"} == OWN
    assert {ship.id for ship in SHIPS if ship.starred} == set(OWN)


@pytest.mark.rule("VOID-2.4")
def test_neutral_ships_are_a_common_stock() -> None:
    assert {ship.id: ship.count for ship in SHIPS if ship.stock == "common"} == NEUTRAL


@pytest.mark.rule("VOID-2.6")
def test_there_are_fifteen_planets_each_with_an_ability_and_worth_something() -> None:
    assert len({planet.id for planet in PLANETS}) == 15
    for planet in PLANETS:
        assert planet.powers, planet.id
        assert planet.vp > 0
        assert planet.influence > 0
        assert planet.credits >= 0
        assert planet.good != NONE


@pytest.mark.rule("VOID-2.7")
def test_there_are_fifty_diplomacy_cards_and_twenty_four_events_besides_the_scorings() -> None:
    assert len(IN_DECK) == 50
    assert len(EVENTS) == 24
    assert [scoring.id for scoring in SCORINGS] == ["score_a", "score_b", "score_c"]


@pytest.mark.rule("VOID-2.9")
def test_the_centre_holds_three_planets_and_six_hexes_two_each() -> None:
    assert [len(row.planets) for row in HEXES] == [3, 2, 2, 2, 2, 2, 2]
    assert "pyrious" in HEXES[0].planets
    assert sorted(planet for row in HEXES for planet in row.planets) == sorted(planet.id for planet in PLANETS)
    assert MAX_SEATS == 4, "boards for home planets"


@pytest.mark.rule("VOID-2.10")
def test_tokens_mark_what_events_and_powers_leave_on_the_map() -> None:
    marks = {"wormhole", "rebellion", "distress_call", "pirates", "event", "infested", "space_port"}
    assert set(TOKENS) == marks


@pytest.mark.rule("VOID-2.12")
def test_three_kinds_of_obstacles_lie_on_lanes() -> None:
    assert OBSTACLES == ("asteroids", "mines", "ancient_defences")
    lanes = [lane for row in HEXES for lane in row.lanes]
    assert {lane.obstacle for lane in lanes} == {NONE, 0, 1, 2}
    assert all(lane.a != lane.b for lane in lanes)


@pytest.mark.rule("VOID-2.13")
def test_only_three_asteroid_fields_of_the_central_hex_are_spaces() -> None:
    assert [len(row.asteroids) for row in HEXES] == [3, 0, 0, 0, 0, 0, 0]
    assert {space for space, number in SPACE.items() if IS_ASTEROIDS[number]} == set(HEXES[0].asteroids)


@pytest.mark.rule("VOID-R8")
def test_initiatives_of_neutral_ships() -> None:
    initiative = {ship.id: ship.initiative for ship in SHIPS if ship.stock == "common"}
    assert initiative == {"black_hole": 1, "shooting_star": 2, "tempest": 3, "infestor": 3, "moth": 4, "firebug": 5}


@pytest.mark.rule("VOID-R32")
def test_home_planets_and_spare_covers_are_twelve_tokens() -> None:
    covers = max(players for players, row in SEATS.items() if row.covers)
    assert len({home.race for home in HOMES}) == 8
    assert len(HOMES) + covers == 12


@pytest.mark.rule("VOID-2.5", "VOID-R7")
def test_only_ships_run_out() -> None:
    game = void().allied(0, *(planet.id for planet in PLANETS)).credits(0, 500).turn(0).pick("end_turn")
    assert len(game.held_by(0)) == 16, "more planets than a colour has ally tokens"
    assert game.credits_of(0) == 500 + 4 + sum(planet.credits for planet in PLANETS)
