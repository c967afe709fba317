"""Phase II: Develop (section 6)."""

from dataclasses import dataclass

from astrarium.kernel import Decision, Option, Refusal

from .. import refs
from ..cards import begin_phase, draw, in_all, place, uses_up_pile
from ..content import CARDS, COPIES, COST, DEVELOPMENTS, totals
from ..names import ACTION_DEVELOP, DEVELOP
from ..options import card_option
from ..powers import DevelopDiscount, DevelopDrawAfter, DevelopDrawStart
from ..state import NONE, RaceState, RaceStep
from .payment import Pay
from .placement import PlaceCard, turn_up

DISCOUNT = totals(DevelopDiscount, lambda power: power.n)
DRAW_START = totals(DevelopDrawStart, lambda power: power.n)
DRAW_AFTER = totals(DevelopDrawAfter, lambda power: power.n)


def cost_of(s: RaceState, seat: int, card: int, nth: int) -> int:
    """The cost of a development less the discount, never below 0 (RACE-4.5)."""
    return max(0, COST[card] - discount(s, seat, nth))


def discount(s: RaceState, seat: int, nth: int) -> int:
    """The bonus (RACE-6.4) and powers. RACE-13.5: a single Develop card counts in the first phase only."""
    bonus = 1 if s.has_picked(seat, ACTION_DEVELOP) > nth else 0
    return bonus + in_all(s, seat, DISCOUNT)


def has_copy(s: RaceState, seat: int, card: int) -> bool:
    """RACE-6.5: is a copy in the tableau?"""
    return not COPIES[card].isdisjoint(s.tableau[seat])


class DevelopStep(RaceStep):
    __slots__ = ()

    def phase(self) -> int:
        return DEVELOP


@dataclass(slots=True)
class DevelopPhase(DevelopStep):
    """`nth`: 0 for the first Develop phase of the round, 1 for a second one in the expert game (RACE-13.4)."""

    nth: int

    def do(self, s: RaceState) -> None:
        begin_phase(s)
        s.tell("phase", phase=refs.PHASE[DEVELOP])
        for seat in s.order():  # RACE-6.9
            draw(s, seat, in_all(s, seat, DRAW_START))
        s.push(RevealDevelopments(self.nth))
        s.together([[PlaceDevelopment(seat, self.nth)] for seat in range(s.seats)])


@dataclass(slots=True)
class PlaceDevelopment(PlaceCard):
    """RACE-6.1: which development, face down? RACE-6.2: or none."""

    nth: int

    def ask(self, s: RaceState) -> Decision | None:
        return self.ask_for(s, "ask.develop", "RACE-6.1")

    def phase(self) -> int:
        return DEVELOP

    def placeable(self) -> frozenset[int]:
        return DEVELOPMENTS

    def fitting(self, s: RaceState, cards: list[int]) -> list[int]:
        seat = self.seat
        most = len(s.hands[seat]) - 1 + discount(s, seat, self.nth)  # RACE-6.3: the other cards of the hand pay
        return [card for card in cards if COST[card] <= most and not has_copy(s, seat, card)]

    def why_not(self, s: RaceState, card: int) -> Refusal:
        if has_copy(s, self.seat, card):
            return Refusal("RACE-6.5", "copy_in_tableau", card=refs.CARD[card])
        cost, have = cost_of(s, self.seat, card, self.nth), len(s.hands[self.seat]) - 1
        return Refusal("RACE-6.3", "cannot_pay", need=cost, have=have)

    def card_option(self, s: RaceState, card: int) -> Option:
        text = "option.develop_six_cost" if CARDS[card].is_six_cost else "option.develop"
        return card_option(card, text, price=cost_of(s, self.seat, card, self.nth))


@dataclass(slots=True)
class RevealDevelopments(DevelopStep):
    """All developments are turned up together, then paid for: at the same time, or in order if cards may run out."""

    nth: int

    def do(self, s: RaceState) -> None:
        placers = turn_up(s, s.order())
        in_order = uses_up_pile(s, sum([cards_after(s, seat) for seat in placers]))  # RACE-12.2
        pay = {seat: Pay(seat, cost_of(s, seat, s.placing[seat], self.nth), "RACE-6.3") for seat in placers}
        for seat in reversed(placers):
            s.push(FinishDevelop(seat))
            if in_order:
                s.push(pay[seat])
        if placers and not in_order:
            s.together([[pay[seat]] if seat in pay else [] for seat in range(s.seats)])


def cards_after(s: RaceState, seat: int) -> int:
    """The cards that a seat draws for placing a development (RACE-6.9)."""
    return in_all(s, seat, DRAW_AFTER)


@dataclass(slots=True)
class FinishDevelop(DevelopStep):
    """The development is placed, and its owner draws for it."""

    seat: int

    def do(self, s: RaceState) -> None:
        seat, card = self.seat, s.placing[self.seat]
        s.placing[seat] = NONE
        place(s, seat, card)
        s.tell("placed", side=refs.SEAT[seat], card=refs.CARD[card])
        draw(s, seat, cards_after(s, seat))
