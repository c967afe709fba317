"""The final score (section 9)."""

from collections.abc import Mapping

from astrarium.kernel import Outcome
from astrarium.kernel.game import rank

from .content import EMPIRE_VP, PLANETS
from .ending import POINTS, SOLO_WON
from .missions import mission_points
from .state import TinyState


def outcome(s: TinyState) -> Outcome:
    """TINY-9.4: most VP; ties by planets, then resources, then shared."""
    if s.seats == 1:
        winners: tuple[int, ...] = (0,) if s.ending == SOLO_WON else ()
        place = 1 if winners else 2
        return Outcome(winners, (s.vp[0],), (place,), s.ending, s.round, (breakdown(s, 0),))
    scores = tuple(s.vp[seat] + mission_points(s, seat) for seat in range(s.seats))
    places = rank([(scores[seat], *tie_break(s, seat)) for seat in range(s.seats)])
    winners = tuple(seat for seat in range(s.seats) if places[seat] == 1)
    details = tuple(breakdown(s, seat) for seat in range(s.seats))
    return Outcome(winners, scores, places, s.ending or POINTS, s.round, details)


def tie_break(s: TinyState, seat: int) -> tuple[int, ...]:
    """TINY-A5: the later rulebook puts the empire's level in between."""
    planets, resources = len(s.colonies[seat]), s.energy[seat] + s.culture[seat]
    if s.variant.tiebreak_empire_level:
        return planets, s.empire[seat], resources
    return planets, resources


def breakdown(s: TinyState, seat: int) -> Mapping[str, int]:
    """TINY-0.2: where the points come from."""
    planets = sum(PLANETS[planet].vp for planet in s.colonies[seat])
    return {"planets": planets, "empire": EMPIRE_VP[s.empire[seat]], "mission": mission_points(s, seat)}
