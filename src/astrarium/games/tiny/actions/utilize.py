"""Utilize a colony (section 7): the action of the mat or of one of your colonized planets."""

from dataclasses import dataclass

from astrarium.kernel import Blocked, Choice, Decision, Option, Refusal

from ..names import CULTURE, ENERGY
from ..state import TinyState, TinyStep
from .die_action import DieAction
from .empire import can_upgrade, upgrade, upgrade_cost, upgrade_option, upgrade_refusal
from .planet_actions import planet_option, use_planet, use_refusal

COLONY = 8  # the option of using a colony is this plus the planet

NOTHING_TO_UTILIZE = Refusal("TINY-7.1", "nothing_to_utilize")


@dataclass(slots=True)
class Utilize(TinyStep):
    """Upgrade the empire with energy, with culture, or use a colony?"""

    side: int

    def ask(self, s: TinyState) -> Decision | None:
        side = self.side
        legal = [resource for resource in (ENERGY, CULTURE) if upgrade_refusal(s, side, resource) is None]
        legal += [COLONY + planet for planet in s.colonies[side] if use_refusal(s, side, planet) is None]
        return Decision.choose(self, side, "ask.utilize", "TINY-7.1", legal) if legal else None

    def answer(self, s: TinyState, choice: Choice) -> None:
        code = choice[0]
        if code >= COLONY:
            use_planet(s, self.side, code - COLONY)
        else:
            cost = upgrade_cost(s, self.side)
            upgrade(s, self.side, *((cost, 0) if code == ENERGY else (0, cost)))

    def option(self, s: TinyState, code: int) -> Option:
        if code >= COLONY:
            return planet_option(code - COLONY, "option.use_colony")
        return upgrade_option(s, self.side, code)

    def blocked(self, s: TinyState) -> list[Blocked]:
        side = self.side
        reasons = [(resource, upgrade_refusal(s, side, resource)) for resource in (ENERGY, CULTURE)]
        reasons += [(COLONY + planet, use_refusal(s, side, planet)) for planet in s.colonies[side]]
        return [Blocked(code, self.option(s, code), refusal) for code, refusal in reasons if refusal]


class UtilizeColony(DieAction):
    __slots__ = ()

    def refusal(self, s: TinyState, side: int, seen: int = 0) -> Refusal | None:
        if can_upgrade(s, side):
            return None
        for planet in s.colonies[side]:
            if use_refusal(s, side, planet, seen) is None:
                return None
        return NOTHING_TO_UTILIZE

    def begin(self, s: TinyState, side: int) -> None:
        s.push(Utilize(side))
