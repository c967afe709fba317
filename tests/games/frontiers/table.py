"""What lies on the table when a test begins (see `scenario`)."""

from typing import Self

from astrarium.conformance import TurnScenario
from astrarium.games.frontiers.content import GOALS, IN_BAG, NUMBER, STACK_OF, TILES, WORLDS, World
from astrarium.games.frontiers.names import GOODS, NONE
from astrarium.games.frontiers.state import FrontiersState

GOAL_NUMBER = {goal.id: number for number, goal in enumerate(GOALS)}


class Table(TurnScenario[FrontiersState]):
    # Worlds

    def _take(self, names: tuple[str, ...]) -> list[int]:
        """Take these worlds out of the bag; they must lie nowhere else."""
        s = self.state
        worlds = [NUMBER[name] for name in names]
        lying = {world for some in (*s.explored, *s.colonies, *s.stored_worlds, s.offered) for world in some}
        for world in worlds:
            if world in lying or not isinstance(TILES[world], World):
                raise AssertionError(f"{TILES[world].id} is not free")
        s.bag = [world for world in s.bag if world not in worlds]
        return worlds

    def _give_back(self, worlds: list[int]) -> None:
        self.state.bag += [world for world in worlds if world in IN_BAG]

    def colonies(self, seat: int, *names: str) -> Self:
        """The seat has these colonies, in this order and no others (no start colony is added), without goods."""
        s = self.state
        self._give_back(s.colonies[seat])
        s.colonies[seat] = []
        s.colonies[seat] = self._take(names)
        s.goods[seat] = [NONE] * len(names)
        return self.fresh()

    def goods(self, seat: int, *worlds: str, **kinds: str) -> Self:
        """Goods lie on these colonies, of their kinds; `alien_oort_cloud_refinery="rare"` for one of any kind."""
        s = self.state
        for world in (*worlds, *kinds):
            kind = GOODS.index(kinds[world]) if world in kinds else WORLDS[NUMBER[world]].good
            s.goods[seat][s.colonies[seat].index(NUMBER[world])] = kind
            s.supply[kind] -= 1
        return self.fresh()

    def explored(self, seat: int, *names: str) -> Self:
        s = self.state
        self._give_back(s.explored[seat])
        s.explored[seat] = []
        s.explored[seat] = self._take(names)
        return self.fresh()

    def bag(self, *names: str) -> Self:
        """The bag holds these and nothing else; worlds that lie nowhere are out of play. Order is up to chance."""
        self.state.bag = []
        self.state.bag = sorted(self._take(names))
        return self.fresh()

    # Developments

    def developments(self, seat: int, *names: str) -> Self:
        """The seat has these and no others; on the market their sides lie face up, with one copy less of each."""
        s = self.state
        for tile in s.developments[seat]:
            s.stock[STACK_OF[tile]] += 1
        s.developments[seat] = [NUMBER[name] for name in names]
        for tile in s.developments[seat]:
            s.stock[STACK_OF[tile]] = max(0, s.stock[STACK_OF[tile]] - 1)
        return self.market(*names)

    def adds(self, seat: int, *names: str) -> Self:
        """Colonies without goods, and developments, besides what is there."""
        s = self.state
        built = tuple(name for name in names if NUMBER[name] >= len(WORLDS))
        for world in self._take(tuple(name for name in names if name not in built)):
            s.colonies[seat].append(world)
            s.goods[seat].append(NONE)
        return self.developments(seat, *(TILES[tile].id for tile in s.developments[seat]), *built)

    def market(self, *names: str) -> Self:
        """These sides lie face up on the market."""
        for name in names:
            self.state.showing[STACK_OF[NUMBER[name]]] = NUMBER[name]
        return self.fresh()

    def stock(self, **left: int) -> Self:
        """`drop_ships=1`: how many are left to buy."""
        for name, n in left.items():
            self.state.stock[STACK_OF[NUMBER[name]]] = n
        return self.fresh()

    # What is counted

    def credits(self, seat: int, n: int) -> Self:
        self.state.credits[seat] = n
        return self.fresh()

    def colonists(self, seat: int, n: int) -> Self:
        """The seat has this many colonists in its area; the pool stays as it is."""
        self.state.colonists[seat] = n
        return self.fresh()

    def chips(self, seat: int, vp: int) -> Self:
        """The seat has this many VP in chips, out of the pool."""
        self.state.pool -= vp - self.state.chips[seat]
        self.state.chips[seat] = vp
        return self.fresh()

    def pool(self, vp: int) -> Self:
        self.state.pool = vp
        return self.fresh()

    def colonist_pool(self, n: int) -> Self:
        self.state.colonist_pool = n
        return self.fresh()

    def supply(self, **kinds: int) -> Self:
        """`rare=1`: how many goods of these kinds are left."""
        for kind, n in kinds.items():
            self.state.supply[GOODS.index(kind)] = n
        return self.fresh()

    def tile_credits(self, n: int) -> Self:
        """There are this many credits on the Produce tile."""
        self.state.tile_credits = n
        return self.fresh()

    def at_round(self, number: int) -> Self:
        self.state.round = number
        return self.fresh()

    # Goals (a game with `goals="on"`)

    def goals(self, *up: str) -> Self:
        """These goals and no others lie face up; they leave the deck."""
        s = self.state
        s.goals = [GOAL_NUMBER[goal] for goal in up]
        s.deck = [goal for goal in s.deck if goal not in s.goals]
        return self.fresh()

    def hidden(self, seat: int, goal: str) -> Self:
        """This seat keeps the goal that lies face down."""
        s = self.state
        s.hidden, s.holder = GOAL_NUMBER[goal], seat
        s.deck = [other for other in s.deck if other != s.hidden]
        return self.fresh()

    def deck(self, *goals: str) -> Self:
        """The deck of goals, the top one first, and nothing else."""
        self.state.deck = [GOAL_NUMBER[goal] for goal in reversed(goals)]
        return self.fresh()

    def stored(self, seat: int, *, worlds: str = "", goods: str = "", money: int = 0) -> Self:
        """`worlds="comet_zone gem_world", goods="rare rare"`: what lies on the stockpile mat."""
        s = self.state
        s.stored_worlds[seat] = self._take(tuple(worlds.split()))
        s.stored_goods[seat] = [GOODS.index(good) for good in goods.split()]
        s.stored_credits[seat] = money
        return self.fresh()
