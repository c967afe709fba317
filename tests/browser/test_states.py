"""The states of a screen: each is sound for axe, cuts no words, and speaks one language.

A walk leads through several states and stops at each. The short form runs some walks for some readers. What needs no
server is in `tests/looks/test_states.py`.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Route, expect

from .conftest import GAMES, LONG, Visits
from .inspection import AXE, serious, sound
from .paces import at_a_table
from .test_access import READERS
from .test_presence import sit_down
from .test_together import sit_together
from .visitor import ASKED, OVER, Visitor
from .words import wrong_words

Stops = Iterator[Visitor]
NO_CODE = "/j/BBBBBB"
ADDRESSES = {"links": ["http://192.0.2.7:8000", "https://games.example"], "may_open": False, "port": 8000}
INSECURE = "Object.defineProperty(globalThis, 'isSecureContext', {value: false})"
UNSUPPORTED = "delete globalThis.PushManager"
DENIED = "Object.defineProperty(Notification, 'permission', {value: 'denied'})"


def coming_in(visit: Visits, lang: str, phone: bool) -> Stops:
    """A code that leads nowhere, and the page that ends notices."""
    visitor = visit(lang, phone=phone)
    page = visitor.page
    page.goto(NO_CODE)
    page.get_by_role("alert").filter(has_text=".").wait_for()
    yield visitor
    page.goto("/")
    page.locator("[data-join]").fill("BBB-BBB")
    page.locator("[data-join]").press("Enter")
    page.get_by_role("alert").filter(has_text=".").wait_for()
    yield visitor
    page.goto("/stop#wrong")
    page.locator("form button").click()
    page.get_by_role("alert").filter(has_text=".").wait_for()
    yield visitor


def making_a_table(visit: Visits, lang: str, phone: bool) -> Stops:
    """All options open, friends at this screen; on a server that lets nobody else in, and on one that does."""
    visitor = visit(lang, phone=phone)
    page = visitor.page
    page.goto("/new/race?with=friends")
    page.locator("li select").first.select_option("@")
    page.locator("[data-more] summary").click()
    yield visitor
    page.goto("/new/race?with=friends")
    page.locator("[data-make-table]").click()
    page.wait_for_selector("[data-alone]")
    yield visitor

    def tell(route: Route) -> None:
        route.fulfill(json=ADDRESSES)

    page.route("**/api/v1/addresses*", tell)
    page.reload()
    page.locator(".room select").wait_for()
    page.locator(".room details summary").click()
    yield visitor


def in_company(visit: Visits, lang: str, phone: bool) -> Stops:
    """The other player goes away; then both agree to end."""
    visitor, other = visit(lang, phone=phone), visit(lang)
    sit_down(visitor, other, absence=5_000)
    page = visitor.page
    visitor.answer_from_list()
    other.page.goto("about:blank")
    if phone:  # it lies over the board only for who opens it
        page.locator("[data-company]").click()
    page.locator(".slip").wait_for()
    yield visitor
    page.locator(".slip.open").wait_for()
    yield visitor
    page.locator(".slip.open button").last.click()  # folded
    expect(page.locator(".slip button")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".slip .acts button").nth(2).click()
    page.locator(".slip").nth(1).or_(page.locator(OVER)).wait_for()
    yield visitor


def notices(visit: Visits, lang: str, phone: bool) -> Stops:
    """Notices, as the browser allows or refuses them."""
    for state, script in (("insecure", INSECURE), ("unsupported", UNSUPPORTED), ("denied", DENIED)):
        visitor = visit(lang, phone=phone)
        visitor.context.add_init_script(script)
        visitor.request("POST", "/guest", {"name": "Ada", "lang": lang})
        visitor.page.goto("/account")
        visitor.page.locator(f"[data-push={state}]").wait_for()
        quiet = visitor.page.locator("form input[type=checkbox]").last
        if state == "denied":
            quiet.check()
        yield visitor


WALKS: list[Callable[[Visits, str, bool], Stops]] = [
    coming_in, making_a_table, in_company, notices,
]  # fmt: skip
WAYS = [(walk, *READERS[(n + k) % 4]) for n, walk in enumerate(WALKS) for k in range(4 if LONG else 1)]


@pytest.mark.parametrize(("walk", "lang", "phone"), WAYS)
def test_every_state_is_sound(
    visit: Visits, walk: Callable[[Visits, str, bool], Stops], lang: str, phone: bool
) -> None:
    sound(walk(visit, lang, phone), lang, thoroughly=LONG)


@pytest.mark.parametrize(("lang", "phone"), READERS if LONG else READERS[1:2])
def test_a_beat_is_sound_while_it_is_shown(visit: Visits, lang: str, phone: bool) -> None:
    visitor = visit(lang, phone=phone, pace="calm")
    at_a_table(visitor, "tiny", 3)
    while True:
        visitor.wait()
        visitor.answer()
        visitor.page.wait_for_selector(f".happening[data-beat], {ASKED}, {OVER}")
        if visitor.page.locator(".happening[data-beat]").count():
            break
    assert wrong_words(visitor, lang) == []
    visitor.page.evaluate(AXE.read_text())
    assert serious(visitor) == []


def test_the_focus_is_never_lost(visit: Visits) -> None:
    """The keyboard focus moves on when the pressed control disappears, as a cover or a menu button does."""
    visitor = visit("en")
    sit_together(visitor, GAMES[0])
    page = visitor.page
    expect(page.locator("[data-take]")).to_be_focused()  # the player who is asked first
    page.keyboard.press("Enter")
    page.wait_for_selector(ASKED)
    expect(page.locator("#decision")).to_be_focused()
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("Enter")
    page.locator("dialog .rows button").last.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog .sure button").first).to_be_focused()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
