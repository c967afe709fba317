"""How well a seat stands, for bots that look ahead."""

from astrarium.kernel import Choice, Decision

from .state import TinyState


def appraise(s: TinyState, seat: int) -> float:
    return float(s.vp[seat])


def candidates(s: TinyState, decision: Decision) -> list[Choice]:
    return decision.some_choices(64)
