"""Phase II: Develop (section 6)."""

from dataclasses import dataclass
from typing import ClassVar

from astrarium.kernel import Blocked, Choice, Decision, Option, Refusal, Text

from . import refs
from .cards import begin_phase, draw, place
from .content import ACTION_DEVELOP, CARDS, FIRST_COPY, rows
from .options import card_option
from .paying import Pay
from .state import NONE, NOTHING, RaceState, RaceStep

DISCOUNT = rows("develop", "discount")
DRAW_START = rows("develop", "draw_start")
DRAW_AFTER = rows("develop", "draw_after")


def cost_of(s: RaceState, seat: int, card: int, nth: int) -> int:
    """RACE-6.4: the bonus; RACE-4.5: never below 0. RACE-13.5: a single Develop card counts in the first phase only."""
    bonus = 1 if s.has_picked(seat, ACTION_DEVELOP) > nth else 0
    discount = sum(power.n for own in s.in_force[seat] for power in DISCOUNT[own])
    return max(0, CARDS[card].cost - discount - bonus)


def refusal(s: RaceState, seat: int, card: int, nth: int) -> Refusal | None:
    """Why a development cannot be placed."""
    if any(FIRST_COPY[own] == FIRST_COPY[card] for own in s.tableau[seat]):
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
class PlaceDevelopment(RaceStep):
    """RACE-6.1: which development, face down? RACE-6.2: or none."""

    seat: int
    nth: int
    reveals: ClassVar[bool] = True

    def ask(self, s: RaceState) -> Decision | None:
        hand = s.hands[self.seat]
        if not hand:
            return None  # everybody sees that there is nothing to place
        fit = [card for card in sorted(hand) if not CARDS[card].is_world and self._refusal(s, card) is None]
        return Decision(self.seat, "ask.develop", "RACE-6.1", [*fit, NOTHING], self, secret=True, auto=False)

    def _refusal(self, s: RaceState, card: int) -> Refusal | None:
        return refusal(s, self.seat, card, self.nth)

    def answer(self, s: RaceState, choice: Choice) -> None:
        s.placing[self.seat] = choice[0] if choice[0] != NOTHING else NONE
        s.tell("chose_card", side=refs.SEAT[self.seat])

    def option(self, s: RaceState, code: int) -> Option:
        if code == NOTHING:
            return Option("pass", Text("option.place_nothing"))
        return card_option(code, "option.develop", price=cost_of(s, self.seat, code, self.nth))

    def blocked(self, s: RaceState) -> list[Blocked]:
        return [
            Blocked(card, self.option(s, card), why)
            for card in sorted(s.hands[self.seat])
            if not CARDS[card].is_world and (why := self._refusal(s, card)) is not None
        ]


@dataclass(slots=True)
class RevealDevelopments(RaceStep):
    """All are turned up together, and then paid for, everybody at the same time."""

    nth: int

    def do(self, s: RaceState) -> None:
        s.reveal()
        lanes: list[list[RaceStep]] = [[] for _ in range(s.seats)]
        for seat in range(s.seats):
            card = s.placing[seat]
            if card != NONE:
                s.hands[seat].remove(card)
                s.shown[seat] &= ~(1 << card)
                s.tell("reveals", side=refs.SEAT[seat], card=refs.CARD[card])
                lanes[seat] = [Pay(seat, cost_of(s, seat, card, self.nth), "RACE-6.3")]
        s.push(FinishDevelop())
        s.together([list(lane) for lane in lanes])


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
