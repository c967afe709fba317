"""The draw pile, the discard pile, hands and goods (section 10)."""

from collections.abc import Iterable

from . import refs
from .content import CARDS
from .names import ANY_GOOD
from .state import NONE, RaceState


def take(s: RaceState) -> int:
    """The top card; NONE if both piles are empty. RACE-10.2, RACE-A5: an empty pile is renewed at once."""
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
    """May the draw pile run out where so many cards may be taken from it (RACE-12.2)?"""
    return 0 < cards >= len(s.deck)


def take_several(s: RaceState, count: int) -> list[int]:
    cards = []
    for _ in range(count):
        card = take(s)
        if card != NONE:
            cards.append(card)
    return cards


def draw(s: RaceState, seat: int, count: int) -> None:
    """Into the hand (RACE-4.4)."""
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
    """The seat alone sees what it drew. Put into words only where somebody listens."""
    if s.events is not None:
        s.whisper(seat, "drew_cards", cards=refs.cards(cards))


def discard_from_hand(s: RaceState, seat: int, cards: Iterable[int]) -> None:
    """RACE-10.1: face down, so that only the owner knows what they are."""
    for card in cards:
        s.hands[seat].remove(card)
        s.discard.append(card)
        s.known[seat] |= 1 << card
        s.shown[seat] = 0  # nobody else can tell any more whether a card that was shown is still there


def discard_in_sight(s: RaceState, card: int) -> None:
    """Everybody has seen this card go."""
    s.discard.append(card)
    for seat in range(s.seats):
        s.known[seat] |= 1 << card


def put_good(s: RaceState, seat: int, world: int) -> bool:
    """RACE-7.6, RACE-9.1: the top card, unseen, face down on a world. RACE-9.2: never a second one."""
    index = s.tableau[seat].index(world)
    if s.goods[seat][index] != NONE:
        return False
    card = take(s)
    if card == NONE:
        return False
    s.goods[seat][index] = card
    s.tell("good", side=refs.SEAT[seat], card=refs.CARD[world], good=refs.GOOD[CARDS[world].good])
    return True


def worlds_with_goods(s: RaceState, seat: int, kind: int = ANY_GOOD) -> list[int]:
    """The seat's worlds that hold a good (of this kind)."""
    worlds = [world for world, good in zip(s.tableau[seat], s.goods[seat], strict=True) if good != NONE]
    return worlds if kind == ANY_GOOD else [world for world in worlds if CARDS[world].good == kind]


def discard_good(s: RaceState, seat: int, world: int) -> None:
    """RACE-8.3: unseen."""
    index = s.tableau[seat].index(world)
    s.discard.append(s.goods[seat][index])
    s.goods[seat][index] = NONE


def place(s: RaceState, seat: int, card: int) -> None:
    s.tableau[seat].append(card)
    s.goods[seat].append(NONE)


def leave_tableau(s: RaceState, seat: int, card: int) -> None:
    """A card that is discarded for its own power."""
    index = s.tableau[seat].index(card)
    del s.tableau[seat][index], s.goods[seat][index]
    s.in_force[seat].remove(card)
    discard_in_sight(s, card)


def begin_phase(s: RaceState) -> None:
    """RACE-4.6, RACE-6.8, RACE-7.5: only what lies in a tableau now has its powers in this phase."""
    s.in_force = [cards[:] for cards in s.tableau]
    s.boost = [0] * s.seats
    s.used = [0] * s.seats
