"""How often the costly checks look, and how many games to play, from the length of the games."""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from astrarium.kernel import Game, Rng, Setup
from astrarium.kernel.randomness import seed_from

from .play import play_on

LOOKS = 7  # states of each game at which the costly checks look, on average
BOUND = 20_000  # decisions after which a game counts as endless


@dataclass(slots=True)
class Pace:
    """How often the costly checks look, from the average length of the games so far with the same seat count."""

    games: int = 1
    decisions: int = 40

    @property
    def rate(self) -> float:
        return LOOKS * self.games / self.decisions

    def measure(self, game: Game[Any], setup: Setup, bound: int) -> None:
        """Measure a first game, played without checks. A game that cannot be played is reported later."""
        s = game.start(setup, Rng(seed_from("pace")))
        try:
            play_on(game, s, Random("pace"), bound)
        except Exception:  # noqa: BLE001
            return
        self.decisions = max(1, sum(s.answers))


def games_within(game: Game[Any], decisions: int, seats: Iterable[int] | None = None) -> int:
    """The number of games per seat count that takes about `decisions` decisions in all; at least one."""
    once = 0
    for count in seats if seats is not None else game.meta.seats:
        pace = Pace()
        pace.measure(game, game.agree(count), BOUND)
        once += pace.decisions
    return max(1, decisions // once)
