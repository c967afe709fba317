"""Who may offer what, who can give it (VOID-15.2, VOID-15.4, VOID-15.7), and offers on the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import and_, or_

from astrarium.kernel import Choice, Option, Refusal, Text

from .. import refs
from ..cards import purse, tradable
from ..content import FIGURES, TYPE
from ..empire import goods
from ..names import GOODS, NONE
from ..options import card_option
from ..state import VoidState, VoidStep
from .offers import GIVE_CREDITS, GIVE_GOOD, GOOD_KINDS, PARTS, TYPES, WANT_CREDITS, WANT_GOOD, WANT_TYPE, Basket


def may_offer(s: VoidState, seat: int) -> Sequence[int]:
    """The seats that this one may make an offer to."""
    return _others(s.seats, seat, s.resigned) if s.offers[seat] < FIGURES.offers else ()


@lru_cache(256)
def _others(seats: int, seat: int, resigned: int) -> tuple[int, ...]:
    return tuple(other for other in range(seats) if other != seat and not resigned >> other & 1)


def offer_parts(s: VoidState, seat: int, partners: Sequence[int]) -> tuple[Sequence[int], Sequence[int]]:
    """VOID-15.2: the codes of what may be given and wanted, and how much of each at most."""
    hands, money = s.hands, s.credits
    most = richest = 0
    for other in partners:  # asked for every seat after every answer: `max` takes twice as long
        if len(hands[other]) > most:
            most = len(hands[other])
        if money[other] > richest:
            richest = money[other]
    lent = borrowed = 0
    if s.phase == "pre_round":  # VOID-15.9: lend what not all partners have, borrow what any of them has
        own, theirs = goods(s, seat), [goods(s, other) for other in partners]
        lent = own & ~reduce(and_, theirs)
        borrowed = reduce(or_, theirs) & ~own
    return _parts(tuple(tradable(s, seat)), purse(s, seat), min(FIGURES.wanted_cards, most), richest, lent, borrowed)


@lru_cache(4096)
def _parts(
    hand: tuple[int, ...], money: int, most: int, richest: int, lent: int, borrowed: int
) -> tuple[Sequence[int], Sequence[int]]:
    caps = {card: hand.count(card) for card in hand}
    caps[GIVE_CREDITS] = money
    caps.update((WANT_TYPE + kind, most) for kind in range(TYPES))
    caps[WANT_CREDITS] = richest
    for good in range(GOOD_KINDS):
        caps[GIVE_GOOD + good] = lent >> good & 1
        caps[WANT_GOOD + good] = borrowed >> good & 1
    codes = tuple(sorted(code for code, cap in caps.items() if cap))
    return codes, tuple(caps[code] for code in codes)


def can_give(s: VoidState, seat: int, offer: Basket) -> Refusal | None:
    """VOID-15.7: why the seat that is asked cannot give what is wanted, or None."""
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


@dataclass(frozen=True, slots=True)
class Offering(VoidStep):
    """A step that asks for an offer."""

    seat: int

    def partners(self, s: VoidState) -> Sequence[int]:
        raise NotImplementedError

    def parts(self, s: VoidState) -> tuple[Sequence[int], Sequence[int]]:
        """The codes of what may be given and wanted, and how much of each at most."""
        return offer_parts(s, self.seat, self.partners(s))

    def refuse(self, s: VoidState, choice: Choice) -> Refusal | None:
        """VOID-15.8: one side may give nothing, but not both."""
        return None if any(choice[1:]) else Refusal("VOID-15.8", "empty_offer")

    def read(self, s: VoidState, choice: Choice) -> tuple[int, ...]:
        numbers = [0] * PARTS
        for code, n in zip(self.parts(s)[0], choice[1:], strict=True):
            numbers[code] = n
        return tuple(numbers)

    def option(self, s: VoidState, code: int) -> Option:
        if code < GIVE_CREDITS:
            return card_option(code, "option.give_card")
        if code == GIVE_CREDITS:
            return Option("give:credits", Text("option.give_credits"))
        if code < WANT_TYPE:
            ref = refs.GOOD[code - GIVE_GOOD]
            return Option(f"give:{GOODS[code - GIVE_GOOD]}", Text("option.give_good", good=ref))
        if code < WANT_CREDITS:
            ref = refs.TEMPERAMENT[code - WANT_TYPE]
            return Option(ref, Text("option.want_type", type=ref))
        if code == WANT_CREDITS:
            return Option("want:credits", Text("option.want_credits"))
        ref = refs.GOOD[code - WANT_GOOD]
        return Option(f"want:{GOODS[code - WANT_GOOD]}", Text("option.want_good", good=ref))

    def target(self, s: VoidState, code: int) -> Option:
        return Option(refs.SEAT[code], Text("option.partner", side=refs.SEAT[code]))


# What is on the table


def lay(s: VoidState, owner: int, by: int, to: int, numbers: tuple[int, ...]) -> None:
    """Put an offer on the table. What it gives is pledged (see `cards.usable`)."""
    s.offered[owner], s.offered_by[owner], s.offered_to[owner], s.given[owner] = numbers, by, to, ()


def clear(s: VoidState, owner: int) -> None:
    s.offered[owner], s.offered_by[owner], s.offered_to[owner], s.given[owner] = (), NONE, NONE, ()


def tell_both(s: VoidState, kind: str, by: int, to: int) -> None:
    """Tell the two seats; in one's own turn or in a market, where all wait, tell everybody."""
    if s.variant.deals == "in_turn":
        s.tell(kind, side=refs.SEAT[by], other=refs.SEAT[to])
        return
    for reader in (by, to):
        s.whisper(reader, kind, side=refs.SEAT[by], other=refs.SEAT[to])
