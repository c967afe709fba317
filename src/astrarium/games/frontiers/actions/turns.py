"""Each player's own turn of an action (FRONT-2.3)."""

from dataclasses import dataclass

from ..content import SEATS
from ..state import FrontiersState, FrontiersStep


@dataclass(slots=True)
class BeginTurn(FrontiersStep):
    seat: int

    def do(self, s: FrontiersState) -> None:
        s.begin_turn(self.seat)


BEGIN = tuple(BeginTurn(seat) for seat in range(max(SEATS)))
