"""How a state moves on: steps run until somebody must decide; an answer lets them run again."""

from typing import Any

from .decision import Choice, Decision
from .refusal import Refusal, Refused
from .state import State, Steps

MAX_SEATS = 8

# Rules of any table, whatever the game; their words are in the kernel's own catalogue.
NOT_OPEN = "TABLE-1"
BAD_SHAPE = "TABLE-2"
NOT_LISTED = "TABLE-3"
NOT_YOURS = "TABLE-4"
NO_UNDO = "TABLE-5"
GAME_OVER = "TABLE-6"
RESIGNED = "TABLE-7"


def decisions(s: State) -> list[Decision]:
    """The questions that are open now; none when the game is over."""
    if s.open is None:
        s.open = _run(s)
    return s.open


def is_over(s: State) -> bool:
    return not decisions(s)


def find(s: State, decision_id: int) -> Decision:
    for decision in decisions(s):
        if decision.id == decision_id:
            return decision
    raise Refused(Refusal(NOT_OPEN, "not_open"))


def refusal_of(s: State, decision: Decision, choice: Choice) -> Refusal | None:
    """The rule that forbids this answer, if any."""
    if decision.has_shape(choice):
        return decision.step.refuse(s, choice)
    if type(choice) is not tuple:
        return Refusal(BAD_SHAPE, "bad_shape")
    for blocked in decision.step.blocked(s):
        if blocked.code in choice:
            return blocked.refusal
    listed = len(choice) == 1 and decision.low <= 1
    return Refusal(NOT_LISTED, "not_listed") if listed else Refusal(BAD_SHAPE, "bad_shape")


def apply(s: State, decision_id: int, choice: Choice) -> None:
    """Give the answer and run on to the next question. A refused answer changes nothing."""
    decision = find(s, decision_id)
    refusal = refusal_of(s, decision, choice)
    if refusal is not None:
        raise Refused(refusal)
    seat = decision.seat
    s.answers[seat] += 1
    s.open = None
    if s.lanes:
        _answer_in_lane(s, s.lanes[seat], decision, choice)
    else:
        s.stack.pop()
        decision.step.answer(s, choice)
    s.open = _run(s)


def resign(s: State, seat: int) -> None:
    """The seat gives up: it comes last, and when fewer than two seats fight on the game stops at once."""
    s.resigned |= 1 << seat
    s.open = None
    if s.seats - s.resigned.bit_count() < 2:
        s.stack.clear()
        s.lanes = []


def _run(s: State) -> list[Decision]:
    while True:
        if s.lanes:
            asked = [d for lane in s.lanes if (d := _run_lane(s, lane)) is not None]
            if asked:
                return asked
            s.lanes = []
        decision = _run_stack(s)
        if decision is not None:
            return [decision]
        if not s.lanes:
            return []


def _run_lane(s: State, lane: Steps) -> Decision | None:
    """In its lane a step pushes to that lane."""
    main, s.stack = s.stack, lane
    try:
        return _run_stack(s)
    finally:
        s.stack = main


def _answer_in_lane(s: State, lane: Steps, decision: Decision, choice: Choice) -> None:
    main, s.stack = s.stack, lane
    try:
        lane.pop()
        decision.step.answer(s, choice)
    finally:
        s.stack = main


def _run_stack(s: State) -> Decision | None:
    """Run the steps of the current stack until one asks; stop where a step has opened lanes."""
    stack = s.stack
    in_lane = bool(s.lanes)
    while stack:
        step: Any = stack[-1]
        decision: Decision | None = step.ask(s)
        if decision is None:
            stack.pop()
            step.do(s)
            if s.lanes and not in_lane:
                return None
        elif decision.auto and decision.is_forced:
            stack.pop()
            step.answer(s, next(decision.choices()))
        else:
            decision.id = s.answers[decision.seat] * MAX_SEATS + decision.seat
            return decision
    return None
