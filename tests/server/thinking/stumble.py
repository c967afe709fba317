"""Thinking that hangs the first time, so that a test can kill it in the middle, dies, or takes its time."""

import os
import time
from pathlib import Path

from astrarium.server.thinking.base import Job, Thought
from astrarium.server.thinking.think import think

PONDERED = 0.1  # seconds
MARK = "ASTRARIUM_TEST_MARK"  # names the file in which whoever hangs writes its process id


def stumble(job: Job) -> Thought:
    mark = Path(os.environ[MARK])
    if not mark.exists():
        draft = mark.with_suffix(".draft")
        draft.write_text(str(os.getpid()))
        draft.rename(mark)
        time.sleep(60)
    return think(job)


def die(job: Job) -> Thought:
    os._exit(9)


def ponder(job: Job) -> Thought:
    """As one that takes its time."""
    time.sleep(PONDERED)
    return think(job)
