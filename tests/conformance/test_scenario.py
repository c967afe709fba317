"""Scenarios, which tests of rules use: they play what a test says, and fail if the position is not as it says."""

import pytest

from astrarium.conformance import LaneScenario, TurnScenario
from astrarium.kernel import Refused

from .broken import BlocksWhatIsLegal
from .steps import Comet, Draw
from .toys import MARKET_GAME, Comets


class Secretly(LaneScenario[Comets]):
    def holds(self, seat: int, *cards: int) -> "Secretly":
        self.state.hands[seat] = list(cards)
        return self.fresh()

    def plain(self, ref: str) -> str:
        return "nothing" if ref == "option:pass" else ref


InTurn = TurnScenario[Comets]


def secretly() -> Secretly:
    return Secretly(MARKET_GAME.new(2)).holds(0, 0, 5).holds(1, 6)


def in_turn() -> TurnScenario[Comets]:
    s = MARKET_GAME.new(2)
    s.lanes, s.stack, s.market, s.coins[0] = [], [Comet(0), Draw(0)], [0, 1, 5], 5
    return InTurn(s).run()


def test_seats_that_are_asked_at_once_answer_by_name() -> None:
    game = secretly()
    assert game.prompts() == {0: "prompt.pick", 1: "prompt.pick"}
    assert game.options(0) == ["card:0", "nothing"]
    assert game.refusal(0, "card:5").rule == "COMET-1"
    game.choose(1, "nothing").choose(0, "card:0")
    assert game.happened("picked") == [{"seat": "seat:0"}], "only what the latest answer brought"
    game.amount(0, 2).amount(1, 1)
    assert [dict(told) for told in game.happened("unveiled")] == [{"seat": "seat:0", "card": "card:0"}]
    assert list(game.prompts()) == [0]
    with pytest.raises(AssertionError, match="seat 1 is not asked"):
        game.asked(1)


def test_what_is_not_there_cannot_be_chosen() -> None:
    with pytest.raises(AssertionError, match=r"card:17 not among .*card:0"):
        secretly().choose(0, "card:17")
    with pytest.raises(AssertionError, match="card:0 is not blocked"):
        secretly().refusal(0, "card:0")
    with pytest.raises(AssertionError, match=r"prompt\.pick"):
        secretly().amount(0, 1)
    with pytest.raises(Refused):
        secretly().answer(0, 5)


def test_in_a_game_of_turns_nobody_need_be_named() -> None:
    game = in_turn()
    assert (game.seat, game.prompt, game.over) == (0, "prompt.draw", False)
    assert game.options[:2] == ["card:0", "card:1"]
    assert game.blocked().keys() == {"card:5"}
    assert game.refusal("card:5").code == "too_dear"
    with pytest.raises(AssertionError, match=r"prompt\.draw"):
        game.yes()
    game.pick("card:0")
    assert game.happened("bought") == [{"seat": "seat:0", "card": "card:0"}]
    assert game.yes().over
    assert game.happened("rolled")
    with pytest.raises(AssertionError, match="over"):
        game.no()


def test_an_option_that_says_it_is_blocked_must_be_refused() -> None:
    game = InTurn(BlocksWhatIsLegal().new(2))
    while game.prompt != "prompt.draw":
        game.answer(*next(game.asked.choices()))
    legal = next(name for name in game.blocked() if name in game.options)
    with pytest.raises(AssertionError, match="another reason"):
        game.refusal(legal)
