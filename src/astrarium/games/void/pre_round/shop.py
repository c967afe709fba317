"""The pre-round of one player: building, research, tactics (section 5).

What is chosen lies in the player's cart until it is shown and booked: when all have finished, if all play at once; else
after each answer. The step is the same whatever was chosen, since everybody sees steps.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from astrarium.kernel import Blocked, Choice, Decision, Option, Refusal, Text

from .. import refs
from ..cards import can_pay, discard, distinct, of_type, only_way, others_for, tactics, usable
from ..content import CARDS, MAX_SEATS, SHIPS, TACTIC_LIMIT, TECHNOLOGIES, TYPE
from ..deals.offer_rules import may_offer
from ..deals.proposals import MakeOffer
from ..empire import named
from ..map.fleets import KIND_OF, ONE, SHIP_OF, squadrons
from ..names import NONE
from ..options import card_option, offer_option, ship_figures, space_option, tactic_option
from ..planets import PORT_TECHNOLOGIES
from ..powers.tactics import ExtraResearch, GainCredits, IgnoreRequirements
from ..state import Reserving, VoidState
from .prices import (
    belongs,
    has_port,
    lacks,
    open_research,
    open_ships,
    port_sites,
    researches,
    ship_price,
    technology_price,
    why_no_research,
    why_no_ship,
)

DONE, DEAL_FIRST = 0, 1
OFFER = 2
BUILD = OFFER + MAX_SEATS
PORT = BUILD + len(SHIPS)
RESEARCH = PORT + len(SHIPS)
TACTIC = RESEARCH + len(TECHNOLOGIES)

# What a seat is asked before it goes on: the other cards of the tactic of design `pending`, or, if it is this, a site
PLACE_PORT = len(CARDS)


@dataclass(frozen=True, slots=True)
class Shop(Reserving):
    """VOID-5.1: what is built or researched next?"""

    apart: ClassVar[bool] = True  # each player's answers go into their own cart

    in_order: bool  # one after the other (VOID-13.3, VOID-R22)
    after_market: bool = False

    def lets_shop(self, seat: int) -> bool:
        return seat == self.seat

    def ask(self, s: VoidState) -> Decision | None:
        pending = s.pending[self.seat]
        if pending == PLACE_PORT:
            sites = port_sites(s, self.seat)
            return Decision.choose(self, self.seat, "ask.port", "VOID-12.4", sites, never_auto=True)
        if pending != NONE:
            others, n = others_for(usable(s, self.seat), pending), CARDS[pending].needs - 1
            return Decision.choose(
                self, self.seat, "ask.tactic_cards", "VOID-7.15", distinct(others, n), n, n,
                card=refs.CARD[pending], n=n, never_auto=True,
            )  # fmt: skip
        more = max(0, researches(s, self.seat) - s.researched[self.seat])
        return Decision.choose(
            self, self.seat, "ask.shop", "VOID-5.1", self._options(s), research=more, never_auto=True
        )

    def _options(self, s: VoidState) -> list[int]:
        seat = self.seat
        ships = open_ships(s, seat)
        options = [BUILD + ship for ship in ships]
        if has_port(s, seat):
            options += [PORT + ship for ship in ships]
        options += [RESEARCH + number for number in open_research(s, seat)]
        options += [TACTIC + card for card in self._tactics(s) if self._why_no_tactic(s, card) is None]
        if s.variant.deals == "in_turn":
            if self.in_order:
                options += [OFFER + other for other in may_offer(s, seat)]
            elif not self.after_market:
                options.append(DEAL_FIRST)
        return [*options, DONE]

    def _tactics(self, s: VoidState) -> tuple[int, ...]:
        return tactics(usable(s, self.seat), "any", "pre_round")

    def _why_no_tactic(self, s: VoidState, card: int) -> Refusal | None:
        limit = TACTIC_LIMIT[card]
        if limit and s.used_cards[self.seat].count(card) >= limit:
            return Refusal("VOID-16.6", "tactic_used", card=refs.CARD[card])
        return None

    def reserved(self, s: VoidState) -> Sequence[int]:
        tactic = self._tactic(s)
        return () if tactic == NONE else of_type(s, self.seat, TYPE[tactic])

    def can_do_with(self, s: VoidState, cards: Sequence[int]) -> bool:
        tactic = self._tactic(s)
        return tactic == NONE or can_pay(cards, tactic)

    def _tactic(self, s: VoidState) -> int:
        """The tactic for which other cards are being chosen, or NONE."""
        pending = s.pending[self.seat]
        return NONE if pending == PLACE_PORT else pending

    # Answers

    def answer(self, s: VoidState, choice: Choice) -> None:
        seat, pending = self.seat, s.pending[self.seat]
        s.pending[seat] = NONE
        if pending == PLACE_PORT:
            s.port_to[seat] = choice[0]
        elif pending != NONE:
            others = others_for(usable(s, seat), pending)
            self._play(s, pending, (pending, *(others[place] for place in choice)))
        elif not self._choose(s, choice[0]):
            return
        if self.in_order and s.pending[seat] == NONE:
            book(s, seat)
        s.push(self)

    def _choose(self, s: VoidState, code: int) -> bool:
        """Do what was chosen; returns whether the seat goes on."""
        seat = self.seat
        if code == DONE:
            return False
        if code == DEAL_FIRST:
            s.wants_deal |= 1 << seat
            return False
        if code < BUILD:
            s.push(self)
            s.push(MakeOffer(seat, code - OFFER))
            return False
        if code < PORT:
            self._build(s, code - BUILD)
            s.built[seat] += ONE[KIND_OF[code - BUILD]]
        elif code < RESEARCH:
            self._build(s, code - PORT)
            s.at_port[seat] = KIND_OF[code - PORT]
            s.port_ships[seat] += 1
        elif code < TACTIC:
            self._research(s, code - RESEARCH)
        else:
            card = code - TACTIC
            cards = only_way(usable(s, seat), card)
            if cards is None:
                s.pending[seat] = card
                if self.in_order:
                    s.reveal()  # which tactic it will be
            else:
                self._play(s, card, cards)
        return True

    def _build(self, s: VoidState, ship: int) -> None:
        price, bargain = ship_price(s, self.seat, ship)
        s.spent[self.seat] += price
        s.bargains[self.seat] += bargain

    def _research(self, s: VoidState, technology: int) -> None:
        seat = self.seat
        if lacks(s, seat, technology) is not None:  # VOID-R47
            s.leaps[seat] -= 1
        s.spent[seat] += technology_price(s, seat, technology)
        good = TECHNOLOGIES[technology].good
        if good != NONE:  # VOID-15.2: lent for one research
            s.borrowed[seat] &= ~(1 << good)
        s.bought[seat] |= 1 << technology
        s.researched[seat] += 1
        if PORT_TECHNOLOGIES >> technology & 1:
            sites = port_sites(s, seat)
            if len(sites) == 1:
                s.port_to[seat] = sites[0]
            else:
                s.pending[seat] = PLACE_PORT

    def _play(self, s: VoidState, card: int, cards: tuple[int, ...]) -> None:
        """VOID-16.1: a tactic of the pre-round."""
        seat, power = self.seat, CARDS[card].power
        s.played[seat] += cards
        s.used_cards[seat] += (card,)
        if isinstance(power, GainCredits):
            s.spent[seat] -= power.amount
        elif isinstance(power, ExtraResearch):
            s.more_research[seat] += power.amount
        elif isinstance(power, IgnoreRequirements):
            s.leaps[seat] += 1

    # In words

    def option(self, s: VoidState, code: int) -> Option:
        seat, pending = self.seat, s.pending[self.seat]
        if pending == PLACE_PORT:
            return space_option(s, code)
        if pending != NONE:
            return card_option(others_for(usable(s, seat), pending)[code])
        if code == DONE:
            is_all = not open_ships(s, seat) and not open_research(s, seat)
            return Option("done", Text("option.done_shopping"), likely=is_all)
        if code == DEAL_FIRST:
            return Option("deal_first", Text("option.deal_first"))
        if code < BUILD:
            return offer_option(code - OFFER)
        if code < RESEARCH:
            return self._ship_option(s, code)
        if code < TACTIC:
            row = TECHNOLOGIES[code - RESEARCH]
            ref = refs.TECHNOLOGY[code - RESEARCH]
            text = Text("option.research", technology=ref, n=technology_price(s, seat, code - RESEARCH), vp=row.vp)
            return Option(
                f"research:{row.id}", text, (Text(f"technology.{row.id}.text"), Text("help.points", n=row.vp))
            )
        return tactic_option(code - TACTIC)

    def _ship_option(self, s: VoidState, code: int) -> Option:
        at_port = code >= PORT
        ship = code - (PORT if at_port else BUILD)
        price = ship_price(s, self.seat, ship)[0]
        figures = ship_figures(s, self.seat, KIND_OF[ship])
        text = Text("option.build_at_port" if at_port else "option.build", figures, ship=refs.SHIP[ship], n=price)
        kind = "port" if at_port else "build"
        told = (Text(f"ship.{SHIPS[ship].id}.text"), Text("help.ship", figures, hits=SHIPS[ship].hits))
        return Option(f"{kind}:{SHIPS[ship].id}", text, told)

    def blocked(self, s: VoidState) -> list[Blocked]:
        seat = self.seat
        if s.pending[seat] != NONE:
            return []
        why: list[tuple[int, Refusal | None]] = []
        why += [(BUILD + ship, why_no_ship(s, seat, ship)) for ship in range(len(SHIPS))]
        owned = s.technologies[seat] | s.bought[seat]
        why += [
            (RESEARCH + number, why_no_research(s, seat, number))
            for number in range(len(TECHNOLOGIES))
            if not owned >> number & 1 and belongs(s, seat, number)
        ]
        why += [(TACTIC + card, self._why_no_tactic(s, card)) for card in self._tactics(s)]
        return [Blocked(code, self.option(s, code), refusal) for code, refusal in why if refusal is not None]


def book(s: VoidState, seat: int) -> None:
    """Show and carry out what is in the seat's cart."""
    side = refs.SEAT[seat]
    if s.played[seat]:
        s.tell("plays", side=side, cards=refs.cards(s.played[seat]))
        discard(s, seat, s.played[seat])
    s.credits[seat] -= s.spent[seat]
    for number in range(len(TECHNOLOGIES)):
        if s.bought[seat] >> number & 1:
            s.tell("researches", side=side, technology=refs.TECHNOLOGY[number])
    s.set_technologies(seat, s.technologies[seat] | s.bought[seat])
    if s.port_to[seat] != NONE:
        s.port[seat] = s.port_to[seat]
        s.tell("builds_port", side=side, space=named(s, s.port[seat]))
    _place(s, seat, s.home(seat), s.built[seat])
    if s.at_port[seat] != NONE:
        _place(s, seat, s.port[seat], ONE[s.at_port[seat]])
    s.clear_cart(seat)


def _place(s: VoidState, seat: int, space: int, fleet: int) -> None:
    s.add_ships(space, seat, fleet)
    for kind, n in squadrons(fleet):
        s.tell("builds", side=refs.SEAT[seat], ship=refs.SHIP[SHIP_OF[kind]], n=n, space=named(s, space))
