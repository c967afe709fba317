"""Choosing a card of the hand face down, and turning it up: the same in Develop and in Settle."""

from dataclasses import dataclass
from typing import ClassVar

from astrarium.kernel import Blocked, Choice, Decision, Option, Refusal, Text

from .. import refs
from ..state import NONE, NOTHING, RaceState, RaceStep


@dataclass(slots=True)
class PlaceCard(RaceStep):
    """Which card, or none? The base of the steps for developments and for worlds."""

    alike: ClassVar[bool] = True  # all are turned up together

    seat: int

    def placeable(self) -> frozenset[int]:
        """The cards that can be placed in this phase at all: developments or worlds."""
        raise NotImplementedError

    def fitting(self, s: RaceState, cards: list[int]) -> list[int]:
        """RACE-A9: those of these cards that could be placed now."""
        raise NotImplementedError

    def why_not(self, s: RaceState, card: int) -> Refusal:
        """The rule that forbids a card that does not fit."""
        raise NotImplementedError

    def card_option(self, s: RaceState, card: int) -> Option:
        raise NotImplementedError

    def _cards(self, s: RaceState) -> list[int]:
        placeable = self.placeable()
        return [card for card in sorted(s.hands[self.seat]) if card in placeable]

    def ask_for(self, s: RaceState, prompt: str, rule: str) -> Decision | None:
        if not s.hands[self.seat]:
            return None  # everybody sees that there is nothing to place
        options = [*self.fitting(s, self._cards(s)), NOTHING]
        return Decision.choose(self, self.seat, prompt, rule, options, secret=True, never_auto=True, reveals=True)

    def answer(self, s: RaceState, choice: Choice) -> None:
        s.placing[self.seat] = choice[0] if choice[0] != NOTHING else NONE
        s.tell("chose_card", side=refs.SEAT[self.seat])

    def option(self, s: RaceState, code: int) -> Option:
        if code == NOTHING:
            # With a card to place, one press in passing must not give up the phase: it cannot be taken back.
            return Option("pass", Text("option.place_nothing"), likely=not self.fitting(s, self._cards(s)))
        return self.card_option(s, code)

    def blocked(self, s: RaceState) -> list[Blocked]:
        cards = self._cards(s)
        fitting = self.fitting(s, cards)
        return [Blocked(card, self.option(s, card), self.why_not(s, card)) for card in cards if card not in fitting]


def turn_up(s: RaceState, seats: list[int]) -> list[int]:
    """Show the chosen cards to all and remove them from the hands. Returns the seats that place something."""
    s.reveal()
    placers = [seat for seat in seats if s.placing[seat] != NONE]
    for seat in placers:
        card = s.placing[seat]
        s.hands[seat].remove(card)
        s.shown[seat] &= ~(1 << card)
        s.tell("reveals", side=refs.SEAT[seat], card=refs.CARD[card])
    return placers
