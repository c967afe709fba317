"""Assign: behind the screen each worker gets a column, and one selects a phase (section 4).

Each seat has a lane: wilds, the phase, the worker that selects it, then powers in any order until the player is ready.
The plan is kept in the state (`planned`, `selected`, `used`), so that a seat can begin again from its roll.
"""

from dataclasses import dataclass

from astrarium.kernel import Blocked, Choice, Decision, Option, Text

from .. import dice, refs
from ..content import DESIGNS, POWERS_PER_TILE
from ..names import NONE, WILD
from ..state import RollState
from .reassign import COLUMNS, COUNT, DICTATE, REASSIGN, why_no_dictate, why_unusable
from .worker_moves import AssignStep, column_option, use_power, worker_option


def is_assigning(s: RollState) -> bool:
    """Are workers being assigned? While they are, everything behind the screens is secret (ROLL-12.2)."""
    return any(lane and isinstance(lane[0], AssignStep) for lane in s.lanes)


@dataclass(slots=True)
class AssignWorkers(AssignStep):
    """ROLL-4.16: put each worker into the column of its face, then ask the questions in their order."""

    seat: int

    def do(self, s: RollState) -> None:
        seat = self.seat
        s.planned[seat] = s.rolled[seat][:WILD]  # ROLL-4.1
        s.selected[seat] = s.selector[seat] = NONE
        s.dictated[seat] = 0
        s.used[seat], s.moved[seat] = [], [0] * COUNT
        s.push(Reassigning(seat))
        s.push(SelectPhase(seat))
        s.push(PlaceWilds(seat))


@dataclass(slots=True)
class PlaceWilds(AssignStep):
    """ROLL-4.2: to which column does each wild go?"""

    seat: int

    def ask(self, s: RollState) -> Decision | None:
        wilds = range(dice.size(s.rolled[self.seat][WILD]))
        if not wilds:
            return None
        return Decision.assign(self, self.seat, "ask.wilds", "ROLL-4.2", wilds, COLUMNS, secret=True, n=len(wilds))

    def answer(self, s: RollState, choice: Choice) -> None:
        for kind, column in zip(dice.one_by_one(s.rolled[self.seat][WILD]), choice, strict=True):
            s.planned[self.seat][column] += dice.ONE[kind]

    def option(self, s: RollState, code: int) -> Option:
        wilds = list(dice.one_by_one(s.rolled[self.seat][WILD]))
        kind = wilds[code]
        return Option(refs.die_at(kind, "wild", wilds[:code].count(kind)), Text("option.die", die=refs.DIE[kind]))

    def target(self, s: RollState, code: int) -> Option:
        return column_option(code)


@dataclass(slots=True)
class SelectPhase(AssignStep):
    """ROLL-4.3: which phase? ROLL-A6: a seat without workers selects nothing."""

    seat: int

    def ask(self, s: RollState) -> Decision | None:
        if not any(s.planned[self.seat]):
            return None
        return Decision.choose(self, self.seat, "ask.select", "ROLL-4.3", COLUMNS, secret=True)

    def answer(self, s: RollState, choice: Choice) -> None:
        s.selected[self.seat] = choice[0]
        s.push(SelectWorker(self.seat))

    def option(self, s: RollState, code: int) -> Option:
        return Option(refs.PHASE[code], Text("option.phase", phase=refs.PHASE[code]))


@dataclass(slots=True)
class SelectWorker(AssignStep):
    """ROLL-4.3: which worker goes on the phase? Any one; like workers of one column are one option.

    A single option is not asked: nobody else sees how far a player is behind the screen, so this tells nothing.
    """

    seat: int

    def ask(self, s: RollState) -> Decision | None:
        options = [kind * COUNT + column for column in COLUMNS for kind in dice.kinds(s.planned[self.seat][column])]
        phase = refs.PHASE[s.selected[self.seat]]
        return Decision.choose(self, self.seat, "ask.selector", "ROLL-4.3", options, secret=True, phase=phase)

    def answer(self, s: RollState, choice: Choice) -> None:
        kind, column = divmod(choice[0], COUNT)
        s.planned[self.seat][column] -= dice.ONE[kind]
        s.selector[self.seat] = kind

    def option(self, s: RollState, code: int) -> Option:
        return worker_option(*divmod(code, COUNT))


READY, AGAIN, TO_DICTATE = range(3)
POWER = 3  # the option of using a power: this + the power's code


@dataclass(slots=True)
class Reassigning(AssignStep):
    """ROLL-4.5 to ROLL-4.18: use a power, Dictate, begin again, or be ready?

    It is asked even if "ready" is the only option: a lane that ended by itself would tell that no power could be used.
    The answer is no secret: everybody sees who is ready (ROLL-2.3).
    """

    seat: int

    def ask(self, s: RollState) -> Decision | None:
        options = [READY, AGAIN]
        if not why_no_dictate(s, self.seat):
            options.append(TO_DICTATE)
        for design in s.tableau[self.seat]:
            options += [POWER + code for code, _ in REASSIGN[design] if not why_unusable(s, self.seat, code)]
        return Decision.choose(self, self.seat, "ask.reassign", "ROLL-4.8", options, never_auto=True)

    def answer(self, s: RollState, choice: Choice) -> None:
        seat, code = self.seat, choice[0]
        if code == READY:
            s.tell("ready", side=refs.SEAT[seat])
        elif code == AGAIN:  # ROLL-4.13
            s.push(AssignWorkers(seat))
        else:
            s.push(self)
            use_power(s, seat, DICTATE if code == TO_DICTATE else code - POWER)

    def option(self, s: RollState, code: int) -> Option:
        if code < POWER:
            ref = ("ready", "again", refs.DICTATE)[code]
            return Option(ref, Text(f"option.{ref}"), likely=code == READY)
        design = DESIGNS[(code - POWER) // POWERS_PER_TILE]
        says = "text_any" if s.variant.any_column and design.text_any else "text"
        tile = f"tile:{design.id}"
        return Option(tile, Text("option.tile", tile=tile), (Text(f"tile.{design.id}.{says}"),))

    def blocked(self, s: RollState) -> list[Blocked]:
        found = []
        why = why_no_dictate(s, self.seat)
        if why:
            found.append(Blocked(TO_DICTATE, self.option(s, TO_DICTATE), why))
        for design in s.tableau[self.seat]:
            for code, _ in REASSIGN[design]:
                why = why_unusable(s, self.seat, code)
                if why:
                    found.append(Blocked(POWER + code, self.option(s, POWER + code), why))
        return found
