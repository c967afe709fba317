"""Explore (section 6)."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option

from .. import refs
from ..content import FIGURES, rows, totals
from ..empire import in_force
from ..names import NONE
from ..options import world_option
from ..powers.explore import DrawWorld, GainColonist, GainCredit
from ..state import FrontiersState, FrontiersStep
from ..supply import draw_to_explored, draw_worlds, gain_colonists, gain_credits
from .turns import BEGIN
from .worlds import end_with_worlds

DRAW = totals(rows(DrawWorld), lambda power: power.amount)
COLONIST = totals(rows(GainColonist), lambda power: power.amount)
CREDIT = totals(rows(GainCredit, "explore"), lambda power: power.amount)


@dataclass(slots=True)
class ExploreAction(FrontiersStep):
    """FRONT-6.1: seven worlds; each player takes one, then the active player a second one (FRONT-6.2)."""

    def do(self, s: FrontiersState) -> None:
        s.offered = sorted(draw_worlds(s, FIGURES.explore_draw, refs.OFFERED))
        s.takers = [NONE] * len(s.offered)
        s.tell("drawn", worlds=refs.tiles(s.offered))
        s.push(EndExplore())
        s.push(ExplorePowers(s.leader))
        s.push(TakeWorld(s.leader))
        s.push(BEGIN[s.leader])
        for seat in reversed(s.seats_in_order()):
            if seat != s.leader:  # FRONT-6.3: the active player's come after both picks
                s.push(ExplorePowers(seat))
            s.push(TakeWorld(seat))
            s.push(BEGIN[seat])


@dataclass(slots=True)
class TakeWorld(FrontiersStep):
    """FRONT-6.6: which of the worlds on offer? One must be taken."""

    seat: int

    def ask(self, s: FrontiersState) -> Decision | None:
        left = [world for world, taker in zip(s.offered, s.takers, strict=True) if taker == NONE]
        if not left:
            return None
        # A draw from the bag may follow.
        return Decision.choose(self, self.seat, "ask.explore", "FRONT-6.1", left, reveals=True)

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        (world,) = choice
        s.takers[s.offered.index(world)] = self.seat
        s.explored[self.seat].append(world)
        s.tell("takes_world", side=refs.SEAT[self.seat], world=refs.TILE[world])

    def option(self, s: FrontiersState, code: int) -> Option:
        return world_option(code)


@dataclass(slots=True)
class ExplorePowers(FrontiersStep):
    """FRONT-15.1 to FRONT-15.3, FRONT-A8: in the player's own turn."""

    seat: int

    def do(self, s: FrontiersState) -> None:
        seat = self.seat
        own = in_force(s, seat)
        for tile in own:
            gain_credits(s, seat, CREDIT[tile], refs.TILE[tile])
            gain_colonists(s, seat, COLONIST[tile], refs.TILE[tile])
        draw_to_explored(s, seat, sum([DRAW[tile] for tile in own]))


@dataclass(slots=True)
class EndExplore(FrontiersStep):
    def do(self, s: FrontiersState) -> None:
        s.begin_turn(NONE)
        end_with_worlds(s)
