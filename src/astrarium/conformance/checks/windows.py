"""Checks that being asked in a window tells nothing: all seats are asked in lanes, or the one seat that all know of."""

from typing import ClassVar

from astrarium.kernel import flow

from ..play import Check, Move, Play


class Windows(Check):
    name: ClassVar[str] = "windows"

    def start(self, play: Play) -> None:
        self._open = False

    def state(self, play: Play) -> None:
        windows = [d for d in flow.decisions(play.state) if d.window]
        if windows and not self._open:
            asked = sorted(d.seat for d in windows)
            everybody = list(range(play.setup.seats))
            fair = asked == everybody if play.state.lanes else len(asked) == 1  # alone: everybody can see why
            play.hold(self.name, fair, f"{windows[0].prompt}: opened for {asked}, not for everybody")
        for d in windows:
            kept = d.never_auto and (d.secret or not play.state.lanes)
            play.hold(self.name, kept, f"{d.prompt}: an answer would be told or given by itself")
            passes = flow.refusal_of(play.state, d, d.passing) is None
            play.hold(self.name, passes, f"{d.prompt}: one may not let it pass")
        self._open = bool(windows)

    def look(self, play: Play, move: Move) -> None:
        """Until all have answered, nobody may see who has."""
        if not move.decision.window or len(flow.waited_for(play.state)) < 2:
            return
        after = play.state.copy()
        flow.apply(after, move.decision.id, move.choice)
        others = [seat for seat in (None, *range(play.setup.seats)) if seat != move.decision.seat]
        same = play.game.views(after, others) == play.game.views(play.state, others)
        play.hold(self.name, same, f"{move.decision.prompt}: others see that it was answered, before it closes")
