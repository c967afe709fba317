"""Phase IV: Consume (section 8): the sale of a good, then every consume power, in the order that its owner likes."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Text

from . import refs
from .cards import begin_phase, worlds_with_goods
from .consume_powers import PER_CARD, POWERS
from .content import TRADE
from .options import card_option
from .selling import Sell, sale_price
from .state import NOTHING, RaceState, RaceStep

MOST_PER_GOOD = 4  # VP that one good may bring, and the hand powers of a seat
CARDS_PER_GOOD = 2  # that one good may bring if it is not sold
CARDS_FOR_NOTHING = 2  # New Economy, Gambling World


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
    possible = sum(MOST_PER_GOOD * (1 + len(worlds_with_goods(s, seat))) for seat in range(s.seats))
    return possible >= s.pool or sum(most_cards(s, seat) for seat in range(s.seats)) >= len(s.deck)


def most_cards(s: RaceState, seat: int) -> int:
    """More than these a seat cannot draw in this phase."""
    prices = sorted((sale_price(s, seat, world, True) for world in worlds_with_goods(s, seat)), reverse=True)
    sales = s.has_picked(seat, TRADE)
    sales += sum(power.row.kind == "sell" for card in s.in_force[seat] for _, power in POWERS[card])
    return sum(prices[:sales]) + CARDS_PER_GOOD * len(prices[sales:]) + CARDS_FOR_NOTHING


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
        codes: list[int] = []
        must = False
        for card in s.in_force[seat]:
            for index, power in POWERS[card]:
                code = card * PER_CARD + index
                if not s.used[seat] >> code & 1 and power.is_usable(s, seat):
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
