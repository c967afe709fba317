"""Checks that conversations beside the game end by themselves, and that no number is used for two questions."""

from typing import Any, ClassVar

from astrarium.kernel import State, flow

from ..play import Check, Move, Play, answer

TALK = 60  # answers of each seat beside the game, while the game itself waits


class Asides(Check):
    name: ClassVar[str] = "asides"

    def start(self, play: Play) -> None:
        self._asked: dict[int, list[Any]] = {}  # by number: the packed step that asked

    def state(self, play: Play) -> None:
        for d in flow.decisions(play.state):
            step = d.step.pack()
            known = self._asked.setdefault(d.id, step)
            play.hold(self.name, known == step, f"{known} and {step} have one number" if known != step else "")
        for question in play.state.standing:
            stands = question.decision is not None and question.decision.standing
            seat = question.decision.seat if question.decision is not None else None
            play.hold(self.name, stands and seat == question.seat, f"{question.step} does not stand as it says")

    def look(self, play: Play, move: Move) -> None:
        if any(d.aside >= 0 for d in flow.decisions(play.state)):
            quiet = talked_out(play, play.state.copy())
            play.hold(self.name, quiet, f"still talking after {TALK} answers of each seat, while the game stands still")


def talked_out(play: Play, s: State) -> bool:
    """Answer questions beside the game at random; returns whether the conversations end."""
    rng = play.dice("asides")
    for _ in range(TALK * s.seats):
        beside = [d for d in flow.decisions(s) if d.aside >= 0]
        if not beside:
            return True
        d = rng.choice(beside)
        choice = answer(s, d, rng)
        if choice is None:
            return False
        play.game.apply(s, d.id, choice)
    return False
