"""The common part of all phases: who acts when, virtual workers, and payments at the end (section 6)."""

from collections.abc import Callable

from .. import dice, refs
from ..content import DESIGNS, rows
from ..holdings import dearest_world, gain_chips, gain_credits, goods_of, has_power, powers_of, put_in_cup, with_tiles
from ..names import PHASES
from ..powers.phases import EndOfPhase, ExtraWorkers, Holdings
from ..state import RollState, RollStep

# By phase
EXTRA_WORKERS = tuple(rows(ExtraWorkers, phase) for phase in PHASES)
END_OF_PHASE = tuple(rows(EndOfPhase, phase) for phase in PHASES)


def begin_phase(s: RollState, phase: int) -> None:
    """Begin a phase. ROLL-A13: virtual workers (without dice) arrive."""
    s.tell("phase", phase=refs.PHASE[phase])
    for seat in range(s.seats):
        extra = powers_of(s, seat, EXTRA_WORKERS[phase])
        s.virtual[seat] = sum([dice.of(*power.colours) for power in extra])


def act(s: RollState, turn: Callable[[int], RollStep], in_order: bool) -> None:
    """Let all seats act at the same time, or one after another if order matters (ROLL-12.1, ROLL-12.5)."""
    if in_order:
        for seat in reversed(s.order()):
            s.push(turn(seat))
    else:
        s.together([[turn(seat)] for seat in range(s.seats)])


def workers_of(s: RollState, seat: int, phase: int) -> dice.Dice:
    """The workers that still wait for a task, virtual ones included."""
    return s.columns[seat][phase] + s.virtual[seat]


def take_worker(s: RollState, seat: int, phase: int, kind: int, virtual: bool) -> None:
    """ROLL-6.3: a worker does its task and goes to the Citizenry; a virtual one is gone."""
    if virtual:
        s.virtual[seat] -= dice.ONE[kind]
    else:
        s.columns[seat][phase] -= dice.ONE[kind]
        s.citizenry[seat] += dice.ONE[kind]


def end_phase(s: RollState, phase: int) -> None:
    """ROLL-6.3: unused workers return to the cup. ROLL-A10: then powers of the phase pay."""
    for seat in range(s.seats):
        put_in_cup(s, seat, s.columns[seat][phase])
        s.columns[seat][phase] = 0
        s.virtual[seat] = 0
    if any(has_power(s, seat, END_OF_PHASE[phase]) for seat in range(s.seats)):
        pay_for_phase(s, phase)


def pay_for_phase(s: RollState, phase: int) -> None:
    """The powers of the phase pay in order, by what all players have when its tasks are done."""
    holdings = [_holdings(s, seat) for seat in range(s.seats)]
    for seat in s.order():
        others = holdings[:seat] + holdings[seat + 1 :]
        for design, power in with_tiles(s, seat, END_OF_PHASE[phase]):
            amount = power.credits(holdings[seat], others)
            if amount:
                gain_credits(s, seat, amount, refs.TILE[design])
            gain_chips(s, seat, power.chips(), refs.TILE[design])


def _holdings(s: RollState, seat: int) -> Holdings:
    tableau = s.tableau[seat]
    goods = [(DESIGNS[tableau[place]].colour, kind) for place, kind in goods_of(s, seat)]
    developments = sum(not DESIGNS[design].is_world for design in tableau)
    return Holdings(developments, dearest_world(s, seat), s.citizenry[seat], goods)
