"""Checks that listed options are accepted, blocked ones refused for the given reason, and nonsense refused safely."""

from random import Random
from typing import Any, ClassVar

from astrarium.kernel import Choice, Decision, Kind, Refusal, Refused

from ..malformed import malformed
from ..play import Check, Move, Play, is_single

MOST = 24  # listed options tried at one question
SHAPED = 8  # random answers to a question about several things; its rules may refuse them


class Refusals(Check):
    name: ClassVar[str] = "refusals"

    def look(self, play: Play, move: Move) -> None:
        rng = play.dice("refusals")
        s = play.state.copy()
        for d in play.game.decisions(s):
            self._listed(play, d, rng)
            self._blocked(play, s, d)
            self._nonsense(play, s, d.id, list(malformed(d, rng)), d.prompt)
            if not is_single(d):
                for _ in range(SHAPED):
                    self._refused_in_peace(play, d, d.random_choice(rng))
        ids = {d.id for d in play.game.decisions(s)}
        near = {-1, 10**9, *(other + 8 for other in ids), *(other - 8 for other in ids)}
        for wrong in sorted(near - ids):
            self._nonsense(play, s, wrong, [move.choice], f"decision {wrong}, which is not open")

    def _listed(self, play: Play, d: Decision, rng: Random) -> None:
        if not is_single(d) and d.kind is not Kind.AMOUNT:
            return
        for choice in rng.sample(codes := legal(d), min(MOST, len(codes))):
            trial = play.state.copy()
            refusal, fault = attempt(play, trial, d.id, (choice,))
            detail = f"{d.prompt}: listed option {choice}: {fault or refusal}"
            play.hold(self.name, refusal is None and not fault, detail)

    def _blocked(self, play: Play, s: Any, d: Decision) -> None:
        blocked = d.step.blocked(s)
        codes = [b.code for b in blocked]
        play.hold(self.name, len(set(codes)) == len(codes), f"{d.prompt}: blocked twice in {codes}")
        both = set(codes) & set(legal(d))
        play.hold(self.name, not both, f"{d.prompt}: both legal and blocked: {both}")
        for b in blocked:
            refusal, fault = attempt(play, s.copy(), d.id, (b.code,))
            said = f"{d.prompt}: blocked option {b.code}: {fault or refusal or 'was accepted'}, listed {b.refusal}"
            play.hold(self.name, refusal == b.refusal and not fault, said)
        self._nonsense(play, s, d.id, [(code,) for code in codes], f"{d.prompt}, blocked")

    def _refused_in_peace(self, play: Play, d: Decision, choice: Choice) -> None:
        trial = play.state.copy()
        refusal, fault = attempt(play, trial, d.id, choice)
        play.hold(self.name, not fault, f"{d.prompt}: {choice}: {fault}")
        if refusal is not None:
            same = play.game.encode(trial) == play.data
            play.hold(self.name, same, f"{d.prompt}: {choice} was refused and changed the state")

    def _nonsense(self, play: Play, s: Any, decision_id: int, choices: list[Choice], where: str) -> None:
        """All of these answers must be refused, and must leave the state as it was."""
        trial = s.copy()
        for choice in choices:
            refusal, fault = attempt(play, trial, decision_id, choice)
            if not play.hold(self.name, refusal is not None, f"{where}: {choice!r} {fault or 'was accepted'}"):
                trial = s.copy()
        same = play.game.encode(trial) == play.data
        play.hold(self.name, same, f"{where}: one of {choices!r} was refused and changed the state")


def attempt(play: Play, trial: Any, decision_id: int, choice: Choice) -> tuple[Refusal | None, str]:
    """The refusal, if any, and a description of anything else that went wrong."""
    try:
        play.game.apply(trial, decision_id, choice)
    except Refused as refused:
        return refused.refusal, ""
    except Exception as error:  # noqa: BLE001  (whatever a game may do wrong is the finding)
        return None, f"raised {error!r}"
    return None, ""


def legal(d: Decision) -> list[int]:
    if d.kind is Kind.CONFIRM:
        return [0, 1]
    return list(range(d.low, d.high + 1)) if d.kind is Kind.AMOUNT else list(d.options)
