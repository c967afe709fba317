"""Powers of Develop (FRONT-5)."""

from dataclasses import dataclass
from typing import Literal

from .power import POWERS, Amount


@POWERS.kind("develop_discount")
@dataclass(frozen=True, slots=True, kw_only=True)
class DevelopDiscount(Amount):
    """FRONT-15.4"""

    scope: Literal["any", "large", "small"]


@POWERS.kind("after_develop_credit")
@dataclass(frozen=True, slots=True, kw_only=True)
class AfterDevelopCredit(Amount):
    """FRONT-15.5"""


@POWERS.kind("after_develop_vp")
@dataclass(frozen=True, slots=True, kw_only=True)
class AfterDevelopVp(Amount):
    """FRONT-15.6"""
