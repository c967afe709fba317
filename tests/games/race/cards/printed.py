"""What is printed on the 95 cards apart from their powers, copied by hand so that a changed card fails a test.

A world costs cards or has a defense; it is grey, or it `makes` a good in each Produce phase, or is a `windfall` world.
"""

from collections.abc import Collection
from dataclasses import dataclass

from ..scenario import Scenario, race


@dataclass(frozen=True)
class World:
    vp: int
    cost: int = -1
    defense: int = -1
    makes: str = ""
    windfall: str = ""

    @property
    def is_military(self) -> bool:
        return self.defense >= 0

    @property
    def good(self) -> str:
        return self.makes or self.windfall


@dataclass(frozen=True)
class Development:
    cost: int
    vp: int
    copies: int = 2


WORLDS = {
    # Start worlds
    "old_earth": World(cost=3, vp=2),
    "epsilon_eridani": World(cost=2, vp=1),
    "alpha_centauri": World(cost=2, vp=0, windfall="rare"),
    "new_sparta": World(defense=2, vp=1),
    "earths_lost_colony": World(cost=2, vp=1, makes="novelty"),
    # Worlds
    "alien_robot_scout_ship": World(defense=4, vp=2, windfall="alien"),
    "alien_robot_sentry": World(defense=2, vp=2, windfall="alien"),
    "alien_robotic_factory": World(cost=6, vp=5, makes="alien"),
    "alien_rosetta_stone_world": World(cost=3, vp=3),
    "aquatic_uplift_race": World(defense=2, vp=2, windfall="genes"),
    "artist_colony": World(cost=1, vp=1, makes="novelty"),
    "asteroid_belt": World(cost=2, vp=1, windfall="rare"),
    "avian_uplift_race": World(defense=2, vp=2, windfall="genes"),
    "bio_hazard_mining_world": World(cost=3, vp=2, makes="rare"),
    "black_market_trading_world": World(cost=3, vp=2),
    "blaster_gem_mines": World(cost=3, vp=2, windfall="rare"),
    "comet_zone": World(cost=3, vp=2, makes="rare"),
    "deserted_alien_colony": World(cost=5, vp=4, windfall="alien"),
    "deserted_alien_library": World(cost=6, vp=5, windfall="alien"),
    "deserted_alien_outpost": World(cost=4, vp=3, windfall="alien"),
    "destroyed_world": World(cost=1, vp=0, windfall="rare"),
    "distant_world": World(cost=4, vp=2, makes="genes"),
    "empath_world": World(cost=1, vp=1, windfall="genes"),
    "expanding_colony": World(cost=1, vp=1),
    "former_penal_colony": World(defense=2, vp=1, windfall="novelty"),
    "galactic_engineers": World(cost=2, vp=1),
    "galactic_resort": World(cost=3, vp=2, windfall="novelty"),
    "galactic_trendsetters": World(cost=5, vp=3),
    "gambling_world": World(cost=1, vp=1),
    "gem_world": World(cost=2, vp=1, makes="novelty"),
    "imperium_armaments_world": World(cost=4, vp=2, makes="rare"),
    "lost_alien_battle_fleet": World(defense=6, vp=4, makes="alien"),
    "lost_alien_warship": World(defense=5, vp=3, windfall="alien"),
    "lost_species_ark_world": World(cost=5, vp=3, makes="genes"),
    "malevolent_lifeforms": World(defense=4, vp=2, makes="genes"),
    "merchant_world": World(cost=4, vp=2),
    "mining_world": World(cost=3, vp=2, makes="rare"),
    "new_earth": World(cost=5, vp=3, makes="rare"),
    "new_survivalists": World(defense=1, vp=1, makes="novelty"),
    "new_vinland": World(cost=2, vp=1, makes="novelty"),
    "outlaw_world": World(defense=1, vp=1),
    "pilgrimage_world": World(cost=0, vp=2),
    "pirate_world": World(defense=3, vp=2, windfall="novelty"),
    "plague_world": World(cost=3, vp=0, makes="genes"),
    "pre_sentient_race": World(cost=2, vp=1, windfall="genes"),
    "prosperous_world": World(cost=3, vp=2, makes="novelty"),
    "radioactive_world": World(cost=2, vp=1, windfall="rare"),
    "rebel_base": World(defense=6, vp=6),
    "rebel_fuel_cache": World(defense=1, vp=1, windfall="rare"),
    "rebel_homeworld": World(defense=7, vp=7),
    "rebel_miners": World(defense=2, vp=1, makes="rare"),
    "rebel_outpost": World(defense=5, vp=5),
    "rebel_underground": World(defense=3, vp=4),
    "rebel_warrior_race": World(defense=3, vp=2, windfall="genes"),
    "refugee_world": World(cost=0, vp=1, windfall="novelty"),
    "reptilian_uplift_race": World(defense=2, vp=2, windfall="genes"),
    "runaway_robots": World(defense=1, vp=1, windfall="rare"),
    "secluded_world": World(cost=1, vp=1, makes="novelty"),
    "space_port": World(cost=2, vp=1, makes="novelty"),
    "spice_world": World(cost=2, vp=1, makes="novelty"),
    "star_nomad_lair": World(defense=1, vp=1, windfall="novelty"),
    "terraformed_world": World(cost=5, vp=5),
    "the_last_of_the_uplift_gnarssh": World(defense=1, vp=0, windfall="genes"),
    "tourist_world": World(cost=4, vp=2),
}

SIX_COST = {  # they show "?" instead of VP
    "alien_tech_institute",
    "free_trade_association",
    "galactic_federation",
    "galactic_imperium",
    "galactic_renaissance",
    "galactic_survey_seti",
    "merchant_guild",
    "mining_league",
    "new_economy",
    "new_galactic_order",
    "pan_galactic_league",
    "trade_league",
}

DEVELOPMENTS = {
    "colony_ship": Development(cost=2, vp=1),
    "consumer_markets": Development(cost=5, vp=3),
    "contact_specialist": Development(cost=1, vp=1),
    "deficit_spending": Development(cost=2, vp=1),
    "diversified_economy": Development(cost=4, vp=2),
    "drop_ships": Development(cost=4, vp=2),
    "expedition_force": Development(cost=1, vp=1),
    "export_duties": Development(cost=1, vp=1),
    "genetics_lab": Development(cost=2, vp=1),
    "interstellar_bank": Development(cost=2, vp=1),
    "investment_credits": Development(cost=1, vp=1),
    "mining_conglomerate": Development(cost=3, vp=2),
    "mining_robots": Development(cost=2, vp=1),
    "new_military_tactics": Development(cost=1, vp=1),
    "public_works": Development(cost=1, vp=1),
    "replicant_robots": Development(cost=4, vp=2),
    "research_labs": Development(cost=4, vp=2),
    "space_marines": Development(cost=2, vp=1),
    "terraforming_robots": Development(cost=3, vp=2),
    **{six_cost: Development(cost=6, vp=0, copies=1) for six_cost in sorted(SIX_COST)},
}

REBELS = {
    "rebel_base",
    "rebel_fuel_cache",
    "rebel_homeworld",
    "rebel_miners",
    "rebel_outpost",
    "rebel_underground",
    "rebel_warrior_race",
}

ALIENS = {  # the cards that say ALIEN
    "alien_robot_scout_ship",
    "alien_robot_sentry",
    "alien_robotic_factory",
    "alien_rosetta_stone_world",
    "alien_tech_institute",
    "deserted_alien_colony",
    "deserted_alien_library",
    "deserted_alien_outpost",
    "lost_alien_battle_fleet",
    "lost_alien_warship",
}

MILITARY_WORLDS = {name for name, world in WORLDS.items() if world.is_military}
ALL = [*WORLDS, *DEVELOPMENTS]

# Worlds that can hold a good and have nothing to do in Consume or Trade
HOLDERS = {
    "novelty": ["former_penal_colony", "refugee_world", "artist_colony", "gem_world"],
    "rare": ["asteroid_belt", "radioactive_world", "destroyed_world", "blaster_gem_mines"],
    "genes": ["pre_sentient_race", "aquatic_uplift_race", "avian_uplift_race", "reptilian_uplift_race"],
    "alien": ["deserted_alien_outpost", "deserted_alien_colony", "deserted_alien_library", "alien_robot_sentry"],
}
KINDS = tuple(HOLDERS)

# Cards to pay with that cannot be placed in the phase: developments for a world, worlds for a development
_DEVELOPMENTS = [name for name, card in DEVELOPMENTS.items() if card.copies == 2]
_WORLDS = ["gem_world", "comet_zone", "space_port", "mining_world", "new_vinland", "spice_world", "secluded_world"]


def money(n: int, *, develop: bool = False) -> list[str]:
    """n cards to pay with."""
    return (_WORLDS if develop else _DEVELOPMENTS)[:n]


def table(*mine: str) -> Scenario:
    """Two players: seat 0 has only these cards in its tableau, the other has none, so that every card is free."""
    return race().tableau(0).tableau(1).tableau(0, *mine)


def others(cards: Collection[str]) -> list[str]:
    """All designs that a table does not list."""
    return [name for name in ALL if name not in cards]
