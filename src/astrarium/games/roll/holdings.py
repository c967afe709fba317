"""What players hold and gain: credits, chips, dice, and the powers of their tableaus."""

from collections.abc import Sequence
from typing import TypeVar

from astrarium.kernel import Text

from . import dice, refs
from .content import DESIGNS, FIGURES
from .names import NONE
from .state import RollState

P = TypeVar("P")


def powers_of(s: RollState, seat: int, rows: Sequence[tuple[P, ...]]) -> list[P]:
    """The powers of one kind (`content.rows`) in a tableau."""
    return [power for design in s.tableau[seat] for power in rows[design]]


def with_tiles(s: RollState, seat: int, rows: Sequence[tuple[P, ...]]) -> list[tuple[int, P]]:
    """The same, each with the design of its tile."""
    return [(design, power) for design in s.tableau[seat] for power in rows[design]]


def credits_lost(s: RollState, seat: int, amount: int) -> Text | None:
    """A warning, where not all of a gain can be kept (ROLL-0.11)."""
    lost = s.credits[seat] + amount - FIGURES.credits_max
    return Text("warning.credits_lost", n=lost) if lost > 0 else None


def gain_credits(s: RollState, seat: int, amount: int, source: str) -> None:
    """ROLL-0.11, ROLL-6.11: each gain by itself, and never more than the mat can show. `source`: refs of what pays."""
    gained = min(amount, FIGURES.credits_max - s.credits[seat])
    s.credits[seat] += gained
    if gained:
        s.tell("credits", side=refs.SEAT[seat], n=gained, source=source)
    if amount > gained:
        s.tell("credits_lost", side=refs.SEAT[seat], n=amount - gained, source=source)


def gain_chips(s: RollState, seat: int, vp: int, source: str) -> None:
    """ROLL-10.7, ROLL-10.11: in full, whatever is left in the pool."""
    if not vp:
        return
    s.chips[seat] += vp
    s.tell("chips", side=refs.SEAT[seat], n=vp, source=source)
    if s.pool:
        s.pool = max(0, s.pool - vp)
        if not s.pool:
            s.tell("pool_empty")


def goods_of(s: RollState, seat: int) -> list[tuple[int, int]]:
    """Each good as (place in the tableau, kind of die)."""
    return [(place, kind) for place, goods in enumerate(s.goods[seat]) for kind in dice.one_by_one(goods)]


def dice_owned(s: RollState, seat: int) -> dice.Dice:
    """Every die, wherever it is (ROLL-17.28); virtual workers are none."""
    at = s.at(seat, 0)
    places = (s.cup[seat], s.citizenry[seat], s.building[at], s.building[at + 1])
    return sum(places) + sum(s.goods[seat]) + sum(s.columns[seat])


def dearest_world(s: RollState, seat: int) -> int:
    """ROLL-10.10: the highest printed cost; NONE without a world."""
    return max((DESIGNS[design].cost for design in s.tableau[seat] if DESIGNS[design].is_world), default=NONE)


def put_in_cup(s: RollState, seat: int, workers: dice.Dice) -> None:
    """ROLL-6.3: workers that could not be used."""
    if workers:
        s.cup[seat] += workers
        s.tell("returns", side=refs.SEAT[seat], dice=refs.dice(workers))
