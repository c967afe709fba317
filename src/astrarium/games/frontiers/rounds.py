"""A round: each disk along the track chooses an action, which all do in order (section 2)."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Text

from . import refs
from .actions.develop import DevelopAction
from .actions.explore import ExploreAction
from .actions.produce import ProduceAction
from .actions.settle import SettleAction
from .actions.trade import TradeAction
from .content import FIGURES
from .goals import PlanGoals, RevealGoal, turn_up
from .names import (
    ACTIONS,
    DEVELOP,
    EXPLORE,
    NONE,
    PLAN_GOALS,
    PRODUCE,
    RETREAT,
    SEND_ENVOYS,
    SETTLE,
    TRADE_CONSUME,
)
from .state import FrontiersState, FrontiersStep
from .supply import gain_chips, gain_credits, last_round


@dataclass(slots=True)
class StartRound(FrontiersStep):
    def do(self, s: FrontiersState) -> None:
        s.round += 1
        s.chosen, s.picks = 0, []
        s.tell("round", round=s.round)
        if s.variant.round_limit and s.round >= FIGURES.round_limit:  # FRONT-A31
            last_round(s, "rounds")
        next_disk(s)


def next_disk(s: FrontiersState) -> None:
    """FRONT-2.5, FRONT-2.7, FRONT-2.8: the next disk chooses, or the round ends."""
    s.push(ChooseAction(s.order[s.chosen]) if s.chosen < len(s.order) else EndRound())


def open_actions(s: FrontiersState) -> list[int]:
    """FRONT-2.14, FRONT-14.1: the actions not yet chosen in this round; with goals, Plan Goals instead of Retreat."""
    first = PLAN_GOALS if s.variant.goals else RETREAT
    actions = [first, DEVELOP, EXPLORE, SETTLE, PRODUCE, TRADE_CONSUME, SEND_ENVOYS]
    return [action for action in actions if action not in s.picks]


@dataclass(slots=True)
class ChooseAction(FrontiersStep):
    """FRONT-2.2: which action tile?"""

    seat: int

    def ask(self, s: FrontiersState) -> Decision | None:
        return Decision.choose(self, self.seat, "ask.action", "FRONT-2.2", open_actions(s), reveals=True)

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        (s.action,) = choice
        s.leader = self.seat
        s.picks.append(s.action)
        s.tell("takes_action", side=refs.SEAT[self.seat], action=refs.ACTION[s.action])
        s.push(EndAction())
        s.push(ACTION_STEPS[s.action])
        if s.variant.goals:
            s.push(RevealGoal())

    def option(self, s: FrontiersState, code: int) -> Option:
        ref = refs.ACTION[code]
        return Option(ref, Text("option.action", action=ref), (Text(f"action.{ACTIONS[code]}.text"),))


@dataclass(slots=True)
class Retreat(FrontiersStep):
    """FRONT-4.1"""

    def do(self, s: FrontiersState) -> None:
        gain_credits(s, s.leader, FIGURES.retreat_credits, refs.ACTION[RETREAT])


@dataclass(slots=True)
class SendEnvoys(FrontiersStep):
    """FRONT-10.1, FRONT-10.2: the disk goes before all others, and stays among those that have chosen."""

    def do(self, s: FrontiersState) -> None:
        s.order.insert(0, s.order.pop(s.chosen))
        s.picks.insert(0, s.picks.pop(s.chosen))
        s.tell("moves_first", side=refs.SEAT[s.leader])
        gain_chips(s, s.leader, FIGURES.envoys_vp, refs.ACTION[SEND_ENVOYS])


ACTION_STEPS: dict[int, FrontiersStep] = {
    RETREAT: Retreat(),
    DEVELOP: DevelopAction(),
    EXPLORE: ExploreAction(),
    SETTLE: SettleAction(),
    PRODUCE: ProduceAction(),
    TRADE_CONSUME: TradeAction(),
    SEND_ENVOYS: SendEnvoys(),
    PLAN_GOALS: PlanGoals(),
}


@dataclass(slots=True)
class EndAction(FrontiersStep):
    """FRONT-2.4: the active disk has chosen."""

    def do(self, s: FrontiersState) -> None:
        s.begin_turn(NONE)
        s.action = s.leader = NONE
        s.chosen += 1
        next_disk(s)


@dataclass(slots=True)
class EndRound(FrontiersStep):
    """FRONT-2.11, FRONT-2.12"""

    def do(self, s: FrontiersState) -> None:
        if s.last:
            turn_up(s)  # FRONT-11.3
            s.ending = s.last
            s.tell("ended", ending=f"ending:{s.ending}")
            return
        if PRODUCE not in s.picks:  # FRONT-8.4
            s.tile_credits += FIGURES.tile_credits
            s.tell("tile_credit", action=refs.ACTION[PRODUCE], n=s.tile_credits)
        s.push(StartRound())
