"""Phase IV: Consume (section 8): the sale of a good, then all consume powers in the order that their owner chooses."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Text

from .. import refs
from ..cards import begin_phase, uses_up_pile, worlds_with_goods
from ..content import POWERS_PER_CARD
from ..names import CONSUME, DOUBLE, TRADE
from ..state import NOTHING, RaceState, RaceStep
from .consume_powers import BY_CARD, BY_CODE
from .sale import Sell, best_price

STOP = NOTHING * POWERS_PER_CARD  # instead of a power's code


class ConsumeStep(RaceStep):
    __slots__ = ()

    def phase(self) -> int:
        return CONSUME


@dataclass(slots=True)
class ConsumePhase(ConsumeStep):
    """All seats at the same time, or in order if chips or cards may run out (RACE-12.2)."""

    def do(self, s: RaceState) -> None:
        begin_phase(s)
        s.tell("phase", phase=refs.PHASE[CONSUME])
        if order_matters(s):
            for seat in reversed(s.order()):
                s.push(ConsumeTurn(seat))
        else:
            s.together([[ConsumeTurn(seat)] for seat in range(s.seats)])


def order_matters(s: RaceState) -> bool:
    """May the chips or the draw pile run out?"""
    chips = cards = 0
    for seat in range(s.seats):
        own_chips, own_cards = most_gains(s, seat)
        chips += own_chips
        cards += own_cards
    return chips >= s.pool or uses_up_pile(s, cards)


def most_gains(s: RaceState, seat: int) -> tuple[int, int]:
    """Upper bounds of the chips and of the cards that a seat may take in this phase."""
    goods = worlds_with_goods(s, seat)
    chips = 0
    cards = best_price(s, seat, goods, True) if s.has_picked(seat, TRADE) else 0
    for card in s.in_force[seat]:
        for _, use in BY_CARD[card]:
            vp, drawn = use.most_gains(s, seat, goods)
            chips += vp
            cards += drawn
    return chips * 2 if s.has_picked(seat, DOUBLE) else chips, cards


@dataclass(slots=True)
class ConsumeTurn(ConsumeStep):
    """RACE-8.8, RACE-8.9: a seat that chose Trade sells first. RACE-A13: without a good there is no sale."""

    seat: int

    def do(self, s: RaceState) -> None:
        s.push(UsePowers(self.seat))
        if s.has_picked(self.seat, TRADE):
            s.push(Sell(self.seat, True, "RACE-8.8"))


@dataclass(slots=True)
class UsePowers(ConsumeStep):
    """RACE-8.1, RACE-8.4: which power next? RACE-A12: the seat may stop when only optional powers are left."""

    seat: int

    def usable(self, s: RaceState) -> tuple[list[int], bool]:
        """The codes of the powers that can be used, and whether one of them must be used."""
        seat, used = self.seat, s.used[self.seat]
        goods = worlds_with_goods(s, seat)
        codes: list[int] = []
        must = False
        for card in s.in_force[seat]:
            for code, use in BY_CARD[card]:
                if not used >> code & 1 and use.is_possible(s, seat, goods):
                    codes.append(code)
                    must = must or not use.power.optional
        return codes, must

    def ask(self, s: RaceState) -> Decision | None:
        codes, must = self.usable(s)
        if not codes:
            return None
        if not must:
            codes.append(STOP)
        rule = "RACE-8.4" if must else "RACE-A12"
        return Decision.choose(self, self.seat, "ask.consume", rule, codes)

    def answer(self, s: RaceState, choice: Choice) -> None:
        code = choice[0]
        if code == STOP:
            return
        card = code // POWERS_PER_CARD
        s.used[self.seat] |= 1 << code  # RACE-8.5
        s.push(self)
        s.tell("consumes", side=refs.SEAT[self.seat], card=refs.CARD[card])
        BY_CODE[code].begin(s, self.seat)

    def option(self, s: RaceState, code: int) -> Option:
        if code == STOP:
            return Option("pass", Text("option.stop_consuming"))
        card, place = divmod(code, POWERS_PER_CARD)
        option = BY_CODE[code].option(card)
        return Option(f"{option.ref}.{place}", option.text, option.help)
