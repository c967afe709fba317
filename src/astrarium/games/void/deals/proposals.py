"""Offers that a player makes: at any time beside the game, in one's own turn, or in a market (VOID-15.4, VOID-R36)."""

from collections.abc import Sequence
from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Text

from .. import refs
from ..content import FIGURES
from ..state import VoidState, VoidStep
from .offer_rules import Offering, clear, lay, may_offer, offer_parts, tell_both
from .replies import Reply

# At any time: beside the game


def open_deals(s: VoidState) -> None:
    """Begin a turn or a pre-round: open offers lapse, and everybody may make new ones."""
    close_deals(s)
    if s.variant.deals == "any_time":
        for seat in range(s.seats):
            s.aside((seat,), Propose(seat))


def close_deals(s: VoidState) -> None:
    if s.asides:
        s.end_asides()
    for seat in range(s.seats):
        s.offers[seat] = 0
        if s.offered[seat]:
            tell_both(s, "lapses", s.offered_by[seat], s.offered_to[seat])
        clear(s, seat)


@dataclass(frozen=True, slots=True)
class Propose(Offering):
    """VOID-15.4: the standing question for an offer that the seat may make."""

    def partners(self, s: VoidState) -> Sequence[int]:
        return may_offer(s, self.seat)

    def stands(self, s: VoidState) -> int | None:
        if s.resigned >> self.seat & 1:
            return None
        for other in self.partners(s):
            if s.hands[other] or s.credits[other]:  # something to ask for
                return self.seat
        return None if self.ask(s) is None else self.seat

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
        tell_both(s, "offers", self.seat, to)
        s.aside((to, self.seat), Reply(to, self.seat, self.seat))


@dataclass(frozen=True, slots=True)
class Withdraw(VoidStep):
    """VOID-15.5: one offer is open at a time; it may be withdrawn."""

    seat: int
    other: int

    def stands(self, s: VoidState) -> int | None:
        return self.seat if s.offered[self.seat] else None

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
        tell_both(s, "withdraws", self.seat, self.other)
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
        tell_both(s, "offers", self.seat, self.other)
        s.push(Reply(self.other, self.seat, self.seat))
