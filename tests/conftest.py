"""Chance in tests. The short forms draw the same in every run, so that what fails once fails again; the long forms draw
something new each time, say which, and draw it again if `ASTRARIUM_SEED` says so."""

import os
import random

import hypothesis
import pytest
from hypothesis import core

LONG = ("ATTACKS", "BROWSER", "CLOCKS", "EXAMPLES", "FUZZ", "SURVIVAL", "TRACES", "WORLDS")
IS_LONG = any(f"ASTRARIUM_{form}" in os.environ for form in LONG)

if IS_LONG:  # in the environment: the processes that share the work draw from the same seed
    os.environ.setdefault("ASTRARIUM_SEED", str(random.SystemRandom().randrange(10**6)))
SEED = os.environ.get("ASTRARIUM_SEED", "0")

# No deadline: how long an example takes is a matter of the machine. No database: no run depends on another.
hypothesis.settings.register_profile("short", derandomize=True, deadline=None, database=None)
hypothesis.settings.register_profile("long", deadline=None, database=None, print_blob=True)
hypothesis.settings.load_profile("long" if IS_LONG else "short")
if IS_LONG and core.global_force_seed is None:  # else `--hypothesis-seed` has set it
    core.global_force_seed = int(SEED)  # type: ignore[assignment]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if IS_LONG:
        terminalreporter.write_line(f"drawn from the seed {SEED}: ASTRARIUM_SEED={SEED} draws the same again")
