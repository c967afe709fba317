"""The six die actions (TINY-0.5)."""

from ..names import CULTURE, DIPLOMACY, ECONOMY, ENERGY
from .colonies import Advance
from .die_action import DieAction
from .resources import Acquire
from .ships import Move
from .utilize import UtilizeColony

# By face
ACTIONS: tuple[DieAction, ...] = (
    Move(),
    Acquire(ENERGY),
    Acquire(CULTURE),
    Advance(DIPLOMACY),
    Advance(ECONOMY),
    UtilizeColony(),
)
