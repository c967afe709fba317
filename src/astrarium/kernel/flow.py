"""How a state moves on: steps run until somebody must decide; an answer lets them run again.

A decision's number is made of its channel, the number of answers that the seat has given there, and the seat. The game
itself is channel 0; every conversation beside it (`State.aside`) uses one more channel of each seat that takes part.
So a number stays the same while others answer, and tells nobody how far the others are.

A standing question, such as an offer that one might make at any time, is written down when somebody looks: bots that
imagine how a game goes on ask for `pressing` questions alone.
"""

from collections.abc import Iterator, Sequence
from operator import attrgetter
from typing import Any

from .decision import Choice, Decision
from .refusal import Refusal, Refused
from .state import CHANNELS, Aside, Standing, State, Steps
from .step import Held

MAX_SEATS = 8
CHANNEL = 1 << 32  # more answers than anybody can give
Left = Iterator[int]  # the steps that may still run before somebody must be asked
MOST_STEPS = 10_000  # between two questions; the five games need 61 at most

# Rules of every table, whatever the game; their words are in the kernel's own catalogue.
NOT_OPEN = "TABLE-1"
BAD_SHAPE = "TABLE-2"
NOT_LISTED = "TABLE-3"
NOT_YOURS = "TABLE-4"
NO_UNDO = "TABLE-5"
GAME_OVER = "TABLE-6"
RESIGNED = "TABLE-7"


class Endless(RuntimeError):  # noqa: N818
    """Too many steps ran without a question: with this content a turn neither asks anybody nor ends the game."""


def decisions(s: State) -> list[Decision]:
    """The open questions; none when the game is over."""
    asked = pressing(s)
    if not s.standing:
        return asked
    return sorted([*asked, *(_written(s, question) for question in s.standing)], key=attrgetter("aside"))


def pressing(s: State) -> list[Decision]:
    """The open questions that somebody waits for, without the standing ones; none when the game is over."""
    if s.open is None:
        s.open = _run(s)
    return s.open


def standing(s: State, seat: int) -> list[Decision]:
    """The questions of this seat that may stay open for ever."""
    pressing(s)
    return [_written(s, question) for question in s.standing if question.seat == seat]


def is_over(s: State) -> bool:
    return not pressing(s)


def find(s: State, decision_id: int) -> Decision:
    for decision in pressing(s):
        if decision.id == decision_id:
            return decision
    for question in s.standing:
        if question.id == decision_id:
            return _written(s, question)
    raise Refused(Refusal(NOT_OPEN, "not_open"))


def is_beside(decision_id: int) -> bool:
    """Is this the number of a question beside the game?"""
    return decision_id >= CHANNEL


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
    """Give the answer and run to the next question. Raises Refused, and then has changed nothing."""
    decision = find(s, decision_id)
    refusal = refusal_of(s, decision, choice)
    if refusal is not None:
        raise Refused(refusal)
    before, stood = s.open or [], s.standing
    seat = decision.seat
    s.open = None
    kept: list[Decision] = []
    if s.lanes and decision.step.apart and decision.aside < 0:
        kept = [d for d in before if d.seat != seat]
        if not decision.window and not s.asides:
            s.open = _go_on_in_lane(s, seat, choice, kept)
            return
    if decision.aside >= 0:
        aside = s.asides[decision.aside]
        s.said[aside.counter_of(seat)] += 1
        _answer_in(s, aside.stack, choice)
    else:
        s.answers[seat] += 1
        if s.lanes and decision.window:
            s.lanes[seat].append(Held(choice))
        elif s.lanes:
            _answer_in(s, s.lanes[seat], choice)
        else:
            s.stack.pop()
            decision.step.answer(s, choice)
    s.open = _run(s, kept)
    if s.said and before:
        _renumber(s, before, stood)


def resign(s: State, seat: int) -> None:
    """The seat gives up and comes last. The game stops at once when fewer than two seats are left."""
    s.resigned |= 1 << seat
    s.open = None
    if s.seats - s.resigned.bit_count() < 2:
        s.stack.clear()
        s.lanes = []


def waited_for(s: State) -> list[int]:
    """The seats whose answers the game needs to go on."""
    return sorted({d.seat for d in pressing(s) if d.aside < 0})


def holding(s: State) -> list[int]:
    """The seats that have answered in a window still open for others: nobody may know this before it closes."""
    return [seat for seat, lane in enumerate(s.lanes) if lane and type(lane[-1]) is Held]


# Internals


def _run(s: State, kept: Sequence[Decision] = (), left: Left | None = None) -> list[Decision]:
    """Run steps until the game asks somebody or is over. `kept`: questions that stay open despite the last answer."""
    left = left or iter(range(MOST_STEPS))
    asked: list[Decision] = []
    s.standing = []
    while not asked:
        if s.lanes:
            asked = _run_lanes(s, {d.seat: d for d in kept if d.aside < 0}, left)
            if asked:
                break
            kept = ()
            if any(s.lanes) and _close_window(s):
                continue
            s.lanes = []
        decision = _run_stack(s, left)
        if decision is not None:
            asked = [decision]
        elif not s.lanes:
            break
    return _with_asides(s, asked, kept, left) if s.asides else asked


def _run_lanes(s: State, kept: dict[int, Decision], left: Left) -> list[Decision]:
    """The questions to the seats that have not finished their lane, nor answered in the open window."""
    asked = []
    for seat, lane in enumerate(s.lanes):
        if lane and type(lane[-1]) is not Held:
            decision = kept.get(seat) or _run_in(s, lane, left)
            if decision is not None:
                asked.append(decision)
    return asked


def _go_on_in_lane(s: State, seat: int, choice: Choice, others: list[Decision]) -> list[Decision]:
    """Answer in a lane and run it on. The questions of the other seats stay open as they are."""
    lane, main = s.lanes[seat], s.stack
    s.answers[seat] += 1
    s.main, s.stack = main, lane
    try:
        lane.pop().answer(s, choice)
        asked = _run_stack(s, iter(range(MOST_STEPS)))
    finally:
        s.stack, s.main = main, None
    if s.asides or not (asked or others):
        return _run(s, others)
    return sorted([*others, asked], key=attrgetter("seat")) if asked else others


def _with_asides(s: State, asked: list[Decision], kept: Sequence[Decision], left: Left) -> list[Decision]:
    """The questions of the game and those asked beside it."""
    if not asked:  # the game is over, and so are all conversations
        s.end_asides()
        return []
    beside, quiet = _run_asides(s, {d.aside: d for d in kept}, left)
    return asked + beside if quiet else _run(s, left=left)


def _run_asides(s: State, kept: dict[int, Decision], left: Left) -> tuple[list[Decision], bool]:
    """The questions beside the game, and whether nothing happened there that could change other questions."""
    asked: list[Decision] = []
    quiet = True
    for index, aside in enumerate(s.asides):
        top = aside.stack[-1] if aside.stack else None
        seat = top.stands(s) if top else None
        if top and seat is not None:
            s.standing.append(Standing(seat, top, index, _number_aside(s, aside, seat)))
            continue
        decision = kept.get(index) or _run_in(s, aside.stack, left)
        if decision is None:
            s.end_aside(aside)
            quiet = False
        elif aside.stack[-1] is not top:
            quiet = False
        else:
            if decision.aside < 0:
                decision.aside, decision.id = index, _number_aside(s, aside, decision.seat)
            if decision.standing:  # its step did not tell before
                s.standing.append(Standing(decision.seat, aside.stack[-1], index, decision.id, decision))
            else:
                asked.append(decision)
    return asked, quiet


def _written(s: State, question: Standing) -> Decision:
    """A standing question as others are, with its options."""
    step: Any = question.step
    decision = question.decision or step.ask(s)
    assert decision is not None, f"{type(step).__name__} stands and asks nothing"  # noqa: S101
    decision.id, decision.aside = question.id, question.aside
    question.decision = decision
    return decision


def _run_in(s: State, stack: Steps, left: Left) -> Decision | None:
    """Run the stack of a lane or an aside: while it runs, steps push to it."""
    main = s.stack
    s.main, s.stack = main, stack
    try:
        return _run_stack(s, left)
    finally:
        s.stack, s.main = main, None


def _answer_in(s: State, stack: Steps, choice: Choice) -> None:
    """Answer the step on top of this stack; steps that it pushes go to this stack."""
    main = s.stack
    s.main, s.stack = main, stack
    try:
        stack.pop().answer(s, choice)
    finally:
        s.stack, s.main = main, None


def _close_window(s: State) -> bool:
    """All have answered: apply the answers that were held back. Returns whether there were any."""
    closed = False
    for lane in s.lanes:
        held = lane.pop() if lane else None
        if isinstance(held, Held):
            _answer_in(s, lane, held.choice)
            closed = True
    return closed


def _run_stack(s: State, left: Left) -> Decision | None:
    """Run the steps of the current stack until one asks; stop when a step opens lanes. Raises Endless."""
    stack = s.stack
    in_lane = bool(s.lanes)
    for _ in left:
        if not stack:
            return None
        step: Any = stack[-1]
        decision: Decision | None = step.ask(s)
        if decision is None:
            stack.pop()
            step.do(s)
            if s.lanes and not in_lane:
                return None
        elif not decision.never_auto and decision.is_forced:
            stack.pop()
            step.answer(s, next(decision.choices()))
        else:
            decision.id = s.answers[decision.seat] * MAX_SEATS + decision.seat
            return decision
    raise Endless(f"{MOST_STEPS} steps, and nobody was asked")


def _number_aside(s: State, aside: Aside, seat: int) -> int:
    channel = aside.channels[aside.seats.index(seat)]
    return (channel + 1) * CHANNEL + s.said[seat * CHANNELS + channel] * MAX_SEATS + seat


def _renumber(s: State, before: list[Decision], stood: list[Standing]) -> None:
    """Give a new number to a question that took the place of an open one because of an answer elsewhere."""
    if len(before) == 1 and [question.step for question in stood] == [question.step for question in s.standing]:
        return  # what was answered was the only one that could be replaced
    were: list[Decision | Standing] = [*before, *stood]
    asked = {question.id: question.step for question in were}
    for question in (*(s.open or ()), *s.standing):
        step = asked.get(question.id, question.step)
        if step is not question.step and step != question.step:
            if question.aside < 0:
                s.answers[question.seat] += 1
            else:
                s.said[s.asides[question.aside].counter_of(question.seat)] += 1
            question.id += MAX_SEATS
