"""Using the action of a planet: when it may be used, what it costs, and its powers one after the other (section 8)."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Kind, Option, Refusal, Text

from . import refs
from .content import CULTURE, ENERGY, PLANETS
from .dice import DiscardDice, inactive_dice
from .resources import pay
from .state import TinyState, TinyStep

OWN_TURN = Refusal("TINY-8.5", "own_turn_only")
ONCE_PER_TURN = Refusal("TINY-8.6", "once_per_turn")
NO_LOOP = Refusal("TINY-8.20", "still_in_use")


class Power(ABC):
    """The handler of one kind of power; its parameters come from the planet's row."""

    __slots__ = ()

    @abstractmethod
    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        """Why it would change nothing now. `seen` are the planets already under question (a bit each)."""

    @abstractmethod
    def begin(self, s: TinyState, side: int, planet: int) -> None:
        """Do it, or push the step that asks how."""


POWERS: list[tuple[Power, ...]] = []  # by planet; filled by the package `powers`


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
    refusal = cost_refusal(s, side, planet)
    if refusal is not None:
        return refusal
    for power in POWERS[planet]:
        why = power.refusal(s, side, planet, seen | 1 << planet)
        if why is None:
            return None
        refusal = refusal or why
    return refusal


def cost_refusal(s: TinyState, side: int, planet: int) -> Refusal | None:
    """TINY-8.2: costs must be payable in full."""
    card = PLANETS[planet]
    if s.energy[side] < card.energy:
        return _cannot_pay(card.energy, s.energy[side], refs.RESOURCE[ENERGY])
    if s.culture[side] < card.culture:
        return _cannot_pay(card.culture, s.culture[side], refs.RESOURCE[CULTURE])
    if card.dice:
        have = len(inactive_dice(s))
        if have < card.dice:
            return _cannot_pay(card.dice, have, "resource:inactive_dice")
    return None


def _cannot_pay(need: int, have: int, resource: str) -> Refusal:
    return Refusal("TINY-8.2", "cannot_pay", {"need": need, "have": have, "resource": resource})


def use_planet(s: TinyState, side: int, planet: int) -> None:
    """Pay and go through the powers. What is paid to an owner is paid when the owner is known."""
    card = PLANETS[planet]
    bit = 1 << (planet * 8 + side)
    s.in_use |= bit
    s.used_turn |= bit
    s.tell("uses_planet", side=refs.side(s, side), planet=refs.PLANET[planet])
    s.push(PlanetDone(side, planet))
    s.push(DoPowers(side, planet, 0))
    if not card.pays_owner:
        pay(s, side, ENERGY, card.energy)
        pay(s, side, CULTURE, card.culture)
    if card.dice:
        s.push(DiscardDice(side, card.dice))


@dataclass(slots=True)
class DoPowers(TinyStep):
    """The next power of a planet, then the ones after it."""

    side: int
    planet: int
    index: int

    def do(self, s: TinyState) -> None:
        powers = POWERS[self.planet]
        if self.index + 1 < len(powers):
            s.push(DoPowers(self.side, self.planet, self.index + 1))
        power = powers[self.index]
        if power.refusal(s, self.side, self.planet, 0) is None:
            power.begin(s, self.side, self.planet)


@dataclass(slots=True)
class PlanetDone(TinyStep):
    """TINY-8.20: the action is over, with all that it led to, and may be used again."""

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
        about: dict[str, int | str] = {"planet": refs.PLANET[self.planet]}
        return Decision(self.side, "ask.land", "TINY-4.2", (), self, Kind.CONFIRM, about=about)

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
    return Option(ref, Text(text, {"planet": ref}), (Text(f"planet.{PLANETS[planet].id}.text"),))
