"""The answers that are offered first: what one would give most often, and what costs least."""

from .scenario import Scenario, frontiers


def likely(game: Scenario) -> str | None:
    """The option under Enter."""
    options = [game.asked.step.option(game.state, code) for code in game.asked.options]
    return next((game.plain(option.ref) for option in options if option.likely), None)


def test_the_power_that_gives_most_for_a_good_comes_first() -> None:
    worlds = ("new_vinland", "gem_world", "spice_world")
    game = frontiers(3).colonies(1, "old_earth", *worlds).developments(1, "galactic_salon", "new_economy")
    game.goods(1, *worlds).leads(0, "trade_consume")
    assert (game.prompt, likely(game)) == ("ask.sell", None), "what is sold is a matter of plans"
    assert (game.pick("nothing").prompt, likely(game)) == ("ask.consume", "new_vinland")


def test_the_cheapest_way_and_never_one_that_takes_a_colony_away() -> None:
    game = frontiers(3).adds(1, "doomed_colony").explored(1, "destroyed_world").credits(1, 9).colonists(1, 5)
    game.leads(1, "settle").pick("destroyed_world")
    assert (game.prompt, likely(game)) == ("ask.way", "pay")


def test_nothing_is_stored_unless_one_says_so() -> None:
    game = frontiers(3, goals="on").explored(1, "gem_world").leads(1, "settle")
    if game.prompt == "ask.store_world":
        assert likely(game) == "nothing"
