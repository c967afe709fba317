"""Think functions that hang the first time (so that a test can kill them), die, or are slow."""

import os
import time
from pathlib import Path

from astrarium.server.thinking.base import Job, Thought
from astrarium.server.thinking.think import think

PONDERED = 0.1  # seconds


def stumble(mark: Path, job: Job) -> Thought:
    """Hang the first time, after writing the process id to the file named."""
    if not mark.exists():
        draft = mark.with_suffix(".draft")
        draft.write_text(str(os.getpid()))
        draft.rename(mark)
        time.sleep(60)
    return think(job)


def die(job: Job) -> Thought:
    os._exit(9)


def ponder(job: Job) -> Thought:
    """Think slowly."""
    time.sleep(PONDERED)
    return think(job)
