"""Reassigning: which workers of a plan a power or Dictate may move (section 4). The steps are in worker_moves.py."""

from astrarium.kernel import Refusal

from .. import dice, refs
from ..content import DESIGNS, coded_rows, rows
from ..holdings import has_power, powers_of
from ..names import NONE, PHASES
from ..powers.reassign import NO_WORLD, DictateMulti, DictateRepeat, Reassign
from ..state import RollState

REASSIGN = coded_rows(Reassign)
BY_CODE = {code: power for powers in REASSIGN for code, power in powers}
REPEAT = rows(DictateRepeat)
MULTI = rows(DictateMulti)
DICTATE = NONE  # in place of the code of a power

COLUMNS = range(len(PHASES))
COUNT = len(PHASES)


def power_of(s: RollState, seat: int, code: int) -> Reassign:
    """The power with this code. Everybody has Dictate (ROLL-4.7), which may move several workers (ROLL-17.8)."""
    if code != DICTATE:
        return BY_CODE[code]
    most = max([power.high for power in powers_of(s, seat, MULTI)], default=1)
    others = dice.size(sum(s.planned[seat])) - 1  # without the one that is set aside
    return Reassign(phase="assign", low=1, high=min(most, others), split=most > 1)


def most_workers(s: RollState, seat: int, power: Reassign) -> int:
    """How many workers a power may move: fewer or none if the seat lacks the most worlds of a colour.

    ROLL-A2, ROLL-A28.
    """
    if power.most_worlds == NO_WORLD:
        return power.high
    worlds = [
        sum(DESIGNS[d].is_world and DESIGNS[d].colour == power.most_worlds for d in tableau) for tableau in s.tableau
    ]
    others = max(worlds[:seat] + worlds[seat + 1 :])
    return power.high if worlds[seat] > others else power.high_if_tied if worlds[seat] == others else 0


def movable(s: RollState, seat: int, power: Reassign, column: int) -> dice.Dice:
    """The workers of a column that a power may move. ROLL-4.17: their column and the die's own colour decide.

    Workers that it has moved already are left out.
    """
    if power.source and column not in power.source:
        return 0
    there = s.planned[seat][column] - s.moved[seat][column]
    return dice.only(there, power.colours) if power.colours else there


def goals(s: RollState, seat: int, power: Reassign) -> list[int]:
    """The columns that a power names as targets."""
    if power.to_selected:
        return [s.selected[seat]] if s.selected[seat] != NONE else []
    return list(power.target or COLUMNS)


def targets(s: RollState, seat: int, power: Reassign, source: int = NONE) -> list[int]:
    """The columns to which a power can move enough workers from others (ROLL-4.17): from `source`, or from all."""
    columns = goals(s, seat, power)
    sources = COLUMNS if source == NONE else (source,)
    workers = [dice.size(movable(s, seat, power, column)) if column in sources else 0 for column in COLUMNS]
    if power.same_column and source == NONE:
        return [to for to in columns if any(workers[column] >= power.low for column in COLUMNS if column != to)]
    return [to for to in columns if sum(workers) - workers[to] >= power.low]


def why_unusable(s: RollState, seat: int, code: int) -> Refusal | None:
    """Why a power cannot be used, or None: once a round (ROLL-4.8), and with enough workers to move (ROLL-17.6)."""
    if code in s.used[seat]:
        return Refusal("ROLL-4.8", "power_used")
    power = power_of(s, seat, code)
    if most_workers(s, seat, power) < power.low:
        return Refusal("ROLL-A28", "not_most", colour=refs.WORLD_COLOUR[power.most_worlds])
    if targets(s, seat, power):
        return None
    return Refusal("ROLL-17.6", "too_few_workers", n=power.low) if power.low > 1 else Refusal("ROLL-17.6", "no_worker")


def why_no_dictate(s: RollState, seat: int) -> Refusal | None:
    """Why Dictate cannot be used, or None: once a round (ROLL-4.8), with a worker to set aside and one to move.

    ROLL-A4: the selecting worker does not count.
    """
    if DICTATE in s.used[seat] and not has_power(s, seat, REPEAT):
        return Refusal("ROLL-4.8", "power_used")
    return None if dice.size(sum(s.planned[seat])) > 1 else Refusal("ROLL-A4", "dictate_needs_workers")
