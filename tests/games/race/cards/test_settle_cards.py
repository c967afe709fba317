"""Cards that change Settle: Military, discounts, and the four cards with a way of their own."""

import pytest

from ....rows import each
from ..scenario import Scenario
from .printed import MILITARY_WORLDS, REBELS, WORLDS, money, others, table

# General Military
MILITARY = {
    "epsilon_eridani": 1,
    "new_sparta": 2,
    "alien_robot_scout_ship": 1,
    "blaster_gem_mines": 1,
    "empath_world": -1,
    "former_penal_colony": 1,
    "imperium_armaments_world": 1,
    "lost_alien_battle_fleet": 3,
    "lost_alien_warship": 2,
    "rebel_outpost": 1,
    "rebel_warrior_race": 1,
    "refugee_world": -1,
    "contact_specialist": -1,
    "drop_ships": 3,
    "expedition_force": 1,
    "space_marines": 2,
    "new_galactic_order": 2,
    "pan_galactic_league": -1,
}

# Military against some worlds only
SPECIALISED = {
    "alpha_centauri": (1, "rare"),
    "alien_rosetta_stone_world": (2, "alien"),
    "alien_tech_institute": (2, "alien"),
    "galactic_imperium": (4, "rebel"),
}

# Cards that a world costs less, and the kind of world; "" is every world, grey ones too
DISCOUNTS = {
    "alpha_centauri": (1, "rare"),
    "alien_rosetta_stone_world": (2, "alien"),
    "mining_robots": (1, "rare"),
    "replicant_robots": (2, ""),
    "alien_tech_institute": (2, "alien"),
}

SETTLE = {
    *MILITARY,
    *SPECIALISED,
    *DISCOUNTS,
    *("colony_ship", "contact_specialist", "new_military_tactics", "terraforming_robots"),
}

# A production world, a windfall world, a grey one
PRICED = {
    "prosperous_world": "novelty",
    "galactic_resort": "novelty",
    "comet_zone": "rare",
    "asteroid_belt": "rare",
    "distant_world": "genes",
    "pre_sentient_race": "genes",
    "alien_robotic_factory": "alien",
    "deserted_alien_outpost": "alien",
    "terraformed_world": "",
}


def conquerable(*tableau: str) -> set[str]:
    """The military worlds that a player with this tableau, and all of those worlds in hand, can place."""
    hand = sorted(MILITARY_WORLDS - set(tableau))
    return set(table(*tableau).hand(0, *hand).phase("settle").options(0)) - {"nothing"}


def up_to(military: int, *tableau: str) -> set[str]:
    """The military worlds with at most this defense that are not in the tableau."""
    return {name for name in MILITARY_WORLDS if WORLDS[name].defense <= military} - set(tableau)


def fits(world: str, kind: str) -> bool:
    return world in REBELS if kind == "rebel" else WORLDS[world].good == kind


def price_is(price: int, world: str, *tableau: str) -> None:
    """Assert that the world can be paid for with this many cards, and not with one less."""
    game = table(*tableau).hand(0, world, *money(price)).phase("settle").choose(0, world)
    assert world in game.tableau_of(0)
    assert game.hand_size(0) == 0
    if price:
        refusal = table(*tableau).hand(0, world, *money(price - 1)).phase("settle").refusal(0, world)
        assert (refusal.rule, refusal.args) == ("RACE-7.2", {"need": price, "have": price - 1})


# Military


@each("name", [name for name, n in MILITARY.items() if n > 0])
@pytest.mark.rule("RACE-7.9", "RACE-7.10")
def test_the_military_of_the_card_conquers_what_it_equals(name: str) -> None:
    assert conquerable(name) == up_to(MILITARY[name], name)


@each("name", [name for name in MILITARY if name not in {"new_sparta", "contact_specialist"}])
@pytest.mark.rule("RACE-7.10", "RACE-7.11")
def test_the_military_of_the_card_adds_to_that_of_new_sparta(name: str) -> None:
    assert conquerable("new_sparta", name) == up_to(2 + MILITARY[name], "new_sparta", name)


@pytest.mark.rule("RACE-7.11", "RACE-14.1")
def test_contact_specialist_lowers_military() -> None:
    """With Contact Specialist New Sparta's Military of 2 is 1. The world is Alien, a kind that Contact Specialist
    cannot pay for."""
    game = table("new_sparta", "contact_specialist").hand(0, "alien_robot_sentry", *money(5)).phase("settle")
    assert game.refusal(0, "alien_robot_sentry").args == {"need": 2, "have": 2 - 1}


@each("base", [(), ("new_sparta",), ("drop_ships",)])
@each("name", SPECIALISED)
@pytest.mark.rule("RACE-7.12")
def test_specialised_military_counts_against_such_worlds_only(name: str, base: tuple[str, ...]) -> None:
    n, kind = SPECIALISED[name]
    general = sum(MILITARY[card] for card in base)
    stronger = {world for world in up_to(general + n) if fits(world, kind)}
    assert conquerable(*base, name) == (up_to(general) | stronger) - set(base)


@pytest.mark.rule("RACE-7.12")
def test_what_the_specialists_conquer_alone() -> None:
    """Each card with Military against one kind of world, alone in a tableau, conquers exactly these worlds."""
    assert conquerable("alpha_centauri") == {"rebel_fuel_cache", "runaway_robots"}
    assert conquerable("alien_tech_institute") == conquerable("alien_rosetta_stone_world") == {"alien_robot_sentry"}
    assert conquerable("galactic_imperium") == {
        *("rebel_fuel_cache", "rebel_miners", "rebel_underground", "rebel_warrior_race")
    }


@pytest.mark.rule("RACE-7.10", "RACE-4.3")
def test_all_military_adds_up() -> None:
    assert conquerable("space_marines", "drop_ships", "new_galactic_order") == up_to(7)
    assert conquerable("space_marines", "drop_ships", "pan_galactic_league") == up_to(4)
    both = ("alien_rosetta_stone_world", "alien_tech_institute")
    assert conquerable(*both) == {"alien_robot_sentry", "alien_robot_scout_ship"}


# Discounts


@each("world", PRICED)
@each("name", DISCOUNTS)
@pytest.mark.rule("RACE-7.2", "RACE-7.18")
def test_the_discount_of_the_card(name: str, world: str) -> None:
    n, kind = DISCOUNTS[name]
    assert WORLDS[world].good == PRICED[world]
    price_is(WORLDS[world].cost - (n if kind in ("", PRICED[world]) else 0), world, name)


@pytest.mark.rule("RACE-4.3", "RACE-7.18")
def test_discounts_add_up() -> None:
    price_is(4 - 1 - 1, "imperium_armaments_world", "alpha_centauri", "mining_robots")
    price_is(
        6 - 2 - 2 - 2,
        "alien_robotic_factory",
        "alien_rosetta_stone_world",
        *("replicant_robots", "alien_tech_institute"),
    )


@each("name", DISCOUNTS)
@pytest.mark.rule("RACE-4.5")
def test_a_discount_below_zero_gives_no_cards_back(name: str) -> None:
    price_is(0, "refugee_world", name)
    price_is(0, "destroyed_world", name, "replicant_robots" if name != "replicant_robots" else "mining_robots")


@each("name", DISCOUNTS)
@pytest.mark.rule("RACE-4.3")
def test_a_settle_discount_is_not_for_developments(name: str) -> None:
    game = table(name).hand(0, "drop_ships", *money(3, develop=True)).phase("develop")
    assert game.refusal(0, "drop_ships").args == {"need": 4, "have": 3}


# Colony Ship


@each("world", ["terraformed_world", "distant_world", "comet_zone", "galactic_resort"])
@pytest.mark.rule("RACE-7.17")
def test_colony_ship_is_discarded_to_place_a_world_for_nothing(world: str) -> None:
    game = table("colony_ship").hand(0, world).phase("settle").choose(0, world)
    assert game.tableau_of(0) == [world]
    assert game.discarded() == ["colony_ship"]


@pytest.mark.rule("RACE-A7", "RACE-4.8")
def test_colony_ship_may_be_kept_if_its_owner_can_pay() -> None:
    game = table("colony_ship").hand(0, "comet_zone", *money(3)).phase("settle").choose(0, "comet_zone")
    assert game.options(0) == ["pay", "pay_zero"]
    assert game.choose(0, "pay").tableau_of(0) == ["colony_ship", "comet_zone"]
    assert game.hand_size(0) == 0


@each("world", ["alien_robotic_factory", "deserted_alien_outpost"])
@pytest.mark.rule("RACE-14.1")
def test_colony_ship_is_not_for_worlds_of_the_alien_kind(world: str) -> None:
    assert table("colony_ship").hand(0, world).phase("settle").refusal(0, world).rule == "RACE-7.2"


@pytest.mark.rule("RACE-14.1")
def test_colony_ship_is_good_for_the_grey_alien_world() -> None:
    game = table("colony_ship").hand(0, "alien_rosetta_stone_world").phase("settle")
    assert game.choose(0, "alien_rosetta_stone_world").tableau_of(0) == ["alien_rosetta_stone_world"]


@pytest.mark.rule("RACE-7.9", "RACE-7.17")
def test_colony_ship_alone_places_no_military_world() -> None:
    assert conquerable("colony_ship") == set()


# Contact Specialist


@each(
    ("world", "price"),
    [
        ("outlaw_world", 0),
        ("rebel_miners", 1),
        ("pirate_world", 2),
        ("malevolent_lifeforms", 3),
        ("rebel_homeworld", 6),
    ],
)
@pytest.mark.rule("RACE-7.14")
def test_contact_specialist_pays_defense_minus_one(world: str, price: int) -> None:
    game = table("contact_specialist").hand(0, world, *money(price)).phase("settle").choose(0, world)
    assert game.tableau_of(0) == ["contact_specialist", world]
    assert game.hand_size(0) == 0
    if price:
        game = table("contact_specialist").hand(0, world, *money(price - 1)).phase("settle")
        assert game.refusal(0, world).rule == "RACE-7.9"


@pytest.mark.rule("RACE-7.15")
def test_military_does_not_help_contact_specialist_to_pay() -> None:
    game = table("contact_specialist", "drop_ships").hand(0, "malevolent_lifeforms", *money(2)).phase("settle")
    assert game.refusal(0, "malevolent_lifeforms").args == {"need": 4, "have": 3 - 1}
    game = table("contact_specialist", "drop_ships").hand(0, "malevolent_lifeforms", *money(3)).phase("settle")
    assert game.choose(0, "malevolent_lifeforms").hand_size(0) == 0


@each("world", sorted(name for name in MILITARY_WORLDS if WORLDS[name].good == "alien"))
@pytest.mark.rule("RACE-7.14", "RACE-14.1")
def test_contact_specialist_cannot_pay_for_the_alien_kind(world: str) -> None:
    refusal = table("contact_specialist").hand(0, world, *money(8)).phase("settle").refusal(0, world)
    assert refusal.rule == "RACE-7.9"
    assert refusal.args["have"] == -1


@pytest.mark.rule("RACE-7.16")
def test_settle_discounts_help_contact_specialist() -> None:
    game = table("contact_specialist", "replicant_robots").hand(0, "rebel_base", *money(3)).phase("settle")
    assert game.choose(0, "rebel_base").hand_size(0) == 0
    game = table("contact_specialist", "replicant_robots").hand(0, "rebel_base", *money(2)).phase("settle")
    assert game.refusal(0, "rebel_base").rule == "RACE-7.9"


@pytest.mark.rule("RACE-7.17")
def test_colony_ship_helps_contact_specialist() -> None:
    game = table("contact_specialist", "colony_ship").hand(0, "rebel_homeworld", "alien_robot_sentry").phase("settle")
    assert game.refusal(0, "alien_robot_sentry").rule == "RACE-7.9"
    game.choose(0, "rebel_homeworld")
    assert game.tableau_of(0) == ["contact_specialist", "rebel_homeworld"]


# New Military Tactics


@pytest.mark.rule("RACE-7.13")
def test_new_military_tactics_adds_three_against_anything_when_discarded() -> None:
    assert conquerable("new_military_tactics") == up_to(3)
    assert conquerable("new_military_tactics", "space_marines") == up_to(5)


@pytest.mark.rule("RACE-7.13")
def test_new_military_tactics_leaves_the_tableau_when_it_is_needed() -> None:
    game = table("new_military_tactics").hand(0, "pirate_world").phase("settle").choose(0, "pirate_world")
    assert game.tableau_of(0) == ["pirate_world"]
    assert game.discarded() == ["new_military_tactics"]


@pytest.mark.rule("RACE-7.13", "RACE-A7")
def test_new_military_tactics_may_be_kept_when_it_is_not() -> None:
    game = table("new_military_tactics", "drop_ships").hand(0, "pirate_world").phase("settle").choose(0, "pirate_world")
    assert game.options(0) == ["conquer", "conquer_boosted"]
    assert game.choose(0, "conquer").tableau_of(0) == ["new_military_tactics", "drop_ships", "pirate_world"]


# Terraforming Robots


def settles(world: str, *tableau: str) -> Scenario:
    game = table(*tableau, "drop_ships").deck("gem_world").hand(0, world)
    return game.phase("settle").choose(0, world)


@each("world", ["pilgrimage_world", "new_sparta"])
@pytest.mark.rule("RACE-7.19")
def test_terraforming_robots_draws_one_card_for_any_world_placed(world: str) -> None:
    assert settles(world, "terraforming_robots").hand_of(0) == ["gem_world"]
    assert settles(world).hand_of(0) == []


@pytest.mark.rule("RACE-7.19")
def test_terraforming_robots_draws_nothing_without_a_world() -> None:
    assert table("terraforming_robots").hand(0, "refugee_world").phase("settle").nothing(0).hand_size(0) == 1
    game = table("terraforming_robots").hand(0, "public_works", "gem_world").phase("develop")
    assert game.choose(0, "public_works").hand_size(0) == 0


# All others


@each("world", PRICED)
@pytest.mark.rule("RACE-4.3")
def test_no_other_card_changes_the_price_of_a_world(world: str) -> None:
    price_is(WORLDS[world].cost, world, *(name for name in others(SETTLE) if name != world))


@pytest.mark.rule("RACE-4.3")
def test_no_other_card_has_military() -> None:
    assert conquerable(*(name for name in others(SETTLE) if name not in MILITARY_WORLDS)) == set()
    assert conquerable(*(name for name in others(SETTLE) if name in MILITARY_WORLDS)) == set()
