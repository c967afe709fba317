"""Empires of the Void with other rows: a player who owns the box can correct rows, or add some."""

from typing import Any

import pytest

from astrarium.games.void import GAME
from astrarium.kernel import Game, Table
from astrarium.kernel.content.box import Pack
from astrarium.kernel.content.packed_game import with_pack
from astrarium.kernel.randomness import seed_from
from tests.games.packs import example, is_named, pack_of, part_of


def card(id_: str, window: str, power: str) -> str:
    return f"""
[[card]]
id = "{id_}"
name = {{ en = "Another", fr = "Une autre" }}
temperament = "militarist"
copies = 1
needs = 1
window = "{window}"
power = {{ {power} }}
text = {{ en = "Like another.", fr = "Comme une autre." }}
provenance = "invented"
"""


@pytest.fixture(scope="module")
def pack() -> Pack:
    """A figure, an action's cost, a ship's price, and a card that no box has."""
    return example(GAME)


def first_turn(game: Game[Any]) -> Table:
    """A table where nobody has done anything yet, at the first action."""
    setup = game.agree(2, {"deals": "off"})
    table = Table.open(game, setup, seed_from("pack"), [b"0", b"1"])
    while table.decisions()[0].prompt != "ask.action":
        decision = table.decisions()[0]
        code = decision.options[-1] if decision.prompt == "ask.shop" else decision.options[0]
        table.answer(decision.seat, decision.id, (code,))
    return table


@pytest.mark.rule("VOID-7.1", "VOID-7.11")
def test_actions_cost_what_their_rows_say(pack: Pack) -> None:
    """By the rows of the pack a turn has four actions, of which mining takes two and culture one."""
    table = first_turn(with_pack(GAME, pack))
    decision = table.decisions()[0]
    assert decision.about["n"] == 4
    codes = {decision.step.option(table.state, code).ref: code for code in decision.options}
    table.answer(decision.seat, decision.id, (codes["action:mine"],))
    assert table.decisions()[0].about["n"] == 2
    for left in (1, 0):
        decision = table.decisions()[0]
        codes = {decision.step.option(table.state, code).ref: code for code in decision.options}
        table.answer(decision.seat, decision.id, (codes["action:culture"],))
        while table.decisions()[0].prompt == "ask.discard":
            decision = table.decisions()[0]
            table.answer(decision.seat, decision.id, tuple(decision.options[: decision.low]))
        assert table.decisions()[0].about["n"] == left


@pytest.mark.rule("VOID-7.1")
def test_an_action_that_takes_more_than_are_left_says_so(pack: Pack) -> None:
    table = first_turn(with_pack(GAME, pack))
    state: Any = table.state
    state.actions, state.open = 1, None
    decision = table.decisions()[0]
    why = {blocked.option.ref: blocked.refusal for blocked in decision.step.blocked(state)}["action:mine"]
    assert (why.rule, why.code, dict(why.args)) == ("VOID-7.1", "too_few_actions", {"need": 2, "have": 1})


@pytest.mark.rule("VOID-16.3", "VOID-16.4")
@pytest.mark.parametrize(
    ("window", "power"),
    [
        ("battle_before", 'kind = "attack_bonus", amount = 2, when = "this_battle"'),
        ("dice_after", 'kind = "reroll"'),
        ("dice_after", 'kind = "force_reroll"'),
    ],
)
def test_windows_of_a_battle_have_one_tactic_of_a_kind(window: str, power: str) -> None:
    is_named(GAME, card("another", window, power), "card another, window", f"'{window}' stands twice")


def test_many_dice_and_cards_are_counted_not_tried_out() -> None:
    """A hostile pack with two thousand million rolls, or with a card that costs 19 of 60 others, would stop a node that
    tried all ways."""
    many = card("another", "pre_round", 'kind = "gain_credits", amount = 1').replace("needs = 1", "needs = 20")
    game = with_pack(GAME, pack_of(GAME, f"{many}[figures]\ndiplomacy_dice = 12\n"))
    diplomacy, cards, content = (part_of(game, name) for name in ("turn.diplomacy", "cards", "content"))
    assert diplomacy.ways_to_reach(12) == diplomacy.ROLLS == 6**12
    assert diplomacy.ways_to_reach(71) == 13
    own = content.CARD["another"]
    kinds = [number for number, row in enumerate(content.CARDS) if row.temperament == content.CARDS[own].temperament]
    assert cards.only_way([*kinds * 20], own) is None
    assert cards.only_way([own] * 60, own) == (own,) * 20


def test_more_dice_than_a_table_holds_are_refused() -> None:
    is_named(GAME, "[figures]\ndiplomacy_dice = 13", "figures, diplomacy_dice", "13")
    is_named(GAME, "[figures]\npirate_dice = 1000", "figures, pirate_dice", "1000")
    is_named(GAME, '[[ship]]\nid = "starfighter"\ndice = 13', "ship starfighter, dice", "13")
    is_named(GAME, '[[card]]\nid = "salvo"\nneeds = 0', "card salvo, needs", "0")
