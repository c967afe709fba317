"""Deals: the answer to an offer, one counter-offer, and the exchange (section 15).

Table option `deals`: at any time, beside the game; in one's own turn and in a market (VOID-R36, VOID-R37); or none.
Offers lie in the state, not in steps, because everybody sees the steps of the game itself.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from astrarium.kernel import Blocked, Choice, Decision, Option, Text

from .. import refs
from ..cards import Discard, add_to_hand, distinct, has_finished, lose_face_down, over_limit, tradable
from ..content import TYPE
from ..names import GOODS, TEMPERAMENTS
from ..options import card_option
from ..state import VoidState, VoidStep
from .offer_rules import Offering, can_give, clear, lay, offer_parts, tell_both
from .offers import Basket, read

REFUSE, ACCEPT, COUNTER = range(3)


@dataclass(frozen=True, slots=True)
class Reply(VoidStep):
    """VOID-15.5: accept, refuse, or make a counter-offer, which can only be accepted or refused."""

    seat: int
    by: int  # who offers
    owner: int  # who made the first offer

    def ask(self, s: VoidState) -> Decision | None:
        if not s.offered[self.owner]:
            return None
        offer = read(s.offered[self.owner])
        options = [REFUSE]
        if can_give(s, self.seat, offer) is None:
            options.append(ACCEPT)
        if self.by == self.owner and offer_parts(s, self.seat, (self.by,))[0]:
            options.append(COUNTER)
        decision = Decision.choose(
            self, self.seat, "ask.reply", "VOID-15.5", options, never_auto=True, side=refs.SEAT[self.by]
        )
        decision.about.update(said(offer))
        return decision

    def answer(self, s: VoidState, choice: Choice) -> None:
        (code,) = choice
        if code == REFUSE:
            clear(s, self.owner)
            tell_both(s, "refuses_offer", self.seat, self.by)
        elif code == COUNTER:
            s.push(Counter(self.seat, self.owner))
        else:
            s.push(Conclude(self.seat, self.by, self.owner))
            for kind, n in reversed(list(enumerate(read(s.offered[self.owner]).types))):
                if n:
                    s.push(GiveCards(self.seat, self.owner, kind))

    def option(self, s: VoidState, code: int) -> Option:
        name = ("refuse", "accept", "counter")[code]
        return Option(name, Text(f"option.{name}"))

    def blocked(self, s: VoidState) -> list[Blocked]:
        why = can_give(s, self.seat, read(s.offered[self.owner])) if s.offered[self.owner] else None
        return [Blocked(ACCEPT, self.option(s, ACCEPT), why)] if why is not None else []


def said(offer: Basket) -> dict[str, str]:
    """An offer as the arguments of a sentence: lists of what it gives and wants."""
    types = [f"a_card:{TEMPERAMENTS[kind]}" for kind, n in enumerate(offer.types) for _ in range(n)]
    return {
        "offered": _list([refs.CARD[card] for card in offer.cards], offer.credits, offer.goods),
        "wanted": _list(types, offer.wanted_credits, offer.wanted_goods),
    }


def _list(cards: list[str], money: int, goods: int) -> str:
    uses = refs.uses(good for good in range(len(GOODS)) if goods >> good & 1)
    return ",".join([*cards, *refs.amounts("credits", money), *uses]) or refs.NOTHING


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
        tell_both(s, "counters", self.seat, self.owner)
        s.push(Reply(self.owner, self.seat, self.owner))


@dataclass(frozen=True, slots=True)
class GiveCards(VoidStep):
    """VOID-15.7: which cards of a wanted type are given? The giver picks.

    Asked even where there is no choice: others see who is waited for, and would learn how many such cards there are.
    """

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
            self, self.seat, "ask.give", "VOID-15.7", places, n, n,
            n=n, type=refs.TEMPERAMENT[self.kind], never_auto=True,
        )  # fmt: skip

    def answer(self, s: VoidState, choice: Choice) -> None:
        cards = self._cards(s)
        s.given[self.owner] += tuple(cards[place] for place in choice)

    def option(self, s: VoidState, code: int) -> Option:
        return card_option(self._cards(s)[code])


# Both sides give something; only the first does; only the other does
TOLD = ("deal", "gift", "gift")
WHISPERED = ("trades", "gives", "receives")


def _tell_exchange(
    tell: Callable[..., None], side: int, other: int, given: str, returned: str, kinds: tuple[str, str, str]
) -> None:
    """The parts of an exchange that are empty are not named."""
    seats = {"side": refs.SEAT[side], "other": refs.SEAT[other]}
    both, gives, receives = kinds
    if returned == refs.NOTHING:
        tell(gives, **seats, given=given)
    elif given == refs.NOTHING:
        tell(receives, **seats, returned=returned)
    else:
        tell(both, **seats, given=given, returned=returned)


@dataclass(frozen=True, slots=True)
class Conclude(VoidStep):
    """VOID-15.1: the deal is carried out at once and whole; it lapses if something was used up meanwhile."""

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
            tell_both(s, "lapses", self.by, self.seat)
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
        if s.phase == "pre_round":  # VOID-R37
            s.wants_deal |= self._shop_on(s, offer)
        self._tell(s, offer, given)

    def _tell(self, s: VoidState, offer: Basket, given: tuple[int, ...]) -> None:
        """VOID-15.6: others learn only the numbers, the two also which cards."""
        cards = (offer.cards, given)
        rest = ((offer.credits, offer.goods), (offer.wanted_credits, offer.wanted_goods))
        named = [_list([refs.CARD[card] for card in cards[i]], *rest[i]) for i in range(2)]
        counted = [_list(refs.amounts("cards", len(cards[i])), *rest[i]) for i in range(2)]
        sides = (self.by, self.seat)
        for i, seat in enumerate(sides):
            _tell_exchange(partial(s.whisper, seat), sides[i], sides[1 - i], named[i], named[1 - i], WHISPERED)
        first = counted[0] == refs.NOTHING  # whoever gives something is named first
        _tell_exchange(s.tell, sides[first], sides[1 - first], counted[first], counted[1 - first], TOLD)

    def _shop_on(self, s: VoidState, offer: Basket) -> int:
        """VOID-R37: the seats that build and research once more, a bit for each.

        After a market both do, since both had finished. Elsewhere a seat that has finished does if it is lent a good,
        which would otherwise be of no use to it.
        """
        lent = {self.seat: offer.goods, self.by: offer.wanted_goods}
        finished = [seat for seat in lent if has_finished(s, seat)]
        market = s.variant.deals == "in_turn" and len(finished) == len(lent)
        return sum(1 << seat for seat in finished if market or lent[seat])
