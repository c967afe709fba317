"""A round: the roll, Assign, Reveal, the selected phases, Manage Empire, and the test for the end (ROLL-2.1)."""

from collections.abc import Sequence
from dataclasses import dataclass

from astrarium.kernel import Rng

from . import dice, refs
from .content import FACES_OF
from .game_end import ending_of
from .holdings import put_in_cup
from .names import DEVELOP, DEVELOPMENT, DICE, EXPLORE, FACES, HOME, NONE, PHASES, PRODUCE, SETTLE, SHIP, WORLD
from .phases.assign import AssignWorkers
from .phases.build import BuildPhase
from .phases.explore import ExplorePhase
from .phases.manage import ManageEmpire
from .phases.produce import ProducePhase
from .phases.ship import ShipPhase
from .state import RollState, RollStep

PHASE_STEPS: dict[int, RollStep] = {
    EXPLORE: ExplorePhase(),
    DEVELOP: BuildPhase(DEVELOPMENT),
    SETTLE: BuildPhase(WORLD),
    PRODUCE: ProducePhase(),
    SHIP: ShipPhase(),
}


def throw(rng: Rng, these: dice.Dice, purposes: Sequence[str] = ("",) * len(DICE)) -> list[dice.Dice]:
    """Roll dice; returns them by face. `purposes`: what the draws of each kind are for."""
    rolled = [0] * len(FACES)
    for kind in dice.one_by_one(these):
        rolled[FACES_OF[kind][rng.below(len(FACES), purposes[kind])]] += dice.ONE[kind]
    return rolled


@dataclass(slots=True)
class StartRound(RollStep):
    """ROLL-3.1: all cups are rolled in seat order, so that no roll depends on who answers first."""

    def do(self, s: RollState) -> None:
        s.round += 1
        s.tell("round", round=s.round)
        for seat in range(s.seats):
            s.dictated[seat] = 0
            s.used[seat] = []
            self.roll(s, seat)
        s.push(Reveal())
        # ROLL-A6: a seat without workers has nothing to assign, as everybody can see.
        s.together([[AssignWorkers(seat)] if s.cup[seat] else [] for seat in range(s.seats)])

    def roll(self, s: RollState, seat: int) -> None:
        rolled = s.rolled[seat] = throw(s.rng, s.cup[seat], refs.ROLLED[seat])
        s.planned[seat] = [0] * len(PHASES)
        if s.cup[seat]:
            s.tell("rolls", side=refs.SEAT[seat], dice=refs.dice(s.cup[seat]))
        for face, these in enumerate(rolled):
            if these:
                s.whisper(seat, "rolled", face=refs.FACE[face], dice=refs.dice(these))


@dataclass(slots=True)
class Reveal(RollStep):
    """ROLL-5.1 to ROLL-5.3: screens are lifted, and the phases that somebody selected will happen."""

    def do(self, s: RollState) -> None:
        s.reveal()
        for seat in s.order():
            phase = s.selected[seat]
            if phase != NONE:
                s.happening |= 1 << phase
                die = refs.DIE[s.selector[seat]]
                s.tell("selects", side=refs.SEAT[seat], die=die, phase=refs.PHASE[phase])
        if s.seats == 2:  # ROLL-5.3: a neutral die, which goes back to the supply
            s.extra = FACES_OF[HOME][s.rng.below(len(FACES), refs.NEUTRAL)]
            s.happening |= 1 << s.extra
            s.tell("extra_die", phase=refs.PHASE[s.extra])
        for seat in s.order():
            self.lift_screen(s, seat)
        s.push(TestEnd())
        s.push(ManageEmpire())
        for phase in reversed(range(len(PHASES))):
            if s.happening >> phase & 1:
                s.push(PHASE_STEPS[phase])

    def lift_screen(self, s: RollState, seat: int) -> None:
        """ROLL-4.18, ROLL-5.2: workers of phases that do not happen, and those set aside, return to the cup."""
        columns, s.planned[seat] = s.planned[seat], []
        if s.selected[seat] != NONE:
            columns[s.selected[seat]] += dice.ONE[s.selector[seat]]
        if s.dictated[seat]:
            s.tell("dictates", side=refs.SEAT[seat], dice=refs.dice(s.dictated[seat]))
        back = s.dictated[seat]
        for phase, workers in enumerate(columns):
            if not s.happening >> phase & 1:
                back += workers
                columns[phase] = 0
            elif workers:
                s.tell("assigns", side=refs.SEAT[seat], phase=refs.PHASE[phase], dice=refs.dice(workers))
        s.columns[seat] = columns
        s.cup[seat] = 0
        put_in_cup(s, seat, back)


@dataclass(slots=True)
class TestEnd(RollStep):
    """ROLL-11.5, ROLL-11.6: after Manage Empire, phase tiles are turned back; then the end is tested, once."""

    def do(self, s: RollState) -> None:
        s.happening, s.extra = 0, NONE
        for seat in range(s.seats):
            s.selected[seat] = s.selector[seat] = NONE
        s.ending = ending_of(s)
        if s.ending:
            s.stack.clear()
            s.tell("ended", ending=f"ending:{s.ending}")
        else:
            s.push(StartRound())
