"""Imports everything that thinking processes need; preloaded by the fork server."""

import gc

from astrarium.kernel import games
from astrarium.kernel.content import packs, trial

from . import think

__all__ = ["packs", "think", "trial"]

games()
gc.freeze()  # none of this is freed: the forks' collectors skip it, so that its memory stays shared
