"""How late the event loop is: whoever plays waits at least as long."""

import asyncio
import time
from collections.abc import Callable

EVERY = 0.25  # seconds


async def watch_lag(observe: Callable[[float], None]) -> None:
    """Sleep for a moment, again and again, and tell by how much it took longer."""
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(EVERY)
        observe(max(0.0, time.perf_counter() - begun - EVERY))
