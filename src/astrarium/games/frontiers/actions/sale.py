"""Selling goods (FRONT-9.3 to FRONT-9.5)."""

from astrarium.kernel import Option

from .. import refs
from ..content import PRICE, WORLDS, rows, totals
from ..empire import good_on, in_force, with_goods
from ..names import ANY, GOODS
from ..options import good_option
from ..powers.goods import PriceBonus
from ..state import FrontiersState
from ..supply import return_good

BONUS = rows(PriceBonus)


def _bonuses(kind: int) -> tuple[int, ...]:
    """FRONT-15.23: what each tile adds to the price of a good of this kind."""
    return totals(BONUS, lambda power: power.amount if power.scope in (ANY, kind) else 0)


BONUSES = tuple(_bonuses(kind) for kind in range(len(GOODS)))
SELLABLE = frozenset(number for number, world in enumerate(WORLDS) if world.sellable)


def price(s: FrontiersState, seat: int, kind: int) -> int:
    """FRONT-9.4: what a good of this kind sells for, powers included."""
    bonuses = BONUSES[kind]
    return PRICE[kind] + sum([bonuses[tile] for tile in in_force(s, seat)])


def sellable(s: FrontiersState, seat: int) -> list[int]:
    return [colony for colony in with_goods(s, seat) if colony in SELLABLE]


def sell(s: FrontiersState, seat: int, colony: int) -> None:
    n = price(s, seat, good_on(s, seat, colony))
    kind = return_good(s, seat, colony)
    s.credits[seat] += n
    s.tell("sells", side=refs.SEAT[seat], good=refs.GOOD[kind], world=refs.TILE[colony], n=n)


def sale_option(s: FrontiersState, seat: int, colony: int) -> Option:
    return good_option(s, seat, colony, "option.sell", n=price(s, seat, good_on(s, seat, colony)))
