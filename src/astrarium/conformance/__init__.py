"""The conformance kit: checks, by playing it, that a game keeps the promises that every game makes.

report = check(game)
assert report.ok, report.failures
"""

from .checks.lockstep import lockstep_other_process
from .pace import games_within
from .parallel import check_on_all_cores
from .report import Failure, Report
from .runner import again, check
from .scenario import LaneScenario, TurnScenario

__all__ = [
    "Failure",
    "LaneScenario",
    "Report",
    "TurnScenario",
    "again",
    "check",
    "check_on_all_cores",
    "games_within",
    "lockstep_other_process",
]
