"""Who may offer what, and who can give it (VOID-15.2, VOID-15.4, VOID-15.7)."""

from collections.abc import Sequence

from astrarium.kernel import Refusal

from . import refs
from .cards import purse, tradable
from .content import FIGURES, TYPE
from .empire import goods
from .offers import GIVE_CREDITS, GIVE_GOOD, GOOD_KINDS, TYPES, WANT_CREDITS, WANT_GOOD, WANT_TYPE, Basket
from .state import VoidState


def may_offer(s: VoidState, seat: int) -> list[int]:
    """The seats that this one may make an offer to."""
    if s.offers[seat] >= FIGURES.offers:
        return []
    return [other for other in range(s.seats) if other != seat and not s.resigned >> other & 1]


def offer_parts(s: VoidState, seat: int, partners: Sequence[int]) -> tuple[list[int], list[int]]:
    """VOID-15.2: the codes of what may be given and wanted, and how much of each at most."""
    hand = tradable(s, seat)
    caps = {card: hand.count(card) for card in set(hand)}
    caps[GIVE_CREDITS] = purse(s, seat)
    most = max(min(FIGURES.wanted_cards, len(s.hands[other])) for other in partners)
    caps.update((WANT_TYPE + kind, most) for kind in range(TYPES))
    caps[WANT_CREDITS] = max(s.credits[other] for other in partners)
    if s.phase == "pre_round":  # VOID-15.9
        own = goods(s, seat)
        theirs = [goods(s, other) for other in partners]
        for good in range(GOOD_KINDS):
            if own >> good & 1 and not all(other >> good & 1 for other in theirs):
                caps[GIVE_GOOD + good] = 1
            if not own >> good & 1 and any(other >> good & 1 for other in theirs):
                caps[WANT_GOOD + good] = 1
    codes = sorted(code for code, cap in caps.items() if cap)
    return codes, [caps[code] for code in codes]


def can_give(s: VoidState, seat: int, offer: Basket) -> Refusal | None:
    """VOID-15.7: why the seat asked cannot give what is wanted."""
    hand = tradable(s, seat)
    for kind, n in enumerate(offer.types):
        have = sum(TYPE[card] == kind for card in hand)
        if have < n:
            return Refusal("VOID-15.7", "lacks_cards", type=refs.TEMPERAMENT[kind], need=n, have=have)
    if purse(s, seat) < offer.wanted_credits:
        return Refusal("VOID-15.7", "cannot_pay", need=offer.wanted_credits, have=purse(s, seat))
    missing = offer.wanted_goods & ~goods(s, seat)
    if missing:
        return Refusal("VOID-15.9", "lacks_good", good=refs.GOOD[missing.bit_length() - 1])
    return None
