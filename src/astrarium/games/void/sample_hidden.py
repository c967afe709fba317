"""What the reader of a view does not know, dealt by chance: hands, deck, events to come, offers between others."""

from collections import Counter
from collections.abc import Sequence

from astrarium.kernel import Rng

from .aftermath import LiberateCard
from .cards import PayTactic
from .content import CARD, CARDS, EVENT, IN_DECK, TEMPERAMENT_AT, TYPE
from .culture import KeepCards
from .deals import Conclude, GiveCards, Reply, lay
from .deals import Counter as CounterOffer
from .diplomacy import DiplomacyCards
from .events import PassAll
from .names import GOODS, NONE, TEMPERAMENTS
from .offers import GIVE_CREDITS, GIVE_GOOD, PARTS, WANT_CREDITS, WANT_GOOD, WANT_TYPE, read
from .setup import in_play, stack_order
from .state import VoidState
from .view import Offer, VoidView


def imagine(s: VoidState, seen: VoidView, rng: Rng) -> None:
    for offer in seen["offers"]:
        _restore_offer(s, offer)
    _deal_cards(s, seen, rng)
    _deal_events(s, seen, rng)
    _pass_something(s, seen, rng)
    _offer_something(s)


# Offers


def _restore_offer(s: VoidState, offer: Offer) -> None:
    owner = offer["to"] if offer["is_counter"] else offer["by"]
    numbers = [0] * PARTS
    for card in offer["gives"]["cards"]:
        numbers[CARD[card]] += 1
    numbers[GIVE_CREDITS], numbers[WANT_CREDITS] = offer["gives"]["credits"], offer["wants"]["credits"]
    for good in offer["gives"]["goods"]:
        numbers[GIVE_GOOD + GOODS.index(good)] = 1
    for good in offer["wants"]["goods"]:
        numbers[WANT_GOOD + GOODS.index(good)] = 1
    for kind, name in enumerate(TEMPERAMENTS):
        numbers[WANT_TYPE + kind] = offer["wants"]["types"].get(name, 0)
    lay(s, owner, offer["by"], offer["to"], tuple(numbers))
    s.given[owner] = tuple(CARD[card] for card in offer["given"])


def _offer_something(s: VoidState) -> None:
    """Where all wait for the answer to an offer between others (VOID-R36), there is one: a credit, or a card wanted."""
    for step in s.stack:
        if isinstance(step, Reply | CounterOffer | GiveCards | Conclude) and not s.offered[step.owner]:
            owner = step.owner
            other = next(seat for seat in range(s.seats) if seat != owner) if step.seat == owner else step.seat
            is_counter = isinstance(step, Reply) and step.seat == owner
            by, to = (other, owner) if is_counter else (owner, other)
            numbers = [0] * PARTS
            numbers[GIVE_CREDITS if s.credits[by] else WANT_TYPE] = 1
            lay(s, owner, by, to, tuple(numbers))


# Cards


def _deal_cards(s: VoidState, seen: VoidView, rng: Rng) -> None:
    own = seen["own"]
    reader = seen["seat"] if own else None
    known: list[list[int]] = [_known(s, seat) for seat in range(s.seats)]
    if own and reader is not None:
        known[reader] = [CARD[card] for card in own["hand"]]
        s.drawn = tuple(CARD[card] for card in own["drawn"])
    pool = list(IN_DECK)
    for card in (*s.discards, *s.row, *s.drawn, *(card for cards in known for card in cards)):
        pool.remove(card)
    rng.shuffle(pool)
    for seat, player in enumerate(seen["players"]):
        if seat != reader:
            _fill(s, seat, known[seat], player["cards"], pool)
        s.hands[seat] = tuple(sorted(known[seat]))
    keeping = next((step for step in s.stack if isinstance(step, KeepCards)), None)
    if keeping is not None and not s.drawn:
        s.drawn = tuple(sorted(pool.pop() for _ in range(keeping.drawn)))
    s.deck = pool


def _known(s: VoidState, seat: int) -> list[int]:
    """Cards of a hand that everybody has seen, or that are offered to the reader."""
    found = Counter(s.shown[seat])
    for owner, offer in enumerate(s.offered):
        if offer and s.offered_by[owner] == seat:
            found |= Counter(read(offer).cards)
    return sorted(found.elements())


def _fill(s: VoidState, seat: int, hand: list[int], size: int, pool: list[int]) -> None:
    """A hand of this size with which the seat can do what it is about to do."""
    for step in s.stack:
        if isinstance(step, PayTactic) and step.seat == seat:
            _need(hand, pool, [step.card], 1, size)
            _need(hand, pool, _of_type(TYPE[step.card]), CARDS[step.card].needs, size)
        elif isinstance(step, DiplomacyCards | LiberateCard) and step.seat == seat:
            _need(hand, pool, _of_type(TEMPERAMENT_AT[step.space]), 1, size)
    while len(hand) < size:
        hand.append(pool.pop())


def _of_type(kind: int) -> list[int]:
    return [card for card, of in enumerate(TYPE) if of == kind]


def _need(hand: list[int], pool: list[int], designs: Sequence[int], n: int, size: int) -> None:
    """At least so many cards of these designs."""
    while sum(card in designs for card in hand) < n and len(hand) < size:
        place = next((place for place, card in enumerate(pool) if card in designs), NONE)
        if place == NONE:
            return
        hand.append(pool.pop(place))


def _pass_something(s: VoidState, seen: VoidView, rng: Rng) -> None:
    """VOID-R48: others who have chosen the card that they pass."""
    if not any(isinstance(step, PassAll) for step in s.stack) or not s.lanes:
        return
    for seat in range(s.seats):
        if seat != seen["seat"] and s.hands[seat] and not s.lanes[seat]:
            s.played[seat] = (s.hands[seat][rng.below(len(s.hands[seat]))],)


# Events


def _deal_events(s: VoidState, seen: VoidView, rng: Rng) -> None:
    left = seen["event_stack"]
    if not left:
        return
    unknown = [event for event in in_play(s) if event not in s.past_events]
    next_event = EVENT[seen["own"]["next_event"]] if seen["own"] and seen["own"]["next_event"] else NONE
    if next_event in unknown:
        unknown.remove(next_event)
    rng.shuffle(unknown)
    stack = stack_order()[:left]
    if next_event != NONE:
        stack[-1] = next_event
    s.stack_of_events = [unknown.pop() if event == NONE else event for event in stack]
