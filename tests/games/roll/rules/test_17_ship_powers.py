"""Powers of Ship: each tile by itself, then the rules that they share."""

import re

import pytest

from astrarium.games.roll.content import DESIGNS
from astrarium.games.roll.phases.ship import BUY_VP, CONSUME_CREDITS, CONSUME_VP, TRADE_BONUS

from ....rows import each
from ..scenario import Scenario, roll
from ..tiles.printed import DEVELOPMENTS

WORLDS = ("spice_world", "alpha_centauri", "jungle_world", "damaged_alien_factory")  # Novelty, Rare, Genes, Alien
PRICES = (3, 4, 5, 6)

KINDS = ("novelty", "rare", "genes", "alien")


def adding(sign: str, task: str) -> dict[str, tuple[int, ...]]:
    """What each tile adds, as printed, for a good of a Novelty, Rare, Genes, Alien world: "ship: $1 per rare trade"."""
    found = {}
    for name, tile in DEVELOPMENTS.items():
        for n, kinds in re.findall(rf"ship: {sign} per (?:([a-z/]+) )?{task}", tile.does):
            found[name] = tuple(int(n) if not kinds or kind in kinds.split("/") else 0 for kind in KINDS)
    return found


TRADE_CREDITS = adding(r"\$(\d)", "trade")
CREDITS = adding(r"\$(\d)", "consume")
VP = adding(r"(\d) VP", "consume")
ALL = (*TRADE_CREDITS, *CREDITS, *VP)
NOTHING = (0, 0, 0, 0)


def shipped(world: str, task: str, *tiles: str) -> Scenario:
    """A Home die lies on a world as its good, and a Home die ships it: for its owner 1 VP, or the price."""
    game = roll().tableau(0, *tiles, world).goods(0, **{world: "home"}).workers(0, ship="home").credits(0, 0)
    return game.phase("ship").choose(0, f"{world}.home>{task}")


@pytest.mark.rule("ROLL-17.23")
@each("n", range(4))
@each("tile", ALL)
def test_what_each_tile_adds_to_a_trade(tile: str, n: int) -> None:
    game = shipped(WORLDS[n], "trade", tile)
    assert game.credits_of(0) == PRICES[n] + TRADE_CREDITS.get(tile, NOTHING)[n]
    assert game.chips_of(0) == 0


@pytest.mark.rule("ROLL-17.25", "ROLL-17.26")
@each("n", range(4))
@each("tile", ALL)
def test_what_each_tile_adds_to_consuming(tile: str, n: int) -> None:
    game = shipped(WORLDS[n], "consume", tile)
    assert game.credits_of(0) == CREDITS.get(tile, NOTHING)[n]
    assert game.chips_of(0) == 1 + VP.get(tile, NOTHING)[n]


def test_no_tile_is_forgotten() -> None:
    for table, rows in ((TRADE_CREDITS, TRADE_BONUS), (CREDITS, CONSUME_CREDITS), (VP, CONSUME_VP)):
        assert set(table) == {design.id for design, powers in zip(DESIGNS, rows, strict=True) if powers}
    assert [design.id for design, powers in zip(DESIGNS, BUY_VP, strict=True) if powers] == ["galactic_bankers"]


@pytest.mark.rule("ROLL-17.23")
def test_bonuses_add_up_and_come_for_each_good() -> None:
    game = roll().tableau(0, "export_duties", "galactic_demand", "spice_world", "gem_world").credits(0, 0)
    game.goods(0, spice_world="home", gem_world="home").workers(0, ship="home home").phase("ship")
    assert game.choose(0, "spice_world.home>trade").credits_of(0) == 6
    assert game.choose(0, "gem_world.home>trade").credits_of(0) == 10, "at most"


@pytest.mark.rule("ROLL-17.23")
def test_without_a_trade_the_bonus_brings_nothing() -> None:
    game = roll().tableau(0, "export_duties").credits(0, 0).workers(0, ship="home").phase("ship")
    assert game.credits_of(0) == 0
    assert shipped("spice_world", "consume", "export_duties").credits_of(0) == 0


@pytest.mark.rule("ROLL-17.23", "ROLL-17.25", "ROLL-17.26")
def test_powers_look_at_the_world_not_at_the_die() -> None:
    """A Rare die as the good of a Novelty world uses none of the powers of Rare worlds."""
    tiles = ("jumpdrive_research", "mining_industry", "space_refineries")
    for task, money, vp in (("trade", 3, 0), ("consume", 0, 1)):
        game = roll().tableau(0, *tiles, "spice_world").goods(0, spice_world="rare").workers(0, ship="rare")
        game.credits(0, 0).phase("ship").choose(0, f"spice_world.rare>{task}")
        assert (game.credits_of(0), game.chips_of(0)) == (money, vp)


@pytest.mark.rule("ROLL-17.25", "ROLL-17.26")
def test_all_powers_of_consuming_add_up() -> None:
    tiles = ("mining_industry", "new_economy", "trade_levies", "galactic_renaissance", "space_refineries")
    game = shipped("alpha_centauri", "consume", *tiles)
    assert game.credits_of(0) == 1 + 2 + 1
    assert game.chips_of(0) == 1 + 1 + 1


@pytest.mark.rule("ROLL-17.25")
def test_the_option_says_both() -> None:
    game = roll().tableau(0, "new_economy", "alpha_centauri").goods(0, alpha_centauri="rare").workers(0, ship="home")
    asked = game.phase("ship").asked(0)
    assert dict(asked.step.option(game.state, asked.options[1]).text.args)["credits"] == 2


# Galactic Bankers


@pytest.mark.rule("ROLL-17.24")
@pytest.mark.parametrize(("buys", "money", "chips"), [(1, 3, 1), (0, 4, 0)])
def test_after_a_trade_one_credit_may_buy_one_vp(buys: int, money: int, chips: int) -> None:
    game = shipped("alpha_centauri", "trade", "galactic_bankers")
    assert (game.asked(0).prompt, game.asked(0).rule) == ("ask.buy_vp", "ROLL-17.24")
    assert game.credits_of(0) == 4
    asked = game.asked(0)
    said = [asked.step.option(game.state, code).text.id for code in (1, 0)]
    assert said == ["option.buy_vp", "option.keep_credits"]
    game.answer(0, buys)
    assert (game.credits_of(0), game.chips_of(0)) == (money, chips)
    assert game.prompts() == {}


@pytest.mark.rule("ROLL-17.24")
def test_it_is_for_trades_alone() -> None:
    game = roll().tableau(0, "galactic_bankers", "alpha_centauri").goods(0, alpha_centauri="home")
    game.workers(0, ship="home").credits(0, 9).phase("ship").choose(0, "alpha_centauri.home>consume")
    assert game.prompts() == {}


@pytest.mark.rule("ROLL-A12")
def test_once_after_each_trade() -> None:
    game = roll().tableau(0, "galactic_bankers", "alpha_centauri", "spice_world").credits(0, 0)
    game.goods(0, alpha_centauri="home", spice_world="home").workers(0, ship="home home").phase("ship")
    game.choose(0, "alpha_centauri.home>trade").answer(0, 1)
    assert game.prompts() == {0: "ask.ship"}, "no second chip for the same Trade"
    game.choose(0, "spice_world.home>trade").answer(0, 1)
    assert (game.credits_of(0), game.chips_of(0)) == (4 + 3 - 2, 2)


@pytest.mark.rule("ROLL-A12")
def test_the_money_of_the_sale_may_pay_but_not_what_was_lost_above_ten() -> None:
    assert shipped("spice_world", "trade", "galactic_bankers").answer(0, 1).credits_of(0) == 2, "none before the sale"
    game = roll().tableau(0, "galactic_bankers", "alpha_centauri").goods(0, alpha_centauri="home")
    game.workers(0, ship="home").credits(0, 10).phase("ship").choose(0, "alpha_centauri.home>trade").answer(0, 1)
    assert game.credits_of(0) == 9, "the sale is cut to 10 first"


@pytest.mark.rule("ROLL-A12")
def test_the_chip_comes_out_of_the_pool() -> None:
    game = shipped("spice_world", "trade", "galactic_bankers")
    before = game.state.pool
    assert game.answer(0, 1).state.pool == before - 1
