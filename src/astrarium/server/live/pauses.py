"""Pauses in long work, so that nobody waits for it."""

import asyncio
from time import perf_counter

STRETCH = 0.01  # seconds


class Pauses:
    """Called again and again during long work; lets other tasks run after each stretch."""

    __slots__ = ("_since",)

    def __init__(self) -> None:
        self._since = perf_counter()

    async def take_if_due(self) -> None:
        if perf_counter() - self._since > STRETCH:
            await asyncio.sleep(0)
            self._since = perf_counter()
