"""A real browser on the bench: recorded sights, on a desktop and on a phone. `make bench-page` builds the page."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from ..browser.chromium import launch
from .bench import bench
from .look import Looks


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def bench_url() -> Iterator[str]:
    with bench() as url:
        yield url


@pytest.fixture(scope="session")
def screens(chromium: Browser, bench_url: str) -> Iterator[Looks]:
    """Screens shared by all tests of a process: a page that has loaded the bench draws the next sight at once."""
    looks = Looks(chromium, bench_url)
    yield looks
    looks.close()


@pytest.fixture
def look(screens: Looks, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Looks]:
    failed = request.session.testsfailed
    yield screens
    if request.session.testsfailed > failed:
        screens.photograph(tmp_path)
