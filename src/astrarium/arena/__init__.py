"""Many games between bots."""

from .intervals import Interval, of_mean, of_share
from .records import Record, write_csv
from .simulate import Match, Tally, play, simulate

__all__ = ["Interval", "Match", "Record", "Tally", "of_mean", "of_share", "play", "simulate", "write_csv"]
