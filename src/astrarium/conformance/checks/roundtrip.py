"""Checks that a decoded state equals the encoded one: it asks the same questions and has the same future."""

from random import Random
from typing import Any, ClassVar

from astrarium.kernel import flow

from ..play import Check, Move, Play, pack_open

OFTEN = 0.25


class RoundTrip(Check):
    """A field missing from the packed form shows only later, so a decoded state is played along for a while."""

    name: ClassVar[str] = "roundtrip"

    def start(self, play: Play) -> None:
        self._rng = Random(f"{play.seed}/roundtrip")
        self._along: Any = None

    def state(self, play: Play) -> None:
        decoded = play.game.decode(play.data)
        asked = pack_open(play.state)
        play.hold(self.name, play.game.encode(decoded) == play.data, "decoded and encoded again: other bytes")
        play.hold(self.name, pack_open(decoded) == asked, "the decoded state asks other questions")
        if self._along is not None:
            same = play.game.encode(self._along) == play.data and pack_open(self._along) == asked
            if not play.hold(self.name, same, "a state decoded earlier goes another way on the same answers"):
                self._along = None
        if self._along is None or self._rng.random() < OFTEN:
            self._along = decoded

    def moved(self, play: Play, move: Move) -> None:
        if self._along is not None:
            along, self._along = self._along, None  # a state that raises is not used again
            play.game.apply(along, move.decision.id, move.choice)
            self._along = along

    def resigned(self, play: Play, seat: int) -> None:
        if self._along is not None:
            flow.resign(self._along, seat)
            flow.decisions(self._along)
