"""A game over days, as a person sees it: the link in a mail, and a press on a notice, lead to the question."""

import asyncio
import re
import threading
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, expect

from ..server.notices.desk import Desk, open_desk
from ..server.notices.guests import PASSWORD, SLOW, account, subscribe
from ..server.notices.push_service import PushService, open_service
from ..server.player import Player
from ..server.sockets.home import Home, open_home, sit
from ..server.until import until
from .conftest import Visits
from .evening import picture
from .inspection import inspect
from .test_notices import PRESS, deliver, shown, worker_of
from .visitor import ASKED, Visitor

T = TypeVar("T")


class Days:
    """A server in a thread of its own, with its mail and pushes; the test sets its clock."""

    home: Home
    desk: Desk
    service: PushService

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._open = AsyncExitStack()

    def do(self, what: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(60)

    def start(self, folder: Path) -> None:
        self._thread.start()
        self.do(self._start(folder))

    async def _start(self, folder: Path) -> None:
        self.desk = await self._open.enter_async_context(open_desk())
        self.service = await self._open.enter_async_context(open_service())
        home = open_home(folder, smtp=self.desk.smtp, allow_private_webhooks=True)
        self.home = await self._open.enter_async_context(home)

    def stop(self) -> None:
        self.do(self._open.aclose())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


@pytest.fixture
def days(tmp_path: Path) -> Iterator[Days]:
    days = Days()
    days.start(tmp_path)
    yield days
    days.stop()


@pytest.fixture
def visit(whole_chromium: Browser, days: Days) -> Iterator[Visits]:
    visits = Visits(whole_chromium, days.home.url)
    yield visits
    for visitor in visits.made:
        visitor.leave()


def as_themselves(visit: Visits, player: Player, **wish: Any) -> Visitor:
    """A visitor signed in as this player."""
    visitor = visit(player.lang, **wish)
    name, _, value = player.cookie.partition("=")
    visitor.context.add_cookies([{"name": name, "value": value, "url": player.nodes[0]}])
    return visitor


def follow(visitor: Visitor, address: str) -> None:
    """The address opens the table with the question, and a move is made."""
    visitor.page.goto(address)
    visitor.page.wait_for_selector(ASKED)
    asked = visitor.decision
    picture(visitor, f"days-{visitor.page.locator('html').get_attribute('lang')}-asked")
    visitor.answer_from_list()
    expect(visitor.page.locator(f".prompt[data-decision='{asked}']")).to_have_count(0)


def test_by_mail_and_by_push(visit: Visits, days: Days) -> None:
    home, desk, service = days.home, days.desk, days.service
    ann, zoe = days.do(account(home, desk, "Ann", mail=True)), days.do(account(home, desk, "Zoe", "fr"))
    browser = days.do(subscribe(zoe, service))
    table = days.do(sit(ann, zoe, clock=SLOW))
    for player in (ann, zoe):
        days.do(player.shut())
    days.do(home.pass_by(64_000))
    days.do(until(lambda: desk.mails and service.came))
    begun = home.table(table).fold.progress.version

    # Ann reads her mail at her desk.
    [mail] = desk.mails_to("ann@example.org")
    [address] = re.findall(r"http\S+/table/\w+", mail.get_content())
    at_desk = as_themselves(visit, ann)
    follow(at_desk, address)
    expect(at_desk.page.locator(".prompt strong")).to_contain_text("Zoe")  # the table waits for Zoe
    assert home.table(table).fold.progress.version == begun + 1

    # On her way home she opens it in a browser where she is not signed in.
    on_the_way = visit("en", phone=True)
    on_the_way.page.goto(address)
    expect(on_the_way.page.get_by_role("heading", name="There is no such table (any more)")).to_be_visible()
    on_the_way.page.get_by_label("E-mail address").fill("ann@example.org")
    on_the_way.page.get_by_label("Password", exact=True).fill(PASSWORD)
    inspect(on_the_way)
    picture(on_the_way, "days-signs-in")
    on_the_way.page.get_by_role("button", name="Sign in").tap()
    expect(on_the_way.page.locator(".prompt strong")).to_contain_text("Zoe")

    # Zoe presses the notice on her phone, where the site is open at another page.
    phone = as_themselves(visit, zoe, phone=True)
    phone.context.grant_permissions(["notifications"], origin=home.url)
    phone.page.goto("/rules")
    worker = worker_of(phone)
    [told] = service.to(browser)
    deliver(phone, told)
    [notice] = shown(phone)
    assert notice["title"] == "À vous de jouer\u00a0: Race for the Galaxy, avec Ann"
    [[how, where]] = worker.evaluate(PRESS, "")
    assert (how, where) == ("open", f"/table/{table}")
    follow(phone, where)
    at_desk.page.wait_for_selector(ASKED)  # both have answered, and the game goes on
    assert home.table(table).fold.progress.version > begun + 1
    assert at_desk.troubles + phone.troubles == []
