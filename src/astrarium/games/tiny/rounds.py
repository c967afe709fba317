"""The order of turns and rounds."""

from dataclasses import dataclass

from .game_end import POINTS, finish
from .rogue.turn import RogueTurn
from .state import NOBODY, TinyState, TinyStep
from .turn import StartTurn


@dataclass(slots=True)
class NextTurn(TinyStep):
    """TINY-2.7: the control mat is cleared and the next side plays, clockwise; in solo the Rogue after the player."""

    side: int

    def do(self, s: TinyState) -> None:
        s.dice, s.bay = [], ()
        s.resolving = -1
        if self.side == s.first:
            if s.trigger != NOBODY:  # TINY-9.1: all have had the same number of turns
                finish(s, POINTS)
                return
            s.round += 1
        s.push(NextTurn((self.side + 1) % s.sides))
        s.push(StartTurn(self.side) if self.side < s.seats else RogueTurn())
