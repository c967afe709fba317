"""Powers about planet cards and the empire."""

from dataclasses import dataclass

from astrarium.kernel import Blocked, Choice, Decision, Option, Refusal, Text

from .. import refs
from ..colonies import occupied, refill
from ..content import CULTURE, ENERGY, PLANETS, TOP_LEVEL
from ..empire import AT_THE_TOP, MixUpgrade, PayUpgrade, can_upgrade, upgrade_cost, upgrade_refusal
from ..planet_actions import Power, planet_option, use_planet, use_refusal
from ..resources import gain, pay
from ..state import NO_PLANET, TinyState, TinyStep


class UpgradeEmpire(Power):
    """Cheaper for the lowest empire (TINY-8.8), or with a mix of resources (TINY-8.9)."""

    __slots__ = ("discount", "lowest", "mixed")

    def __init__(self, discount: int, mixed: bool, lowest: bool) -> None:
        self.discount = discount
        self.mixed = mixed
        self.lowest = lowest

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        if s.empire[side] == TOP_LEVEL:
            return AT_THE_TOP
        if self.lowest and not self.is_lowest(s, side):
            tied = s.empire[side] == min(s.empire)
            return Refusal("TINY-8.8", "tied_lowest_empire" if tied else "not_lowest_empire")
        if self.mixed:
            cost, have = upgrade_cost(s, side), s.energy[side] + s.culture[side]
            args: dict[str, int | str] = {"need": cost, "have": have, "resource": "resource:any"}
            return None if have >= cost else Refusal("TINY-8.9", "cannot_pay", args)
        return None if can_upgrade(s, side, self.discount) else upgrade_refusal(s, side, ENERGY, self.discount)

    def is_lowest(self, s: TinyState, side: int) -> bool:
        own = s.empire[side]
        others = [level for other, level in enumerate(s.empire) if other != side]
        return own <= min(others) if s.variant.mared_tie_allowed else own < min(others)

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.push(MixUpgrade(side) if self.mixed else PayUpgrade(side, self.discount))


class ReplacePlanet(Power):
    """TINY-8.13: a planet of the row without any ship is replaced, in the same gap."""

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
    """Which planet goes?"""

    side: int

    def ask(self, s: TinyState) -> Decision | None:
        return Decision(self.side, "ask.replace", "TINY-8.13", vacant(s), self)

    def answer(self, s: TinyState, choice: Choice) -> None:
        slot = choice[0]
        planet = s.row[slot]
        s.tell("replaced_planet", side=refs.side(s, self.side), planet=refs.PLANET[planet])
        if s.variant.helios_bottom:  # TINY-A7, later printing
            s.deck.insert(0, planet)
            s.sunk += 1
            refill(s, slot)
        else:
            refill(s, slot)  # before the discard: the planet that goes is not the one that comes (TINY-8.13)
            s.discards.append(planet)

    def option(self, s: TinyState, code: int) -> Option:
        return planet_option(s.row[code], "option.planet")

    def blocked(self, s: TinyState) -> list[Blocked]:
        return [
            Blocked(
                slot, self.option(s, slot), Refusal("TINY-8.13", "planet_occupied", {"planet": refs.PLANET[planet]})
            )
            for slot, planet in enumerate(s.row)
            if planet != NO_PLANET and occupied(s, slot)
        ]


class UsePlanet(Power):
    """Use a planet of the row (TINY-8.17), or a colony of somebody else, who is paid for it (TINY-8.16)."""

    __slots__ = ("from_row",)

    def __init__(self, source: str) -> None:
        self.from_row = source == "row"

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        if usable(s, side, planet, self.from_row, seen):
            return None
        return Refusal("TINY-8.17" if self.from_row else "TINY-8.16", "no_planet_to_use")

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.push(ChoosePlanet(side, planet, self.from_row))


def within_reach(s: TinyState, side: int, planet: int, from_row: bool) -> list[int]:
    if from_row:
        return [other for other in s.row if other not in (NO_PLANET, planet)]
    return [other for owner, colonies in enumerate(s.colonies) if owner != side for other in colonies]


def reasons(s: TinyState, side: int, planet: int, from_row: bool, seen: int) -> list[tuple[int, Refusal | None]]:
    """Every planet within reach and why it cannot be used. What an owner is paid is no longer there to pay with."""
    card = PLANETS[planet]
    energy, culture = (0, 0) if from_row else (card.energy, card.culture)
    s.energy[side] -= energy
    s.culture[side] -= culture
    found = [(other, use_refusal(s, side, other, seen)) for other in within_reach(s, side, planet, from_row)]
    s.energy[side] += energy
    s.culture[side] += culture
    return found


def usable(s: TinyState, side: int, planet: int, from_row: bool, seen: int) -> list[int]:
    return [other for other, refusal in reasons(s, side, planet, from_row, seen) if refusal is None]


@dataclass(slots=True)
class ChoosePlanet(TinyStep):
    """Whose action?"""

    side: int
    planet: int  # the one that lends the action
    from_row: bool

    def ask(self, s: TinyState) -> Decision | None:
        rule = "TINY-8.17" if self.from_row else "TINY-8.16"
        options = usable(s, self.side, self.planet, self.from_row, 0)
        return Decision(self.side, "ask.use_planet", rule, options, self) if options else None

    def answer(self, s: TinyState, choice: Choice) -> None:
        chosen = choice[0]
        if not self.from_row:
            owner = next(side for side, colonies in enumerate(s.colonies) if chosen in colonies)
            for resource, amount in ((ENERGY, PLANETS[self.planet].energy), (CULTURE, PLANETS[self.planet].culture)):
                pay(s, self.side, resource, amount)
                gain(s, owner, resource, amount)
        use_planet(s, self.side, chosen)

    def option(self, s: TinyState, code: int) -> Option:
        if self.from_row:
            return planet_option(code, "option.use_planet")
        owner = next(side for side, colonies in enumerate(s.colonies) if code in colonies)
        args: dict[str, int | str] = {"planet": refs.PLANET[code], "side": refs.side(s, owner)}
        help_text = (Text(f"planet.{PLANETS[code].id}.text"),)
        return Option(refs.PLANET[code], Text("option.use_others_planet", args), help_text)

    def blocked(self, s: TinyState) -> list[Blocked]:
        found = reasons(s, self.side, self.planet, self.from_row, 0)
        return [Blocked(code, self.option(s, code), refusal) for code, refusal in found if refusal]
