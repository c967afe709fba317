"""Storing on stockpile mats, for good, while their goal is face up (FRONT-14.5, FRONT-14.6, FRONT-A17)."""

from dataclasses import dataclass
from typing import ClassVar

from astrarium.kernel import Choice, Decision, Option, Refusal, Text

from .. import refs
from ..content import FIGURES, WORLDS
from ..empire import with_goods
from ..options import good_option, world_option
from ..state import FrontiersState, FrontiersStep
from ..supply import take_good
from .likeness import goods_unlike

# In place of a world, a colony or a number of credits: store nothing now, or nothing for some rounds
KEEP = max(len(WORLDS), FIGURES.stored_credits + 1)
REST = KEEP + 1
ROUNDS = 3  # how long a rest lasts (FRONT-A37)


class Store(FrontiersStep):
    """FRONT-14.5: is something stored, and what? FRONT-A37: a seat that rests is not asked."""

    __slots__ = ("seat",)
    seat: int
    what: ClassVar[str]

    def things(self, s: FrontiersState) -> list[int]:
        """What may be stored now, as codes of options."""
        raise NotImplementedError

    def put(self, s: FrontiersState, thing: int) -> None:
        raise NotImplementedError

    def rests(self, s: FrontiersState) -> list[int]:
        """For each seat, the round from which it is asked again."""
        raise NotImplementedError

    def ask(self, s: FrontiersState) -> Decision | None:
        if s.round < self.rests(s)[self.seat] and not s.last:
            return None
        things = self.things(s)
        return self.ask_for(s, things) if things else None

    def ask_for(self, s: FrontiersState, things: list[int]) -> Decision:
        """One of them, or none."""
        return Decision.choose(self, self.seat, f"ask.store_{self.what}", "FRONT-14.5", [*things, KEEP, REST])

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        for code in choice:
            if code == REST:
                self.rests(s)[self.seat] = s.round + ROUNDS
            elif code != KEEP:
                self.put(s, code)

    def option(self, s: FrontiersState, code: int) -> Option:
        if code == KEEP:
            return Option("nothing", Text("option.store_nothing"), likely=True)
        if code == REST:
            return Option("rest", Text("option.store_rest", n=ROUNDS))
        return self.thing_option(s, code)

    def thing_option(self, s: FrontiersState, thing: int) -> Option:
        raise NotImplementedError


@dataclass(slots=True)
class StoreWorld(Store):
    """FRONT-14.6: which world is stored? At most one."""

    seat: int
    what: ClassVar[str] = "world"

    def rests(self, s: FrontiersState) -> list[int]:
        return s.rest_worlds

    def things(self, s: FrontiersState) -> list[int]:
        has_room = len(s.stored_worlds[self.seat]) < FIGURES.stored_worlds
        return sorted(s.explored[self.seat]) if has_room else []

    def put(self, s: FrontiersState, thing: int) -> None:
        s.explored[self.seat].remove(thing)
        s.stored_worlds[self.seat].append(thing)
        s.tell("stores_world", side=refs.SEAT[self.seat], world=refs.TILE[thing])

    def thing_option(self, s: FrontiersState, thing: int) -> Option:
        return world_option(thing, "option.store_world")


@dataclass(slots=True)
class StoreGoods(Store):
    """FRONT-A17: which goods go to the stockpile? As many as there is room for, or none."""

    seat: int
    what: ClassVar[str] = "goods"

    def rests(self, s: FrontiersState) -> list[int]:
        return s.rest_goods

    def room(self, s: FrontiersState) -> int:
        return FIGURES.stored_goods - len(s.stored_goods[self.seat])

    def things(self, s: FrontiersState) -> list[int]:
        room = self.room(s)
        return goods_unlike(s, self.seat, with_goods(s, self.seat), room) if room else []

    def ask_for(self, s: FrontiersState, things: list[int]) -> Decision:
        n = min(self.room(s), len(things))
        return Decision.choose(self, self.seat, "ask.store_goods", "FRONT-14.5", [*things, REST], 0, n, n=n)

    def refuse(self, s: FrontiersState, choice: Choice) -> Refusal | None:
        return Refusal("FRONT-A37", "rest_alone") if REST in choice and len(choice) > 1 else None

    def put(self, s: FrontiersState, thing: int) -> None:
        kind = take_good(s, self.seat, thing)
        s.stored_goods[self.seat].append(kind)
        s.tell("stores_good", side=refs.SEAT[self.seat], good=refs.GOOD[kind], world=refs.TILE[thing])

    def thing_option(self, s: FrontiersState, thing: int) -> Option:
        return good_option(s, self.seat, thing, "option.store_good")


@dataclass(slots=True)
class StoreCredits(Store):
    """FRONT-A17: how many credits go to the stockpile?"""

    seat: int
    what: ClassVar[str] = "credits"

    def rests(self, s: FrontiersState) -> list[int]:
        return s.rest_credits

    def things(self, s: FrontiersState) -> list[int]:
        room = FIGURES.stored_credits - s.stored_credits[self.seat]
        return list(range(1, min(room, s.credits[self.seat]) + 1))

    def put(self, s: FrontiersState, thing: int) -> None:
        s.credits[self.seat] -= thing
        s.stored_credits[self.seat] += thing
        s.tell("stores_credits", side=refs.SEAT[self.seat], n=thing)

    def thing_option(self, s: FrontiersState, thing: int) -> Option:
        return Option(f"amount:{thing}", Text("option.store_credits", n=thing))
