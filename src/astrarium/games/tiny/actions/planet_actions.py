"""Using a planet's action: when it may be used, what it costs, and its powers one after the other (section 8)."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from astrarium.kernel import Choice, Decision, Option, Refusal, Text

from .. import refs
from ..content import PLANETS, Cost
from ..dice import DiscardDice, inactive_dice
from ..kinds import Power
from ..names import CULTURE, ENERGY
from ..state import TinyState, TinyStep
from .resources import pay

OWN_TURN = Refusal("TINY-8.5", "own_turn_only")
ONCE_PER_TURN = Refusal("TINY-8.6", "once_per_turn")
NO_LOOP = Refusal("TINY-8.20", "still_in_use")


P = TypeVar("P", bound=Power)


class Effect(ABC, Generic[P]):
    """What a power of one kind does."""

    __slots__ = ("power",)

    def __init__(self, power: P) -> None:
        self.power = power

    @abstractmethod
    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        """Why the power would change nothing now, or None. `seen`: planets being checked already (bits)."""

    @abstractmethod
    def begin(self, s: TinyState, side: int, planet: int) -> None:
        """Use the power, or push the step that asks how."""


# By planet. Filled by `powers.connect` once all kinds of powers are imported: some of them use planets themselves.
EFFECTS: list[tuple[Effect[Any], ...]] = []


def use_refusal(s: TinyState, side: int, planet: int, seen: int = 0) -> Refusal | None:
    """Why a planet's action is not available to a side, or None."""
    card = PLANETS[planet]
    bit = 1 << (planet * 8 + side)
    if s.in_use & bit or seen >> planet & 1:
        return NO_LOOP
    if card.once and s.used_turn & bit:
        return ONCE_PER_TURN
    if card.own_turn and side != s.active:
        return OWN_TURN
    refusal = cost_refusal(s, side, card.cost)
    if refusal is not None:
        return refusal
    for effect in EFFECTS[planet]:
        why = effect.refusal(s, side, planet, seen | 1 << planet)
        if why is None:
            return None
        refusal = refusal or why
    return refusal


def cost_refusal(s: TinyState, side: int, cost: Cost) -> Refusal | None:
    """TINY-8.2: costs must be payable in full."""
    if s.energy[side] < cost.energy:
        return cannot_pay(cost.energy, s.energy[side], refs.RESOURCE[ENERGY])
    if s.culture[side] < cost.culture:
        return cannot_pay(cost.culture, s.culture[side], refs.RESOURCE[CULTURE])
    if cost.dice:
        have = len(inactive_dice(s))
        if have < cost.dice:
            return cannot_pay(cost.dice, have, "resource:inactive_dice")
    return None


def cannot_pay(need: int, have: int, resource: str) -> Refusal:
    return Refusal("TINY-8.2", "cannot_pay", need=need, have=have, resource=resource)


def use_planet(s: TinyState, side: int, planet: int) -> None:
    """Pay the cost and use the powers one after the other."""
    cost = PLANETS[planet].cost
    bit = 1 << (planet * 8 + side)
    s.in_use |= bit
    s.used_turn |= bit
    s.tell("uses_planet", side=refs.side(s, side), planet=refs.PLANET[planet])
    s.push(PlanetDone(side, planet))
    s.push(DoPowers(side, planet, 0))
    pay(s, side, ENERGY, cost.energy)
    pay(s, side, CULTURE, cost.culture)
    if cost.dice:
        s.push(DiscardDice(side, cost.dice))


@dataclass(slots=True)
class DoPowers(TinyStep):
    """The power of a planet at `index`, then those after it."""

    side: int
    planet: int
    index: int

    def do(self, s: TinyState) -> None:
        effects = EFFECTS[self.planet]
        if self.index + 1 < len(effects):
            s.push(DoPowers(self.side, self.planet, self.index + 1))
        effect = effects[self.index]
        if effect.refusal(s, self.side, self.planet, 0) is None:
            effect.begin(s, self.side, self.planet)


@dataclass(slots=True)
class PlanetDone(TinyStep):
    """TINY-8.20: the action and everything that followed from it is over, so it may be used again."""

    side: int
    planet: int

    def do(self, s: TinyState) -> None:
        s.in_use &= ~(1 << (self.planet * 8 + self.side))


@dataclass(slots=True)
class Land(TinyStep):
    """TINY-4.2: a ship has landed; its player may use the planet's action, or not (TINY-A3)."""

    side: int
    planet: int

    def ask(self, s: TinyState) -> Decision | None:
        if use_refusal(s, self.side, self.planet) is not None:
            return None
        return Decision.confirm(self, self.side, "ask.land", "TINY-4.2", planet=refs.PLANET[self.planet])

    def answer(self, s: TinyState, choice: Choice) -> None:
        if choice[0]:
            use_planet(s, self.side, self.planet)

    def option(self, s: TinyState, code: int) -> Option:
        if code:
            return planet_option(self.planet, "option.use_planet")
        return Option("pass", Text("option.no_use"))


def planet_option(planet: int, text: str) -> Option:
    """A planet in words, with what its action does."""
    ref = refs.PLANET[planet]
    return Option(ref, Text(text, planet=ref), (Text(f"planet.{PLANETS[planet].id}.text"),))
