"""Powers about planet cards and the empire."""

from dataclasses import dataclass

from astrarium.kernel import Blocked, Choice, Decision, Option, Refusal, Text

from .. import kinds, refs
from ..actions.colonies import occupied, refill
from ..actions.empire import AT_THE_TOP, MixUpgrade, PayUpgrade, can_upgrade, upgrade_cost, upgrade_refusal
from ..actions.planet_actions import Effect, cost_refusal, planet_option, use_planet, use_refusal
from ..actions.resources import gain, pay
from ..content import PLANETS, TOP_LEVEL, Cost
from ..names import CULTURE, ENERGY
from ..state import NO_PLANET, TinyState, TinyStep


class UpgradeCheaper(Effect[kinds.UpgradeCheaper]):
    __slots__ = ()

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        if s.empire[side] == TOP_LEVEL:
            return AT_THE_TOP
        if self.power.lowest and not self.is_lowest(s, side):
            tied = s.empire[side] == min(s.empire)
            return Refusal("TINY-8.8", "tied_lowest_empire" if tied else "not_lowest_empire")
        discount = self.power.discount
        return None if can_upgrade(s, side, discount) else upgrade_refusal(s, side, ENERGY, discount)

    def is_lowest(self, s: TinyState, side: int) -> bool:
        own = s.empire[side]
        others = [level for other, level in enumerate(s.empire) if other != side]
        return own <= min(others) if s.variant.mared_tie_allowed else own < min(others)

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.push(PayUpgrade(side, self.power.discount))


class UpgradeMixed(Effect[kinds.UpgradeMixed]):
    __slots__ = ()

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        if s.empire[side] == TOP_LEVEL:
            return AT_THE_TOP
        need, have = upgrade_cost(s, side), s.energy[side] + s.culture[side]
        if have >= need:
            return None
        return Refusal("TINY-8.9", "cannot_pay", need=need, have=have, resource="resource:any")

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.push(MixUpgrade(side))


class ReplacePlanet(Effect[kinds.ReplacePlanet]):
    __slots__ = ()

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        if not s.deck and not s.discards:
            return Refusal("TINY-A9", "no_planet_left")
        return None if vacant(s) else Refusal("TINY-8.13", "all_planets_occupied")

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.push(Replace(side))


def vacant(s: TinyState) -> list[int]:
    return [slot for slot, planet in enumerate(s.row) if planet != NO_PLANET and not occupied(s, slot)]


@dataclass(slots=True)
class Replace(TinyStep):
    """Which planet is replaced?"""

    side: int

    def ask(self, s: TinyState) -> Decision | None:
        return Decision.choose(self, self.side, "ask.replace", "TINY-8.13", vacant(s))

    def answer(self, s: TinyState, choice: Choice) -> None:
        slot = choice[0]
        planet = s.row[slot]
        s.tell("replaced_planet", side=refs.side(s, self.side), planet=refs.PLANET[planet])
        if s.variant.helios_bottom:  # TINY-A7, later printing
            s.deck.insert(0, planet)
            s.sunk += 1
            refill(s, slot)
        else:
            refill(s, slot)  # before the discard, so that the planet cannot replace itself (TINY-8.13)
            s.discards.append(planet)

    def option(self, s: TinyState, code: int) -> Option:
        return planet_option(s.row[code], "option.planet")

    def blocked(self, s: TinyState) -> list[Blocked]:
        return [
            Blocked(slot, self.option(s, slot), Refusal("TINY-8.13", "planet_occupied", planet=refs.PLANET[planet]))
            for slot, planet in enumerate(s.row)
            if planet != NO_PLANET and occupied(s, slot)
        ]


class UseRowPlanet(Effect[kinds.UseRowPlanet]):
    __slots__ = ()

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        if any(use_refusal(s, side, other, seen) is None for other in others_in_row(s, planet)):
            return None
        return Refusal("TINY-8.17", "no_planet_to_use")

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.push(ChooseRowPlanet(side, planet))


def others_in_row(s: TinyState, planet: int) -> list[int]:
    return [other for other in s.row if other not in (NO_PLANET, planet)]


@dataclass(slots=True)
class ChooseRowPlanet(TinyStep):
    """Which planet's action?"""

    side: int
    planet: int  # the planet whose power this is

    def ask(self, s: TinyState) -> Decision | None:
        found = [other for other in others_in_row(s, self.planet) if use_refusal(s, self.side, other) is None]
        return Decision.choose(self, self.side, "ask.use_planet", "TINY-8.17", found) if found else None

    def answer(self, s: TinyState, choice: Choice) -> None:
        use_planet(s, self.side, choice[0])

    def option(self, s: TinyState, code: int) -> Option:
        return planet_option(code, "option.use_planet")

    def blocked(self, s: TinyState) -> list[Blocked]:
        found = [(other, use_refusal(s, self.side, other)) for other in others_in_row(s, self.planet)]
        return [Blocked(code, self.option(s, code), refusal) for code, refusal in found if refusal]


class UseOthersColony(Effect[kinds.UseOthersColony]):
    __slots__ = ()

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        price = Cost(self.power.energy, self.power.culture)
        refusal = cost_refusal(s, side, price)
        if refusal is not None:
            return refusal
        if any(why is None for _, why in colonies_of_others(s, side, price, seen)):
            return None
        return Refusal("TINY-8.16", "no_planet_to_use")

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.push(ChooseColony(side, self.power.energy, self.power.culture))


def colonies_of_others(s: TinyState, side: int, price: Cost, seen: int = 0) -> list[tuple[int, Refusal | None]]:
    """Each colony of another side, and why it cannot be used, or None. The owner's price is set aside first."""
    s.energy[side] -= price.energy
    s.culture[side] -= price.culture
    found = [
        (planet, use_refusal(s, side, planet, seen))
        for owner, colonies in enumerate(s.colonies)
        if owner != side
        for planet in colonies
    ]
    s.energy[side] += price.energy
    s.culture[side] += price.culture
    return found


def owner_of(s: TinyState, planet: int) -> int:
    return next(side for side, colonies in enumerate(s.colonies) if planet in colonies)


@dataclass(slots=True)
class ChooseColony(TinyStep):
    """Which colony's action? Its owner gets the price."""

    side: int
    energy: int
    culture: int

    def reasons(self, s: TinyState) -> list[tuple[int, Refusal | None]]:
        return colonies_of_others(s, self.side, Cost(self.energy, self.culture))

    def ask(self, s: TinyState) -> Decision | None:
        found = [planet for planet, refusal in self.reasons(s) if refusal is None]
        return Decision.choose(self, self.side, "ask.use_planet", "TINY-8.16", found) if found else None

    def answer(self, s: TinyState, choice: Choice) -> None:
        owner = owner_of(s, choice[0])
        for resource, amount in ((ENERGY, self.energy), (CULTURE, self.culture)):
            pay(s, self.side, resource, amount)
            gain(s, owner, resource, amount)
        use_planet(s, self.side, choice[0])

    def option(self, s: TinyState, code: int) -> Option:
        text = Text("option.use_others_planet", planet=refs.PLANET[code], side=refs.side(s, owner_of(s, code)))
        return Option(refs.PLANET[code], text, (Text(f"planet.{PLANETS[code].id}.text"),))

    def blocked(self, s: TinyState) -> list[Blocked]:
        return [Blocked(code, self.option(s, code), refusal) for code, refusal in self.reasons(s) if refusal]
