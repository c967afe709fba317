"""Pages that need a server's data: nothing serious for axe, and nothing that overflows its box.

Tables and all other pages are checked without a server, in `tests/looks`.
"""

import pytest
from playwright.sync_api import expect

from .conftest import LONG, ONE_FOR_ALL, Visits
from .inspection import inspect
from .visitor import Visitor


def waiting_room(visitor: Visitor) -> None:
    visitor.page.goto("/new?with=friends")
    expect(visitor.page.locator("[data-make-table]")).to_be_in_viewport(ratio=1)
    visitor.page.locator("[data-make-table]").click()
    visitor.page.wait_for_selector("[data-invite-link]")


READERS = [("fr", False), ("en", True), ("fr", True), ("en", False)]


@pytest.mark.parametrize(("lang", "phone"), READERS if LONG else READERS[2:3])
def test_nothing_serious_and_nothing_cut_while_one_waits(visit: Visits, phone: bool, lang: str) -> None:
    visitor = visit(lang, phone=phone)
    waiting_room(visitor)
    inspect(visitor)


@pytest.mark.parametrize(("lang", "phone"), READERS if LONG else READERS[:1])
def test_nothing_serious_and_nothing_cut_after_the_end(visit: Visits, phone: bool, lang: str) -> None:
    visitor = visit(lang, phone=phone)
    visitor.end_now(ONE_FOR_ALL[0])
    inspect(visitor)
    table = visitor.table
    visitor.page.goto(f"/replay/{table}")
    visitor.page.wait_for_selector("input[type=range]")
    inspect(visitor)
    visitor.page.goto(f"/verify/{table}")
    visitor.page.wait_for_selector(".seal.sound")
    inspect(visitor)
