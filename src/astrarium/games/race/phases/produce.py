"""Phase V: Produce (section 9)."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option

from .. import refs
from ..cards import begin_phase, draw, in_all, put_good, uses_up_pile
from ..content import COUNT, GOOD, POWERS_PER_CARD, PRODUCTION_WORLDS, WINDFALL_WORLDS, coded_rows, rows, totals
from ..names import ACTION_PRODUCE, ANY_GOOD, PRODUCE
from ..options import card_option
from ..powers import DrawIfMost, ProduceCards, ProduceWindfall
from ..state import NONE, RaceState, RaceStep

WINDFALL = coded_rows(ProduceWindfall)
WINDFALLS = totals(ProduceWindfall, lambda power: 1)
DRAWS = rows(ProduceCards)
DRAW_IF_MOST = rows(DrawIfMost)
MOST_DRAWN = totals(DrawIfMost, lambda power: power.n)
DRAW_BITS = tuple(sum(1 << code for code, _ in powers) for powers in coded_rows(ProduceCards))  # in `used`, by card

BONUS = COUNT * POWERS_PER_CARD  # in place of a power's code: the good for choosing Produce (RACE-9.4)
PER_SOURCE = COUNT + 1  # an option is the code of a power * PER_SOURCE + a world
CARDS_FIRST = COUNT  # in place of the world: the power's card draws its cards now


class ProduceStep(RaceStep):
    __slots__ = ()

    def phase(self) -> int:
        return PRODUCE


@dataclass(slots=True)
class ProducePhase(ProduceStep):
    """All seats at the same time, or one seat after the other if cards may run out (RACE-12.2)."""

    def do(self, s: RaceState) -> None:
        begin_phase(s)
        s.tell("phase", phase=refs.PHASE[PRODUCE])
        s.produced = [[] for _ in range(s.seats)]
        s.push(DrawForMost())
        if order_matters(s):
            for seat in reversed(s.order()):
                s.push(ProduceTurn(seat))
            return
        for seat in s.order():
            produce_on_worlds(s, seat)
        for seat in reversed(s.order()):
            s.push(DrawForProduction(seat))
        s.together([[ProduceOnWindfall(seat)] for seat in range(s.seats)])


def order_matters(s: RaceState) -> bool:
    return uses_up_pile(s, sum([most_cards(s, seat) for seat in range(s.seats)]))


def most_cards(s: RaceState, seat: int) -> int:
    """An upper bound of the cards that a seat may take from the pile in this phase."""
    windfalls = empty_worlds(s, seat, WINDFALL_WORLDS)
    worlds = empty_worlds(s, seat, PRODUCTION_WORLDS)
    made = worlds + windfalls
    sources = s.has_picked(seat, ACTION_PRODUCE) + in_all(s, seat, WINDFALLS)
    drawn = sum([cards_for(s, seat, card, made) for card in s.in_force[seat] if DRAWS[card]])
    return len(worlds) + min(len(windfalls), sources) + drawn + in_all(s, seat, MOST_DRAWN)


def empty_worlds(s: RaceState, seat: int, worlds: frozenset[int]) -> list[int]:
    """The seat's worlds among these that hold no good."""
    return [
        world for world, good in zip(s.tableau[seat], s.goods[seat], strict=True) if good == NONE and world in worlds
    ]


def produce_on_worlds(s: RaceState, seat: int) -> None:
    """RACE-9.1: put a good on each empty production world."""
    for world in empty_worlds(s, seat, PRODUCTION_WORLDS):
        if put_good(s, seat, world):
            s.produced[seat].append(world)


@dataclass(slots=True)
class ProduceTurn(ProduceStep):
    """Everything that one seat does before the next one begins."""

    seat: int

    def do(self, s: RaceState) -> None:
        produce_on_worlds(s, self.seat)
        s.push(DrawForProduction(self.seat))
        s.push(ProduceOnWindfall(self.seat))


@dataclass(slots=True)
class ProduceOnWindfall(ProduceStep):
    """RACE-9.4, RACE-9.5: which power, on which empty windfall world? In any order, but all usable powers are used.

    RACE-A11: cards may be drawn first, if there is something to choose.
    """

    seat: int

    def goods(self, s: RaceState) -> list[int]:
        """The options: each usable power with each world for which it can be used."""
        seat, used = self.seat, s.used[self.seat]
        empty = empty_worlds(s, seat, WINDFALL_WORLDS)
        if not empty or not (s.deck or s.discard):
            return []
        found = []
        for card in s.in_force[seat]:
            for code, power in WINDFALL[card]:
                if not used >> code & 1:
                    fit = [world for world in empty if power.good in (ANY_GOOD, GOOD[world])]
                    found += [code * PER_SOURCE + world for world in fit]
        if s.has_picked(seat, ACTION_PRODUCE) and not used >> BONUS & 1:
            found += [BONUS * PER_SOURCE + world for world in empty]
        return found

    def ask(self, s: RaceState) -> Decision | None:
        goods = self.goods(s)
        if not goods:
            return None
        cards = cards_to_draw(s, self.seat)
        left = len(s.deck) + len(s.discard)
        if len(goods) > 1 or sum(cards.values()) >= left:
            goods += [card * POWERS_PER_CARD * PER_SOURCE + CARDS_FIRST for card in cards]
        return Decision.choose(self, self.seat, "ask.windfall", "RACE-9.5", goods)

    def answer(self, s: RaceState, choice: Choice) -> None:
        seat = self.seat
        source, world = divmod(choice[0], PER_SOURCE)
        if world == CARDS_FIRST:
            card = source // POWERS_PER_CARD
            draw_for(s, seat, {card: cards_to_draw(s, seat)[card]})
        else:
            s.used[seat] |= 1 << source
            if put_good(s, seat, world):
                s.produced[seat].append(world)
        s.push(self)

    def option(self, s: RaceState, code: int) -> Option:
        source, world = divmod(code, PER_SOURCE)
        card = source // POWERS_PER_CARD
        if world == CARDS_FIRST:
            return card_option(card, "option.cards_first", n=cards_to_draw(s, self.seat)[card])
        by = refs.ACTION[ACTION_PRODUCE] if source == BONUS else refs.CARD[card]
        option = card_option(world, "option.windfall", source=by, good=refs.GOOD[GOOD[world]])
        return Option(f"{option.ref}<{source}", option.text, option.help)


@dataclass(slots=True)
class DrawForProduction(ProduceStep):
    """RACE-9.3, RACE-9.6, RACE-9.8: the seat draws the cards that it has not drawn before."""

    seat: int

    def do(self, s: RaceState) -> None:
        draw_for(s, self.seat, cards_to_draw(s, self.seat))


@dataclass(slots=True)
class DrawForMost(ProduceStep):
    """RACE-9.8: cards for producing the most of a kind, once everybody has produced."""

    def do(self, s: RaceState) -> None:
        for seat in s.order():
            draw(s, seat, sum([_cards_for_most(s, seat, card) for card in s.in_force[seat] if DRAW_IF_MOST[card]]))


def cards_to_draw(s: RaceState, seat: int) -> dict[int, int]:
    """How many cards each card would draw now, without those that have drawn already."""
    found = {}
    for card in s.in_force[seat]:
        if DRAWS[card] and not s.used[seat] & DRAW_BITS[card]:
            count = cards_for(s, seat, card, s.produced[seat])
            if count:
                found[card] = count
    return found


def draw_for(s: RaceState, seat: int, cards: dict[int, int]) -> None:
    for card in cards:
        s.used[seat] |= DRAW_BITS[card]
    draw(s, seat, sum(cards.values()))


def cards_for(s: RaceState, seat: int, card: int, produced: list[int]) -> int:
    """How many cards a card draws if these worlds produced."""
    made = [GOOD[world] for world in produced]
    own = [GOOD[world] for world in s.tableau[seat]]
    return sum([power.n * power.times(made, own, card in produced) for power in DRAWS[card]])


def _cards_for_most(s: RaceState, seat: int, card: int) -> int:
    """RACE-9.8: the cards for producing strictly more of a kind than each other player."""
    total = 0
    for power in DRAW_IF_MOST[card]:
        made = [[GOOD[world] for world in worlds].count(power.good) for worlds in s.produced]
        if all(made[seat] > made[other] for other in range(s.seats) if other != seat):
            total += power.n
    return total
