"""Cards with a power in Produce apart from their own good: windfall worlds that they fill, cards that they draw."""

import pytest

from ....rows import each
from ..scenario import Scenario
from .printed import HOLDERS, KINDS, WORLDS, others, table

# Puts a good on one empty windfall world of the kind
FILLS = {
    "alien_rosetta_stone_world": "alien",
    "expanding_colony": "novelty",
    "galactic_engineers": "any",
    "genetics_lab": "genes",
    "mining_robots": "rare",
    "free_trade_association": "novelty",
    "mining_league": "rare",
}

# Draws if the good was made here
DRAWS_IF_HERE = {
    "comet_zone": 1,
    "gem_world": 1,
    "lost_species_ark_world": 2,
    "mining_world": 1,
    "runaway_robots": 1,
}

DRAWS = {"rebel_underground": 1, "merchant_guild": 2}
DRAWS_PER_GOOD = {"consumer_markets": "novelty", "research_labs": "alien"}

PRODUCE = {
    *FILLS,
    *DRAWS_IF_HERE,
    *DRAWS,
    *DRAWS_PER_GOOD,
    *("diversified_economy", "mining_conglomerate", "pan_galactic_league"),
}

# Without Explore, Trade or Consume powers that matter here, and without a draw of their own
MAKERS = {
    "novelty": ["artist_colony", "space_port", "spice_world"],
    "rare": ["bio_hazard_mining_world", "imperium_armaments_world", "rebel_miners"],
    "genes": ["distant_world", "malevolent_lifeforms", "plague_world"],
    "alien": ["alien_robotic_factory", "lost_alien_battle_fleet"],
}
WINDFALLS = {
    "novelty": ["former_penal_colony", "refugee_world"],
    "rare": ["asteroid_belt", "radioactive_world"],
    "genes": ["pre_sentient_race", "aquatic_uplift_race"],
    "alien": ["deserted_alien_outpost", "alien_robot_sentry"],
}


def produce(*tableau: str, action: str = "explore_5") -> Scenario:
    return table(*tableau).picks(0, action).phase("produce")


def drawn(*tableau: str, action: str = "explore_5") -> int:
    game = produce(*tableau, action=action)
    assert game.prompts()[0] == "ask.action"
    return game.hand_size(0)


# Windfall worlds


@each("kind", KINDS)
@each("name", FILLS)
@pytest.mark.rule("RACE-9.5")
def test_it_fills_an_empty_windfall_world_of_its_kind(name: str, kind: str) -> None:
    world = WINDFALLS[kind][0]
    game = produce(name, world)
    assert game.with_goods(0) == ([world] if FILLS[name] in ("any", kind) else [])
    assert game.hand_size(0) == 0


@each("name", [name for name, kind in FILLS.items() if kind != "any"])
@pytest.mark.rule("RACE-9.5")
def test_it_fills_just_one_at_its_owners_choice(name: str) -> None:
    worlds = WINDFALLS[FILLS[name]]
    for chosen in worlds:
        game = produce(name, *worlds)
        assert game.options(0) == worlds
        assert game.choose(0, chosen).with_goods(0) == [chosen]
        assert game.prompts()[0] == "ask.action"


@pytest.mark.rule("RACE-9.5")
def test_galactic_engineers_fills_one_windfall_world_of_any_kind() -> None:
    worlds = [WINDFALLS[kind][0] for kind in KINDS]
    game = produce("galactic_engineers", *worlds)
    assert game.options(0) == worlds
    assert game.choose(0, worlds[2]).with_goods(0) == [worlds[2]]
    assert game.prompts()[0] == "ask.action"


@each("name", FILLS)
@pytest.mark.rule("RACE-9.2", "RACE-9.5")
def test_it_does_nothing_for_a_world_that_has_its_good(name: str) -> None:
    world = WINDFALLS[FILLS[name] if FILLS[name] != "any" else "rare"][0]
    game = table(name, world).goods(0, world).phase("produce")
    assert not game.happened("good")


@each("name", FILLS)
@pytest.mark.rule("RACE-9.4", "RACE-9.5", "RACE-4.3")
def test_it_works_beside_the_bonus(name: str) -> None:
    worlds = WINDFALLS[FILLS[name] if FILLS[name] != "any" else "rare"]
    game = produce(name, *worlds, action="produce").choose(0, worlds[1])
    assert game.with_goods(0) == worlds  # nothing was left to choose


# Draws


@each("name", DRAWS)
@pytest.mark.rule("RACE-9.1", "RACE-4.4")
def test_it_draws_in_every_produce_phase(name: str) -> None:
    assert drawn(name) == DRAWS[name]


@each("name", DRAWS_IF_HERE)
@pytest.mark.rule("RACE-9.3")
def test_it_draws_if_its_good_was_made(name: str) -> None:
    """A world draws for its own good; a windfall world makes one, and draws, only with the bonus of Produce."""
    assert drawn(name, action="produce") == DRAWS_IF_HERE[name]
    assert drawn(name) == (0 if WORLDS[name].windfall else DRAWS_IF_HERE[name])


@each("name", DRAWS_IF_HERE)
@pytest.mark.rule("RACE-9.3")
def test_it_draws_nothing_if_its_good_was_there_already(name: str) -> None:
    assert table(name).goods(0, name).picks(0, "produce").phase("produce").hand_size(0) == 0


@pytest.mark.rule("RACE-9.3")
def test_the_good_of_another_world_is_no_reason_to_draw() -> None:
    game = table("comet_zone", "bio_hazard_mining_world").goods(0, "comet_zone").phase("produce")
    assert game.with_goods(0) == ["comet_zone", "bio_hazard_mining_world"]
    assert game.hand_size(0) == 0


@each("kind", KINDS)
@each("name", DRAWS_PER_GOOD)
@pytest.mark.rule("RACE-9.8")
def test_it_draws_for_each_good_of_its_kind_that_was_made(name: str, kind: str) -> None:
    makers, windfall = MAKERS[kind], WINDFALLS[kind][0]
    fits = DRAWS_PER_GOOD[name] == kind
    assert drawn(name, *makers) == (len(makers) if fits else 0)
    assert drawn(name, *makers[:1]) == (1 if fits else 0)
    assert drawn(name, makers[0], windfall, action="produce") == (2 if fits else 0)
    assert drawn(name, windfall) == 0


@each("name", DRAWS_PER_GOOD)
@pytest.mark.rule("RACE-9.8")
def test_a_good_that_was_there_already_does_not_count(name: str) -> None:
    maker, other = MAKERS[DRAWS_PER_GOOD[name]][:2]
    assert table(name, maker, other).goods(0, maker).phase("produce").hand_size(0) == 1


@pytest.mark.rule("RACE-9.8")
def test_diversified_economy_draws_one_card_for_each_kind_made() -> None:
    one_of_each = [makers[0] for makers in MAKERS.values()]
    for n in range(5):
        assert drawn("diversified_economy", *one_of_each[:n]) == n
    assert drawn("diversified_economy", *MAKERS["rare"]) == 1
    assert drawn("diversified_economy", *MAKERS["rare"], "pre_sentient_race", action="produce") == 2
    assert drawn("diversified_economy", "pre_sentient_race") == 0


@pytest.mark.rule("RACE-9.6")
def test_pan_galactic_league_draws_one_card_for_each_genes_world_with_or_without_a_good() -> None:
    assert drawn("pan_galactic_league") == 0
    assert drawn("pan_galactic_league", *HOLDERS["genes"]) == 4
    assert drawn("pan_galactic_league", *MAKERS["genes"], "pre_sentient_race") == 4
    assert drawn("pan_galactic_league", *MAKERS["rare"], *MAKERS["novelty"], *MAKERS["alien"]) == 0
    full = table("pan_galactic_league", "distant_world", "empath_world").goods(0, "distant_world", "empath_world")
    assert full.phase("produce").hand_size(0) == 2


@each(
    ("mine", "theirs", "cards"),
    [(0, 0, 0), (1, 0, 2), (1, 1, 0), (2, 1, 2), (3, 0, 2), (1, 2, 0)],
)
@pytest.mark.rule("RACE-9.8")
def test_mining_conglomerate_draws_two_for_strictly_most_rare_goods(mine: int, theirs: int, cards: int) -> None:
    rivals = ["new_earth", "rebel_miners"][:theirs]
    worlds = ["bio_hazard_mining_world", "imperium_armaments_world", "asteroid_belt"][:mine]
    game = table("mining_conglomerate", *worlds).tableau(1, *rivals).picks(0, "produce").phase("produce")
    assert len(game.with_goods(0)) == mine
    assert (game.hand_size(0), game.hand_size(1)) == (cards, 0)


@each("kind", ["novelty", "genes", "alien"])
@pytest.mark.rule("RACE-9.8")
def test_other_goods_do_not_count_for_mining_conglomerate(kind: str) -> None:
    assert drawn("mining_conglomerate", *MAKERS[kind]) == 0


@pytest.mark.rule("RACE-4.3")
def test_no_other_card_does_anything_but_make_its_own_good() -> None:
    rest = others(PRODUCE)
    game = produce(*rest)
    assert game.prompts()[0] == "ask.action"
    assert game.hand_size(0) == 0
    assert game.with_goods(0) == [name for name in rest if name in WORLDS and WORLDS[name].makes]
