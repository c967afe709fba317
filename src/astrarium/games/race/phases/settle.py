"""Phase III: Settle (section 7)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from astrarium.kernel import Choice, Decision, Option, Refusal, Text

from .. import refs
from ..cards import begin_phase, draw, in_all, leave_tableau, place, put_good, uses_up_pile
from ..content import CARDS, FIGURES, WINDFALL_WORLDS, WORLDS, rows, totals
from ..design import Design
from ..names import ACTION_SETTLE, ANY_GOOD, GOODS, NO_GOOD, SETTLE, Good
from ..options import card_option
from ..powers import Military, MilitaryBoost, PayForMilitary, SettleDiscount, SettleDrawAfter, WayOfSettling, ZeroCost
from ..state import NONE, RaceState, RaceStep
from .payment import Pay
from .placement import PlaceCard, turn_up

W = TypeVar("W", bound=WayOfSettling)
KINDS = (*range(len(GOODS)), NO_GOOD)  # of worlds, so that a world's good is its place in a table


def _discounts(kind: Good) -> tuple[int, ...]:
    """RACE-7.18: the reduction for worlds of a kind, by card."""
    return totals(SettleDiscount, lambda power: power.n if power.good in (ANY_GOOD, kind) else 0)


def _strengths(kind: Good, rebel: bool) -> tuple[int, ...]:
    """RACE-7.10 to RACE-7.12: the Military against worlds of a kind, rebel or not, by card."""
    return totals(
        Military,
        lambda power: power.n if power.good in (ANY_GOOD, kind) and (rebel or not power.rebel) else 0,
    )


def _usable(way: type[W]) -> tuple[dict[int, W], ...]:
    """RACE-14.1: for each kind of world, the cards with a power of this sort that may be used on it, and the power."""
    return tuple(
        {card: fit[0] for card, powers in enumerate(rows(way)) if (fit := [p for p in powers if kind not in p.exclude])}
        for kind in KINDS
    )


DISCOUNT = tuple(_discounts(kind) for kind in KINDS)
STRENGTH = tuple((_strengths(kind, False), _strengths(kind, True)) for kind in KINDS)
ZERO_COST = _usable(ZeroCost)
PAY_FOR_MILITARY = _usable(PayForMilitary)
BOOST = _usable(MilitaryBoost)
DRAW_AFTER = totals(SettleDrawAfter, lambda power: power.n)

# Ways of settling a world: conquer or pay, each possibly with a card discarded for it
CONQUER, CONQUER_BOOSTED, PAY, PAY_ZERO, CONTACT, CONTACT_ZERO = range(6)
# RACE-A7: the ways of paying while also discarding a card for Military, though that has no effect there
BOOSTED = {PAY: 6, PAY_ZERO: 7, CONTACT: 8, CONTACT_ZERO: 9}
PLAIN = {boosted: way for way, boosted in BOOSTED.items()}


def military(s: RaceState, seat: int, world: Design) -> int:
    """The seat's Military against this world (RACE-7.10 to RACE-7.12)."""
    return s.boost[seat] + in_all(s, seat, STRENGTH[world.good]["rebel" in world.keywords])


def price(s: RaceState, seat: int, world: Design, discount: int = 0) -> int:
    """The price of a world (RACE-7.2) less reductions for its kind (RACE-7.18), never below 0 (RACE-4.5)."""
    return max(0, world.cost - discount - in_all(s, seat, DISCOUNT[world.good]))


def holder(s: RaceState, seat: int, table: tuple[Mapping[int, W], ...], world: Design) -> tuple[int, W] | None:
    """The first card in force with a power from `table` that may be used on this world, and the power."""
    usable = table[world.good]
    for card in s.in_force[seat]:
        if card in usable:
            return card, usable[card]
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

    def fitting(self, s: RaceState, cards: list[int]) -> list[int]:
        others = len(s.hands[self.seat]) - 1
        return [card for card in cards if ways(s, self.seat, card, others)]

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
    if max(map(len, s.tableau)) + 1 >= FIGURES.tableau_end:
        return True
    goods = sum([s.placing[seat] in WINDFALL_WORLDS for seat in settlers])
    return uses_up_pile(s, goods + sum([cards_after(s, seat, nth) for seat in settlers]))


def cards_after(s: RaceState, seat: int, nth: int) -> int:
    """The cards for placing a world: the bonus (RACE-7.3, RACE-13.5 as in Develop) and powers (RACE-7.19)."""
    bonus = 1 if s.has_picked(seat, ACTION_SETTLE) > nth else 0
    return bonus + in_all(s, seat, DRAW_AFTER)


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
        if world in WINDFALL_WORLDS:
            put_good(s, seat, world)
        draw(s, seat, cards_after(s, seat, self.nth))
