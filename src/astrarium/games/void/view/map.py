"""The part of a view that is the map: hexes, spaces, fleets."""

from collections.abc import Iterable
from typing import Literal

from ..content import CARDS, HEX_OF, HEXES, IS_ASTEROIDS, PLANET_AT, SHIPS, SPACE_NAMES, event_effects
from ..effects import Mark
from ..empire import is_home, is_planet, planet_gives
from ..map.fleets import KINDS, squadrons
from ..map.galaxy import CENTRE
from ..map.galaxy import Lane as Way
from ..names import GOODS, NONE, OBSTACLES, HoldName, TokenName
from ..state import Row, VoidState
from ..turn.rescue import rescue_at
from .types import Fleet, Gives, Laid, Lane, Space, Squadron

MARKS = tuple(bool(effects) for effects in event_effects(Mark))


def names(cards: Iterable[int]) -> list[str]:
    return [CARDS[card].id for card in cards]


def space_id(space: int) -> str:
    return SPACE_NAMES[space]


def space_or_none(space: int) -> str | None:
    return None if space == NONE else SPACE_NAMES[space]


def number_or_none(number: int) -> int | None:
    """A number such as a seat's; None for NONE."""
    return None if number == NONE else number


def squadron_list(fleet: int) -> list[Squadron]:
    """By initiative; damaged ships are counted with the others of their kind."""
    found: dict[int, Squadron] = {}
    for kind, n in squadrons(fleet):
        ship = KINDS[kind].ship
        row = found.setdefault(ship, {"ship": SHIPS[ship].id, "n": 0, "damaged": 0})
        row["n"] += n
        row["damaged"] += n if KINDS[kind].damaged else 0
    return list(found.values())


def galaxy(s: VoidState) -> list[Laid]:
    laid: list[Laid] = [{"place": None, "hex": HEXES[CENTRE].id, "rotation": 0, "turned": False}]
    for place, number in enumerate(s.hexes):
        if number != NONE:
            turned = bool(s.turned >> place & 1)
            laid.append({"place": place, "hex": HEXES[number].id, "rotation": s.rotations[place], "turned": turned})
    return laid


def spaces(s: VoidState) -> list[Space]:
    """The rows of all spaces; where nothing has changed, the very row of the view before, which saves a comparison."""
    everywhere = (s.map, s.covered, s.force, s.force_at, *s.port)
    before = s.rows or {}
    s.rows = {space: _row(s, space, everywhere, before.get(space)) for space in s.map.spaces}
    return [row for _, row in s.rows.values()]


def _row(s: VoidState, space: int, everywhere: object, before: Row | None) -> Row:
    """All that the row shows, as the state has it, and the row itself."""
    ships = s.fleets[space * s.seats : (space + 1) * s.seats]
    rebels = s.rebels >> space & 1
    shows = (everywhere, s.holder[space], s.ally[space], s.infested[space], s.pirates[space], rebels, *ships)
    return before if before and before[0] == shows else (shows, _space(s, space))


def _space(s: VoidState, space: int) -> Space:
    return {
        "id": space_id(space),
        "kind": _kind(space),
        "hex": HEXES[HEX_OF[space]].id if HEX_OF[space] != NONE else None,
        "covered": space in s.covered,
        "holder": number_or_none(s.holder[space]),
        "held_as": _held_as(s, space),
        "ally": number_or_none(s.ally[space]),
        "gives": _gives(s, space) if is_planet(s, space) else None,
        "tokens": _tokens(s, space),
        "port": next((seat for seat in range(s.seats) if s.port[seat] == space), None),
        "pirate_hits": s.pirates[space],
        "infested": number_or_none(s.infested[space]),
        "fleets": fleets(s, space),
        "lanes": [_lane(way) for way in s.map.lanes[space]],
    }


def wormholes(s: VoidState) -> list[list[str]]:
    return [[space_id(a), space_id(b)] for a, b in zip(s.wormholes[::2], s.wormholes[1::2], strict=True)]


def _kind(space: int) -> Literal["planet", "circle", "asteroids", "home"]:
    if is_home(space):
        return "home"
    if IS_ASTEROIDS[space]:
        return "asteroids"
    return "planet" if PLANET_AT[space] != NONE else "circle"


def _held_as(s: VoidState, space: int) -> HoldName | None:
    holder = s.holder[space]
    if holder == NONE:
        return None
    if space == s.home(holder):
        return "home"
    return "ally" if s.ally[space] == holder else "conqueror"


def _gives(s: VoidState, space: int) -> Gives:
    money, vp, influence, good, power = planet_gives(s, space)
    return {
        "credits": money,
        "vp": vp,
        "influence": influence,
        "good": GOODS[good] if good != NONE else None,
        "power": power,
    }


def _tokens(s: VoidState, space: int) -> list[TokenName]:
    found: list[TokenName] = []
    if space in s.wormholes:
        found.append("wormhole")
    if s.rebels >> space & 1:
        found.append("rebellion")
    if rescue_at(s, space) is not None:
        found.append("distress_call")
    if s.pirates[space]:
        found.append("pirates")
    if any(at == space and MARKS[event] for event, at in zip(s.force, s.force_at, strict=True)):  # VOID-14.5
        found.append("event")
    if s.infested[space] != NONE:
        found.append("infested")
    if space in s.port:
        found.append("space_port")
    return found


def fleets(s: VoidState, space: int) -> list[Fleet]:
    return [
        {"seat": seat, "ships": squadron_list(s.fleet(space, seat))} for seat in range(s.seats) if s.fleet(space, seat)
    ]


def _lane(way: Way) -> Lane:
    obstacle = OBSTACLES[way.obstacle] if way.obstacle != NONE else None
    return {"to": space_id(way.to), "obstacle": obstacle, "is_wormhole": way.is_wormhole}
