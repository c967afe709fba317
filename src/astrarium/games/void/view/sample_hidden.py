"""What the reader of a view does not know, dealt by chance: hands, deck, events to come, offers between others."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from astrarium.kernel import Rng, Step

from ..battle.aftermath import LiberateCard
from ..cards import PayTactic, only_way, pledged, tradable
from ..content import CARD, CARDS, EVENT, IN_DECK, TEMPERAMENT_AT, TYPE
from ..deals.offer_rules import lay
from ..deals.offers import GIVE_CREDITS, GIVE_GOOD, PARTS, WANT_CREDITS, WANT_GOOD, WANT_TYPE, read
from ..deals.replies import Conclude, GiveCards, Reply
from ..deals.replies import Counter as CounterOffer
from ..events import PassAll
from ..names import GOODS, NONE, TEMPERAMENTS
from ..setup import in_play, stack_order
from ..state import VoidState
from ..turn.culture import KeepCards
from ..turn.diplomacy import DiplomacyCards, KindWords
from .types import Offer, VoidView


def imagine(s: VoidState, seen: VoidView, rng: Rng) -> None:
    for offer in seen["offers"]:
        _restore_offer(s, offer)
    _offer_something(s)
    _deal_cards(s, seen, rng)
    _deal_events(s, seen, rng)
    _pass_something(s, seen, rng)
    _give_something(s, seen)


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
    """Where all wait for the answer to an offer between others (VOID-R36), imagine one: a credit, or a card wanted."""
    for step in s.stack:
        if isinstance(step, Reply | CounterOffer | Conclude) and not s.offered[step.owner]:
            by = step.owner if isinstance(step, CounterOffer) else step.by
            numbers = [0] * PARTS
            numbers[GIVE_CREDITS if s.credits[by] else WANT_TYPE] = 1
            for kind in _still_given(s.stack, step.owner):
                numbers[WANT_TYPE + kind] = 1
            lay(s, step.owner, by, step.seat, tuple(numbers))


def _talks(s: VoidState) -> list[list[Step[Any]]]:
    """The stacks where deals may be under way: in the game, and beside it."""
    return [s.stack, *(aside.stack for aside in s.asides)]


def _still_given(talk: list[Step[Any]], owner: int) -> list[int]:
    """The types of which cards are still to be chosen for a deal."""
    return [step.kind for step in talk if isinstance(step, GiveCards) and step.owner == owner]


def _give_something(s: VoidState, seen: VoidView) -> None:
    """VOID-15.7: imagine which cards are given for a deal, of the types that the giver has chosen already."""
    for talk in _talks(s):
        for step in talk:
            if isinstance(step, Conclude) and step.seat != seen["seat"]:
                still = _still_given(talk, step.owner)
                for kind, n in enumerate(read(s.offered[step.owner]).types):
                    if kind not in still:
                        s.given[step.owner] += tuple([c for c in tradable(s, step.seat) if TYPE[c] == kind][:n])


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
    """Cards of a hand that are known: seen by everybody, or played for diplomacy, or (others than those) offered."""
    played = [card for step in s.stack if isinstance(step, KindWords) and step.seat == seat for card in step.played]
    found = Counter(s.shown[seat]) | Counter([*played, *pledged(s, seat)])
    return sorted(found.elements())


def _fill(s: VoidState, seat: int, hand: list[int], size: int, pool: list[int]) -> None:
    """Fill a hand to this size so that the seat can do what it has begun, without the cards that it has offered."""
    offered = pledged(s, seat)

    def need(designs: Sequence[int], n: int) -> None:
        _need(hand, pool, designs, n + sum(card in designs for card in offered), size)

    for step in s.stack:
        if isinstance(step, PayTactic) and step.seat == seat:
            need([step.card], 1)
            need(_of_type(TYPE[step.card]), CARDS[step.card].needs)
            _need_choice(hand, pool, step.card, offered, size)
        elif isinstance(step, DiplomacyCards | LiberateCard) and step.seat == seat:
            need(_of_type(TEMPERAMENT_AT[step.space]), 1)
    for step in (step for talk in _talks(s) for step in talk):
        if isinstance(step, Conclude) and step.seat == seat:
            for kind, n in enumerate(read(s.offered[step.owner]).types):
                need(_of_type(kind), n)
    while len(hand) < size:
        hand.append(pool.pop())


def _of_type(kind: int) -> list[int]:
    return [card for card, of in enumerate(TYPE) if of == kind]


def _need(hand: list[int], pool: list[int], designs: Sequence[int], n: int, size: int) -> None:
    """Take cards of these designs from the pool until the hand has at least `n`."""
    while sum(card in designs for card in hand) < n and len(hand) < size:
        place = next((place for place, card in enumerate(pool) if card in designs), NONE)
        if place == NONE:
            return
        hand.append(pool.pop(place))


def _need_choice(hand: list[int], pool: list[int], card: int, offered: Sequence[int], size: int) -> None:
    """Take one more card of the tactic's type if there is only one way to pay: a seat that is asked has two."""
    usable = sorted((Counter(hand) - Counter(offered)).elements())
    if only_way(usable, card) is None or len(hand) >= size:
        return
    for place, more in enumerate(pool):
        if TYPE[more] == TYPE[card] and only_way(sorted([*usable, more]), card) is None:
            hand.append(pool.pop(place))
            return


def _pass_something(s: VoidState, seen: VoidView, rng: Rng) -> None:
    """VOID-R48: imagine the cards that others have chosen to pass."""
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
