"""Phase V: Produce (section 9)."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option

from . import refs
from .cards import begin_phase, draw, put_good
from .content import ACTION_PRODUCE, CARDS, COUNT, rows
from .options import card_option
from .state import NONE, RaceState, RaceStep

WINDFALL = rows("produce", "windfall")
DRAW = rows("produce", "draw")
DRAW_IF_HERE = rows("produce", "draw_if_here")
DRAW_PER_GOOD = rows("produce", "draw_per_good")
DRAW_PER_KIND = rows("produce", "draw_per_kind")
DRAW_PER_WORLD = rows("produce", "draw_per_world")
DRAW_IF_MOST = rows("produce", "draw_if_most")

BONUS = COUNT  # the source of the windfall good of who chose Produce (RACE-9.4)
PER_SOURCE = 128  # an option: source * PER_SOURCE + world
DECK_SHORT = 30


@dataclass(slots=True)
class ProducePhase(RaceStep):
    """RACE-A11: goods on production worlds, then windfall worlds, then cards."""

    def do(self, s: RaceState) -> None:
        begin_phase(s)
        s.tell("phase", phase=refs.PHASE[4])
        s.produced = [[] for _ in range(s.seats)]
        for seat in s.order():
            for world in s.tableau[seat]:  # RACE-9.1
                if CARDS[world].is_production and put_good(s, seat, world):
                    s.produced[seat].append(world)
        s.push(DrawForProduction())
        if len(s.deck) < DECK_SHORT:
            for seat in reversed(s.order()):
                s.push(ProduceOnWindfall(seat))
        else:
            s.together([[ProduceOnWindfall(seat)] for seat in range(s.seats)])


@dataclass(slots=True)
class ProduceOnWindfall(RaceStep):
    """RACE-9.4, RACE-9.5: which power, on which empty windfall world? In any order, but all that can be used."""

    seat: int

    def choices(self, s: RaceState) -> list[int]:
        seat = self.seat
        empty = [
            world
            for world, good in zip(s.tableau[seat], s.goods[seat], strict=True)
            if good == NONE and CARDS[world].is_windfall
        ]
        if not empty or not (s.deck or s.discard):
            return []
        used = s.used[seat]
        found = []
        for card in s.in_force[seat]:
            for power in WINDFALL[card]:
                if not used >> card & 1:
                    found += [
                        card * PER_SOURCE + world
                        for world in empty
                        if not power.goods or CARDS[world].good in power.goods
                    ]
        if s.has_picked(seat, ACTION_PRODUCE) and not used >> BONUS & 1:
            found += [BONUS * PER_SOURCE + world for world in empty]
        return found

    def ask(self, s: RaceState) -> Decision | None:
        found = self.choices(s)
        return Decision(self.seat, "ask.windfall", "RACE-9.5", found, self) if found else None

    def answer(self, s: RaceState, choice: Choice) -> None:
        source, world = divmod(choice[0], PER_SOURCE)
        s.used[self.seat] |= 1 << source
        if put_good(s, self.seat, world):
            s.produced[self.seat].append(world)
        s.push(self)

    def option(self, s: RaceState, code: int) -> Option:
        source, world = divmod(code, PER_SOURCE)
        by = refs.ACTION[ACTION_PRODUCE] if source == BONUS else refs.CARD[source]
        option = card_option(world, "option.windfall", source=by, good=refs.GOOD[CARDS[world].good])
        return Option(f"{option.ref}<{source}", option.text, option.help)


@dataclass(slots=True)
class DrawForProduction(RaceStep):
    """RACE-9.3, RACE-9.6, RACE-9.8; "most produced" after everybody else has drawn."""

    def do(self, s: RaceState) -> None:
        for seat in s.order():
            draw(s, seat, sum(_cards_for(s, seat, card) for card in s.in_force[seat]))
        for seat in s.order():
            draw(s, seat, sum(_cards_for_most(s, seat, card) for card in s.in_force[seat]))


def _cards_for(s: RaceState, seat: int, card: int) -> int:
    produced = s.produced[seat]
    kinds = [CARDS[world].good for world in produced]
    total = sum(power.n for power in DRAW[card])
    if card in produced:
        total += sum(power.n for power in DRAW_IF_HERE[card])
    for power in DRAW_PER_GOOD[card]:
        total += power.n * sum(kind in power.goods for kind in kinds)
    total += sum(power.n * len(set(kinds)) for power in DRAW_PER_KIND[card])
    for power in DRAW_PER_WORLD[card]:
        total += power.n * sum(CARDS[world].good in power.goods for world in s.tableau[seat])
    return total


def _cards_for_most(s: RaceState, seat: int, card: int) -> int:
    """RACE-9.8: strictly more than each other player."""
    total = 0
    for power in DRAW_IF_MOST[card]:
        made = [sum(CARDS[world].good in power.goods for world in worlds) for worlds in s.produced]
        if all(made[seat] > made[other] for other in range(s.seats) if other != seat):
            total += power.n
    return total
