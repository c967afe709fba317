"""Powers of Produce, Trade and Consume (FRONT-8, FRONT-9)."""

from dataclasses import dataclass

from ..names import Scope
from .power import POWERS, Amount, Power
from .scores import Count


@POWERS.kind("produce_windfall")
@dataclass(frozen=True, slots=True, kw_only=True)
class ProduceWindfall(Power):
    """FRONT-15.17: a good on one empty windfall colony of that kind."""

    scope: Scope


@POWERS.kind("credit_if_produced_here")
@dataclass(frozen=True, slots=True, kw_only=True)
class CreditIfProducedHere(Amount):
    """FRONT-15.18"""


@POWERS.kind("credit_per_produced")
@dataclass(frozen=True, slots=True, kw_only=True)
class CreditPerProduced(Amount):
    """FRONT-15.19: for each good of that kind that its owner produced in this action."""

    scope: Scope


@POWERS.kind("credit_per_kind_produced")
@dataclass(frozen=True, slots=True, kw_only=True)
class CreditPerKindProduced(Amount):
    """FRONT-15.20"""


@POWERS.kind("credit_per")
@dataclass(frozen=True, slots=True, kw_only=True)
class CreditPer(Amount):
    """FRONT-15.21: for each thing that it counts, whether or not it produced."""

    count: Count


@POWERS.kind("price_bonus")
@dataclass(frozen=True, slots=True, kw_only=True)
class PriceBonus(Amount):
    """FRONT-15.23: for each good sold."""

    scope: Scope


@POWERS.kind("consume")
@dataclass(frozen=True, slots=True, kw_only=True)
class Consume(Power):
    """FRONT-15.24: goods for VP and credits; with `up_to` as many as there are, and paid for each."""

    scope: Scope
    goods: int
    vp: int = 0
    credits: int = 0
    up_to: bool = False
    distinct: bool = False  # all of different kinds


@POWERS.kind("gain_vp")
@dataclass(frozen=True, slots=True, kw_only=True)
class GainVp(Amount):
    """FRONT-15.25: no good is needed (FRONT-9.17)."""


@POWERS.kind("vp_per_good_consumed")
@dataclass(frozen=True, slots=True, kw_only=True)
class VpPerGoodConsumed(Amount):
    """FRONT-15.26: at the end of the owner's Consume, with a bonus for owning a certain development."""

    bonus_vp: int
    bonus_with: str


@POWERS.kind("trade_again")
@dataclass(frozen=True, slots=True, kw_only=True)
class TradeAgain(Power):
    """FRONT-15.27: one more sale, which is optional."""
