"""Discarding cards of the hand face down, where a rule asks for it."""

from dataclasses import dataclass
from typing import ClassVar

from astrarium.kernel import Choice, Decision, Option

from .. import refs
from ..cards import discard_from_hand
from ..options import card_option
from ..state import RaceState, RaceStep


@dataclass(slots=True)
class Discard(RaceStep):
    """Which cards are discarded? Derived classes say how many, and by which rule."""

    alike: ClassVar[bool] = True  # face down

    seat: int

    def ask_for(self, s: RaceState, n: int, prompt: str, rule: str) -> Decision:
        hand = sorted(s.hands[self.seat])
        return Decision.choose(self, self.seat, prompt, rule, hand, n, n, secret=True, never_auto=True, n=n)

    def answer(self, s: RaceState, choice: Choice) -> None:
        discard_from_hand(s, self.seat, choice)
        s.tell("discarded", side=refs.SEAT[self.seat], n=len(choice))

    def option(self, s: RaceState, code: int) -> Option:
        return card_option(code)
