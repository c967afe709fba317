"""Cards sold for credits, and cards swapped with the row of two players (VOID-3.22)."""

from collections.abc import Sequence
from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option

from .. import refs
from ..cards import add_to_hand, discard, distinct, lose_face_up, show, usable
from ..empire import abilities
from ..options import card_option
from ..state import Reserving, VoidState, VoidStep
from .uses import USE, may_use, use


def sale(s: VoidState, seat: int) -> tuple[str, int] | None:
    """What lets the seat sell a card now, and for how much."""
    for source, price, limit in abilities(s, seat).sales:
        if may_use(s, USE[source], limit):
            return source, price
    return None


@dataclass(frozen=True, slots=True)
class SellCard(VoidStep):
    seat: int

    def ask(self, s: VoidState) -> Decision | None:
        cards = distinct(usable(s, self.seat), 1)
        if not cards:
            return None
        return Decision.choose(self, self.seat, "ask.sell", "VOID-12.16", cards, never_auto=True, reveals=True)

    def answer(self, s: VoidState, choice: Choice) -> None:
        source, price = sale(s, self.seat) or ("", 0)
        card = usable(s, self.seat)[choice[0]]
        use(s, USE[source])
        discard(s, self.seat, [card])
        s.credits[self.seat] += price
        s.tell("sells", side=refs.SEAT[self.seat], card=refs.CARD[card], n=price, source=refs.SOURCE[source])

    def option(self, s: VoidState, code: int) -> Option:
        return card_option(usable(s, self.seat)[code])


@dataclass(frozen=True, slots=True)
class SwapOwn(VoidStep):
    """VOID-3.22: which card of the hand is laid out?"""

    seat: int

    def ask(self, s: VoidState) -> Decision | None:
        cards = distinct(usable(s, self.seat), 1)
        if not cards:
            return None
        return Decision.choose(self, self.seat, "ask.swap_own", "VOID-3.22", cards, never_auto=True, reveals=True)

    def answer(self, s: VoidState, choice: Choice) -> None:
        card = usable(s, self.seat)[choice[0]]
        show(s, self.seat, [card])
        s.push(SwapRow(self.seat, card))

    def option(self, s: VoidState, code: int) -> Option:
        return card_option(usable(s, self.seat)[code])


@dataclass(frozen=True, slots=True)
class SwapRow(Reserving):
    """VOID-3.22: which card of the row is taken for it? VOID-3.27: its place is filled at once."""

    card: int

    def reserved(self, s: VoidState) -> Sequence[int]:
        return (self.card,)

    def can_do_with(self, s: VoidState, cards: Sequence[int]) -> bool:
        return self.card in cards

    def ask(self, s: VoidState) -> Decision | None:
        places = [place for place, card in enumerate(s.row) if card not in s.row[:place]]
        return Decision.choose(self, self.seat, "ask.swap_row", "VOID-3.22", places, card=refs.CARD[self.card])

    def answer(self, s: VoidState, choice: Choice) -> None:
        (place,) = choice
        taken = s.row[place]
        lose_face_up(s, self.seat, [self.card])
        add_to_hand(s, self.seat, [taken])
        s.row = (*s.row[:place], self.card, *s.row[place + 1 :])
        show(s, self.seat, [*s.shown[self.seat], taken])
        s.swaps += 1
        s.tell("swaps", side=refs.SEAT[self.seat], card=refs.CARD[self.card], taken=refs.CARD[taken])

    def option(self, s: VoidState, code: int) -> Option:
        return card_option(s.row[code])
