"""Imported by the process that is copied for those who think: all that they will need."""

import gc

from astrarium.kernel import games
from astrarium.kernel.content import packs, trial

from . import think

__all__ = ["packs", "think", "trial"]

games()
gc.freeze()  # nothing of this goes away: copies need not look at it, and so go on sharing it
