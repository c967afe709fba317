"""The time in the units that the server uses. Tests pass a clock of their own."""

import time
from collections.abc import Callable

Clock = Callable[[], int]

SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
