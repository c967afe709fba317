"""Tiles and dice as immutable tables.

A tile of the bag is a small integer. Its development is design 2 * tile, its world is design 2 * tile + 1. The
designs of start tiles (halves of factions, home worlds) follow.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Literal, TypeVar

from astrarium.kernel.content import box
from astrarium.kernel.content.records import ContentError, contents

from .dice import MOST
from .names import DICE, FACES, GRAY, HOME, PHASES, WILD, WORLD, WORLD_COLOURS, Die, Face, Phase, Stack, World
from .powers import POWERS, Power

CONTENT = box.load(__package__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Design:
    """The printed facts of one side of a tile, or of one half of a faction tile."""

    id: str
    kind: Stack
    cost: int  # in workers; it is also the tile's VP (ROLL-0.6)
    colour: World = GRAY
    category: Literal["", "reassign", "immediate", "power", "faction"] = ""  # of a development
    faction: int = 0  # the number of its faction, for one half of a faction tile
    home: int = 0  # the number of a home world
    back: str = ""  # the world on the other side
    powers: tuple[Annotated[Power, POWERS], ...] = ()
    text_any: dict[str, str] | None = None  # its text at a table where workers may be split (ROLL-A1)

    @property
    def is_world(self) -> bool:
        return self.kind == WORLD

    @property
    def is_start(self) -> bool:
        return bool(self.faction or self.home)

    @property
    def reassigns(self) -> bool:
        """ROLL-4.15: is it a Reassign development? Its category decides, not what it does."""
        return self.category == "reassign"


@dataclass(frozen=True, slots=True)
class Figures:
    credits_start: int
    credits_max: int
    credits_after_recruiting: int
    recruit_cost: int
    stock_credits: int
    scout_draws: int
    home_dice_in_cup: int
    home_dice_in_citizenry: int
    start_tiles: int
    tableau_end: int
    chips_per_player: int
    goods_per_world: int
    consume_vp: int
    good_matches_vp: int
    shipper_matches_vp: int
    round_limit: int


@dataclass(frozen=True, slots=True)
class DieRow:
    id: Die
    colour: dict[str, str]
    count: int
    faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class PhaseRow:
    id: Phase
    roman: str
    worker: dict[str, str]


@dataclass(frozen=True, slots=True)
class Chip:
    """ROLL-0.2."""

    id: str
    value: int
    count: int
    in_pool: bool


@dataclass(frozen=True, slots=True)
class PriceRow:
    id: World
    credits: int


@dataclass(frozen=True, slots=True)
class Contents:
    """All that the content files hold."""

    figures: Figures
    tile: tuple[Design, ...]
    die: tuple[DieRow, ...]
    phase: tuple[PhaseRow, ...]
    price: tuple[PriceRow, ...]
    chip: tuple[Chip, ...]
    box: dict[str, int]  # no rule asks for it


def _paired(designs: tuple[Design, ...]) -> list[Design]:
    """The sides of the tiles of the bag, each development followed by the world on its back."""
    by_id = {design.id: design for design in designs}
    paired: list[Design] = []
    for design in designs:
        if design.back:
            back = by_id.get(design.back)
            if back is None or not back.is_world or back.is_start or back in paired:
                raise ContentError(f"tile {design.id}, back, {design.back}", "no_such_row")
            paired += [design, back]
    for design in designs:
        if not design.is_start and design not in paired:
            raise ContentError(f"tile {design.id}", "missing_key", key="'back'")
    return paired


_ALL = contents(Contents, CONTENT)
FIGURES = _ALL.figures
_BAG = _paired(_ALL.tile)
DESIGNS: tuple[Design, ...] = (*_BAG, *(design for design in _ALL.tile if design.is_start))
NUMBER = {design.id: number for number, design in enumerate(DESIGNS)}
TILES = range(len(_BAG) // 2)  # the tiles of the bag

# Start tiles as numbers of designs: the halves of each faction, lowest number first, and the home worlds
FACTIONS: tuple[tuple[int, ...], ...] = tuple(
    tuple(n for n, design in enumerate(DESIGNS) if design.faction == faction)
    for faction in sorted({design.faction for design in DESIGNS if design.faction})
)
HOMES = tuple(number for number, design in enumerate(DESIGNS) if design.home)

_DICE = {row.id: row for row in _ALL.die}
FACES_OF = tuple(_DICE[kind].faces for kind in range(len(DICE)))  # by kind of die
BOX = tuple(_DICE[kind].count for kind in range(len(DICE)))  # how many dice there are
_PHASES = {row.id: row for row in _ALL.phase}
_PRICES = {row.id: row.credits for row in _ALL.price}
PRICE = tuple(_PRICES.get(colour, 0) for colour in range(len(WORLD_COLOURS)))  # of a good, by its world (ROLL-10.2)
CHIPS = _ALL.chip
PIECES = _ALL.box


def _check() -> None:
    """Check what a single row cannot show. Raises ContentError."""
    for kind, faces in enumerate(FACES_OF):
        if len(faces) != len(FACES) or BOX[kind] > MOST:
            raise ContentError(f"die {DICE[kind]}", "none_of", said=str(len(faces)), known=str(len(FACES)))
    if WILD in FACES_OF[HOME]:  # the neutral die of two players must show a phase (ROLL-5.3)
        raise ContentError(f"die {DICE[HOME]}, faces", "none_of", said="'wild'", known=", ".join(PHASES))
    if set(_PHASES) != set(range(len(PHASES))):
        raise ContentError("phase", "missing_key", key="'id'")
    for halves in FACTIONS:
        if len(halves) != 2:
            raise ContentError(f"tile {DESIGNS[halves[0]].id}, faction", "no_such_row")
    if len(FACTIONS) < 5 or len(HOMES) < 5:
        raise ContentError("tile", "missing_key", key="'faction'" if len(FACTIONS) < 5 else "'home'")


_check()


def side_of(tile: int, kind: int) -> int:
    """The design on the side of a tile that faces up in this kind of stack."""
    return 2 * tile + kind


P = TypeVar("P", bound=Power)


P_co = TypeVar("P_co", bound=Power, covariant=True)


class Rows(tuple[tuple[P_co, ...], ...]):
    """The powers of one kind, by design; `bearers` are the designs that have any."""

    bearers: frozenset[int]

    def __new__(cls, rows: Iterable[tuple[P_co, ...]]) -> "Rows[P_co]":
        made = super().__new__(cls, rows)
        made.bearers = frozenset(design for design, powers in enumerate(made) if powers)
        return made


def rows(kind: type[P], *phases: str) -> Rows[P]:
    """The powers of one kind (and of these phases), by design."""
    return Rows(
        tuple(power for power in design.powers if isinstance(power, kind) and (not phases or power.phase in phases))
        for design in DESIGNS
    )


POWERS_PER_TILE = max(len(design.powers) for design in DESIGNS)  # a power's code: design * this + its place on the tile


def coded_rows(kind: type[P]) -> tuple[tuple[tuple[int, P], ...], ...]:
    """(code, power) for each power of one kind, by design."""
    return tuple(
        tuple(
            (number * POWERS_PER_TILE + place, power)
            for place, power in enumerate(design.powers)
            if isinstance(power, kind)
        )
        for number, design in enumerate(DESIGNS)
    )
