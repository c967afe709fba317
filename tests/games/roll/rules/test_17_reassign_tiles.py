"""ROLL-17.6: every tile with a Reassign power by itself: how many workers, which, from where, to where."""

from typing import NamedTuple

import pytest

from astrarium.games.roll.content import DESIGNS
from astrarium.games.roll.names import DICE, PHASES
from astrarium.games.roll.phases.reassign import REASSIGN

from ..scenario import Scenario, roll

ALL = " ".join(DICE)
COLUMNS = " ".join(PHASES)
SELECTED = "produce"  # the phase that is selected in these tests

Move = tuple[str, str, str]  # a kind of die, the column that it leaves, the one it goes to


class Row(NamedTuple):
    """What is printed on a tile."""

    low: int = 1
    high: int = 1
    dice: str = ALL
    leave: str = COLUMNS
    to: str = COLUMNS
    idle: dict[str, str] | None = None  # a roll with which it cannot be used; None: any worker will do


TILES = {
    "colonial_affinity": Row(to="settle", idle={"settle": "rare home"}),
    "diversification": Row(dice="home", leave="explore", idle={"explore": "rare", "ship": "home home"}),
    "executive_power": Row(2, 2, to=SELECTED, idle={"explore": "home", "ship": "rare", "produce": "home home"}),
    "galactic_influence": Row(),
    "homeworld_patriotism": Row(high=2, dice="home", to=SELECTED, idle={"produce": "home", "ship": "rare"}),
    "hydroponics_guild": Row(dice="novelty genes", idle={"settle": "home rare alien"}),
    "isolation_policy": Row(high=2, leave="explore", idle={"ship": "home rare"}),
    "local_subsidies": Row(dice="home", idle={"explore": "rare genes"}),
    "mad_scientists": Row(high=2),
    "nanotechnology": Row(high=2),
    "operations_affinity": Row(to="explore produce"),
    "propaganda_campaign": Row(high=2, to=SELECTED, idle={"produce": "home rare"}),
    "shipping_affinity": Row(to="ship", idle={"ship": "alien"}),
    "space_mercenaries": Row(dice="military rare", idle={"ship": "home novelty"}),
    "system_diversification": Row(
        high=2, dice="military consumption novelty rare genes alien", idle={"explore": "home home"}
    ),
    "technology_affinity": Row(to="develop", idle={"develop": "home home"}),
}
HOME_LEAD = "gem_world"  # a Novelty world, so that Mad Scientists may move two


def ready_to_move(tile: str, faces: dict[str, str]) -> Scenario:
    """Seat 0 rolled this, and a Consumption die besides that has selected Produce."""
    shown = {**faces, SELECTED: f"{faces.get(SELECTED, '')} consumption"}
    game = roll(3).adds(0, tile, HOME_LEAD).rolls(0, **shown).assign()
    return game.selects(0, f"consumption@{SELECTED}", SELECTED)


def moves(tile: str) -> tuple[set[Move], set[tuple[int, int]]]:
    """All that the tile can do if two dice of every kind stand in every column, and how many it moves at a time."""
    found: set[Move] = set()
    bounds = set()

    def explore(answers: tuple[str, ...]) -> None:
        game = ready_to_move(tile, dict.fromkeys(PHASES, f"{ALL} {ALL}")).uses(0, tile, *answers)
        if game.prompts()[0] in ("ask.source", "ask.column"):
            for option in game.options(0):
                explore((*answers, option))
            return
        question = game.asked(0)
        assert question.prompt in ("ask.move", "ask.move_one")
        bounds.add((question.low, question.high))
        for option in game.options(0):
            worker, _, to = option.partition(">")  # where one alone moves, its column is asked at the same time
            die, _, column = worker.partition("@")
            found.add((die, column, to or str(question.about["column"]).removeprefix("column:")))

    explore(())
    return found, bounds


@pytest.mark.rule("ROLL-17.6")
def test_the_table_names_all_tiles_with_such_a_power() -> None:
    assert len(TILES) == 16
    assert {DESIGNS[design].id for design, powers in enumerate(REASSIGN) if powers} == set(TILES)
    assert all(len(powers) <= 1 for powers in REASSIGN)


@pytest.mark.rule("ROLL-17.6", "ROLL-4.17")
@pytest.mark.parametrize("tile", TILES)
def test_a_tile_moves_the_workers_that_it_names(tile: str) -> None:
    row = TILES[tile]
    found, bounds = moves(tile)
    assert found == {
        (die, column, to)
        for die in row.dice.split()
        for column in row.leave.split()
        for to in row.to.split()
        if to != column
    }
    assert bounds == {(row.low, row.high)}


@pytest.mark.rule("ROLL-17.6")
@pytest.mark.parametrize("tile", [tile for tile, row in TILES.items() if row.idle])
def test_a_tile_is_of_no_use_without_enough_workers_that_it_names(tile: str) -> None:
    game = ready_to_move(tile, TILES[tile].idle or {})
    assert tile not in game.options(0)
    refusal, low = game.refusal(0, tile), TILES[tile].low
    assert refusal.rule == "ROLL-17.6"
    assert (refusal.code, refusal.args) == (("too_few_workers", {"n": low}) if low > 1 else ("no_worker", {}))


@pytest.mark.rule("ROLL-17.6", "ROLL-A4")
@pytest.mark.parametrize("tile", TILES)
def test_no_tile_can_be_used_if_all_workers_but_the_selecting_one_are_gone(tile: str) -> None:
    game = ready_to_move(tile, {})
    assert game.options(0) == ["ready", "again"]
    assert game.refusal(0, tile).rule == "ROLL-17.6"


@pytest.mark.rule("ROLL-17.6")
@pytest.mark.parametrize("tile", [tile for tile, row in TILES.items() if (row.low, row.high) == (1, 2)])
def test_a_tile_for_two_may_move_only_one(tile: str) -> None:
    kind = TILES[tile].dice.split()[0]
    game = ready_to_move(tile, {"explore": f"{kind} {kind} {kind}"}).choose(0, tile)
    if game.prompts()[0] == "ask.column":
        game.choose(0, SELECTED)
    assert game.choose(0, f"{kind}@explore").plan_of(0) == {"explore": f"{kind} {kind}", SELECTED: kind}


@pytest.mark.rule("ROLL-17.6")
def test_which_of_several_alike_moves_is_not_asked() -> None:
    """Nothing is asked where all that could move are of one kind in one column, and the number to move is fixed."""
    game = ready_to_move("shipping_affinity", {"explore": "home home"}).choose(0, "shipping_affinity")
    assert (game.prompts(), game.plan_of(0)) == ({0: "ask.reassign"}, {"explore": "home", "ship": "home"})
    game = ready_to_move("shipping_affinity", {"explore": "home", "settle": "home"}).choose(0, "shipping_affinity")
    assert game.prompts() == {0: "ask.move"}, "from another column it is another move"
    game = ready_to_move("shipping_affinity", {"explore": "home rare"}).choose(0, "shipping_affinity")
    assert game.prompts() == {0: "ask.move"}, "another kind of die"
    game = ready_to_move("homeworld_patriotism", {"explore": "home home"}).choose(0, "homeworld_patriotism")
    assert game.prompts() == {0: "ask.move"}, "one or both"


# Executive Power


@pytest.mark.rule("ROLL-A7")
def test_executive_power_moves_two_workers_of_one_column_to_the_selected_phase() -> None:
    game = ready_to_move("executive_power", {"explore": "home rare genes", "ship": "home home", "settle": "alien"})
    game.choose(0, "executive_power")
    assert game.prompts() == {0: "ask.source"}
    assert game.options(0) == ["explore", "ship"]
    game.choose(0, "explore")
    assert (game.options(0), game.asked(0).low, game.asked(0).high) == (
        ["home@explore", "rare@explore", "genes@explore"],
        2,
        2,
    )
    game.choose(0, "home@explore", "genes@explore")
    assert game.plan_of(0) == {"explore": "rare", "settle": "alien", "produce": "home genes", "ship": "home home"}


@pytest.mark.rule("ROLL-A7")
def test_executive_power_takes_no_workers_out_of_the_selected_column() -> None:
    game = ready_to_move("executive_power", {"produce": "home home home", "ship": "rare rare"})
    game.choose(0, "executive_power")
    assert game.plan_of(0) == {"produce": "home home home rare rare"}


@pytest.mark.rule("ROLL-A7")
def test_executive_power_moves_exactly_two_or_is_not_used() -> None:
    game = ready_to_move("executive_power", {"explore": "home", "settle": "rare", "ship": "genes"})
    assert (game.refusal(0, "executive_power").rule, game.refusal(0, "executive_power").args) == ("ROLL-17.6", {"n": 2})


# Mad Scientists


def scientists(own: tuple[str, ...], *others: tuple[str, ...]) -> Scenario:
    """Seat 0 has Mad Scientists; each seat has these worlds."""
    game = roll(1 + len(others)).adds(0, "mad_scientists", *own)
    for seat, worlds in enumerate(others, start=1):
        game.adds(seat, *worlds)
    game.rolls(0, explore="home home home", ship="rare").assign()
    return game.selects(0, "home@explore", "explore")


def most_moved(game: Scenario) -> int:
    """How many workers move at most. Several go to one column, which is asked first; one alone goes anywhere."""
    game.choose(0, "mad_scientists")
    return game.choose(0, "settle").asked(0).high if game.prompts()[0] == "ask.column" else game.asked(0).high


@pytest.mark.rule("ROLL-17.6", "ROLL-A28")
def test_mad_scientists_move_two_for_who_has_the_most_novelty_worlds() -> None:
    assert most_moved(scientists(("gem_world", "spice_world"), ("space_port",), ("comet_zone", "mining_world"))) == 2


@pytest.mark.rule("ROLL-17.6")
def test_mad_scientists_move_one_for_who_shares_the_lead() -> None:
    assert most_moved(scientists(("gem_world",), ("space_port",), ())) == 1


@pytest.mark.rule("ROLL-A2")
def test_nobody_with_a_novelty_world_is_a_tie() -> None:
    assert most_moved(scientists((), (), ("comet_zone",))) == 1


@pytest.mark.rule("ROLL-A28")
@pytest.mark.parametrize("own", [(), ("gem_world",)])
def test_mad_scientists_are_of_no_use_if_another_has_more(own: tuple[str, ...]) -> None:
    game = scientists(own, ("space_port", "spice_world"))
    assert "mad_scientists" not in game.options(0)
    assert (game.refusal(0, "mad_scientists").rule, game.refusal(0, "mad_scientists").code) == ("ROLL-A28", "not_most")


@pytest.mark.rule("ROLL-A28")
def test_only_novelty_worlds_in_tableaus_are_compared() -> None:
    game = roll(2).adds(0, "mad_scientists").worlds(1, "gem_world").adds(1, "minor_research_labs", "comet_zone")
    game.rolls(0, explore="home home home").assign().selects(0, "home@explore", "explore")
    assert most_moved(game) == 1  # a tie: the world in the construction zone does not count yet
