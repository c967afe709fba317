"""Phase I: Explore (section 7)."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Text

from .. import dice, refs
from ..bag import abandoned_to_bag
from ..content import FIGURES, rows
from ..holdings import credits_lost, gain_credits, has_power, powers_of, with_tiles
from ..names import DICE, EXPLORE
from ..powers.tiles import ExtraTileAtEnd, RearrangeZone, ScoutBonus
from ..state import RollState
from .common import act, begin_phase, end_phase, take_worker, workers_of
from .scouts import Abandon, Arrange, ExploreStep, ExtraTile
from .stock import STOCK_VALUE, stock, stock_credits

SCOUT_BONUS = rows(ScoutBonus)
REARRANGE = rows(RearrangeZone)
EXTRA_TILE = rows(ExtraTileAtEnd)

MOST_ARRANGEMENTS = 3  # between two tasks. ROLL-7.10 sets no limit, but play must end.


@dataclass(slots=True)
class ExplorePhase(ExploreStep):
    """ROLL-7.14, ROLL-A16: all seats at the same time while the bag has enough tiles, otherwise in order."""

    def do(self, s: RollState) -> None:
        begin_phase(s, EXPLORE)
        explorers = sum([dice.size(workers_of(s, seat, EXPLORE)) for seat in range(s.seats)])
        for seat in range(s.seats):
            s.scouted[seat] = s.arranged[seat] = 0
        s.push(EndExplore())
        act(s, Explore, in_order=len(s.bag) < 2 * explorers)


SCOUT, STOCK, ARRANGE, DONE, STOCK_ALL = range(5)
PER_TASK = len(DICE) + 1  # an option is the task * this + the kind of worker + 1, or + 0 for any kind not special
TASKS = {SCOUT: "scout", STOCK: "stock"}


@dataclass(slots=True)
class Explore(ExploreStep):
    """ROLL-7.1: one explorer after another: Scout or Stock? All remaining ones may Stock at once.

    All explorers are used, so it matters which one acts only for kinds that a power of the owner names.
    """

    seat: int

    def ask(self, s: RollState) -> Decision | None:
        seat = self.seat
        workers = workers_of(s, seat, EXPLORE)
        special, kinds = special_kinds(s, seat), dice.kinds(workers)
        classes = [kind + 1 for kind in kinds if kind in special]
        if len(classes) < len(kinds):
            classes.insert(0, 0)
        options = [task * PER_TASK + which for which in classes for task in (SCOUT, STOCK)]
        if dice.size(workers) > 1:
            options.append(STOCK_ALL * PER_TASK)
        if self.may_arrange(s):  # ROLL-7.15: also after the last explorer
            options.append(ARRANGE * PER_TASK)
            if not workers:
                options.append(DONE * PER_TASK)
        prompt = "ask.explore" if workers else "ask.explored"
        return Decision.choose(self, seat, prompt, "ROLL-7.1", options, n=dice.size(workers)) if options else None

    def may_arrange(self, s: RollState) -> bool:
        at = s.at(self.seat, 0)
        return (
            s.arranged[self.seat] < MOST_ARRANGEMENTS
            and bool(s.stacks[at] or s.stacks[at + 1])
            and has_power(s, self.seat, REARRANGE)
        )

    def answer(self, s: RollState, choice: Choice) -> None:
        seat = self.seat
        task, which = divmod(choice[0], PER_TASK)
        if task == DONE:
            return
        s.push(self)
        if task == ARRANGE:
            s.push(Arrange(seat))
            return
        s.arranged[seat] = 0
        if task == STOCK_ALL:
            for kind in dice.one_by_one(workers_of(s, seat, EXPLORE)):
                stock(s, seat, self.send(s, kind + 1))
        elif task == STOCK:
            stock(s, seat, self.send(s, which))
        else:
            kind = self.send(s, which)
            s.scouted[seat] += dice.ONE[kind]
            s.push(Abandon(seat, kind))

    def send(self, s: RollState, which: int) -> int:
        """Send an explorer of the chosen class to its task, a die rather than a virtual one; returns its kind."""
        seat = self.seat
        special = special_kinds(s, seat)
        for virtual, workers in ((False, s.columns[seat][EXPLORE]), (True, s.virtual[seat])):
            for kind in dice.kinds(workers):
                if kind == which - 1 or (not which and kind not in special):
                    take_worker(s, seat, EXPLORE, kind, virtual)
                    return kind
        raise AssertionError("no such explorer")

    def option(self, s: RollState, code: int) -> Option:
        task, which = divmod(code, PER_TASK)
        if task == ARRANGE:
            return Option("arrange", Text("option.arrange"))
        if task == DONE:
            return Option("done", Text("option.done_exploring"), likely=True)
        seat = self.seat
        if task == STOCK_ALL:
            workers = dice.one_by_one(workers_of(s, seat, EXPLORE))
            n = sum(stock_credits(s, seat, kind) for kind in workers)
            text = Text("option.stock_all", n=n, workers=len(workers))
            return Option("task:stock_all", text, warning=credits_lost(s, seat, n))
        ref = f"task:{TASKS[task]}"
        n = stock_credits(s, seat, which - 1) if task == STOCK else FIGURES.scout_draws
        warning = credits_lost(s, seat, n) if task == STOCK else None
        if not which:
            return Option(ref, Text(f"option.{TASKS[task]}", n=n), warning=warning)
        text = Text(f"option.{TASKS[task]}_with", n=n, die=refs.DIE[which - 1])
        return Option(f"{ref}.{DICE[which - 1]}", text, warning=warning)


def special_kinds(s: RollState, seat: int) -> set[int]:
    """The kinds of explorers that a power of the owner names."""
    named = {power.colour for power in powers_of(s, seat, SCOUT_BONUS)}
    named.update([power.colour for power in powers_of(s, seat, STOCK_VALUE)])
    return named


@dataclass(slots=True)
class EndExplore(ExploreStep):
    """ROLL-7.11: extra tiles are drawn after all tasks and before abandoned tiles go back."""

    def do(self, s: RollState) -> None:
        s.push(CloseExplore())
        for seat in reversed(s.order()):
            for _ in range(sum([power.count for power in powers_of(s, seat, EXTRA_TILE)])):
                s.push(ExtraTile(seat))


@dataclass(slots=True)
class CloseExplore(ExploreStep):
    """ROLL-7.4: abandoned tiles return to the bag. ROLL-17.12: powers pay once if a worker of their kind Scouted."""

    def do(self, s: RollState) -> None:
        abandoned_to_bag(s)
        for seat in s.order():
            for design, power in with_tiles(s, seat, SCOUT_BONUS):
                if dice.count(s.scouted[seat], power.colour):
                    gain_credits(s, seat, power.amount, refs.TILE[design])
            s.scouted[seat] = s.arranged[seat] = 0
        end_phase(s, EXPLORE)
