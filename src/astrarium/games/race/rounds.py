"""A round: the secret choice of actions, the chosen phases, the hand limit, and the test for the end (section 3)."""

from dataclasses import dataclass
from typing import ClassVar

from astrarium.kernel import Choice, Decision, Option, Text

from . import refs
from .content import ACTION_PHASE, EXPERT_CARDS, FIGURES
from .names import ACTION_DEVELOP, ACTION_IDS, ACTION_SETTLE, CONSUME, DEVELOP, EXPLORE, PRODUCE, SETTLE
from .phases.consume import ConsumePhase
from .phases.develop import DevelopPhase
from .phases.discards import Discard
from .phases.explore import ExplorePhase
from .phases.produce import ProducePhase
from .phases.settle import SettlePhase
from .state import RaceState, RaceStep

TABLEAU, CHIPS, ROUNDS = "tableau", "chips", "rounds"


@dataclass(slots=True)
class StartRound(RaceStep):
    """RACE-3.2: everybody chooses at the same time, and in secret."""

    def do(self, s: RaceState) -> None:
        s.round += 1
        s.revealed = 0
        s.previous, s.picked = s.picked, [()] * s.seats
        s.tell("round", round=s.round)
        s.push(RevealActions())
        s.together([[PickActions(seat)] for seat in range(s.seats)])


@dataclass(slots=True)
class PickActions(RaceStep):
    """Which action card? RACE-13.2: two of nine in the expert game."""

    alike: ClassVar[bool] = True  # all are turned up together

    seat: int

    def ask(self, s: RaceState) -> Decision | None:
        # The choices are revealed when the last seat has chosen.
        if not s.variant.expert:
            actions = range(len(ACTION_IDS))
            return Decision.choose(
                self, self.seat, "ask.action", "RACE-3.2", actions, secret=True, never_auto=True, reveals=True
            )
        n, actions = FIGURES.expert_actions, range(len(EXPERT_CARDS))
        return Decision.choose(
            self, self.seat, "ask.actions", "RACE-13.2", actions, n, n, secret=True, never_auto=True, reveals=True, n=n
        )

    def answer(self, s: RaceState, choice: Choice) -> None:
        s.picked[self.seat] = tuple(sorted([EXPERT_CARDS[code] for code in choice]))
        s.tell("picked", side=refs.SEAT[self.seat])

    def option(self, s: RaceState, code: int) -> Option:
        action = EXPERT_CARDS[code]
        ref = refs.ACTION[action]
        second = code >= len(ACTION_IDS)
        text = Text("option.second_action" if second else "option.action", action=ref)
        return Option(f"{ref}.2" if second else ref, text, (Text(f"action.{ACTION_IDS[action]}.text"),))


@dataclass(slots=True)
class RevealActions(RaceStep):
    """RACE-3.3: the phases that were chosen, in order; RACE-3.4: each once, however many chose it."""

    def do(self, s: RaceState) -> None:
        s.revealed = 1
        s.reveal()
        for seat in range(s.seats):
            s.tell("plays", side=refs.SEAT[seat], actions=refs.actions(s.picked[seat]))
        chosen = {ACTION_PHASE[action] for actions in s.picked for action in actions}
        s.push(EndRound())
        if PRODUCE in chosen:
            s.push(ProducePhase())
        if CONSUME in chosen:
            s.push(ConsumePhase())
        if SETTLE in chosen:
            for nth in reversed(range(_times(s, ACTION_SETTLE))):
                s.push(SettlePhase(nth))
        if DEVELOP in chosen:
            for nth in reversed(range(_times(s, ACTION_DEVELOP))):
                s.push(DevelopPhase(nth))
        if EXPLORE in chosen:
            s.push(ExplorePhase())


def _times(s: RaceState, action: int) -> int:
    """How often an action's phase is played. RACE-13.4, RACE-A17: twice if somebody chose it twice."""
    return max([actions.count(action) for actions in s.picked])


@dataclass(slots=True)
class EndRound(RaceStep):
    """RACE-3.7: hands of more than ten cards are reduced, then the end is tested (RACE-11.1)."""

    def do(self, s: RaceState) -> None:
        s.push(TestEnd())
        over = [seat for seat in range(s.seats) if len(s.hands[seat]) > FIGURES.hand_limit]
        if over:
            s.together([[DiscardDown(seat)] if seat in over else [] for seat in range(s.seats)])


@dataclass(slots=True)
class DiscardDown(Discard):
    """Which cards are discarded down to the hand limit?"""

    def ask(self, s: RaceState) -> Decision | None:
        return self.ask_for(s, len(s.hands[self.seat]) - FIGURES.hand_limit, "ask.discard_down", "RACE-3.7")


@dataclass(slots=True)
class TestEnd(RaceStep):
    """RACE-11.1, RACE-A4: the end is tested once, at the end of the round."""

    def do(self, s: RaceState) -> None:
        if max(map(len, s.tableau)) >= FIGURES.tableau_end:
            s.ending = TABLEAU
        elif s.pool <= 0:
            s.ending = CHIPS
        elif s.variant.round_limit and s.round >= FIGURES.round_limit:  # RACE-A19
            s.ending = ROUNDS
        else:
            s.push(StartRound())
            return
        s.stack.clear()
        s.tell("ended", ending=f"ending:{s.ending}")
