"""Goals: planning them, turning them up, and which stockpiles are open (section 14)."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Text

from . import refs
from .content import FIGURES, GOALS
from .names import EXPLORE, NONE, PLAN_GOALS, PRODUCE, SETTLE, TRADE_CONSUME
from .state import FrontiersState, FrontiersStep
from .supply import gain_credits

STORED = {EXPLORE: "worlds", SETTLE: "worlds", PRODUCE: "goods", TRADE_CONSUME: "credits"}  # what is stored, by action
TURN_UP, KEEP_HIDDEN = range(2)


def stores(s: FrontiersState, what: str) -> bool:
    """FRONT-16.5: is a goal face up for which these things are stored?"""
    return any(GOALS[goal].stores == what for goal in s.goals)


def turn_up(s: FrontiersState) -> None:
    """Turn up the hidden goal for all to see."""
    if s.hidden != NONE:
        s.goals.append(s.hidden)
        s.tell("shows_goal", side=refs.SEAT[s.holder], goal=refs.GOAL[s.hidden])
        s.hidden = s.holder = NONE
        s.reveal()


@dataclass(slots=True)
class RevealGoal(FrontiersStep):
    """FRONT-14.7, FRONT-A18: is the hidden goal turned up before the action? FRONT-A29: asked whatever goal it is,
    unless everybody can see that it cannot be the one for this action."""

    def ask(self, s: FrontiersState) -> Decision | None:
        if s.hidden == NONE or s.action not in STORED or stores(s, STORED[s.action]):
            return None
        options, action = [TURN_UP, KEEP_HIDDEN], refs.ACTION[s.action]
        asked = Decision.choose(self, s.holder, "ask.reveal", "FRONT-14.7", options, action=action)
        return asked.as_window(f"round:{s.round}", secret=False)

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        if choice[0] == TURN_UP:
            turn_up(s)

    def option(self, s: FrontiersState, code: int) -> Option:
        if code == TURN_UP:
            return Option("turn_up", Text("option.turn_up"))
        return Option("nothing", Text("option.keep_hidden"), likely=True)


@dataclass(slots=True)
class PlanGoals(FrontiersStep):
    """FRONT-14.2: one place up, a credit, and a look at the top goals."""

    def do(self, s: FrontiersState) -> None:
        seat, place = s.leader, s.chosen
        if place:  # FRONT-A20: before the disk that precedes it
            s.order[place - 1], s.order[place] = s.order[place], s.order[place - 1]
            s.picks[place - 1], s.picks[place] = s.picks[place], s.picks[place - 1]
            s.tell("moves_up", side=refs.SEAT[seat])
        gain_credits(s, seat, FIGURES.goals_credits, refs.ACTION[PLAN_GOALS])
        if not s.deck:  # FRONT-A19: nothing to keep, but an earlier goal is turned up all the same
            turn_up(s)
            return
        n = min(FIGURES.goals_seen, len(s.deck))
        s.looking = [s.deck.pop() for _ in range(n)]
        s.knows = [known & ~sum(1 << goal for goal in s.looking) for known in s.knows]
        s.reveal()
        s.tell("looks_at_goals", side=refs.SEAT[seat], n=n)
        s.whisper(seat, "sees_goals", goals=",".join(refs.GOAL[goal] for goal in s.looking))
        s.push(KeepGoal(seat))


def goal_option(goal: int) -> Option:
    ref = refs.GOAL[goal]
    return Option(ref, Text("option.goal", goal=ref), (Text(f"goal.{GOALS[goal].id}.text"),))


@dataclass(slots=True)
class KeepGoal(FrontiersStep):
    """Which of the goals seen stays, face down? FRONT-14.3: an earlier one is then turned up."""

    seat: int

    def ask(self, s: FrontiersState) -> Decision | None:
        return Decision.choose(self, self.seat, "ask.keep_goal", "FRONT-14.2", sorted(s.looking), reveals=True)

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        (goal,) = choice
        s.looking.remove(goal)
        s.tell("keeps_goal", side=refs.SEAT[self.seat])
        turn_up(s)
        s.hidden, s.holder = goal, self.seat
        s.push(PutUnderDeck(self.seat))

    def option(self, s: FrontiersState, code: int) -> Option:
        return goal_option(code)


@dataclass(slots=True)
class PutUnderDeck(FrontiersStep):
    """In which order do the others go under the deck? The first is next to it."""

    seat: int

    def ask(self, s: FrontiersState) -> Decision | None:
        if not s.looking:
            return None
        return Decision.order(self, self.seat, "ask.under_deck", "FRONT-14.2", sorted(s.looking))

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        s.deck[:0] = reversed(choice)
        s.knows[self.seat] |= sum(1 << goal for goal in choice)
        s.looking = []

    def option(self, s: FrontiersState, code: int) -> Option:
        return goal_option(code)
