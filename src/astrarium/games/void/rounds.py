"""Rounds: pre-round, event, one turn for each player (section 4)."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Text

from . import refs
from .content import FIGURES, SHIPS
from .deals.offer_rules import may_offer
from .deals.proposals import MakeOffer, close_deals, open_deals
from .empire import abilities, controlled, influence, left
from .events import DrawEvent, end_events
from .names import NONE
from .options import offer_option
from .pre_round.shop import Shop, book
from .state import VoidState, VoidStep
from .turn.turn import BeginTurn


@dataclass(frozen=True, slots=True)
class StartRound(VoidStep):
    def do(self, s: VoidState) -> None:
        s.round += 1
        s.event = NONE
        s.phase = "pre_round"
        s.wants_deal = 0
        for counts in (s.researched, s.more_research, s.leaps, s.bargains, s.borrowed, s.port_ships):
            counts[:] = [0] * s.seats
        s.used_cards = [()] * s.seats
        s.tell("round", round=s.round)
        if s.variant.advanced:
            set_order(s)
        _peek(s)
        s.push(EndPreRound())
        open_deals(s)
        if in_order(s):
            s.push(ShopOn(True))
            for seat in reversed(s.order):
                s.push(Shop(seat, True))
        else:
            s.push(ShowShops(False))
            s.together([[Shop(seat, False)] for seat in range(s.seats)])


def set_order(s: VoidState) -> None:
    """VOID-13.1, VOID-13.2: most planets first; then less influence, more credits, the order of the last round."""
    before = s.order
    s.order = tuple(sorted(before, key=lambda seat: (-len(controlled(s, seat)), influence(s, seat), -s.credits[seat])))
    if s.order != before or s.round == 1:
        s.tell("order", sides=refs.seats(s.order))


def in_order(s: VoidState) -> bool:
    """Do seats build one after the other (VOID-13.3)? VOID-R22: also where two may build from a common stock."""
    if s.variant.advanced:
        return True
    for number, ship in enumerate(SHIPS):
        if ship.stock == "common":
            builders = [seat for seat in range(s.seats) if ship.id in abilities(s, seat).ships]
            if len(builders) > 1 and left(s, builders[0], number) > 0:
                return True
    return False


def _peek(s: VoidState) -> None:
    """VOID-12.15: some see the next event."""
    for seat in range(s.seats):
        if abilities(s, seat).peeks and s.stack_of_events:
            s.reveal()
            s.whisper(seat, "peeks", event=refs.EVENT[s.stack_of_events[-1]])


@dataclass(frozen=True, slots=True)
class ShowShops(VoidStep):
    """All have finished: what they chose is shown. VOID-R37: then the market, for those who want it."""

    after_market: bool

    def do(self, s: VoidState) -> None:
        s.reveal()
        for seat in s.order:
            book(s, seat)
        s.push(ShopOn(False))
        if s.variant.deals == "in_turn" and not self.after_market:
            for seat in reversed(s.order):
                if s.wants_deal >> seat & 1:
                    s.push(Market(seat))


@dataclass(frozen=True, slots=True)
class Market(VoidStep):
    """VOID-R37: to whom is an offer made?"""

    seat: int

    def ask(self, s: VoidState) -> Decision | None:
        partners = may_offer(s, self.seat)
        if not partners:
            return None
        options = [*partners, s.seats]
        return Decision.choose(self, self.seat, "ask.market", "VOID-R37", options, never_auto=True)

    def answer(self, s: VoidState, choice: Choice) -> None:
        (code,) = choice
        if code < s.seats:
            s.push(self)
            s.push(MakeOffer(self.seat, code))

    def option(self, s: VoidState, code: int) -> Option:
        if code == s.seats:
            return Option("done", Text("option.done"))
        return offer_option(code)


@dataclass(frozen=True, slots=True)
class ShopOn(VoidStep):
    """VOID-R37: seats that wanted or made a deal, or were lent a good after they had finished, go on building."""

    in_order: bool

    def do(self, s: VoidState) -> None:
        wanted, s.wants_deal = s.wants_deal, 0
        if not wanted:
            return
        if self.in_order:
            s.push(self)
            for seat in reversed(s.order):
                if wanted >> seat & 1:
                    s.push(Shop(seat, True))
            return
        s.push(ShowShops(True))
        s.together([[Shop(seat, False, True)] if wanted >> seat & 1 else [] for seat in range(s.seats)])


@dataclass(frozen=True, slots=True)
class EndPreRound(VoidStep):
    def do(self, s: VoidState) -> None:
        end_events(s, "pre_round")
        s.phase = "event"
        close_deals(s)
        s.push(Turns())
        s.push(DrawEvent())


@dataclass(frozen=True, slots=True)
class Turns(VoidStep):
    """VOID-4.1: one turn for each player, unless the game is over (VOID-6.5)."""

    def do(self, s: VoidState) -> None:
        if s.ending:
            return
        s.phase = "turns"
        s.push(EndRound())
        for seat in reversed(s.order):
            s.push(NextTurn(seat))


@dataclass(frozen=True, slots=True)
class NextTurn(VoidStep):
    seat: int

    def do(self, s: VoidState) -> None:
        open_deals(s)
        s.push(BeginTurn(self.seat))


@dataclass(frozen=True, slots=True)
class EndRound(VoidStep):
    """VOID-6.3: after the last round one more card is drawn, the last scoring."""

    def do(self, s: VoidState) -> None:
        close_deals(s)
        end_events(s, "round", "next_round")
        if s.round < FIGURES.rounds:
            s.push(StartRound())
            return
        s.phase = "event"
        s.push(DrawEvent())
