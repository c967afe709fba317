"""Goods that are alike are one: no question whose answers do the same (FRONT-A36)."""

import pytest

from astrarium.games.frontiers.actions.fills import MOST_COLONIES
from astrarium.games.frontiers.content import WORLDS
from astrarium.games.frontiers.names import ANY, NO_GOOD

from ..scenario import Scenario, frontiers

# Rare windfall worlds that are military: nothing replaces them
TWO_ALIKE = ("rebel_fuel_cache", "rebel_convict_mines")


def with_goods(*worlds: str) -> Scenario:
    return frontiers().adds(1, *worlds).goods(1, *worlds)


@pytest.mark.rule("FRONT-A36", "FRONT-9.3")
def test_the_same_sale_is_listed_once() -> None:
    game = with_goods(*TWO_ALIKE, "asteroid_belt").leads(1, "trade_consume")
    assert game.options == ["rebel_fuel_cache", "nothing"]
    worlds = ["rebel_fuel_cache", "runaway_robots", "mining_world", "comet_zone"]
    game = with_goods(*worlds).leads(1, "trade_consume")
    assert game.options == [*worlds, "nothing"], "windfall and production colonies, some of which pay for a good"


@pytest.mark.rule("FRONT-A36", "FRONT-7.17")
def test_a_colony_that_may_be_replaced_is_like_no_other() -> None:
    """Goods on alike colonies are offered separately if their owner has or can buy Terraforming Engineers: a colony
    that is replaced loses its good and its points."""
    worlds = ("asteroid_belt", "radioactive_world", *TWO_ALIKE)
    game = with_goods(*worlds).market("terraforming_engineers").leads(1, "trade_consume")
    assert game.options == ["asteroid_belt", "radioactive_world", "rebel_fuel_cache", "nothing"]
    game = with_goods(*worlds).market("terraforming_engineers").stock(terraforming_engineers=0)
    assert game.leads(1, "trade_consume").options == ["asteroid_belt", "nothing"], "sold out"
    game = with_goods(*worlds).developments(1, "terraforming_engineers").stock(terraforming_engineers=0)
    assert len(game.leads(1, "trade_consume").options) == 4
    game = with_goods(*worlds).developments(2, "terraforming_engineers").stock(terraforming_engineers=0)
    assert game.leads(1, "trade_consume").options == ["asteroid_belt", "nothing"], "somebody else's replaces nothing"


@pytest.mark.rule("FRONT-A36", "FRONT-7.22")
def test_doomed_colony_is_like_no_other() -> None:
    game = with_goods("doomed_colony", "galactic_resort", "star_nomad_lair").leads(1, "trade_consume")
    assert game.options == ["doomed_colony", "galactic_resort", "nothing"]


@pytest.mark.rule("FRONT-A36", "FRONT-9.7")
def test_goods_that_are_alike_are_consumed_without_a_question() -> None:
    game = frontiers().colonies(1, "old_earth", *TWO_ALIKE, "rebel_freedom_fighters")
    game.goods(1, *TWO_ALIKE, "rebel_freedom_fighters").leads(1, "trade_consume").pick("nothing")
    assert (game.prompt, game.chips_of(1)) == ("ask.action", 1 + 3)
    assert len(game.goods_of(1)) == 1
    game = frontiers().colonies(1, "old_earth", *TWO_ALIKE, "gem_world").goods(1, *TWO_ALIKE, "gem_world")
    game.leads(1, "trade_consume").pick("nothing")
    assert (game.prompt, game.options) == ("ask.consume_goods", [*TWO_ALIKE, "gem_world"]), "two may be meant at once"


@pytest.mark.rule("FRONT-A36", "FRONT-15.24")
def test_of_different_kinds_one_of_each_is_offered() -> None:
    worlds = (*TWO_ALIKE, "gem_world", "ancient_race")
    game = frontiers().colonies(0, *worlds).adds(0, "diversified_economy").goods(0, *worlds)
    game.leads(0, "trade_consume").pick("nothing")
    assert game.goods_of(0) == {"rebel_convict_mines": "rare"}
    assert game.chips_of(0) == 1 + 3


@pytest.mark.rule("FRONT-A36", "FRONT-9.11")
def test_one_more_sale_is_not_asked_where_goods_are_alike() -> None:
    game = with_goods(*TWO_ALIKE)
    game.adds(1, "trade_league").leads(1, "trade_consume").pick("nothing").pick("trade_league")
    assert (game.prompt, len(game.happened("sells"))) == ("ask.action", 1)


@pytest.mark.rule("FRONT-A36", "FRONT-7.9")
def test_goods_spent_for_military_too() -> None:
    game = frontiers().colonies(0, "uplift_mercenary_force", "rebel_fuel_cache", "asteroid_belt")
    game.goods(0, "rebel_fuel_cache", "asteroid_belt")
    game.explored(0, "rebel_miners").colonists(0, 3).leads(0, "settle").pick("rebel_miners")
    assert (len(game.goods_of(0)), game.colonies_of(0)[-1]) == (1, "rebel_miners"), "no question about the good"


@pytest.mark.rule("FRONT-A36", "FRONT-15.17")
def test_which_power_goes_first_is_asked_only_where_it_matters() -> None:
    """Whether the bonus of Produce or Genetics Lab goes first, the same colonies are filled: nothing is asked."""
    game = frontiers().developments(0, "genetics_lab").leads(0, "produce")
    assert (game.seat, game.prompt, game.goods_of(0)) == (1, "ask.action", {"ancient_race": "genes"})
    game = frontiers().developments(0, "genetics_lab").adds(0, "pre_sentient_race").leads(0, "produce")
    assert (game.prompt, len(game.goods_of(0))) == ("ask.action", 2), "both colonies, whichever goes first"


@pytest.mark.rule("FRONT-A36", "FRONT-15.17", "FRONT-8.1")
def test_it_is_asked_where_it_decides_what_is_filled() -> None:
    """If the bonus fills Ancient Race, Genetics Lab has nothing left to fill and Asteroid Belt stays empty; in the
    other order both colonies are filled."""
    game = frontiers().developments(0, "genetics_lab").adds(0, "asteroid_belt").leads(0, "produce")
    assert (game.prompt, game.options) == ("ask.source", ["produce", "genetics_lab"])
    assert set(game.pick("genetics_lab").goods_of(0)) == {"ancient_race", "asteroid_belt"}
    game = frontiers().developments(0, "genetics_lab").adds(0, "asteroid_belt").leads(0, "produce").pick("produce")
    assert (game.prompt, game.options) == ("ask.windfall", ["ancient_race", "asteroid_belt"])
    assert set(game.pick("ancient_race").goods_of(0)) == {"ancient_race"}


@pytest.mark.rule("FRONT-A36", "FRONT-8.6")
def test_where_goods_run_short_those_that_are_alike_are_not_asked_about() -> None:
    game = frontiers().adds(1, "mining_world").supply(rare=1).leads(0, "produce")
    assert (game.prompt, len(game.goods_of(1))) == ("ask.action", 1), "both are production colonies without more"


@pytest.mark.rule("FRONT-A36")
def test_where_there_are_too_many_ways_to_go_through_all_powers_are_offered() -> None:
    """With more than MOST_COLONIES colonies the order of powers is asked without comparing what each order leads to,
    which would take too long; a content pack may have that many."""
    windfalls = [world.id for world in WORLDS if world.resource == "windfall" and world.good not in (ANY, NO_GOOD)]
    for more, prompt in ((MOST_COLONIES - 1, "ask.windfall"), (MOST_COLONIES, "ask.source")):
        worlds = [world for world in windfalls if world != "ancient_race"][:more]
        game = frontiers().adds(0, "galactic_engineers", *worlds)
        assert game.leads(0, "produce").prompt == prompt, "two powers for any kind, whichever goes first"
