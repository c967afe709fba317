"""Help texts, which are no rules of play."""

import pytest

from astrarium.games.frontiers import GAME

BOOK = GAME.rulebook


@pytest.mark.rule("FRONT-0.1")
def test_the_help_says_what_the_game_is_about() -> None:
    assert "most VP wins" in BOOK["FRONT-0.1"].say("en")


@pytest.mark.rule("FRONT-3.8")
def test_the_help_says_where_powers_are_told() -> None:
    assert "on each tile" in BOOK["FRONT-3.8"].say("en")


@pytest.mark.rule("FRONT-9.16")
def test_the_help_tells_those_who_know_the_card_game_that_goods_sell_for_less() -> None:
    assert "sell for less" in BOOK["FRONT-9.16"].say("en")


@pytest.mark.rule("FRONT-A1")
def test_the_help_says_that_many_tiles_are_ours() -> None:
    assert "made by us" in BOOK["FRONT-A1"].say("en")
