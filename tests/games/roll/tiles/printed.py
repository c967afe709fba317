"""What is printed on the tiles and dice, copied by hand so that a changed one fails a test.

What a tile does is in the short notation of `spelled.py`, in printed order: "$1, genes good" is $1 and then a Genes
die as a good on this world; "ship: $2 at end; end: ..." names the phase of each power of a development.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Development:
    cost: int
    category: str
    does: str
    back: str = ""  # the world on the other side, of a tile of the bag


@dataclass(frozen=True)
class World:
    cost: int
    colour: str
    gives: str


@dataclass(frozen=True)
class Die:
    colour: str
    count: int
    faces: str


DICE = {
    "home": Die("white", 25, "explore explore develop settle produce ship"),
    "military": Die("red", 22, "explore develop develop settle settle wild"),
    "consumption": Die("purple", 9, "explore develop ship ship ship wild"),
    "novelty": Die("cyan", 20, "explore produce produce ship ship wild"),
    "rare": Die("brown", 14, "explore develop develop produce ship wild"),
    "genes": Die("green", 12, "explore settle settle produce wild wild"),
    "alien": Die("yellow", 9, "develop settle produce wild wild wild"),
}

HOMES = (
    "earths_lost_colony",
    "new_sparta",
    "alpha_centauri",
    "damaged_alien_factory",
    "ancient_race",
    "separatist_colony",
    "old_earth",
    "epsilon_eridani",
    "doomed_world",
)

FACTIONS = {
    1: ("space_piracy", "hidden_fortress"),
    2: ("alien_archaeology", "alien_rosetta_stone_world"),
    3: ("consumer_markets", "space_mall"),
    4: ("improved_reconnaissance", "wormhole_station"),
    5: ("genetics_lab", "the_last_of_the_gnarssh"),
    6: ("galactic_religion", "pilgrimage_world"),
    7: ("biological_adaptation", "aquatic_uplift_world"),
    8: ("mining_industry", "meteorite_planet"),
    9: ("destroyed_colony", "awakened_alien_outpost"),
}

DEVELOPMENTS = {
    # On faction tiles
    "space_piracy": Development(0, "faction", "ship: $1 per 2 military in citizenry"),
    "alien_archaeology": Development(1, "faction", "explore: alien stocks $4"),
    "consumer_markets": Development(3, "faction", "produce: $1 per good on novelty"),
    "improved_reconnaissance": Development(2, "faction", "explore: place on top"),
    "genetics_lab": Development(2, "faction", "produce: $2 per genes good"),
    "galactic_religion": Development(2, "faction", "develop: $1 per novelty in citizenry"),
    "biological_adaptation": Development(2, "faction", "develop: reassign development -1 down to 1"),
    "mining_industry": Development(2, "faction", "ship: $1 per rare consume"),
    # With a Reassign power
    "backup_planning": Development(1, "reassign", "assign: Dictate again", back="galactic_trendsetters"),
    "colonial_affinity": Development(2, "reassign", "assign: move 1 to settle", back="malevolent_lifeforms"),
    "diversification": Development(
        1, "reassign", "assign: move 1 home from explore to any", back="lost_species_ark_world"
    ),
    "executive_power": Development(3, "reassign", "assign: move 2 from one column to selected", back="trading_world"),
    "galactic_influence": Development(3, "reassign", "assign: move 1 to any", back="blaster_gem_mines"),
    "galactic_mandate": Development(3, "reassign", "assign: Dictate moves 3", back="mining_world"),
    "homeworld_patriotism": Development(3, "reassign", "assign: move 1-2 home to selected", back="plague_world"),
    "hydroponics_guild": Development(1, "reassign", "assign: move 1 novelty/genes to any", back="alien_sentinels"),
    "isolation_policy": Development(
        3, "reassign", "assign: move 1-2 from explore to any (split)", back="planetary_nebula"
    ),
    "local_subsidies": Development(2, "reassign", "assign: move 1 home to any", back="distant_world"),
    "mad_scientists": Development(
        3, "reassign", "assign: move 1-2 to any (split) if most novelty worlds, 1 if tied", back="gateway_station"
    ),
    "nanotechnology": Development(5, "reassign", "assign: move 1-2 to any (split)", back="radioactive_world"),
    "operations_affinity": Development(2, "reassign", "assign: move 1 to explore/produce", back="tourist_world"),
    "propaganda_campaign": Development(4, "reassign", "assign: move 1-2 to selected", back="ore_rich_world"),
    "shipping_affinity": Development(2, "reassign", "assign: move 1 to ship", back="deep_space_symbionts_ltd"),
    "space_mercenaries": Development(
        1, "reassign", "assign: move 1 military/rare to any", back="lost_alien_battle_fleet"
    ),
    "system_diversification": Development(
        6,
        "reassign",
        "assign: move 1-2 not home to any (split); end: 1 VP per 2 reassign development cost",
        back="rebel_miners",
    ),
    "technology_affinity": Development(2, "reassign", "assign: move 1 to develop", back="jungle_world"),
    # With an immediate effect
    "conscription": Development(4, "immediate", "remove 1, 2 military to cup", back="gem_world"),
    "information_tech": Development(4, "immediate", "remove 1, 2 novelty to cup", back="pirate_world"),
    "space_marines": Development(3, "immediate", "remove 1, $1, military to cup", back="prosperous_world"),
    # With other powers
    "advanced_logistics": Development(1, "power", "explore: arrange", back="designer_species_ultd"),
    "alien_research_ship": Development(5, "power", "explore: +home +alien", back="spice_world"),
    "alien_research_team": Development(
        3, "power", "explore: draw 1 at end; explore: $1 if alien scouts", back="rebel_warrior_race"
    ),
    "alien_uplift_blueprints": Development(
        3, "power", "settle: genes/alien world -1 down to 0", back="information_hub"
    ),
    "export_duties": Development(2, "power", "ship: $1 per trade", back="silicon_world"),
    "free_trade_association": Development(
        6, "power", "ship: $2 at end; end: 1 VP per 2 novelty world cost", back="sentient_robots"
    ),
    "free_trade_zone": Development(3, "power", "settle: gray world -2 down to 2", back="galactic_resort"),
    "galactic_bankers": Development(
        6, "power", "ship: 1 VP for $1 per trade; end: 1 VP per development", back="former_penal_colony"
    ),
    "galactic_demand": Development(2, "power", "ship: $2 per novelty trade", back="deserted_alien_outpost"),
    "galactic_exchange": Development(
        6, "power", "settle: 1-2 of world to cup; end: 1 VP per colour of dice", back="star_nomad_lair"
    ),
    "galactic_federation": Development(
        6, "power", "develop: 1-2 of development to cup; end: 1 VP per 3 development cost", back="artist_colony"
    ),
    "galactic_investors": Development(5, "power", "develop: $2 at end", back="new_vinland"),
    "galactic_recycling": Development(
        2, "power", "develop: $1 per development; settle: $1 per world", back="alien_robot_scout_ship"
    ),
    "galactic_renaissance": Development(
        6, "power", "ship: 1 VP per consume; end: 1 VP per step of 1+2+... VP in chips", back="fifth_column"
    ),
    "galactic_reserves": Development(
        6, "power", "continuous: +1 good per world; end: 1 VP per good", back="rebel_hideout"
    ),
    "galactic_salon": Development(4, "power", "ship: 1 VP at end", back="runaway_robots"),
    "investment_credits": Development(
        4, "power", "develop: development -1 down to 1", back="galactic_survey_headquarters"
    ),
    "jumpdrive_research": Development(1, "power", "ship: $1 per rare trade", back="deserted_alien_library"),
    "major_research_labs": Development(3, "power", "explore: +home", back="galactic_fuel_depot"),
    "merchant_guild": Development(3, "power", "produce: $2 at end", back="jumpdrive_fuel_refinery"),
    "mining_league": Development(
        6, "power", "produce: $1 per good on rare; end: 2 VP per rare world", back="new_survivalists"
    ),
    "minor_research_labs": Development(2, "power", "ship: 1 VP per genes/alien consume", back="transport_hub"),
    "new_economy": Development(
        6, "power", "ship: $2 per consume; end: 1 VP per development that does not reassign", back="high_gravity_world"
    ),
    "new_galactic_order": Development(
        6, "power", "settle: all military of world to cup; end: 2 VP per 3 military dice", back="secluded_world"
    ),
    "organic_shipyards": Development(5, "power", "ship: +home +genes", back="outlaw_world"),
    "public_works": Development(1, "power", "develop: $1 per development", back="lost_alien_warship"),
    "replicant_robots": Development(4, "power", "settle: world -1 down to 1", back="space_port"),
    "robot_surveyors": Development(5, "power", "settle: $2 at end", back="asteroid_belt"),
    "space_docks": Development(2, "power", "ship: +home", back="armaments_world"),
    "space_refineries": Development(3, "power", "ship: 1 VP per rare consume", back="uplift_overseers"),
    "space_tourism": Development(
        3, "power", "ship: $1 at end; ship: $1 if dearest world or tied", back="universal_exports"
    ),
    "technology_unions": Development(
        1, "power", "explore: $1 if most developments; produce: $1 if most developments", back="deserted_alien_colony"
    ),
    "terraforming_robots": Development(
        1, "power", "settle: $1 per world; settle: $1 per rare world", back="terraformed_world"
    ),
    "trade_levies": Development(3, "power", "ship: $1 per consume", back="comet_zone"),
}

WORLDS = {
    # On faction tiles
    "hidden_fortress": World(2, "gray", "military to citizenry"),
    "alien_rosetta_stone_world": World(1, "gray", "alien to citizenry"),
    "space_mall": World(0, "novelty", "novelty to cup"),
    "wormhole_station": World(3, "rare", "rare to cup"),
    "the_last_of_the_gnarssh": World(0, "genes", "genes to citizenry"),
    "pilgrimage_world": World(3, "novelty", "novelty good"),
    "aquatic_uplift_world": World(2, "gray", "genes to cup"),
    "meteorite_planet": World(1, "rare", "rare to citizenry"),
    "destroyed_colony": World(0, "gray", "consumption to cup"),
    "awakened_alien_outpost": World(3, "alien", "military to citizenry"),
    # Home worlds
    "earths_lost_colony": World(2, "novelty", "novelty good"),
    "new_sparta": World(2, "gray", "2 military to citizenry"),
    "alpha_centauri": World(1, "rare", "rare good"),
    "damaged_alien_factory": World(1, "alien", "alien to citizenry"),
    "ancient_race": World(0, "genes", "genes good"),
    "separatist_colony": World(2, "gray", "military to cup"),
    "old_earth": World(3, "gray", "consumption to citizenry"),
    "epsilon_eridani": World(2, "gray", "novelty to citizenry, military to citizenry"),
    "doomed_world": World(0, "gray", "starts with $8"),
    # Novelty
    "artist_colony": World(1, "novelty", "novelty to citizenry"),
    "former_penal_colony": World(1, "novelty", "remove 1, military to cup"),
    "new_survivalists": World(1, "novelty", "novelty to citizenry"),
    "secluded_world": World(1, "novelty", "novelty to citizenry"),
    "star_nomad_lair": World(1, "novelty", "novelty to citizenry"),
    "galactic_survey_headquarters": World(2, "novelty", "novelty to cup"),
    "gem_world": World(2, "novelty", "novelty to cup"),
    "new_vinland": World(2, "novelty", "novelty to cup"),
    "pirate_world": World(2, "novelty", "military to citizenry"),
    "space_port": World(2, "novelty", "novelty to cup"),
    "spice_world": World(2, "novelty", "novelty to cup"),
    "galactic_resort": World(3, "novelty", "novelty good"),
    "information_hub": World(3, "novelty", "novelty good"),
    "prosperous_world": World(3, "novelty", "novelty good"),
    "universal_exports": World(3, "novelty", "novelty good"),
    # Rare
    "asteroid_belt": World(2, "rare", "rare to cup"),
    "ore_rich_world": World(2, "rare", "rare to cup"),
    "radioactive_world": World(2, "rare", "rare to cup"),
    "rebel_miners": World(2, "rare", "remove 1, 2 military to citizenry"),
    "runaway_robots": World(2, "rare", "military to cup"),
    "blaster_gem_mines": World(3, "rare", "military to citizenry, rare to citizenry"),
    "comet_zone": World(3, "rare", "rare good"),
    "galactic_fuel_depot": World(3, "rare", "rare good"),
    "jumpdrive_fuel_refinery": World(3, "rare", "rare good"),
    "mining_world": World(3, "rare", "rare good"),
    "planetary_nebula": World(3, "rare", "rare good"),
    "armaments_world": World(4, "rare", "$1, rare good"),
    "silicon_world": World(4, "rare", "$1, rare good"),
    # Genes
    "plague_world": World(3, "genes", "genes to cup"),
    "rebel_warrior_race": World(3, "genes", "remove 1, military to citizenry, genes to citizenry"),
    "uplift_overseers": World(3, "genes", "genes to cup"),
    "deep_space_symbionts_ltd": World(4, "genes", "$1, genes to cup"),
    "distant_world": World(4, "genes", "$1, genes to cup"),
    "jungle_world": World(4, "genes", "genes good"),
    "malevolent_lifeforms": World(4, "genes", "genes good"),
    "designer_species_ultd": World(5, "genes", "$1, genes good"),
    "lost_species_ark_world": World(5, "genes", "$1, genes good"),
    # Alien
    "alien_robot_scout_ship": World(4, "alien", "$1, alien to cup"),
    "deserted_alien_outpost": World(4, "alien", "alien good"),
    "deserted_alien_colony": World(5, "alien", "$1, alien good"),
    "lost_alien_warship": World(5, "alien", "$2, alien to cup"),
    "alien_sentinels": World(6, "alien", "$3, alien to cup"),
    "deserted_alien_library": World(6, "alien", "$2, alien good"),
    "lost_alien_battle_fleet": World(6, "alien", "$3, alien to cup"),
    # Grey
    "fifth_column": World(1, "gray", "military to cup"),
    "high_gravity_world": World(1, "gray", "military to cup"),
    "outlaw_world": World(2, "gray", "military to cup"),
    "rebel_hideout": World(2, "gray", "2 military to citizenry"),
    "sentient_robots": World(2, "gray", "military to cup"),
    "gateway_station": World(3, "gray", "consumption to citizenry"),
    "trading_world": World(3, "gray", "consumption to citizenry"),
    "tourist_world": World(4, "gray", "$1, consumption to citizenry"),
    "transport_hub": World(4, "gray", "$1, consumption to citizenry"),
    "terraformed_world": World(5, "gray", "$2, consumption to citizenry"),
    "galactic_trendsetters": World(6, "gray", "$2, 2 consumption to citizenry"),
}

ALL = [*DEVELOPMENTS, *WORLDS]
BAG = {name: tile.back for name, tile in DEVELOPMENTS.items() if tile.back}  # the tiles of the bag: development, world
IN_FACTIONS = {half for halves in FACTIONS.values() for half in halves}
