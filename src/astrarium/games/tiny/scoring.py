"""Missions and the final score (section 9)."""

from collections.abc import Callable, Mapping
from typing import Any

from astrarium.kernel import Outcome
from astrarium.kernel.game import rank

from .content import DIPLOMACY, ECONOMY, EMPIRE_VP, MISSIONS, PLANETS, SHIPS_EACH, TOP_LEVEL, TRACK_OF
from .ending import POINTS, SOLO_WON
from .state import HOME, TinyState


def mission_points(s: TinyState, seat: int) -> int:
    """TINY-9.3: what the kept mission is worth to its holder now."""
    return mission_value(s, seat, s.kept[seat]) if s.kept[seat] >= 0 else 0


def mission_value(s: TinyState, seat: int, mission: int) -> int:
    row = MISSIONS[mission].power
    kind = row["kind"]
    if kind in ("most", "fewest"):
        return _rank(s, seat, row["stat"], row["vp"], row["vp_tied"], fewest=kind == "fewest")
    return int(row["vp"]) if _FULFILLED[kind](s, seat, row) else 0


def _rank(s: TinyState, seat: int, stat: str, alone: int, tied: int, *, fewest: bool) -> int:
    sign = -1 if fewest else 1
    values = [sign * _stat(s, other, stat) for other in range(s.seats)]
    if values[seat] < max(values):
        return 0
    return alone if values.count(values[seat]) == 1 else tied


def _stat(s: TinyState, seat: int, stat: str) -> int:
    if stat == "energy":
        return s.energy[seat]
    if stat == "culture":
        return s.culture[seat]
    if stat == "planets":
        return len(s.colonies[seat])
    return planets_of(s, seat, DIPLOMACY if stat == "diplomacy_planets" else ECONOMY)


def planets_of(s: TinyState, seat: int, track: int) -> int:
    return sum(TRACK_OF[planet] == track for planet in s.colonies[seat])


def _ships(s: TinyState, seat: int) -> list[int]:
    """TINY-A10: only the ships that are available."""
    return [place for place in s.where[seat * SHIPS_EACH : seat * SHIPS_EACH + SHIPS_EACH] if place >= HOME]


_FULFILLED: dict[str, Callable[[TinyState, int, dict[str, Any]], bool]] = {
    # TINY-A11: none of either counts as equal
    "equal_track_types": lambda s, seat, row: planets_of(s, seat, DIPLOMACY) == planets_of(s, seat, ECONOMY),
    "triggered_end": lambda s, seat, row: s.trigger == seat,  # TINY-A12
    "resources_at_least": lambda s, seat, row: s.energy[seat] >= row["energy"] and s.culture[seat] >= row["culture"],
    "empire_max": lambda s, seat, row: s.empire[seat] == TOP_LEVEL,
    "all_ships_home": lambda s, seat, row: all(place == HOME for place in _ships(s, seat)),
    "no_ship_home": lambda s, seat, row: HOME not in _ships(s, seat),
}


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
