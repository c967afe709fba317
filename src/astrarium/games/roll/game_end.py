"""The end of the game (ROLL-11.6)."""

from .content import FIGURES
from .state import RollState

TABLEAU, CHIPS, ROUNDS = "tableau", "chips", "rounds"


def ending_of(s: RollState) -> str:
    """Why the game ends with this round; empty if it goes on. An end once reached lasts until the round is over."""
    if max(map(len, s.tableau)) >= FIGURES.tableau_end:
        return TABLEAU
    if s.pool <= 0:
        return CHIPS
    if s.variant.round_limit and s.round >= FIGURES.round_limit:  # ROLL-A26
        return ROUNDS
    return ""
