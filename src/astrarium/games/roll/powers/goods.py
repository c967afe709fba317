"""Powers of Produce and Ship about goods (ROLL-9.2, ROLL-10)."""

from dataclasses import dataclass

from ..names import World
from .power import POWERS, Power


@POWERS.kind("extra_good_capacity")
@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraGoodCapacity(Power):
    """ROLL-17.22: each world that is not grey holds `amount` more goods."""

    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PerGood(Power):
    """Something extra for each good shipped from a world (of some colours)."""

    amount: int
    colours: tuple[World, ...] = ()  # none: all

    def counts(self, colour: int) -> bool:
        return not self.colours or colour in self.colours


@POWERS.kind("trade_bonus")
@dataclass(frozen=True, slots=True, kw_only=True)
class TradeBonus(PerGood):
    """ROLL-17.23: credits for each good Traded."""


@POWERS.kind("trade_buy_vp")
@dataclass(frozen=True, slots=True, kw_only=True)
class TradeBuyVp(Power):
    """ROLL-17.24, ROLL-A12: after each Trade, the owner may buy VP for credits."""

    cost: int
    vp: int


@POWERS.kind("consume_credits")
@dataclass(frozen=True, slots=True, kw_only=True)
class ConsumeCredits(PerGood):
    """ROLL-17.25: credits for each good Consumed."""


@POWERS.kind("consume_vp")
@dataclass(frozen=True, slots=True, kw_only=True)
class ConsumeVp(PerGood):
    """ROLL-17.26: VP for each good Consumed."""
