"""Move a ship (section 4)."""

from dataclasses import dataclass

from astrarium.kernel import Blocked, Choice, Decision, Option, Refusal, Text

from .. import refs
from ..content import LONGEST_ROW, PLANETS, SHIPS_EACH
from ..state import HOME, LOCKED, NO_PLANET, ORBIT, SURFACE, TinyState, TinyStep, slot_of
from .colonies import ship_option
from .die_action import DieAction
from .planet_actions import Land, use_refusal

NO_MOVE = Refusal("TINY-4.1", "no_move")
SHIP_LOCKED = Refusal("TINY-4.13", "ship_locked")
SAME_SHIP = Refusal("TINY-8.10", "another_ship")

# Where a ship may go from a slot of the row: to the surfaces and orbits of other planets, and home (TINY-4.4).
_PLACES = [place for slot in range(LONGEST_ROW) for place in (SURFACE + slot, ORBIT + slot)]
_FROM_HOME = tuple(_PLACES)
_FROM_SLOT = tuple((*(place for place in _PLACES if slot_of(place) != slot), HOME) for slot in range(LONGEST_ROW))


def destinations(s: TinyState, side: int, ship: int) -> list[int]:
    """The places to which the ship may move."""
    base = side * SHIPS_EACH
    own = s.where[base : base + SHIPS_EACH]
    place = own[ship]
    row = s.row
    if place == HOME:
        reachable = _FROM_HOME
    else:
        reachable = _FROM_SLOT[slot_of(place)]
    length = len(row)
    # TINY-4.6, TINY-4.7: one own ship per track and per surface; TINY-4.10: any number at home
    found = [spot for spot in reachable if spot == HOME or (spot not in own and (spot - 1) & 7 < length)]
    if NO_PLANET in row:
        found = [spot for spot in found if spot == HOME or row[slot_of(spot)] != NO_PLANET]
    return found


def destination_refusal(s: TinyState, side: int, ship: int, spot: int) -> Refusal | None:
    """Why a ship may not go to a place that exists."""
    own = s.where[side * SHIPS_EACH : side * SHIPS_EACH + SHIPS_EACH]
    place = own[ship]
    if spot == HOME:
        return Refusal("TINY-4.4", "already_home") if place == HOME else None
    planet = refs.PLANET[s.row[slot_of(spot)]]
    if place > HOME and slot_of(place) == slot_of(spot):
        return Refusal("TINY-4.4", "same_planet", planet=planet)
    if spot in own:
        if spot >= ORBIT:
            return Refusal("TINY-4.6", "own_ship_in_orbit", planet=planet)
        return Refusal("TINY-4.7", "own_ship_on_surface", planet=planet)
    return None


def movable_ships(s: TinyState, side: int, without: int = -1) -> list[int]:
    """The ships that can move. Ships at home are all alike, so only the first of them is listed."""
    base = side * SHIPS_EACH
    ships: list[int] = []
    home_listed = False
    for ship, place in enumerate(s.where[base : base + SHIPS_EACH]):
        if place == LOCKED or ship == without:
            continue
        if place == HOME:
            if home_listed or not destinations(s, side, ship):
                continue
            home_listed = True
        ships.append(ship)
    return ships


def move_ship(s: TinyState, side: int, ship: int, spot: int) -> None:
    """Move a ship. It loses its progress on the old track (TINY-4.12); landing may use the planet (TINY-4.2)."""
    index = side * SHIPS_EACH + ship
    if s.events is not None:
        s.tell(
            "moved",
            side=refs.side(s, side),
            ship=refs.ship(s, side, ship),
            origin=refs.place(s, s.where[index]),
            place=refs.place(s, spot),
        )
    s.where[index] = spot
    s.level[index] = 0
    if SURFACE <= spot < ORBIT:
        s.push(Land(side, s.row[slot_of(spot)]))


@dataclass(slots=True)
class ChooseShip(TinyStep):
    """Which ship moves? `then` more different ships move after it (Nagato)."""

    side: int
    without: int = -1
    then: int = 0
    rule: str = "TINY-4.1"

    def ask(self, s: TinyState) -> Decision | None:
        ships = movable_ships(s, self.side, self.without)
        return Decision.choose(self, self.side, "ask.ship", self.rule, ships) if ships else None

    def answer(self, s: TinyState, choice: Choice) -> None:
        s.push(ChooseDestination(self.side, choice[0], self.then, self.rule))

    def option(self, s: TinyState, code: int) -> Option:
        return ship_option(s, self.side, code, "option.ship")

    def blocked(self, s: TinyState) -> list[Blocked]:
        found = []
        for ship in range(SHIPS_EACH):
            place = s.where[self.side * SHIPS_EACH + ship]
            if place == LOCKED or ship == self.without:
                refusal = SHIP_LOCKED if place == LOCKED else SAME_SHIP
                found.append(Blocked(ship, self.option(s, ship), refusal))
        return found


@dataclass(slots=True)
class ChooseDestination(TinyStep):
    """Where to? (TINY-4.1)"""

    side: int
    ship: int
    then: int = 0
    rule: str = "TINY-4.1"

    def ask(self, s: TinyState) -> Decision | None:
        spots = destinations(s, self.side, self.ship)
        place = refs.place_of_ship(s, self.side, self.ship)
        return Decision.choose(self, self.side, "ask.destination", self.rule, spots, place=place)

    def answer(self, s: TinyState, choice: Choice) -> None:
        if self.then:
            s.push(ChooseShip(self.side, self.ship, self.then - 1, self.rule))
        move_ship(s, self.side, self.ship, choice[0])

    def option(self, s: TinyState, code: int) -> Option:
        leaving = s.level[self.side * SHIPS_EACH + self.ship]
        warning = Text("warning.progress_lost", n=leaving) if leaving else None
        ref = refs.place(s, code)
        if code == HOME:
            return Option(ref, Text("option.to_home"), warning=warning)
        planet = s.row[slot_of(code)]
        card = PLANETS[planet]
        text = Text(
            "option.to_orbit" if code >= ORBIT else "option.to_surface",
            planet=refs.PLANET[planet],
            vp=card.vp,
            goal=card.advances,
            track=refs.TRACK[card.track],
            resource=refs.RESOURCE[card.resource],
        )
        if code >= ORBIT:
            return Option(ref, text, warning=warning)
        if warning is None and self.landing_refusal(s, code) is not None:
            warning = Text("warning.no_effect", planet=refs.PLANET[planet])
        return Option(ref, text, (Text(f"planet.{card.id}.text"),), warning)

    def landing_refusal(self, s: TinyState, spot: int) -> Refusal | None:
        """Why the planet's action would do nothing once the ship has landed there, or None."""
        index = self.side * SHIPS_EACH + self.ship
        before = s.where[index], s.level[index]
        s.where[index], s.level[index] = spot, 0
        refusal = use_refusal(s, self.side, s.row[slot_of(spot)])
        s.where[index], s.level[index] = before
        return refusal

    def blocked(self, s: TinyState) -> list[Blocked]:
        found = []
        spots = [HOME, *(spot for spot in _PLACES if slot_of(spot) < len(s.row))]
        for spot in spots:
            if spot != HOME and s.row[slot_of(spot)] == NO_PLANET:
                continue
            refusal = destination_refusal(s, self.side, self.ship, spot)
            if refusal:
                found.append(Blocked(spot, self.option(s, spot), refusal))
        return found


class Move(DieAction):
    """Move one available ship."""

    __slots__ = ()

    def refusal(self, s: TinyState, side: int, seen: int = 0) -> Refusal | None:
        """A ship at a planet can go home; a ship at home can go to any planet, if there is one."""
        row_is_empty = max(s.row) == NO_PLANET
        for place in s.where[side * SHIPS_EACH : side * SHIPS_EACH + SHIPS_EACH]:
            if place > HOME or (place == HOME and not row_is_empty):
                return None
        return NO_MOVE

    def begin(self, s: TinyState, side: int) -> None:
        s.push(ChooseShip(side))
