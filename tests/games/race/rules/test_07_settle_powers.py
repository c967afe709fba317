"""Section 7: Settle: powers that change what a world costs or that draw cards."""

import pytest

from astrarium.games.race import GAME
from astrarium.kernel import Text

from ..scenario import Scenario, race

OTHERS = (
    "consumer_markets",
    "deficit_spending",
    "export_duties",
    "genetics_lab",
    "interstellar_bank",
    "investment_credits",
    "public_works",
)


def settling(world: str, others: int, *tableau: str) -> Scenario:
    """Seat 0, which starts with Old Earth, is asked, with a world and this many other cards in hand."""
    return race().tableau(0, "old_earth", *tableau).hand(0, world, *OTHERS[:others]).phase("settle")


def costs(world: str, price: int, *tableau: str) -> bool:
    """Is the world placed with this many other cards, all of which pay, and refused with one less?"""
    game = settling(world, price, *tableau).choose(0, world)
    paid = game.discarded() == sorted(OTHERS[:price]) and game.hand_of(0) == []
    placed = game.tableau_of(0) == ["old_earth", *tableau, world]
    return paid and placed and (price == 0 or settling(world, price - 1, *tableau).options(0) == ["nothing"])


# Contact Specialist (RACE-7.14 to RACE-7.16, RACE-A8)


@pytest.mark.rule("RACE-7.14")
@pytest.mark.parametrize(
    ("world", "price"),
    [
        ("the_last_of_the_uplift_gnarssh", 0),
        ("outlaw_world", 0),
        ("rebel_miners", 1),
        ("pirate_world", 2),
        ("malevolent_lifeforms", 3),
        ("rebel_outpost", 4),
        ("rebel_base", 5),
        ("rebel_homeworld", 6),
    ],
)
def test_contact_specialist_pays_defense_minus_1(world: str, price: int) -> None:
    assert costs(world, price, "contact_specialist")


@pytest.mark.rule("RACE-7.14")
@pytest.mark.parametrize("world", ["alien_robot_sentry", "alien_robot_scout_ship", "lost_alien_battle_fleet"])
def test_contact_specialist_cannot_pay_for_a_world_of_the_alien_kind(world: str) -> None:
    assert settling(world, 7, "contact_specialist").refusal(0, world).rule == "RACE-7.9"


@pytest.mark.rule("RACE-7.14")
def test_contact_specialist_does_not_make_other_worlds_cheaper() -> None:
    assert costs("gem_world", 2, "contact_specialist")


@pytest.mark.rule("RACE-7.14")
def test_contact_specialist_stays_in_the_tableau() -> None:
    game = settling("rebel_miners", 1, "contact_specialist").choose(0, "rebel_miners")
    assert game.tableau_of(0) == ["old_earth", "contact_specialist", "rebel_miners"]


@pytest.mark.rule("RACE-7.15")
def test_military_does_not_lower_what_contact_specialist_pays() -> None:
    assert costs("malevolent_lifeforms", 3, "contact_specialist", "drop_ships")  # 2 Military are left


@pytest.mark.rule("RACE-7.15")
def test_new_military_tactics_does_not_combine_with_a_payment() -> None:
    """New Military Tactics may be discarded together with a payment (RACE-A7), but the price stays the same."""
    assert settling("malevolent_lifeforms", 2, "contact_specialist", "new_military_tactics").options(0) == ["nothing"]
    game = settling("malevolent_lifeforms", 3, "contact_specialist", "new_military_tactics")
    assert game.choose(0, "malevolent_lifeforms").options(0) == ["contact", "contact_boosted"]
    game.choose(0, "contact_boosted")
    assert game.tableau_of(0) == ["old_earth", "contact_specialist", "malevolent_lifeforms"]
    assert game.hand_size(0) == 0


@pytest.mark.rule("RACE-7.15")
def test_contact_specialist_does_not_help_a_conquest() -> None:
    """With Contact Specialist 3 Military is 2, too little for Pirate World, and there is no card to pay with."""
    assert settling("pirate_world", 0, "contact_specialist", "drop_ships").options(0) == ["nothing"]
    assert settling("pirate_world", 0, "drop_ships").options(0) == ["pirate_world", "nothing"]


@pytest.mark.rule("RACE-7.16")
def test_reductions_combine_with_contact_specialist() -> None:
    assert costs("malevolent_lifeforms", 1, "contact_specialist", "replicant_robots")
    assert costs("rebel_miners", 0, "contact_specialist", "mining_robots")
    assert costs("rebel_base", 3, "contact_specialist", "replicant_robots", "mining_robots")  # a grey world


@pytest.mark.rule("RACE-7.16")
def test_a_reduction_for_a_kind_counts_with_contact_specialist_only_for_that_kind() -> None:
    assert costs("malevolent_lifeforms", 3, "contact_specialist", "mining_robots")


@pytest.mark.rule("RACE-7.16", "RACE-4.5")
def test_reductions_below_0_give_nothing_back() -> None:
    game = settling("rebel_miners", 2, "contact_specialist", "replicant_robots").choose(0, "rebel_miners")
    assert game.tableau_of(0)[-1] == "rebel_miners"
    assert game.hand_of(0) == sorted(OTHERS[:2])


@pytest.mark.rule("RACE-7.16")
def test_reductions_alone_do_not_let_anybody_pay_for_a_military_world() -> None:
    game = settling("rebel_miners", 5, "replicant_robots", "mining_robots")
    assert game.refusal(0, "rebel_miners").rule == "RACE-7.9"


@pytest.mark.rule("RACE-7.16")
def test_reductions_do_not_help_a_conquest() -> None:
    game = settling("alien_robot_sentry", 5, "replicant_robots", "expedition_force")
    assert game.refusal(0, "alien_robot_sentry").rule == "RACE-7.9"


@pytest.mark.rule("RACE-A8")
def test_a_world_that_could_be_conquered_may_be_paid_for_instead() -> None:
    game = settling("rebel_miners", 3, "contact_specialist", "drop_ships").choose(0, "rebel_miners")
    assert game.options(0) == ["conquer", "contact"]
    game.choose(0, "contact").choose(0, OTHERS[0])
    assert game.discarded() == [OTHERS[0]]
    assert game.tableau_of(0)[-1] == "rebel_miners"


@pytest.mark.rule("RACE-A8")
def test_with_contact_specialist_a_conquest_stays_free() -> None:
    game = settling("rebel_miners", 3, "contact_specialist", "drop_ships").choose(0, "rebel_miners")
    game.choose(0, "conquer")
    assert game.hand_of(0) == sorted(OTHERS[:3])
    assert game.tableau_of(0)[-1] == "rebel_miners"


# Colony Ship (RACE-7.17, RACE-A7)


@pytest.mark.rule("RACE-7.17")
def test_colony_ship_is_discarded_to_pay_nothing() -> None:
    game = settling("terraformed_world", 2, "colony_ship").choose(0, "terraformed_world")
    assert game.tableau_of(0) == ["old_earth", "terraformed_world"]
    assert game.discarded() == ["colony_ship"]
    assert game.hand_of(0) == sorted(OTHERS[:2])


@pytest.mark.rule("RACE-7.17")
def test_who_can_pay_may_keep_colony_ship() -> None:
    game = settling("gem_world", 3, "colony_ship").choose(0, "gem_world")
    assert game.options(0) == ["pay", "pay_zero"]
    game.choose(0, "pay").choose(0, *OTHERS[:2])
    assert game.tableau_of(0) == ["old_earth", "colony_ship", "gem_world"]
    assert game.hand_of(0) == [OTHERS[2]]


@pytest.mark.rule("RACE-7.17")
def test_colony_ship_does_not_work_for_worlds_of_the_alien_kind() -> None:
    for world in ("deserted_alien_outpost", "alien_robotic_factory"):
        assert settling(world, 3, "colony_ship").refusal(0, world).rule == "RACE-7.2"
    assert costs("deserted_alien_outpost", 4, "colony_ship")  # no other way than to pay


@pytest.mark.rule("RACE-7.17")
def test_colony_ship_alone_does_not_place_a_military_world() -> None:
    assert settling("outlaw_world", 5, "colony_ship").refusal(0, "outlaw_world").rule == "RACE-7.9"


@pytest.mark.rule("RACE-7.17")
def test_the_text_of_colony_ship_says_what_a_military_world_needs_besides() -> None:
    text = Text("card.colony_ship.text")
    assert "a military world only together with a power to pay for it" in GAME.words.say("en", text)
    assert "un monde militaire seulement avec un pouvoir qui permet de le payer" in GAME.words.say("fr", text)


@pytest.mark.rule("RACE-7.17")
def test_colony_ship_works_with_contact_specialist_on_a_military_world() -> None:
    game = settling("rebel_homeworld", 0, "colony_ship", "contact_specialist").choose(0, "rebel_homeworld")
    assert game.tableau_of(0) == ["old_earth", "contact_specialist", "rebel_homeworld"]
    assert game.discarded() == ["colony_ship"]


@pytest.mark.rule("RACE-7.17")
def test_with_contact_specialist_colony_ship_may_stay() -> None:
    game = settling("pirate_world", 3, "colony_ship", "contact_specialist").choose(0, "pirate_world")
    assert game.options(0) == ["contact", "contact_zero"]
    game.choose(0, "contact").choose(0, *OTHERS[:2])
    assert game.tableau_of(0) == ["old_earth", "colony_ship", "contact_specialist", "pirate_world"]


@pytest.mark.rule("RACE-7.17")
def test_a_conquest_uses_neither_colony_ship_nor_contact_specialist() -> None:
    game = settling("alien_robot_sentry", 3, "colony_ship", "contact_specialist", "drop_ships")
    game.choose(0, "alien_robot_sentry")
    assert game.tableau_of(0)[1:] == ["colony_ship", "contact_specialist", "drop_ships", "alien_robot_sentry"]
    assert game.hand_size(0) == 3


@pytest.mark.rule("RACE-A7")
def test_colony_ship_may_be_discarded_without_need() -> None:
    game = settling("pilgrimage_world", 0, "colony_ship").choose(0, "pilgrimage_world")
    assert game.options(0) == ["pay", "pay_zero"]
    assert game.choose(0, "pay_zero").tableau_of(0) == ["old_earth", "pilgrimage_world"]


@pytest.mark.rule("RACE-A7")
def test_every_way_to_place_a_world_is_offered() -> None:
    tableau = ("drop_ships", "contact_specialist", "new_military_tactics", "colony_ship")
    game = settling("rebel_miners", 2, *tableau).choose(0, "rebel_miners")
    plain = ["conquer", "conquer_boosted", "contact", "contact_zero"]
    assert game.options(0) == [*plain, "contact_boosted", "contact_zero_boosted"]


# Reductions (RACE-7.18)


@pytest.mark.rule("RACE-7.18")
@pytest.mark.parametrize(
    ("reducer", "world", "price"),
    [
        ("mining_robots", "asteroid_belt", 1),  # Rare, windfall
        ("mining_robots", "mining_world", 2),  # Rare, production
        ("mining_robots", "gem_world", 2),  # Novelty
        ("mining_robots", "black_market_trading_world", 3),  # grey
        ("alpha_centauri", "asteroid_belt", 1),
        ("alpha_centauri", "mining_world", 2),
        ("alpha_centauri", "pre_sentient_race", 2),  # Genes
        ("alien_rosetta_stone_world", "deserted_alien_outpost", 2),  # Alien, windfall
        ("alien_rosetta_stone_world", "alien_robotic_factory", 4),  # Alien, production
        ("alien_tech_institute", "deserted_alien_library", 4),
        ("alien_tech_institute", "alien_rosetta_stone_world", 3),  # grey in spite of its name
        ("replicant_robots", "tourist_world", 2),  # any world
        ("replicant_robots", "alien_robotic_factory", 4),
    ],
)
def test_a_reduction_for_a_kind_applies_to_all_worlds_of_that_kind(reducer: str, world: str, price: int) -> None:
    assert costs(world, price, reducer)


@pytest.mark.rule("RACE-7.18")
def test_reductions_add_up_to_no_less_than_0() -> None:
    assert costs("new_earth", 5 - 1 - 1 - 2, "mining_robots", "alpha_centauri", "replicant_robots")
    game = settling("destroyed_world", 2, "mining_robots", "replicant_robots").choose(0, "destroyed_world")
    assert game.hand_of(0) == sorted(OTHERS[:2])


# Terraforming Robots (RACE-7.19)


@pytest.mark.rule("RACE-7.19")
@pytest.mark.parametrize(
    ("world", "more"),
    [
        ("pilgrimage_world", []),  # paid for
        ("terraformed_world", ["colony_ship"]),
        ("outlaw_world", ["expedition_force"]),  # conquered
        ("outlaw_world", ["contact_specialist"]),
    ],
)
def test_terraforming_robots_draws_after_any_world_is_placed(world: str, more: list[str]) -> None:
    game = race().tableau(0, "old_earth", "terraforming_robots", *more).hand(0, world).deck("gem_world", "comet_zone")
    game.phase("settle").choose(0, world)
    assert game.tableau_of(0)[-1] == world
    assert game.hand_of(0) == ["gem_world"]


@pytest.mark.rule("RACE-7.19")
def test_terraforming_robots_draws_nothing_without_a_world_or_for_others() -> None:
    game = race().tableau(0, "old_earth", "terraforming_robots").hand(0, "gem_world").hand(1, "pilgrimage_world")
    game.phase("settle").nothing(0).choose(1, "pilgrimage_world")
    assert game.hand_of(0) == ["gem_world"]
    assert game.hand_of(1) == []


@pytest.mark.rule("RACE-7.19", "RACE-7.3")
def test_terraforming_robots_and_the_settle_bonus_draw_two_cards() -> None:
    game = race().tableau(0, "old_earth", "terraforming_robots").hand(0, "pilgrimage_world")
    game.picks(0, "settle").phase("settle").choose(0, "pilgrimage_world")
    assert game.hand_size(0) == 2


@pytest.mark.rule("RACE-7.19")
def test_the_card_of_terraforming_robots_comes_too_late_to_pay() -> None:
    assert settling("gem_world", 1, "terraforming_robots").refusal(0, "gem_world").rule == "RACE-7.2"
