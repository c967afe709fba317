"""What goes to a stockpile mat while its goal is face up, and never comes back (FRONT-14.5, FRONT-14.6, FRONT-A17)."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Text

from . import refs
from .content import FIGURES, WORLDS
from .empire import with_goods
from .options import good_option, world_option
from .state import FrontiersState, FrontiersStep
from .supply import take_good

KEEP_ALL = len(WORLDS)  # in place of a world


@dataclass(slots=True)
class StoreWorld(FrontiersStep):
    """FRONT-14.5, FRONT-14.6: at most one, while that goal is face up."""

    seat: int

    def ask(self, s: FrontiersState) -> Decision | None:
        explored = s.explored[self.seat]
        if not explored or len(s.stored_worlds[self.seat]) >= FIGURES.stored_worlds:
            return None
        return Decision.choose(self, self.seat, "ask.store_world", "FRONT-14.5", [*sorted(explored), KEEP_ALL])

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        (world,) = choice
        if world != KEEP_ALL:
            s.explored[self.seat].remove(world)
            s.stored_worlds[self.seat].append(world)
            s.tell("stores_world", side=refs.SEAT[self.seat], world=refs.TILE[world])

    def option(self, s: FrontiersState, code: int) -> Option:
        if code == KEEP_ALL:
            return Option("nothing", Text("option.store_no_world"))
        return world_option(code, "option.store_world")


@dataclass(slots=True)
class StoreGoods(FrontiersStep):
    """FRONT-14.5, FRONT-A17: which goods go to the stockpile? They never come back."""

    seat: int

    def ask(self, s: FrontiersState) -> Decision | None:
        room = FIGURES.stored_goods - len(s.stored_goods[self.seat])
        goods = with_goods(s, self.seat)
        if room <= 0 or not goods:
            return None
        n = min(room, len(goods))
        return Decision.choose(self, self.seat, "ask.store_goods", "FRONT-14.5", goods, 0, n, n=n)

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        kinds = [take_good(s, self.seat, colony) for colony in choice]
        s.stored_goods[self.seat] += kinds
        if kinds:
            s.tell("stores_goods", side=refs.SEAT[self.seat], goods=refs.goods(kinds))

    def option(self, s: FrontiersState, code: int) -> Option:
        return good_option(s, self.seat, code)


@dataclass(slots=True)
class StoreCredits(FrontiersStep):
    """FRONT-14.5, FRONT-A17: how many credits go to the stockpile? They never come back."""

    seat: int

    def ask(self, s: FrontiersState) -> Decision | None:
        n = min(FIGURES.stored_credits - s.stored_credits[self.seat], s.credits[self.seat])
        if n <= 0:
            return None
        return Decision.amount(self, self.seat, "ask.store_credits", "FRONT-14.5", 0, n, n=n)

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        (n,) = choice
        s.credits[self.seat] -= n
        s.stored_credits[self.seat] += n
        if n:
            s.tell("stores_credits", side=refs.SEAT[self.seat], n=n)
