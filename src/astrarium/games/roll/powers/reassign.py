"""Powers of Assign: workers go to other columns (ROLL-4.6 to ROLL-4.18)."""

from dataclasses import dataclass

from ..names import Die, Phase, World
from .power import POWERS, Power

NO_WORLD = -1


@POWERS.kind("reassign")
@dataclass(frozen=True, slots=True, kw_only=True)
class Reassign(Power):
    """ROLL-17.6: once a round, `low` to `high` workers from some columns to others."""

    low: int
    high: int
    colours: tuple[Die, ...] = ()  # of the dice that may move; empty: all
    source: tuple[Phase, ...] = ()  # columns that they may leave; empty: all
    target: tuple[Phase, ...] = ()  # columns that they may go to; empty: all
    same_column: bool = False  # all from one column (ROLL-A7)
    to_selected: bool = False  # only to the column of the phase that the owner has selected
    split: bool = False  # each may go to its own column, if the table plays so (ROLL-A1)
    most_worlds: World = NO_WORLD  # only for the owner of the most worlds of this colour (ROLL-A2, ROLL-A28)
    high_if_tied: int = 0  # in place of `high` for an owner who shares the lead


@POWERS.kind("dictate_repeat")
@dataclass(frozen=True, slots=True, kw_only=True)
class DictateRepeat(Power):
    """ROLL-17.7: Dictate any number of times a round."""


@POWERS.kind("dictate_multi")
@dataclass(frozen=True, slots=True, kw_only=True)
class DictateMulti(Power):
    """ROLL-17.8: each Dictate moves up to `high` workers."""

    high: int
