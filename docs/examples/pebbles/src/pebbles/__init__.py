"""Pebbles: take stones from the front of a row, and leave the sharp ones to others."""

from astrarium.kernel import Game, Meta, Outcome
from astrarium.kernel.game import rank
from astrarium.kernel.resources import load_toml

from .beach import Beach, PebblesStep, deal
from .content import FIGURES, STONES
from .view import PebblesView, sample, view
from .words import RULES, WORDS


class Pebbles(Game[Beach]):
    meta = Meta.load(load_toml(__package__, "meta.toml"))
    rulebook = RULES
    words = WORDS
    state = Beach
    steps = PebblesStep
    view_type = PebblesView

    deal = staticmethod(deal)
    view = staticmethod(view)
    sample = staticmethod(sample)

    def outcome(self, s: Beach) -> Outcome:
        points = tuple(s.points(seat) for seat in range(s.seats))
        places = rank(points)  # PEBBLES-2.2
        winners = tuple(seat for seat in range(s.seats) if places[seat] == 1)
        return Outcome(winners, points, places, "empty", sum(s.answers))

    def appraise(self, s: Beach, seat: int) -> float:
        """For bots: the lead, as in any game, less what the next seat can take. A game may do without this."""
        front = [STONES[stone].points for stone in s.in_sight[: FIGURES.take]]
        return super().appraise(s, seat) - max((sum(front[:n]) for n in range(1, len(front) + 1)), default=0)


GAME = Pebbles()
