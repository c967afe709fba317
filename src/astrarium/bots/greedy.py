"""Try every answer worth a thought on a state that one could believe in, and take the one that looks best."""

from typing import Any

from astrarium.kernel import Choice, Decision, Game, Rng, State, View
from astrarium.kernel.flow import apply, decisions, find
from astrarium.kernel.randomness import seed_from

CHANCES = 3  # how many futures to average where chance or something hidden comes in
DEPTH = 4  # how many of its own further answers it thinks through


class GreedyBot:
    """Looks as far as its own next answers reach, and judges by the game's own appraisal."""

    name = "greedy"
    blind = False

    def __init__(self, game: Game[Any], seed: int = 0) -> None:
        self._game = game
        self._rng = Rng(seed_from(f"greedy {seed}"))

    def decide(self, view: View | None, decision: Decision) -> Choice:
        if view is None:
            raise ValueError("the greedy bot needs a view")
        s = self._game.sample(view, self._rng)
        return self._best(s, find(s, decision.id), DEPTH)[0]

    def _best(self, s: State, decision: Decision, depth: int) -> tuple[Choice, float]:
        best: tuple[Choice, float] | None = None
        for choice in self._game.candidates(s, decision):
            if decision.step.refuse(s, choice) is None:
                worth = self._worth(s, decision, choice, depth)
                if best is None or worth > best[1]:
                    best = choice, worth
        if best is None:
            raise ValueError(f"no legal candidate for {decision.prompt}")
        return best

    def _worth(self, s: State, decision: Decision, choice: Choice, depth: int) -> float:
        after = s.copy()
        if decision.secret:  # judged by itself: what it leads to depends on what others choose at the same time
            decision.step.answer(after, choice)
            return self._game.appraise(after, decision.seat)
        apply(after, decision.id, choice)
        if (after.rng.counter, after.reveals) == (s.rng.counter, s.reveals):
            return self._follow_up(after, decision.seat, depth)
        worth = self._game.appraise(after, decision.seat)
        for chance in range(1, CHANCES):
            after = s.copy()
            after.rng = after.rng.fork(str(chance))
            apply(after, decision.id, choice)
            worth += self._game.appraise(after, decision.seat)
        return worth / CHANCES

    def _follow_up(self, s: State, seat: int, depth: int) -> float:
        """Think on while the same seat goes on within the same action; judge where the action is complete."""
        if depth:
            for decision in decisions(s):
                if decision.seat == seat and not decision.standing and not self._game.is_quiet(decision):
                    return self._best(s, decision, depth - 1)[1]
        return self._game.appraise(s, seat)
