"""The kinds of consume power: one handler for each."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Kind, Option, Text

from . import refs
from .cards import discard_from_hand, discard_good, discard_in_sight, draw, take, worlds_with_goods
from .content import CARDS, DOUBLE, Power
from .options import card_option
from .selling import Sell, best_price
from .state import NONE, RaceState, RaceStep

PER_CARD = 4  # a power's code: card * PER_CARD + its place on the card


def gain_chips(s: RaceState, seat: int, vp: int, *, doubled: bool = True) -> None:
    """RACE-8.11: twice for who chose 2x. RACE-11.3: what the pool lacks is paid with the chips of 10 kept aside."""
    if doubled and s.has_picked(seat, DOUBLE):
        vp *= 2
    if vp:
        s.chips[seat] += vp
        s.pool = max(0, s.pool - vp)
        s.tell("chips", side=refs.SEAT[seat], n=vp, total=s.chips[seat])


class ConsumePower(ABC):
    """What one power does; its row holds the figures. `goods` are the seat's worlds that hold one."""

    __slots__ = ("row",)

    def __init__(self, row: Power) -> None:
        self.row = row

    @abstractmethod
    def is_usable(self, s: RaceState, seat: int, goods: list[int]) -> bool: ...

    @abstractmethod
    def begin(self, s: RaceState, seat: int) -> None: ...

    def most_chips(self, goods: list[int]) -> int:
        """VP that it may bring in this phase, at the most and before they are doubled."""
        return 0

    def most_cards(self, s: RaceState, seat: int, goods: list[int]) -> int:
        """Cards that it may draw in this phase, at the most."""
        return 0


class SpendGoods(ConsumePower):
    """RACE-8.6, RACE-8.7: as often as it can be used, at once."""

    __slots__ = ()

    def times(self, goods: list[int]) -> int:
        """How often it can be used now."""
        row = self.row
        fit = sum(CARDS[world].good in row.goods for world in goods) if row.goods else len(goods)
        return min(row.times, fit // row.take)

    def is_usable(self, s: RaceState, seat: int, goods: list[int]) -> bool:
        return self.times(goods) > 0

    def begin(self, s: RaceState, seat: int) -> None:
        row = self.row
        kind = row.goods[0] if row.goods else NONE
        count = self.times(worlds_with_goods(s, seat)) * row.take
        s.push(ChooseGoods(seat, kind, count, row.take, row.vp, row.cards))

    def most_chips(self, goods: list[int]) -> int:
        return self.row.vp * self.times(goods)

    def most_cards(self, s: RaceState, seat: int, goods: list[int]) -> int:
        return self.row.cards * self.times(goods)


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
        worlds = worlds_with_goods(s, self.seat, (self.kind,) if self.kind != NONE else ())
        return Decision(self.seat, "ask.goods", "RACE-8.15", worlds, self, low=n, high=n, about={"n": n})

    def answer(self, s: RaceState, choice: Choice) -> None:
        for world in choice:
            discard_good(s, self.seat, world)
        times = len(choice) // self.take
        gain_chips(s, self.seat, self.vp * times)
        draw(s, self.seat, self.cards * times)

    def option(self, s: RaceState, code: int) -> Option:
        return card_option(code, "option.good", good=refs.GOOD[CARDS[code].good])


class SpendDistinct(ConsumePower):
    """RACE-14.8: goods of different kinds."""

    __slots__ = ()

    def is_usable(self, s: RaceState, seat: int, goods: list[int]) -> bool:
        return len(kinds_of(goods)) >= self.row.take

    def begin(self, s: RaceState, seat: int) -> None:
        s.push(ChooseKinds(seat, self.row.take, self.row.vp))

    def most_chips(self, goods: list[int]) -> int:
        return self.row.vp


def kinds_of(goods: list[int]) -> list[int]:
    return sorted({CARDS[world].good for world in goods})


@dataclass(slots=True)
class ChooseKinds(RaceStep):
    """Of which kinds? Then one good of each."""

    seat: int
    count: int
    vp: int

    def ask(self, s: RaceState) -> Decision | None:
        n = self.count
        about: dict[str, int | str] = {"n": n}
        kinds = kinds_of(worlds_with_goods(s, self.seat))
        return Decision(self.seat, "ask.kinds", "RACE-14.8", kinds, self, low=n, high=n, about=about)

    def answer(self, s: RaceState, choice: Choice) -> None:
        gain_chips(s, self.seat, self.vp)
        for kind in reversed(choice):
            s.push(ChooseGoods(self.seat, kind, 1, 1, 0, 0))

    def option(self, s: RaceState, code: int) -> Option:
        return Option(refs.GOOD[code], Text("option.kind", {"good": refs.GOOD[code]}))


class SpendAll(ConsumePower):
    """RACE-14.3: every good that is left."""

    __slots__ = ()

    def is_usable(self, s: RaceState, seat: int, goods: list[int]) -> bool:
        return bool(goods)

    def begin(self, s: RaceState, seat: int) -> None:
        goods = worlds_with_goods(s, seat)
        for world in goods:
            discard_good(s, seat, world)
        gain_chips(s, seat, self.most_chips(goods))

    def most_chips(self, goods: list[int]) -> int:
        return self.row.vp * len(goods) + self.row.cards if goods else 0  # `cards` holds the row's offset


class SpendHand(ConsumePower):
    """RACE-8.12: cards of the hand instead of goods; never doubled."""

    __slots__ = ()

    def is_usable(self, s: RaceState, seat: int, goods: list[int]) -> bool:
        return bool(s.hands[seat])

    def begin(self, s: RaceState, seat: int) -> None:
        s.push(ChooseCards(seat, self.row.most, self.row.vp))

    def most_chips(self, goods: list[int]) -> int:
        return self.row.vp * self.row.most  # the hand may grow before


@dataclass(slots=True)
class ChooseCards(RaceStep):
    """Which cards become chips?"""

    seat: int
    most: int
    vp: int

    def ask(self, s: RaceState) -> Decision | None:
        hand = sorted(s.hands[self.seat])
        high = min(self.most, len(hand))
        about: dict[str, int | str] = {"n": high}
        return Decision(self.seat, "ask.cards_for_chips", "RACE-8.2", hand, self, low=0, high=high, about=about)

    def answer(self, s: RaceState, choice: Choice) -> None:
        discard_from_hand(s, self.seat, choice)
        gain_chips(s, self.seat, self.vp * len(choice), doubled=False)

    def option(self, s: RaceState, code: int) -> Option:
        return card_option(code)


class Draw(ConsumePower):
    """For nothing."""

    __slots__ = ()

    def is_usable(self, s: RaceState, seat: int, goods: list[int]) -> bool:
        return True

    def begin(self, s: RaceState, seat: int) -> None:
        draw(s, seat, self.row.n)

    def most_cards(self, s: RaceState, seat: int, goods: list[int]) -> int:
        return self.row.n


class Gamble(ConsumePower):
    """RACE-14.2: name a number and turn a card up."""

    __slots__ = ()

    def is_usable(self, s: RaceState, seat: int, goods: list[int]) -> bool:
        return bool(s.deck or s.discard)

    def begin(self, s: RaceState, seat: int) -> None:
        s.push(NameNumber(seat, self.row.low, self.row.high))

    def most_cards(self, s: RaceState, seat: int, goods: list[int]) -> int:
        return 1


@dataclass(slots=True)
class NameNumber(RaceStep):
    """Which number?"""

    seat: int
    low: int
    high: int

    def ask(self, s: RaceState) -> Decision | None:
        return Decision(self.seat, "ask.gamble", "RACE-14.2", (), self, Kind.AMOUNT, self.low, self.high)

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


class SellGood(ConsumePower):
    """RACE-14.4: at the list price, or with the owner's $ powers."""

    __slots__ = ()

    def is_usable(self, s: RaceState, seat: int, goods: list[int]) -> bool:
        return bool(goods)

    def begin(self, s: RaceState, seat: int) -> None:
        s.push(Sell(seat, self.row.use_bonuses, "RACE-14.4"))

    def most_cards(self, s: RaceState, seat: int, goods: list[int]) -> int:
        return best_price(s, seat, goods, self.row.use_bonuses)


KINDS: dict[str, type[ConsumePower]] = {
    "goods": SpendGoods,
    "distinct": SpendDistinct,
    "all": SpendAll,
    "hand": SpendHand,
    "draw": Draw,
    "gamble": Gamble,
    "sell": SellGood,
}

# By card: each consume power with its place on the card
POWERS: tuple[tuple[tuple[int, ConsumePower], ...], ...] = tuple(
    tuple((index, KINDS[row.kind](row)) for index, row in enumerate(card.powers) if row.phase == "consume")
    for card in CARDS
)

assert max(len(card.powers) for card in CARDS) <= PER_CARD  # noqa: S101
