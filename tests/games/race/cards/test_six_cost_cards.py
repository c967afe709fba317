"""What the twelve 6-cost developments score for each card beside them."""

import pytest

from ....rows import each
from .printed import ALIENS, ALL, DEVELOPMENTS, MILITARY_WORLDS, REBELS, SIX_COST, WORLDS, table
from .test_settle_cards import MILITARY


def makers(*kinds: str) -> set[str]:
    return {name for name, world in WORLDS.items() if world.makes in kinds}


def windfalls(kind: str) -> set[str]:
    return {name for name, world in WORLDS.items() if world.windfall == kind}


def points(*entries: tuple[int, set[str]]) -> dict[str, int]:
    """Points for each of these cards; the first entry that a card fits counts."""
    return {name: vp for vp, names in reversed(entries) for name in names}


# Worlds and developments with a power in the phase
CONSUMING_WORLDS = {
    *("old_earth", "epsilon_eridani", "earths_lost_colony", "black_market_trading_world", "expanding_colony"),
    *("galactic_resort", "galactic_trendsetters", "gambling_world", "merchant_world", "new_earth", "new_survivalists"),
    *("new_vinland", "outlaw_world", "pilgrimage_world", "plague_world", "prosperous_world", "secluded_world"),
    *("terraformed_world", "tourist_world"),
}
CONSUMING_DEVELOPMENTS = {
    *("consumer_markets", "deficit_spending", "diversified_economy", "free_trade_association", "mining_conglomerate"),
    *("mining_league", "new_economy", "public_works", "research_labs", "terraforming_robots", "trade_league"),
}
TRADING_WORLDS = {
    *("old_earth", "bio_hazard_mining_world", "distant_world", "galactic_engineers", "merchant_world"),
    *("pirate_world", "space_port", "spice_world", "star_nomad_lair"),
}
TRADING_DEVELOPMENTS = {"export_duties", "genetics_lab", "mining_conglomerate", "trade_league"}

SCORES = {
    "alien_tech_institute": points((3, makers("alien")), (2, windfalls("alien")), (2, ALIENS)),
    "free_trade_association": points(
        (2, makers("novelty")), (1, windfalls("novelty")), (2, {"consumer_markets", "expanding_colony"})
    ),
    "galactic_federation": points((2, SIX_COST), (1, set(DEVELOPMENTS))),
    "galactic_imperium": points((2, REBELS), (1, MILITARY_WORLDS)),
    "galactic_renaissance": points((3, {"research_labs", "galactic_trendsetters", "artist_colony"})),
    "galactic_survey_seti": points(
        (1, {"expedition_force", "research_labs", "galactic_renaissance", "galactic_survey_seti"}),
        (2, {"malevolent_lifeforms", "star_nomad_lair"}),
        (1, set(WORLDS)),
    ),
    "merchant_guild": points((2, makers("novelty", "rare", "genes", "alien"))),
    "mining_league": points((2, makers("rare")), (1, windfalls("rare")), (2, {"mining_robots", "mining_conglomerate"})),
    "new_economy": points((2, CONSUMING_DEVELOPMENTS), (1, CONSUMING_WORLDS)),
    "new_galactic_order": MILITARY,  # 1 for each point of general Military
    "pan_galactic_league": points(
        (2, makers("genes") | windfalls("genes")), (1, MILITARY_WORLDS), (3, {"contact_specialist"})
    ),
    "trade_league": points((2, TRADING_DEVELOPMENTS), (1, TRADING_WORLDS)),
}


@each("name", SCORES)
@pytest.mark.rule("RACE-11.8", "RACE-6.7", "RACE-14.6", "RACE-14.7")
def test_what_each_other_card_beside_it_is_worth(name: str) -> None:
    scores = SCORES[name]
    game = table(name)
    itself = game.worth(0, name)
    found = {other: game.tableau(0, name, other).worth(0, name) - itself for other in ALL if other != name}
    assert found == {other: scores.get(other, 0) for other in ALL if other != name}


@each("name", SCORES)
@pytest.mark.rule("RACE-11.8", "RACE-4.3")
def test_the_whole_tableau_adds_up(name: str) -> None:
    game = table(*ALL)
    assert game.worth(0, name) == sum(SCORES[name].values())


@each("name", SCORES)
@pytest.mark.rule("RACE-11.4")
def test_only_galactic_renaissance_counts_chips_one_for_three(name: str) -> None:
    game = table(name)
    itself = game.worth(0, name)
    more = [game.has(0, chips).worth(0, name) - itself for chips in (2, 3, 5, 6, 12)]
    assert more == ([0, 1, 1, 2, 4] if name == "galactic_renaissance" else [0] * 5)


@each("name", SCORES)
@pytest.mark.rule("RACE-11.8")
def test_cards_of_other_players_count_for_nothing(name: str) -> None:
    game = table(name)
    itself = game.worth(0, name)
    assert game.tableau(1, *(other for other in ALL if other != name)).worth(0, name) == itself


@pytest.mark.rule("RACE-14.6")
def test_new_galactic_order_can_score_less_than_nothing() -> None:
    game = table("new_galactic_order", "empath_world", "refugee_world", "contact_specialist")
    assert game.worth(0, "new_galactic_order") == 2 - 3
