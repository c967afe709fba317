"""Many games at once."""

from .simulate import Match, Tally, play, simulate

__all__ = ["Match", "Tally", "play", "simulate"]
