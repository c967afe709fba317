"""Section 4: several workers moved by one power go to one column, unless the table plays otherwise."""

import pytest

from .assigning import selected


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
    game.uses(0, "dictate", "home@ship", "rare@explore>develop", "genes@explore>settle", "alien@explore>ship")
    assert game.plan_of(0) == {"develop": "rare", "settle": "genes", "ship": "alien"}
    assert game.prompts() == {0: "ask.reassign"}


@pytest.mark.rule("ROLL-A1")
@pytest.mark.parametrize("tile", ["executive_power", "propaganda_campaign", "homeworld_patriotism"])
def test_powers_for_the_selected_phase_are_never_split(tile: str) -> None:
    game = selected(tile, columns="any", phase="ship", settle="home home home").choose(0, tile)
    assert game.prompts() == {0: "ask.move"}
    assert game.choose(0, "home@settle", "home@settle").plan_of(0) == {"settle": "home", "ship": "home home"}


@pytest.mark.rule("ROLL-A1")
def test_a_plain_dictate_moves_one_worker_at_such_a_table_too() -> None:
    game = selected(columns="any", settle="rare", ship="home home").uses(0, "dictate", "rare@settle", "explore")
    assert game.plan_of(0) == {"ship": "home home"}
    assert (game.asked(0).low, game.asked(0).high) == (1, 1)
