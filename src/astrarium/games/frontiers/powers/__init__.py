"""The kinds of powers: one record for each (FRONT-15). Rules ask for them with `content.rows`."""

from . import develop, explore, goods, scores, settle
from .power import POWERS, Power

__all__ = ["POWERS", "Power", "develop", "explore", "goods", "scores", "settle"]
