"""A bot that tries the candidate answers on a sampled state and takes the one that looks best."""

from typing import Any

from astrarium.kernel import Choice, Decision, Game, Rng, State, View
from astrarium.kernel.flow import apply, find, pressing
from astrarium.kernel.randomness import seed_from

DEPTH = 4  # how many of its own further answers it looks ahead


class GreedyBot:
    """Looks as far as its own next answers reach, and judges by the game's own appraisal."""

    name = "greedy"
    blind = False

    def __init__(self, game: Game[Any], seed: int = 0, leaning: str = "") -> None:
        """KeyError for a leaning that the game does not have."""
        self._game = game
        self._appraise = game.leanings[leaning] if leaning else game.appraise
        self._rng = Rng(seed_from(f"greedy {seed}"))
        self._imagined: tuple[View, State] | None = None

    def decide(self, view: View | None, decision: Decision) -> Choice:
        s, self._imagined = self._imagine(view), None
        asked = find(s, decision.id)
        if asked.aside < 0:  # while thinking about the game, ignore conversations beside it
            s.asides = []
        return self._best(s, asked, DEPTH + 1)[0]

    def volunteer(self, view: View | None, decision: Decision) -> Choice | None:
        s = self._imagine(view)
        return self._game.proposal(s, find(s, decision.id))

    def _imagine(self, view: View | None) -> State:
        """A state sampled from the view: the same one until the bot has answered."""
        if view is None:
            raise ValueError("the greedy bot needs a view")
        if self._imagined is None or self._imagined[0] is not view:
            self._imagined = view, self._game.sample(view, self._rng)
        return self._imagined[1]

    def _best(self, s: State, decision: Decision, depth: int) -> tuple[Choice, float]:
        best: tuple[Choice, float] | None = None
        candidates = self._game.candidates(s, decision)
        if len(candidates) > 1:  # a forced answer does not use up depth: it costs nothing to look past it
            depth -= 1
        for choice in candidates:
            if decision.step.refuse(s, choice) is None:
                worth = self._worth(s, decision, choice, depth)
                if best is None or worth > best[1]:
                    best = choice, worth
        if best is None:
            raise ValueError(f"no legal candidate for {decision.prompt}")
        return best

    def _worth(self, s: State, decision: Decision, choice: Choice, depth: int) -> float:
        after = s.copy()
        if decision.secret:  # judged by itself: what follows depends on what others choose at the same time
            decision.step.answer(after, choice)
            return self._appraise(after, decision.seat)
        apply(after, decision.id, choice)
        if (after.rng.counter, after.reveals) == (s.rng.counter, s.reveals):
            return self._follow_up(after, decision.seat, depth)
        worth = self._appraise(after, decision.seat)  # something was drawn or revealed, so look no further
        if after.rng.counter == s.rng.counter:
            return worth
        for chance in range(1, self._game.futures):
            after = s.copy()
            after.rng = after.rng.fork(str(chance))
            apply(after, decision.id, choice)
            worth += self._appraise(after, decision.seat)
        return worth / self._game.futures

    def _follow_up(self, s: State, seat: int, depth: int) -> float:
        """Look further while the same seat goes on with the same action; appraise when the action is complete."""
        if depth > 0:
            for decision in pressing(s):
                if decision.seat == seat and not self._game.is_quiet(decision):
                    return self._best(s, decision, depth)[1]
        return self._appraise(s, seat)
