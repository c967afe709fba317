"""A decision as a client receives it: each option in words, whether it reveals anything, and what a rule blocks."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from . import flow
from .decision import Choice, Decision, Kind
from .state import State

TRIALS = 24  # answers tried on a copy, where there may be thousands


def question(s: State, decision: Decision) -> dict[str, Any]:
    """The question as plain data. Things and texts are given by id, because the reader's language is not known here."""
    step = decision.step
    codes = (1, 0) if decision.kind is Kind.CONFIRM else decision.options
    flags = reveal_flags(s, decision, codes)
    options = [
        {"code": code, **step.option(s, code).pack(), "reveals": flag} for code, flag in zip(codes, flags, strict=True)
    ]
    blocked = [{"code": b.code, **b.option.pack(), "refusal": b.refusal.pack()} for b in step.blocked(s)]
    return {
        **_frame(decision),
        "targets": [{"code": code, **step.target(s, code).pack()} for code in decision.targets],
        "reveals": any(flags) if options else may_reveal(s, decision),
        "options": options,
        "blocked": blocked,
    }


def brief(decision: Decision) -> dict[str, Any]:
    """The question for a program: no words, no blocked options, nothing tried on a copy."""
    codes = (1, 0) if decision.kind is Kind.CONFIRM else decision.options
    return {**_frame(decision), "options": [{"code": code} for code in codes]}


def _frame(decision: Decision) -> dict[str, Any]:
    """The fields that every reader needs."""
    rare: dict[str, Any] = {"standing": True} if decision.standing else {}
    if decision.aside >= 0:
        rare["beside"] = True
    if decision.window:
        rare["window"] = decision.window
    return {
        **rare,
        "id": decision.id,
        "seat": decision.seat,
        "kind": decision.kind.value,
        "prompt": [decision.prompt, dict(decision.about)],
        "rule": decision.rule,
        "low": decision.low,
        "high": decision.high,
        "targets": [{"code": code} for code in decision.targets],
        "caps": list(decision.caps),
    }


def reveal_flags(s: State, decision: Decision, codes: Sequence[int]) -> list[bool]:
    """For each option: would choosing it show something new, so that it could not be taken back?"""
    if decision.window:  # an answer may close the window; whether it would depends on others, which is secret
        return [True] * len(codes)
    if not (decision.kind is Kind.CONFIRM or (decision.kind is Kind.CHOOSE and decision.low == 1 == decision.high)):
        return [may_reveal(s, decision)] * len(codes)
    if decision.step.alike:
        return [choice_reveals(s, decision, (code,)) for code in codes[:1]] * len(codes)
    return [choice_reveals(s, decision, (code,)) for code in codes]


def may_reveal(s: State, decision: Decision) -> bool:
    """Could an answer show something new? The question says so, or one of the first answers does when tried."""
    if decision.reveals:
        return True
    if decision.kind is Kind.OFFER:  # how much is offered shows no more than that it is: one answer for each partner
        each = (_legal(s, replace(decision, targets=(partner,))) for partner in decision.targets)
        return any(choice_reveals(s, decision, choice) for choices in each for choice in islice(choices, 1))
    legal = _legal(s, decision)
    return any(choice_reveals(s, decision, choice) for choice in (islice(legal, 1) if decision.step.alike else legal))


def _legal(s: State, decision: Decision) -> Iterator[Choice]:
    """Those of the first answers that no rule refuses."""
    return (choice for choice in decision.some_choices(TRIALS) if decision.step.refuse(s, choice) is None)


def choice_reveals(s: State, decision: Decision, choice: Choice) -> bool:
    """Would this answer show something new? It is tried on a copy of the state."""
    trial = s.copy()
    flow.apply(trial, decision.id, choice)
    return (trial.rng.counter, trial.reveals) != (s.rng.counter, s.reveals)
