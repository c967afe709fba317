"""What consume powers do: one class for each kind of consume power in `powers.py`."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from astrarium.kernel import Choice, Decision, Option, Text

from .. import refs
from ..cards import discard_from_hand, discard_good, discard_in_sight, draw, take, worlds_with_goods
from ..content import CARDS, GOOD, coded_rows
from ..names import ANY_GOOD, DOUBLE
from ..options import card_option
from ..powers import (
    ConsumeAll,
    ConsumeDistinct,
    ConsumeDraw,
    ConsumeGoods,
    ConsumeHand,
    ConsumePower,
    ConsumeSell,
    Gamble,
)
from ..state import NONE, RaceState, RaceStep
from .sale import Sell, best_price

C = TypeVar("C", bound=ConsumePower)


def gain_chips(s: RaceState, seat: int, vp: int, *, doubled: bool = True) -> None:
    """Gain chips, double for a seat that chose 2x (RACE-8.11).

    RACE-11.3: if the pool runs out, chips of 10 from outside it are used.
    """
    if doubled and s.has_picked(seat, DOUBLE):
        vp *= 2
    if vp:
        s.chips[seat] += vp
        s.pool = max(0, s.pool - vp)
        s.tell("chips", side=refs.SEAT[seat], n=vp, total=s.chips[seat])


class Use(ABC, Generic[C]):
    """The use of one power. `goods` are the seat's worlds that hold a good."""

    __slots__ = ("power",)

    def __init__(self, power: C) -> None:
        self.power = power

    @abstractmethod
    def is_possible(self, s: RaceState, seat: int, goods: list[int]) -> bool: ...

    @abstractmethod
    def begin(self, s: RaceState, seat: int) -> None: ...

    @abstractmethod
    def option(self, card: int) -> Option:
        """The power in words, as an option of this card."""

    @abstractmethod
    def most_gains(self, s: RaceState, seat: int, goods: list[int]) -> tuple[int, int]:
        """The most VP (before doubling) and the most cards that the power may bring in this phase."""


class SpendGoods(Use[ConsumeGoods]):
    """RACE-8.6, RACE-8.7: goods for VP and cards, as often as possible at once."""

    __slots__ = ()

    def times(self, goods: list[int]) -> int:
        """How often the power can be used now."""
        power = self.power
        fit = len(goods) if power.good == ANY_GOOD else [GOOD[world] for world in goods].count(power.good)
        return min(power.times, fit // power.take)

    def is_possible(self, s: RaceState, seat: int, goods: list[int]) -> bool:
        return self.times(goods) > 0

    def begin(self, s: RaceState, seat: int) -> None:
        power = self.power
        count = self.times(worlds_with_goods(s, seat)) * power.take
        s.push(ChooseGoods(seat, power.good, count, power.take, power.vp, power.cards))

    def option(self, card: int) -> Option:
        power = self.power
        good = "good:any" if power.good == ANY_GOOD else refs.GOOD[power.good]
        gains = "" if power.vp and power.cards else "_for_vp" if power.vp else "_for_cards"
        return card_option(
            card, f"option.power_goods{gains}",
            good=good, take=power.take, times=power.times, gain=power.vp, cards=power.cards,
        )  # fmt: skip

    def most_gains(self, s: RaceState, seat: int, goods: list[int]) -> tuple[int, int]:
        times = self.times(goods)
        return self.power.vp * times, self.power.cards * times


@dataclass(slots=True)
class ChooseGoods(RaceStep):
    """RACE-8.15: which goods are spent?"""

    seat: int
    kind: int
    count: int
    take: int
    vp: int
    cards: int

    def ask(self, s: RaceState) -> Decision | None:
        n = self.count
        worlds = worlds_with_goods(s, self.seat, self.kind)
        return Decision.choose(self, self.seat, "ask.goods", "RACE-8.15", worlds, n, n, n=n)

    def answer(self, s: RaceState, choice: Choice) -> None:
        for world in choice:
            discard_good(s, self.seat, world)
        times = len(choice) // self.take
        gain_chips(s, self.seat, self.vp * times)
        draw(s, self.seat, self.cards * times)

    def option(self, s: RaceState, code: int) -> Option:
        return card_option(code, "option.good", good=refs.GOOD[GOOD[code]])


class SpendDistinct(Use[ConsumeDistinct]):
    """RACE-14.8: goods of different kinds."""

    __slots__ = ()

    def is_possible(self, s: RaceState, seat: int, goods: list[int]) -> bool:
        return len(kinds_of(goods)) >= self.power.kinds

    def begin(self, s: RaceState, seat: int) -> None:
        s.push(ChooseKinds(seat, self.power.kinds, self.power.vp))

    def option(self, card: int) -> Option:
        return card_option(card, "option.power_distinct", take=self.power.kinds, gain=self.power.vp)

    def most_gains(self, s: RaceState, seat: int, goods: list[int]) -> tuple[int, int]:
        return self.power.vp, 0


def kinds_of(goods: list[int]) -> list[int]:
    return sorted({GOOD[world] for world in goods})


@dataclass(slots=True)
class ChooseKinds(RaceStep):
    """Which kinds? One good of each is then spent."""

    seat: int
    count: int
    vp: int

    def ask(self, s: RaceState) -> Decision | None:
        n = self.count
        kinds = kinds_of(worlds_with_goods(s, self.seat))
        return Decision.choose(self, self.seat, "ask.kinds", "RACE-14.8", kinds, n, n, n=n)

    def answer(self, s: RaceState, choice: Choice) -> None:
        gain_chips(s, self.seat, self.vp)
        for kind in reversed(choice):
            s.push(ChooseGoods(self.seat, kind, 1, 1, 0, 0))

    def option(self, s: RaceState, code: int) -> Option:
        return Option(refs.GOOD[code], Text("option.kind", good=refs.GOOD[code]))


class SpendAll(Use[ConsumeAll]):
    """RACE-14.3: every good that is left."""

    __slots__ = ()

    def is_possible(self, s: RaceState, seat: int, goods: list[int]) -> bool:
        return bool(goods)

    def begin(self, s: RaceState, seat: int) -> None:
        goods = worlds_with_goods(s, seat)
        for world in goods:
            discard_good(s, seat, world)
        gain_chips(s, seat, self._chips(goods))

    def option(self, card: int) -> Option:
        return card_option(card, "option.power_all")

    def _chips(self, goods: list[int]) -> int:
        return self.power.vp * len(goods) + self.power.offset if goods else 0

    def most_gains(self, s: RaceState, seat: int, goods: list[int]) -> tuple[int, int]:
        return self._chips(goods), 0


class SpendHand(Use[ConsumeHand]):
    """RACE-8.12: cards of the hand instead of goods; never doubled."""

    __slots__ = ()

    def is_possible(self, s: RaceState, seat: int, goods: list[int]) -> bool:
        return bool(s.hands[seat])

    def begin(self, s: RaceState, seat: int) -> None:
        s.push(ChooseCards(seat, self.power.most, self.power.vp))

    def option(self, card: int) -> Option:
        return card_option(card, "option.power_hand", most=self.power.most, gain=self.power.vp)

    def most_gains(self, s: RaceState, seat: int, goods: list[int]) -> tuple[int, int]:
        return self.power.vp * self.power.most, 0  # not bounded by the hand, which may still grow


@dataclass(slots=True)
class ChooseCards(RaceStep):
    """Which cards become chips?"""

    seat: int
    most: int
    vp: int

    def ask(self, s: RaceState) -> Decision | None:
        hand = sorted(s.hands[self.seat])
        high = min(self.most, len(hand))
        return Decision.choose(self, self.seat, "ask.cards_for_chips", "RACE-8.2", hand, 0, high, n=high)

    def answer(self, s: RaceState, choice: Choice) -> None:
        discard_from_hand(s, self.seat, choice)
        gain_chips(s, self.seat, self.vp * len(choice), doubled=False)

    def option(self, s: RaceState, code: int) -> Option:
        return card_option(code)


class DrawCards(Use[ConsumeDraw]):
    """Cards, without spending anything."""

    __slots__ = ()

    def is_possible(self, s: RaceState, seat: int, goods: list[int]) -> bool:
        return True

    def begin(self, s: RaceState, seat: int) -> None:
        draw(s, seat, self.power.n)

    def option(self, card: int) -> Option:
        return card_option(card, "option.power_draw", n=self.power.n)

    def most_gains(self, s: RaceState, seat: int, goods: list[int]) -> tuple[int, int]:
        return 0, self.power.n


class TryLuck(Use[Gamble]):
    """RACE-14.2: name a number and turn up a card."""

    __slots__ = ()

    def is_possible(self, s: RaceState, seat: int, goods: list[int]) -> bool:
        return bool(s.deck or s.discard)

    def begin(self, s: RaceState, seat: int) -> None:
        s.push(NameNumber(seat, self.power.low, self.power.high))

    def option(self, card: int) -> Option:
        return card_option(card, "option.power_gamble")

    def most_gains(self, s: RaceState, seat: int, goods: list[int]) -> tuple[int, int]:
        return 0, 1


@dataclass(slots=True)
class NameNumber(RaceStep):
    """Which number?"""

    seat: int
    low: int
    high: int

    def ask(self, s: RaceState) -> Decision | None:
        return Decision.amount(self, self.seat, "ask.gamble", "RACE-14.2", self.low, self.high)

    def answer(self, s: RaceState, choice: Choice) -> None:
        card = take(s)
        if card == NONE:
            return
        s.reveal()
        hit = CARDS[card].cost == choice[0]
        s.tell("gambles" if hit else "gambles_in_vain", side=refs.SEAT[self.seat], card=refs.CARD[card], n=choice[0])
        if hit:
            s.hands[self.seat].append(card)
            s.shown[self.seat] |= 1 << card
        else:
            discard_in_sight(s, card)


class SellOne(Use[ConsumeSell]):
    """RACE-14.4: at the list price, or with the owner's $ powers."""

    __slots__ = ()

    def is_possible(self, s: RaceState, seat: int, goods: list[int]) -> bool:
        return bool(goods)

    def begin(self, s: RaceState, seat: int) -> None:
        s.push(Sell(seat, self.power.use_bonuses, "RACE-14.4"))

    def option(self, card: int) -> Option:
        return card_option(card, "option.power_sell")

    def most_gains(self, s: RaceState, seat: int, goods: list[int]) -> tuple[int, int]:
        return 0, best_price(s, seat, goods, self.power.use_bonuses)


USES: dict[type[ConsumePower], type[Use[Any]]] = {
    ConsumeGoods: SpendGoods,
    ConsumeDistinct: SpendDistinct,
    ConsumeAll: SpendAll,
    ConsumeHand: SpendHand,
    ConsumeDraw: DrawCards,
    Gamble: TryLuck,
    ConsumeSell: SellOne,
}

# By card: the code of each of its consume powers, and its use
BY_CARD: tuple[tuple[tuple[int, Use[Any]], ...], ...] = tuple(
    tuple((code, USES[type(power)](power)) for code, power in powers) for powers in coded_rows(ConsumePower)
)
BY_CODE: dict[int, Use[Any]] = {code: use for uses in BY_CARD for code, use in uses}
