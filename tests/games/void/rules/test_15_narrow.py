"""Section 15: deals in one's own turn and in a market, or none at all (VOID-R36, VOID-R37)."""

import pytest

from astrarium.kernel.flow import decisions

from ..deals import offer, shopping, table
from ..scenario import void


@pytest.mark.rule("VOID-15.4", "VOID-R36", "VOID-17.1")
def test_in_the_narrow_form_offers_are_made_on_the_own_turn_between_actions() -> None:
    game = table("in_turn")
    assert [decision.seat for decision in decisions(game.state)] == [2]
    assert game.actions_for("offer") == ["offer:0", "offer:1", "offer:3"]
    game.pick("offer:1")
    offer(game, 2, 1, {"want:credits": 1})
    assert (game.prompt, game.seat) == ("ask.reply", 1), "one offer is open at a time, and the game waits"
    game.pick("accept")
    assert (game.credits_of(2), game.credits_of(1)) == (1, 4)
    assert game.state.actions == 3


@pytest.mark.rule("VOID-15.4")
def test_in_the_narrow_form_too_there_are_three_offers_in_a_turn() -> None:
    game = table("in_turn")
    for _ in range(3):
        game.pick("offer:1")
        offer(game, 2, 1, {"want:credits": 1})
        game.pick("refuse")
    assert game.actions_for("offer") == []


@pytest.mark.rule("VOID-R37")
def test_in_the_narrow_form_who_wants_a_deal_says_so_and_goes_on_after_the_market() -> None:
    game = shopping("in_turn").shop(0, "deal_first").shop(1, "done").shop(2, "done").shop(3, "done")
    assert (game.prompt, game.seat) == ("ask.market", 0)
    game.pick("offer:1")
    offer(game, 0, 1, {"give:credits": 3, "want:crystals": 1})
    game.pick("accept").pick("done")
    assert set(game.prompts()) == {0, 1}, "those who wanted one and their partners"
    game.shop(0, "research:plasma_cannons", "done").shop(1, "done")
    assert game.technologies_of(0) == ["plasma_cannons"]


@pytest.mark.rule("VOID-R37", "VOID-5.8")
def test_after_the_market_nobody_researches_twice() -> None:
    game = shopping("in_turn").shop(0, "research:xenolinguistics", "deal_first").shop(1, "done").shop(2, "done")
    game.shop(3, "done").pick("done")
    assert (game.prompt, game.seat) == ("ask.shop", 0)
    assert game.on_sale("research") == set()
    assert game.why_not(0, "research:ion_drive").rule == "VOID-5.8"


@pytest.mark.rule("VOID-R37")
def test_there_is_no_market_if_nobody_asks_for_one() -> None:
    assert shopping("in_turn").all_done().prompt == "ask.action"


@pytest.mark.rule("VOID-R37")
def test_where_the_pre_round_goes_in_turn_order_offers_are_made_in_the_own_part_of_it() -> None:
    game = void(deals="in_turn", advanced=True).pre_round()
    assert "deal_first" not in game.options
    assert game.actions_for("offer") == ["offer:1", "offer:2", "offer:3"]


@pytest.mark.rule("VOID-15.11", "VOID-17.1")
def test_a_table_may_play_without_deals() -> None:
    game = table("off")
    assert [decision.prompt for decision in decisions(game.state)] == ["ask.action"]
    assert game.actions_for("offer") == []
    game = shopping("off")
    assert "deal_first" not in game.open_to(0)
    assert set(game.prompts().values()) == {"ask.shop"}
