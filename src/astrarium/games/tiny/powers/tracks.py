"""Powers that move ships up and down the colony tracks and between planets."""

from dataclasses import dataclass

from astrarium.kernel import Blocked, Choice, Decision, Option, Refusal, Text

from .. import kinds, refs
from ..actions.by_face import ACTIONS
from ..actions.colonies import (
    AT_START,
    NO_SHIP_ON_TRACK,
    AdvanceShip,
    above_start,
    colonize,
    held_at_start,
    regress,
    send_home,
    ship_option,
    ships_on_track,
)
from ..actions.planet_actions import Effect
from ..actions.resources import gain
from ..actions.ships import ChooseShip
from ..content import ADVANCES_OF, SHIPS_EACH
from ..names import ANY_TRACK, CULTURE, ENERGY, MOVE
from ..state import NO_PLANET, ORBIT, TinyState, TinyStep

NO_SHIP_IN_ORBIT = NO_SHIP_ON_TRACK[ANY_TRACK]
NONE_ABOVE_START = Refusal("TINY-8.3", "none_above_start")


class Advance(Effect[kinds.Advance]):
    """A ship of yours advances; or (TINY-8.15) one of each other side, who choose clockwise."""

    __slots__ = ()

    def movers(self, s: TinyState, side: int) -> list[int]:
        return s.others(side) if self.power.who == "others" else [side]

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        if any(ships_on_track(s, mover, self.power.track) for mover in self.movers(s, side)):
            return None
        return NO_SHIP_ON_TRACK[self.power.track]

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        rule = "TINY-8.15" if self.power.who == "others" else "TINY-6.1"
        for mover in reversed(self.movers(s, side)):
            s.push(AdvanceShip(mover, self.power.track, self.power.steps, rule=rule))


def enemies_above_start(s: TinyState, side: int, track: int) -> list[int]:
    """The other sides' ships that can be pushed back, as indices into `s.where`."""
    return [
        other * SHIPS_EACH + ship for other in range(s.sides) if other != side for ship in above_start(s, other, track)
    ]


class Regress(Effect[kinds.Regress]):
    __slots__ = ()

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        if enemies_above_start(s, side, self.power.track):
            return None
        return Refusal("TINY-8.3", "no_enemy_above_start", track=refs.TRACK[self.power.track])

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.push(PushBack(side, self.power.track, self.power.steps, self.power.ships))


@dataclass(slots=True)
class PushBack(TinyStep):
    """Which enemy ships are pushed back? As many as the planet says, or fewer if there are not enough."""

    side: int
    track: int
    steps: int
    ships: int

    def ask(self, s: TinyState) -> Decision | None:
        ships = enemies_above_start(s, self.side, self.track)
        n = min(self.ships, len(ships))
        track = refs.TRACK[self.track]
        return Decision.choose(
            self, self.side, "ask.push_back", "TINY-8.4", ships, n, n, n=self.steps, ships=n, track=track
        )

    def answer(self, s: TinyState, choice: Choice) -> None:
        for index in choice:
            regress(s, index // SHIPS_EACH, index % SHIPS_EACH, self.steps)

    def option(self, s: TinyState, code: int) -> Option:
        return ship_option(s, code // SHIPS_EACH, code % SHIPS_EACH, "option.enemy_ship")

    def blocked(self, s: TinyState) -> list[Blocked]:
        legal = enemies_above_start(s, self.side, self.track)
        wrong_track = Refusal("TINY-8.4", "wrong_track", track=refs.TRACK[self.track])
        found = []
        for index, place in enumerate(s.where):
            if place >= ORBIT and index // SHIPS_EACH != self.side and index not in legal:
                refusal = wrong_track if s.level[index] else AT_START
                found.append(Blocked(index, self.option(s, index), refusal))
        return found


class TradeLevels(Effect[kinds.TradeLevels]):
    __slots__ = ()

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        return None if above_start(s, side, ANY_TRACK) else NONE_ABOVE_START

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.push(StepBack(side, self.power.back, self.power.forward))


@dataclass(slots=True)
class StepBack(TinyStep):
    """Which of your ships goes back?"""

    side: int
    back: int
    forward: int

    def ask(self, s: TinyState) -> Decision | None:
        ships = above_start(s, self.side, ANY_TRACK)
        return Decision.choose(self, self.side, "ask.step_back", "TINY-8.11", ships, n=self.back)

    def answer(self, s: TinyState, choice: Choice) -> None:
        regress(s, self.side, choice[0], self.back)
        s.push(AdvanceShip(self.side, ANY_TRACK, self.forward, choice[0], "TINY-8.11"))

    def option(self, s: TinyState, code: int) -> Option:
        return ship_option(s, self.side, code, "option.ship")

    def blocked(self, s: TinyState) -> list[Blocked]:
        return held_at_start(s, self.side)


class MoveShips(Effect[kinds.MoveShips]):
    __slots__ = ()

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        return ACTIONS[MOVE].refusal(s, side, seen)

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.push(ChooseShip(side, then=self.power.ships - 1, rule="TINY-8.10"))


class ShiftTrack(Effect[kinds.ShiftTrack]):
    __slots__ = ()

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        if not ships_on_track(s, side, ANY_TRACK):
            return NO_SHIP_IN_ORBIT
        return None if shifts(s, side) else Refusal("TINY-8.14", "no_track_to_shift")

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.push(Shift(side))


def shift_refusal(s: TinyState, side: int, ship: int, slot: int) -> Refusal | None:
    base = side * SHIPS_EACH
    planet = s.row[slot]
    if s.where[base + ship] == ORBIT + slot:
        return Refusal("TINY-8.14", "same_planet", planet=refs.PLANET[planet])
    if ORBIT + slot in s.where[base : base + SHIPS_EACH]:
        return Refusal("TINY-4.6", "own_ship_in_orbit", planet=refs.PLANET[planet])
    if s.level[base + ship] > ADVANCES_OF[planet]:
        return Refusal("TINY-8.14", "track_too_short", planet=refs.PLANET[planet], level=s.level[base + ship])
    return None


def shifts(s: TinyState, side: int) -> list[int]:
    """The possible shifts, each as ship * 8 + slot."""
    return [
        ship * 8 + slot
        for ship in ships_on_track(s, side, ANY_TRACK)
        for slot, planet in enumerate(s.row)
        if planet != NO_PLANET and shift_refusal(s, side, ship, slot) is None
    ]


@dataclass(slots=True)
class Shift(TinyStep):
    """Which ship goes where?"""

    side: int

    def ask(self, s: TinyState) -> Decision | None:
        return Decision.choose(self, self.side, "ask.shift", "TINY-8.14", shifts(s, self.side))

    def answer(self, s: TinyState, choice: Choice) -> None:
        ship, slot = divmod(choice[0], 8)
        index = self.side * SHIPS_EACH + ship
        origin = refs.place(s, s.where[index])
        s.where[index] = ORBIT + slot
        planet = s.row[slot]
        s.tell(
            "shifted",
            side=refs.side(s, self.side),
            ship=refs.ship(s, self.side, ship),
            origin=origin,
            planet=refs.PLANET[planet],
            level=s.level[index],
        )
        if s.level[index] == ADVANCES_OF[planet]:
            colonize(s, self.side, slot)

    def option(self, s: TinyState, code: int) -> Option:
        ship, slot = divmod(code, 8)
        index = self.side * SHIPS_EACH + ship
        planet = s.row[slot]
        text = Text(
            "option.shift",
            origin=refs.place(s, s.where[index]),
            planet=refs.PLANET[planet],
            level=s.level[index],
            goal=ADVANCES_OF[planet],
        )
        return Option(f"{refs.ship(s, self.side, ship)}>{refs.PLANET[planet]}", text)

    def blocked(self, s: TinyState) -> list[Blocked]:
        found = []
        for ship in ships_on_track(s, self.side, ANY_TRACK):
            for slot, planet in enumerate(s.row):
                refusal = shift_refusal(s, self.side, ship, slot) if planet != NO_PLANET else None
                if refusal:
                    found.append(Blocked(ship * 8 + slot, self.option(s, ship * 8 + slot), refusal))
        return found


class DisplaceShip(Effect[kinds.DisplaceShip]):
    __slots__ = ()

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        return None if ships_on_track(s, side, ANY_TRACK) else NO_SHIP_IN_ORBIT

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.push(Displace(side))


@dataclass(slots=True)
class Displace(TinyStep):
    """Which ship, and for which resource? (ship * 2 + resource; in the later printing, the ship alone)"""

    side: int

    def ask(self, s: TinyState) -> Decision | None:
        ships = ships_on_track(s, self.side, ANY_TRACK)
        if s.variant.andellouxian_mixed:
            options = [ship * 2 for ship in ships]
        else:
            options = [ship * 2 + resource for ship in ships for resource in (ENERGY, CULTURE)]
        return Decision.choose(self, self.side, "ask.displace", "TINY-8.12", options)

    def answer(self, s: TinyState, choice: Choice) -> None:
        ship, resource = divmod(choice[0], 2)
        index = self.side * SHIPS_EACH + ship
        level = s.level[index]
        origin = refs.place(s, s.where[index])
        send_home(s, index)
        s.tell("displaced", side=refs.side(s, self.side), ship=refs.ship(s, self.side, ship), origin=origin)
        if s.variant.andellouxian_mixed:
            s.push(SplitGain(self.side, level))
        else:
            gain(s, self.side, resource, level)

    def option(self, s: TinyState, code: int) -> Option:
        ship, resource = divmod(code, 2)
        index = self.side * SHIPS_EACH + ship
        ref, place, n = refs.ship(s, self.side, ship), refs.place(s, s.where[index]), s.level[index]
        if s.variant.andellouxian_mixed:
            return Option(ref, Text("option.displace_mixed", place=place, n=n))
        kind = refs.RESOURCE[resource]
        return Option(f"{ref}>{kind}", Text("option.displace", place=place, n=n, resource=kind))


@dataclass(slots=True)
class SplitGain(TinyStep):
    """TINY-A7, later printing: how much of the gain in energy? The rest is culture."""

    side: int
    amount: int

    def ask(self, s: TinyState) -> Decision | None:
        return Decision.amount(self, self.side, "ask.split_gain", "TINY-A7", 0, self.amount, n=self.amount)

    def answer(self, s: TinyState, choice: Choice) -> None:
        gain(s, self.side, ENERGY, choice[0])
        gain(s, self.side, CULTURE, self.amount - choice[0])
