"""The end of the game (sections 9 and 10)."""

from . import refs
from .content import END_VP
from .state import NOBODY, TinyState

POINTS = "points"  # somebody reached 21 VP and the round was finished
SOLO_WON = "solo_won"
ROGUE_POINTS = "rogue_points"
ROGUE_SKULL = "rogue_skull"


def score(s: TinyState, side: int, points: int) -> None:
    """Score VP of a planet or of the empire. TINY-6.4, TINY-7.6: the new total is announced."""
    s.vp[side] += points
    s.tell("scored", side=refs.side(s, side), n=points, total=s.vp[side])
    if s.vp[side] < END_VP:
        return
    if s.seats == 1:  # TINY-10.20: in solo whoever has 21 VP wins at once
        finish(s, SOLO_WON if side == 0 else ROGUE_POINTS)
    elif s.trigger == NOBODY:  # TINY-9.1, TINY-9.2: whoever's turn it is
        s.trigger = side
        s.tell("end_triggered", side=refs.side(s, side))


def finish(s: TinyState, ending: str) -> None:
    """End the game at once, dropping all steps still to come."""
    s.ending = ending
    s.stack.clear()
    s.reveal()  # TINY-9.3: the missions are turned up
    s.tell("ended", ending=f"ending:{ending}")
