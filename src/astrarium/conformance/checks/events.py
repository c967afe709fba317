"""Checks that events can be told: in words of every language, and as plain data to the seats that may know them."""

from collections.abc import Iterable
from typing import ClassVar

from astrarium.kernel import Event
from astrarium.kernel.plain import dump

from ..play import Check, Move, Play, through_json
from .words import unsaid


class Events(Check):
    name: ClassVar[str] = "events"

    def start(self, play: Play) -> None:
        self._tell(play, play.table.events)

    def moved(self, play: Play, move: Move) -> None:
        self._tell(play, move.events)

    def resigned(self, play: Play, seat: int) -> None:
        self._tell(play, play.table.events)

    def _tell(self, play: Play, events: Iterable[Event]) -> None:
        for event in events:
            faults = unsaid(play.game, event.text)
            play.hold(self.name, not faults, "; ".join(faults))
            packed = event.pack()
            play.hold(self.name, through_json(dump(packed)) == packed, f"{event.kind} is not plain data")
            known = event.to is None or set(event.to) <= set(range(play.setup.seats))
            play.hold(self.name, known, "an event for a seat that does not exist")
