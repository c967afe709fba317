"""How well a seat stands, for bots that look ahead (see worth.py for what things are worth)."""

from collections.abc import Sequence
from math import exp

from ..scoring import best_kind, breakdown, goal_points, tie_break
from ..state import FrontiersState
from .pace import Pace, pace
from .prospects import to_come
from .worth import standing

WIN = 12.0  # what winning is worth, in VP
OTHERS = 0.5  # how much the others count
PROMISE = 0.3  # for knowing a goal before the others do
PLACE = 0.15  # for each place further to the front of the track
SURE, UNSURE = 1.0, 14.0  # the lead in VP that means much: at the end of a game, and at its beginning
TIE = 0.01  # VP for each point of the tie-break


def appraise(s: FrontiersState, seat: int) -> float:
    """How the seat stands against the others, who do every action too (FRONT-2.3) and share what is left of the game.

    A finished game is judged on the same scale as one that goes on: otherwise a seat that is behind would do anything
    to make the game go on.
    """
    if s.ending:
        details = [breakdown(s, player) for player in range(s.seats)]
        goals = [float(detail.get("goals", 0)) for detail in details]
        worth = [
            sum(detail.values()) - detail.get("goals", 0) + TIE * tie_break(s, player)
            for player, detail in enumerate(details)
        ]
        return _against(worth, goals, seat, SURE)
    at = pace(s)
    standings = [standing(s, player, at) for player in range(s.seats)]
    gains = to_come(s, seat, standings)
    worth = [
        standings[player].worth + gains[player] + s.chips[player] + _place(s, player, at) for player in range(s.seats)
    ]
    spread = SURE + UNSURE * min(1.0, at.ahead)
    if not s.variant.goals:
        return _against(worth, [], seat, spread)
    known = _known_goals(s, seat)
    promise = PROMISE * min(1.0, 3 * at.ahead) if len(known) > len(s.goals) else 0.0
    return _against(worth, _goal_points(s, known), seat, spread) + promise


def _against(worth: Sequence[float], goals: Sequence[float], seat: int, spread: float) -> float:
    """What a seat has, less a share of what the others have, and how likely it is to win with that.

    Everybody scores every goal (FRONT-14.4), so only the lead in goals counts.
    """
    others = sum(worth) - worth[seat]
    value = worth[seat] - OTHERS * others / (len(worth) - 1)
    if goals:
        value += goals[seat] - (sum(goals) - goals[seat]) / (len(goals) - 1)
        worth = [own + points for own, points in zip(worth, goals, strict=True)]
    lead = worth[seat] - max([other for player, other in enumerate(worth) if player != seat])
    return value + WIN / (1.0 + exp(-max(-50.0, min(50.0, lead / spread))))


def _known_goals(s: FrontiersState, seat: int) -> list[int]:
    """The goals that will count as far as the seat knows; of those that it is looking at, the best for it."""
    if s.looking and s.leader == seat:
        return [*s.goals, max(s.looking, key=lambda goal: _lead(s, seat, goal))]
    return [*s.goals, s.hidden] if s.holder == seat else list(s.goals)


def _lead(s: FrontiersState, seat: int, goal: int) -> float:
    points = _goal_points(s, [goal])
    return points[seat] - (sum(points) - points[seat]) / (s.seats - 1)


def _goal_points(s: FrontiersState, goals: Sequence[int]) -> list[float]:
    kinds = [best_kind(s, player) for player in range(s.seats)]
    return [float(sum([goal_points(s, player, goal, kinds[player]) for goal in goals])) for player in range(s.seats)]


def _place(s: FrontiersState, seat: int, at: Pace) -> float:
    """What the seat's places on the track are worth: it is good to choose early."""
    last = len(s.order) - 1
    return PLACE * min(1.0, 3 * at.ahead) * sum([last - place for place, disk in enumerate(s.order) if disk == seat])
