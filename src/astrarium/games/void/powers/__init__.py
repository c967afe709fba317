"""The kinds of powers: one record for each. What works at all times is added up in `Abilities`."""

from . import battle, movement, peaceful, tactics
from .power import POWERS, Abilities, Power

__all__ = ["POWERS", "Abilities", "Power", "battle", "movement", "peaceful", "tactics"]
