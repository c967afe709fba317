"""A decision as a client receives it: each option in words, what it would reveal, what is blocked by which rule."""

from typing import Any

from . import flow
from .decision import Choice, Decision, Kind
from .state import State


def question(s: State, decision: Decision) -> dict[str, Any]:
    """Plain data for one seat's screen. Things and texts are named by id; the reader's language is not known here."""
    step = decision.step
    codes = (1, 0) if decision.kind is Kind.CONFIRM else decision.options
    options = [{"code": code, **step.option(s, code).pack(), "reveals": reveals(s, decision, code)} for code in codes]
    blocked = [{"code": b.code, **b.option.pack(), "refusal": b.refusal.pack()} for b in step.blocked(s)]
    return {
        "id": decision.id,
        "seat": decision.seat,
        "kind": decision.kind.value,
        "prompt": [decision.prompt, dict(decision.about)],
        "rule": decision.rule,
        "low": decision.low,
        "high": decision.high,
        "targets": list(decision.targets),
        "caps": list(decision.caps),
        "options": options,
        "blocked": blocked,
    }


def reveals(s: State, decision: Decision, code: int) -> bool:
    """Will choosing this show something new, so that it cannot be taken back? Found out by trying it on a copy."""
    single = decision.kind is Kind.CONFIRM or (decision.kind is Kind.CHOOSE and decision.low == 1 == decision.high)
    return choice_reveals(s, decision, (code,)) if single else decision.step.reveals


def choice_reveals(s: State, decision: Decision, choice: Choice) -> bool:
    trial = s.copy()
    flow.apply(trial, decision.id, choice)
    return (trial.rng.counter, trial.reveals) != (s.rng.counter, s.reveals)
