"""Phases II Develop and III Settle: the same procedure for developments and for worlds (section 8)."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Text

from .. import dice, refs
from ..bag import tell_new_tops, tops
from ..content import DESIGNS, FIGURES, rows, side_of
from ..holdings import gain_credits, powers_of, put_in_cup, with_tiles
from ..names import DEVELOP, PHASES, STACKS
from ..powers.build import CostReduction, CreditsOnComplete, ReturnColoursToCup, ReturnToCup
from ..state import RollState, RollStep
from ..supplies import add_to_tableau
from .common import act, begin_phase, end_phase

REDUCTIONS = rows(CostReduction)
CREDITS = rows(CreditsOnComplete)
RETURNS = rows(ReturnToCup)
RETURNS_COLOURS = rows(ReturnColoursToCup)


def workers_needed(s: RollState, seat: int, design: int) -> int:
    """The workers that a tile needs after all reductions (ROLL-8.7).

    ROLL-A9: reductions with the higher floor come first, and none ever raises a cost.
    """
    tile = DESIGNS[design]
    cost = tile.cost
    fitting = [
        power
        for power in powers_of(s, seat, REDUCTIONS)
        if power.is_about(tile.kind, tile.colour) and (tile.reassigns or not power.only_reassign)
    ]
    for power in sorted(fitting, key=lambda power: -power.floor) if len(fitting) > 1 else fitting:
        cost = max(cost - power.amount, min(cost, power.floor))
    return cost


@dataclass(slots=True)
class BuildStep(RollStep):
    kind: int  # developments or worlds

    def phase(self) -> int:
        return DEVELOP + self.kind


@dataclass(slots=True)
class SeatBuildStep(BuildStep):
    seat: int


@dataclass(slots=True)
class BuildPhase(BuildStep):
    def do(self, s: RollState) -> None:
        begin_phase(s, self.phase())
        s.push(EndBuild(self.kind))
        act(s, lambda seat: Build(self.kind, seat), in_order=order_matters(s, self.kind))


def order_matters(s: RollState, kind: int) -> bool:
    """ROLL-12.4: could somebody complete the tile that ends the game in this phase?"""
    for seat in range(s.seats):
        tiles, at = len(s.tableau[seat]), s.at(seat, kind)
        workers = dice.size(s.building[at] + s.columns[seat][DEVELOP + kind])
        if tiles < FIGURES.tableau_end <= tiles + min(len(s.stacks[at]), workers):
            return True
    return False


@dataclass(slots=True)
class Build(SeatBuildStep):
    """ROLL-8.13: complete a tile if possible, first and after each change; otherwise place workers."""

    def do(self, s: RollState) -> None:
        seat, at = self.seat, s.at(self.seat, self.kind)
        if not s.stacks[at]:
            return
        design = side_of(s.stacks[at][-1], self.kind)
        missing = workers_needed(s, seat, design) - dice.size(s.building[at])
        if missing <= 0:
            s.push(self)
            s.push(SpendDice(self.kind, seat, design))
        elif s.columns[seat][self.phase()]:
            s.push(self)
            s.push(PlaceWorkers(self.kind, seat, design, missing))


@dataclass(slots=True)
class PlaceWorkers(SeatBuildStep):
    """ROLL-8.1: which workers go on the tile? Asked only if there are more than it needs, of several kinds."""

    design: int
    missing: int

    def ask(self, s: RollState) -> Decision | None:
        waiting = s.columns[self.seat][self.phase()]
        n = self.missing
        if dice.size(waiting) <= n or len(dice.kinds(waiting)) == 1:
            return None
        tile, options = refs.TILE[self.design], dice.of_kinds(waiting)
        return Decision.choose(self, self.seat, "ask.workers", "ROLL-8.1", options, n, n, reveals=True, n=n, tile=tile)

    def do(self, s: RollState) -> None:
        waiting = s.columns[self.seat][self.phase()]
        if dice.size(waiting) > self.missing:
            waiting = self.missing * dice.ONE[dice.kinds(waiting)[0]]
        self.place(s, waiting)

    def answer(self, s: RollState, choice: Choice) -> None:
        self.place(s, dice.chosen(choice))

    def place(self, s: RollState, workers: dice.Dice) -> None:
        s.columns[self.seat][self.phase()] -= workers
        s.building[s.at(self.seat, self.kind)] += workers
        s.tell("puts", side=refs.SEAT[self.seat], dice=refs.dice(workers), tile=refs.TILE[self.design])

    def option(self, s: RollState, code: int) -> Option:
        return die_option(code, PHASES[self.phase()])


def die_option(code: int, place: str) -> Option:
    """One of the dice in a place (a code of `dice.of_kinds`) as an option."""
    kind, copy = divmod(code, dice.COPIES)
    return Option(refs.die_at(kind, place, copy), Text("option.die", die=refs.DIE[kind]))


@dataclass(slots=True)
class SpendDice(SeatBuildStep):
    """ROLL-8.6, ROLL-8.15: exactly as many dice as the tile needs are spent; if more are on it, which?"""

    design: int

    def ask(self, s: RollState) -> Decision | None:
        there = s.building[s.at(self.seat, self.kind)]
        n = workers_needed(s, self.seat, self.design)
        if dice.size(there) == n or len(dice.kinds(there)) <= 1 or not n:
            return None
        tile, options = refs.TILE[self.design], dice.of_kinds(there)
        return Decision.choose(self, self.seat, "ask.spend", "ROLL-8.6", options, n, n, reveals=True, n=n, tile=tile)

    def do(self, s: RollState) -> None:
        there = s.building[s.at(self.seat, self.kind)]
        n = workers_needed(s, self.seat, self.design)
        if dice.size(there) > n:
            there = n * dice.ONE[dice.kinds(there)[0]]
        self.complete(s, there)

    def answer(self, s: RollState, choice: Choice) -> None:
        self.complete(s, dice.chosen(choice))

    def complete(self, s: RollState, spent: dice.Dice) -> None:
        """ROLL-8.2, ROLL-8.14: the tile goes to the tableau.

        Then powers return dice to the cup, the tile gives its supplies, and other tiles pay.
        """
        seat, at = self.seat, s.at(self.seat, self.kind)
        before = tops(s, seat)
        s.building[at] -= spent
        s.citizenry[seat] += spent
        s.stacks[at].pop()
        s.tell("completes", side=refs.SEAT[seat], tile=refs.TILE[self.design], dice=refs.dice(spent))
        tell_new_tops(s, seat, before)
        s.push(PayForCompleting(self.kind, seat, self.design))
        add_to_tableau(s, seat, self.design)
        s.push(ReturnDice(self.kind, seat, self.design, spent))

    def option(self, s: RollState, code: int) -> Option:
        return die_option(code, STACKS[self.kind])


@dataclass(slots=True)
class ReturnDice(SeatBuildStep):
    """ROLL-17.17, ROLL-A8: which of the spent dice go to the cup? Only powers of other tiles count."""

    design: int
    spent: dice.Dice  # they are in the Citizenry already

    def bounds(self, s: RollState) -> tuple[int, int]:
        """The lowest and the highest number of dice that return."""
        powers = [
            power
            for design, power in with_tiles(s, self.seat, RETURNS)
            if design != self.design and power.target == self.kind
        ]
        most = dice.size(self.spent)
        return min(most, sum([power.low for power in powers])), min(most, sum([power.high for power in powers]))

    def ask(self, s: RollState) -> Decision | None:
        low, high = self.bounds(s)
        if not high or (low == high and len(dice.kinds(self.spent)) == 1):
            return None
        options = dice.of_kinds(self.spent)
        return Decision.choose(
            self, self.seat, "ask.return", "ROLL-17.17", options, low, high, reveals=True, least=low, n=high
        )

    def do(self, s: RollState) -> None:
        low, _ = self.bounds(s)
        self.to_cup(s, low * dice.ONE[dice.kinds(self.spent)[0]] if low else 0)

    def answer(self, s: RollState, choice: Choice) -> None:
        self.to_cup(s, dice.chosen(choice))

    def to_cup(self, s: RollState, chosen: dice.Dice) -> None:
        """Return the chosen dice to the cup, and all others of the colours that a power names."""
        seat = self.seat
        colours = [
            kind
            for design, power in with_tiles(s, seat, RETURNS_COLOURS)
            if design != self.design and power.target == self.kind
            for kind in power.colours
        ]
        chosen += dice.only(self.spent - chosen, colours)
        if chosen:
            s.citizenry[seat] -= chosen
            s.cup[seat] += chosen
            s.tell("to_cup", side=refs.SEAT[seat], dice=refs.dice(chosen))

    def option(self, s: RollState, code: int) -> Option:
        return die_option(code, "spent")


@dataclass(slots=True)
class PayForCompleting(SeatBuildStep):
    """ROLL-17.16: other tiles pay credits for each tile that their owner completes."""

    design: int

    def do(self, s: RollState) -> None:
        tile = DESIGNS[self.design]
        for design, power in with_tiles(s, self.seat, CREDITS):
            if design != self.design and power.is_about(tile.kind, tile.colour):
                gain_credits(s, self.seat, power.amount, refs.TILE[design])


@dataclass(slots=True)
class EndBuild(BuildStep):
    """ROLL-8.4, ROLL-A19: if a stack is empty, all remaining dice, on it or beside it, return to the cup."""

    def do(self, s: RollState) -> None:
        for seat in range(s.seats):
            at = s.at(seat, self.kind)
            if not s.stacks[at]:
                put_in_cup(s, seat, s.building[at])
                s.building[at] = 0
        end_phase(s, self.phase())
