"""Waiting in tests: for a condition, never for a time."""

import asyncio
from collections.abc import Callable

PATIENCE = 60.0  # seconds: enough for a machine that does other things as well; it ends what hangs, and nothing else


async def until(true: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until a condition is true. Raises TimeoutError if it does not become so."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)
