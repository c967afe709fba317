"""A thread that notices when the event loop is stuck, and logs at which table and where in the code.

A stuck loop cannot report itself: health and metrics are served by that loop.
"""

import asyncio
import logging
import sys
import threading
import time
import traceback
from collections.abc import Callable
from pathlib import Path

EVERY = 0.25  # seconds between two beats of the loop, and between two looks of the thread
PATIENCE = 5.0  # seconds without a beat until it is logged
FRAMES = 8  # innermost stack frames that are logged

log = logging.getLogger("astrarium.watchdog")


class Watchdog:
    """Watches one loop. Silence is counted in looks, not by a clock: a process that was suspended is not stuck."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.table = ""  # the table that the loop works on, or worked on last
        self._beats = 0
        self._patience = patience

    async def run(self, observe: Callable[[float], None]) -> None:
        """Beat and be watched until cancelled; `observe` gets how late each beat is, which is how long players wait."""
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
    """The calls that a thread is in, innermost first."""
    frame = sys._current_frames().get(thread)
    calls = traceback.extract_stack(frame)[-FRAMES:] if frame is not None else []
    return " < ".join(f"{call.name} ({Path(call.filename).name}:{call.lineno})" for call in reversed(calls))
