"""Culture: diplomacy cards from the deck (VOID-7.12, VOID-R52)."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option

from .. import refs
from ..cards import add_to_hand, distinct, limit_hand, take_from_deck
from ..empire import abilities
from ..options import card_option
from ..state import VoidState, VoidStep
from .uses import USE, may_use, use


def culture_numbers(s: VoidState, seat: int) -> tuple[int, int]:
    """How many cards are drawn, and how many of them are kept. Bonuses add up (VOID-R52)."""
    drawn = kept = 1
    for source, draw, keep, limit in abilities(s, seat).culture:
        if may_use(s, USE[source], limit):
            drawn, kept = drawn + draw, kept + keep
    return drawn, kept


def culture(s: VoidState, seat: int) -> None:
    drawn, kept = culture_numbers(s, seat)
    for source, _, _, limit in abilities(s, seat).culture:
        if limit and may_use(s, USE[source], limit):
            use(s, USE[source])
    cards = sorted(take_from_deck(s, drawn))
    s.tell("culture", side=refs.SEAT[seat], n=len(cards))
    s.whisper(seat, "drew", cards=refs.cards(cards))
    if len(cards) <= kept:
        add_to_hand(s, seat, cards)
        limit_hand(s, seat)
    else:
        s.drawn = tuple(cards)
        s.push(KeepCards(seat, len(cards), kept))


@dataclass(frozen=True, slots=True)
class KeepCards(VoidStep):
    """VOID-R52: which of the cards drawn are kept? The others are discarded face up."""

    seat: int
    drawn: int
    kept: int

    def ask(self, s: VoidState) -> Decision | None:
        places = distinct(s.drawn, self.kept)
        return Decision.choose(
            self, self.seat, "ask.keep", "VOID-R52", places, self.kept, self.kept,
            n=self.kept, never_auto=True, reveals=True,
        )  # fmt: skip

    def answer(self, s: VoidState, choice: Choice) -> None:
        kept = [s.drawn[place] for place in choice]
        gone = [card for place, card in enumerate(s.drawn) if place not in choice]
        s.drawn = ()
        add_to_hand(s, self.seat, kept)
        s.discards.extend(gone)
        s.reveal()
        s.tell("keeps", side=refs.SEAT[self.seat], n=len(kept), cards=refs.cards(gone))
        limit_hand(s, self.seat)

    def option(self, s: VoidState, code: int) -> Option:
        return card_option(s.drawn[code])
