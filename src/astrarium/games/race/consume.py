"""Phase IV: Consume (section 8): the sale of a good, then every consume power, in the order that its owner likes."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Text

from . import refs
from .cards import begin_phase, uses_up_pile, worlds_with_goods
from .consume_powers import PER_CARD, POWERS
from .content import DOUBLE, TRADE
from .options import card_option
from .selling import Sell, best_price
from .state import NOTHING, RaceState, RaceStep


@dataclass(slots=True)
class ConsumePhase(RaceStep):
    """At the same time, or in order where chips or cards may run out (RACE-12.2)."""

    def do(self, s: RaceState) -> None:
        begin_phase(s)
        s.tell("phase", phase=refs.PHASE[3])
        if order_matters(s):
            for seat in reversed(s.order()):
                s.push(ConsumeTurn(seat))
        else:
            s.together([[ConsumeTurn(seat)] for seat in range(s.seats)])


def order_matters(s: RaceState) -> bool:
    """May the chips or the draw pile run out?"""
    each = [most_gains(s, seat) for seat in range(s.seats)]
    return sum(chips for chips, _ in each) >= s.pool or uses_up_pile(s, sum(cards for _, cards in each))


def most_gains(s: RaceState, seat: int) -> tuple[int, int]:
    """More chips and more cards than these a seat cannot take in this phase."""
    goods = worlds_with_goods(s, seat)
    chips = 0
    cards = best_price(s, seat, goods, True) if s.has_picked(seat, TRADE) else 0
    for card in s.in_force[seat]:
        for _, power in POWERS[card]:
            chips += power.most_chips(goods)
            cards += power.most_cards(s, seat, goods)
    return chips * 2 if s.has_picked(seat, DOUBLE) else chips, cards


@dataclass(slots=True)
class ConsumeTurn(RaceStep):
    """RACE-8.8, RACE-8.9: who chose Trade sells first. RACE-A13: without a good there is no sale."""

    seat: int

    def do(self, s: RaceState) -> None:
        s.push(UsePowers(self.seat))
        if s.has_picked(self.seat, TRADE):
            s.push(Sell(self.seat, True, "RACE-8.8"))


@dataclass(slots=True)
class UsePowers(RaceStep):
    """RACE-8.1, RACE-8.4: which power next? RACE-A12: one may stop when only optional ones are left."""

    seat: int

    def usable(self, s: RaceState) -> tuple[list[int], bool]:
        """The codes of the powers that can be used, and whether one of them must be."""
        seat = self.seat
        goods = worlds_with_goods(s, seat)
        codes: list[int] = []
        must = False
        for card in s.in_force[seat]:
            for index, power in POWERS[card]:
                code = card * PER_CARD + index
                if not s.used[seat] >> code & 1 and power.is_usable(s, seat, goods):
                    codes.append(code)
                    must = must or not power.row.optional
        return codes, must

    def ask(self, s: RaceState) -> Decision | None:
        codes, must = self.usable(s)
        if not codes:
            return None
        if not must:
            codes.append(NOTHING * PER_CARD)
        rule = "RACE-8.4" if must else "RACE-A12"
        return Decision(self.seat, "ask.consume", rule, codes, self)

    def answer(self, s: RaceState, choice: Choice) -> None:
        card, index = divmod(choice[0], PER_CARD)
        if card == NOTHING:
            return
        s.used[self.seat] |= 1 << choice[0]  # RACE-8.5
        s.push(self)
        s.tell("consumes", side=refs.SEAT[self.seat], card=refs.CARD[card])
        dict(POWERS[card])[index].begin(s, self.seat)

    def option(self, s: RaceState, code: int) -> Option:
        card, index = divmod(code, PER_CARD)
        if card == NOTHING:
            return Option("pass", Text("option.stop_consuming"))
        row = dict(POWERS[card])[index].row
        good = refs.GOOD[row.goods[0]] if row.goods else "good:any"
        args: dict[str, int | str] = {
            "good": good,
            "take": row.take,
            "times": row.times,
            "gain": row.vp,
            "cards": row.cards,
            "most": row.most,
            "n": row.n,
        }
        option = card_option(card, f"option.power_{row.kind}", **args)
        return Option(f"{option.ref}.{index}", option.text, option.help)
