"""Section 7: Phase I, Explore. Scouts, Stocks and the construction zone."""

import pytest

from astrarium.kernel import Text

from ..scenario import Scenario, roll


def exploring(explorers: str = "home", *tiles: str, seats: int = 2) -> Scenario:
    """Seat 0 has these explorers, and these tiles beside its home world."""
    return roll(seats).adds(0, *tiles).workers(0, explore=explorers)


def scout(game: Scenario, *abandoned: str, seat: int = 0) -> Scenario:
    """Scout until the tiles are drawn; a seat with tiles to build is asked which it abandons."""
    game.choose(seat, "scout")
    return game.choose(seat, *abandoned) if game.prompts().get(seat) == "ask.abandon" else game


def abandoned_by(game: Scenario) -> int:
    """How many tiles seat 0 has under the Explore tile, which everybody sees."""
    return int(game.seen(1)["players"][0]["abandoned"])


def uncovered(game: Scenario) -> list[str]:
    """The tiles that the latest answer put on top of a stack, as spectators are told."""
    return [str(event.args["tile"]) for event in game.events if event.kind == "tops" and event.visible_to(None)]


@pytest.mark.rule("ROLL-7.1")
def test_each_explorer_scouts_or_stocks_and_goes_to_the_citizenry() -> None:
    game = exploring("home rare").bag("export_duties", "free_trade_zone", "new_economy", "mining_league")
    game.phase("explore")
    assert game.options(0) == ["scout", "stock", "stock_all"]
    game.choose(0, "stock")
    assert (game.credits_of(0), game.citizenry_of(0)) == (3, "home")
    assert game.options(0) == ["scout", "stock"]
    game.choose(0, "scout").answer(0, game.asked(0).options[0])
    assert game.citizenry_of(0) == "home rare"
    assert game.over


@pytest.mark.rule("ROLL-7.1")
def test_the_question_says_how_many_explorers_are_left() -> None:
    game = exploring("home rare rare").phase("explore")
    assert game.asked(0).about == {"n": 3}
    assert game.choose(0, "stock").asked(0).about == {"n": 2}


@pytest.mark.rule("ROLL-7.1", "ROLL-7.6")
def test_all_explorers_that_are_left_may_stock_at_once() -> None:
    game = exploring("home rare rare").phase("explore").choose(0, "stock").choose(0, "stock_all")
    assert (game.credits_of(0), game.citizenry_of(0), game.over) == (7, "home rare rare", True)
    assert [told["die"] for told in game.happened("stocks")] == ["die:rare", "die:rare"]


@pytest.mark.rule("ROLL-7.6", "ROLL-17.13", "ROLL-A13")
def test_each_stocks_for_what_it_brings_when_all_do_virtual_ones_too() -> None:
    game = exploring("home alien").adds(0, "alien_archaeology", "alien_research_ship").credits(0, 0).phase("explore")
    option = game.asked(0).step.option(game.state, game.asked(0).options[-1])
    assert (option.ref, option.text.args, option.warning) == (
        "task:stock_all",
        {"n": 12, "workers": 4},
        Text("warning.credits_lost", n=2),
    )
    game.choose(0, "stock_all")
    assert [told["n"] for told in game.happened("stocks")] == [2, 2, 4, 4]


@pytest.mark.rule("ROLL-0.11")
def test_a_stock_says_what_would_be_lost() -> None:
    game = exploring("home rare").credits(0, 9).phase("explore")
    question = game.asked(0)
    lost = [question.step.option(game.state, code).warning for code in question.options]
    assert [warning and warning.args for warning in lost] == [None, {"n": 1}, {"n": 3}]


@pytest.mark.rule("ROLL-7.2")
def test_a_scout_draws_a_tile_and_puts_either_side_under_its_stack() -> None:
    for side, developments, worlds in (
        ("export_duties", ["export_duties", "public_works"], ["mining_world"]),
        ("silicon_world", ["public_works"], ["silicon_world", "mining_world"]),
    ):
        game = exploring().developments(0, "public_works").worlds(0, "mining_world").bag("export_duties")
        scout(game.first(0).phase("explore"))
        assert sorted(game.options(0)) == ["export_duties", "silicon_world"]
        game.choose(0, side)
        assert (game.developments_of(0), game.worlds_of(0)) == (developments, worlds)


@pytest.mark.rule("ROLL-7.2")
def test_tiles_may_be_abandoned_from_anywhere_in_the_stacks_and_one_more_is_drawn() -> None:
    game = exploring().developments(0, "public_works", "space_docks", "trade_levies").worlds(0, "mining_world")
    game.phase("explore").choose(0, "scout")
    question = game.asked(0)
    assert (question.low, question.high) == (0, 4)
    told = [question.step.option(game.state, code).text.args for code in question.options]
    assert [(tile["tile"], tile["n"]) for tile in told] == [  # as which of its stack each will be built
        ("tile:trade_levies", 1), ("tile:space_docks", 2), ("tile:public_works", 3), ("tile:mining_world", 1),
    ]  # fmt: skip
    game.choose(0, "space_docks", "mining_world")
    assert game.developments_of(0) == ["public_works", "trade_levies"]
    assert game.worlds_of(0) == []
    assert len(game.drawn_by(0)) == 3


@pytest.mark.rule("ROLL-7.2")
def test_the_tiles_drawn_are_placed_in_any_order_each_on_a_side_of_its_own() -> None:
    game = exploring().developments(0, "public_works").bag("export_duties", "free_trade_zone", "new_economy")
    scout(game.phase("explore"), "public_works")
    first, second = game.drawn_by(0)
    assert set(game.options(0)) > {first, second}
    game.choose(0, second)
    assert game.developments_of(0) == [second]
    assert second not in game.options(0)
    game.choose(0, first)
    assert game.developments_of(0) == [first, second]


@pytest.mark.rule("ROLL-7.2")
def test_only_the_scout_sees_the_tiles_drawn() -> None:
    game = exploring().bag("export_duties", "free_trade_zone").phase("explore").choose(0, "scout")
    (tile,) = game.drawn_by(0)
    assert tile in str(game.seen(0))
    assert tile not in str(game.seen(1))
    assert [event.to for event in game.events if event.kind == "drew_tile"] == [(0,)]


@pytest.mark.rule("ROLL-7.3")
def test_abandoned_tiles_lie_under_the_explore_tile_and_are_not_drawn_while_the_bag_lasts() -> None:
    game = exploring().developments(0, "public_works").bag("export_duties", "free_trade_zone")
    scout(game.phase("explore"), "public_works")
    assert sorted(game.drawn_by(0)) == ["export_duties", "free_trade_zone"]
    assert abandoned_by(game) == 1
    assert game.state.bag == []


@pytest.mark.rule("ROLL-7.3")
def test_a_tile_of_an_earlier_scout_may_be_abandoned_by_a_later_one() -> None:
    game = exploring("home home").bag("export_duties", "free_trade_zone", "new_economy", "mining_league")
    scout(game.phase("explore"))
    (first,) = game.drawn_by(0)
    game.choose(0, first)
    scout(game, first)
    assert len(game.drawn_by(0)) == 2
    assert first not in game.drawn_by(0)


@pytest.mark.rule("ROLL-7.4")
def test_abandoned_tiles_return_to_the_bag_at_the_end_of_explore() -> None:
    game = exploring().developments(0, "public_works").bag("export_duties", "free_trade_zone")
    scout(game.phase("explore"), "public_works")
    for _ in range(2):
        assert game.state.bag == []
        game.answer(0, game.asked(0).options[0])
    assert game.over
    assert abandoned_by(game) == 0
    assert len(game.state.bag) == 1
    game.workers(0, explore="home").phase("explore").choose(0, "scout").choose(0)
    assert game.drawn_by(0) == ["public_works"]


@pytest.mark.rule("ROLL-7.5", "ROLL-A19")
def test_dice_stay_on_a_stack_of_which_all_tiles_are_abandoned() -> None:
    game = exploring().worlds(0, "mining_world").dice_on(0, "world", "rare").phase("explore")
    scout(game, "mining_world")
    assert (game.worlds_of(0), game.dice_on_stack(0, "world")) == ([], "rare")
    for _ in range(2):  # both tiles drawn become developments
        game.choose(0, game.drawn_by(0)[0])
    assert game.over
    assert (game.worlds_of(0), game.dice_on_stack(0, "world")) == ([], "rare")
    assert game.cup_of(0) == ""


@pytest.mark.rule("ROLL-7.6")
def test_each_stock_brings_2() -> None:
    game = exploring("home home").phase("explore").choose(0, "stock")
    assert game.credits_of(0) == 3
    assert game.choose(0, "stock").credits_of(0) == 5


@pytest.mark.rule("ROLL-7.9", "ROLL-A19")
def test_a_tile_that_scouting_makes_complete_moves_only_in_the_next_develop_phase() -> None:
    game = exploring().developments(0, "public_works", "new_economy").dice_on(0, "development", "home rare")
    scout(game.phase("explore"), "new_economy")
    for _ in range(2):
        game.choose(0, next(name for name in game.options(0) if name not in game.drawn_by(0)))  # a world
    assert game.over
    assert game.developments_of(0) == ["public_works"]
    assert "public_works" not in game.tableau_of(0)
    game.phase("develop").choose(0, "rare@development")
    assert "public_works" in game.tableau_of(0)


@pytest.mark.rule("ROLL-7.14", "ROLL-A16")
def test_with_a_bag_of_two_tiles_for_each_explorer_all_explore_at_the_same_time() -> None:
    game = roll().workers(0, explore="home").workers(1, explore="home")
    game.bag("export_duties", "free_trade_zone", "new_economy", "mining_league").phase("explore")
    assert game.prompts() == {0: "ask.explore", 1: "ask.explore"}
    game.choose(1, "stock")
    assert game.credits_of(1) == 3


@pytest.mark.rule("ROLL-7.14", "ROLL-A16", "ROLL-12.5")
def test_with_fewer_tiles_one_whole_explore_comes_after_another_from_the_lowest_faction() -> None:
    game = roll(3).first(1)
    for seat in range(3):
        game.workers(seat, explore="home home" if seat == 1 else "home")
    game.bag("export_duties", "free_trade_zone", "new_economy", "mining_league", "space_docks", "public_works")
    game.phase("explore")
    assert game.prompts() == {1: "ask.explore"}
    game.choose(1, "stock")
    assert game.prompts() == {1: "ask.explore"}
    game.choose(1, "stock")
    assert game.prompts() == {2: "ask.explore"}
    game.choose(2, "stock")
    assert game.prompts() == {0: "ask.explore"}


@pytest.mark.rule("ROLL-A16")
@pytest.mark.parametrize(("tiles", "asked"), [(4, [0, 1]), (3, [0])])
def test_virtual_explorers_count_for_how_full_the_bag_must_be(tiles: int, asked: list[int]) -> None:
    game = roll().adds(0, "major_research_labs").workers(1, explore="home")
    game.bag(*("export_duties", "free_trade_zone", "new_economy", "mining_league")[:tiles]).phase("explore")
    assert sorted(game.prompts()) == asked


@pytest.mark.rule("ROLL-7.16")
def test_a_tile_put_under_an_empty_stack_is_its_top_and_seen_by_all() -> None:
    game = exploring().bag("export_duties", "free_trade_zone").phase("explore").choose(0, "scout")
    (drawn,) = game.drawn_by(0)
    game.choose(0, drawn)
    assert uncovered(game) == [f"tile:{drawn}"]
    assert game.seen(1)["players"][0]["stacks"]["development"]["top"] == drawn


@pytest.mark.rule("ROLL-7.16")
def test_a_tile_put_under_another_one_is_seen_by_its_owner_alone() -> None:
    game = exploring().developments(0, "public_works").bag("export_duties", "free_trade_zone")
    scout(game.phase("explore"))
    (drawn,) = game.drawn_by(0)
    game.choose(0, drawn)
    assert uncovered(game) == []
    assert drawn not in str(game.seen(1))
    assert drawn in str(game.seen(0))


@pytest.mark.rule("ROLL-7.16")
def test_a_tile_that_leaves_the_top_uncovers_the_next() -> None:
    game = exploring().worlds(0, "mining_world", "comet_zone")
    scout(game.phase("explore"), "comet_zone")
    assert uncovered(game) == ["tile:mining_world"]
    assert game.seen(1)["players"][0]["stacks"]["world"]["top"] == "mining_world"
