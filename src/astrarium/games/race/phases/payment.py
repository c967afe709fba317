"""Paying for a card with cards of the hand (RACE-4.1, RACE-6.3)."""

from dataclasses import dataclass
from typing import ClassVar

from astrarium.kernel import Choice, Decision, Option

from .. import refs
from ..cards import discard_from_hand
from ..options import card_option
from ..state import RaceState, RaceStep


@dataclass(slots=True)
class Pay(RaceStep):
    """Which cards pay? RACE-A10: exactly the cost, never more."""

    alike: ClassVar[bool] = True  # paid face down

    seat: int
    cost: int
    rule: str

    def ask(self, s: RaceState) -> Decision | None:
        if not self.cost:
            return None
        n = self.cost
        hand = sorted(s.hands[self.seat])
        card = refs.CARD[s.placing[self.seat]]
        return Decision.choose(self, self.seat, "ask.pay", self.rule, hand, n, n, secret=True, n=n, card=card)

    def answer(self, s: RaceState, choice: Choice) -> None:
        discard_from_hand(s, self.seat, choice)
        s.tell("paid", side=refs.SEAT[self.seat], n=len(choice))

    def option(self, s: RaceState, code: int) -> Option:
        return card_option(code)
