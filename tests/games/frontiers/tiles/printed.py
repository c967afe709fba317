"""What is printed on the tiles, as far as known, and what we invented, so that a changed tile fails a test.

What a tile does is in the short notation of `spelled.py`, in printed order: "settle: +1 Military; end: 2 VP per uplift
tile" names the sign beside each power. Marks are those of the name, the figures and the powers: s(ourced), r(ecalled)
or i(nvented).
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class World:
    cost: int  # the defence of a military world
    colonists: int
    kind: str
    vp: int
    keywords: str
    does: str
    marks: str
    sellable: bool = True


@dataclass(frozen=True)
class Development:
    cost: int
    vp: int
    keywords: str
    does: str
    marks: str


@dataclass(frozen=True)
class Goal:
    counts: str
    steps: dict[int, int]  # points, from this number on
    stores: str = ""


# The bag

NON_MILITARY = {
    "devolved_uplift_race": World(0, 1, "novelty windfall", 1, "uplift", "", "sss"),
    "artist_settlement": World(1, 1, "novelty production", 1, "", "", "sss"),
    "secluded_world": World(1, 1, "novelty production", 1, "", "consume: 1 good for $1", "iii"),
    "destroyed_world": World(1, 1, "rare windfall", 0, "", "", "iii"),
    "imperium_survey_hq": World(2, 1, "novelty production", 1, "imperium", "explore: draw 1 world", "sss"),
    "spice_world": World(2, 1, "novelty production", 1, "", "trade: novelty +$2", "sii"),
    "new_vinland": World(2, 1, "novelty production", 1, "", "consume: 1 good for $2", "sis"),
    "gem_world": World(2, 1, "novelty production", 1, "", "produce: $1 if produced here", "iii"),
    "doomed_colony": World(2, 1, "novelty windfall", 0, "", "settle: replace this for $0", "sis"),
    "asteroid_belt": World(2, 1, "rare windfall", 1, "", "", "iii"),
    "radioactive_world": World(2, 1, "rare windfall", 1, "", "", "iii"),
    "blaster_gem_mines": World(2, 1, "rare windfall", 1, "", "settle: +1 Military", "iii"),
    "mining_world": World(2, 1, "rare production", 1, "", "trade: rare +$1", "iii"),
    "pre_sentient_race": World(2, 1, "genes windfall", 1, "uplift", "", "iii"),
    "galactic_engineers": World(2, 1, "grey", 1, "", "produce: windfall good; trade: +$1", "iii"),
    "alien_oort_cloud_refinery": World(2, 1, "any windfall", 1, "alien", "", "sis", sellable=False),
    "information_hub": World(3, 1, "novelty production", 2, "", "consume: 1 novelty good for 2 VP", "sii"),
    "deep_space_symbionts": World(3, 1, "genes production", 1, "", "develop: $1 after", "sis"),
    "comet_zone": World(3, 1, "rare production", 2, "", "produce: $1 if produced here", "sis"),
    "abandoned_alien_uplift_camp": World(
        3, 1, "grey", 2, "uplift alien", "explore: draw 1 world; settle: genes -$2; settle: +2 Military vs genes", "iii"
    ),
    "plague_world": World(3, 1, "genes production", 0, "", "consume: 1 genes good for 1 VP", "iii"),
    "galactic_resort": World(4, 2, "novelty windfall", 2, "", "consume: 1 good for 1 VP $1", "iii"),
    "prosperous_world": World(4, 2, "novelty production", 3, "", "consume: 1 good for 1 VP", "iii"),
    "interstellar_prospectors": World(
        4, 2, "rare production", 2, "", "explore: draw 1 world; produce: rare windfall good", "iii"
    ),
    "deserted_alien_outpost": World(4, 2, "alien windfall", 3, "alien", "", "iii"),
    "tourist_world": World(5, 2, "novelty production", 3, "", "consume: 2 goods for 3 VP", "iii"),
    "imperium_armaments_world": World(5, 2, "rare production", 3, "imperium", "settle: +1 Military", "iii"),
    "lost_species_ark_world": World(5, 2, "genes production", 3, "", "produce: $2 if produced here", "iii"),
    "gene_designers": World(5, 2, "genes production", 0, "uplift", "end: 2 VP per uplift tile", "iii"),
    "deserted_alien_colony": World(5, 2, "alien windfall", 4, "alien", "", "iii"),
    "imperium_capital": World(5, 2, "grey", 0, "imperium", "develop: -$1; end: 2 VP per imperium tile", "iii"),
    "imperium_blaster_gem_consortium": World(
        6, 2, "rare production", 4, "imperium", "settle: +1 Military; consume: 1 rare good for 1 VP $2", "iii"
    ),
    "alien_robotic_factory": World(6, 2, "alien production", 5, "alien", "", "iii"),
    "alien_data_repository": World(7, 2, "alien production", 6, "alien", "explore: draw 2 worlds", "iii"),
}

MILITARY = {
    "primitive_rebel_world": World(1, 1, "novelty windfall", 1, "rebel", "settle: +2 Military for a good", "iii"),
    "star_nomad_lair": World(1, 1, "novelty windfall", 1, "", "explore: draw 1 world", "iii"),
    "rebel_fuel_cache": World(1, 1, "rare windfall", 1, "rebel", "", "iii"),
    "runaway_robots": World(1, 1, "rare windfall", 1, "", "produce: $1 if produced here", "iii"),
    "last_uplift_gnarssh": World(1, 1, "genes windfall", 0, "uplift", "", "iii"),
    "new_survivalists": World(2, 1, "novelty production", 1, "", "consume: 1 novelty good for $2", "iii"),
    "rebel_miners": World(2, 1, "rare production", 1, "rebel", "", "iii"),
    "rebel_convict_mines": World(2, 1, "rare windfall", 1, "rebel", "settle: +2 Military for a rare good", "iii"),
    "avian_uplift_race": World(2, 1, "genes windfall", 2, "uplift", "", "iii"),
    "reptilian_uplift_race": World(2, 1, "genes windfall", 2, "uplift", "", "iii"),
    "alien_robot_sentry": World(2, 1, "alien windfall", 2, "alien", "", "iii"),
    "rebel_underground": World(3, 1, "grey", 3, "rebel", "produce: $1", "iii"),
    "rebel_warrior_race": World(3, 1, "genes production", 2, "rebel", "settle: +1 Military", "iii"),
    "aquatic_uplift_race": World(3, 1, "genes production", 2, "uplift", "", "iii"),
    "rebel_outpost": World(4, 1, "grey", 4, "rebel", "settle: +1 Military", "iii"),
    "imperium_garrison_world": World(
        4, 1, "grey", 3, "imperium", "settle: +1 Military; settle: +1 Military vs rebel", "iii"
    ),
    "alien_uplift_center": World(
        4,
        1,
        "alien windfall",
        3,
        "uplift alien",
        "explore: draw 1 world; settle: genes -$1; settle: +1 Military vs genes",
        "iii",
    ),
    "uplift_revolt_world": World(5, 1, "genes production", 0, "rebel uplift", "end: 2 VP per uplift tile", "iii"),
    "lost_alien_warship": World(5, 2, "alien windfall", 4, "alien", "settle: +2 Military", "iii"),
    "rebel_base": World(6, 2, "grey", 6, "rebel", "", "iii"),
    "imperium_shipyards": World(
        6, 2, "grey", 5, "imperium", "settle: +1 Military; settle: $1 after a military world", "iii"
    ),
    "rebel_homeworld": World(7, 2, "grey", 0, "rebel", "end: 2 VP per rebel colony", "iii"),
    "lost_alien_battle_fleet": World(8, 2, "alien production", 6, "alien", "settle: +3 Military", "iii"),
    "imperium_citadel": World(8, 2, "grey", 7, "imperium", "settle: +1 Military vs rebel", "iii"),
    "rebel_stronghold": World(9, 2, "grey", 9, "rebel", "", "iii"),
    "alien_monolith": World(9, 2, "alien windfall", 8, "alien", "", "iii"),
}


# Empire mats

NON_MILITARY_STARTS = {
    "old_earth": World(3, 1, "grey", 3, "", "explore: $1; consume: 2 goods for 3 VP", "sii"),
    "galactic_developers": World(2, 1, "novelty windfall", 2, "", "develop: $1 after", "rii"),
    "epsilon_eridani": World(2, 1, "grey", 1, "", "explore: $1; settle: +1 Military; consume: 1 good for 1 VP", "rii"),
    "separatist_colony": World(2, 1, "novelty windfall", 5, "", "explore: draw 1 world; settle: +1 Military", "rii"),
    "alpha_centauri": World(2, 1, "rare windfall", 5, "", "settle: rare -$1; settle: +1 Military vs rare", "sis"),
    "imperium_warlord": World(
        2, 1, "grey", 3, "imperium", "settle: +1 Military; settle: +1 Military vs rebel; produce: $1", "rii"
    ),
    "earths_lost_colony": World(2, 1, "novelty production", 3, "", "consume: 1 good for 1 VP $1", "rii"),
    "galactic_scavengers": World(
        2, 1, "novelty windfall", 4, "", "explore: draw 1 world; settle: $1 after a world", "rii"
    ),
    "ancient_race": World(2, 1, "genes windfall", 0, "", "", "rii"),
    "uplift_mercenary_force": World(
        2,
        1,
        "grey",
        4,
        "uplift",
        "settle: +1 Military; settle: +1 Military for a good; settle: $2 after a military world",
        "rii",
    ),
    "alien_research_team": World(
        2,
        1,
        "grey",
        1,
        "alien",
        "explore: draw 1 world; explore: $1; settle: alien -$1; settle: +1 Military vs alien",
        "rii",
    ),
    "rebel_cantina": World(2, 1, "grey", 4, "rebel", "settle: contact -$0; produce: $1", "rii"),
    "frontier_mining_camp": World(2, 1, "rare production", 4, "", "", "iii"),
}

MILITARY_STARTS = {
    "new_sparta": World(2, 1, "grey", 1, "", "settle: +2 Military; produce: $1", "rii"),
    "rebel_freedom_fighters": World(3, 1, "rare windfall", 3, "rebel", "settle: +1 Military", "rii"),
    "damaged_alien_factory": World(3, 1, "alien windfall", 1, "alien", "", "rii"),
}

# By number: the white side, which is that of a first game, and the back
MATS = {
    1: ("old_earth", "galactic_developers"),
    2: ("epsilon_eridani", "separatist_colony"),
    3: ("alpha_centauri", "imperium_warlord"),
    4: ("new_sparta", "rebel_freedom_fighters"),
    5: ("earths_lost_colony", "galactic_scavengers"),
    6: ("ancient_race", "uplift_mercenary_force"),
    7: ("damaged_alien_factory", "alien_research_team"),
    8: ("rebel_cantina", "frontier_mining_camp"),
}

# The market

SMALL = {
    "public_works": Development(4, 2, "", "develop: $1 after; consume: 1 good for 1 VP", "rii"),
    "space_marines": Development(2, 1, "", "settle: +2 Military", "sss"),
    "contact_specialist": Development(2, 1, "", "settle: contact -$1", "sis"),
    "genetics_lab": Development(2, 1, "", "trade: genes +$1; produce: genes windfall good", "rii"),
    "homesteading_pioneers": Development(3, 2, "", "explore: 1 colonist", "sss"),
    "mining_conglomerate": Development(3, 2, "", "produce: $1 per rare good produced", "rii"),
    "replicant_robots": Development(4, 2, "", "settle: -$2", "rii"),
    "consumer_markets": Development(5, 3, "", "consume: up to 3 novelty goods for 1 VP each", "sir"),
    "survey_team": Development(2, 1, "", "explore: draw 1 world", "sis"),
    "expeditionary_force": Development(3, 1, "", "explore: draw 1 world; settle: +1 Military", "sii"),
    "mining_robots": Development(2, 1, "", "settle: rare -$1; produce: rare windfall good", "sii"),
    "export_duties": Development(3, 1, "", "trade: +$1", "sii"),
    "alien_researchers": Development(3, 2, "alien", "settle: alien -$2; settle: +2 Military vs alien", "sii"),
    "alien_monument": Development(4, 3, "alien", "produce: $1 per alien colony", "sii"),
    "terraforming_specialists": Development(4, 2, "", "settle: -$1; settle: 1 more colonist", "sii"),
    "terraforming_engineers": Development(3, 2, "", "settle: upgrade up to +3", "sis"),
    "investment_credits": Development(3, 1, "", "develop: -$1", "sis"),
    "diversified_economy": Development(
        5, 2, "", "produce: $1 per kind produced; consume: 3 different goods for 3 VP", "sii"
    ),
    "improved_logistics": Development(4, 2, "", "settle: two worlds", "sis"),
    "terraforming_robots": Development(3, 2, "", "settle: draw 1 world after", "sis"),
    "drop_ships": Development(4, 2, "", "settle: +3 Military", "sii"),
    "galactic_salon": Development(5, 2, "", "consume: 1 VP", "sis"),
    "trade_league": Development(5, 2, "", "trade: +$1; consume: sell again", "sir"),
    "technology_investors": Development(6, 2, "", "develop: 1 VP after", "sii"),
}

LARGE = {
    "free_trade_association": Development(
        9,
        0,
        "",
        "produce: novelty windfall good; consume: up to 2 novelty goods for 1 VP $1 each; "
        "end: 2 VP per novelty production colony; end: 1 VP per novelty windfall colony; "
        "end: 2 VP per development called consumer_markets",
        "ssi",
    ),
    "pan_galactic_hologrid": Development(
        9, 0, "", "trade: novelty +$2; end: 2 VP per novelty colony; end: 1 VP per large development", "ssi"
    ),
    "imperium_war_profiteers": Development(
        9,
        0,
        "imperium",
        "consume: up to 2 rare goods for 1 VP $1 each; end: 2 VP per imperium tile; end: 1 VP per rare colony",
        "ssi",
    ),
    "mining_league": Development(
        9,
        0,
        "",
        "produce: rare windfall good; consume: 2 rare goods for 3 VP; end: 2 VP per rare production colony; "
        "end: 1 VP per rare windfall colony; end: 2 VP per development called mining_robots/mining_conglomerate",
        "ssi",
    ),
    "military_industry": Development(
        9,
        0,
        "",
        "settle: +3 Military for a rare good; trade: rare +$1; end: 1 VP per military colony; "
        "end: 1 VP per tile with settle power",
        "ssi",
    ),
    "new_galactic_order": Development(9, 0, "", "settle: +2 Military; end: 1 VP per point of Military", "ssi"),
    "alien_tech_institute": Development(9, 0, "alien", "produce: alien windfall good; end: 2 VP per alien tile", "sss"),
    "galactic_exchange": Development(
        9, 0, "", "consume: up to 4 different goods for 1 VP $1 each; end: 1/3/6/10 VP for different kinds", "ssi"
    ),
    "pan_galactic_league": Development(
        9,
        0,
        "",
        "produce: $1 per genes colony; trade: genes +$1; end: 2 VP per genes colony; "
        "end: 2 VP per development called contact_specialist",
        "ssi",
    ),
    "uplift_gene_hunters": Development(
        9,
        0,
        "uplift",
        "settle: genes -$1; settle: +2 Military vs genes; end: 2 VP per uplift tile; "
        "end: 1 VP per non-uplift genes colony",
        "ssi",
    ),
    "galactic_imperium": Development(
        9,
        0,
        "imperium",
        "settle: +3 Military vs rebel; end: 2 VP per rebel military colony; end: 1 VP per non-rebel military colony",
        "ssi",
    ),
    "imperium_lords": Development(
        9,
        0,
        "imperium",
        "produce: $1 per rebel military colony; end: 1 VP per imperium tile; end: 2 VP per rebel colony",
        "sss",
    ),
    "federation_survey": Development(
        9, 0, "", "explore: draw 2 worlds; end: 1 VP per colony; end: 1 VP per tile with explore power", "ssi"
    ),
    "frontier_settlers": Development(
        9, 0, "", "settle: 1 more colonist; end: 1 VP per colony; end: 1 VP per colony with 2 colonists", "ssi"
    ),
    "galactic_federation": Development(
        9, 0, "", "develop: -$1; end: 2 VP per large development; end: 1 VP per small development", "ssi"
    ),
    "new_economy": Development(
        9,
        0,
        "",
        "consume: 1 VP per good consumed, 1 VP with galactic_salon; end: 1 VP per tile with consume power",
        "ssi",
    ),
}

# The side of a first game, and the other one
STACKS = {
    "stack_01": ("public_works", ""),
    "stack_02": ("space_marines", ""),
    "stack_03": ("contact_specialist", ""),
    "stack_04": ("genetics_lab", ""),
    "stack_05": ("homesteading_pioneers", ""),
    "stack_06": ("mining_conglomerate", ""),
    "stack_07": ("replicant_robots", ""),
    "stack_08": ("consumer_markets", ""),
    "stack_09": ("survey_team", "expeditionary_force"),
    "stack_10": ("mining_robots", "export_duties"),
    "stack_11": ("alien_researchers", "alien_monument"),
    "stack_12": ("terraforming_specialists", "terraforming_engineers"),
    "stack_13": ("investment_credits", "terraforming_robots"),
    "stack_14": ("improved_logistics", "diversified_economy"),
    "stack_15": ("drop_ships", "galactic_salon"),
    "stack_16": ("trade_league", "technology_investors"),
}

LARGE_TILES = {
    "large_1": ("free_trade_association", "pan_galactic_hologrid"),
    "large_2": ("mining_league", "imperium_war_profiteers"),
    "large_3": ("new_galactic_order", "military_industry"),
    "large_4": ("alien_tech_institute", "galactic_exchange"),
    "large_5": ("pan_galactic_league", "uplift_gene_hunters"),
    "large_6": ("imperium_lords", "galactic_imperium"),
    "large_7": ("frontier_settlers", "federation_survey"),
    "large_8": ("galactic_federation", "new_economy"),
}

# The deck

GOALS = {
    "exploration": Goal("stockpiled_worlds", {1: 1, 2: 2, 3: 4, 4: 6}, "worlds"),
    "warehouses": Goal("stockpiled_goods", {1: 1, 2: 2, 3: 3, 4: 4, 5: 6}, "goods"),
    "taxes": Goal("stockpiled_credits", {2: 1, 4: 2, 6: 4, 8: 6}, "credits"),
    "diversification": Goal("different_kind_of_colony", {2: 1, 3: 3, 4: 6}),
    "faction_tolerance": Goal("different_keyword", {2: 2, 3: 4, 4: 6}),
    "skilled_workforce": Goal("different_power_icon", {3: 1, 4: 2, 5: 4, 6: 6}),
    "conscription": Goal("unused_colonists", {2: 1, 3: 2, 4: 3, 5: 4, 6: 5}),
    "civic_service": Goal("consume_powers", {1: 1, 2: 2, 3: 4, 4: 6}),
}

WORLDS = {**NON_MILITARY, **MILITARY}
STARTS = {**NON_MILITARY_STARTS, **MILITARY_STARTS}
DEVELOPMENTS = {**SMALL, **LARGE}
