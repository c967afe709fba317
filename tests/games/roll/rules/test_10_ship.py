"""Section 10: shippers take goods and Trade or Consume them."""

import pytest

from ....rows import each
from ..scenario import Scenario, roll

PRICES = {"spice_world": 3, "alpha_centauri": 4, "jungle_world": 5, "damaged_alien_factory": 6}
MATCHING = {
    "spice_world": "novelty",
    "alpha_centauri": "rare",
    "jungle_world": "genes",
    "damaged_alien_factory": "alien",
}
KINDS = ("home", "military", "consumption", "novelty", "rare", "genes", "alien")


def one_good(world: str, good: str, shipper: str) -> Scenario:
    """One world with one good, and one shipper for it."""
    return roll().tableau(0, world).goods(0, **{world: good}).workers(0, ship=shipper).phase("ship")


# The task of a shipper


@pytest.mark.rule("ROLL-10.1")
@pytest.mark.parametrize("task", ["trade", "consume"])
def test_shipper_and_good_both_go_to_the_citizenry(task: str) -> None:
    game = one_good("alpha_centauri", "rare", "home")
    assert game.options(0) == ["alpha_centauri.rare>trade", "alpha_centauri.rare>consume"]
    game.choose(0, f"alpha_centauri.rare>{task}")
    assert game.citizenry_of(0) == "home rare"
    assert game.good_on(0, "alpha_centauri") == ""
    assert game.workers_of(0) == {}
    assert game.cup_of(0) == ""


@pytest.mark.rule("ROLL-10.1")
def test_a_shipper_takes_one_good_and_only_of_the_own_tableau() -> None:
    game = roll().tableau(0, "alpha_centauri", "spice_world").tableau(1, "jungle_world")
    game.goods(0, alpha_centauri="rare", spice_world="home").goods(1, jungle_world="genes").workers(0, ship="home")
    game.phase("ship")
    assert {option.partition(">")[0] for option in game.options(0)} == {"alpha_centauri.rare", "spice_world.home"}
    game.choose(0, "spice_world.home>consume")
    assert game.good_on(0, "alpha_centauri") == "rare"
    assert game.good_on(1, "jungle_world") == "genes"


@pytest.mark.rule("ROLL-10.1")
def test_which_shipper_goes_first_is_its_owners_choice() -> None:
    game = roll().tableau(0, "alpha_centauri").goods(0, alpha_centauri="rare").workers(0, ship="home rare")
    game.phase("ship")
    assert game.options(0) == ["home@ship", "rare@ship"]
    game.choose(0, "rare@ship").choose(0, "alpha_centauri.rare>consume")
    assert game.citizenry_of(0) == "rare rare"
    assert game.cup_of(0) == "home"


# Trade


@pytest.mark.rule("ROLL-10.2")
@pytest.mark.parametrize("good", ["home", "alien"])
@pytest.mark.parametrize(("world", "price"), PRICES.items())
def test_a_trade_pays_by_the_colour_of_the_world_not_of_the_die(world: str, price: int, good: str) -> None:
    game = one_good(world, good, "home").choose(0, f"{world}.{good}>trade")
    assert game.credits_of(0) == 1 + price
    assert game.chips_of(0) == 0
    assert game.happened("trades") == [{"side": "seat:0", "die": f"die:{good}", "tile": f"tile:{world}"}]


@pytest.mark.rule("ROLL-10.6")
def test_several_goods_may_be_traded_in_a_phase() -> None:
    game = roll().tableau(0, "alpha_centauri", "spice_world").goods(0, alpha_centauri="rare", spice_world="novelty")
    game.workers(0, ship="home home").phase("ship").choose(0, "alpha_centauri.rare>trade")
    assert "spice_world.novelty>trade" in game.options(0)
    game.choose(0, "spice_world.novelty>trade")
    assert game.credits_of(0) == 1 + 4 + 3


@pytest.mark.rule("ROLL-10.12")
def test_trading_with_ten_credits_is_allowed_and_the_money_is_lost() -> None:
    game = roll().tableau(0, "alpha_centauri").goods(0, alpha_centauri="rare").workers(0, ship="home").credits(0, 10)
    game.phase("ship").choose(0, "alpha_centauri.rare>trade")
    assert game.credits_of(0) == 10
    assert game.happened("credits_lost") == [{"side": "seat:0", "n": 4, "source": "task:trade"}]


@pytest.mark.rule("ROLL-10.12")
@pytest.mark.parametrize(("money", "lost"), [(6, 0), (7, 1), (10, 4)])
def test_the_option_says_beforehand_how_much_would_be_lost(money: int, lost: int) -> None:
    game = roll().tableau(0, "alpha_centauri").goods(0, alpha_centauri="rare").workers(0, ship="home")
    asked = game.credits(0, money).phase("ship").asked(0)
    warning = asked.step.option(game.state, asked.options[0]).warning
    assert (warning.args["n"] if warning else 0) == lost


# Consume


@pytest.mark.rule("ROLL-10.3", "ROLL-10.4", "ROLL-10.5")
@each("shipper", KINDS)
@each("good", KINDS)
@each(("world", "die"), MATCHING.items())
def test_consuming_brings_one_vp_and_one_for_each_die_that_matches(
    world: str, die: str, good: str, shipper: str
) -> None:
    """All combinations of world, good and shipper follow the same rule; a Consumption die matches any world."""
    game = one_good(world, good, shipper).choose(0, f"{world}.{good}>consume")
    vp = 1 + (good in (die, "consumption")) + (shipper in (die, "consumption"))
    assert game.chips_of(0) == vp
    assert game.credits_of(0) == 1, "and no credits"
    args = {"side": "seat:0", "die": f"die:{good}", "tile": f"tile:{world}", "shipper": f"die:{shipper}", "n": vp}
    assert game.happened("consumes") == [args]


@pytest.mark.rule("ROLL-10.4")
def test_the_printed_examples() -> None:
    """Two Consumption dice bring 3 VP; so does a Novelty good of a Novelty world that a Consumption die ships."""
    game = one_good("jungle_world", "consumption", "consumption").choose(0, "jungle_world.consumption>consume")
    assert game.chips_of(0) == 3
    game = one_good("spice_world", "novelty", "consumption").choose(0, "spice_world.novelty>consume")
    assert game.chips_of(0) == 3


@pytest.mark.rule("ROLL-10.5")
def test_what_a_die_showed_does_not_matter() -> None:
    """A shipper that rolled a wild brings the same VP as a shipper of its colour that rolled Ship."""
    for face in ("ship", "wild"):
        game = roll().tableau(0, "spice_world").goods(0, spice_world="novelty").rolls(0, **{face: "novelty rare"})
        game.assign()
        if face == "wild":
            game.wilds(0, "ship", "ship")
        game.selects(0, "novelty@ship", "ship").ready(0)
        game.choose(0, "rare@ship").choose(0, "spice_world.novelty>consume")
        assert game.chips_of(0) == 2, "1, and 1 for the good; nothing for a wild"


@pytest.mark.rule("ROLL-10.3")
def test_each_option_says_what_it_brings_with_the_shipper_chosen() -> None:
    for shipper, vp in (("home", 2), ("rare", 3)):
        game = one_good("alpha_centauri", "rare", shipper)
        asked = game.asked(0)
        trade, consume = (asked.step.option(game.state, code).text.args["n"] for code in asked.options)
        assert (trade, consume) == (4, vp)


# Who must ship, and who is left over


@pytest.mark.rule("ROLL-10.8")
def test_excess_shippers_return_to_the_cup() -> None:
    game = one_good("alpha_centauri", "rare", "home home home").choose(0, "alpha_centauri.rare>trade")
    assert game.citizenry_of(0) == "home rare"
    assert game.cup_of(0) == "home home"


@pytest.mark.rule("ROLL-10.8")
def test_without_any_good_all_return_and_nobody_is_asked() -> None:
    game = roll().tableau(0, "alpha_centauri").workers(0, ship="home rare").phase("ship")
    assert game.prompts() == {}
    assert game.cup_of(0) == "home rare"
    assert game.citizenry_of(0) == ""


@pytest.mark.rule("ROLL-10.12")
def test_one_must_ship_while_a_shipper_and_a_good_are_left() -> None:
    game = roll().tableau(0, "alpha_centauri", "spice_world").goods(0, alpha_centauri="rare", spice_world="novelty")
    game.workers(0, ship="home home").phase("ship")
    for good in ("alpha_centauri.rare", "spice_world.novelty"):
        assert (game.asked(0).low, game.asked(0).high) == (1, 1)
        assert all(option.endswith((">trade", ">consume")) for option in game.options(0)), "no option is to stop"
        game.choose(0, f"{good}>consume")
    assert game.prompts() == {}


@pytest.mark.rule("ROLL-10.12")
def test_a_shipper_that_is_no_die_must_ship_too() -> None:
    game = roll().tableau(0, "space_docks", "alpha_centauri").goods(0, alpha_centauri="rare").phase("ship")
    game.choose(0, "alpha_centauri.rare>trade")
    assert game.credits_of(0) == 1 + 4
    assert game.citizenry_of(0) == "rare", "the good alone"


@pytest.mark.rule("ROLL-10.9")
@pytest.mark.parametrize(("world", "vp"), [("jungle_world", 3), ("spice_world", 2), ("damaged_alien_factory", 2)])
def test_the_genes_shipper_of_organic_shipyards_matches_genes_worlds_alone(world: str, vp: int) -> None:
    die = MATCHING[world]
    game = roll().tableau(0, "organic_shipyards", world).goods(0, **{world: die}).phase("ship")
    assert game.options(0) == ["home@virtual", "genes@virtual"]
    game.choose(0, "genes@virtual").choose(0, f"{world}.{die}>consume")
    assert game.chips_of(0) == vp
    assert game.citizenry_of(0) == die


@pytest.mark.rule("ROLL-10.9")
@pytest.mark.parametrize("shipper", ["home", "genes"])
def test_for_a_trade_its_colour_is_all_one(shipper: str) -> None:
    game = roll().tableau(0, "organic_shipyards", "jungle_world").goods(0, jungle_world="genes").phase("ship")
    game.choose(0, f"{shipper}@virtual").choose(0, "jungle_world.genes>trade")
    assert game.credits_of(0) == 1 + 5


@pytest.mark.rule("ROLL-10.9")
def test_its_home_shipper_matches_nothing() -> None:
    game = roll().tableau(0, "organic_shipyards", "jungle_world").goods(0, jungle_world="genes").phase("ship")
    game.choose(0, "home@virtual").choose(0, "jungle_world.genes>consume")
    assert game.chips_of(0) == 2
