"""The final score (section 13)."""

from collections.abc import Mapping

from astrarium.kernel import Outcome
from astrarium.kernel.game import rank
from astrarium.kernel.game import tie_break as broken_by

from . import dice
from .content import DESIGNS, rows
from .holdings import dice_owned
from .names import WORLD_COLOURS, WorldColour
from .powers.scores import Empire, Score
from .state import RollState

_SCORES = rows(Score)
SCORED = {design: scores for design, scores in enumerate(_SCORES) if scores}  # the 6-cost developments
COST = tuple(design.cost for design in DESIGNS)
DEVELOPMENTS = frozenset(number for number, design in enumerate(DESIGNS) if not design.is_world)
REASSIGN = frozenset(number for number in DEVELOPMENTS if DESIGNS[number].reassigns)


def _worlds(colour: WorldColour) -> frozenset[int]:
    number = WORLD_COLOURS.index(colour)
    return frozenset(n for n, design in enumerate(DESIGNS) if design.is_world and design.colour == number)


NOVELTY_WORLDS, RARE_WORLDS = _worlds("novelty"), _worlds("rare")


def empire_of(s: RollState, seat: int) -> Empire:
    """The figures of a player that 6-cost developments count, as they are now."""
    tableau = s.tableau[seat]
    developments = [COST[design] for design in tableau if design in DEVELOPMENTS]
    reassign = [COST[design] for design in tableau if design in REASSIGN]
    return Empire(
        developments=len(developments),
        development_cost=sum(developments),
        reassign_developments=len(reassign),
        reassign_development_cost=sum(reassign),
        novelty_world_cost=sum([COST[design] for design in tableau if design in NOVELTY_WORLDS]),
        rare_worlds=len([design for design in tableau if design in RARE_WORLDS]),
        dice=dice_owned(s, seat),
        goods=dice.size(sum(s.goods[seat])),
        chips=s.chips[seat],
    )


def tile_bonus(design: int, empire: Empire) -> int:
    """ROLL-13.2: the VP of a 6-cost development beyond its cost."""
    return sum(score.vp(empire) for score in SCORED[design])


def breakdown(s: RollState, seat: int) -> Mapping[str, int]:
    """ROLL-13.1: a seat's points by source."""
    empire = empire_of(s, seat)
    return {
        "worlds": sum(COST[design] for design in s.tableau[seat]) - empire.development_cost,
        "developments": empire.development_cost,
        "six_cost": sum(tile_bonus(design, empire) for design in s.tableau[seat] if design in SCORED),
        "chips": empire.chips,
    }


def points(s: RollState, seat: int, empire: Empire) -> int:
    """A seat's points in all, for a caller that has its empire already."""
    tiles = sum([COST[design] for design in s.tableau[seat]])
    return tiles + empire.chips + sum([tile_bonus(design, empire) for design in s.tableau[seat] if design in SCORED])


def tie_break(s: RollState, seat: int) -> int:
    """ROLL-13.4: the number of dice in the cup and credits."""
    return dice.size(s.cup[seat]) + s.credits[seat]


def outcome(s: RollState) -> Outcome:
    """The result (ROLL-13.4)."""
    details = tuple(breakdown(s, seat) for seat in range(s.seats))
    scores = tuple(sum(detail.values()) for detail in details)
    standings = [(scores[seat], tie_break(s, seat)) for seat in range(s.seats)]
    places = rank(standings)
    winners = tuple(seat for seat in range(s.seats) if places[seat] == 1)
    tie = broken_by(standings, ("dice_and_credits",))
    return Outcome(winners, scores, places, s.ending or "rounds", s.round, details, tie)
