"""Table options (FRONT-17), and what else a table agrees on."""

import ast
from pathlib import Path

import pytest

import astrarium.games.frontiers as frontiers_package
from astrarium.games.frontiers import GAME
from astrarium.games.frontiers.content import GOALS, MATS, SIDES, STACKS, TILES

from ..scenario import frontiers, opening

SEEDS = range(12)


@pytest.mark.rule("FRONT-17.1", "FRONT-1.2", "FRONT-1.3")
def test_in_a_first_game_the_white_sides_of_developments_lie_up() -> None:
    for seed in SEEDS:
        market = opening(3, seed, first_game="on").seen(None)["market"]
        assert [place["development"] for place in market] == [stack.white for stack in STACKS]


@pytest.mark.rule("FRONT-17.1", "FRONT-1.4")
def test_in_other_games_each_tile_with_two_sides_may_lie_either_way() -> None:
    found: list[set[str]] = [set() for _ in SIDES]
    for seed in SEEDS:
        for place, seen in enumerate(opening(3, seed).seen(None)["market"]):
            found[place].add(seen["development"])
    assert found == [{TILES[side].id for side in sides} for sides in SIDES]


@pytest.mark.rule("FRONT-17.1", "FRONT-1.14")
def test_in_a_first_game_empires_are_white_without_a_question() -> None:
    white = {mat.white for mat in MATS}
    for seed in SEEDS:
        game = opening(5, seed, first_game="on")
        assert game.prompt == "ask.action"
        assert {game.colonies_of(seat)[0] for seat in range(5)} <= white
    assert opening(5).prompt == "ask.side"


@pytest.mark.rule("FRONT-17.1", "FRONT-17.2", "FRONT-1.6")
def test_a_first_game_has_no_goals_even_if_they_were_asked_for() -> None:
    game = opening(3, first_game="on", goals="on")
    assert "retreat" in game.options
    assert game.state.deck == []
    assert game.seen(0)["variant"] == {"first_game": True, "goals": False, "round_limit": True}


@pytest.mark.rule("FRONT-17.1", "FRONT-17.2", "FRONT-17.3")
def test_by_default_neither_and_thirty_rounds() -> None:
    assert GAME.agree(3, {}).options == {"first_game": "off", "goals": "off", "round_limit": "30"}
    assert opening(3).seen(0)["variant"] == {"first_game": False, "goals": False, "round_limit": True}


@pytest.mark.rule("FRONT-17.2")
def test_goals_are_an_option() -> None:
    assert opening(3).state.deck == []
    game = opening(3, goals="on")
    assert sorted(game.state.deck) == list(range(8))
    assert "plan_goals" in frontiers(3, goals="on").options


@pytest.mark.rule("FRONT-17.2", "FRONT-1.7")
def test_the_deck_of_goals_is_shuffled() -> None:
    assert len({tuple(opening(3, seed, goals="on").state.deck) for seed in SEEDS}) > 6


@pytest.mark.rule("FRONT-17.3")
def test_the_limit_of_rounds_may_be_lifted() -> None:
    assert frontiers(3).at_round(29).end_round("explore").state.last == "rounds"
    assert frontiers(3, round_limit="none").at_round(99).end_round("explore").state.last == ""


@pytest.mark.rule("FRONT-17.4")
@pytest.mark.parametrize("seats", [1, 6])
def test_nobody_plays_alone_or_with_more_than_five(seats: int) -> None:
    with pytest.raises(ValueError, match="is for 2 to 5 seats"):
        GAME.new(seats)


@pytest.mark.rule("FRONT-A3")
def test_robots_and_logistics_work_in_one_empire() -> None:
    """The rulebook's example: the robots draw a world for each of the two worlds settled with Improved Logistics."""
    game = (
        frontiers(3).developments(1, "terraforming_robots", "improved_logistics").explored(1, "gem_world", "comet_zone")
    )
    game.colonists(1, 2).credits(1, 9).leads(0, "settle").pick("gem_world")
    assert len(game.happened("draws_world")) == 1
    game.pick("comet_zone")
    assert len(game.happened("draws_world")) == 1
    assert len(game.explored_of(1)) == 2
    assert game.credits_of(1) == 9 - 2 - 3


@pytest.mark.rule("FRONT-A1")
def test_no_rule_depends_on_a_tile_or_a_goal_by_name() -> None:
    """No source file names a tile or a goal, so that anybody who owns the box may correct each of them."""
    names = {tile.id for tile in TILES} | {goal.id for goal in GOALS}
    files = sorted(Path(frontiers_package.__file__).parent.rglob("*.py"))
    said = {
        (file.name, node.value)
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert len(files) > 20
    assert [(file, text) for file, text in said if text in names] == []
