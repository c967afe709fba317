"""What secret missions pay (TINY-9.3): one class for each kind of goal."""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from . import kinds
from .content import MISSIONS, SHIPS_EACH, TOP_LEVEL, TRACK_OF
from .kinds import Comparison, Goal
from .names import DIPLOMACY, ECONOMY
from .state import HOME, TinyState

G = TypeVar("G", bound=Goal)
C = TypeVar("C", bound=Comparison)


def mission_points(s: TinyState, seat: int) -> int:
    """What the kept mission pays its holder now."""
    return mission_value(s, seat, s.kept[seat]) if s.kept[seat] >= 0 else 0


def mission_value(s: TinyState, seat: int, mission: int) -> int:
    return WORTHS[mission].points(s, seat)


def planets_of(s: TinyState, seat: int, track: int) -> int:
    return sum(TRACK_OF[planet] == track for planet in s.colonies[seat])


class Worth(ABC, Generic[G]):
    """What a goal of one kind pays."""

    __slots__ = ("goal",)

    def __init__(self, goal: G) -> None:
        self.goal = goal

    @abstractmethod
    def points(self, s: TinyState, seat: int) -> int: ...


class AllOrNothing(Worth[G]):
    __slots__ = ()

    def points(self, s: TinyState, seat: int) -> int:
        return self.goal.vp if self.is_reached(s, seat) else 0

    @abstractmethod
    def is_reached(self, s: TinyState, seat: int) -> bool: ...


class EqualTrackTypes(AllOrNothing[kinds.EqualTrackTypes]):
    __slots__ = ()

    def is_reached(self, s: TinyState, seat: int) -> bool:
        """TINY-A11: no planets of either type count as equal."""
        return planets_of(s, seat, DIPLOMACY) == planets_of(s, seat, ECONOMY)


class TriggeredEnd(AllOrNothing[kinds.TriggeredEnd]):
    __slots__ = ()

    def is_reached(self, s: TinyState, seat: int) -> bool:
        return s.trigger == seat  # TINY-A12


class ResourcesAtLeast(AllOrNothing[kinds.ResourcesAtLeast]):
    __slots__ = ()

    def is_reached(self, s: TinyState, seat: int) -> bool:
        return s.energy[seat] >= self.goal.energy and s.culture[seat] >= self.goal.culture


class EmpireMax(AllOrNothing[kinds.EmpireMax]):
    __slots__ = ()

    def is_reached(self, s: TinyState, seat: int) -> bool:
        return s.empire[seat] == TOP_LEVEL


class AllShipsHome(AllOrNothing[kinds.AllShipsHome]):
    __slots__ = ()

    def is_reached(self, s: TinyState, seat: int) -> bool:
        return all(place == HOME for place in available_ships(s, seat))


class NoShipHome(AllOrNothing[kinds.NoShipHome]):
    __slots__ = ()

    def is_reached(self, s: TinyState, seat: int) -> bool:
        return HOME not in available_ships(s, seat)


def available_ships(s: TinyState, seat: int) -> list[int]:
    """TINY-A10: the places of the seat's ships that are not locked."""
    return [place for place in s.where[seat * SHIPS_EACH : seat * SHIPS_EACH + SHIPS_EACH] if place >= HOME]


class Compared(Worth[C]):
    """A goal that compares the seats: is this one first?"""

    __slots__ = ()

    @abstractmethod
    def best(self, stats: list[int]) -> int: ...

    def points(self, s: TinyState, seat: int) -> int:
        stats = [self.stat(s, other) for other in range(s.seats)]
        if stats[seat] != self.best(stats):
            return 0
        return self.goal.vp if stats.count(stats[seat]) == 1 else self.goal.vp_tied

    def stat(self, s: TinyState, seat: int) -> int:
        stat = self.goal.stat
        if stat == "energy":
            return s.energy[seat]
        if stat == "culture":
            return s.culture[seat]
        if stat == "planets":
            return len(s.colonies[seat])
        return planets_of(s, seat, DIPLOMACY if stat == "diplomacy_planets" else ECONOMY)


class Most(Compared[kinds.Most]):
    __slots__ = ()

    def best(self, stats: list[int]) -> int:
        return max(stats)


class Fewest(Compared[kinds.Fewest]):
    __slots__ = ()

    def best(self, stats: list[int]) -> int:
        return min(stats)


OF_KIND: dict[type[Goal], type[Worth[Any]]] = {
    kinds.Most: Most,
    kinds.Fewest: Fewest,
    kinds.EqualTrackTypes: EqualTrackTypes,
    kinds.TriggeredEnd: TriggeredEnd,
    kinds.ResourcesAtLeast: ResourcesAtLeast,
    kinds.EmpireMax: EmpireMax,
    kinds.AllShipsHome: AllShipsHome,
    kinds.NoShipHome: NoShipHome,
}

# By mission
WORTHS: tuple[Worth[Any], ...] = tuple(OF_KIND[type(mission.goal)](mission.goal) for mission in MISSIONS)
