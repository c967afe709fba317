"""Section 14 and rulings on placing cards: Alien worlds, start worlds in the deck, what is offered, exact payment."""

import pytest

from astrarium.kernel import Refused

from ..scenario import Scenario, race

OTHERS = ("consumer_markets", "deficit_spending", "export_duties", "genetics_lab", "interstellar_bank", "public_works")


def settling(world: str, others: int, *tableau: str) -> Scenario:
    """Seat 0, which starts with Earth's Lost Colony, is asked, with a world and this many other cards in hand."""
    game = race().tableau(1, "rebel_base").tableau(0, "earths_lost_colony", *tableau)
    return game.hand(0, world, *OTHERS[:others]).phase("settle")


# Alien worlds (RACE-14.1)


@pytest.mark.rule("RACE-14.1")
@pytest.mark.parametrize(
    "world", ["deserted_alien_outpost", "deserted_alien_colony", "deserted_alien_library", "alien_robotic_factory"]
)
def test_colony_ship_excludes_the_alien_kind_of_good(world: str) -> None:
    assert settling(world, 2, "colony_ship").refusal(0, world).rule == "RACE-7.2"


@pytest.mark.rule("RACE-14.1")
@pytest.mark.parametrize(
    "world", ["alien_robot_sentry", "alien_robot_scout_ship", "lost_alien_warship", "lost_alien_battle_fleet"]
)
def test_contact_specialist_excludes_the_alien_kind_of_good_even_with_colony_ship(world: str) -> None:
    game = settling(world, 6, "contact_specialist", "colony_ship")
    assert game.refusal(0, world).rule == "RACE-7.9"


@pytest.mark.rule("RACE-14.1")
def test_colony_ship_may_be_used_for_alien_rosetta_stone_world() -> None:
    game = settling("alien_rosetta_stone_world", 0, "colony_ship").choose(0, "alien_rosetta_stone_world")
    assert game.tableau_of(0) == ["earths_lost_colony", "alien_rosetta_stone_world"]
    assert game.with_goods(0) == []


# Start worlds from the deck (RACE-14.9)


@pytest.mark.rule("RACE-14.9")
@pytest.mark.parametrize(("world", "cost"), [("old_earth", 3), ("epsilon_eridani", 2), ("alpha_centauri", 2)])
def test_an_unused_start_world_costs_its_printed_number(world: str, cost: int) -> None:
    game = settling(world, cost).choose(0, world)
    assert game.tableau_of(0) == ["earths_lost_colony", world]
    assert game.discarded() == sorted(OTHERS[:cost])
    assert settling(world, cost - 1).refusal(0, world).rule == "RACE-7.2"


@pytest.mark.rule("RACE-14.9")
def test_new_sparta_from_the_deck_has_defense_2() -> None:
    game = settling("new_sparta", 6, "space_marines").choose(0, "new_sparta")
    assert game.tableau_of(0) == ["earths_lost_colony", "space_marines", "new_sparta"]
    assert game.hand_size(0) == 6
    assert settling("new_sparta", 6, "expedition_force").refusal(0, "new_sparta").rule == "RACE-7.9"


@pytest.mark.rule("RACE-14.9")
def test_alpha_centauri_from_the_deck_arrives_with_a_windfall_good() -> None:
    game = settling("alpha_centauri", 2).choose(0, "alpha_centauri")
    assert game.with_goods(0) == ["alpha_centauri"]
    assert game.happened("good") == [{"side": "seat:0", "card": "card:alpha_centauri", "good": "good:rare"}]


@pytest.mark.rule("RACE-14.9")
def test_a_production_start_world_from_the_deck_arrives_empty() -> None:
    game = race().hand(0, "earths_lost_colony", *OTHERS[:2]).phase("settle").choose(0, "earths_lost_colony")
    assert game.tableau_of(0) == ["old_earth", "earths_lost_colony"]
    assert game.with_goods(0) == []


# No chips for placing (RACE-14.10)


@pytest.mark.rule("RACE-14.10")
def test_no_chips_are_taken_for_a_development() -> None:
    game = race().hand(0, "consumer_markets", *OTHERS[1:]).picks(0, "develop").phase("develop")
    pool = game.state.pool
    game.choose(0, "consumer_markets").choose(0, *OTHERS[1:5])
    assert game.score(0) == {"worlds": 2, "developments": 3, "six_cost": 0, "chips": 0}
    assert game.state.pool == pool


@pytest.mark.rule("RACE-14.10")
def test_no_chips_are_taken_for_a_world() -> None:
    game = race().tableau(0, "old_earth", "drop_ships", "new_galactic_order").hand(0, "rebel_outpost")
    game.picks(0, "settle").phase("settle")
    pool = game.state.pool
    game.choose(0, "rebel_outpost")
    assert game.score(0)["worlds"] == 2 + 5
    assert game.chips(0) == 0
    assert game.state.pool == pool


# What may be chosen (RACE-A9)


@pytest.mark.rule("RACE-A9")
def test_only_developments_that_can_be_placed_are_offered() -> None:
    game = race().tableau(0, "old_earth", "public_works")
    game.hand(0, "public_works", "export_duties", "drop_ships", "gem_world").phase("develop")
    assert game.options(0) == ["export_duties", "nothing"]
    assert game.refusal(0, "public_works").rule == "RACE-6.5"
    assert game.refusal(0, "drop_ships").rule == "RACE-6.3"


@pytest.mark.rule("RACE-A9")
def test_only_worlds_that_can_be_placed_are_offered() -> None:
    game = race().tableau(0, "old_earth", "space_marines")
    game.hand(0, "rebel_miners", "pirate_world", "comet_zone", "tourist_world").phase("settle")
    assert sorted(game.options(0)) == ["comet_zone", "nothing", "rebel_miners"]
    assert game.refusal(0, "pirate_world").rule == "RACE-7.9"
    assert game.refusal(0, "tourist_world").rule == "RACE-7.2"


@pytest.mark.rule("RACE-A9")
def test_a_world_cannot_be_placed_in_develop_nor_a_development_in_settle() -> None:
    game = race().hand(0, "refugee_world", "export_duties").phase("develop", "settle")
    assert game.options(0) == ["export_duties", "nothing"]
    game.nothing(0)
    assert game.options(0) == ["refugee_world", "nothing"]


# Exact payment (RACE-A10)


@pytest.mark.rule("RACE-A10")
@pytest.mark.parametrize("phase", ["develop", "settle"])
@pytest.mark.parametrize("paid", [0, 1, 3])
def test_exactly_the_cost_is_paid(phase: str, paid: int) -> None:
    card = {"develop": "mining_robots", "settle": "gem_world"}[phase]  # cost 2
    game = race().hand(0, card, *OTHERS[:4]).phase(phase).choose(0, card)
    with pytest.raises(Refused):
        game.choose(0, *OTHERS[:paid])
    assert game.hand_of(0) == sorted(OTHERS[:4])
    game.choose(0, *OTHERS[:2])
    assert game.tableau_of(0) == ["old_earth", card]


@pytest.mark.rule("RACE-A10")
def test_a_card_cannot_pay_twice() -> None:
    game = race().hand(0, "gem_world", *OTHERS[:4]).phase("settle").choose(0, "gem_world")
    code = game.asked(0).options[0]
    with pytest.raises(Refused):
        game.answer(0, code, code)
    assert game.hand_size(0) == 4


@pytest.mark.rule("RACE-A10")
def test_reductions_are_mandatory() -> None:
    game = race().tableau(0, "old_earth", "replicant_robots").hand(0, "comet_zone", *OTHERS).phase("settle")
    game.choose(0, "comet_zone")
    with pytest.raises(Refused):
        game.choose(0, *OTHERS[:3])
    game.choose(0, OTHERS[0])
    assert game.discarded() == [OTHERS[0]]


@pytest.mark.rule("RACE-A10")
def test_the_develop_bonus_is_mandatory() -> None:
    game = race().hand(0, "export_duties", "gem_world").picks(0, "develop").phase("develop").choose(0, "export_duties")
    assert game.tableau_of(0) == ["old_earth", "export_duties"]
    assert game.hand_of(0) == ["gem_world"]
