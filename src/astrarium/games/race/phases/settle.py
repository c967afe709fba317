"""Phase III: Settle (section 7)."""

from dataclasses import dataclass
from typing import TypeVar

from astrarium.kernel import Choice, Decision, Option, Refusal, Text

from .. import refs
from ..cards import begin_phase, draw, leave_tableau, place, put_good, uses_up_pile
from ..content import CARDS, FIGURES, WORLDS, rows
from ..design import Design
from ..names import ACTION_SETTLE, ANY_GOOD, SETTLE
from ..options import card_option
from ..powers import Military, MilitaryBoost, PayForMilitary, SettleDiscount, SettleDrawAfter, WayOfSettling, ZeroCost
from ..state import NONE, RaceState, RaceStep
from .payment import Pay
from .placement import PlaceCard, turn_up

DISCOUNT = rows(SettleDiscount)
MILITARY = rows(Military)
ZERO_COST = rows(ZeroCost)
PAY_FOR_MILITARY = rows(PayForMilitary)
BOOST = rows(MilitaryBoost)
DRAW_AFTER = rows(SettleDrawAfter)

# Ways of settling a world: conquer or pay, each possibly with a card discarded for it
CONQUER, CONQUER_BOOSTED, PAY, PAY_ZERO, CONTACT, CONTACT_ZERO = range(6)
# RACE-A7: the ways of paying while also discarding a card for Military, though that has no effect there
BOOSTED = {PAY: 6, PAY_ZERO: 7, CONTACT: 8, CONTACT_ZERO: 9}
PLAIN = {boosted: way for way, boosted in BOOSTED.items()}


def military(s: RaceState, seat: int, world: Design) -> int:
    """The seat's Military against this world (RACE-7.10 to RACE-7.12)."""
    total = s.boost[seat]
    for card in s.in_force[seat]:
        for power in MILITARY[card]:
            if power.good not in (ANY_GOOD, world.good):
                continue
            if power.rebel and "rebel" not in world.keywords:
                continue
            total += power.n
    return total


def price(s: RaceState, seat: int, world: Design, discount: int = 0) -> int:
    """The price of a world (RACE-7.2) less reductions for its kind (RACE-7.18), never below 0 (RACE-4.5)."""
    for card in s.in_force[seat]:
        for power in DISCOUNT[card]:
            if power.good in (ANY_GOOD, world.good):
                discount += power.n
    return max(0, world.cost - discount)


W = TypeVar("W", bound=WayOfSettling)


def holder(s: RaceState, seat: int, table: tuple[tuple[W, ...], ...], world: Design) -> tuple[int, W] | None:
    """The card in force with a power from `table` that may be used on this world (RACE-14.1), and the power."""
    for card in s.in_force[seat]:
        for power in table[card]:
            if world.good not in power.exclude:
                return card, power
    return None


def ways(s: RaceState, seat: int, card: int, hand: int) -> list[int]:
    """All ways in which the seat can place the world with `hand` other cards in hand."""
    world = CARDS[card]
    paying = ways_to_pay(s, seat, world, hand)
    if not paying and not world.military:
        return []
    found: list[int] = []
    boost = holder(s, seat, BOOST, world)
    if world.military:
        strength = military(s, seat, world)
        if strength >= world.cost:  # RACE-7.9
            found.append(CONQUER)
        if boost and strength + boost[1].n >= world.cost:  # RACE-7.13, RACE-A7
            found.append(CONQUER_BOOSTED)
    found += paying
    if boost:
        found += [BOOSTED[way] for way in paying]
    return found


def ways_to_pay(s: RaceState, seat: int, world: Design, hand: int) -> list[int]:
    """The ways to pay: with cards of the hand (RACE-7.2), or with a card that makes the world free (RACE-7.17)."""
    discount, with_cards, for_nothing = 0, PAY, PAY_ZERO
    if world.military:  # RACE-7.14 to RACE-7.17, RACE-A8
        contact = holder(s, seat, PAY_FOR_MILITARY, world)
        if not contact:
            return []
        discount, with_cards, for_nothing = contact[1].discount, CONTACT, CONTACT_ZERO
    found = [with_cards] if price(s, seat, world, discount) <= hand else []
    if holder(s, seat, ZERO_COST, world):
        found.append(for_nothing)
    return found


class SettleStep(RaceStep):
    __slots__ = ()

    def phase(self) -> int:
        return SETTLE


@dataclass(slots=True)
class SettlePhase(SettleStep):
    nth: int

    def do(self, s: RaceState) -> None:
        begin_phase(s)
        s.tell("phase", phase=refs.PHASE[SETTLE])
        s.push(RevealWorlds(self.nth))
        s.together([[PlaceWorld(seat)] for seat in range(s.seats)])


@dataclass(slots=True)
class PlaceWorld(PlaceCard):
    """RACE-7.1: which world, face down? Or none."""

    def ask(self, s: RaceState) -> Decision | None:
        return self.ask_for(s, "ask.settle", "RACE-7.1")

    def phase(self) -> int:
        return SETTLE

    def placeable(self) -> frozenset[int]:
        return WORLDS

    def fits(self, s: RaceState, card: int) -> bool:
        return bool(ways(s, self.seat, card, len(s.hands[self.seat]) - 1))

    def why_not(self, s: RaceState, card: int) -> Refusal:
        seat, world = self.seat, CARDS[card]
        if world.military:
            return Refusal("RACE-7.9", "too_weak", need=world.cost, have=military(s, seat, world))
        return Refusal("RACE-7.2", "cannot_pay", need=price(s, seat, world), have=len(s.hands[seat]) - 1)

    def card_option(self, s: RaceState, card: int) -> Option:
        return card_option(card, "option.conquer" if CARDS[card].military else "option.settle")


@dataclass(slots=True)
class RevealWorlds(SettleStep):
    """Worlds are turned up together, then settled: at the same time, or in order if order matters (RACE-12.2).

    Cards are drawn in seat order in any case (RACE-A6), so paying sooner does not change which cards a seat gets.
    """

    nth: int

    def do(self, s: RaceState) -> None:
        settlers = turn_up(s, s.order())
        in_order = order_matters(s, settlers, self.nth)
        for seat in reversed(settlers):
            s.push(FinishSettle(seat, self.nth))
            if in_order:
                s.push(SettleWorld(seat))
        if settlers and not in_order:
            s.together([[SettleWorld(seat)] if seat in settlers else [] for seat in range(s.seats)])


def order_matters(s: RaceState, settlers: list[int], nth: int) -> bool:
    """May a twelfth card end the game, or the draw pile run out?"""
    if any(len(cards) + 1 >= FIGURES.tableau_end for cards in s.tableau):
        return True
    goods = sum(CARDS[s.placing[seat]].is_windfall for seat in settlers)
    return uses_up_pile(s, goods + sum(cards_after(s, seat, nth) for seat in settlers))


def cards_after(s: RaceState, seat: int, nth: int) -> int:
    """The cards for placing a world: the bonus (RACE-7.3, RACE-13.5 as in Develop) and powers (RACE-7.19)."""
    bonus = 1 if s.has_picked(seat, ACTION_SETTLE) > nth else 0
    return bonus + sum(power.n for own in s.in_force[seat] for power in DRAW_AFTER[own])


@dataclass(slots=True)
class SettleWorld(SettleStep):
    """In which way?"""

    seat: int

    def ask(self, s: RaceState) -> Decision | None:
        seat, card = self.seat, s.placing[self.seat]
        found = ways(s, seat, card, len(s.hands[seat]))
        return Decision.choose(self, seat, "ask.way", "RACE-7.1", found, card=refs.CARD[card])

    def answer(self, s: RaceState, choice: Choice) -> None:
        seat, world = self.seat, CARDS[s.placing[self.seat]]
        way = PLAIN.get(choice[0], choice[0])
        s.push(PutWorld(seat))
        if way == PAY:
            s.push(Pay(seat, price(s, seat, world), "RACE-7.2"))
        elif way == CONTACT:
            s.push(Pay(seat, self._contact_price(s, world), "RACE-7.14"))
        elif way in (PAY_ZERO, CONTACT_ZERO):
            self._spend(s, holder(s, seat, ZERO_COST, world))
        if choice[0] == CONQUER_BOOSTED or choice[0] in PLAIN:
            boost = holder(s, seat, BOOST, world)
            self._spend(s, boost)
            s.boost[seat] += boost[1].n if boost else 0

    def _contact_price(self, s: RaceState, world: Design) -> int:
        contact = holder(s, self.seat, PAY_FOR_MILITARY, world)
        return price(s, self.seat, world, contact[1].discount if contact else 0)

    def _spend(self, s: RaceState, found: tuple[int, WayOfSettling] | None) -> None:
        """Discard a card from the tableau for its power."""
        if found:
            leave_tableau(s, self.seat, found[0])
            s.tell("spends", side=refs.SEAT[self.seat], card=refs.CARD[found[0]])

    def option(self, s: RaceState, code: int) -> Option:
        world = CARDS[s.placing[self.seat]]
        by_contact = PLAIN.get(code, code) == CONTACT
        cards = self._contact_price(s, world) if by_contact else price(s, self.seat, world)
        have = military(s, self.seat, world)
        return Option(f"way:{code}", Text(f"option.way_{code}", n=cards, have=have, need=world.cost))


@dataclass(slots=True)
class PutWorld(SettleStep):
    """The world is placed."""

    seat: int

    def do(self, s: RaceState) -> None:
        card = s.placing[self.seat]
        s.placing[self.seat] = NONE
        place(s, self.seat, card)
        s.tell("placed", side=refs.SEAT[self.seat], card=refs.CARD[card])


@dataclass(slots=True)
class FinishSettle(SettleStep):
    """The gains from the world just placed: a windfall good (RACE-7.6) and cards (RACE-7.3, RACE-7.19)."""

    seat: int
    nth: int

    def do(self, s: RaceState) -> None:
        seat = self.seat
        world = s.tableau[seat][-1]
        if CARDS[world].is_windfall:
            put_good(s, seat, world)
        draw(s, seat, cards_after(s, seat, self.nth))
