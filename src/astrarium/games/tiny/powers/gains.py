"""Powers that give, change or take resources."""

from dataclasses import dataclass

from astrarium.kernel import Blocked, Choice, Decision, Kind, Option, Refusal, Text

from .. import refs
from ..content import RESOURCES, SHIPS_EACH
from ..planet_actions import Power
from ..resources import AT_MAXIMUM, gain, lose
from ..state import HOME, TinyState, TinyStep

NOBODY_FOLLOWS = Refusal("TINY-10.10", "nobody_follows")


class Gain(Power):
    """You gain, or every other side does (the Rogue too: TINY-10.21)."""

    __slots__ = ("amount", "others", "resource")

    def __init__(self, resource: str, amount: int, who: str) -> None:
        self.resource = RESOURCES.index(resource)
        self.amount = amount
        self.others = who == "others"

    def takers(self, s: TinyState, side: int) -> list[int]:
        """TINY-3.3: others are named clockwise."""
        return s.others(side) if self.others else [side]

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        stock = s.stock(self.resource)
        if any(stock[taker] < s.cap(taker, self.resource) for taker in self.takers(s, side)):
            return None
        return AT_MAXIMUM[self.resource]

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        for taker in self.takers(s, side):
            gain(s, taker, self.resource, self.amount)


class GainPerHomeShip(Power):
    __slots__ = ("amount", "resource")

    def __init__(self, resource: str, amount: int) -> None:
        self.resource = RESOURCES.index(resource)
        self.amount = amount

    def ships(self, s: TinyState, side: int) -> int:
        return s.where[side * SHIPS_EACH : side * SHIPS_EACH + SHIPS_EACH].count(HOME)

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        if s.stock(self.resource)[side] >= s.cap(side, self.resource):
            return AT_MAXIMUM[self.resource]
        return None if self.ships(s, side) else Refusal("TINY-A2", "no_ship_home")

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        gain(s, side, self.resource, self.amount * self.ships(s, side))


class GainWhenFollowed(Power):
    """TINY-8.7: for each follow of your dice until your turn ends."""

    __slots__ = ("amount", "resource")

    def __init__(self, resource: str, amount: int) -> None:
        self.resource = RESOURCES.index(resource)
        self.amount = amount

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        return None if s.seats > 1 else NOBODY_FOLLOWS

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.follow_gains[self.resource] += self.amount


class Convert(Power):
    """Any number of one resource into the other."""

    __slots__ = ("source", "to")

    def __init__(self, source: str, to: str) -> None:
        self.source = RESOURCES.index(source)
        self.to = RESOURCES.index(to)

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        if not s.stock(self.source)[side]:
            args: dict[str, int | str] = {"need": 1, "have": 0, "resource": refs.RESOURCE[self.source]}
            return Refusal("TINY-8.2", "cannot_pay", args)
        if s.stock(self.to)[side] >= s.cap(side, self.to):
            return AT_MAXIMUM[self.to]
        return None

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.push(ConvertResource(side, self.source, self.to))


@dataclass(slots=True)
class ConvertResource(TinyStep):
    """How many?"""

    side: int
    source: int
    to: int

    def ask(self, s: TinyState) -> Decision | None:
        room = s.cap(self.side, self.to) - s.stock(self.to)[self.side]
        high = min(s.stock(self.source)[self.side], room)
        about: dict[str, int | str] = {"source": refs.RESOURCE[self.source], "to": refs.RESOURCE[self.to]}
        return Decision(self.side, "ask.convert_resource", "TINY-8.1", (), self, Kind.AMOUNT, 1, high, about=about)

    def answer(self, s: TinyState, choice: Choice) -> None:
        gain(s, self.side, self.to, lose(s, self.side, self.source, choice[0]))


class Steal(Power):
    __slots__ = ("amount", "resource")

    def __init__(self, resource: str, amount: int) -> None:
        self.resource = RESOURCES.index(resource)
        self.amount = amount

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        if victims(s, side, self.resource):
            return None
        return Refusal("TINY-A2", "nobody_has", {"resource": refs.RESOURCE[self.resource]})

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.push(StealFrom(side, self.resource, self.amount))


def victims(s: TinyState, side: int, resource: int) -> list[int]:
    stock = s.stock(resource)
    return [other for other in range(s.sides) if other != side and stock[other]]


@dataclass(slots=True)
class StealFrom(TinyStep):
    """From whom? In solo the Rogue is another player (TINY-10.21)."""

    side: int
    resource: int
    amount: int

    def ask(self, s: TinyState) -> Decision | None:
        about: dict[str, int | str] = {"n": self.amount, "resource": refs.RESOURCE[self.resource]}
        return Decision(self.side, "ask.steal", "TINY-8.1", victims(s, self.side, self.resource), self, about=about)

    def answer(self, s: TinyState, choice: Choice) -> None:
        gain(s, self.side, self.resource, lose(s, choice[0], self.resource, self.amount))

    def option(self, s: TinyState, code: int) -> Option:
        ref = refs.side(s, code)
        return Option(ref, Text("option.steal", {"side": ref, "n": s.stock(self.resource)[code]}))

    def blocked(self, s: TinyState) -> list[Blocked]:
        poor = Refusal("TINY-A2", "nobody_has", {"resource": refs.RESOURCE[self.resource]})
        stock = s.stock(self.resource)
        return [
            Blocked(other, self.option(s, other), poor)
            for other in range(s.sides)
            if other != self.side and not stock[other]
        ]
