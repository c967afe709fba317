"""The bus within one process."""

import asyncio
import logging

import pytest

from astrarium.server.bus.local import LocalBus


async def settle() -> None:
    await asyncio.sleep(0)
    await asyncio.sleep(0)


async def test_listeners_hear_their_subject_and_patterns_each_word() -> None:
    bus = LocalBus()
    heard: list[tuple[str, str, bytes]] = []
    for subject in ("table.1", "table.*", "*.1", "table.*.log", "person.1"):
        await bus.subscribe(subject, lambda on, data, own=subject: heard.append((own, on, data)))  # type: ignore[misc]
    bus.publish("table.1", b"x")
    assert heard == []  # whoever publishes is never called back at once
    await settle()
    assert heard == [("table.1", "table.1", b"x"), ("table.*", "table.1", b"x"), ("*.1", "table.1", b"x")]


async def test_the_order_is_kept_even_by_a_listener_that_publishes() -> None:
    bus = LocalBus()
    heard: list[bytes] = []

    def echo(subject: str, data: bytes) -> None:
        heard.append(data)
        if len(data) < 3:
            bus.publish("a", data + b"!")

    await bus.subscribe("a", echo)
    bus.publish("a", b"1")
    bus.publish("a", b"2")
    for _ in range(4):
        await settle()
    assert heard == [b"1", b"2", b"1!", b"2!", b"1!!", b"2!!"]


async def test_who_has_cancelled_or_comes_late_hears_nothing() -> None:
    bus = LocalBus()
    heard: list[str] = []
    first = await bus.subscribe("a", lambda subject, data: heard.append("first"))
    await bus.subscribe("a", lambda subject, data: heard.append("second"))
    bus.publish("a", b"")
    await first.cancel()
    await first.cancel()
    await bus.subscribe("a", lambda subject, data: heard.append("late"))
    await settle()
    assert heard == ["second"]


async def test_a_failing_listener_does_not_harm_the_others(caplog: pytest.LogCaptureFixture) -> None:
    bus = LocalBus()
    heard: list[bytes] = []

    def fail(subject: str, data: bytes) -> None:
        raise ValueError("no")

    await bus.subscribe("a", fail)
    await bus.subscribe("a", lambda subject, data: heard.append(data))
    with caplog.at_level(logging.CRITICAL, "astrarium.bus"):
        bus.publish("a", b"x")
        await settle()
    assert heard == [b"x"]


async def test_a_closed_bus_is_silent() -> None:
    bus = LocalBus()
    heard: list[bytes] = []
    await bus.subscribe("a", lambda subject, data: heard.append(data))
    await bus.subscribe("*", lambda subject, data: heard.append(data))
    await bus.close()
    bus.publish("a", b"x")
    await settle()
    assert heard == []
    assert bus.connected is False
