"""Reassigning: what a power, or Dictate, may do with the workers of a plan, and the steps that do it (section 4)."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Refusal, Text

from . import dice, refs
from .content import DESIGNS, coded_rows, rows
from .holdings import powers_of
from .names import DICE, NONE, PHASES
from .powers.reassigning import NO_WORLD, DictateMulti, DictateRepeat, Reassign
from .state import RollState, RollStep

REASSIGN = coded_rows(Reassign)
BY_CODE = {code: power for powers in REASSIGN for code, power in powers}
REPEAT = rows(DictateRepeat)
MULTI = rows(DictateMulti)
DICTATE = NONE  # in place of the code of a power

COLUMNS = range(len(PHASES))
COUNT = len(PHASES)


class AssignStep(RollStep):
    """Something behind the screen."""

    __slots__ = ()


def column_option(column: int) -> Option:
    return Option(refs.COLUMN[column], Text("option.column", column=refs.COLUMN[column]))


# What a power may do


def power_of(s: RollState, seat: int, code: int) -> Reassign:
    """The power of this code. Dictate is one that everybody has (ROLL-4.7); ROLL-17.8: it may move more than one."""
    if code != DICTATE:
        return BY_CODE[code]
    most = max((power.high for power in powers_of(s, seat, MULTI)), default=1)
    return Reassign(phase="assign", low=1, high=most, split=most > 1)


def most_workers(s: RollState, seat: int, power: Reassign) -> int:
    """How many it may move: fewer, or none, for who does not have the most worlds of a colour (ROLL-A2, ROLL-A28)."""
    if power.most_worlds == NO_WORLD:
        return power.high
    worlds = [
        sum(DESIGNS[d].is_world and DESIGNS[d].colour == power.most_worlds for d in tableau) for tableau in s.tableau
    ]
    others = max(worlds[:seat] + worlds[seat + 1 :])
    return power.high if worlds[seat] > others else power.high_if_tied if worlds[seat] == others else 0


def movable(s: RollState, seat: int, power: Reassign, column: int) -> dice.Dice:
    """The workers of a column that it may move. ROLL-4.17: where they stand now, and the die's own colour."""
    if power.source and column not in power.source:
        return 0
    there = s.planned[seat][column]
    return dice.only(there, power.colours) if power.colours else there


def targets(s: RollState, seat: int, power: Reassign, source: int = NONE) -> list[int]:
    """The columns that it may move enough workers to (ROLL-4.17: another one), from one column or from all."""
    if power.to_selected:
        columns = [s.selected[seat]] if s.selected[seat] != NONE else []
    else:
        columns = list(power.target or COLUMNS)
    sources = COLUMNS if source == NONE else (source,)
    workers = [dice.size(movable(s, seat, power, column)) if column in sources else 0 for column in COLUMNS]
    if power.same_column and source == NONE:
        return [to for to in columns if any(workers[column] >= power.low for column in COLUMNS if column != to)]
    return [to for to in columns if sum(workers) - workers[to] >= power.low]


def why_unusable(s: RollState, seat: int, code: int) -> Refusal | None:
    """ROLL-4.8: once a round. ROLL-17.6: fewer workers than it must move: no use."""
    power = power_of(s, seat, code)
    if code in s.used[seat]:
        return Refusal("ROLL-4.8", "power_used")
    if most_workers(s, seat, power) < power.low:
        return Refusal("ROLL-A28", "not_most")
    return None if targets(s, seat, power) else Refusal("ROLL-17.6", "too_few_workers", n=power.low)


def why_no_dictate(s: RollState, seat: int) -> Refusal | None:
    """ROLL-4.8; ROLL-A4: besides the selecting worker, one to set aside and one to move."""
    if DICTATE in s.used[seat] and not powers_of(s, seat, REPEAT):
        return Refusal("ROLL-4.8", "power_used")
    return None if dice.size(sum(s.planned[seat])) > 1 else Refusal("ROLL-A4", "dictate_needs_workers")


# Moving workers


def move_workers(s: RollState, seat: int, code: int) -> None:
    """ROLL-A1: all to one column, or each to its own where the table plays so."""
    power = power_of(s, seat, code)
    if power.split and s.variant.any_column:
        s.push(MoveOne(seat, code, 0))
    elif power.same_column:
        s.push(PickSource(seat, code))
    else:
        s.push(PickColumn(seat, code, NONE))


@dataclass(slots=True)
class SetAside(AssignStep):
    """ROLL-4.7: which worker goes to the Dictate area?"""

    seat: int

    def ask(self, s: RollState) -> Decision | None:
        options = [kind * COUNT + column for column in COLUMNS for kind in dice.kinds(s.planned[self.seat][column])]
        return Decision.choose(self, self.seat, "ask.set_aside", "ROLL-4.7", options, secret=True)

    def answer(self, s: RollState, choice: Choice) -> None:
        kind, column = divmod(choice[0], COUNT)
        s.planned[self.seat][column] -= dice.ONE[kind]
        s.dictated[self.seat] += dice.ONE[kind]
        s.used[self.seat].append(DICTATE)
        move_workers(s, self.seat, DICTATE)

    def option(self, s: RollState, code: int) -> Option:
        kind, column = divmod(code, COUNT)
        text = Text("option.worker", die=refs.DIE[kind], column=refs.COLUMN[column])
        return Option(refs.die_at(kind, PHASES[column]), text)


@dataclass(slots=True)
class PickSource(AssignStep):
    """ROLL-A7: from which one column?"""

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
    """ROLL-4.12: to which column do they all go?"""

    seat: int
    code: int
    source: int  # the one column that they leave; NONE: any

    def ask(self, s: RollState) -> Decision | None:
        options = targets(s, self.seat, power_of(s, self.seat, self.code), self.source)
        return Decision.choose(self, self.seat, "ask.column", "ROLL-4.12", options, secret=True)

    def answer(self, s: RollState, choice: Choice) -> None:
        s.push(MoveWorkers(self.seat, self.code, self.source, choice[0]))

    def option(self, s: RollState, code: int) -> Option:
        return column_option(code)


PER_COLUMN = len(DICE)  # a group of dice: the column * this + the kind


@dataclass(slots=True)
class MoveWorkers(AssignStep):
    """ROLL-17.6: which workers go to that column?"""

    seat: int
    code: int
    source: int
    to: int

    def ask(self, s: RollState) -> Decision | None:
        seat = self.seat
        power = power_of(s, seat, self.code)
        sources = [column for column in COLUMNS if column != self.to and self.source in (NONE, column)]
        workers = {column: movable(s, seat, power, column) for column in sources}
        options = dice.options(
            (column * PER_COLUMN + kind, dice.count(there, kind))
            for column, there in workers.items()
            for kind in dice.kinds(there)
        )
        high = min(most_workers(s, seat, power), len(options))
        column = refs.COLUMN[self.to]
        return Decision.choose(
            self, seat, "ask.move", "ROLL-17.6", options, power.low, high, secret=True, column=column, n=high
        )

    def answer(self, s: RollState, choice: Choice) -> None:
        planned = s.planned[self.seat]
        for code in choice:
            column, kind = divmod(code // dice.COPIES, PER_COLUMN)
            planned[column] -= dice.ONE[kind]
            planned[self.to] += dice.ONE[kind]

    def option(self, s: RollState, code: int) -> Option:
        group, copy = divmod(code, dice.COPIES)
        column, kind = divmod(group, PER_COLUMN)
        text = Text("option.worker", die=refs.DIE[kind], column=refs.COLUMN[column])
        return Option(refs.die_at(kind, PHASES[column], copy), text)


ENOUGH = len(DICE) * COUNT * COUNT  # in place of a worker and a column


@dataclass(slots=True)
class MoveOne(AssignStep):
    """ROLL-A1, as an option of the table: one worker after another, each to a column of its own."""

    seat: int
    code: int
    moved: int

    def ask(self, s: RollState) -> Decision | None:
        seat = self.seat
        power = power_of(s, seat, self.code)
        if self.moved >= most_workers(s, seat, power):
            return None
        columns = power.target or COLUMNS
        options = [
            (kind * COUNT + column) * COUNT + to
            for column in COLUMNS
            for kind in dice.kinds(movable(s, seat, power, column))
            for to in columns
            if to != column
        ]
        if self.moved >= power.low:
            options.append(ENOUGH)
        return Decision.choose(self, seat, "ask.move_one", "ROLL-A1", options, secret=True)

    def answer(self, s: RollState, choice: Choice) -> None:
        if choice[0] == ENOUGH:
            return
        worker, to = divmod(choice[0], COUNT)
        kind, column = divmod(worker, COUNT)
        s.planned[self.seat][column] -= dice.ONE[kind]
        s.planned[self.seat][to] += dice.ONE[kind]
        s.push(MoveOne(self.seat, self.code, self.moved + 1))

    def option(self, s: RollState, code: int) -> Option:
        if code == ENOUGH:
            return Option("enough", Text("option.enough"))
        worker, to = divmod(code, COUNT)
        kind, column = divmod(worker, COUNT)
        text = Text("option.move", die=refs.DIE[kind], column=refs.COLUMN[column], to=refs.COLUMN[to])
        return Option(f"{refs.die_at(kind, PHASES[column])}>{PHASES[to]}", text)
