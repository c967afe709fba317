"""A chance to step in is everybody's: being asked, or not, tells nothing of what a seat holds."""

from typing import ClassVar

from astrarium.kernel import flow

from .play import Check, Play


class Windows(Check):
    name: ClassVar[str] = "windows"

    def start(self, play: Play) -> None:
        self._open = False

    def state(self, play: Play) -> None:
        windows = [d for d in flow.decisions(play.state) if d.window]
        if windows and not self._open:
            asked = sorted(d.seat for d in windows)
            everybody = list(range(play.setup.seats))
            play.hold(self.name, asked == everybody, f"{windows[0].prompt}: opened for {asked}, not for everybody")
        for d in windows:
            play.hold(self.name, d.secret and d.never_auto, f"{d.prompt}: an answer would be told or given by itself")
            passes = flow.refusal_of(play.state, d, d.passing) is None
            play.hold(self.name, passes, f"{d.prompt}: one may not let it pass")
        self._open = bool(windows)
