"""Try every answer worth a thought on a state that one could believe in, and take the one that looks best."""

from typing import Any

from astrarium.kernel import Choice, Decision, Game, Rng, State, View
from astrarium.kernel.flow import apply, decisions, find
from astrarium.kernel.randomness import seed_from

DEPTH = 4  # how many of its own further answers it thinks through


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
        if asked.aside < 0:  # what is said beside the game does not come into its thoughts
            s.asides = []
        return self._best(s, asked, DEPTH + 1)[0]

    def volunteer(self, view: View | None, decision: Decision) -> Choice | None:
        s = self._imagine(view)
        return self._game.proposal(s, find(s, decision.id))

    def _imagine(self, view: View | None) -> State:
        """A state that one could believe in: the same one until the bot has answered."""
        if view is None:
            raise ValueError("the greedy bot needs a view")
        if self._imagined is None or self._imagined[0] is not view:
            self._imagined = view, self._game.sample(view, self._rng)
        return self._imagined[1]

    def _best(self, s: State, decision: Decision, depth: int) -> tuple[Choice, float]:
        best: tuple[Choice, float] | None = None
        candidates = self._game.candidates(s, decision)
        if len(candidates) > 1:  # where there is nothing to choose, thinking on costs nothing
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
        if decision.secret:  # judged by itself: what it leads to depends on what others choose at the same time
            decision.step.answer(after, choice)
            return self._appraise(after, decision.seat)
        apply(after, decision.id, choice)
        if (after.rng.counter, after.reveals) == (s.rng.counter, s.reveals):
            return self._follow_up(after, decision.seat, depth)
        worth = self._appraise(after, decision.seat)  # chance or something hidden came in
        if after.rng.counter == s.rng.counter:
            return worth
        for chance in range(1, self._game.futures):
            after = s.copy()
            after.rng = after.rng.fork(str(chance))
            apply(after, decision.id, choice)
            worth += self._appraise(after, decision.seat)
        return worth / self._game.futures

    def _follow_up(self, s: State, seat: int, depth: int) -> float:
        """Think on while the same seat goes on within the same action; judge where the action is complete."""
        if depth > 0:
            for decision in decisions(s):
                if decision.seat == seat and not decision.standing and not self._game.is_quiet(decision):
                    return self._best(s, decision, depth)[1]
        return self._appraise(s, seat)
