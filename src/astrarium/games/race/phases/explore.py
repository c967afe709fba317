"""Phase I: Explore (section 5)."""

from dataclasses import dataclass
from typing import ClassVar

from astrarium.kernel import Choice, Decision, Option

from .. import refs
from ..cards import begin_phase, in_all, take_several, tell_drawn
from ..content import FIGURES, totals
from ..names import EXPLORE, EXPLORE_1_1, EXPLORE_5
from ..options import card_option
from ..powers import ExploreDraw, ExploreKeep
from ..state import RaceState, RaceStep

DRAW = totals(ExploreDraw, lambda power: power.n)
KEEP = totals(ExploreKeep, lambda power: power.n)
BONUS_5 = 5  # RACE-5.3


def to_draw(s: RaceState, seat: int) -> int:
    """The number of cards to draw (RACE-5.1, RACE-5.3 to RACE-5.5). RACE-13.3: both bonuses together draw 8."""
    bonus = BONUS_5 * s.has_picked(seat, EXPLORE_5) + s.has_picked(seat, EXPLORE_1_1)
    return FIGURES.explore_draw + bonus + in_all(s, seat, DRAW)


def to_keep(s: RaceState, seat: int) -> int:
    bonus = s.has_picked(seat, EXPLORE_1_1)
    return FIGURES.explore_keep + bonus + in_all(s, seat, KEEP)


class ExploreStep(RaceStep):
    __slots__ = ()

    def phase(self) -> int:
        return EXPLORE


@dataclass(slots=True)
class ExplorePhase(ExploreStep):
    """RACE-5.2: all draws come before any discard."""

    def do(self, s: RaceState) -> None:
        begin_phase(s)
        s.tell("phase", phase=refs.PHASE[EXPLORE])
        for seat in s.order():
            s.drawn[seat] = take_several(s, to_draw(s, seat))
            s.reveal()
            s.tell("explores", side=refs.SEAT[seat], n=len(s.drawn[seat]))
            tell_drawn(s, seat, s.drawn[seat])
        s.together([[KeepCards(seat)] for seat in range(s.seats)])


@dataclass(slots=True)
class KeepCards(ExploreStep):
    """RACE-5.6: which cards are kept? Exactly as many as allowed; the rest are discarded unseen."""

    alike: ClassVar[bool] = True  # the others are discarded face down

    seat: int

    def ask(self, s: RaceState) -> Decision | None:
        drawn = s.drawn[self.seat]
        if not drawn:
            return None
        n = min(to_keep(s, self.seat), len(drawn))
        return Decision.choose(self, self.seat, "ask.keep", "RACE-5.6", sorted(drawn), n, n, secret=True, n=n)

    def answer(self, s: RaceState, choice: Choice) -> None:
        seat = self.seat
        kept, discarded = s.hands[seat], s.discard
        for card in s.drawn[seat]:
            if card in choice:
                kept.append(card)
            else:
                discarded.append(card)
                s.known[seat] |= 1 << card
        s.drawn[seat] = []
        s.tell("kept", side=refs.SEAT[seat], n=len(choice))

    def option(self, s: RaceState, code: int) -> Option:
        return card_option(code)
