"""Section 11: what each of the twelve 6-cost developments scores, counted by hand on whole tableaus."""

import pytest

from astrarium.games.race import GAME
from astrarium.games.race.content import CARDS

from ....rows import each
from ..scenario import race

# development -> tableaus (without the development itself) and what it is worth there
SCORES: dict[str, list[tuple[tuple[str, ...], int]]] = {
    "alien_tech_institute": [
        ((), 2),  # itself is an Alien card
        (("old_earth", "plague_world", "rebel_base", "drop_ships"), 2),
        # 3 + 3 production, 2 + 2 windfall, 2 Rosetta Stone (grey), 2 itself
        (
            (
                "alien_robotic_factory",
                "lost_alien_battle_fleet",
                "deserted_alien_colony",
                "alien_robot_sentry",
                "alien_rosetta_stone_world",
            ),
            14,
        ),
    ],
    "free_trade_association": [
        ((), 0),
        # 2 + 2 production, 1 + 1 windfall, 2 Consumer Markets, 2 Expanding Colony; Comet Zone is Rare
        (
            (
                "earths_lost_colony",
                "spice_world",
                "refugee_world",
                "pirate_world",
                "consumer_markets",
                "expanding_colony",
                "comet_zone",
            ),
            10,
        ),
        (("galactic_trendsetters", "asteroid_belt", "plague_world"), 0),
    ],
    "galactic_federation": [
        ((), 2),  # itself
        # 2 itself, 2 + 2 for two more, 1 + 1 + 1 for others; worlds do not count
        (("merchant_guild", "new_economy", "drop_ships", "public_works", "colony_ship", "old_earth", "comet_zone"), 9),
    ],
    "galactic_imperium": [
        ((), 0),
        # 2 Rebel Base, 2 Rebel Miners, 2 Rebel Warrior Race, 1 New Sparta, 1 Pirate World; the rest is not military
        (
            (
                "rebel_base",
                "rebel_miners",
                "rebel_warrior_race",
                "new_sparta",
                "pirate_world",
                "comet_zone",
                "drop_ships",
            ),
            8,
        ),
        # an Alien military world is one too; a card that brings Military is not for that a military world
        (("lost_alien_battle_fleet", "space_marines", "imperium_armaments_world"), 1),
    ],
    "galactic_renaissance": [
        ((), 0),
        (("research_labs", "galactic_trendsetters", "artist_colony", "old_earth"), 9),
        (("new_economy", "gem_world", "galactic_resort"), 0),
    ],
    "galactic_survey_seti": [
        ((), 1),  # itself explores
        # 1 itself, 1 + 1 developments that explore, 2 + 2 worlds that explore, 1 + 1 other worlds; Drop Ships nothing
        (
            (
                "expedition_force",
                "research_labs",
                "star_nomad_lair",
                "malevolent_lifeforms",
                "old_earth",
                "rebel_base",
                "drop_ships",
            ),
            9,
        ),
        (("galactic_renaissance",), 2),
    ],
    "merchant_guild": [
        ((), 0),
        # 2 for each production world, one of each kind and a military one; neither windfall nor grey worlds
        (
            (
                "artist_colony",
                "comet_zone",
                "plague_world",
                "alien_robotic_factory",
                "rebel_miners",
                "asteroid_belt",
                "old_earth",
            ),
            10,
        ),
    ],
    "mining_league": [
        ((), 0),
        # 2 + 2 production, 1 + 1 windfall, 2 Mining Robots, 2 Mining Conglomerate; Gem World is Novelty
        (
            (
                "comet_zone",
                "rebel_miners",
                "alpha_centauri",
                "asteroid_belt",
                "mining_robots",
                "mining_conglomerate",
                "gem_world",
            ),
            10,
        ),
    ],
    "new_economy": [
        ((), 2),  # itself
        # 2 itself, 2 + 2 + 2 developments that consume, 1 + 1 worlds that consume; $ powers alone do not count
        (
            (
                "deficit_spending",
                "public_works",
                "trade_league",
                "old_earth",
                "black_market_trading_world",
                "export_duties",
                "spice_world",
            ),
            10,
        ),
    ],
    "new_galactic_order": [
        ((), 2),  # its own Military
        # 2 + 3 Drop Ships + 2 New Sparta + 1 Expedition Force
        (("drop_ships", "new_sparta", "expedition_force", "rebel_base"), 8),
        # 2 + 2 Space Marines - 1 Empath World - 1 Contact Specialist
        (("space_marines", "empath_world", "contact_specialist"), 2),
    ],
    "pan_galactic_league": [
        ((), 0),
        # 2 + 2 production, 2 + 2 windfall (three of the four are military), 1 + 1 other military worlds, 3
        (
            (
                "plague_world",
                "malevolent_lifeforms",
                "avian_uplift_race",
                "rebel_warrior_race",
                "rebel_base",
                "pirate_world",
                "contact_specialist",
                "old_earth",
                "comet_zone",
            ),
            13,
        ),
    ],
    "trade_league": [
        ((), 2),  # itself
        # 2 itself, 2 + 2 + 2 developments with $, 1 + 1 + 1 worlds with $; a sale in phase IV is no $ power
        (
            (
                "export_duties",
                "genetics_lab",
                "mining_conglomerate",
                "old_earth",
                "pirate_world",
                "merchant_world",
                "black_market_trading_world",
                "public_works",
            ),
            11,
        ),
    ],
}

CASES = [(card, tableau, vp) for card, cases in SCORES.items() for tableau, vp in cases]


@pytest.mark.rule("RACE-6.7")
def test_all_twelve_are_here_and_print_no_points_of_their_own() -> None:
    six_cost = {card.id: card for card in CARDS if card.cost == 6 and not card.is_world}
    assert set(SCORES) == set(six_cost)
    assert len(SCORES) == 12
    assert all(card.vp == 0 for card in six_cost.values())


@pytest.mark.rule("RACE-11.4", "RACE-11.8")
@each(("card", "tableau", "vp"), CASES)
def test_a_six_cost_development_is_worth(card: str, tableau: tuple[str, ...], vp: int) -> None:
    game = race().tableau(0, *tableau, card)
    assert game.worth(0, card) == vp
    assert race().tableau(0, card, *tableau).worth(0, card) == vp  # wherever it lies


@pytest.mark.rule("RACE-11.4")
@pytest.mark.parametrize("card", sorted(SCORES))
def test_it_counts_only_the_tableau_of_its_owner(card: str) -> None:
    """Cards in another tableau or still in the hand add nothing to a 6-cost development."""
    tableau, _ = SCORES[card][1]
    alone = SCORES[card][0][1]
    assert race().tableau(0, card).tableau(1, *tableau).worth(0, card) == alone
    assert race().tableau(0, card).hand(0, *tableau).worth(0, card) == alone


@pytest.mark.rule("RACE-11.4")
@pytest.mark.parametrize(("chips", "vp"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (20, 6)])
def test_galactic_renaissance_scores_one_for_every_three_chips(chips: int, vp: int) -> None:
    game = race().tableau(0, "galactic_renaissance", "artist_colony").has(0, chips).has(1, 9)
    assert game.worth(0, "galactic_renaissance") == vp + 3
    assert game.score(0)["chips"] == chips  # they are not spent


@pytest.mark.rule("RACE-11.8")
@pytest.mark.parametrize(
    ("card", "other", "vp"),
    [
        ("alien_tech_institute", "alien_robotic_factory", 3 + 2),  # an Alien card, but already a production world
        ("alien_tech_institute", "deserted_alien_library", 2 + 2),
        ("galactic_imperium", "rebel_homeworld", 2),  # not 2 + 1, though a Rebel military world is a military world
        ("galactic_survey_seti", "malevolent_lifeforms", 2 + 1),
        ("galactic_federation", "trade_league", 2 + 2),
        ("pan_galactic_league", "malevolent_lifeforms", 2),  # Genes, and military
        ("pan_galactic_league", "rebel_warrior_race", 2),
        ("new_economy", "gambling_world", 1 + 2),  # two consume powers on one card
        ("trade_league", "merchant_world", 1 + 2),
    ],
)
def test_a_card_scores_under_one_entry_only(card: str, other: str, vp: int) -> None:
    assert race().tableau(0, other, card).worth(0, card) == vp


@pytest.mark.rule("RACE-11.8")
@pytest.mark.parametrize(
    ("card", "itself"),
    [
        ("alien_tech_institute", 2),
        ("galactic_federation", 2),
        ("galactic_survey_seti", 1),
        ("new_economy", 2),
        ("new_galactic_order", 2),
        ("trade_league", 2),
        ("free_trade_association", 0),
        ("galactic_imperium", 0),
        ("galactic_renaissance", 0),
        ("merchant_guild", 0),
        ("mining_league", 0),
        ("pan_galactic_league", 0),
    ],
)
def test_some_developments_count_themselves(card: str, itself: int) -> None:
    assert race().tableau(0, card).worth(0, card) == itself


@pytest.mark.rule("RACE-11.8")
def test_one_card_may_score_for_several_six_cost_developments() -> None:
    """Rebel Miners scores for Merchant Guild 2, Mining League 2, Galactic Imperium 2 and Pan-Galactic League 1."""
    six_cost = ("merchant_guild", "mining_league", "galactic_imperium", "pan_galactic_league")
    game = race().tableau(0, "rebel_miners", *six_cost)
    assert [game.worth(0, card) for card in six_cost] == [2, 2, 2, 1]
    assert game.score(0)["six_cost"] == 7


@pytest.mark.rule("RACE-6.7")
@each(("card", "tableau", "vp"), CASES)
def test_everybody_sees_what_it_is_worth_and_its_owner_what_it_would_be(
    card: str, tableau: tuple[str, ...], vp: int
) -> None:
    placed = race().tableau(0, card, *tableau).phase()
    for reader in (None, 0, 1):
        seen = GAME.view(placed.state, reader)["players"][0]
        assert seen["tableau"][0]["worth"] == vp
        assert seen["vp"] == sum(placed.score(0).values())
    if tableau:  # nobody has none at all before the card is placed
        held = race().tableau(0, *tableau).hand(0, card).phase()
        assert [seen["worth"] for seen in GAME.view(held.state, 0)["players"][0]["own_hand"]] == [vp]
        assert "own_hand" not in GAME.view(held.state, 1)["players"][0]
