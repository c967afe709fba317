"""Players' credits, chips and dice, and the powers of their tableaus."""

from typing import TypeVar

from astrarium.kernel import Text

from . import dice, refs
from .content import DESIGNS, FIGURES, Rows
from .names import NONE
from .powers import Power
from .state import RollState

P = TypeVar("P", bound=Power)


def has_power(s: RollState, seat: int, rows: Rows[P]) -> bool:
    """Has the seat a power of one kind (`content.rows`) in its tableau?"""
    return not rows.bearers.isdisjoint(s.tableau[seat])


def powers_of(s: RollState, seat: int, rows: Rows[P]) -> list[P]:
    """The powers of one kind in a tableau. Most often there are none, which is found out at once."""
    if rows.bearers.isdisjoint(s.tableau[seat]):
        return []
    return [power for design in s.tableau[seat] for power in rows[design]]


def with_tiles(s: RollState, seat: int, rows: Rows[P]) -> list[tuple[int, P]]:
    """(design, power) for each power of one kind in a tableau."""
    if rows.bearers.isdisjoint(s.tableau[seat]):
        return []
    return [(design, power) for design in s.tableau[seat] for power in rows[design]]


def credits_lost(s: RollState, seat: int, amount: int) -> Text | None:
    """A warning if part of a gain would be lost (ROLL-0.11); otherwise None."""
    lost = s.credits[seat] + amount - FIGURES.credits_max
    return Text("warning.credits_lost", n=lost) if lost > 0 else None


def gain_credits(s: RollState, seat: int, amount: int, source: str) -> None:
    """Gain credits, never more than the mat can show (ROLL-0.11, ROLL-6.11). `source`: references to what pays."""
    gained = min(amount, FIGURES.credits_max - s.credits[seat])
    s.credits[seat] += gained
    if gained:
        s.tell("credits", side=refs.SEAT[seat], n=gained, source=source)
    if amount > gained:
        s.tell("credits_lost", side=refs.SEAT[seat], n=amount - gained, source=source)


def gain_chips(s: RollState, seat: int, vp: int, source: str) -> None:
    """Gain all chips (ROLL-10.7, ROLL-10.11), even if the pool has too few."""
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
    """All dice of a seat, wherever they are (ROLL-17.28), without virtual workers."""
    at = s.at(seat, 0)
    places = (s.cup[seat], s.citizenry[seat], s.building[at], s.building[at + 1])
    return sum(places) + sum(s.goods[seat]) + sum(s.columns[seat])


def dearest_world(s: RollState, seat: int) -> int:
    """ROLL-10.10: the highest printed cost of the seat's worlds; NONE without a world."""
    return max([DESIGNS[design].cost for design in s.tableau[seat] if DESIGNS[design].is_world], default=NONE)


def put_in_cup(s: RollState, seat: int, workers: dice.Dice) -> None:
    """ROLL-6.3: return workers that could not be used to the cup."""
    if workers:
        s.cup[seat] += workers
        s.tell("returns", side=refs.SEAT[seat], dice=refs.dice(workers))
