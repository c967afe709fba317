"""Where an answer in one lane changes no other seat's question, the open questions are kept, not asked again."""

from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from astrarium.kernel import Choice, Decision, Rng, State, Step, flow
from astrarium.kernel.declared import each, start
from astrarium.kernel.randomness import seed_from


@dataclass(slots=True, eq=False, repr=False)
class Market(State):
    """Each seat fills its own cart."""

    times_asked: list[int] = each(0)
    cart: list[int] = each(0)
    shown: tuple[int, ...] = start(())


class MarketStep(Step[Market]):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Fill(MarketStep):
    apart: ClassVar[bool] = True

    seat: int

    def ask(self, s: Market) -> Decision:
        s.times_asked[self.seat] += 1
        return Decision.choose(self, self.seat, "fill", "MARKET-1", (0, 1), never_auto=True, n=s.cart[self.seat])

    def answer(self, s: Market, choice: Choice) -> None:
        if choice[0]:
            s.cart[self.seat] += 1
            s.push(self)


@dataclass(frozen=True, slots=True)
class Show(MarketStep):
    """All have finished: everybody sees all carts."""

    def ask(self, s: Market) -> Decision:
        return Decision.choose(self, 0, "show", "MARKET-2", (0, 1), never_auto=True)

    def answer(self, s: Market, choice: Choice) -> None:
        s.shown = tuple(s.cart)


@dataclass(frozen=True, slots=True)
class Offer(MarketStep):
    """A question beside the game; its answer fills another seat's cart."""

    seat: int

    def ask(self, s: Market) -> Decision:
        s.times_asked[self.seat] += 1
        return Decision.choose(self, self.seat, "offer", "MARKET-3", (0, 1), never_auto=True)

    def answer(self, s: Market, choice: Choice) -> None:
        s.cart[1] += 10


@pytest.fixture
def s() -> Market:
    market = Market(3, Rng(seed_from("market")))
    market.push(Show())
    lanes: list[list[Step[Any]]] = [[Fill(seat)] for seat in range(3)]
    market.together(lanes)
    flow.decisions(market)
    return market


def asked(s: Market, seat: int, prompt: str = "fill") -> Decision:
    return next(d for d in flow.decisions(s) if d.seat == seat and d.prompt == prompt)


def test_only_the_seat_that_answered_is_asked_again(s: Market) -> None:
    others = [asked(s, 1), asked(s, 2)]
    flow.apply(s, asked(s, 0).id, (1,))
    assert s.times_asked == [2, 1, 1]
    assert [asked(s, 1), asked(s, 2)] == others
    assert asked(s, 0).about == {"n": 1}


def test_so_it_is_beside_the_game(s: Market) -> None:
    s.aside((2,), Offer(2))
    s.open = None
    flow.decisions(s)
    s.times_asked = [0, 0, 0]
    offer = asked(s, 2, "offer")
    flow.apply(s, asked(s, 0).id, (1,))
    assert s.times_asked == [1, 0, 0]
    assert asked(s, 2, "offer") is offer


def test_an_answer_beside_the_game_may_change_everything(s: Market) -> None:
    s.aside((2,), Offer(2))
    s.open = None
    flow.apply(s, asked(s, 2, "offer").id, (1,))
    assert asked(s, 1).about == {"n": 10}


def test_when_all_have_finished_the_game_goes_on(s: Market) -> None:
    for seat in (1, 0, 2):
        flow.apply(s, asked(s, seat).id, (0,))
    assert [d.prompt for d in flow.decisions(s)] == ["show"]
    flow.apply(s, asked(s, 0, "show").id, (1,))
    assert s.shown == (0, 0, 0)


def test_a_copy_goes_its_own_way(s: Market) -> None:
    copy = s.copy()
    flow.apply(copy, asked(copy, 0).id, (1,))
    flow.apply(s, asked(s, 1).id, (1,))
    assert (asked(copy, 0).about, asked(copy, 1).about) == ({"n": 1}, {"n": 0})
    assert (asked(s, 0).about, asked(s, 1).about) == ({"n": 0}, {"n": 1})
