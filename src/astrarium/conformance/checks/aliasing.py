"""Checks that a copy is independent: a change to one state leaves the other alone."""

from typing import Any, ClassVar

from ..play import Check, Move, Play, pack_open, play_on

EVERY = 7
AHEAD = 12  # decisions for which a copy is played on


class Aliasing(Check):
    name: ClassVar[str] = "aliasing"

    def start(self, play: Play) -> None:
        self._kept: list[tuple[Any, bytes, list[list[object]]]] = []
        self._seen = 0

    def state(self, play: Play) -> None:
        if self._seen % EVERY == 0:
            copy = play.state.copy()
            play.hold(self.name, play.game.encode(copy) == play.data, "a copy has other bytes at once")
            self._kept.append((copy, play.data, pack_open(copy)))
        self._seen += 1

    def look(self, play: Play, move: Move) -> None:
        copy = play.state.copy()
        play_on(play.game, copy, play.dice("ahead"), AHEAD)
        play.hold(self.name, play.game.encode(play.state) == play.data, "playing a copy changed the original")
        asked = pack_open(play.game.decode(play.data))
        play.hold(self.name, pack_open(play.state) == asked, "playing a copy changed the original's questions")

    def end(self, play: Play) -> None:
        for copy, data, asked in self._kept:
            play.hold(self.name, play.game.encode(copy) == data, "later play changed an earlier copy")
            play.hold(self.name, pack_open(copy) == asked, "later play changed the questions of an earlier copy")
