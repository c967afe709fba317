"""A stuck event loop is noticed from outside."""

import asyncio
import logging
import time

import pytest

from astrarium.server.telemetry.watchdog import Watchdog
from tests.server.until import PATIENCE, until


def stand_still(caplog: pytest.LogCaptureFixture) -> None:
    """Block the loop until something is logged."""
    end = time.monotonic() + PATIENCE
    while not caplog.records and time.monotonic() < end:
        time.sleep(0.01)


async def test_the_log_names_the_table_and_the_place(caplog: pytest.LogCaptureFixture) -> None:
    dog = Watchdog(patience=0.5)
    late: list[float] = []
    running = asyncio.create_task(dog.run(late.append))
    await asyncio.sleep(0)
    dog.table = "K7Q2"
    with caplog.at_level(logging.WARNING):
        stand_still(caplog)
        [told] = caplog.records
        assert told.levelno == logging.ERROR
        assert told.__dict__["table"] == "K7Q2"
        assert "the table in hand, or the last: K7Q2" in told.message
        assert "stand_still (test_watchdog.py:" in told.message
        await until(lambda: len(caplog.records) == 2)
    assert "goes on after" in caplog.records[1].message
    assert max(late) > 0.2, "the beat was late by at least what it took to be noticed"
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
