"""The final score (section 11)."""

from collections.abc import Mapping, Sequence

from astrarium.kernel import Outcome
from astrarium.kernel.game import rank
from astrarium.kernel.game import tie_break as broken_by

from .content import ANY_KIND, GOALS, TILES, Goal, rows
from .empire import consume_powers, count_in, different_icons, different_keywords, kinds_in
from .names import GOODS, NONE
from .powers.scores import Score
from .state import FrontiersState

SCORES = rows(Score)
SCORED = frozenset(tile for tile, scores in enumerate(SCORES) if scores)  # those with a "?"
VP = tuple(tile.vp for tile in TILES)


def tile_bonus(s: FrontiersState, seat: int, tile: int, kind: int) -> int:
    """FRONT-11.4: what a tile with a "?" adds."""
    return _points(SCORES[tile], s.colonies[seat], s.developments[seat], kind)


def bonuses(s: FrontiersState, seat: int, kind: int) -> int:
    """What all tiles with a "?" add."""
    colonies, developments = s.colonies[seat], s.developments[seat]
    return _points(_scores(colonies, developments), colonies, developments, kind)


def bonuses_of(colonies: Sequence[int], developments: Sequence[int]) -> int:
    """The most that they could add, goals left aside."""
    scores = _scores(colonies, developments)
    return max(_points(scores, colonies, developments, kind) for kind in _kinds(colonies)) if scores else 0


def _scores(colonies: Sequence[int], developments: Sequence[int]) -> list[Score]:
    return [score for tile in (*colonies, *developments) if tile in SCORED for score in SCORES[tile]]


def _points(scores: Sequence[Score], colonies: Sequence[int], developments: Sequence[int], kind: int) -> int:
    return sum([score.points(count_in(colonies, developments, score.count, kind)) for score in scores])


def _kinds(colonies: Sequence[int]) -> range:
    return range(len(GOODS)) if any(colony in ANY_KIND for colony in colonies) else range(NONE, NONE + 1)


def best_kind(s: FrontiersState, seat: int) -> int:
    """FRONT-11.3, FRONT-A30: the best kind for a colony of any kind, the same for all bonuses and goals."""
    kinds = _kinds(s.colonies[seat])
    return max(kinds, key=lambda kind: bonuses(s, seat, kind) + goals(s, seat, kind)) if len(kinds) > 1 else NONE


def goals(s: FrontiersState, seat: int, kind: int) -> int:
    """FRONT-14.4: everybody scores all goals kept."""
    return sum([goal_points(s, seat, goal, kind) for goal in s.goals])


def goal_count(s: FrontiersState, seat: int, goal: Goal, kind: int) -> int:
    """How many things a goal counts for the seat (FRONT-16.4)."""
    counts = goal.counts
    if counts == "stockpiled_worlds":
        return len(s.stored_worlds[seat])
    if counts == "stockpiled_goods":
        return len(s.stored_goods[seat])
    if counts == "stockpiled_credits":
        return s.stored_credits[seat]
    if counts == "different_kind_of_colony":
        return kinds_in(s.colonies[seat], kind)
    if counts == "different_keyword":
        return different_keywords(s, seat)
    if counts == "different_power_icon":
        return different_icons(s, seat)
    if counts == "unused_colonists":
        return s.colonists[seat]
    return consume_powers(s, seat)


def goal_points(s: FrontiersState, seat: int, goal: int, kind: int) -> int:
    return GOALS[goal].points(goal_count(s, seat, GOALS[goal], kind))


def breakdown(s: FrontiersState, seat: int) -> Mapping[str, int]:
    """FRONT-11.4: where the points come from."""
    kind = best_kind(s, seat)
    detail = {
        "chips": s.chips[seat],
        "colonies": sum([VP[tile] for tile in s.colonies[seat]]),
        "developments": sum([VP[tile] for tile in s.developments[seat]]),
        "bonuses": bonuses(s, seat, kind),
    }
    if s.variant.goals:
        detail["goals"] = goals(s, seat, kind)
    return detail


def tie_break(s: FrontiersState, seat: int) -> int:
    """FRONT-11.5, FRONT-A23: credits and goods in the empire."""
    return s.credits[seat] + len([good for good in s.goods[seat] if good != NONE])


def outcome(s: FrontiersState) -> Outcome:
    """FRONT-11.5"""
    details = tuple(breakdown(s, seat) for seat in range(s.seats))
    scores = tuple(sum(detail.values()) for detail in details)
    standings = [(scores[seat], tie_break(s, seat)) for seat in range(s.seats)]
    places = rank(standings)
    winners = tuple(seat for seat in range(s.seats) if places[seat] == 1)
    tie = broken_by(standings, ("credits_and_goods",))
    return Outcome(winners, scores, places, s.ending or "rounds", s.round, details, tie)
