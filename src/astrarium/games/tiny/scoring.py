"""The final score (section 9)."""

from collections.abc import Mapping

from astrarium.kernel import Outcome
from astrarium.kernel.game import Rival, rank
from astrarium.kernel.game import tie_break as broken_by

from . import refs
from .content import EMPIRE_VP, PLANETS
from .game_end import POINTS, ROGUE_POINTS, ROGUE_SKULL, SOLO_WON
from .missions import mission_points
from .state import TinyState


def outcome(s: TinyState) -> Outcome:
    """TINY-9.4: most VP wins; ties go by planets, then resources, then are shared."""
    if s.seats == 1:
        winners: tuple[int, ...] = (0,) if s.ending == SOLO_WON else ()
        place = 1 if winners else 2
        return Outcome(winners, (s.vp[0],), (place,), s.ending, s.round, (breakdown(s, 0),), None, (rogue(s),))
    scores = tuple(s.vp[seat] + mission_points(s, seat) for seat in range(s.seats))
    standings = [(scores[seat], *tie_break(s, seat)) for seat in range(s.seats)]
    places = rank(standings)
    winners = tuple(seat for seat in range(s.seats) if places[seat] == 1)
    details = tuple(breakdown(s, seat) for seat in range(s.seats))
    tie = broken_by(standings, criteria(s))
    return Outcome(winners, scores, places, s.ending or POINTS, s.round, details, tie)


def rogue(s: TinyState) -> Rival:
    """TINY-10.20: the Rogue's result in a solo game."""
    side = s.seats
    planets = sum(PLANETS[planet].vp for planet in s.colonies[side])
    won = s.ending in (ROGUE_POINTS, ROGUE_SKULL)
    return Rival(refs.side(s, side), s.vp[side], won, {"planets": planets, "empire": s.vp[side] - planets})


def criteria(s: TinyState) -> tuple[str, ...]:
    """The tie-break criteria. TINY-A5: the later rulebook puts the empire's level in between."""
    return ("planets", "empire", "resources") if s.variant.tiebreak_empire_level else ("planets", "resources")


def tie_break(s: TinyState, seat: int) -> tuple[int, ...]:
    """A seat's figures for the tie-break criteria."""
    planets, resources = len(s.colonies[seat]), s.energy[seat] + s.culture[seat]
    if s.variant.tiebreak_empire_level:
        return planets, s.empire[seat], resources
    return planets, resources


def breakdown(s: TinyState, seat: int) -> Mapping[str, int]:
    """TINY-0.2: where the points come from."""
    planets = sum(PLANETS[planet].vp for planet in s.colonies[seat])
    return {"planets": planets, "empire": EMPIRE_VP[s.empire[seat]], "mission": mission_points(s, seat)}
