"""The kinds of powers: one record for each (FRONT-15). Rules ask for them with `content.rows`."""

from . import developing, exploring, goods, scores, settling
from .power import POWERS, Power

__all__ = ["POWERS", "Power", "developing", "exploring", "goods", "scores", "settling"]
