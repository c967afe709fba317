"""Waiting in tests."""

import asyncio
from collections.abc import Callable


async def until(true: Callable[[], object], seconds: float = 30.0) -> None:
    """Wait until something has come true. TimeoutError if it does not."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)
