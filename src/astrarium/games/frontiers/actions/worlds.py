"""What happens to explored worlds at the end of Explore and Settle: storing, the limit, and back into the bag."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option

from .. import refs
from ..content import FIGURES
from ..empire import worlds_held
from ..goals import stores
from ..options import world_option
from ..state import FrontiersState, FrontiersStep
from .stockpiles import StoreWorld


def end_with_worlds(s: FrontiersState) -> None:
    """FRONT-A7, FRONT-A17: in order each seat may store a world, then returns those above the limit."""
    s.push(RefillBag())
    storing = stores(s, "worlds")
    for seat in reversed(s.seats_in_order()):
        if worlds_held(s, seat) > FIGURES.world_limit:
            s.push(ReturnWorlds(seat))
        if storing:
            s.push(StoreWorld(seat))


@dataclass(slots=True)
class ReturnWorlds(FrontiersStep):
    """FRONT-6.4: which explored worlds go back? As many as the seat holds above nine."""

    seat: int

    def ask(self, s: FrontiersState) -> Decision | None:
        n = worlds_held(s, self.seat) - FIGURES.world_limit
        if n <= 0 or not s.explored[self.seat]:
            return None
        explored = sorted(s.explored[self.seat])
        n = min(n, len(explored))
        return Decision.choose(self, self.seat, "ask.return_worlds", "FRONT-6.4", explored, n, n, n=n)

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        for world in choice:
            s.explored[self.seat].remove(world)
            s.returned.append(world)
            s.tell("returns_world", side=refs.SEAT[self.seat], world=refs.TILE[world])

    def option(self, s: FrontiersState, code: int) -> Option:
        return world_option(code)


@dataclass(slots=True)
class RefillBag(FrontiersStep):
    """FRONT-6.2, FRONT-7.20: returned and untaken worlds go into the bag only here (FRONT-A7)."""

    def do(self, s: FrontiersState) -> None:
        left = [world for world, taker in zip(s.offered, s.takers, strict=True) if taker < 0]
        if left or s.returned:
            s.bag = sorted([*s.bag, *left, *s.returned])
        s.offered, s.takers, s.returned = [], [], []
