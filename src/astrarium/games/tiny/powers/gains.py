"""Powers that give, change or take resources."""

from dataclasses import dataclass

from astrarium.kernel import Blocked, Choice, Decision, Option, Refusal, Text

from .. import kinds, refs
from ..actions.planet_actions import Effect, cannot_pay
from ..actions.resources import AT_MAXIMUM, gain, lose, take
from ..content import SHIPS_EACH
from ..state import HOME, TinyState, TinyStep

NOBODY_FOLLOWS = Refusal("TINY-10.10", "nobody_follows")


class Gain(Effect[kinds.Gain]):
    """You gain, or every other side does (the Rogue too: TINY-10.21)."""

    __slots__ = ()

    def takers(self, s: TinyState, side: int) -> list[int]:
        """The sides that gain, the others clockwise (TINY-3.3)."""
        return s.others(side) if self.power.who == "others" else [side]

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        stock = s.stock(self.power.resource)
        if any(stock[taker] < s.cap(taker, self.power.resource) for taker in self.takers(s, side)):
            return None
        return AT_MAXIMUM[self.power.resource]

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        for taker in self.takers(s, side):
            gain(s, taker, self.power.resource, self.power.amount)


class GainPerHomeShip(Effect[kinds.GainPerHomeShip]):
    __slots__ = ()

    def ships(self, s: TinyState, side: int) -> int:
        return s.where[side * SHIPS_EACH : side * SHIPS_EACH + SHIPS_EACH].count(HOME)

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        if s.stock(self.power.resource)[side] >= s.cap(side, self.power.resource):
            return AT_MAXIMUM[self.power.resource]
        return None if self.ships(s, side) else Refusal("TINY-A2", "no_ship_home")

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        gain(s, side, self.power.resource, self.power.amount * self.ships(s, side))


class GainWhenFollowed(Effect[kinds.GainWhenFollowed]):
    __slots__ = ()

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        return None if s.seats > 1 else NOBODY_FOLLOWS

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.follow_gains[self.power.resource] += self.power.amount


class Convert(Effect[kinds.Convert]):
    __slots__ = ()

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        if not s.stock(self.power.spend)[side]:
            return cannot_pay(1, 0, refs.RESOURCE[self.power.spend])
        if s.stock(self.power.gain)[side] >= s.cap(side, self.power.gain):
            return AT_MAXIMUM[self.power.gain]
        return None

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.push(ConvertResource(side, self.power.spend, self.power.gain))


@dataclass(slots=True)
class ConvertResource(TinyStep):
    """How many?"""

    side: int
    source: int
    to: int

    def ask(self, s: TinyState) -> Decision | None:
        room = s.cap(self.side, self.to) - s.stock(self.to)[self.side]
        high = min(s.stock(self.source)[self.side], room)
        source, to = refs.RESOURCE[self.source], refs.RESOURCE[self.to]
        return Decision.amount(self, self.side, "ask.convert_resource", "TINY-8.1", 1, high, source=source, to=to)

    def answer(self, s: TinyState, choice: Choice) -> None:
        gain(s, self.side, self.to, lose(s, self.side, self.source, choice[0]))


class Steal(Effect[kinds.Steal]):
    __slots__ = ()

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        if victims(s, side, self.power.resource):
            return None
        return Refusal("TINY-A2", "nobody_has", resource=refs.RESOURCE[self.power.resource])

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.push(StealFrom(side, self.power.resource, self.power.amount))


def victims(s: TinyState, side: int, resource: int) -> list[int]:
    stock = s.stock(resource)
    return [other for other in range(s.sides) if other != side and stock[other]]


@dataclass(slots=True)
class StealFrom(TinyStep):
    """From whom? In solo, the Rogue counts as another player (TINY-10.21)."""

    side: int
    resource: int
    amount: int

    def ask(self, s: TinyState) -> Decision | None:
        found, resource = victims(s, self.side, self.resource), refs.RESOURCE[self.resource]
        return Decision.choose(self, self.side, "ask.steal", "TINY-8.1", found, n=self.amount, resource=resource)

    def answer(self, s: TinyState, choice: Choice) -> None:
        take(s, self.side, choice[0], self.resource, self.amount)

    def option(self, s: TinyState, code: int) -> Option:
        ref = refs.side(s, code)
        return Option(ref, Text("option.steal", side=ref, n=s.stock(self.resource)[code]))

    def blocked(self, s: TinyState) -> list[Blocked]:
        poor = Refusal("TINY-A2", "nobody_has", resource=refs.RESOURCE[self.resource])
        stock = s.stock(self.resource)
        return [
            Blocked(other, self.option(s, other), poor)
            for other in range(s.sides)
            if other != self.side and not stock[other]
        ]
