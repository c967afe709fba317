"""What tiles, explored worlds, colonists, credits and goods are worth to a seat, in VP or what will become them.

The weights are estimates by hand, checked only by how often the greedy bot wins with them.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ..actions.ways import BY_CONTACT, PAY, contacts_with, price_with, strength_of
from ..content import FIGURES, TILES, WORLDS
from ..empire import SPACES
from ..names import ANY, NONE
from ..powers import POWERS, Power
from ..scoring import SCORED, VP, bonuses_of
from ..state import FrontiersState
from .harvest import Cycle, Goods, counts, cycle, harvest, kind_taken
from .pace import Pace

# What each unit of a power is worth every time that its action is done
POWER_WORTH = {
    "draw_world": 0.25,
    "gain_colonist": 0.25,
    "gain_credit": 0.4,
    "develop_discount": 0.4,
    "after_develop_credit": 0.4,
    "after_develop_vp": 0.85,
    "military": 0.15,
    "temporary_military": 0.05,
    "settle_discount": 0.2,
    "after_settle_credit": 0.2,
    "after_settle_draw_world": 0.15,
    "extra_colonist": 0.2,
}
AT_ALL = {"contact": 0.15, "settle_two": 0.5, "upgrade": 0.2, "replace_self": 0.15}  # those without an amount
UNIT = {POWERS.classes[kind]: worth for kind, worth in (POWER_WORTH | AT_ALL).items()}
NARROW = 0.35  # share of a power that is about only one kind of world
GROWTH = 3.0  # VP that a tile with a "?" gains over a whole game


def _power_worth(power: Power) -> float:
    scope = getattr(power, "vs", getattr(power, "scope", ANY))
    narrow = NARROW if isinstance(scope, int) and scope != ANY else 1.0
    return UNIT.get(type(power), 0.0) * narrow * float(getattr(power, "amount", 1))


def _by_phase(phase: str) -> tuple[float, ...]:
    return tuple(sum(_power_worth(power) for power in tile.powers if power.phase == phase) for tile in TILES)


EXPLORING, DEVELOPING, SETTLING = _by_phase("explore"), _by_phase("develop"), _by_phase("settle")


class Empire(NamedTuple):
    """What the tiles of a seat promise."""

    points: int
    open: int  # tiles with a "?", which may still gain
    explore: float  # what its powers bring each time that the action is done
    develop: float
    settle: float
    cycle: Cycle


@lru_cache(32768)
def empire(colonies: tuple[int, ...], developments: tuple[int, ...]) -> Empire:
    tiles = (*colonies, *developments)
    return Empire(
        sum([VP[tile] for tile in tiles]) + bonuses_of(colonies, developments),
        len([tile for tile in tiles if tile in SCORED]),
        sum([EXPLORING[tile] for tile in tiles]),
        sum([DEVELOPING[tile] for tile in tiles]),
        sum([SETTLING[tile] for tile in tiles]),
        cycle(colonies, developments),
    )


def empire_worth(e: Empire, at: Pace) -> float:
    """Points, and what powers will bring until the end, without the credits of Produce and Trade (see `income`)."""
    worth = e.points + at.ahead * GROWTH * e.open
    worth += at.explore * e.explore + at.develop * e.develop + at.settle * e.settle
    return worth + at.trade * e.cycle.salons + min(at.produce, at.trade) * e.cycle.vp


def income(e: Empire, at: Pace) -> float:
    """The credits that Produce and Trade will bring until the end."""
    return at.produce * e.cycle.wages + min(at.produce, at.trade) * e.cycle.credits


def room(developments: Sequence[int], at: Pace) -> float:
    """How many credits can still be spent: by the spaces that are left (FRONT-5.3) and the chances to fill them."""
    free = SPACES_IN_ALL - sum([SPACES[tile] for tile in developments])
    return PER_SPACE * min(free, 2 * at.develop) + PER_WORLD * at.settle / 2


SPACES_IN_ALL = FIGURES.development_spaces + FIGURES.red_spaces
PER_SPACE = 4.5  # credits: half of a large development
PER_WORLD = 3.0  # credits for each world that the seat settles


class Held(NamedTuple):
    """What a seat has."""

    colonies: tuple[int, ...]
    developments: tuple[int, ...]
    explored: tuple[int, ...]
    goods: Goods
    colonists: int
    credits: int


class Reach(NamedTuple):
    """What it takes an empire to settle a world."""

    price: int  # NONE: it cannot be paid for
    missing: int  # Military that is missing if no goods are spent


@lru_cache(65536)
def reach(tiles: tuple[int, ...], number: int) -> Reach:
    """What it takes by FRONT-7.4 to FRONT-7.8 and FRONT-7.15 with all these tiles in force."""
    world, kind = WORLDS[number], kind_taken(number)
    if not world.military:
        return Reach(price_with(tiles, world, PAY, kind), 0)
    cost = price_with(tiles, world, BY_CONTACT, kind) if contacts_with(tiles, world) else NONE
    return Reach(cost, max(0, world.cost - strength_of(tiles, world)))


class Standing:
    """What one seat has, and what things are worth to it; cached, since the same holdings are judged often."""

    def __init__(self, held: Held, at: Pace) -> None:
        self.held, self.at = held, at
        self.tiles = (*held.colonies, *held.developments)
        self.empire = empire(held.colonies, held.developments)
        self.base = empire_worth(self.empire, at)
        self.money = held.credits + income(self.empire, at)
        self.room = room(held.developments, at)
        self.funds = self.purse(self.money, self.room)
        self.credit = at.credit * (1.0 if self.money < self.room else TOO_MANY)  # what one more credit is worth
        self.goods = self.kept(self.sold(held.goods))
        self._settled: dict[int, float] = {}
        self._developed: dict[int, tuple[float, float, float]] = {}
        self._good: dict[int, float] = {}
        self.to_settle = self.explored(held.explored)
        self.worth = self.base + self.goods + self.to_settle
        self.worth += self.colonists(held.colonists) + self.funds + 0.01 * held.credits

    def purse(self, money: float, room: float) -> float:
        """What present and future credits are worth: those beyond what can be spent are worth hardly anything.

        Otherwise a seat that earns a lot would save its spaces and avoid the end of the game to earn still more.
        """
        return self.at.credit * (money if money < room else room + TOO_MANY * (money - room))

    def colonists(self, n: int) -> float:
        """What colonists are worth: those that may settle soon more than others."""
        soon = min(n, SOON)
        return min(1.0, self.at.settle / 2) * (COLONIST * soon + SPARE_COLONIST * (n - soon))

    def sold(self, goods: Goods) -> float:
        """What goods bring if they are sold and consumed now."""
        brought = harvest(self.tiles, goods)
        return brought.vp + self.credit * brought.credits

    def kept(self, worth: float) -> float:
        """What goods worth this much now are worth while they wait for a Trade."""
        return HELD * min(1.0, self.at.trade) * worth

    def developed(self, tile: int, cost: int) -> float:
        """What a development would add to the seat's worth at this cost."""
        if tile not in self._developed:
            developments = (*self.held.developments, tile)
            after = empire(self.held.colonies, developments)
            money = self.held.credits + income(after, self.at)
            self._developed[tile] = empire_worth(after, self.at) - self.base, money, room(developments, self.at)
        worth, money, left = self._developed[tile]
        return worth + self.purse(money - cost, left) - self.funds

    def settled(self, world: int) -> float:
        """What settling a world would add to the seat's worth, less its cost: little if it is out of reach."""
        if world not in self._settled:
            self._settled[world] = self._settle(world)
        return self._settled[world]

    def _settle(self, world: int) -> float:
        after = empire((*self.held.colonies, world), self.held.developments)
        worth = empire_worth(after, self.at) - self.base - COLONIST * WORLDS[world].colonists
        money = self.held.credits + income(after, self.at)
        if WORLDS[world].resource == "windfall":
            worth += self._one_more(kind_taken(world))
        price, missing = reach(self.tiles, world)
        is_paid = price != NONE and (missing or not WORLDS[world].military)
        worth += self.purse(money - price if is_paid else money, self.room) - self.funds
        return worth * OUT_OF_REACH / (1 + missing) if missing and price == NONE else worth

    def _one_more(self, kind: int) -> float:
        """What one more good of this kind adds."""
        if kind not in self._good:
            goods = tuple([n + (kind == other) for other, n in enumerate(self.held.goods)])
            self._good[kind] = self.kept(self.sold(goods)) - self.goods
        return self._good[kind]

    def explored(self, worlds: Sequence[int]) -> float:
        """What explored worlds are worth: the best one most, and only as many as there are chances to settle."""
        chances = self.at.settle / 2
        share, worth = TO_SETTLE, 0.0
        for desire in sorted([self.settled(world) for world in worlds], reverse=True):
            if desire <= 0 or chances <= 0:
                break
            worth += share * min(1.0, chances) * desire
            share *= NEXT
            chances -= 1
        return worth


TOO_MANY = 0.15  # share of a credit's worth beyond what can be spent
HELD = 0.75  # share of a good's yield while it lies on a colony
COLONIST, SPARE_COLONIST = 0.5, 0.15
SOON = 3
TO_SETTLE = 0.55  # share of what the best explored world would bring
NEXT = 0.75  # factor of that share for each further one
OUT_OF_REACH = 0.5  # share of a military world's worth where Military is missing, less for each point

_standing = lru_cache(8192)(Standing)


def standing(s: FrontiersState, seat: int, at: Pace) -> Standing:
    held = Held(
        tuple(s.colonies[seat]),
        tuple(s.developments[seat]),
        tuple(s.explored[seat]),
        counts(s.goods[seat]),
        s.colonists[seat],
        s.credits[seat],
    )
    return _standing(held, at)
