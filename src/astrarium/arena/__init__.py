"""Many games between bots."""

from .simulate import Match, Tally, play, simulate

__all__ = ["Match", "Tally", "play", "simulate"]
