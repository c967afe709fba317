"""Randomness in tests. Short runs always draw the same, so that a failure repeats. Long runs draw something new each
time, print the seed, and repeat it if `ASTRARIUM_SEED` gives one."""

import os
import random

import hypothesis
import pytest
from hypothesis import core

LONG = ("ATTACKS", "BROWSER", "CLOCKS", "EXAMPLES", "FUZZ", "SURVIVAL", "TRACES", "WORLDS")
IS_LONG = any(f"ASTRARIUM_{form}" in os.environ for form in LONG)

if IS_LONG:  # in the environment, so that all worker processes use the same seed
    os.environ.setdefault("ASTRARIUM_SEED", str(random.SystemRandom().randrange(10**6)))
SEED = os.environ.get("ASTRARIUM_SEED", "0")

# No deadline: how long an example takes depends on the machine. No database: no run depends on another.
hypothesis.settings.register_profile("short", derandomize=True, deadline=None, database=None)
hypothesis.settings.register_profile("long", deadline=None, database=None, print_blob=True)
hypothesis.settings.load_profile("long" if IS_LONG else "short")
if IS_LONG and core.global_force_seed is None:  # else `--hypothesis-seed` has set it
    core.global_force_seed = int(SEED)  # type: ignore[assignment]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if IS_LONG:
        terminalreporter.write_line(f"drawn from the seed {SEED}: ASTRARIUM_SEED={SEED} draws the same again")
