"""Section 1: setting up the table."""

from dataclasses import replace

import pytest

from astrarium.games.roll import setup
from astrarium.games.roll.content import DESIGNS, FACTIONS, HOMES, NUMBER
from astrarium.games.roll.names import DEVELOPMENT
from astrarium.games.roll.setup import ChooseStart, ShowStartTiles, StartTableau

from ..scenario import Scenario, opening, roll
from ..tiles.printed import BAG, DICE
from .gifts import PLACES, START_WORLDS, given

SEATS = [2, 3, 4, 5]
SEEDS = range(12)
TWO_TILES = ("galactic_recycling", "space_docks")

# What each start tile supplies: to the cup, to the Citizenry, as a good on itself
SUPPLIES = {
    world: tuple(" ".join(sorted(given(gives, place))) for place in PLACES) for world, gives in START_WORLDS.items()
}
PLAIN_FACTION, PLAIN_HOME = 1, "doomed_world"  # Space Piracy: one Military die in the Citizenry


def started(faction: int = PLAIN_FACTION, home: str = PLAIN_HOME) -> Scenario:
    """Seat 0 gets this faction and this home world."""
    game = roll().tableau(0)
    game.state.stack[:] = [StartTableau(0, faction - 1, NUMBER[home])]
    return game.run()


def holding(*tiles: str, first_game: str = "off") -> Scenario:
    """Both seats are about to place their two start tiles; those of seat 0 are these."""
    game = roll(first_game=first_game).drawn(0, *tiles)
    s = game.state
    s.drawn[1] = [s.bag.pop(), s.bag.pop()]
    s.stack[:] = [ShowStartTiles()]
    s.lanes = [[ChooseStart(0)], [ChooseStart(1)]]
    return game.run()


def place_all(game: Scenario) -> Scenario:
    """Every seat that is asked takes the first of its two arrangements."""
    for seat in [seat for seat, prompt in game.prompts().items() if prompt == "ask.start"]:
        game.answer(seat, game.asked(seat).options[0])
    return game


def sorted_dice(*places: str) -> list[str]:
    return sorted(" ".join(places).split())


@pytest.mark.rule("ROLL-1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_all_tiles_are_in_the_bag_but_two_for_each_player(seats: int) -> None:
    game = opening(seats)
    drawn = [tile for tiles in game.state.drawn for tile in tiles]
    assert sorted([*game.state.bag, *drawn]) == list(range(len(BAG)))
    assert [len(tiles) for tiles in game.state.drawn] == [2] * seats


@pytest.mark.rule("ROLL-1.1")
def test_all_dice_that_nobody_owns_are_in_the_supply_and_no_phase_is_selected() -> None:
    game = opening(3)
    owned = sum(len(game.owned_by(seat).split()) for seat in range(3))
    assert sum(game.left_in_box().values()) == sum(die.count for die in DICE.values()) - owned
    assert game.left_in_box()["home"] == DICE["home"].count - 3 * 5
    assert game.happening() == []
    assert game.seen(None)["happening"] == []


@pytest.mark.rule("ROLL-1.2")
@pytest.mark.parametrize(("seats", "vp"), [(2, 24), (3, 36), (4, 48), (5, 60)])
def test_the_pool_has_twelve_vp_for_each_player(seats: int, vp: int) -> None:
    game = opening(seats)
    assert game.state.pool == game.seen(None)["pool_at_start"] == vp
    assert [game.chips_of(seat) for seat in range(seats)] == [0] * seats


@pytest.mark.rule("ROLL-1.2", "ROLL-10.7")
def test_chips_set_aside_pay_what_the_pool_lacks() -> None:
    game = roll().adds(0, "comet_zone").goods(0, comet_zone="rare").workers(0, ship="rare").pool(1).phase("ship")
    game.choose(0, "comet_zone.rare>consume")
    assert (game.chips_of(0), game.state.pool) == (3, 0)


@pytest.mark.rule("ROLL-1.3")
def test_everybody_begins_with_one_credit() -> None:
    assert started(home="old_earth").credits_of(0) == 1


@pytest.mark.rule("ROLL-1.4")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_is_dealt_one_faction_and_one_home_world(seats: int) -> None:
    for seed in SEEDS:
        tableaus = opening(seats, seed).state.tableau
        assert all(tuple(tableau[:2]) in FACTIONS and tableau[2] in HOMES for tableau in tableaus)
        assert {len(tableau) for tableau in tableaus} == {3}
        assert len({tableau[0] for tableau in tableaus}) == len({tableau[2] for tableau in tableaus}) == seats


@pytest.mark.rule("ROLL-1.4")
def test_factions_and_home_worlds_are_dealt_at_random_and_independently() -> None:
    dealt = [opening(5, seed).state.tableau[0] for seed in range(60)]
    assert {tuple(tableau[:2]) for tableau in dealt} == set(FACTIONS)
    assert {tableau[2] for tableau in dealt} == set(HOMES)
    assert len({tuple(tableau) for tableau in dealt}) > 9


@pytest.mark.rule("ROLL-1.4")
def test_the_starting_tableau_lies_open_before_everybody() -> None:
    game = opening(3)
    for reader in (None, 0, 2):
        shown = [[row["tile"] for row in player["tableau"]] for player in game.seen(reader)["players"]]
        assert shown == [game.tableau_of(seat) for seat in range(3)]


@pytest.mark.rule("ROLL-1.5")
def test_one_start_tile_is_a_development_and_the_other_a_world() -> None:
    game = holding("space_docks", "backup_planning").choose(0, "backup_planning")
    place_all(game)
    assert game.developments_of(0) == ["backup_planning"]
    assert game.worlds_of(0) == ["armaments_world"]


@pytest.mark.rule("ROLL-1.5")
@pytest.mark.parametrize("seats", SEATS)
def test_after_the_start_each_stack_has_one_tile(seats: int) -> None:
    game = place_all(opening(seats))
    assert [len(stack) for stack in game.state.stacks] == [1] * (2 * seats)
    assert len(game.state.bag) == len(BAG) - 2 * seats
    assert game.state.drawn == [[]] * seats


@pytest.mark.rule("ROLL-1.6")
@pytest.mark.parametrize("development", TWO_TILES)
def test_the_player_picks_which_of_the_two_arrangements_to_use(development: str) -> None:
    game = holding(*TWO_TILES)
    assert game.prompts() == {0: "ask.start", 1: "ask.start"}
    assert sorted(game.options(0)) == sorted(TWO_TILES)
    game.choose(0, development)
    place_all(game)
    assert game.developments_of(0) == [development]


@pytest.mark.rule("ROLL-1.6", "ROLL-12.2")
def test_start_tiles_are_shown_when_everybody_has_chosen() -> None:
    game = holding(*TWO_TILES).choose(0, "space_docks")
    for reader in (None, 1):
        player = game.seen(reader)["players"][0]
        assert player["stacks"]["development"] == {"size": 0, "top": None, "cost": None, "dice": {}}
        assert "own_drawn" not in player
    place_all(game)
    player = game.seen(1)["players"][0]
    assert (player["stacks"]["development"]["top"], player["stacks"]["world"]["top"]) == (
        "space_docks",
        "alien_robot_scout_ship",
    )


@pytest.mark.rule("ROLL-1.7")
def test_both_start_tiles_may_not_be_in_one_stack() -> None:
    game = holding(*TWO_TILES)
    question = game.asked(0)
    assert (question.low, question.high, len(question.options)) == (1, 1, 2)
    for code in question.options:
        other = holding(*TWO_TILES).answer(0, code)
        place_all(other)
        assert (len(other.developments_of(0)), len(other.worlds_of(0))) == (1, 1)


@pytest.mark.rule("ROLL-1.7")
def test_later_on_both_tiles_may_be_in_one_stack() -> None:
    game = roll().developments(0, "space_docks").bag("galactic_recycling").workers(0, explore="home").phase("explore")
    game.choose(0, "scout").choose(0).choose(0, "galactic_recycling")
    assert game.developments_of(0) == ["galactic_recycling", "space_docks"]
    assert game.worlds_of(0) == []


@pytest.mark.rule("ROLL-1.8")
def test_three_home_dice_are_in_the_cup_and_two_in_the_citizenry() -> None:
    game = started()
    assert game.cup_of(0) == "home home home"
    assert game.citizenry_of(0) == "home home military"  # the last one from Hidden Fortress


@pytest.mark.rule("ROLL-1.8")
def test_the_table_of_supplies_names_all_start_worlds() -> None:
    worlds = {design.id for design in DESIGNS if design.is_start and design.kind != DEVELOPMENT}
    assert worlds == set(SUPPLIES)


@pytest.mark.rule("ROLL-1.8", "ROLL-1.11", "ROLL-17.1", "ROLL-17.2")
@pytest.mark.parametrize("faction", range(1, 10))
def test_worlds_of_a_faction_supply_dice_as_they_show(faction: int) -> None:
    game = started(faction)
    worlds = [name for name in game.tableau_of(0) if name in SUPPLIES]
    cup, citizenry, goods = zip(*(SUPPLIES[world] for world in worlds), strict=True)
    assert sorted_dice(game.cup_of(0)) == sorted_dice("home home home", *cup)
    assert sorted_dice(game.citizenry_of(0)) == sorted_dice("home home", *citizenry)
    assert [game.good_on(0, world) for world in worlds] == list(goods)


@pytest.mark.rule("ROLL-1.8", "ROLL-17.1", "ROLL-17.2")
@pytest.mark.parametrize("home", [DESIGNS[design].id for design in HOMES])
def test_home_worlds_supply_dice_as_they_show(home: str) -> None:
    game = started(PLAIN_FACTION, home)
    cup, citizenry, good = SUPPLIES[home]
    assert sorted_dice(game.cup_of(0)) == sorted_dice("home home home", cup)
    assert sorted_dice(game.citizenry_of(0)) == sorted_dice("home home military", citizenry)
    assert game.good_on(0, home) == good


@pytest.mark.rule("ROLL-1.9")
def test_a_world_in_the_construction_zone_supplies_its_die_only_when_settled() -> None:
    game = roll().worlds(0, "spice_world").workers(0, settle="home")
    assert game.phase("settle").owned_by(0) == "home"
    game.workers(0, settle="home").phase("settle")
    assert game.tableau_of(0)[-1] == "spice_world"
    assert (game.cup_of(0), game.citizenry_of(0)) == ("novelty", "home home")


@pytest.mark.rule("ROLL-1.9")
def test_start_tiles_supply_their_dice_only_once() -> None:
    game = started(3, "new_sparta")
    before = game.owned_by(0)
    game.phase("explore", "develop", "settle", "produce", "ship", "manage")
    assert game.owned_by(0) == before


@pytest.mark.rule("ROLL-1.10", "ROLL-17.4")
def test_doomed_world_supplies_no_die_but_eight_credits() -> None:
    doomed, earth = started(home="doomed_world"), started(home="old_earth")
    assert doomed.credits_of(0) == 8
    assert len(doomed.owned_by(0).split()) == len(earth.owned_by(0).split()) - 1 == 6


@pytest.mark.rule("ROLL-1.11")
def test_the_faction_of_destroyed_colony_has_two_worlds_that_supply_a_die_each() -> None:
    game = started(9)
    assert game.tableau_of(0) == ["destroyed_colony", "awakened_alien_outpost", "doomed_world"]
    assert all(DESIGNS[design].is_world for design in game.state.tableau[0])
    assert game.cup_of(0) == "home home home consumption"
    assert game.citizenry_of(0) == "home home military"


@pytest.mark.rule("ROLL-1.12")
def test_goods_of_the_start_are_recalled_in_manage_empire_and_not_before() -> None:
    game = started(6, "ancient_race").next_round()
    assert set(game.prompts()) == {0}
    assert game.prompts()[0] in ("ask.wilds", "ask.select")
    assert (game.good_on(0, "ancient_race"), game.good_on(0, "pilgrimage_world")) == ("genes", "novelty")
    game.phase("manage")
    if game.prompts()[0] == "ask.recruit":
        game.choose(0, "home@citizenry")
    assert game.options(0) == ["novelty@tile.pilgrimage_world", "genes@tile.ancient_race"]


# The option for a first game


@pytest.mark.rule("ROLL-1.6", "ROLL-18.1")
def test_in_a_first_game_the_cheapest_development_and_world_are_shown_without_a_question() -> None:
    # Backup Planning 1 / Galactic Trendsetters 6; Galactic Exchange 6 / Star Nomad Lair 1
    game = holding("galactic_exchange", "backup_planning", first_game="on")
    assert 0 not in game.prompts()
    place_all(game)
    assert (game.developments_of(0), game.worlds_of(0)) == (["backup_planning"], ["star_nomad_lair"])


@pytest.mark.rule("ROLL-A20")
@pytest.mark.parametrize(
    ("tiles", "development"),
    [
        # the lower development: 2 rather than 3, 4 rather than 5 where both worlds cost 2
        (("mad_scientists", "space_docks"), "space_docks"),
        (("galactic_salon", "nanotechnology"), "galactic_salon"),
        # equal developments, of 1 and of 6: the lower world
        (("technology_unions", "jumpdrive_research"), "jumpdrive_research"),
        (("free_trade_association", "galactic_bankers"), "free_trade_association"),
    ],
)
def test_a_first_game_looks_at_the_development_and_then_at_the_world(tiles: tuple[str, str], development: str) -> None:
    for order in (tiles, tiles[::-1]):
        game = holding(*order, first_game="on")
        assert 0 not in game.prompts()
        place_all(game)
        assert game.developments_of(0) == [development]


@pytest.mark.rule("ROLL-A20")
def test_in_a_first_game_the_player_chooses_if_all_costs_are_equal() -> None:
    for development in ("colonial_affinity", "technology_affinity"):  # 2, with worlds of 4
        game = holding("colonial_affinity", "technology_affinity", first_game="on").choose(0, development)
        place_all(game)
        assert game.developments_of(0) == [development]


@pytest.mark.rule("ROLL-A20")
def test_a_low_development_counts_more_than_a_low_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """Costs are changed, since no two tiles of the box have developments of 2 and 3 with worlds of 3 and 6 on their
    backs: the development of 2 is taken with the world of 6."""
    costs = {"space_docks": 2, "armaments_world": 3, "mad_scientists": 3, "gateway_station": 6}
    printed = [replace(design, cost=costs.get(design.id, design.cost)) for design in DESIGNS]
    monkeypatch.setattr(setup, "DESIGNS", printed)
    game = place_all(holding("mad_scientists", "space_docks", first_game="on"))
    assert (game.developments_of(0), game.worlds_of(0)) == (["space_docks"], ["gateway_station"])
