"""Section 11: when is the game over?"""

import pytest

from astrarium.games.roll.content import DESIGNS, TILES, side_of
from astrarium.games.roll.names import WORLD

from ..scenario import Scenario, opening, roll


def with_tiles(game: Scenario, seat: int, n: int) -> Scenario:
    """A faction, a home world, and worlds until there are n tiles."""
    worlds = [DESIGNS[side_of(tile, WORLD)].id for tile in TILES]
    return game.tableau(seat, "space_piracy", "hidden_fortress", "old_earth", *worlds[: n - 3])


@pytest.mark.rule("ROLL-11.6")
@pytest.mark.parametrize(("tiles", "ending"), [(11, ""), (12, "tableau"), (13, "tableau")])
def test_a_tableau_of_twelve_tiles_or_more_ends_the_game(tiles: int, ending: str) -> None:
    """The faction in the tableau counts as two of the tiles."""
    game = with_tiles(roll(), 1, tiles).cup(0, "home").phase("end")
    assert game.state.ending == ending
    assert game.over is bool(ending)


@pytest.mark.rule("ROLL-11.6")
@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_starts_with_three_tiles(seats: int) -> None:
    game = opening(seats)
    assert [len(game.tableau_of(seat)) for seat in range(seats)] == [3] * seats


@pytest.mark.rule("ROLL-11.6")
@pytest.mark.parametrize(("pool", "ending"), [(1, ""), (0, "chips")])
def test_an_exhausted_pool_ends_the_game(pool: int, ending: str) -> None:
    game = roll().pool(pool).cup(0, "home").phase("end")
    assert game.state.ending == ending


@pytest.mark.rule("ROLL-11.6")
def test_tiles_in_the_construction_zone_do_not_count() -> None:
    game = with_tiles(roll(), 0, 11).developments(0, "trade_levies", "terraforming_robots").cup(0, "home").phase("end")
    assert game.state.ending == ""


@pytest.mark.rule("ROLL-11.6")
def test_the_phases_after_the_twelfth_tile_are_played() -> None:
    game = with_tiles(roll(), 0, 11).worlds(0, "comet_zone").workers(0, settle="home home home", ship="home")
    game.phase("settle", "ship", "manage", "end")
    assert len(game.tableau_of(0)) == 12
    assert game.state.ending == ""
    game.choose(0, "comet_zone.rare>trade")
    assert game.state.ending == "tableau"
    assert game.happened("ended") == [{"ending": "ending:tableau"}]


@pytest.mark.rule("ROLL-A26")
@pytest.mark.parametrize(("finished", "limit", "ending"), [(29, "30", ""), (30, "30", "rounds"), (30, "none", "")])
def test_after_thirty_rounds_the_game_is_over_unless_the_table_chose_otherwise(
    finished: int, limit: str, ending: str
) -> None:
    game = roll(round_limit=limit).cup(0, "home").at_round(finished).phase("end")
    assert game.state.ending == ending
    assert game.over is bool(ending)


@pytest.mark.rule("ROLL-A26")
def test_thirty_rounds_are_the_default() -> None:
    assert roll().at_round(30).phase("end").state.ending == "rounds"


@pytest.mark.rule("ROLL-A26")
def test_a_table_without_a_limit_goes_on_after_round_thirty() -> None:
    game = roll(round_limit="none").cup(0, "home").cup(1, "home").at_round(99).phase("end")
    assert game.state.round == 100
    assert game.prompts() == {0: "ask.select", 1: "ask.select"}
