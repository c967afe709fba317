"""Checks that a sampled world can be played, with its own random stream."""

from typing import ClassVar

from astrarium.kernel.plain import dump

from ..play import Check, Move, Play, play_on, through_json

PLAYED = 2  # sampled worlds played to the end in each game
VARIED = "samples.varied"  # a count, not an assertion: how often two samples of a view differed


class Samples(Check):
    name: ClassVar[str] = "samples"

    def __init__(self, bound: int) -> None:
        self._bound = bound
        self._played = 0

    def look(self, play: Play, move: Move) -> None:
        game = play.game
        rng = play.dice("samples")
        reader = rng.choice([None, *range(play.setup.seats)])
        view = dump(game.view(play.state, reader))
        world, other = (game.sample(through_json(view), play.rng(f"samples/{n}")) for n in range(2))
        play.hold(self.name, world.rng.seed != play.state.rng.seed, "a sample knows the table's seed")
        other.rng = world.rng.copy()  # so that only hidden things can differ
        if game.encode(world) != game.encode(other):
            play.report.count(VARIED)
        if self._played < PLAYED:
            self._played += 1
            ended = play_on(game, world, rng, self._bound)
            play.hold(self.name, ended, f"a sampled world does not end in {self._bound} decisions")
            play.hold(self.name, len(game.result(world).scores) == play.setup.seats, "a sampled world has no result")
