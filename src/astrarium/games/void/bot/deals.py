"""Deals: what a bot offers, and what it takes (section 15)."""

from collections.abc import Iterator

from astrarium.kernel import Decision

from ..cards import purse, tradable, without
from ..content import TYPE
from ..deals.offer_rules import can_give, may_offer
from ..deals.offers import GIVE_CREDITS, PARTS, TYPES, WANT_CREDITS, WANT_GOOD, WANT_TYPE, Basket, read
from ..deals.replies import ACCEPT, COUNTER, REFUSE, Reply
from ..empire import goods
from ..names import NONE
from ..state import VoidState
from .appraise import appraise
from .research import wanted_goods
from .worth import ANY_CARD

Parts = tuple[int, ...]  # how much of each part of an offer (see `offers`)
Offer = tuple[int, Parts]  # to whom, and what

PRICES = (1, 2, 3)  # credits for a card
RENTS = (1, 3, 6)  # credits for the use of a good
MARGIN = 0.3  # points that a deal must bring
FIRST_OF_TYPE = tuple(TYPE.index(kind) for kind in range(TYPES))
TRIED = 6  # offers for which it is worked out whether the other would accept


# What to offer


def best_offer(s: VoidState, seat: int, partners: tuple[int, ...] = ()) -> Offer | None:
    """The offer that the seat likes best among those that others might accept, or None."""
    before = appraise(s, seat)
    wanted = _wanted(s, seat, before)
    liked = []
    for other in may_offer(s, seat):
        if not partners or other in partners:
            for parts in _wishes(s, seat, other, wanted):
                gain = appraise(exchanged(s, seat, other, read(parts)), seat) - before
                if gain > MARGIN:
                    liked.append((-gain, other, parts))
    return next(((other, parts) for _, other, parts in sorted(liked)[:TRIED] if _likes(s, other, seat, parts)), None)


def _likes(s: VoidState, other: int, seat: int, parts: Parts) -> bool:
    """Would the other accept what this seat offers, as far as this seat can know?"""
    return appraise(exchanged(s, seat, other, read(parts)), other) > appraise(s, other)


def _wanted(s: VoidState, seat: int, before: float) -> set[int]:
    """The types of which one more card would be worth something."""
    found = set()
    for card in FIRST_OF_TYPE:
        after = s.copy()
        after.hands[seat] = tuple(sorted([*s.hands[seat], card]))
        if appraise(after, seat) - before > MARGIN + ANY_CARD:
            found.add(TYPE[card])
    return found


def _wishes(s: VoidState, seat: int, other: int, wanted: set[int]) -> Iterator[Parts]:
    """Offers to consider: a card for a card or for credits; in a pre-round credits for the use of a good."""
    money = purse(s, seat)
    hand = sorted(set(tradable(s, seat)))
    for kind in sorted({TYPE[card] for card in tradable(s, other)} & wanted):  # as the seat imagines that hand
        for card in hand:
            if TYPE[card] != kind:
                yield parts_of({card: 1, WANT_TYPE + kind: 1})
        for n in PRICES:
            if n <= money:
                yield parts_of({GIVE_CREDITS: n, WANT_TYPE + kind: 1})
    theirs = goods(s, other)
    for n in RENTS:  # VOID-15.9
        for good in wanted_goods(s, seat, money - n):
            if theirs >> good & 1:
                yield parts_of({GIVE_CREDITS: n, WANT_GOOD + good: 1})


def parts_of(some: dict[int, int]) -> Parts:
    return tuple(some.get(code, 0) for code in range(PARTS))


# What to answer


def answer_to(s: VoidState, decision: Decision) -> int:
    """VOID-15.5: accept what brings something, else make a counter-offer if there is one, else refuse."""
    reply = decision.step
    if not isinstance(reply, Reply):
        return REFUSE
    offer, by = read(s.offered[reply.owner]), s.offered_by[reply.owner]
    if ACCEPT in decision.options:
        gain = appraise(exchanged(s, by, decision.seat, offer), decision.seat) - appraise(s, decision.seat)
        if gain > MARGIN:
            return ACCEPT
    if COUNTER in decision.options and best_counter(s, decision.seat, reply.owner) is not None:
        return COUNTER
    return REFUSE


def best_counter(s: VoidState, seat: int, owner: int) -> Offer | None:
    """The same things for a better price, if both might like it."""
    if not s.offered[owner]:
        return None
    before = appraise(s, seat)
    for parts in _haggled(s, seat, owner, read(s.offered[owner])):
        if appraise(exchanged(s, seat, owner, read(parts)), seat) - before > MARGIN and _likes(s, owner, seat, parts):
            return owner, parts
    return None


def _haggled(s: VoidState, seat: int, owner: int, offer: Basket) -> Iterator[Parts]:
    if can_give(s, seat, offer) is not None or offer.wanted_goods or offer.goods:
        return
    some: dict[int, int] = {}
    for card in _given(tradable(s, seat), offer):
        some[card] = some.get(card, 0) + 1
    for card in offer.cards:
        some[WANT_TYPE + TYPE[card]] = some.get(WANT_TYPE + TYPE[card], 0) + 1
    for more in PRICES:  # further credits for this seat
        credit = offer.credits - offer.wanted_credits + more
        if credit <= s.credits[owner]:
            yield parts_of({**some, WANT_CREDITS: max(credit, 0), GIVE_CREDITS: max(-credit, 0)})


# What would come of it


def exchanged(s: VoidState, by: int, to: int, offer: Basket) -> VoidState:
    """The state if this offer were accepted."""
    after = s.copy()
    if s.offered_by[by] == by:
        after.offered[by], after.offered_by[by], after.offered_to[by] = (), NONE, NONE
    given = _given(tradable(s, to), offer)
    after.hands[by] = tuple(sorted([*without(s.hands[by], offer.cards), *given]))
    after.hands[to] = tuple(sorted([*without(s.hands[to], given), *offer.cards]))
    after.credits[by] += offer.wanted_credits - offer.credits
    after.credits[to] += offer.credits - offer.wanted_credits
    after.borrowed[by] |= offer.wanted_goods
    after.borrowed[to] |= offer.goods
    return after


def _given(hand: list[int], offer: Basket) -> list[int]:
    """VOID-15.7: the cards of the wanted types, as far as the hand has them."""
    found: list[int] = []
    for kind in range(TYPES):
        found += [card for card in hand if TYPE[card] == kind][: offer.types[kind]]
    return found
