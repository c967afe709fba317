"""The kinds of powers: one record for each, with its figures (ROLL-17). Rules find them with `content.rows`."""

from . import build, goods, phases, reassign, scores, supplies, tiles
from .power import POWERS, Power

__all__ = ["POWERS", "Power", "build", "goods", "phases", "reassign", "scores", "supplies", "tiles"]
