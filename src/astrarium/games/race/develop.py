"""Phase II: Develop (section 6)."""

from dataclasses import dataclass
from typing import Any, ClassVar

from astrarium.kernel import Option, Refusal, Step

from . import refs
from .cards import begin_phase, draw, place
from .content import ACTION_DEVELOP, CARDS, FIRST_COPY, rows
from .options import card_option
from .paying import Pay
from .placing import PlaceCard, turn_up
from .state import NONE, RaceState, RaceStep

DISCOUNT = rows("develop", "discount")
DRAW_START = rows("develop", "draw_start")
DRAW_AFTER = rows("develop", "draw_after")


def cost_of(s: RaceState, seat: int, card: int, nth: int) -> int:
    """RACE-6.4: the bonus; RACE-4.5: never below 0. RACE-13.5: a single Develop card counts in the first phase only."""
    bonus = 1 if s.has_picked(seat, ACTION_DEVELOP) > nth else 0
    discount = sum(power.n for own in s.in_force[seat] for power in DISCOUNT[own])
    return max(0, CARDS[card].cost - discount - bonus)


def has_copy(s: RaceState, seat: int, card: int) -> bool:
    """RACE-6.5: does a copy lie in the tableau?"""
    return any(FIRST_COPY[own] == FIRST_COPY[card] for own in s.tableau[seat])


def refusal(s: RaceState, seat: int, card: int, nth: int) -> Refusal | None:
    """Why a development cannot be placed."""
    if has_copy(s, seat, card):
        return Refusal("RACE-6.5", "copy_in_tableau", {"card": refs.CARD[card]})
    cost, have = cost_of(s, seat, card, nth), len(s.hands[seat]) - 1
    if have < cost:
        return Refusal("RACE-6.3", "cannot_pay", {"need": cost, "have": have})
    return None


@dataclass(slots=True)
class DevelopPhase(RaceStep):
    """`nth`: the first or, in the expert game, perhaps the second of the round (RACE-13.4)."""

    nth: int

    def do(self, s: RaceState) -> None:
        begin_phase(s)
        s.tell("phase", phase=refs.PHASE[1])
        for seat in s.order():  # RACE-6.9
            draw(s, seat, sum(power.n for card in s.in_force[seat] for power in DRAW_START[card]))
        s.push(RevealDevelopments(self.nth))
        s.together([[PlaceDevelopment(seat, self.nth)] for seat in range(s.seats)])


@dataclass(slots=True)
class PlaceDevelopment(PlaceCard):
    """RACE-6.1: which development, face down? RACE-6.2: or none."""

    nth: int
    worlds: ClassVar[bool] = False
    prompt: ClassVar[str] = "ask.develop"
    rule: ClassVar[str] = "RACE-6.1"

    def why_not(self, s: RaceState, card: int) -> Refusal | None:
        return refusal(s, self.seat, card, self.nth)

    def card_option(self, s: RaceState, card: int) -> Option:
        return card_option(card, "option.develop", price=cost_of(s, self.seat, card, self.nth))


@dataclass(slots=True)
class RevealDevelopments(RaceStep):
    """All are turned up together, and then paid for, everybody at the same time."""

    nth: int

    def do(self, s: RaceState) -> None:
        lanes: list[list[Step[Any]]] = [[] for _ in range(s.seats)]
        for seat in turn_up(s, list(range(s.seats))):
            lanes[seat] = [Pay(seat, cost_of(s, seat, s.placing[seat], self.nth), "RACE-6.3")]
        s.push(FinishDevelop())
        s.together(lanes)


@dataclass(slots=True)
class FinishDevelop(RaceStep):
    def do(self, s: RaceState) -> None:
        for seat in s.order():
            card = s.placing[seat]
            if card != NONE:
                place(s, seat, card)
                s.placing[seat] = NONE
                s.tell("placed", side=refs.SEAT[seat], card=refs.CARD[card])
                draw(s, seat, sum(power.n for own in s.in_force[seat] for power in DRAW_AFTER[own]))
