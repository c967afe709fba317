"""Section 7: Settle: conquering worlds."""

import pytest

from ..scenario import Scenario, race

TEN_WORLDS = (
    "artist_colony",
    "comet_zone",
    "distant_world",
    "expanding_colony",
    "galactic_trendsetters",
    "merchant_world",
    "mining_world",
    "new_vinland",
    "prosperous_world",
    "spice_world",
)
RICH = ("colony_ship", "deficit_spending", "export_duties", "genetics_lab", "mining_robots", "public_works")


def fleet(*tableau: str, hand: tuple[str, ...]) -> Scenario:
    """Seat 0 with this tableau alone and this hand, asked what to settle."""
    return race().tableau(1, "earths_lost_colony").tableau(0, *tableau).hand(0, *hand).phase("settle")


def can_conquer(world: str, *tableau: str) -> bool:
    """Could seat 0 place the world, without other cards to pay with?"""
    game = fleet(*tableau, hand=(world,))
    if world in game.options(0):
        game.choose(0, world)
        assert game.tableau_of(0) == [*tableau, world]
        return True
    assert game.refusal(0, world).rule == "RACE-7.9"
    return False


# Military against defense (RACE-7.9, RACE-7.10)


@pytest.mark.rule("RACE-7.9")
def test_a_military_world_cannot_be_paid_for() -> None:
    game = fleet("old_earth", hand=("rebel_fuel_cache", *RICH))
    assert game.refusal(0, "rebel_fuel_cache").rule == "RACE-7.9"
    assert game.options(0) == ["nothing"]


@pytest.mark.rule("RACE-7.9")
def test_a_conquered_world_is_free() -> None:
    game = fleet("new_sparta", hand=("rebel_miners", *RICH)).choose(0, "rebel_miners")
    assert game.tableau_of(0) == ["new_sparta", "rebel_miners"]
    assert game.hand_of(0) == sorted(RICH)
    assert game.discarded() == []


@pytest.mark.rule("RACE-7.9")
@pytest.mark.parametrize(
    ("world", "enough", "too_little"),
    [
        ("outlaw_world", ["epsilon_eridani"], ["old_earth"]),  # defense 1
        ("rebel_miners", ["new_sparta"], ["epsilon_eridani"]),  # 2
        ("pirate_world", ["old_earth", "drop_ships"], ["new_sparta"]),  # 3
        ("malevolent_lifeforms", ["epsilon_eridani", "drop_ships"], ["old_earth", "drop_ships"]),  # 4
        ("rebel_outpost", ["new_sparta", "drop_ships"], ["epsilon_eridani", "drop_ships"]),  # 5
        ("rebel_base", ["epsilon_eridani", "drop_ships", "space_marines"], ["new_sparta", "drop_ships"]),  # 6
        (
            "rebel_homeworld",  # 7
            ["new_sparta", "drop_ships", "space_marines"],
            ["epsilon_eridani", "drop_ships", "space_marines"],
        ),
    ],
)
def test_military_must_be_at_least_the_defense(world: str, enough: list[str], too_little: list[str]) -> None:
    assert can_conquer(world, *enough)
    assert not can_conquer(world, *too_little)


@pytest.mark.rule("RACE-7.9")
def test_more_military_than_the_defense_is_fine() -> None:
    assert can_conquer("outlaw_world", "new_sparta", "drop_ships")


@pytest.mark.rule("RACE-7.10")
def test_military_starts_at_0_plus_the_start_world() -> None:
    assert not can_conquer("outlaw_world", "old_earth")
    assert can_conquer("outlaw_world", "epsilon_eridani")
    assert not can_conquer("rebel_miners", "epsilon_eridani")
    assert can_conquer("rebel_miners", "new_sparta")


@pytest.mark.rule("RACE-7.10")
def test_military_is_the_sum_over_worlds_and_developments() -> None:
    """Five cards give 1 + 1 + 1 + 1 + 2 = 6 Military: enough for Rebel Base (6), too little for Rebel Homeworld (7)."""
    powers = ("epsilon_eridani", "blaster_gem_mines", "former_penal_colony", "expedition_force", "space_marines")
    assert can_conquer("rebel_base", *powers)
    assert not can_conquer("rebel_homeworld", *powers)


@pytest.mark.rule("RACE-7.10")
def test_military_is_not_spent_by_a_conquest() -> None:
    game = race().tableau(0, "new_sparta").hand(0, "rebel_miners", "aquatic_uplift_race")
    game.phase("settle", "settle_again").choose(0, "rebel_miners").choose(0, "aquatic_uplift_race")
    assert game.tableau_of(0) == ["new_sparta", "rebel_miners", "aquatic_uplift_race"]


# Less Military, specialised Military (RACE-7.11, RACE-7.12)


@pytest.mark.rule("RACE-7.11")
@pytest.mark.parametrize("card", ["empath_world", "refugee_world", "contact_specialist", "pan_galactic_league"])
def test_some_cards_lower_military(card: str) -> None:
    assert can_conquer("alien_robot_sentry", "new_sparta")
    assert not can_conquer("alien_robot_sentry", "new_sparta", card)
    assert can_conquer("alien_robot_sentry", "new_sparta", card, "expedition_force")


@pytest.mark.rule("RACE-7.11")
def test_military_may_fall_below_zero() -> None:
    assert not can_conquer("outlaw_world", "old_earth", "empath_world", "refugee_world", "space_marines")
    assert can_conquer("outlaw_world", "old_earth", "empath_world", "refugee_world", "drop_ships")


@pytest.mark.rule("RACE-7.12")
@pytest.mark.parametrize("card", ["alien_rosetta_stone_world", "alien_tech_institute"])
def test_military_against_alien_worlds_counts_only_there(card: str) -> None:
    assert can_conquer("alien_robot_sentry", "old_earth", card)
    assert not can_conquer("aquatic_uplift_race", "old_earth", card)
    assert not can_conquer("outlaw_world", "old_earth", card)


@pytest.mark.rule("RACE-7.12")
def test_military_against_rare_worlds_counts_for_production_and_windfall_worlds() -> None:
    assert can_conquer("runaway_robots", "alpha_centauri")
    assert can_conquer("rebel_miners", "alpha_centauri", "expedition_force")
    assert not can_conquer("outlaw_world", "alpha_centauri")
    assert not can_conquer("new_survivalists", "alpha_centauri")


@pytest.mark.rule("RACE-7.12")
def test_military_against_rebels_counts_only_there_and_adds_to_the_rest() -> None:
    assert can_conquer("rebel_underground", "old_earth", "galactic_imperium")
    assert not can_conquer("pirate_world", "old_earth", "galactic_imperium")
    assert not can_conquer("outlaw_world", "old_earth", "galactic_imperium")
    assert can_conquer("rebel_base", "new_sparta", "galactic_imperium")
    assert not can_conquer("rebel_homeworld", "new_sparta", "galactic_imperium")


# New Military Tactics (RACE-7.13, RACE-A7)


@pytest.mark.rule("RACE-7.13")
def test_new_military_tactics_is_discarded_for_3_military() -> None:
    game = fleet("old_earth", "new_military_tactics", hand=("pirate_world", *RICH)).choose(0, "pirate_world")
    assert game.tableau_of(0) == ["old_earth", "pirate_world"]
    assert game.discarded() == ["new_military_tactics"]
    assert game.hand_of(0) == sorted(RICH)


@pytest.mark.rule("RACE-7.13")
def test_new_military_tactics_gives_no_more_than_3() -> None:
    game = fleet("old_earth", "new_military_tactics", hand=("malevolent_lifeforms",))
    assert game.refusal(0, "malevolent_lifeforms").rule == "RACE-7.9"


@pytest.mark.rule("RACE-7.13")
def test_new_military_tactics_adds_to_other_military() -> None:
    game = fleet("new_sparta", "new_military_tactics", hand=("rebel_outpost",)).choose(0, "rebel_outpost")
    assert game.tableau_of(0) == ["new_sparta", "rebel_outpost"]


@pytest.mark.rule("RACE-7.13")
def test_new_military_tactics_gives_nothing_while_it_stays_in_the_tableau() -> None:
    game = fleet("new_sparta", "new_military_tactics", hand=("rebel_miners", "pirate_world"))
    game.choose(0, "rebel_miners").choose(0, "conquer")
    assert game.tableau_of(0) == ["new_sparta", "new_military_tactics", "rebel_miners"]
    assert game.score(0)["developments"] == 1


@pytest.mark.rule("RACE-7.13")
def test_the_3_military_end_with_the_settle_phase() -> None:
    game = race().tableau(0, "old_earth", "new_military_tactics").hand(0, "pirate_world", "rebel_underground")
    game.phase("settle", "settle_again").choose(0, "pirate_world")
    assert game.refusal(0, "rebel_underground").rule == "RACE-7.9"


@pytest.mark.rule("RACE-7.13")
def test_new_military_tactics_works_against_alien_worlds() -> None:
    game = fleet("new_sparta", "new_military_tactics", hand=("lost_alien_warship",)).choose(0, "lost_alien_warship")
    assert game.tableau_of(0) == ["new_sparta", "lost_alien_warship"]


@pytest.mark.rule("RACE-A7")
def test_new_military_tactics_may_be_discarded_without_need() -> None:
    game = fleet("new_sparta", "new_military_tactics", hand=("rebel_miners",)).choose(0, "rebel_miners")
    assert game.options(0) == ["conquer", "conquer_boosted"]
    assert game.choose(0, "conquer_boosted").tableau_of(0) == ["new_sparta", "rebel_miners"]


@pytest.mark.rule("RACE-A7")
def test_new_military_tactics_may_be_discarded_with_a_world_that_is_paid_for() -> None:
    for way, tableau in (
        ("pay", ["old_earth", "new_military_tactics", "gem_world"]),
        ("pay_boosted", ["old_earth", "gem_world"]),
    ):
        game = fleet("old_earth", "new_military_tactics", hand=("gem_world", *RICH[:2])).choose(0, "gem_world")
        assert game.options(0) == ["pay", "pay_boosted"]
        game.choose(0, way)
        assert (game.tableau_of(0), game.hand_size(0)) == (tableau, 0)  # the price is the same


@pytest.mark.rule("RACE-A7")
def test_new_military_tactics_may_be_discarded_beside_colony_ship() -> None:
    game = fleet("old_earth", "new_military_tactics", "colony_ship", hand=("gem_world",)).choose(0, "gem_world")
    assert game.options(0) == ["pay_zero", "pay_zero_boosted"]
    game.choose(0, "pay_zero_boosted")
    assert game.tableau_of(0) == ["old_earth", "gem_world"]
    assert game.discarded() == ["colony_ship", "new_military_tactics"]


@pytest.mark.rule("RACE-A7", "RACE-11.1")
@pytest.mark.parametrize(("way", "over"), [("pay", True), ("pay_boosted", False)])
def test_who_discards_new_military_tactics_avoids_the_twelfth_card(way: str, over: bool) -> None:
    game = race().tableau(0, "new_military_tactics", *TEN_WORLDS).hand(0, "gem_world", *RICH[:2]).phase("settle", "end")
    game.choose(0, "gem_world").choose(0, way)
    assert len(game.tableau_of(0)) == (12 if over else 11)
    assert game.over == over


@pytest.mark.rule("RACE-A7")
def test_who_places_no_world_is_not_asked_about_new_military_tactics() -> None:
    game = fleet("old_earth", "new_military_tactics", hand=("gem_world", *RICH[:2])).nothing(0)
    assert game.tableau_of(0) == ["old_earth", "new_military_tactics"]
    assert set(game.prompts().values()) == {"ask.action"}
