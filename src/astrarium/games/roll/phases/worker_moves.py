"""Moving workers behind the screen: the steps of Reassign powers and of Dictate (section 4)."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Text

from .. import dice, refs
from ..names import DICE, NONE, PHASES
from ..state import RollState, RollStep
from .reassign import COLUMNS, COUNT, DICTATE, goals, most_workers, movable, power_of, targets


class AssignStep(RollStep):
    """The base class of steps behind the screen."""

    __slots__ = ()


def column_option(column: int) -> Option:
    return Option(refs.COLUMN[column], Text("option.column", column=refs.COLUMN[column]))


def use_power(s: RollState, seat: int, code: int) -> None:
    """Use a power: its workers move. ROLL-4.7: for Dictate, another worker is then set aside."""
    s.used[seat].append(code)
    s.push(EndOfUse(seat))
    if code == DICTATE:
        s.push(SetAside(seat))
    s.push(_moving(s, seat, code))


def _moving(s: RollState, seat: int, code: int) -> AssignStep:
    """The first question. ROLL-A1: all workers go to one column; an option lets each go to its own."""
    power = power_of(s, seat, code)
    if power.same_column:
        return PickSource(seat, code)
    moves_one = most_workers(s, seat, power) == 1 and len(targets(s, seat, power)) > 1
    if moves_one or (power.split and s.variant.any_column):
        return MoveOne(seat, code)
    return PickColumn(seat, code, NONE)


def _move(s: RollState, seat: int, kind: int, column: int, to: int) -> None:
    """Move a worker to another column. `moved` keeps one use from moving it twice or setting it aside (ROLL-4.7)."""
    planned, moved = s.planned[seat], s.moved[seat]
    planned[column] -= dice.ONE[kind]
    planned[to] += dice.ONE[kind]
    moved[to] += dice.ONE[kind]


def worker_option(kind: int, column: int, copy: int | None = None) -> Option:
    text = Text("option.worker", die=refs.DIE[kind], column=refs.COLUMN[column])
    return Option(refs.die_at(kind, PHASES[column], copy), text)


@dataclass(slots=True)
class EndOfUse(AssignStep):
    """ROLL-A5: another power may move the same workers again."""

    seat: int

    def do(self, s: RollState) -> None:
        s.moved[self.seat] = [0] * COUNT


@dataclass(slots=True)
class SetAside(AssignStep):
    """ROLL-4.7: which worker goes to the Dictate area? Any except those just moved."""

    seat: int

    def ask(self, s: RollState) -> Decision | None:
        stood = [there - moved for there, moved in zip(s.planned[self.seat], s.moved[self.seat], strict=True)]
        options = [kind * COUNT + column for column in COLUMNS for kind in dice.kinds(stood[column])]
        return Decision.choose(self, self.seat, "ask.set_aside", "ROLL-4.7", options, secret=True)

    def answer(self, s: RollState, choice: Choice) -> None:
        kind, column = divmod(choice[0], COUNT)
        s.planned[self.seat][column] -= dice.ONE[kind]
        s.dictated[self.seat] += dice.ONE[kind]

    def option(self, s: RollState, code: int) -> Option:
        return worker_option(*divmod(code, COUNT))


@dataclass(slots=True)
class PickSource(AssignStep):
    """ROLL-A7: from which single column?"""

    seat: int
    code: int

    def ask(self, s: RollState) -> Decision | None:
        power = power_of(s, self.seat, self.code)
        options = [column for column in COLUMNS if targets(s, self.seat, power, column)]
        return Decision.choose(self, self.seat, "ask.source", "ROLL-A7", options, secret=True)

    def answer(self, s: RollState, choice: Choice) -> None:
        s.push(PickColumn(self.seat, self.code, choice[0]))

    def option(self, s: RollState, code: int) -> Option:
        return column_option(code)


@dataclass(slots=True)
class PickColumn(AssignStep):
    """ROLL-4.12: to which column do all of them go?"""

    seat: int
    code: int
    source: int  # the single column that they leave; NONE: any columns

    def ask(self, s: RollState) -> Decision | None:
        options = targets(s, self.seat, power_of(s, self.seat, self.code), self.source)
        return Decision.choose(self, self.seat, "ask.column", "ROLL-4.12", options, secret=True)

    def answer(self, s: RollState, choice: Choice) -> None:
        s.push(MoveWorkers(self.seat, self.code, self.source, choice[0]))

    def option(self, s: RollState, code: int) -> Option:
        return column_option(code)


PER_COLUMN = len(DICE)  # a group of dice is the column * this + the kind


@dataclass(slots=True)
class MoveWorkers(AssignStep):
    """ROLL-17.6: which workers go to that column? Not asked if the number is fixed and all are alike."""

    seat: int
    code: int
    source: int
    to: int

    def groups(self, s: RollState) -> list[tuple[int, int]]:
        """The workers that may move, as (group of dice, number)."""
        power = power_of(s, self.seat, self.code)
        sources = [column for column in COLUMNS if column != self.to and self.source in (NONE, column)]
        workers = [(column, movable(s, self.seat, power, column)) for column in sources]
        return [
            (column * PER_COLUMN + kind, dice.count(there, kind))
            for column, there in workers
            for kind in dice.kinds(there)
        ]

    def ask(self, s: RollState) -> Decision | None:
        power, groups = power_of(s, self.seat, self.code), self.groups(s)
        options = dice.options(groups)
        low, high = power.low, min(most_workers(s, self.seat, power), len(options))
        if low == high and len(groups) == 1:
            return None
        column = refs.COLUMN[self.to]
        return Decision.choose(
            self, self.seat, "ask.move", "ROLL-17.6", options, low, high, secret=True, column=column, n=high
        )

    def do(self, s: RollState) -> None:
        self.answer(s, tuple(dice.options(self.groups(s))[: power_of(s, self.seat, self.code).low]))

    def answer(self, s: RollState, choice: Choice) -> None:
        for code in choice:
            column, kind = divmod(code // dice.COPIES, PER_COLUMN)
            _move(s, self.seat, kind, column, self.to)

    def option(self, s: RollState, code: int) -> Option:
        group, copy = divmod(code, dice.COPIES)
        column, kind = divmod(group, PER_COLUMN)
        return worker_option(kind, column, copy)


ENOUGH = len(DICE) * COUNT * COUNT  # the option of moving no more, in place of a worker and a column


@dataclass(slots=True)
class MoveOne(AssignStep):
    """ROLL-4.7, ROLL-4.17: which worker goes to which column?

    ROLL-A1, as an option of the table: a power that moves several moves them one by one, each to its own column.
    """

    seat: int
    code: int

    def ask(self, s: RollState) -> Decision | None:
        seat = self.seat
        power, moved = power_of(s, seat, self.code), dice.size(sum(s.moved[seat]))
        if moved >= most_workers(s, seat, power):
            return None
        columns = goals(s, seat, power)
        options = [
            (kind * COUNT + column) * COUNT + to
            for column in COLUMNS
            for kind in dice.kinds(movable(s, seat, power, column))
            for to in columns
            if to != column
        ]
        if moved >= power.low:
            options.append(ENOUGH)
        if self.code == DICTATE and not moved:
            return Decision.choose(self, seat, "ask.dictate", "ROLL-4.7", options, secret=True)
        return Decision.choose(self, seat, "ask.move_one", "ROLL-4.17", options, secret=True)

    def answer(self, s: RollState, choice: Choice) -> None:
        if choice[0] != ENOUGH:
            worker, to = divmod(choice[0], COUNT)
            kind, column = divmod(worker, COUNT)
            _move(s, self.seat, kind, column, to)
            s.push(self)

    def option(self, s: RollState, code: int) -> Option:
        if code == ENOUGH:
            return Option("enough", Text("option.enough"))
        worker, to = divmod(code, COUNT)
        kind, column = divmod(worker, COUNT)
        text = Text("option.move", die=refs.DIE[kind], column=refs.COLUMN[column], to=refs.COLUMN[to])
        return Option(f"{refs.die_at(kind, PHASES[column])}>{PHASES[to]}", text)
