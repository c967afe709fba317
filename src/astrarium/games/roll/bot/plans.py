"""Plans: an assignment (wilds, selection, powers) judged by what all columns would achieve together.

Each question of Assign is answered by the best plan that can still be reached, so that the answers fit together. What
others will select is guessed from what everybody can see (outlook.py).
"""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision

from .. import dice
from ..names import NONE, WILD
from ..phases.assign import AGAIN, POWER, READY, TO_DICTATE
from ..phases.reassign import COLUMNS, COUNT, DICTATE, most_workers, power_of
from ..phases.worker_moves import ENOUGH, PER_COLUMN, AssignStep, MoveOne, MoveWorkers, PickColumn, PickSource
from ..powers.reassign import Reassign
from ..state import RollState
from .outlook import Outlook

Columns = list[dice.Dice]
Worker = tuple[int, int]  # its column, its kind

NEVER = float("-inf")
BETTER = 0.03  # the least improvement for which a power is used
QUESTIONS = ("wilds", "select", "selector", "reassign", "dictate", "set_aside", "source", "column", "move", "move_one")
PLANNED = frozenset(f"ask.{question}" for question in QUESTIONS)


@dataclass(frozen=True, slots=True)
class Move:
    """Workers that go to one column, and the worth of the whole plan after that."""

    worth: float
    to: int = NONE
    workers: tuple[Worker, ...] = ()

    @property
    def source(self) -> int:
        return self.workers[0][0]


class Planner:
    """Judges plans of one seat. The selecting worker counts in the selected column and cannot move (ROLL-A4)."""

    def __init__(self, s: RollState, seat: int) -> None:
        self.s, self.seat = s, seat
        self.outlook = Outlook(s, seat)
        self.selected = s.selected[seat]
        self.selector = dice.ONE[s.selector[seat]] if s.selector[seat] != NONE else 0
        self.moved = s.moved[seat]  # workers that the power in use has moved: they cannot move again

    def worth(self, columns: Columns) -> float:
        """The worth of columns, which are given without the selecting worker."""
        if self.selected == NONE:
            return self.outlook.worth(columns, NONE)
        whole = columns[:]
        whole[self.selected] += self.selector
        return self.outlook.worth(whole, self.selected)

    # Wilds and selection

    def wilds(self) -> list[int]:
        """A column for each wild, judged with the best selection that could follow."""
        kinds = list(dice.one_by_one(self.s.rolled[self.seat][WILD]))
        best, chosen = NEVER, [0] * len(kinds)
        for phase in COLUMNS:
            columns, places = self.s.planned[self.seat][:], []
            for kind in kinds:
                at = max(COLUMNS, key=lambda to: self._added(columns, to, kind, phase))
                columns[at] += dice.ONE[kind]
                places.append(at)
            worth = self.selection(columns, (phase,))[0]
            if worth > best:
                best, chosen = worth, places
        return chosen

    def _added(self, columns: Columns, to: int, kind: int, selected: int) -> float:
        gains = self.outlook.gains[to]
        return self.outlook.chances(selected)[to] * (gains[columns[to] + dice.ONE[kind]] - gains[columns[to]])

    def selection(self, columns: Columns, phases: tuple[int, ...] = tuple(COLUMNS)) -> tuple[float, int, int, int]:
        """The best selection: its worth, the kind of worker, the worker's column, and the phase."""
        best = (NEVER, 0, 0, 0)
        for column in COLUMNS:
            for kind in dice.kinds(columns[column]):
                rest = columns[:]
                rest[column] -= dice.ONE[kind]
                for phase in phases:
                    rest[phase] += dice.ONE[kind]
                    best = max(best, (self.outlook.worth(rest, phase), kind, column, phase))
                    rest[phase] -= dice.ONE[kind]
        return best

    def chosen(self, columns: Columns, phases: tuple[int, ...] = tuple(COLUMNS)) -> tuple[float, int, int, int]:
        """The best selection if the best Dictate follows. For each phase, only the worker that is best without one."""
        return max(self._with_dictate(columns, self.selection(columns, (phase,))) for phase in phases)

    def _with_dictate(self, columns: Columns, selection: tuple[float, int, int, int]) -> tuple[float, int, int, int]:
        worth, kind, column, phase = selection
        rest = columns[:]
        rest[column] -= dice.ONE[kind]
        if dice.size(sum(rest)) > 1:
            self.selected, self.selector = phase, dice.ONE[kind]
            worth = max(worth, self.best_use(rest, DICTATE).worth - BETTER)
            self.selected, self.selector = NONE, 0
        return worth, kind, column, phase

    # Powers

    def best_move(self, columns: Columns, code: int, source: int = NONE, to: int = NONE) -> Move:
        """The best use of a power: it moves as many workers as pays, but at least as many as it must."""
        power = power_of(self.s, self.seat, code)
        goals = [to] if to != NONE else [self.selected] if power.to_selected else list(power.target or COLUMNS)
        sources = [source] if source != NONE else list(power.source or COLUMNS)
        starts = [[column] for column in sources] if power.same_column else [sources]
        worth, most = self.worth(columns), most_workers(self.s, self.seat, power)
        moves = [
            self._move(columns, worth, power, most, start, goal) for goal in goals if goal != NONE for start in starts
        ]
        return max(moves, key=lambda move: move.worth, default=Move(NEVER))

    def _move(self, now: Columns, worth: float, power: Reassign, most: int, sources: list[int], to: int) -> Move:
        """The best move of up to `most` workers to one column. `worth`: of the columns as they are now."""
        moved: list[Worker] = []
        while len(moved) < most:
            free = _without(now, self.moved)
            found = [(self.worth(_moved(now, worker, to)), worker) for worker in _movable(free, power, sources, to)]
            if not found:
                break
            after, worker = max(found)
            if after <= worth and len(moved) >= power.low:
                break
            now, worth = _moved(now, worker, to), after
            moved.append(worker)
        return Move(worth, to, tuple(moved)) if len(moved) >= power.low else Move(NEVER)

    def best_use(self, columns: Columns, code: int, source: int = NONE, to: int = NONE) -> Move:
        """The best use of a power, or of Dictate with the best other worker set aside."""
        if code != DICTATE:
            return self.best_move(columns, code, source, to)
        moves = [self.best_move(rest, DICTATE, source, to) for rest, _ in self.asides(columns)]
        return max(moves, key=lambda move: move.worth, default=Move(NEVER))

    def asides(self, columns: Columns) -> list[tuple[Columns, Worker]]:
        """For each worker that may be set aside: the columns without it, and the worker."""
        found = []
        for column, stood in enumerate(_without(columns, self.moved)):
            for kind in dice.kinds(stood):
                rest = columns[:]
                rest[column] -= dice.ONE[kind]
                found.append((rest, (column, kind)))
        return found

    def best_aside(self, columns: Columns) -> tuple[float, Worker]:
        """The worth with the best worker set aside, and that worker."""
        return max((self.worth(rest), worker) for rest, worker in self.asides(columns))


def _without(columns: Columns, these: Columns) -> Columns:
    return [there - some for there, some in zip(columns, these, strict=True)]


def _movable(columns: Columns, power: Reassign, sources: list[int], to: int) -> list[Worker]:
    return [
        (column, kind)
        for column in sources
        if column != to
        for kind in dice.kinds(columns[column])
        if not power.colours or kind in power.colours
    ]


def _moved(columns: Columns, worker: Worker, to: int) -> Columns:
    after = columns[:]
    after[worker[0]] -= dice.ONE[worker[1]]
    after[to] += dice.ONE[worker[1]]
    return after


def planned_answer(s: RollState, decision: Decision) -> Choice:
    """The answer to a question of Assign that belongs to the best plan."""
    planner = Planner(s, decision.seat)
    columns, step = s.planned[decision.seat], decision.step
    match decision.prompt.removeprefix("ask."):
        case "wilds":
            return tuple(planner.wilds())
        case "select":
            return (planner.chosen(columns)[3],)
        case "selector":
            _, kind, column, _ = planner.selection(columns, (planner.selected,))
            return (kind * COUNT + column,)
        case "reassign":
            return (_reassign(planner, columns, decision),)
        case "set_aside":
            column, kind = planner.best_aside(columns)[1]
            return (kind * COUNT + column,)
    return _moving(planner, columns, step)  # type: ignore[arg-type]


def _reassign(planner: Planner, columns: Columns, decision: Decision) -> int:
    best, chosen = planner.worth(columns) + BETTER, READY
    for option in decision.options:
        if option in (READY, AGAIN):
            continue
        worth = planner.best_use(columns, DICTATE if option == TO_DICTATE else option - POWER).worth
        if worth > best:
            best, chosen = worth, option
    return chosen


def _moving(planner: Planner, columns: Columns, step: AssignStep) -> Choice:
    match step:
        case PickSource():
            return (planner.best_use(columns, step.code).source,)
        case PickColumn():
            return (planner.best_use(columns, step.code, step.source).to,)
        case MoveWorkers():
            move = planner.best_use(columns, step.code, step.source, step.to)
            groups: dict[int, int] = {}
            chosen = []
            for column, kind in move.workers:
                group = column * PER_COLUMN + kind
                chosen.append(group * dice.COPIES + groups.get(group, 0))
                groups[group] = groups.get(group, 0) + 1
            return tuple(sorted(chosen))
        case MoveOne():
            move = planner.best_use(columns, step.code)
            if any(planner.moved):
                now = planner.best_aside(columns)[0] if step.code == DICTATE else planner.worth(columns)
                if move.worth <= now:
                    return (ENOUGH,)
            column, kind = move.workers[0]
            return ((kind * COUNT + column) * COUNT + move.to,)
    raise AssertionError(f"no plan for {step}")
