"""The draw pile, the discard pile, hands and goods (section 10)."""

from collections.abc import Iterable, Sequence

from . import refs
from .content import GOOD
from .names import ANY_GOOD
from .state import NONE, RaceState


def take(s: RaceState) -> int:
    """Take the top card; NONE if both piles are empty. RACE-10.2, RACE-A5: an empty pile is renewed at once."""
    if not s.deck:
        _renew(s)  # both piles were empty, and something has been discarded since
    if not s.deck:
        return NONE
    card = s.deck.pop()
    if not s.deck:
        _renew(s)
    return card


def _renew(s: RaceState) -> None:
    if s.discard:
        s.deck, s.discard = s.discard, []
        s.known = [0] * s.seats
        s.rng.shuffle(s.deck)
        s.tell("reshuffled", n=len(s.deck))


def uses_up_pile(s: RaceState, cards: int) -> bool:
    """May the draw pile run out if this many cards are taken from it (RACE-12.2)?"""
    return 0 < cards >= len(s.deck)


def take_several(s: RaceState, count: int) -> list[int]:
    """Take the top cards, as many as there are."""
    if 0 < count < len(s.deck):  # at once: the pile need not be renewed
        cards = s.deck[: -count - 1 : -1]
        del s.deck[-count:]
        return cards
    cards = []
    for _ in range(count):
        card = take(s)
        if card != NONE:
            cards.append(card)
    return cards


def draw(s: RaceState, seat: int, count: int) -> None:
    """Draw cards into the hand (RACE-4.4)."""
    if count <= 0:
        return
    cards = take_several(s, count)
    if not cards:
        return
    s.hands[seat] += cards
    s.reveal()
    s.tell("drew", side=refs.SEAT[seat], n=len(cards))
    tell_drawn(s, seat, cards)


def tell_drawn(s: RaceState, seat: int, cards: list[int]) -> None:
    """Tell the seat alone which cards it drew. The text is built only if somebody listens."""
    if s.events is not None:
        s.whisper(seat, "drew_cards", cards=refs.cards(cards))


def discard_from_hand(s: RaceState, seat: int, cards: Iterable[int]) -> None:
    """RACE-10.1: discard cards face down, so that only their owner knows them."""
    for card in cards:
        s.hands[seat].remove(card)
        s.discard.append(card)
        s.known[seat] |= 1 << card
        s.shown[seat] = 0  # others cannot tell whether a card that they saw is still in the hand


def discard_in_sight(s: RaceState, card: int) -> None:
    """Discard a card that everybody has seen."""
    s.discard.append(card)
    for seat in range(s.seats):
        s.known[seat] |= 1 << card


def put_good(s: RaceState, seat: int, world: int) -> bool:
    """Put the top card, unseen, on a world as its good (RACE-7.6, RACE-9.1), never a second one (RACE-9.2).

    Returns whether a good was put there.
    """
    index = s.tableau[seat].index(world)
    if s.goods[seat][index] != NONE:
        return False
    card = take(s)
    if card == NONE:
        return False
    s.goods[seat][index] = card
    s.tell("good", side=refs.SEAT[seat], card=refs.CARD[world], good=refs.GOOD[GOOD[world]])
    return True


def worlds_with_goods(s: RaceState, seat: int, kind: int = ANY_GOOD) -> list[int]:
    """The seat's worlds that hold a good (of this kind)."""
    worlds = [world for world, good in zip(s.tableau[seat], s.goods[seat], strict=True) if good != NONE]
    return worlds if kind == ANY_GOOD else [world for world in worlds if GOOD[world] == kind]


def in_all(s: RaceState, seat: int, amounts: Sequence[int]) -> int:
    """The sum over the seat's cards in force of an amount for each card (see `content.totals`)."""
    return sum([amounts[card] for card in s.in_force[seat]])


def discard_good(s: RaceState, seat: int, world: int) -> None:
    """RACE-8.3: discard a world's good unseen."""
    index = s.tableau[seat].index(world)
    s.discard.append(s.goods[seat][index])
    s.goods[seat][index] = NONE


def place(s: RaceState, seat: int, card: int) -> None:
    s.tableau[seat].append(card)
    s.goods[seat].append(NONE)


def leave_tableau(s: RaceState, seat: int, card: int) -> None:
    """Discard a card from the tableau for its own power."""
    index = s.tableau[seat].index(card)
    del s.tableau[seat][index], s.goods[seat][index]
    s.in_force[seat].remove(card)
    discard_in_sight(s, card)


def begin_phase(s: RaceState) -> None:
    """RACE-4.6, RACE-6.8, RACE-7.5: only the cards in a tableau at its start have their powers in this phase."""
    s.in_force = [cards[:] for cards in s.tableau]
    s.boost = [0] * s.seats
    s.used = [0] * s.seats
