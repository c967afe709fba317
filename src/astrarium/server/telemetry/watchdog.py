"""A thread that notices when the event loop stands still, and says in the log at which table and where.

A stuck loop can tell nobody itself: its health and its metrics are served by the loop.
"""

import asyncio
import logging
import sys
import threading
import time
import traceback
from collections.abc import Callable
from pathlib import Path

EVERY = 0.25  # seconds between two beats, and between two looks
PATIENCE = 5.0  # seconds without a beat after which it is told
FRAMES = 8  # of the stack that are told, the innermost

log = logging.getLogger("astrarium.watchdog")


class Watchdog:
    """Looks at one loop. Silence is counted in looks, not by a clock: who was asleep as a whole is not stuck."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.table = ""  # that the loop has in hand, or had last
        self._beats = 0
        self._patience = patience

    async def run(self, observe: Callable[[float], None]) -> None:
        """Beat, and be looked at, until cancelled; observe how late a beat is: whoever plays waits as long."""
        stop = threading.Event()
        loop = threading.get_ident()
        thread = threading.Thread(target=self._look, args=(loop, stop), name="watchdog", daemon=True)
        thread.start()
        try:
            while True:
                self._beats += 1
                begun = time.perf_counter()
                await asyncio.sleep(EVERY)
                observe(max(0.0, time.perf_counter() - begun - EVERY))
        finally:
            stop.set()
            thread.join()

    def _look(self, loop: int, stop: threading.Event) -> None:
        heard, silent, is_told = 0, 0.0, False
        while not stop.wait(EVERY):
            if self._beats != heard:
                if is_told:
                    log.warning("the event loop goes on after %.0f s", silent, extra={"table": self.table})
                heard, silent, is_told = self._beats, 0.0, False
                continue
            silent += EVERY
            if silent >= self._patience and not is_told:
                is_told = True
                words = "the event loop has stood still for %.0f s; the table in hand, or the last: %s; it is at %s"
                log.error(words, silent, self.table or "-", _place_of(loop), extra={"table": self.table})


def _place_of(thread: int) -> str:
    """Where a thread is just now, the innermost call first."""
    frame = sys._current_frames().get(thread)
    calls = traceback.extract_stack(frame)[-FRAMES:] if frame is not None else []
    return " < ".join(f"{call.name} ({Path(call.filename).name}:{call.lineno})" for call in reversed(calls))
