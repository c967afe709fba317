"""One site for all tests here, repaired before each; and a table of what they measured."""

import signal
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import pytest

from .crowd import Crowd
from .site import LONG, Site

Note = Callable[..., None]


@pytest.fixture(autouse=True)
def limit() -> Iterator[None]:
    """Let a test that waits for ever fail instead of hang."""

    def strike(*_: object) -> None:
        raise TimeoutError("the test does not end")

    before = signal.signal(signal.SIGALRM, strike)
    signal.alarm(1_800 if LONG else 600)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(scope="session")
def whole_site() -> Iterator[Site]:
    with Site(2) as site:
        yield site


@pytest.fixture
def site(whole_site: Site) -> Site:
    whole_site.heal()
    return whole_site


@pytest.fixture
async def crowd(site: Site) -> AsyncIterator[Crowd]:
    """An empty crowd, whose players are disconnected at the end."""
    crowd = Crowd(site)
    yield crowd
    await crowd.leave()


@pytest.fixture
def note(record_property: Callable[[str, Any], None]) -> Note:
    """A function that notes figures for the summary."""

    def take(**figures: object) -> None:
        for name, value in figures.items():
            record_property(name, f"{value:.3g}" if isinstance(value, float) else str(value))

    return take


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """What each test measured, a line each."""
    reports = terminalreporter.stats.get("passed", []) + terminalreporter.stats.get("failed", [])
    here = [report for report in reports if "/survival/" in report.nodeid]
    lines = [(report.nodeid.rpartition("::")[2], report.user_properties) for report in here]
    noted = [(name, figures) for name, figures in lines if figures]
    if noted:
        terminalreporter.section("survival")
    for name, figures in noted:
        terminalreporter.write_line(f"{name}: " + ", ".join(f"{what} {value}" for what, value in figures))
