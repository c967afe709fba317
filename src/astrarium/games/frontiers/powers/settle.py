"""Powers of Settle (FRONT-7)."""

from dataclasses import dataclass
from typing import Literal

from ..names import Against, Scope
from .power import POWERS, Amount, Power


@POWERS.kind("military")
@dataclass(frozen=True, slots=True, kw_only=True)
class Military(Amount):
    """FRONT-15.7"""

    vs: Against


@POWERS.kind("temporary_military")
@dataclass(frozen=True, slots=True, kw_only=True)
class TemporaryMilitary(Amount):
    """FRONT-15.8: for a good spent, once in a Settle action."""

    spend: Scope


@POWERS.kind("settle_discount")
@dataclass(frozen=True, slots=True, kw_only=True)
class SettleDiscount(Amount):
    """FRONT-15.9: for worlds that are paid for."""

    scope: Scope


@POWERS.kind("contact")
@dataclass(frozen=True, slots=True, kw_only=True)
class Contact(Power):
    """FRONT-15.10: military worlds that are not Alien may be paid for."""

    discount: int


@POWERS.kind("settle_two")
@dataclass(frozen=True, slots=True, kw_only=True)
class SettleTwo(Power):
    """FRONT-15.11"""


@POWERS.kind("after_settle_draw_world")
@dataclass(frozen=True, slots=True, kw_only=True)
class AfterSettleDrawWorld(Amount):
    """FRONT-15.12"""


@POWERS.kind("after_settle_credit")
@dataclass(frozen=True, slots=True, kw_only=True)
class AfterSettleCredit(Amount):
    """FRONT-15.13: depends on what the world is, not on how it was settled."""

    scope: Literal["any", "military", "non_military"]

    def is_about(self, military: bool) -> bool:
        return self.scope == "any" or (self.scope == "military") == military


@POWERS.kind("extra_colonist")
@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraColonist(Amount):
    """FRONT-15.14: if colonists are taken and no world is settled."""


@POWERS.kind("upgrade")
@dataclass(frozen=True, slots=True, kw_only=True)
class Upgrade(Power):
    """FRONT-15.15: a colony is replaced by an explored world of its kind that costs at most this much more."""

    max_increase: int


@POWERS.kind("replace_self")
@dataclass(frozen=True, slots=True, kw_only=True)
class ReplaceSelf(Power):
    """FRONT-15.16: a world is settled in the place of this colony."""

    cost: int
