"""ROLL-17.1 to ROLL-17.5: what tiles give and take when they come into the tableau, tile by tile.

The tables are what is printed, so that a changed tile fails a test: the cost, the colour of a world, and what it gives.
"""

from dataclasses import dataclass

import pytest

from astrarium.games.roll.content import DESIGNS, FACTIONS, NUMBER
from astrarium.games.roll.names import WORLD_COLOURS
from astrarium.games.roll.powers.supplies import Supply
from astrarium.games.roll.setup import StartTableau

from ....rows import each
from ..scenario import Scenario, roll


@dataclass(frozen=True)
class World:
    cost: int
    colour: str
    gives: str


WORLDS = {
    "designer_species_ultd": World(5, "genes", "$1, good genes"),
    "spice_world": World(2, "novelty", "cup novelty"),
    "rebel_warrior_race": World(3, "genes", "removes, citizenry military, citizenry genes"),
    "information_hub": World(3, "novelty", "good novelty"),
    "galactic_trendsetters": World(6, "gray", "$2, citizenry consumption consumption"),
    "malevolent_lifeforms": World(4, "genes", "good genes"),
    "gem_world": World(2, "novelty", "cup novelty"),
    "lost_species_ark_world": World(5, "genes", "$1, good genes"),
    "trading_world": World(3, "gray", "citizenry consumption"),
    "silicon_world": World(4, "rare", "$1, good rare"),
    "sentient_robots": World(2, "gray", "cup military"),
    "galactic_resort": World(3, "novelty", "good novelty"),
    "former_penal_colony": World(1, "novelty", "removes, cup military"),
    "deserted_alien_outpost": World(4, "alien", "good alien"),
    "star_nomad_lair": World(1, "novelty", "citizenry novelty"),
    "artist_colony": World(1, "novelty", "citizenry novelty"),
    "blaster_gem_mines": World(3, "rare", "citizenry military, citizenry rare"),
    "new_vinland": World(2, "novelty", "cup novelty"),
    "mining_world": World(3, "rare", "good rare"),
    "alien_robot_scout_ship": World(4, "alien", "$1, cup alien"),
    "fifth_column": World(1, "gray", "cup military"),
    "rebel_hideout": World(2, "gray", "citizenry military military"),
    "runaway_robots": World(2, "rare", "cup military"),
    "plague_world": World(3, "genes", "cup genes"),
    "alien_sentinels": World(6, "alien", "$3, cup alien"),
    "pirate_world": World(2, "novelty", "citizenry military"),
    "galactic_survey_headquarters": World(2, "novelty", "cup novelty"),
    "planetary_nebula": World(3, "rare", "good rare"),
    "deserted_alien_library": World(6, "alien", "$2, good alien"),
    "distant_world": World(4, "genes", "$1, cup genes"),
    "gateway_station": World(3, "gray", "citizenry consumption"),
    "galactic_fuel_depot": World(3, "rare", "good rare"),
    "jumpdrive_fuel_refinery": World(3, "rare", "good rare"),
    "new_survivalists": World(1, "novelty", "citizenry novelty"),
    "transport_hub": World(4, "gray", "$1, citizenry consumption"),
    "radioactive_world": World(2, "rare", "cup rare"),
    "high_gravity_world": World(1, "gray", "cup military"),
    "secluded_world": World(1, "novelty", "citizenry novelty"),
    "tourist_world": World(4, "gray", "$1, citizenry consumption"),
    "outlaw_world": World(2, "gray", "cup military"),
    "ore_rich_world": World(2, "rare", "cup rare"),
    "lost_alien_warship": World(5, "alien", "$2, cup alien"),
    "space_port": World(2, "novelty", "cup novelty"),
    "asteroid_belt": World(2, "rare", "cup rare"),
    "deep_space_symbionts_ltd": World(4, "genes", "$1, cup genes"),
    "armaments_world": World(4, "rare", "$1, good rare"),
    "prosperous_world": World(3, "novelty", "good novelty"),
    "lost_alien_battle_fleet": World(6, "alien", "$3, cup alien"),
    "uplift_overseers": World(3, "genes", "cup genes"),
    "universal_exports": World(3, "novelty", "good novelty"),
    "rebel_miners": World(2, "rare", "removes, citizenry military military"),
    "jungle_world": World(4, "genes", "good genes"),
    "deserted_alien_colony": World(5, "alien", "$1, good alien"),
    "terraformed_world": World(5, "gray", "$2, citizenry consumption"),
    "comet_zone": World(3, "rare", "good rare"),
}

# The three developments with an immediate effect
DEVELOPMENTS = {
    "conscription": (4, "removes, cup military military"),
    "information_tech": (4, "removes, cup novelty novelty"),
    "space_marines": (3, "removes, $1, cup military"),
}

# The worlds that are halves of factions, and the home worlds
START_WORLDS = {
    "hidden_fortress": "citizenry military",
    "alien_rosetta_stone_world": "citizenry alien",
    "space_mall": "cup novelty",
    "wormhole_station": "cup rare",
    "the_last_of_the_gnarssh": "citizenry genes",
    "pilgrimage_world": "good novelty",
    "aquatic_uplift_world": "cup genes",
    "meteorite_planet": "citizenry rare",
    "destroyed_colony": "cup consumption",
    "awakened_alien_outpost": "citizenry military",
    "earths_lost_colony": "good novelty",
    "new_sparta": "citizenry military military",
    "alpha_centauri": "good rare",
    "damaged_alien_factory": "citizenry alien",
    "ancient_race": "good genes",
    "separatist_colony": "cup military",
    "old_earth": "citizenry consumption",
    "epsilon_eridani": "citizenry novelty, citizenry military",
    "doomed_world": "starts $8",
}


def given(gives: str, place: str) -> list[str]:
    """The dice that go to a place: `cup`, `citizenry` or `good`."""
    parts = [part.split() for part in gives.split(", ")]
    return [die for first, *dice in parts if first == place for die in dice]


def credits_in(gives: str) -> int:
    return sum(int(part[1:]) for part in gives.split(", ") if part[0] == "$")


def completing(tile: str, cost: int) -> Scenario:
    """White workers complete it for a player with $0 and one Alien die in the cup."""
    game = roll().credits(0, 0).cup(0, "alien")
    if tile in WORLDS:
        return game.worlds(0, tile).workers(0, settle="home " * cost).phase("settle")
    return game.developments(0, tile).workers(0, develop="home " * cost).phase("develop")


def places(game: Scenario, tile: str) -> dict[str, list[str]]:
    held = {"cup": game.cup_of(0), "citizenry": game.citizenry_of(0), "good": game.good_on(0, tile)}
    return {place: sorted(dice.split()) for place, dice in held.items()}


def expected(gives: str, cost: int) -> dict[str, list[str]]:
    """All settlers in the Citizenry, the Alien die gone if one is removed, and what the tile gives."""
    dice = {place: given(gives, place) for place in ("cup", "citizenry", "good")}
    dice["citizenry"] += ["home"] * cost
    dice["cup"] += [] if "removes" in gives else ["alien"]
    return {place: sorted(there) for place, there in dice.items()}


def test_no_tile_that_gives_something_is_forgotten() -> None:
    giving = {design.id for design in DESIGNS if any(isinstance(power, Supply) for power in design.powers)}
    assert giving == {*WORLDS, *DEVELOPMENTS, *START_WORLDS}
    assert len(WORLDS) == 55


@pytest.mark.rule("ROLL-8.8", "ROLL-17.1", "ROLL-17.2", "ROLL-17.3")
@each("tile", WORLDS)
def test_a_world_costs_and_gives_what_is_printed_on_it(tile: str) -> None:
    world = WORLDS[tile]
    assert WORLD_COLOURS[DESIGNS[NUMBER[tile]].colour] == world.colour
    game = completing(tile, world.cost - 1)
    assert game.tableau_of(0) == ["old_earth"]
    game = completing(tile, world.cost)
    if "removes" in world.gives:
        game.choose(0, "alien@cup")
    assert game.over
    assert game.tableau_of(0) == ["old_earth", tile]
    assert places(game, tile) == expected(world.gives, world.cost)
    assert game.credits_of(0) == credits_in(world.gives)


@pytest.mark.rule("ROLL-8.8", "ROLL-17.1", "ROLL-17.3")
@pytest.mark.parametrize("tile", DEVELOPMENTS)
def test_three_developments_give_something_likewise(tile: str) -> None:
    cost, gives = DEVELOPMENTS[tile]
    game = completing(tile, cost).choose(0, "alien@cup")
    assert game.over
    assert places(game, tile) == expected(gives, cost)
    assert game.credits_of(0) == credits_in(gives)


@pytest.mark.rule("ROLL-8.8")
def test_every_world_supplies_a_die() -> None:
    assert all(any(given(w.gives, place) for place in ("cup", "citizenry", "good")) for w in WORLDS.values())


@pytest.mark.rule("ROLL-8.8")
def test_it_gives_once() -> None:
    game = completing("alien_sentinels", 6)
    assert (game.credits_of(0), game.cup_of(0)) == (3, "alien alien")
    game.workers(0, settle="home").phase("settle")
    assert (game.credits_of(0), game.cup_of(0)) == (3, "home alien alien")


@pytest.mark.rule("ROLL-17.1", "ROLL-17.2", "ROLL-17.4")
@pytest.mark.parametrize("faction", range(len(FACTIONS)))
def test_at_set_up_start_worlds_give_what_is_printed_on_them(faction: int) -> None:
    """Each faction with the home world of its number: 3 white dice in the cup, 2 in the Citizenry, and $1 besides."""
    home = next(design for design in DESIGNS if design.home == faction + 1)
    game = roll()
    game.state.tableau[0], game.state.goods[0] = [], []
    game.state.stack[:] = [StartTableau(0, faction, NUMBER[home.id])]
    game.run()
    worlds = [tile for tile in game.tableau_of(0) if tile in START_WORLDS]
    assert home.id in worlds
    gives = ", ".join(START_WORLDS[world] for world in worlds)
    assert sorted(game.cup_of(0).split()) == sorted(["home"] * 3 + given(gives, "cup"))
    assert sorted(game.citizenry_of(0).split()) == sorted(["home"] * 2 + given(gives, "citizenry"))
    for world in worlds:
        assert game.good_on(0, world).split() == given(START_WORLDS[world], "good")
    assert game.credits_of(0) == (8 if home.id == "doomed_world" else 1)


# When, and from where


@pytest.mark.rule("ROLL-17.1")
def test_a_die_that_comes_to_the_cup_is_rolled_next_round_and_is_no_worker_of_this_one() -> None:
    game = roll().worlds(0, "mining_world", "fifth_column").workers(0, settle="home").phase("settle")
    assert (game.cup_of(0), game.dice_on_stack(0, "world")) == ("military", "")
    game.next_round()
    rolled = game.seen(0)["players"][0]["rolled"]
    assert [dice for dice in rolled.values() if dice] == [{"military": 1}]


@pytest.mark.rule("ROLL-17.1")
def test_dice_come_from_the_supply() -> None:
    game = roll().worlds(0, "rebel_hideout").workers(0, settle="home home")
    before = game.left_in_box()
    game.phase("settle")
    after = game.left_in_box()
    assert {kind: before[kind] - after[kind] for kind in before if before[kind] != after[kind]} == {"military": 2}


@pytest.mark.rule("ROLL-17.2")
def test_the_good_of_a_world_is_shipped_in_the_same_round_like_any_other() -> None:
    game = roll().worlds(0, "comet_zone").workers(0, settle="home home home", ship="rare").phase("settle", "ship")
    game.choose(0, "comet_zone.rare>consume")
    assert game.chips_of(0) == 3
    assert game.citizenry_of(0) == "home home home rare rare"


@pytest.mark.rule("ROLL-17.2")
def test_the_good_of_a_world_may_be_recalled() -> None:
    game = roll().worlds(0, "comet_zone").workers(0, settle="home home home").phase("settle", "manage")
    game.choose(0, "rare@tile.comet_zone")
    assert "rare" in game.cup_of(0)
    assert game.good_on(0, "comet_zone") == ""


@pytest.mark.rule("ROLL-17.3")
def test_credits_of_a_tile_come_at_once() -> None:
    game = roll().worlds(0, "mining_world", "alien_sentinels").workers(0, settle="home home home home home home rare")
    game.phase("settle").choose(0, *["home@settle"] * 6)
    assert game.happened("credits")[0] == {"side": "seat:0", "n": 3}
    told = [event.kind for event in game.events]
    assert told.index("credits") < told.index("puts", told.index("completes"))  # before the next tile is looked at
