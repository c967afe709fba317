"""Deals: an offer to another player, its answer, one counter-offer (section 15).

Table option `deals`: at any time, beside the game; in one's own turn and in a market (VOID-R36, VOID-R37); or none.
What is on the table lies in the state, not in steps: those of the game itself are seen by all.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from astrarium.kernel import Blocked, Choice, Decision, Option, Refusal, Text

from . import refs
from .cards import Discard, add_to_hand, distinct, lose_face_down, over_limit, tradable
from .content import FIGURES, TYPE
from .names import GOODS, NONE
from .offering import can_give, may_offer, offer_parts
from .offers import GIVE_CREDITS, GIVE_GOOD, PARTS, WANT_CREDITS, WANT_GOOD, WANT_TYPE, Basket, read
from .options import card_option
from .state import VoidState, VoidStep


@dataclass(frozen=True, slots=True)
class Offering(VoidStep):
    """A step that asks for an offer."""

    seat: int

    def partners(self, s: VoidState) -> Sequence[int]:
        raise NotImplementedError

    def parts(self, s: VoidState) -> tuple[list[int], list[int]]:
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


def lay(s: VoidState, owner: int, by: int, to: int, numbers: tuple[int, ...]) -> None:
    """An offer is on the table. What it gives is pledged (see `cards.usable`)."""
    s.offered[owner], s.offered_by[owner], s.offered_to[owner], s.given[owner] = numbers, by, to, ()


def clear(s: VoidState, owner: int) -> None:
    s.offered[owner], s.offered_by[owner], s.offered_to[owner], s.given[owner] = (), NONE, NONE, ()


def _tell_both(s: VoidState, kind: str, by: int, to: int) -> None:
    """The two hear of it; in one's turn or in a market, where all wait, everybody does."""
    if s.variant.deals == "in_turn":
        s.tell(kind, side=refs.SEAT[by], other=refs.SEAT[to])
        return
    for reader in (by, to):
        s.whisper(reader, kind, side=refs.SEAT[by], other=refs.SEAT[to])


# At any time: beside the game


def open_deals(s: VoidState) -> None:
    """A turn or a pre-round begins: offers that are open lapse, and everybody may make new ones."""
    close_deals(s)
    if s.variant.deals == "any_time":
        for seat in range(s.seats):
            s.aside((seat,), Propose(seat))


def close_deals(s: VoidState) -> None:
    if s.asides:
        s.end_asides()
    for seat in range(s.seats):
        s.offers[seat] = 0
        clear(s, seat)


@dataclass(frozen=True, slots=True)
class Propose(Offering):
    """VOID-15.4: an offer that one might make."""

    def partners(self, s: VoidState) -> Sequence[int]:
        return may_offer(s, self.seat)

    def ask(self, s: VoidState) -> Decision | None:
        partners = self.partners(s)
        if not partners or s.resigned >> self.seat & 1:
            return None
        codes, caps = offer_parts(s, self.seat, partners)
        if not codes:
            return None
        return Decision.offer(
            self, self.seat, "ask.offer", "VOID-15.4", codes, caps, partners,
            standing=True, n=FIGURES.offers - s.offers[self.seat],
        )  # fmt: skip

    def answer(self, s: VoidState, choice: Choice) -> None:
        numbers = self.read(s, choice)
        to = choice[0]
        s.offers[self.seat] += 1
        lay(s, self.seat, self.seat, to, numbers)
        s.push(Withdraw(self.seat, to))
        _tell_both(s, "offers", self.seat, to)
        s.aside((to, self.seat), Reply(to, self.seat))


@dataclass(frozen=True, slots=True)
class Withdraw(VoidStep):
    """VOID-15.5: one offer is open at a time; it may be withdrawn."""

    seat: int
    other: int

    def ask(self, s: VoidState) -> Decision | None:
        if not s.offered[self.seat]:
            return None
        decision = Decision.choose(
            self, self.seat, "ask.withdraw", "VOID-15.5", [0], never_auto=True, other=refs.SEAT[self.other]
        )
        decision.standing = True
        return decision

    def do(self, s: VoidState) -> None:
        s.push(Propose(self.seat))

    def answer(self, s: VoidState, choice: Choice) -> None:
        for aside in s.asides:
            if aside.seats == (self.other, self.seat):
                s.end_aside(aside)
        clear(s, self.seat)
        _tell_both(s, "withdraws", self.seat, self.other)
        s.push(Propose(self.seat))

    def option(self, s: VoidState, code: int) -> Option:
        return Option("withdraw", Text("option.withdraw", other=refs.SEAT[self.other]))


# In one's own turn, and in the market


@dataclass(frozen=True, slots=True)
class MakeOffer(Offering):
    """VOID-15.4: what is offered to this player, and for what?"""

    other: int

    def partners(self, s: VoidState) -> Sequence[int]:
        return (self.other,)

    def ask(self, s: VoidState) -> Decision | None:
        codes, caps = self.parts(s)
        if not codes:
            return None
        n = FIGURES.offers - s.offers[self.seat]
        return Decision.offer(self, self.seat, "ask.offer", "VOID-15.4", codes, caps, (self.other,), n=n)

    def do(self, s: VoidState) -> None:
        s.offers[self.seat] += 1

    def answer(self, s: VoidState, choice: Choice) -> None:
        s.offers[self.seat] += 1
        lay(s, self.seat, self.seat, self.other, self.read(s, choice))
        s.reveal()
        _tell_both(s, "offers", self.seat, self.other)
        s.push(Reply(self.other, self.seat))


# The answer

REFUSE, ACCEPT, COUNTER = range(3)


@dataclass(frozen=True, slots=True)
class Reply(VoidStep):
    """VOID-15.5: accept, refuse, or make a counter-offer; that can only be accepted or refused."""

    seat: int
    owner: int  # whose offer it was at first

    def ask(self, s: VoidState) -> Decision | None:
        if not s.offered[self.owner]:
            return None
        offer, by = read(s.offered[self.owner]), s.offered_by[self.owner]
        options = [REFUSE]
        if can_give(s, self.seat, offer) is None:
            options.append(ACCEPT)
        if by == self.owner and offer_parts(s, self.seat, (by,))[0]:
            options.append(COUNTER)
        decision = Decision.choose(
            self, self.seat, "ask.reply", "VOID-15.5", options, never_auto=True, side=refs.SEAT[by]
        )
        decision.about.update(said(offer))
        return decision

    def answer(self, s: VoidState, choice: Choice) -> None:
        (code,) = choice
        by = s.offered_by[self.owner]
        if code == REFUSE:
            clear(s, self.owner)
            _tell_both(s, "refuses_offer", self.seat, by)
        elif code == COUNTER:
            s.push(Counter(self.seat, self.owner))
        else:
            s.push(Conclude(self.seat, by, self.owner))
            for kind, n in reversed(list(enumerate(read(s.offered[self.owner]).types))):
                if n:
                    s.push(GiveCards(self.seat, self.owner, kind))

    def option(self, s: VoidState, code: int) -> Option:
        name = ("refuse", "accept", "counter")[code]
        return Option(name, Text(f"option.{name}"))

    def blocked(self, s: VoidState) -> list[Blocked]:
        why = can_give(s, self.seat, read(s.offered[self.owner])) if s.offered[self.owner] else None
        return [Blocked(ACCEPT, self.option(s, ACCEPT), why)] if why is not None else []


def said(offer: Basket) -> dict[str, int | str]:
    """An offer as the arguments of a sentence."""
    types = [refs.TEMPERAMENT[kind] for kind, n in enumerate(offer.types) for _ in range(n)]
    return {
        "cards": refs.cards(offer.cards) or "–",
        "credits": offer.credits,
        "goods": _goods(offer.goods) or "–",
        "types": ",".join(types) or "–",
        "wanted": offer.wanted_credits,
        "wanted_goods": _goods(offer.wanted_goods) or "–",
    }


def _goods(mask: int) -> str:
    return refs.goods(good for good in range(len(GOODS)) if mask >> good & 1)


@dataclass(frozen=True, slots=True)
class Counter(Offering):
    """VOID-15.5: what is offered instead?"""

    owner: int

    def partners(self, s: VoidState) -> Sequence[int]:
        return (self.owner,)

    def ask(self, s: VoidState) -> Decision | None:
        if not s.offered[self.owner]:
            return None
        codes, caps = self.parts(s)
        if not codes:
            return None
        return Decision.offer(self, self.seat, "ask.counter", "VOID-15.5", codes, caps, (self.owner,))

    def do(self, s: VoidState) -> None:
        clear(s, self.owner)

    def answer(self, s: VoidState, choice: Choice) -> None:
        lay(s, self.owner, self.seat, self.owner, self.read(s, choice))
        if s.variant.deals == "in_turn":
            s.reveal()
        _tell_both(s, "counters", self.seat, self.owner)
        s.push(Reply(self.owner, self.owner))


@dataclass(frozen=True, slots=True)
class GiveCards(VoidStep):
    """VOID-15.7: which cards of a type wanted are given? The giver picks."""

    seat: int
    owner: int
    kind: int

    def _cards(self, s: VoidState) -> list[int]:
        return [card for card in tradable(s, self.seat) if TYPE[card] == self.kind]

    def ask(self, s: VoidState) -> Decision | None:
        if not s.offered[self.owner]:
            return None
        n = read(s.offered[self.owner]).types[self.kind]
        cards = self._cards(s)
        if len(cards) < n:
            return None
        places = distinct(cards, n)
        return Decision.choose(
            self, self.seat, "ask.give", "VOID-15.7", places, n, n, n=n, type=refs.TEMPERAMENT[self.kind]
        )

    def answer(self, s: VoidState, choice: Choice) -> None:
        cards = self._cards(s)
        s.given[self.owner] += tuple(cards[place] for place in choice)

    def option(self, s: VoidState, code: int) -> Option:
        return card_option(self._cards(s)[code])


@dataclass(frozen=True, slots=True)
class Conclude(VoidStep):
    """VOID-15.1: carried out at once and whole; it lapses if something was used up meanwhile."""

    seat: int  # who accepted
    by: int
    owner: int

    def do(self, s: VoidState) -> None:
        if not s.offered[self.owner]:
            return
        offer, given = read(s.offered[self.owner]), s.given[self.owner]
        clear(s, self.owner)
        complete = len(given) == sum(offer.types) and all(
            given.count(c) <= tradable(s, self.seat).count(c) for c in given
        )
        if not complete or can_give(s, self.seat, offer) is not None:
            _tell_both(s, "refuses_offer", self.seat, self.by)
            return
        self._exchange(s, offer, given)
        for seat in over_limit(s):
            if seat in (self.seat, self.by):  # VOID-15.8
                s.interrupt(seat, Discard(seat))

    def _exchange(self, s: VoidState, offer: Basket, given: tuple[int, ...]) -> None:
        seat, by = self.seat, self.by
        s.reveal()
        lose_face_down(s, by, offer.cards)
        lose_face_down(s, seat, given)
        add_to_hand(s, by, given)
        add_to_hand(s, seat, offer.cards)
        s.credits[by] += offer.wanted_credits - offer.credits
        s.credits[seat] += offer.credits - offer.wanted_credits
        s.borrowed[by] |= offer.wanted_goods
        s.borrowed[seat] |= offer.goods
        if s.variant.deals == "in_turn" and s.phase == "pre_round":  # VOID-R37
            s.wants_deal |= 1 << seat | 1 << by
        lent, borrowed = _goods(offer.goods) or "–", _goods(offer.wanted_goods) or "–"
        s.tell(
            "deal", side=refs.SEAT[by], other=refs.SEAT[seat],
            cards=len(offer.cards), credits=offer.credits, goods=lent,
            wanted_cards=len(given), wanted_credits=offer.wanted_credits, wanted_goods=borrowed,
        )  # fmt: skip
        if offer.cards:
            s.whisper(seat, "gets_cards", cards=refs.cards(offer.cards))
        if given:
            s.whisper(by, "gets_cards", cards=refs.cards(given))
