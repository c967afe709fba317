"""Stock: the credits that an explorer brings (ROLL-7.6)."""

from .. import refs
from ..content import FIGURES, rows
from ..holdings import gain_credits, powers_of, with_tiles
from ..powers.tiles import StockValue
from ..state import RollState

STOCK_VALUE = rows(StockValue)


def stock_credits(s: RollState, seat: int, kind: int) -> int:
    """The credits for a Stock by a worker of this kind; a power may change them (ROLL-17.13)."""
    values = [power.amount for power in powers_of(s, seat, STOCK_VALUE) if power.colour == kind]
    return max(values, default=FIGURES.stock_credits)


def stock(s: RollState, seat: int, kind: int) -> None:
    amount = stock_credits(s, seat, kind)
    s.tell("stocks", side=refs.SEAT[seat], die=refs.DIE[kind], n=amount)
    tiles = [design for design, power in with_tiles(s, seat, STOCK_VALUE) if power.colour == kind]
    gain_credits(s, seat, amount, refs.sources(refs.STOCK, tiles))
