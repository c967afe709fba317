"""Hands of diplomacy cards: drawing, discarding, the limit (VOID-7.12), and the cards that a tactic takes."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from astrarium.kernel import Choice, Decision, Option, Refusal, Step

from . import refs
from .content import CARDS, TYPE
from .deals.offers import GIVE_CREDITS, read
from .empire import hand_limit
from .options import card_option
from .state import Reserving, VoidState, VoidStep

# What a seat can use


def without(cards: Sequence[int], gone: Sequence[int]) -> list[int]:
    """`cards` without those in `gone`, one for one."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


def usable(s: VoidState, seat: int) -> tuple[int, ...]:
    """The hand less cards that are played in a secret pre-round or pledged in an offer."""
    gone = s.played[seat] + pledged(s, seat) if any(s.offered) else s.played[seat]
    return tuple(without(s.hands[seat], gone)) if gone else s.hands[seat]


def of_type(s: VoidState, seat: int, kind: int) -> list[int]:
    return [card for card in usable(s, seat) if TYPE[card] == kind]


def tradable(s: VoidState, seat: int) -> list[int]:
    """The cards that the seat can use and does not need for something that it has begun."""
    cards = list(usable(s, seat))
    for step in begun(s, seat):
        for card in step.reserved(s):
            if card in cards:
                cards.remove(card)
    return cards


def begun(s: VoidState, seat: int) -> list[Reserving]:
    """The steps for which the seat still needs some of its cards."""
    return [step for step in ahead(s, seat) if isinstance(step, Reserving) and step.seat == seat]


def ahead(s: VoidState, seat: int) -> list[Step[Any]]:
    """The steps of the game itself and of the seat's lane."""
    steps = s.stack if s.main is None else s.main
    return steps + s.lanes[seat] if s.lanes else steps


def has_finished(s: VoidState, seat: int) -> bool:
    """Has the seat finished building and research in this pre-round?"""
    return not any(isinstance(step, VoidStep) and step.lets_shop(seat) for step in ahead(s, seat))


def pledged(s: VoidState, seat: int) -> tuple[int, ...]:
    """Cards that the seat has offered and cannot use until the offer is answered or withdrawn."""
    found: tuple[int, ...] = ()
    for owner, offer in enumerate(s.offered):
        if offer and s.offered_by[owner] == seat:
            found += read(offer).cards
    return found


def purse(s: VoidState, seat: int) -> int:
    """Credits that the seat can spend: neither in its cart nor pledged in an offer."""
    left = s.credits[seat] - s.spent[seat]
    if not any(s.offered):
        return left
    for owner, offer in enumerate(s.offered):
        if offer and s.offered_by[owner] == seat:
            left -= offer[GIVE_CREDITS]
    return left


# Cards move


def draw(s: VoidState, seat: int, n: int) -> int:
    """Draw cards from the deck; returns how many there were. VOID-7.21: discards become a new deck."""
    taken = take_from_deck(s, n)
    if taken:
        add_to_hand(s, seat, taken)
        s.tell("draws", side=refs.SEAT[seat], n=len(taken))
        s.whisper(seat, "drew", cards=refs.cards(sorted(taken)))
    return len(taken)


def take_from_deck(s: VoidState, n: int) -> list[int]:
    taken: list[int] = []
    while len(taken) < n:
        if not s.deck:
            if not s.discards:
                break
            s.deck, s.discards = sorted(s.discards), []
            s.rng.shuffle(s.deck, "cards")
            s.tell("reshuffles", n=len(s.deck))
        taken.append(s.deck.pop())
    if taken:
        s.reveal()
    return taken


def add_to_hand(s: VoidState, seat: int, cards: Sequence[int]) -> None:
    s.hands[seat] = tuple(sorted([*s.hands[seat], *cards]))


def lose_face_up(s: VoidState, seat: int, cards: Sequence[int]) -> None:
    """Cards leave the hand for all to see."""
    s.hands[seat] = tuple(without(s.hands[seat], cards))
    shown = list(s.shown[seat])
    for card in cards:
        if card in shown:
            shown.remove(card)
    s.shown[seat] = tuple(shown)


def lose_face_down(s: VoidState, seat: int, cards: Sequence[int]) -> None:
    """Cards leave the hand unseen. Others cannot know whether cards shown before are still there, so none is shown."""
    s.hands[seat] = tuple(without(s.hands[seat], cards))
    if cards:
        s.shown[seat] = ()


def discard(s: VoidState, seat: int, cards: Sequence[int]) -> None:
    lose_face_up(s, seat, cards)
    s.discards.extend(cards)
    s.reveal()


def show(s: VoidState, seat: int, cards: Sequence[int]) -> None:
    """VOID-9.9: everybody has seen these cards of the hand."""
    s.shown[seat] = tuple(sorted((Counter(s.shown[seat]) | Counter(cards)).elements()))
    s.reveal()


# The limit


def limit_hand(s: VoidState, seat: int) -> None:
    """Ask for a discard at once if the hand is above its limit (VOID-R18)."""
    if len(s.hands[seat]) > hand_limit(s, seat):
        s.push(Discard(seat))


def over_limit(s: VoidState) -> list[int]:
    """The seats that hold too many cards."""
    return [seat for seat in range(s.seats) if len(s.hands[seat]) > hand_limit(s, seat)]


@dataclass(frozen=True, slots=True)
class Discard(Reserving):
    """VOID-R18: which cards are discarded? Not those pledged or played in secret; no others can be pledged meanwhile.

    Nor a card without which the seat could not do what a deal has interrupted.
    """

    def reserved(self, s: VoidState) -> Sequence[int]:
        return usable(s, self.seat)

    def can_do_with(self, s: VoidState, cards: Sequence[int]) -> bool:
        return True

    def ask(self, s: VoidState) -> Decision | None:
        cards = usable(s, self.seat)
        n = min(len(s.hands[self.seat]) - hand_limit(s, self.seat), len(cards))
        if n <= 0:
            return None
        return Decision.choose(self, self.seat, "ask.discard", "VOID-R18", distinct(cards, n), n, n, n=n, reveals=True)

    def _chosen(self, s: VoidState, choice: Choice) -> list[int]:
        cards = usable(s, self.seat)
        return [cards[place] for place in choice]

    def refuse(self, s: VoidState, choice: Choice) -> Refusal | None:
        left = without(usable(s, self.seat), self._chosen(s, choice))
        if all(step.can_do_with(s, left) for step in begun(s, self.seat)):
            return None
        return Refusal("VOID-R18", "card_needed")

    def answer(self, s: VoidState, choice: Choice) -> None:
        gone = self._chosen(s, choice)
        discard(s, self.seat, gone)
        s.tell("discards", side=refs.SEAT[self.seat], cards=refs.cards(gone))

    def option(self, s: VoidState, code: int) -> Option:
        return card_option(usable(s, self.seat)[code])


def distinct(cards: Sequence[int], most: int) -> list[int]:
    """Places in a sorted hand; of equal cards only as many as can be chosen."""
    return [place for place, card in enumerate(cards) if place < most or cards[place - most] != card]


# Tactics


@lru_cache(4096)
def tactics(cards: tuple[int, ...], *windows: str) -> tuple[int, ...]:
    """VOID-7.15: the designs among these cards whose tactic can be paid for with them."""
    return tuple(card for card in sorted(set(cards)) if CARDS[card].window in windows and can_pay(cards, card))


def can_pay(cards: Sequence[int], card: int) -> bool:
    """Is this tactic among these cards, with the others that it takes?"""
    return card in cards and sum(TYPE[other] == TYPE[card] for other in cards) >= CARDS[card].needs


def others_for(cards: Sequence[int], card: int) -> list[int]:
    """The cards of its type that can be discarded with it."""
    return [other for other in without(cards, [card]) if TYPE[other] == TYPE[card]]


def only_way(cards: Sequence[int], card: int) -> tuple[int, ...] | None:
    """The cards discarded for a tactic if there is no choice, else None."""
    others, needs = others_for(cards, card), CARDS[card].needs - 1
    return (card, *others[:needs]) if needs in (0, len(others)) or len(set(others)) == 1 else None


def use_tactic(s: VoidState, seat: int, cards: Sequence[int]) -> None:
    """Show and discard the cards of a tactic before its effect (VOID-16.6). The first one is the tactic itself."""
    discard(s, seat, cards)
    s.tell("uses_tactic", side=refs.SEAT[seat], card=refs.CARD[cards[0]], cards=refs.cards(cards))


@dataclass(frozen=True, slots=True)
class PayTactic(Reserving):
    """Which other cards of the type are discarded for this tactic?"""

    card: int

    def reserved(self, s: VoidState) -> Sequence[int]:
        return of_type(s, self.seat, TYPE[self.card])

    def can_do_with(self, s: VoidState, cards: Sequence[int]) -> bool:
        return can_pay(cards, self.card)

    def ask(self, s: VoidState) -> Decision | None:
        cards = usable(s, self.seat)
        n = CARDS[self.card].needs - 1
        if only_way(cards, self.card) is not None:
            return None
        others = others_for(cards, self.card)
        return Decision.choose(
            self, self.seat, "ask.tactic_cards", "VOID-7.15", distinct(others, n), n, n,
            card=refs.CARD[self.card], n=n, reveals=True,
        )  # fmt: skip

    def do(self, s: VoidState) -> None:
        cards = only_way(usable(s, self.seat), self.card)
        if cards is not None:
            use_tactic(s, self.seat, cards)

    def answer(self, s: VoidState, choice: Choice) -> None:
        others = others_for(usable(s, self.seat), self.card)
        use_tactic(s, self.seat, [self.card, *(others[place] for place in choice)])

    def option(self, s: VoidState, code: int) -> Option:
        return card_option(others_for(usable(s, self.seat), self.card)[code])


def pay_tactic(s: VoidState, seat: int, card: int) -> None:
    """Ask for the cards of a tactic next. Everybody learns which tactic it is before its other cards are chosen."""
    s.reveal()
    s.push(PayTactic(seat, card))
