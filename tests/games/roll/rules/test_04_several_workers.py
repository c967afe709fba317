"""Section 4: several workers moved by one power go to one column, unless the table plays otherwise."""

import pytest

from .behind_the_screen import selected


@pytest.mark.rule("ROLL-4.12", "ROLL-A1", "ROLL-18.2")
@pytest.mark.parametrize("tile", ["nanotechnology", "mad_scientists", "isolation_policy", "system_diversification"])
def test_one_power_moves_several_workers_to_one_column(tile: str) -> None:
    game = selected(tile, "gem_world", explore="rare genes").choose(0, tile)
    assert game.prompts() == {0: "ask.column"}
    game.choose(0, "ship")
    assert game.prompts() == {0: "ask.move"}
    assert game.choose(0, "rare@explore", "genes@explore").plan_of(0) == {"ship": "rare genes"}
    assert game.prompts() == {0: "ask.reassign"}


@pytest.mark.rule("ROLL-A1", "ROLL-18.2")
@pytest.mark.parametrize("tile", ["nanotechnology", "mad_scientists", "isolation_policy", "system_diversification"])
def test_a_table_may_let_each_worker_go_to_its_own_column(tile: str) -> None:
    game = selected(tile, "gem_world", columns="any", explore="rare genes alien").choose(0, tile)
    assert game.prompts() == {0: "ask.move_one"}
    assert "enough" not in game.options(0)
    game.choose(0, "rare@explore>ship")
    assert "enough" in game.options(0)
    game.choose(0, "genes@explore>develop")
    assert game.plan_of(0) == {"explore": "alien", "develop": "genes", "ship": "rare"}
    assert game.prompts() == {0: "ask.reassign"}, "no more than two"


@pytest.mark.rule("ROLL-A1")
def test_where_each_goes_its_own_way_one_worker_may_be_enough() -> None:
    game = selected("nanotechnology", columns="any", explore="rare genes")
    game.uses(0, "nanotechnology", "rare@explore>ship", "enough")
    assert game.plan_of(0) == {"explore": "genes", "ship": "rare"}
    assert game.refusal(0, "nanotechnology").rule == "ROLL-4.8"


@pytest.mark.rule("ROLL-A1", "ROLL-17.8")
def test_galactic_mandate_too_lets_each_go_its_own_way() -> None:
    game = selected("galactic_mandate", columns="any", explore="rare genes alien", ship="home")
    game.uses(0, "dictate", "rare@explore>develop", "genes@explore>settle", "alien@explore>ship")
    assert game.plan_of(0) == {"develop": "rare", "settle": "genes", "ship": "alien"}
    assert (game.set_aside(0), game.prompts()) == ("home", {0: "ask.reassign"})


@pytest.mark.rule("ROLL-A1", "ROLL-4.7")
def test_one_use_moves_no_worker_twice() -> None:
    """A worker that was moved is neither offered again nor set aside; otherwise a Dictate could give up a die and move
    nobody in the end."""
    game = selected("galactic_mandate", columns="any", explore="rare genes alien")
    game.uses(0, "dictate", "alien@explore>ship")
    assert {option.partition(">")[0] for option in game.options(0)} == {"rare@explore", "genes@explore", "enough"}
    game.choose(0, "enough")
    assert game.options(0) == ["rare@explore", "genes@explore"], "nor is it set aside"


@pytest.mark.rule("ROLL-A1")
def test_of_two_alike_the_one_that_has_not_moved_may() -> None:
    game = selected("nanotechnology", columns="any", explore="rare", ship="rare").choose(0, "nanotechnology")
    game.choose(0, "rare@explore>ship")
    assert {option.partition(">")[0] for option in game.options(0)} == {"rare@ship", "enough"}
    game.choose(0, "rare@ship>settle")
    assert game.plan_of(0) == {"settle": "rare", "ship": "rare"}


@pytest.mark.rule("ROLL-A1", "ROLL-A5")
def test_another_power_may_move_them_again_at_such_a_table() -> None:
    game = selected("nanotechnology", "galactic_influence", columns="any", explore="rare")
    game.uses(0, "nanotechnology", "rare@explore>ship")
    assert game.prompts() == {0: "ask.reassign"}, "nobody else could move, so that it is not asked whether it is enough"
    assert game.uses(0, "galactic_influence", "rare@ship>explore").plan_of(0) == {"explore": "rare"}


@pytest.mark.rule("ROLL-A1")
@pytest.mark.parametrize("tile", ["executive_power", "propaganda_campaign", "homeworld_patriotism"])
def test_powers_for_the_selected_phase_are_never_split(tile: str) -> None:
    game = selected(tile, columns="any", phase="ship", settle="home home home").choose(0, tile)
    if tile != "executive_power":  # two of three alike: nothing to ask
        assert game.prompts() == {0: "ask.move"}
        game.choose(0, "home@settle", "home@settle")
    assert game.plan_of(0) == {"settle": "home", "ship": "home home"}
    assert game.prompts() == {0: "ask.reassign"}


@pytest.mark.rule("ROLL-A1")
def test_a_plain_dictate_moves_one_worker_at_such_a_table_too() -> None:
    game = selected(columns="any", settle="rare", ship="home home").uses(0, "dictate", "home@ship>explore")
    assert (game.prompts(), game.options(0)) == ({0: "ask.set_aside"}, ["rare@settle", "home@ship"])
    assert game.choose(0, "rare@settle").plan_of(0) == {"explore": "home", "ship": "home"}
