"""A bot that gives any answer of the right shape, drawn at random."""

from random import Random
from typing import Any

from astrarium.kernel import Choice, Decision, Game, View


class RandomBot:
    """The yardstick for every other bot."""

    name = "random"
    blind = True

    def __init__(self, game: Game[Any], seed: int = 0) -> None:
        self._rng = Random(seed)

    def decide(self, view: View | None, decision: Decision) -> Choice:
        return decision.random_choice(self._rng)

    def volunteer(self, view: View | None, decision: Decision) -> Choice | None:
        return None
