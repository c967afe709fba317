"""ROLL-17.1 to ROLL-17.5: what tiles give and take when they come into the tableau, tile by tile, as it is printed."""

import pytest

from astrarium.games.roll.content import DESIGNS, FACTIONS, NUMBER
from astrarium.games.roll.names import WORLD_COLOURS
from astrarium.games.roll.powers.supplies import Supply
from astrarium.games.roll.setup import StartTableau

from ....rows import each
from ..scenario import Scenario, roll
from .gifts import DEVELOPMENTS, PLACES, START_WORLDS, WORLDS, given


def credits_in(gives: str) -> int:
    return sum(int(part[1:]) for part in gives.split(", ") if part[0] == "$")


def completing(tile: str, cost: int) -> Scenario:
    """White workers complete the tile for a player with $0 and one Alien die in the cup."""
    game = roll().credits(0, 0).cup(0, "alien")
    if tile in WORLDS:
        return game.worlds(0, tile).workers(0, settle="home " * cost).phase("settle")
    return game.developments(0, tile).workers(0, develop="home " * cost).phase("develop")


def places(game: Scenario, tile: str) -> dict[str, list[str]]:
    held = {"cup": game.cup_of(0), "citizenry": game.citizenry_of(0), "good": game.good_on(0, tile)}
    return {place: sorted(dice.split()) for place, dice in held.items()}


def expected(gives: str, cost: int) -> dict[str, list[str]]:
    """All settlers in the Citizenry, the Alien die gone if one is removed, and what the tile gives."""
    dice = {place: given(gives, place) for place in PLACES}
    dice["citizenry"] += ["home"] * cost
    dice["cup"] += [] if "remove 1" in gives else ["alien"]
    return {place: sorted(there) for place, there in dice.items()}


def test_no_tile_that_gives_something_is_forgotten() -> None:
    giving = {design.id for design in DESIGNS if any(isinstance(power, Supply) for power in design.powers)}
    assert giving == {*WORLDS, *DEVELOPMENTS, *START_WORLDS}


@pytest.mark.rule("ROLL-8.8", "ROLL-17.1", "ROLL-17.2", "ROLL-17.3")
@each("tile", WORLDS)
def test_a_world_costs_and_gives_what_is_printed_on_it(tile: str) -> None:
    world = WORLDS[tile]
    assert WORLD_COLOURS[DESIGNS[NUMBER[tile]].colour] == world.colour
    game = completing(tile, world.cost - 1)
    assert game.tableau_of(0) == ["old_earth"]
    game = completing(tile, world.cost)
    if "remove 1" in world.gives:
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
    assert all(any(given(w.gives, place) for place in PLACES) for w in WORLDS.values())


@pytest.mark.rule("ROLL-8.8")
def test_it_gives_once() -> None:
    game = completing("alien_sentinels", 6)
    assert (game.credits_of(0), game.cup_of(0)) == (3, "alien alien")
    game.workers(0, settle="home").phase("settle")
    assert (game.credits_of(0), game.cup_of(0)) == (3, "home alien alien")


@pytest.mark.rule("ROLL-17.1", "ROLL-17.2", "ROLL-17.4")
@pytest.mark.parametrize("faction", range(len(FACTIONS)))
def test_at_set_up_start_worlds_give_what_is_printed_on_them(faction: int) -> None:
    """Each faction, with the home world of its number, gives its printed dice and credits besides 3 white dice in the
    cup, 2 in the Citizenry and $1."""
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
    assert game.happened("credits")[0] == {"side": "seat:0", "n": 3, "source": "tile:alien_sentinels"}
    told = [event.kind for event in game.events]
    assert told.index("credits") < told.index("puts", told.index("completes"))  # before the next tile is looked at
