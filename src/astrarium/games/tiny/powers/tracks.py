"""Powers that move ships, up and down the colony tracks and between planets."""

from dataclasses import dataclass

from astrarium.kernel import Blocked, Choice, Decision, Kind, Option, Refusal, Text

from .. import refs
from ..actions import action
from ..colonies import (
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
from ..content import ADVANCES_OF, ANY_TRACK, CULTURE, ENERGY, MOVE, SHIPS_EACH, TRACKS
from ..planet_actions import Power
from ..resources import gain
from ..ships import ChooseShip
from ..state import NO_PLANET, ORBIT, TinyState, TinyStep

NO_SHIP_IN_ORBIT = NO_SHIP_ON_TRACK[ANY_TRACK]
NONE_ABOVE_START = Refusal("TINY-8.3", "none_above_start")


class AdvancePower(Power):
    """A ship of yours advances; or (TINY-8.15) one of each other side, who choose clockwise."""

    __slots__ = ("others", "steps", "track")

    def __init__(self, track: str, steps: int, who: str) -> None:
        self.track = TRACKS.index(track)
        self.steps = steps
        self.others = who == "others"

    def movers(self, s: TinyState, side: int) -> list[int]:
        return s.others(side) if self.others else [side]

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        if any(ships_on_track(s, mover, self.track) for mover in self.movers(s, side)):
            return None
        return NO_SHIP_ON_TRACK[self.track]

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        rule = "TINY-8.15" if self.others else "TINY-6.1"
        for mover in reversed(self.movers(s, side)):
            s.push(AdvanceShip(mover, self.track, self.steps, rule=rule))


def enemies_above_start(s: TinyState, side: int, track: int) -> list[int]:
    """By their place in the state's list."""
    return [
        other * SHIPS_EACH + ship for other in range(s.sides) if other != side for ship in above_start(s, other, track)
    ]


class Regress(Power):
    """Enemy ships are pushed back. TINY-8.4: some planets only hit one type of track."""

    __slots__ = ("ships", "steps", "track")

    def __init__(self, track: str, steps: int, ships: int) -> None:
        self.track = TRACKS.index(track)
        self.steps = steps
        self.ships = ships

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        if enemies_above_start(s, side, self.track):
            return None
        return Refusal("TINY-8.3", "no_enemy_above_start", {"track": refs.TRACK[self.track]})

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.push(PushBack(side, self.track, self.steps, self.ships))


@dataclass(slots=True)
class PushBack(TinyStep):
    """Which enemy ships? As many as the planet says, if there are so many."""

    side: int
    track: int
    steps: int
    ships: int

    def ask(self, s: TinyState) -> Decision | None:
        ships = enemies_above_start(s, self.side, self.track)
        n = min(self.ships, len(ships))
        about: dict[str, int | str] = {"n": self.steps, "ships": n, "track": refs.TRACK[self.track]}
        return Decision(self.side, "ask.push_back", "TINY-8.4", ships, self, low=n, high=n, about=about)

    def answer(self, s: TinyState, choice: Choice) -> None:
        for index in choice:
            regress(s, index // SHIPS_EACH, index % SHIPS_EACH, self.steps)

    def option(self, s: TinyState, code: int) -> Option:
        return ship_option(s, code // SHIPS_EACH, code % SHIPS_EACH, "option.enemy_ship")

    def blocked(self, s: TinyState) -> list[Blocked]:
        legal = enemies_above_start(s, self.side, self.track)
        wrong_track = Refusal("TINY-8.4", "wrong_track", {"track": refs.TRACK[self.track]})
        found = []
        for index, place in enumerate(s.where):
            if place >= ORBIT and index // SHIPS_EACH != self.side and index not in legal:
                refusal = wrong_track if s.level[index] else AT_START
                found.append(Blocked(index, self.option(s, index), refusal))
        return found


class TradeLevels(Power):
    """TINY-8.11: one of your ships really goes back, then another goes forward."""

    __slots__ = ("back", "forward")

    def __init__(self, back: int, forward: int) -> None:
        self.back = back
        self.forward = forward

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        return None if above_start(s, side, ANY_TRACK) else NONE_ABOVE_START

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.push(StepBack(side, self.back, self.forward))


@dataclass(slots=True)
class StepBack(TinyStep):
    """Which of your ships goes back?"""

    side: int
    back: int
    forward: int

    def ask(self, s: TinyState) -> Decision | None:
        ships = above_start(s, self.side, ANY_TRACK)
        return Decision(self.side, "ask.step_back", "TINY-8.11", ships, self, about={"n": self.back})

    def answer(self, s: TinyState, choice: Choice) -> None:
        regress(s, self.side, choice[0], self.back)
        s.push(AdvanceShip(self.side, ANY_TRACK, self.forward, choice[0], "TINY-8.11"))

    def option(self, s: TinyState, code: int) -> Option:
        return ship_option(s, self.side, code, "option.ship")

    def blocked(self, s: TinyState) -> list[Blocked]:
        return held_at_start(s, self.side)


class MoveShips(Power):
    """TINY-8.10: full moves with different ships, one after the other."""

    __slots__ = ("ships",)

    def __init__(self, ships: int) -> None:
        self.ships = ships

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        return action(MOVE).refusal(s, side, seen)

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.push(ChooseShip(side, then=self.ships - 1, rule="TINY-8.10"))


class ShiftTrack(Power):
    """TINY-8.14: an orbiting ship goes to the same level of another planet's track."""

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
    args: dict[str, int | str] = {"planet": refs.PLANET[planet]}
    if s.where[base + ship] == ORBIT + slot:
        return Refusal("TINY-8.14", "same_planet", args)
    if ORBIT + slot in s.where[base : base + SHIPS_EACH]:
        return Refusal("TINY-4.6", "own_ship_in_orbit", args)
    if s.level[base + ship] > ADVANCES_OF[planet]:
        return Refusal("TINY-8.14", "track_too_short", {**args, "level": s.level[base + ship]})
    return None


def shifts(s: TinyState, side: int) -> list[int]:
    """Every (ship, slot) as ship * 8 + slot."""
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
        return Decision(self.side, "ask.shift", "TINY-8.14", shifts(s, self.side), self)

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
        args: dict[str, int | str] = {
            "origin": refs.place(s, s.where[index]),
            "planet": refs.PLANET[s.row[slot]],
            "level": s.level[index],
            "goal": ADVANCES_OF[s.row[slot]],
        }
        ref = f"{refs.ship(s, self.side, ship)}>{refs.PLANET[s.row[slot]]}"
        return Option(ref, Text("option.shift", args))

    def blocked(self, s: TinyState) -> list[Blocked]:
        found = []
        for ship in ships_on_track(s, self.side, ANY_TRACK):
            for slot, planet in enumerate(s.row):
                refusal = shift_refusal(s, self.side, ship, slot) if planet != NO_PLANET else None
                if refusal:
                    found.append(Blocked(ship * 8 + slot, self.option(s, ship * 8 + slot), refusal))
        return found


class DisplaceShip(Power):
    """TINY-8.12: an orbiting ship goes home; its level becomes energy or culture."""

    __slots__ = ()

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        return None if ships_on_track(s, side, ANY_TRACK) else NO_SHIP_IN_ORBIT

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.push(Displace(side))


@dataclass(slots=True)
class Displace(TinyStep):
    """Which ship, and for which resource? (ship * 2 + resource; with the later printing, the ship alone)"""

    side: int

    def ask(self, s: TinyState) -> Decision | None:
        ships = ships_on_track(s, self.side, ANY_TRACK)
        if s.variant.andellouxian_mixed:
            options = [ship * 2 for ship in ships]
        else:
            options = [ship * 2 + resource for ship in ships for resource in (ENERGY, CULTURE)]
        return Decision(self.side, "ask.displace", "TINY-8.12", options, self)

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
        args: dict[str, int | str] = {
            "place": refs.place(s, s.where[index]),
            "n": s.level[index],
            "resource": refs.RESOURCE[resource],
        }
        ref = refs.ship(s, self.side, ship)
        if s.variant.andellouxian_mixed:
            return Option(ref, Text("option.displace_mixed", args))
        return Option(f"{ref}>{refs.RESOURCE[resource]}", Text("option.displace", args))


@dataclass(slots=True)
class SplitGain(TinyStep):
    """TINY-A7, later printing: how much of the gain in energy? The rest is culture."""

    side: int
    amount: int

    def ask(self, s: TinyState) -> Decision | None:
        about: dict[str, int | str] = {"n": self.amount}
        return Decision(self.side, "ask.split_gain", "TINY-A7", (), self, Kind.AMOUNT, 0, self.amount, about=about)

    def answer(self, s: TinyState, choice: Choice) -> None:
        gain(s, self.side, ENERGY, choice[0])
        gain(s, self.side, CULTURE, self.amount - choice[0])
