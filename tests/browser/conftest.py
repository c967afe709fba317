"""A real browser against a real server. The client must be built (`make web`), and Debian's chromium installed."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from astrarium.kernel import games

from ..server.node_process import NodeProcess
from ..server.until import PATIENCE
from ..shortest import shortest
from .chromium import WHOLE, WITHOUT_PICTURES, launch
from .visitor import Visitor

BOARDS = Path(__file__).parents[2] / "web/src/boards"
# The installed games that have a board in the client.
WITH_BOARDS = [game for game in games() if (BOARDS / game.meta.key / "index.ts").exists()]
GAMES = [game.meta.key for game in WITH_BOARDS]

LONG = os.environ.get("ASTRARIUM_BROWSER") == "long"
ONE_FOR_ALL = GAMES if LONG else [shortest(WITH_BOARDS)]  # for tests that hardly depend on the game

# Settings that a visitor comes with; what they choose later is kept.
SETTINGS = "try { localStorage['astrarium.settings'] ??= %s } catch { /* a page without a memory */ }"

expect.set_options(timeout=1000 * PATIENCE)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """The one Playwright of this process, which allows no second one at the same time."""
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = launch(playwright, *WITHOUT_PICTURES)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def whole_chromium(playwright: Playwright) -> Iterator[Browser]:
    """The browser for tests of notices, whose modules use it as their `chromium`."""
    browser = launch(playwright, executable=WHOLE)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeProcess]:
    """One server for all tests of a process. Modules that break or configure a server define a `house` of their own."""
    folder = tmp_path_factory.mktemp("house")
    node = NodeProcess(folder, database=f"sqlite:///{folder}/astrarium.db").start()
    yield node
    node.stop()


@pytest.fixture
def visit(chromium: Browser, house: NodeProcess, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator["Visits"]:
    visits = Visits(chromium, house.url)
    yield visits
    for number, visitor in enumerate(visits.made):
        if request.session.testsfailed:
            visitor.page.screenshot(path=tmp_path / f"visitor-{number}.png")
        visitor.leave()


class Visits:
    """Makes visitors, each in a browser profile of their own."""

    def __init__(self, chromium: Browser, url: str) -> None:
        self._chromium = chromium
        self._url = url
        self.made: list[Visitor] = []

    def __call__(
        self, lang: str = "en", phone: bool = False, theme: str = "dark", motion: str = "reduce", **settings: str
    ) -> Visitor:
        """A new visitor. `settings` are the client's; unless `pace` is set, what others do is shown at once."""
        size = {"width": 390, "height": 844} if phone else {"width": 1440, "height": 900}
        context = self._chromium.new_context(
            base_url=self._url,
            viewport=size,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            locale="fr-FR" if lang == "fr" else "en-GB",
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion=motion,  # type: ignore[arg-type]
        )
        context.add_init_script(SETTINGS % json.dumps(json.dumps({"pace": "at_once"} | settings)))
        visitor = Visitor(context, phone)
        self.made.append(visitor)
        return visitor
