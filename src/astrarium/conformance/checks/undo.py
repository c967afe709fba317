"""Checks that an answer can be undone completely, exactly as long as it has revealed nothing."""

from random import Random
from typing import ClassVar

from astrarium.kernel import Refused
from astrarium.kernel.question import choice_reveals, may_reveal

from ..play import Check, Move, Play, is_single, pack_open

OFTEN = 0.25


class Undo(Check):
    name: ClassVar[str] = "undo"

    def start(self, play: Play) -> None:
        self._rng = Random(f"{play.seed}/undo")
        self._foretold: tuple[int, bool] | None = None
        self._asked: list[list[object]] = []

    def state(self, play: Play) -> None:
        self._asked = pack_open(play.state)

    def look(self, play: Play, move: Move) -> None:
        self._foretold = move.decision.id, self._said(play, move)

    def _said(self, play: Play, move: Move) -> bool:
        """What a reader is told of this answer: may it show something new?"""
        d = move.decision
        if not is_single(d):
            return may_reveal(play.state, d)
        tried = move.choice if d.window or not d.step.alike else next(d.choices())  # see `question.reveal_flags`
        return choice_reveals(play.state, d, tried)

    def moved(self, play: Play, move: Move) -> None:
        d = move.decision
        if self._foretold is not None and self._foretold[0] == d.id:
            said = self._foretold[1]
            honest = said == move.revealed if is_single(d) else said or not move.revealed
            play.hold(self.name, honest, f"{d.prompt}: {move.choice} reveals: {move.revealed}, said otherwise")
        for other in range(play.setup.seats):
            if other != d.seat:
                play.hold(self.name, not undone(play, other), f"seat {other} took back the answer of seat {d.seat}")
        if move.revealed or d.window:
            play.hold(self.name, not undone(play, d.seat), f"{d.prompt}: what cannot be taken back was taken back")
        elif play.table.log.outcome is None and self._rng.random() < OFTEN:
            self._back_and_forth(play, move)

    def _back_and_forth(self, play: Play, move: Move) -> None:
        game, table, d = play.game, play.table, move.decision
        after = game.encode(table.state)
        if not play.hold(self.name, undone(play, d.seat), f"{d.prompt}: nothing was revealed, yet undo is refused"):
            return
        play.hold(self.name, game.encode(table.state) == move.before, f"{d.prompt}: undo led to another state")
        play.hold(self.name, pack_open(table.state) == self._asked, f"{d.prompt}: undo led to other questions")
        table.answer(d.seat, d.id, move.choice)
        again = f"{d.prompt}: {move.choice}, taken back and given again, led to another state"
        play.hold(self.name, game.encode(table.state) == after, again)


def undone(play: Play, seat: int) -> bool:
    try:
        play.table.undo(seat)
    except Refused:
        return False
    return True
