"""References to things on the table, as events, options and views name them."""

from .content import MISSIONS, MOST_SEATS, PLANETS, ROGUES, SHIPS_EACH
from .names import FACE_IDS, RESOURCES, TRACKS
from .state import HOME, LOCKED, ORBIT, TinyState, slot_of

SEAT = tuple(f"seat:{seat}" for seat in range(MOST_SEATS))
PLANET = tuple(f"planet:{planet.id}" for planet in PLANETS)
FACE = tuple(f"face:{face}" for face in FACE_IDS)
MISSION = tuple(f"mission:{mission.id}" for mission in MISSIONS)
ROGUE = tuple(f"rogue:{rogue.id}" for rogue in ROGUES)
RESOURCE = tuple(f"resource:{resource}" for resource in RESOURCES)
TRACK = tuple(f"track:{track}" for track in (*TRACKS, "any"))


def side(s: TinyState, side: int) -> str:
    return SEAT[side] if side < s.seats else ROGUE[s.rogue]


def attack_id(rogue: int, level: int) -> str:
    """The id of what a Rogue of this level does with a Utilize die, as in `attack:artemis_1`."""
    return f"{ROGUES[rogue].id}_{level}"


def ship(s: TinyState, side: int, ship: int) -> str:
    return f"ship:{side}.{ship}"


def place(s: TinyState, place: int) -> str:
    """The reference of a place where a ship is or may go."""
    if place == HOME:
        return "place:home"
    if place == LOCKED:
        return "place:locked"
    kind = "orbit" if place >= ORBIT else "surface"
    return f"{kind}:{PLANETS[s.row[slot_of(place)]].id}"


def place_of_ship(s: TinyState, side: int, ship: int) -> str:
    return place(s, s.where[side * SHIPS_EACH + ship])
