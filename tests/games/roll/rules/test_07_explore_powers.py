"""Section 7 and ROLL-17.9 to ROLL-17.14: powers of Explore, tile by tile."""

import pytest

from astrarium.games.roll.content import DESIGNS
from astrarium.games.roll.powers.phases import ExtraWorkers
from astrarium.games.roll.powers.tiles import ExtraTileAtEnd, PlaceOnTop, RearrangeZone, ScoutBonus, StockValue
from astrarium.kernel.question import may_reveal

from ..scenario import Scenario, roll

# Workers that are no dice, and their phase
VIRTUAL = {
    "alien_research_ship": ("explore", {"home": 1, "alien": 1}),
    "major_research_labs": ("explore", {"home": 1}),
    "organic_shipyards": ("ship", {"home": 1, "genes": 1}),
    "space_docks": ("ship", {"home": 1}),
}
OTHERS = {"advanced_logistics", "alien_archaeology", "alien_research_team", "improved_reconnaissance"}


def exploring(explorers: str, *tiles: str) -> Scenario:
    """Seat 0 has these explorers, and these tiles beside its home world."""
    return roll().adds(0, *tiles).workers(0, explore=explorers)


def virtual(game: Scenario) -> dict[str, int]:
    return dict(game.seen(1)["players"][0]["virtual"])


def test_no_tile_with_such_a_power_is_forgotten() -> None:
    kinds = (ExtraWorkers, ExtraTileAtEnd, PlaceOnTop, RearrangeZone, ScoutBonus, StockValue)
    having = {design.id for design in DESIGNS if any(isinstance(power, kinds) for power in design.powers)}
    assert having == {*VIRTUAL, *OTHERS}


# Virtual workers


@pytest.mark.rule("ROLL-17.10", "ROLL-A13", "ROLL-6.6")
@pytest.mark.parametrize("tile", VIRTUAL)
def test_virtual_workers_come_in_their_phase_alone_and_are_no_dice(tile: str) -> None:
    phase, expected = VIRTUAL[tile]
    for at in ("explore", "develop", "settle", "produce", "ship"):
        game = roll().adds(0, "mining_world", tile).goods(0, mining_world="rare rare rare")
        game.phase(at)
        assert virtual(game) == (expected if at == phase else {})
        assert game.owned_by(0) == "rare rare rare"


@pytest.mark.rule("ROLL-17.10", "ROLL-A13")
@pytest.mark.parametrize("tile", ["alien_research_ship", "major_research_labs"])
def test_virtual_explorers_must_be_used_and_vanish_without_going_to_the_citizenry(tile: str) -> None:
    game = exploring("rare", tile).phase("explore")
    for left in range(1 + sum(VIRTUAL[tile][1].values()), 0, -1):
        assert game.options(0) == ["scout", "stock", "stock_all"][: 3 if left > 1 else 2]
        game.choose(0, "stock")
    assert game.over
    assert (virtual(game), game.citizenry_of(0), game.cup_of(0)) == ({}, "rare", "")


@pytest.mark.rule("ROLL-17.10", "ROLL-A13")
def test_of_explorers_that_are_asked_for_as_one_the_dice_go_first() -> None:
    game = exploring("home rare", "major_research_labs").phase("explore")
    left = []
    for _ in range(3):
        left.append((virtual(game), game.citizenry_of(0)))
        game.choose(0, "stock")
    assert left == [({"home": 1}, ""), ({"home": 1}, "home"), ({"home": 1}, "home rare")]


@pytest.mark.rule("ROLL-17.10")
def test_the_owner_can_tell_virtual_workers_from_dice() -> None:
    game = roll().adds(0, "mining_world", "organic_shipyards").goods(0, mining_world="rare").workers(0, ship="home")
    game.phase("ship")
    assert game.options(0) == ["home@ship", "home@virtual", "genes@virtual"]
    game.choose(0, "home@virtual").choose(0, "mining_world.rare>trade")
    assert game.citizenry_of(0) == "rare"
    assert game.cup_of(0) == "home"  # there was nothing left to ship


@pytest.mark.rule("ROLL-A13")
@pytest.mark.parametrize("tile", ["organic_shipyards", "space_docks"])
def test_virtual_shippers_vanish_unused_without_a_good(tile: str) -> None:
    game = roll().adds(0, "mining_world", tile).phase("ship")
    assert game.over
    assert (virtual(game), game.cup_of(0), game.citizenry_of(0)) == ({}, "", "")


@pytest.mark.rule("ROLL-A13")
def test_a_white_shipper_matches_no_world() -> None:
    game = roll().adds(0, "mining_world", "space_docks").goods(0, mining_world="genes").phase("ship")
    game.choose(0, "mining_world.genes>consume")
    assert game.chips_of(0) == 1


@pytest.mark.rule("ROLL-A13", "ROLL-17.12", "ROLL-17.13")
def test_the_virtual_alien_explorer_counts_for_both_alien_powers() -> None:
    game = exploring("", "alien_research_ship", "alien_archaeology").phase("explore").choose(0, "stock.alien")
    assert game.credits_of(0) == 1 + 4
    game = exploring("", "alien_research_ship", "alien_research_team").phase("explore").choose(0, "scout.alien")
    game.choose(0, game.drawn_by(0)[0]).choose(0, "stock")
    game.choose(0, game.drawn_by(0)[0])
    assert game.credits_of(0) == 1 + 2 + 1


# Alien Archaeology


@pytest.mark.rule("ROLL-7.6", "ROLL-17.13")
def test_with_alien_archaeology_a_stock_by_an_alien_explorer_brings_4() -> None:
    game = exploring("home alien alien", "alien_archaeology").phase("explore")
    assert game.options(0) == ["scout", "stock", "scout.alien", "stock.alien", "stock_all"]
    assert game.choose(0, "stock.alien").credits_of(0) == 5
    assert game.choose(0, "stock").credits_of(0) == 7
    assert game.citizenry_of(0) == "home alien"
    assert game.choose(0, "stock.alien").credits_of(0) == 10  # the most that one can have


@pytest.mark.rule("ROLL-7.6", "ROLL-17.13")
def test_without_it_an_alien_explorer_stocks_for_2() -> None:
    game = exploring("alien").phase("explore")
    assert game.options(0) == ["scout", "stock"]
    assert game.choose(0, "stock").credits_of(0) == 3


# Alien Research Team


def research(explorers: str, *tiles: str) -> Scenario:
    return exploring(explorers, "alien_research_team", *tiles)


@pytest.mark.rule("ROLL-7.11", "ROLL-17.11", "ROLL-7.15")
def test_alien_research_team_draws_when_all_have_done_their_tasks_and_its_owner_chooses_the_side() -> None:
    game = research("home").developments(0, "public_works").workers(1, explore="home").phase("explore")
    game.choose(0, "stock")
    assert game.prompts() == {1: "ask.explore"}
    assert game.drawn_by(0) == []
    game.choose(1, "stock")
    assert game.prompts() == {0: "ask.side"}
    assert len(game.options(0)) == 2  # it cannot be declined
    (drawn,) = game.drawn_by(0)
    game.choose(0, drawn)
    assert game.developments_of(0) == [drawn, "public_works"]
    assert game.over


@pytest.mark.rule("ROLL-7.11")
def test_alien_research_team_draws_before_abandoned_tiles_go_back() -> None:
    game = research("home").developments(0, "public_works").bag("space_docks", "export_duties", "new_economy")
    game.phase("explore").choose(0, "scout").choose(0, "public_works")
    for _ in range(2):
        game.choose(0, game.drawn_by(0)[0])
    assert game.prompts() == {0: "ask.side"}
    assert game.state.bag == []
    assert game.drawn_by(0) != ["public_works"]
    game.choose(0, game.drawn_by(0)[0])
    assert len(game.state.bag) == 1


@pytest.mark.rule("ROLL-17.11")
def test_without_a_tile_to_draw_alien_research_team_draws_none() -> None:
    assert research("").bag().phase("explore").over


@pytest.mark.rule("ROLL-A18", "ROLL-17.14")
def test_its_tile_goes_under_a_stack_even_with_improved_reconnaissance() -> None:
    game = research("", "improved_reconnaissance").developments(0, "public_works").phase("explore")
    assert game.prompts() == {0: "ask.side"}
    assert not any(option.endswith("^top") for option in game.options(0))


@pytest.mark.rule("ROLL-7.11", "ROLL-17.12")
@pytest.mark.parametrize(
    ("tasks", "gained"),
    [
        (["scout.alien", "scout.alien"], 1),  # once a phase
        (["scout.alien", "stock.alien"], 2 + 1),
        (["stock.alien", "stock.alien"], 2 + 2),
    ],
)
def test_a_scout_by_an_alien_explorer_brings_1_at_most_once_a_phase(tasks: list[str], gained: int) -> None:
    game = research("alien alien").phase("explore")
    for task in tasks:
        game.choose(0, task)
        if game.prompts()[0] == "ask.abandon":
            game.choose(0)
        if game.prompts()[0] == "ask.place":
            game.choose(0, game.drawn_by(0)[0])
    assert game.prompts() == {0: "ask.side"}
    before = game.credits_of(0)
    game.choose(0, game.drawn_by(0)[0])
    assert game.credits_of(0) - before == int("scout.alien" in tasks)  # when the tasks are over
    assert game.credits_of(0) == 1 + gained


@pytest.mark.rule("ROLL-17.12", "ROLL-6.9")
@pytest.mark.parametrize("explorer", ["home", "consumption", "genes"])
def test_a_scout_by_another_explorer_brings_nothing(explorer: str) -> None:
    game = research(explorer).phase("explore").choose(0, "scout")
    game.choose(0, game.drawn_by(0)[0])
    game.choose(0, game.drawn_by(0)[0])
    assert game.over
    assert game.credits_of(0) == 1


# Improved Reconnaissance


@pytest.mark.rule("ROLL-7.12", "ROLL-17.14", "ROLL-A19")
def test_with_improved_reconnaissance_each_scouted_tile_goes_on_top_or_under() -> None:
    game = exploring("home", "improved_reconnaissance").developments(0, "public_works", "new_economy")
    game.dice_on(0, "development", "rare").worlds(0, "comet_zone").phase("explore")
    game.choose(0, "scout").choose(0, "new_economy")
    first, second = game.drawn_by(0)
    assert {first, f"{first}^top", second, f"{second}^top"} < set(game.options(0))
    game.choose(0, f"{first}^top")
    assert game.happened("tops") == [{"side": "seat:0", "tile": f"tile:{first}"}]
    game.choose(0, second)
    assert game.developments_of(0) == [second, "public_works", first]
    assert game.dice_on_stack(0, "development") == "rare"


@pytest.mark.rule("ROLL-7.12", "ROLL-7.16")
def test_on_top_of_an_empty_stack_is_no_other_place_than_under_it() -> None:
    game = exploring("home", "improved_reconnaissance").worlds(0, "comet_zone").phase("explore")
    game.choose(0, "scout").choose(0)
    (development,) = game.drawn_by(0)
    assert [option for option in game.options(0) if option.startswith(development)] == [development]
    assert sum(option.endswith("^top") for option in game.options(0)) == 1
    assert len(game.options(0)) == 3


@pytest.mark.rule("ROLL-7.12")
def test_without_it_tiles_go_under_the_stacks_alone() -> None:
    game = exploring("home").developments(0, "public_works").phase("explore").choose(0, "scout").choose(0)
    assert len(game.options(0)) == 2
    assert not any(option.endswith("^top") for option in game.options(0))


# Advanced Logistics


def logistics(explorers: str, *tiles: str) -> Scenario:
    game = exploring(explorers, "advanced_logistics", *tiles)
    return game.developments(0, "public_works", "export_duties").worlds(0, "comet_zone")


@pytest.mark.rule("ROLL-7.10", "ROLL-17.9", "ROLL-A19")
def test_advanced_logistics_puts_tiles_in_any_order_and_stack_and_the_stack_decides_the_side() -> None:
    game = logistics("home").dice_on(0, "development", "rare").dice_on(0, "world", "home").phase("explore")
    assert game.options(0) == ["scout", "stock", "arrange"]
    game.choose(0, "arrange")
    assert game.options(0) == ["export_duties", "public_works", "divider", "comet_zone"]
    game.choose(0, "comet_zone", "public_works", "divider", "export_duties")
    assert game.developments_of(0) == ["public_works", "trade_levies"]  # comet_zone, turned, is the top
    assert game.worlds_of(0) == ["silicon_world"]
    assert (game.dice_on_stack(0, "development"), game.dice_on_stack(0, "world")) == ("rare", "home")
    assert {event["tile"] for event in game.happened("tops")} == {"tile:trade_levies", "tile:silicon_world"}


@pytest.mark.rule("ROLL-7.10", "ROLL-12.2")
def test_an_arrangement_may_show_a_tile_and_the_question_says_so() -> None:
    """The question says that an answer may reveal a tile, although only some orders of many tiles are tried and the
    first ones reveal nothing."""
    below = ["spice_world", "gem_world", "trading_world", "information_hub"]
    game = logistics("home").worlds(0, *below, "comet_zone").phase("explore").choose(0, "arrange")
    developments, seen = ("export_duties", "public_works"), game.state.reveals
    assert game.options(0) == [*developments, "divider", "comet_zone", *reversed(below)]
    assert may_reveal(game.state, game.asked(0))
    game.choose(0, *developments, "divider", *below, "comet_zone")
    assert game.state.reveals > seen


@pytest.mark.rule("ROLL-7.10", "ROLL-17.9", "ROLL-6.5")
def test_it_may_be_used_before_between_and_after_tasks_more_than_once_or_not_at_all() -> None:
    game = logistics("home home").phase("explore")
    for _ in range(2):
        game.choose(0, "arrange").choose(0, "export_duties", "public_works", "divider", "comet_zone")
    game.choose(0, "stock")
    game.choose(0, "arrange").choose(0, "divider", "export_duties", "public_works", "comet_zone")
    assert game.developments_of(0) == []
    game.choose(0, "stock")
    assert game.options(0) == ["arrange", "done"]
    game.choose(0, "arrange").choose(0, "comet_zone", "divider", "silicon_world", "lost_alien_warship")
    assert game.worlds_of(0) == ["lost_alien_warship", "silicon_world"]
    assert game.choose(0, "done").over


def test_play_comes_to_an_end_as_it_is_offered_three_times_between_two_tasks() -> None:
    """No rule limits arranging to three times between two tasks, but nobody gains by a fourth arrangement."""
    game = logistics("home").phase("explore")
    for _ in range(3):
        game.choose(0, "arrange").choose(0, "export_duties", "public_works", "divider", "comet_zone")
    assert game.options(0) == ["scout", "stock"]
    assert game.choose(0, "stock").options(0) == ["arrange", "done"]


@pytest.mark.rule("ROLL-7.15", "ROLL-6.6")
def test_advanced_logistics_works_without_explorers() -> None:
    game = logistics("").phase("explore")
    assert game.options(0) == ["arrange", "done"]
    asked = game.asked(0)
    options = [asked.step.option(game.state, code) for code in asked.options]
    assert [option.ref for option in options if option.likely] == ["done"]


@pytest.mark.rule("ROLL-17.9")
def test_without_tiles_there_is_nothing_to_arrange() -> None:
    assert exploring("", "advanced_logistics").phase("explore").over
    assert roll().adds(0, "advanced_logistics").worlds(0, "comet_zone").phase("develop").over


@pytest.mark.rule("ROLL-7.10")
def test_it_is_over_when_alien_research_team_has_drawn() -> None:
    game = logistics("home", "alien_research_team").phase("explore").choose(0, "stock")
    assert game.options(0) == ["arrange", "done"]
    game.choose(0, "done")
    assert game.prompts() == {0: "ask.side"}
    game.choose(0, game.drawn_by(0)[0])
    assert game.over


@pytest.mark.rule("ROLL-7.10")
def test_in_order_it_is_used_only_in_ones_own_turn() -> None:
    game = logistics("home").workers(1, explore="home").bag("space_docks").first(1).phase("explore")
    assert game.prompts() == {1: "ask.explore"}
    game.choose(1, "stock")
    assert game.prompts() == {0: "ask.explore"}
    assert "arrange" in game.options(0)


# Technology Unions


@pytest.mark.rule("ROLL-7.15", "ROLL-6.6")
def test_technology_unions_pays_in_explore_without_an_explorer() -> None:
    game = roll().adds(0, "technology_unions").workers(1, explore="home").phase("explore").choose(1, "stock")
    assert game.credits_of(0) == 1 + 1
