"""No game becomes slower unseen: a decision takes about as many bytecodes of Python as when they were last counted.

Bytecodes are the same on every machine, however busy; `make bench SAVE=1` counts them anew.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.speed.bytecodes import bytecodes

from astrarium.kernel import games

ROOT = Path(__file__).parents[2]
SAVED = json.loads((ROOT / "docs/pictures/speed.json").read_text(encoding="utf-8"))["bytecodes"]
PYTHON = ".".join(map(str, sys.version_info[:2]))
SLOWER, FASTER = 1.2, 0.8


@pytest.mark.skipif(PYTHON not in SAVED, reason="another Python has other bytecodes")
def test_no_game_takes_a_fifth_more_bytecodes_than_it_did() -> None:
    command = [sys.executable, "-m", "benchmarks.speed.bytecodes"]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    counted = json.loads(subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=True).stdout)  # noqa: S603
    assert set(counted) >= {game.meta.key for game in games()} >= set(SAVED[PYTHON])
    ratios = {key: counted[key] / before for key, before in SAVED[PYTHON].items()}
    assert all(FASTER < ratio < SLOWER for ratio in ratios.values()), ratios


def test_bytecodes_count_what_runs() -> None:
    def work(times: int) -> None:
        for _ in range(times):
            len("")

    once, often = bytecodes(lambda: work(1)), bytecodes(lambda: work(101))
    assert bytecodes(lambda: work(1)) == once
    assert 200 <= often - once <= 1_000
