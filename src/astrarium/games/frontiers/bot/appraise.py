"""How well a seat stands, for bots that look ahead (see worth.py for what things are worth)."""

from ..scoring import best_kind, goal_points, outcome, tie_break
from ..state import FrontiersState
from .pace import Pace, pace
from .prospects import to_come
from .worth import standing

WIN = 100.0
OTHERS = 0.5  # how much the others count
PROMISE = 0.3  # to know of a goal before the others do
PLACE = 0.15  # a place further to the front of the track


def appraise(s: FrontiersState, seat: int) -> float:
    """Against the others: an action is for all of them (FRONT-2.3), and what is left of the game too."""
    if s.ending:
        return _final_worth(s, seat)
    at = pace(s)
    standings = [standing(s, player, at) for player in range(s.seats)]
    gains = to_come(s, seat, standings)
    worth = [
        standings[player].worth + gains[player] + s.chips[player] + _place(s, player, at) for player in range(s.seats)
    ]
    others = sum(worth) - worth[seat]
    return worth[seat] - OTHERS * others / (s.seats - 1) + (_goals(s, seat, at) if s.variant.goals else 0.0)


def _final_worth(s: FrontiersState, seat: int) -> float:
    result = outcome(s)
    others = max(score for other, score in enumerate(result.scores) if other != seat)
    return (WIN if seat in result.winners else -WIN) + result.scores[seat] - others + 0.01 * tie_break(s, seat)


def _goals(s: FrontiersState, seat: int, at: Pace) -> float:
    """All score every goal (FRONT-14.4): what counts is by how much the seat leads in those that it knows of."""
    kinds = [best_kind(s, player) for player in range(s.seats)]
    worth = sum([_lead(s, seat, goal, kinds) for goal in s.goals])
    own = s.looking if s.looking and s.leader == seat else [s.hidden] if s.holder == seat else []
    if own:
        worth += PROMISE * min(1.0, 3 * at.ahead) + max([_lead(s, seat, goal, kinds) for goal in own])
    return worth


def _lead(s: FrontiersState, seat: int, goal: int, kinds: list[int]) -> float:
    points = [goal_points(s, player, goal, kind) for player, kind in enumerate(kinds)]
    return points[seat] - (sum(points) - points[seat]) / (s.seats - 1)


def _place(s: FrontiersState, seat: int, at: Pace) -> float:
    """To choose early is worth something."""
    last = len(s.order) - 1
    return PLACE * min(1.0, 3 * at.ahead) * sum([last - place for place, disk in enumerate(s.order) if disk == seat])
