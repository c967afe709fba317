"""The view of a seat.

The order of the deck and, until the end, everybody else's missions are hidden. Everything else is open.
"""

from collections.abc import Sequence
from dataclasses import asdict
from functools import cache
from typing import Literal, NotRequired, TypedDict, cast

from astrarium.kernel import View
from astrarium.kernel.view import TableView, open_table, table_view

from .content import MISSIONS, PLANETS, ROGUES, SHIPS_EACH
from .follow import Follow
from .names import CULTURE, ENERGY, FACE_IDS
from .setup import ChooseRogue
from .state import (
    ACTIVATED,
    CONVERTED,
    DISCARDED,
    HOME,
    INACTIVE,
    NO_PLANET,
    NOBODY,
    ORBIT,
    SURFACE,
    TinyState,
    Variant,
)

Side = int | Literal["rogue"]  # a seat or, in solo, the Rogue
# Choosing a Rogue, choosing missions, a turn, a question to follow
Phase = Literal["rogue", "missions", "turn", "follow"]

DieState = Literal["inactive", "activated", "converted", "discarded"]
DIE_STATES: dict[int, DieState] = {
    INACTIVE: "inactive",
    ACTIVATED: "activated",
    CONVERTED: "converted",
    DISCARDED: "discarded",
}


class Ship(TypedDict):
    at: Literal["locked", "home", "surface", "orbit"]
    planet: str | None  # at which planet, on its surface or in orbit
    level: int  # on the planet's track; 0 is START


class Die(TypedDict):
    face: str
    state: DieState


class Galaxy(TypedDict):
    """The things of a player or of the Rogue."""

    energy: int
    culture: int
    empire: int  # its level
    vp: int  # of planets and empire; missions count at the end only
    ships: list[Ship]
    colonies: list[str]


class Player(Galaxy):
    """A seat. Missions are seen by their holder, and by all when the game is over."""

    dealt: NotRequired[list[str]]
    kept: NotRequired[str | None]


class Rogue(Galaxy):
    id: str | None  # None: not yet chosen


class FollowOffer(TypedDict):
    """Somebody is asked to follow."""

    seat: int
    leader: Side
    face: str
    price: int  # in culture


class PlanetUse(TypedDict):
    planet: str
    side: Side


class Stock(TypedDict):
    energy: int
    culture: int


class OpenGame(TypedDict):
    """The part of the game that is open to all."""

    variant: dict[str, bool]
    phase: Phase | None  # what is going on; None: the game is over
    round: int
    first: int
    active: Side  # whose turn it is
    choosing: list[int]  # the seats that still choose a mission
    follow: FollowOffer | None
    row: list[str | None]  # planets by slot; None where the deck has run out
    deck: int  # how many cards
    sunk: list[str]  # the cards under the deck that everybody knows, the lowest first
    discards: list[str]
    dice: list[Die]
    bay: list[int]  # the activated dice by their place among `dice`, in the order of their activation
    resolving: int | None  # the die whose action is being done
    rerolls: int  # this turn
    follow_price: int
    follow_gains: Stock  # for the active player, at each follow
    in_use: list[PlanetUse]  # planet actions that are going on
    used: list[PlanetUse]  # those used within this turn
    rogue: Rogue | None  # in solo
    attacks: int  # of the Rogue, this turn
    lost_dice: int  # of the solo player's next turn
    trigger: int | None  # the seat that first had the points which end the game
    ending: str | None


class TinyView(TableView, OpenGame):
    """That, and the players with the missions that the reader may see."""

    players: list[Player]


def view(s: TinyState, seat: int | None) -> View:
    return views(s, (seat,))[0]


def views(s: TinyState, seats: Sequence[int | None]) -> list[View]:
    """The views of these readers. The open part is built once; each reader's own mission is added to it."""
    over = not s.stack and not s.lanes  # also when all but one have resigned
    players = [_player(s, seat) for seat in range(s.seats)]
    if over:
        players = [_with_mission(s, seat, player) for seat, player in enumerate(players)]
    shared, open_to_all = open_table(s), _open_game(s)
    found: list[View] = []
    for seat in seats:
        seen = players
        if seat is not None and not over:
            seen = players[:]
            seen[seat] = _with_mission(s, seat, players[seat])
        whole: TinyView = {**table_view(s, seat, shared), **open_to_all, "players": seen}
        found.append(whole)
    return found


def _open_game(s: TinyState) -> OpenGame:
    return {
        "variant": _variant(s.variant),
        "phase": _phase(s),
        "round": s.round,
        "first": s.first,
        "active": _side(s, s.active),
        "choosing": [seat for seat, lane in enumerate(s.lanes) if lane],
        "follow": _follow(s),
        "row": [PLANETS[planet].id if planet != NO_PLANET else None for planet in s.row],
        "deck": len(s.deck),
        "sunk": _planets(s.deck[: s.sunk]),
        "discards": _planets(s.discards),
        "dice": [_DICE[die] for die in s.dice],
        "bay": list(s.bay),
        "resolving": s.resolving if s.resolving >= 0 else None,
        "rerolls": s.rerolls,
        "follow_price": s.follow_price,
        "follow_gains": {"energy": s.follow_gains[ENERGY], "culture": s.follow_gains[CULTURE]},
        "in_use": _uses(s, s.in_use),
        "used": _uses(s, s.used_turn),
        "rogue": _rogue(s) if s.seats == 1 else None,
        "attacks": s.attacks,
        "lost_dice": s.lost_dice,
        "trigger": s.trigger if s.trigger != NOBODY else None,
        "ending": s.ending or None,
    }


@cache
def _variant(variant: Variant) -> dict[str, bool]:
    return asdict(variant)


def _phase(s: TinyState) -> Phase | None:
    if s.lanes:
        return "missions"
    if not s.stack:
        return None
    if isinstance(s.stack[-1], ChooseRogue):
        return "rogue"
    return "follow" if isinstance(s.stack[-1], Follow) else "turn"


def _follow(s: TinyState) -> FollowOffer | None:
    step = s.stack[-1] if s.stack and not s.lanes else None
    if not isinstance(step, Follow):
        return None
    return {"seat": step.seat, "leader": _side(s, step.leader), "face": FACE_IDS[step.face], "price": step.price(s)}


def _side(s: TinyState, side: int) -> Side:
    return side if side < s.seats else "rogue"


def _planets(planets: list[int]) -> list[str]:
    return [PLANETS[planet].id for planet in planets]


def _uses(s: TinyState, mask: int) -> list[PlanetUse]:
    """The planet actions in a bit mask of the state."""
    found: list[PlanetUse] = []
    while mask:
        lowest = mask & -mask
        planet, side = divmod(lowest.bit_length() - 1, 8)
        found.append({"planet": PLANETS[planet].id, "side": _side(s, side)})
        mask ^= lowest
    return found


def _galaxy(s: TinyState, side: int) -> Galaxy:
    return {
        "energy": s.energy[side],
        "culture": s.culture[side],
        "empire": s.empire[side],
        "vp": s.vp[side],
        "ships": _ships(s, side),
        "colonies": _planets(s.colonies[side]),
    }


def _player(s: TinyState, seat: int) -> Player:
    return cast(Player, _galaxy(s, seat))


def _with_mission(s: TinyState, seat: int, player: Player) -> Player:
    return {
        **player,
        "dealt": [MISSIONS[mission].id for mission in s.dealt[seat]],
        "kept": MISSIONS[s.kept[seat]].id if s.kept[seat] >= 0 else None,
    }


def _rogue(s: TinyState) -> Rogue:
    return {**_galaxy(s, s.seats), "id": ROGUES[s.rogue].id if s.rogue >= 0 else None}


def _ships(s: TinyState, side: int) -> list[Ship]:
    found: list[Ship] = []
    for index in range(side * SHIPS_EACH, side * SHIPS_EACH + SHIPS_EACH):
        place = s.where[index]
        if place >= ORBIT:
            found.append(_IN_ORBIT[s.row[place - ORBIT]][s.level[index]])
        elif place > HOME:
            found.append(_ON_SURFACE[s.row[place - SURFACE]])
        else:
            found.append(_AT_HOME if place == HOME else _LOCKED)
    return found


# All possible ships and dice of a view. Views share them: nobody changes a view.
_LOCKED: Ship = {"at": "locked", "planet": None, "level": 0}
_AT_HOME: Ship = {"at": "home", "planet": None, "level": 0}
_ON_SURFACE: tuple[Ship, ...] = tuple({"at": "surface", "planet": planet.id, "level": 0} for planet in PLANETS)
_IN_ORBIT: tuple[tuple[Ship, ...], ...] = tuple(
    tuple({"at": "orbit", "planet": planet.id, "level": level} for level in range(planet.advances + 1))
    for planet in PLANETS
)
_DICE: dict[int, Die] = {
    face + became: {"face": face_id, "state": state}
    for face, face_id in enumerate(FACE_IDS)
    for became, state in DIE_STATES.items()
}
