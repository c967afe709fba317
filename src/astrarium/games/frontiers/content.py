"""Tiles and figures as immutable tables.

A tile is a small integer: the worlds of the bag come first, then the start colonies, then the developments. Copies of
a development share its number.
"""

from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass
from typing import Annotated, Literal, TypeVar

from astrarium.kernel.content import box
from astrarium.kernel.content.records import ContentError, contents

from .names import ANY, GOODS, ICONS, NO_GOOD, Action, GoodName, Icon, KeywordName, WorldGood
from .powers import POWERS, Power
from .powers.goods import VpPerGoodConsumed
from .powers.scores import Score

CONTENT = box.load(__package__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Tile:
    """What worlds and developments have in common."""

    id: str
    cost: int
    vp: int
    keywords: tuple[KeywordName, ...] = ()
    powers: tuple[Annotated[Power, POWERS], ...] = ()

    @property
    def icons(self) -> frozenset[Icon]:
        """FRONT-16.1: the signs of its powers; powers that count at the end have none."""
        return frozenset(icon for icon in ICONS if any(power.phase == icon for power in self.powers))


@dataclass(frozen=True, slots=True, kw_only=True)
class World(Tile):
    """`cost` is the price of a non-military world, and the defence of a military one (FRONT-0.6)."""

    colonists: int
    military: bool = False
    good: WorldGood = NO_GOOD
    resource: Literal["production", "windfall", "grey"] = "grey"
    sellable: bool = True  # may its good be sold (FRONT-9.5)?

    @property
    def is_alien(self) -> bool:
        """FRONT-16.2: by the keyword, whatever its colour."""
        return "alien" in self.keywords


@dataclass(frozen=True, slots=True, kw_only=True)
class Development(Tile):
    size: Literal["small", "large"]

    @property
    def spaces(self) -> int:
        """FRONT-0.8"""
        return 2 if self.size == "large" else 1


@dataclass(frozen=True, slots=True)
class Figures:
    development_spaces: int
    red_spaces: int
    colonies: int
    colonists_left: int
    world_limit: int
    explore_draw: int
    colonists_per_player: int
    vp_per_player: int
    settle_colonists: int
    settle_bonus: int
    develop_discount: int
    retreat_credits: int
    trade_vp: int
    envoys_vp: int
    goals_credits: int
    goals_seen: int
    tile_credits: int
    stored_worlds: int
    stored_goods: int
    stored_credits: int
    round_limit: int


@dataclass(frozen=True, slots=True)
class SeatsRow:
    id: str
    copies: int
    credits: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GoodRow:
    id: GoodName
    price: int
    count: int


@dataclass(frozen=True, slots=True)
class ActionRow:
    id: Action


@dataclass(frozen=True, slots=True, kw_only=True)
class Stack:
    """A place of the market: copies of one tile, which may have another side."""

    id: str
    white: str
    back: str = ""
    copies: int


@dataclass(frozen=True, slots=True)
class Mat:
    """An empire mat, and the start colonies on its two sides."""

    id: str
    white: str
    back: str


@dataclass(frozen=True, slots=True)
class GoalStep:
    at: int
    vp: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Goal:
    """FRONT-16.4: points by the highest step reached."""

    id: str
    counts: Literal[
        "stockpiled_worlds",
        "stockpiled_goods",
        "stockpiled_credits",
        "different_kind_of_colony",
        "different_keyword",
        "different_power_icon",
        "unused_colonists",
        "consume_powers",
    ]
    steps: tuple[GoalStep, ...]
    stores: Literal["", "worlds", "goods", "credits"] = ""

    def points(self, n: int) -> int:
        return max((step.vp for step in self.steps if step.at <= n), default=0)


@dataclass(frozen=True, slots=True)
class Chip:
    value: int
    count: int


@dataclass(frozen=True, slots=True)
class Box:
    """What else is in the box (FRONT-0.2); no rule asks for it."""

    colonists: int
    development_mats: int
    empire_mats: int
    stockpile_mats: int
    setup_tile: int
    world_summary_tile: int
    priority_tracks: int
    player_disks: int
    bag: int
    vp_chips: tuple[Chip, ...]
    credit_chips: tuple[Chip, ...]


@dataclass(frozen=True, slots=True)
class Contents:
    """All that the content files hold."""

    figures: Figures
    world: tuple[World, ...]
    development: tuple[Development, ...]
    stack: tuple[Stack, ...]
    mat: tuple[Mat, ...]
    goal: tuple[Goal, ...]
    good: tuple[GoodRow, ...]
    action: tuple[ActionRow, ...]
    seats: tuple[SeatsRow, ...]
    box: Box


_ALL = contents(Contents, CONTENT)
FIGURES = _ALL.figures
BOX = _ALL.box
SEATS = {int(row.id): row for row in _ALL.seats}
STACKS = _ALL.stack
MATS = _ALL.mat
GOALS = _ALL.goal
_GOODS = {row.id: row for row in _ALL.good}
PRICE = tuple(_GOODS[good].price for good in GOODS)  # FRONT-9.3
GOODS_IN_BOX = tuple(_GOODS[good].count for good in GOODS)

_STARTS = {side for mat in MATS for side in (mat.white, mat.back)}
WORLDS: tuple[World, ...] = (
    *(world for world in _ALL.world if world.id not in _STARTS),
    *(world for world in _ALL.world if world.id in _STARTS),
)
IN_BAG = range(sum(world.id not in _STARTS for world in _ALL.world))
DEVELOPMENTS = _ALL.development
TILES: tuple[Tile, ...] = (*WORLDS, *DEVELOPMENTS)
COUNT = len(TILES)
NUMBER = {tile.id: number for number, tile in enumerate(TILES)}


def development(tile: int) -> Development:
    return DEVELOPMENTS[tile - len(WORLDS)]


def _known(where: str, ids: Iterable[str], known: Container[str]) -> None:
    for id_ in ids:
        if id_ not in known:
            raise ContentError(f"{where}, {id_}", "no_such_row")


def _check_tiles() -> None:
    """Check what the row of a tile cannot check by itself; raises `ContentError`."""
    if len(NUMBER) != COUNT:
        raise ContentError("development", "no_such_row")
    for world in WORLDS:
        if (world.good == NO_GOOD) != (world.resource == "grey"):
            key = "'good'" if world.good == NO_GOOD else "'resource'"
            raise ContentError(f"world {world.id}", "missing_key", key=key)
    for tile in TILES:
        for power in tile.powers:
            if isinstance(power, Score):
                _known(f"{tile.id}, powers", power.count.ids, NUMBER)
            if isinstance(power, VpPerGoodConsumed):
                _known(f"{tile.id}, powers", [power.bonus_with], NUMBER)


def _check_table() -> None:
    """The same for mats, stacks and the set-up."""
    for mat in MATS:
        _known(f"mat {mat.id}", (mat.white, mat.back), {world.id for world in WORLDS})
    for stack in STACKS:
        sides = [side for side in (stack.white, stack.back) if side]
        _known(f"stack {stack.id}", sides, {tile.id for tile in DEVELOPMENTS})
    for seats, row in SEATS.items():
        if len(row.credits) != seats:
            raise ContentError(f"seats {row.id}, credits", "none_of", said=str(len(row.credits)), known=row.id)
    if len(MATS) < max(SEATS):
        raise ContentError("mat", "missing_key", key="'id'")


_check_tiles()
_check_table()

ANY_KIND = frozenset(number for number, world in enumerate(WORLDS) if world.good == ANY)  # FRONT-3.9
# The tiles on the two sides of each place of the market; only one if it has no back
SIDES = tuple(tuple(NUMBER[side] for side in (stack.white, stack.back) if side) for stack in STACKS)
STACK_OF = {tile: place for place, sides in enumerate(SIDES) for tile in sides}
STARTS = tuple((NUMBER[mat.white], NUMBER[mat.back]) for mat in MATS)

P = TypeVar("P", bound=Power)


def rows(kind: type[P], *phases: str) -> tuple[tuple[P, ...], ...]:
    """The powers of one kind (and of these phases), by tile."""
    return tuple(
        tuple(power for power in tile.powers if isinstance(power, kind) and (not phases or power.phase in phases))
        for tile in TILES
    )


def totals(powers: Iterable[Iterable[P]], amount: Callable[[P], int]) -> tuple[int, ...]:
    """What the powers of these `rows` come to in all, by tile."""
    return tuple(sum(amount(power) for power in row) for row in powers)


POWERS_PER_TILE = max(len(tile.powers) for tile in TILES)  # a power's code: tile * this + its place on the tile


def coded_rows(kind: type[P]) -> tuple[tuple[tuple[int, P], ...], ...]:
    """The same, each with its code."""
    return tuple(
        tuple(
            (number * POWERS_PER_TILE + place, power)
            for place, power in enumerate(tile.powers)
            if isinstance(power, kind)
        )
        for number, tile in enumerate(TILES)
    )
