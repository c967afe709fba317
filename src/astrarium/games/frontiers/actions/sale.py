"""Selling goods (FRONT-9.3 to FRONT-9.5)."""

from astrarium.kernel import Option

from .. import refs
from ..content import PRICE, WORLDS, rows
from ..empire import good_on, in_force, with_goods
from ..names import ANY
from ..options import good_option
from ..powers.goods import PriceBonus
from ..state import FrontiersState
from ..supply import return_good

BONUS = rows(PriceBonus)


def price(s: FrontiersState, seat: int, kind: int) -> int:
    """FRONT-9.4: what a good of this kind sells for, powers included."""
    bonus = sum(power.amount for tile in in_force(s, seat) for power in BONUS[tile] if power.scope in (ANY, kind))
    return PRICE[kind] + bonus


def sellable(s: FrontiersState, seat: int) -> list[int]:
    return [colony for colony in with_goods(s, seat) if WORLDS[colony].sellable]


def sell(s: FrontiersState, seat: int, colony: int) -> None:
    n = price(s, seat, good_on(s, seat, colony))
    kind = return_good(s, seat, colony)
    s.credits[seat] += n
    s.tell("sells", side=refs.SEAT[seat], good=refs.GOOD[kind], world=refs.TILE[colony], n=n)


def sale_option(s: FrontiersState, seat: int, colony: int) -> Option:
    return good_option(s, seat, colony, "option.sell", n=price(s, seat, good_on(s, seat, colony)))
