"""The kinds of powers: one record for each, with what it counts (ROLL-17). Rules ask for them with `content.rows`."""

from . import building, phases, reassigning, scores, shipping, supplies, tiles
from .power import POWERS, Power

__all__ = ["POWERS", "Power", "building", "phases", "reassigning", "scores", "shipping", "supplies", "tiles"]
