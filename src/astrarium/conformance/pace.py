"""How long the games are: how often to look closely, and how many of them to play."""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from astrarium.kernel import Game, Rng, Setup
from astrarium.kernel.randomness import seed_from

from .play import play_on

LOOKS = 7  # states of each game at which the costly checks look, on average
BOUND = 20_000  # decisions after which a game counts as one that does not end


@dataclass(slots=True)
class Pace:
    """How often to look closely: by the length of the games so far with as many seats."""

    games: int = 1
    decisions: int = 40

    @property
    def rate(self) -> float:
        return LOOKS * self.games / self.decisions

    def measure(self, game: Game[Any], setup: Setup, bound: int) -> None:
        """The length of a first game, played without looking. A game that cannot be played will show it later."""
        s = game.start(setup, Rng(seed_from("pace")))
        try:
            play_on(game, s, Random("pace"), bound)
        except Exception:  # noqa: BLE001
            return
        self.decisions = max(1, sum(s.answers))


def games_within(game: Game[Any], decisions: int, seats: Iterable[int] | None = None) -> int:
    """How many games for each number of seats make about so many decisions in all; at least one."""
    once = 0
    for count in seats if seats is not None else game.meta.seats:
        pace = Pace()
        pace.measure(game, game.agree(count), BOUND)
        once += pace.decisions
    return max(1, decisions // once)
