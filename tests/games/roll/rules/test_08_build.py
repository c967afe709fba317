"""Section 8: Phases II and III, Develop and Settle. Workers on tiles, and tiles that are completed."""

import pytest

from astrarium.games.roll.content import DESIGNS

from ..scenario import Scenario, roll

# The same procedure for both (ROLL-8): a stack of four tiles, costs 1, 2, 3 and 6 from the top
DEVELOPING = ("develop", "development", ("new_economy", "trade_levies", "space_docks", "public_works"))
SETTLING = ("settle", "world", ("alien_sentinels", "comet_zone", "gem_world", "fifth_column"))

POWERLESS = [design.id for design in DESIGNS if design.is_start and design.is_world]  # once they lie in a tableau


class Building:
    """One of the two phases with its stack."""

    def __init__(self, phase: str, stack: str, tiles: tuple[str, ...]) -> None:
        self.phase, self.stack, self.tiles = phase, stack, tiles

    def game(self, *tiles: str, workers: str = "", there: str = "", seats: int = 2) -> Scenario:
        """A game with these tiles on the stack (the top one last), workers in the column, and dice on the stack."""
        game = roll(seats).workers(0, **{self.phase: workers}).dice_on(0, self.stack, there)
        return game.developments(0, *tiles) if self.phase == "develop" else game.worlds(0, *tiles)

    def left(self, game: Scenario) -> list[str]:
        return game.developments_of(0) if self.phase == "develop" else game.worlds_of(0)

    def built(self, game: Scenario) -> list[str]:
        """The tiles in the tableau beside the home world."""
        return game.tableau_of(0)[1:]


@pytest.fixture(params=[DEVELOPING, SETTLING], ids=["develop", "settle"])
def build(request: pytest.FixtureRequest) -> Building:
    return Building(*request.param)


@pytest.mark.rule("ROLL-8.1", "ROLL-8.15")
def test_workers_must_be_placed_on_the_top_tile(build: Building) -> None:
    game = build.game(build.tiles[1], build.tiles[0], workers="home home rare").phase(build.phase)
    assert game.over  # nobody was asked: none can be held back
    assert game.dice_on_stack(0, build.stack) == "home home rare"
    assert game.workers_of(0) == {}
    assert build.left(game) == [build.tiles[1], build.tiles[0]]


@pytest.mark.rule("ROLL-8.1", "ROLL-8.15", "ROLL-6.2")
def test_with_more_workers_than_the_tile_needs_the_owner_picks_exactly_those_that_go_on_it(build: Building) -> None:
    game = build.game(build.tiles[0], build.tiles[2], workers="home rare alien").phase(build.phase)
    asked = game.asked(0)
    assert (asked.prompt, asked.low, asked.high) == ("ask.workers", 2, 2)
    game.choose(0, f"rare@{build.phase}", f"alien@{build.phase}")
    assert build.built(game) == [build.tiles[2]]
    assert "rare" in game.citizenry_of(0)
    assert game.dice_on_stack(0, build.stack) == "home"


@pytest.mark.rule("ROLL-8.1")
def test_workers_stay_in_their_own_phase(build: Building) -> None:
    other = "settle" if build.phase == "develop" else "develop"
    game = build.game(build.tiles[3], workers="home").phase(other)
    assert build.left(game) == [build.tiles[3]]
    assert game.workers_of(0) == {build.phase: "home"}


@pytest.mark.rule("ROLL-8.2", "ROLL-6.3")
def test_a_tile_with_as_many_workers_as_it_costs_moves_to_the_tableau_and_they_to_the_citizenry(
    build: Building,
) -> None:
    game = build.game(build.tiles[2], workers="alien alien").phase(build.phase)
    assert build.built(game) == [build.tiles[2]]
    assert game.citizenry_of(0) == "alien alien"
    assert (build.left(game), game.dice_on_stack(0, build.stack)) == ([], "")
    (completed,) = game.happened("completes")
    assert completed == {"side": "seat:0", "tile": f"tile:{build.tiles[2]}", "dice": "dice:alien.2"}


@pytest.mark.rule("ROLL-8.2")
def test_one_worker_too_few_does_not_complete_it(build: Building) -> None:
    game = build.game(build.tiles[1], workers="home home").phase(build.phase)
    assert build.built(game) == []


@pytest.mark.rule("ROLL-8.2", "ROLL-8.13")
def test_dice_of_earlier_rounds_count(build: Building) -> None:
    game = build.game(build.tiles[1], workers="home", there="home rare").phase(build.phase)
    assert build.built(game) == [build.tiles[1]]
    assert game.happened("completes")[0]["dice"] == "dice:home.2,dice:rare.1"


@pytest.mark.rule("ROLL-8.3")
def test_remaining_workers_go_on_with_the_next_tile_and_several_may_be_completed(build: Building) -> None:
    game = build.game(*build.tiles, workers="home home home home home home home").phase(build.phase)
    assert build.built(game) == [*reversed(build.tiles[1:])]  # 1, 2 and 3 workers
    assert game.dice_on_stack(0, build.stack) == "home"
    assert build.left(game) == [build.tiles[0]]


@pytest.mark.rule("ROLL-8.4", "ROLL-6.3")
def test_with_an_empty_stack_the_workers_that_are_left_return_to_the_cup(build: Building) -> None:
    game = build.game(build.tiles[2], workers="rare rare rare rare").phase(build.phase)
    assert build.built(game) == [build.tiles[2]]
    assert game.cup_of(0).split().count("rare") == 2
    assert build.game(workers="rare genes").phase(build.phase).cup_of(0) == "rare genes"


@pytest.mark.rule("ROLL-8.5")
def test_workers_on_an_uncompleted_tile_stay_there_from_round_to_round_unless_recalled(build: Building) -> None:
    game = build.game(build.tiles[0], workers="rare rare").phase(build.phase, "manage")
    game.choose(0, f"rare@{build.stack}")
    assert (game.dice_on_stack(0, build.stack), game.cup_of(0)) == ("rare", "rare")
    game.workers(0, **{build.phase: "home"}).phase(build.phase)
    assert game.dice_on_stack(0, build.stack) == "home rare"


@pytest.mark.rule("ROLL-8.6", "ROLL-8.13", "ROLL-6.6")
def test_a_tile_that_has_enough_dice_is_completed_as_the_phase_starts_without_a_worker(build: Building) -> None:
    game = build.game(build.tiles[2], there="rare rare").phase(build.phase)
    assert build.built(game) == [build.tiles[2]]


@pytest.mark.rule("ROLL-8.6", "ROLL-8.15")
def test_with_too_many_dice_on_it_the_owner_picks_exactly_those_spent_and_the_others_stay(build: Building) -> None:
    game = build.game(build.tiles[0], build.tiles[2], there="home rare genes", workers="alien").phase(build.phase)
    asked = game.asked(0)
    assert (asked.prompt, asked.low, asked.high) == ("ask.spend", 2, 2)
    game.choose(0, f"home@{build.stack}", f"genes@{build.stack}")
    assert game.happened("completes")[0]["dice"] == "dice:home.1,dice:genes.1"
    assert game.dice_on_stack(0, build.stack) == "rare alien"  # for the next tile, with the worker of this phase


@pytest.mark.rule("ROLL-8.13", "ROLL-A19")
def test_dice_left_over_complete_the_next_tiles_in_a_row(build: Building) -> None:
    game = build.game(*build.tiles[1:], there="rare rare rare rare rare").phase(build.phase)
    assert build.built(game) == [build.tiles[3], build.tiles[2]]
    assert game.dice_on_stack(0, build.stack) == "rare rare"
    assert build.left(game) == [build.tiles[1]]


@pytest.mark.rule("ROLL-A19", "ROLL-8.4")
def test_if_the_stack_is_empty_at_the_end_of_its_phase_all_dice_on_it_return_to_the_cup(build: Building) -> None:
    assert build.game(there="rare alien").phase(build.phase).cup_of(0) == "rare alien"
    game = build.game(build.tiles[2], there="alien alien alien").phase(build.phase)
    assert (game.dice_on_stack(0, build.stack), game.cup_of(0).split().count("alien")) == ("", 1)


@pytest.mark.rule("ROLL-A19")
def test_dice_on_an_emptied_stack_wait_while_its_phase_does_not_happen(build: Building) -> None:
    game = build.game(there="rare").phase("explore", "settle" if build.phase == "develop" else "develop")
    assert (game.dice_on_stack(0, build.stack), game.cup_of(0)) == ("rare", "")


@pytest.mark.rule("ROLL-8.10")
def test_a_tableau_may_grow_beyond_twelve_tiles(build: Building) -> None:
    game = build.game(*build.tiles[2:], workers="home home home").tableau(0, *POWERLESS[:11]).phase(build.phase)
    assert len(game.tableau_of(0)) == 13


@pytest.mark.rule("ROLL-12.4", "ROLL-12.5")
def test_who_could_reach_the_twelfth_tile_makes_everybody_build_in_order(build: Building) -> None:
    for size, asked in ((10, {1: "ask.workers"}), (9, {0: "ask.workers", 1: "ask.workers"})):
        game = build.game(*build.tiles[2:], workers="home rare").tableau(0, *POWERLESS[:size]).first(1)
        game.developments(1, "galactic_recycling").worlds(1, "spice_world")
        game.workers(1, **{build.phase: "home rare alien"})
        assert game.phase(build.phase).prompts() == asked


@pytest.mark.rule("ROLL-8.11")
def test_most_developments_have_a_power_for_assign_or_for_a_phase() -> None:
    phases = {"assign", "explore", "develop", "settle", "produce", "ship", "continuous"}
    developments = [design for design in DESIGNS if not design.is_world]
    without = {d.id for d in developments if not any(power.phase in phases for power in d.powers)}
    assert without == {"conscription", "information_tech", "space_marines"}  # those with an immediate effect
