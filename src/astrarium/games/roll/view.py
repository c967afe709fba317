"""The view of a seat (ROLL-12.2).

Tableaus, all dice with their kinds, credits, chips, the top of each stack, and the sizes of stacks and bag are open.
Only the seat itself sees its rolled faces and columns before Reveal, and its tiles below the top, drawn or abandoned.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from astrarium.kernel import View
from astrarium.kernel.view import OpenTable, TableView, open_table, table_view

from . import dice
from .content import DESIGNS, FIGURES, POWERS_PER_TILE, side_of
from .names import DICE, FACES, NONE, PHASES, STACKS, DieName, FaceName, PhaseName, StackName
from .phases.assign import AssignWorkers, is_assigning
from .phases.build import workers_needed
from .scoring import SCORED, empire_of, points, tile_bonus
from .state import RollState, RollStep

DiceSeen = dict[DieName, int]  # the number of each kind present


class TwoSides(TypedDict):
    """A tile that the reader may look at, by the ids of its sides."""

    development: str
    world: str


class PlacedTile(TypedDict):
    """A tile of a tableau."""

    tile: str
    goods: list[DieName]  # the dice that lie on it
    worth: NotRequired[int]  # the bonus of a 6-cost development now (ROLL-13.2)


class StackSeen(TypedDict):
    """A stack of the construction zone."""

    size: int
    top: str | None  # the side that is up
    cost: int | None  # workers that the top tile needs, after reductions
    dice: DiceSeen  # on it
    tiles: NotRequired[list[TwoSides]]  # the reader's own, from the top


class Player(TypedDict):
    faction: int
    tableau: list[PlacedTile]
    credits: int
    chips: int
    vp: int  # all that they would have if the game ended now
    dice: int  # all that they own
    cup: DiceSeen  # while workers are assigned: those behind the screen
    citizenry: DiceSeen
    stacks: dict[StackName, StackSeen]
    ready: bool  # has the seat assigned its workers? Only while that goes on
    selected: PhaseName | None  # None: nothing, or a secret
    selector: DieName | None  # the kind of die that selected it
    columns: dict[PhaseName, DiceSeen]  # workers from Reveal on
    virtual: DiceSeen  # workers of this phase that are no dice
    dictated: DiceSeen  # dice set aside by Dictate
    used: list[str]  # tiles whose Reassign powers were used, `dictate` for each Dictate
    rolled: dict[FaceName, DiceSeen] | None  # what the dice showed; None: a secret
    drawn: int  # tiles in hand while one scouts
    abandoned: int  # tiles under the Explore tile
    own_columns: NotRequired[dict[PhaseName, DiceSeen]]  # the reader's, in the making
    own_moved: NotRequired[dict[PhaseName, DiceSeen]]  # of those: moved by the power that is in use
    own_drawn: NotRequired[list[TwoSides]]
    own_abandoned: NotRequired[list[TwoSides]]
    scouted: DiceSeen  # kinds of workers that Scouted in this phase
    arranged: int  # how often since the last task


class Options(TypedDict):
    """What the table agreed on."""

    first_game: bool
    any_column: bool
    round_limit: bool


class RollView(TableView):
    variant: Options
    round: int
    phase: PhaseName | None  # None: between phases
    assigning: bool  # are workers being assigned behind the screens?
    happening: list[PhaseName]  # the phases of this round, from Reveal on
    extra: PhaseName | None  # the phase that the die of nobody shows (two players)
    ending: str | None  # None: the game goes on
    first: int  # the seat that begins where order matters
    pool: int  # VP left in chips
    pool_at_start: int
    bag: int  # how many tiles
    players: list[Player]  # one for each seat


SIDES: tuple[TwoSides, ...] = tuple(
    {"development": DESIGNS[n].id, "world": DESIGNS[n + 1].id} for n in range(0, len(DESIGNS) - 1, 2)
)


def view(s: RollState, seat: int | None) -> View:
    return views(s, (seat,))[0]


def views(s: RollState, seats: Sequence[int | None]) -> list[View]:
    """The views of these readers. The open part is built once; each reader's own secrets are added to it."""
    assigning = is_assigning(s)
    players = [_player(s, player, assigning) for player in range(s.seats)]
    shared = _shared(s, assigning)
    everybody = {
        "variant": {
            "first_game": s.variant.first_game,
            "any_column": s.variant.any_column,
            "round_limit": s.variant.round_limit,
        },
        "round": s.round,
        "phase": phase_of(s),
        "assigning": assigning,
        "happening": [PHASES[phase] for phase in range(len(PHASES)) if s.happening >> phase & 1],
        "extra": PHASES[s.extra] if s.extra != NONE else None,
        "ending": s.ending or None,
        "first": s.first,
        "pool": s.pool,
        "pool_at_start": FIGURES.chips_per_player * s.seats,
        "bag": len(s.bag),
    }
    return [
        {
            **_table(s, seat, shared, assigning),
            **everybody,
            "players": players if seat is None else [*players[:seat], _own(s, seat, players), *players[seat + 1 :]],
        }
        for seat in seats
    ]


def _shared(s: RollState, assigning: bool) -> OpenTable:
    """The common part of views. During Assign, lanes tell only whether a seat is ready (ROLL-2.3)."""
    shared = open_table(s)
    if assigning:
        shared["lanes"] = [[AssignWorkers(seat).pack()] if lane else [] for seat, lane in enumerate(s.lanes)]
    return shared


def _table(s: RollState, seat: int | None, shared: OpenTable, assigning: bool) -> TableView:
    if not assigning or seat is None:
        return table_view(s, seat, shared)
    own = [step.pack() for step in s.lanes[seat]]
    lanes = [own if n == seat else lane for n, lane in enumerate(shared["lanes"])]
    return table_view(s, seat, {**shared, "lanes": lanes})


def phase_of(s: RollState) -> PhaseName | None:
    """The phase of the first running step that belongs to one; None between phases."""
    for steps in (*s.lanes, s.stack):
        for step in reversed(steps):
            if isinstance(step, RollStep) and step.phase() != NONE:
                return PHASES[step.phase()]
    return None


def _player(s: RollState, player: int, assigning: bool) -> Player:
    """What everybody sees of a player."""
    empire = empire_of(s, player)
    tableau: list[PlacedTile] = [
        {"tile": DESIGNS[design].id, "goods": [DICE[kind] for kind in dice.one_by_one(goods)]}
        for design, goods in zip(s.tableau[player], s.goods[player], strict=True)
    ]
    for design, placed in zip(s.tableau[player], tableau, strict=True):
        if design in SCORED:
            placed["worth"] = tile_bonus(design, empire)
    return {
        "faction": DESIGNS[s.tableau[player][0]].faction,
        "tableau": tableau,
        "credits": s.credits[player],
        "chips": s.chips[player],
        "vp": points(s, player, empire),
        "dice": dice.size(empire.dice),
        "cup": seen(s.cup[player]),
        "citizenry": seen(s.citizenry[player]),
        "stacks": {STACKS[kind]: _stack(s, player, kind) for kind in range(len(STACKS))},
        "ready": assigning and not s.lanes[player],
        "selected": _selected(s, player) if not assigning else None,
        "selector": _selector(s, player) if not assigning else None,
        "columns": _columns(s.columns[player]),
        "virtual": seen(s.virtual[player]),
        "dictated": seen(s.dictated[player]) if not assigning else {},
        "used": _used(s, player) if not assigning else [],
        "rolled": _rolled(s.rolled[player]) if not assigning else None,
        "drawn": len(s.drawn[player]),
        "abandoned": len(s.abandoned[player]),
        "scouted": seen(s.scouted[player]),
        "arranged": s.arranged[player],
    }


def _own(s: RollState, seat: int, players: list[Player]) -> Player:
    """What a seat sees of itself."""
    own: Player = {
        **players[seat],
        "selected": _selected(s, seat),
        "selector": _selector(s, seat),
        "dictated": seen(s.dictated[seat]),
        "used": _used(s, seat),
        "rolled": _rolled(s.rolled[seat]),
        "own_columns": _columns(s.planned[seat]),
        "own_moved": _columns(s.moved[seat]),
        "own_drawn": [SIDES[tile] for tile in s.drawn[seat]],
        "own_abandoned": [SIDES[tile] for tile in s.abandoned[seat]],
    }
    own["stacks"] = {
        STACKS[kind]: {
            **players[seat]["stacks"][STACKS[kind]],
            "tiles": [SIDES[tile] for tile in reversed(s.stacks[s.at(seat, kind)])],
        }
        for kind in range(len(STACKS))
    }
    return own


def _stack(s: RollState, seat: int, kind: int) -> StackSeen:
    at = s.at(seat, kind)
    tiles = s.stacks[at]
    return {
        "size": len(tiles),
        "top": DESIGNS[side_of(tiles[-1], kind)].id if tiles else None,
        "cost": workers_needed(s, seat, side_of(tiles[-1], kind)) if tiles else None,
        "dice": seen(s.building[at]),
    }


def seen(these: dice.Dice) -> DiceSeen:
    return {DICE[kind]: dice.count(these, kind) for kind in dice.kinds(these)} if these else {}


def _columns(columns: list[dice.Dice]) -> dict[PhaseName, DiceSeen]:
    return {PHASES[phase]: seen(these) for phase, these in enumerate(columns) if these}


def _rolled(faces: list[dice.Dice]) -> dict[FaceName, DiceSeen]:
    return {FACES[face]: seen(these) for face, these in enumerate(faces) if these}


def _selected(s: RollState, seat: int) -> PhaseName | None:
    return PHASES[s.selected[seat]] if s.selected[seat] != NONE else None


def _selector(s: RollState, seat: int) -> DieName | None:
    return DICE[s.selector[seat]] if s.selector[seat] != NONE else None


def _used(s: RollState, seat: int) -> list[str]:
    return ["dictate" if code == NONE else DESIGNS[code // POWERS_PER_TILE].id for code in s.used[seat]]
