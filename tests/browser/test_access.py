"""Every screen in both themes and languages: nothing serious for axe, and nothing that overflows its box."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from .conftest import GAMES, LONG, Visits
from .visitor import Visitor

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

# Elements whose words are cut: wider or taller inside than outside, and not made to scroll or to shorten with dots.
OVERFLOWING = """() => [...document.querySelectorAll('body *')].filter(node => {
  const style = getComputedStyle(node), box = node.getBoundingClientRect();
  if (box.width < 3 || box.height < 3 || style.visibility === 'hidden') return false;
  if (node.closest('svg, .sr, [hidden]')) return false;
  if (![...node.childNodes].some(child => child.nodeType === 3 && child.textContent.trim())) return false;
  const cut = node.scrollWidth > node.clientWidth + 2 && style.overflowX !== 'visible' && style.overflowX !== 'auto';
  const shortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  const wide = box.right > innerWidth + 1 && !node.closest('[data-scrolls]') && !scrolls(node);
  return (cut && !shortened && style.display !== 'inline') || wide;
  function scrolls(inner) {
    for (let up = inner.parentElement; up; up = up.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflowX) && up !== document.body) return true;
    return false;
  }
}).map(node => `${node.tagName}.${node.className}: ${node.textContent.trim().slice(0, 60)}`)"""


def home(visitor: Visitor) -> None:
    visitor.page.goto("/")
    visitor.page.wait_for_selector("[data-play]")


def new_table(visitor: Visitor) -> None:
    visitor.page.goto("/new")
    expect(visitor.page.locator("[data-make-table]")).to_be_in_viewport(ratio=1)


def waiting_room(visitor: Visitor) -> None:
    new_table(visitor)
    visitor.page.locator("[data-make-table]").click()
    visitor.page.wait_for_selector("[data-invite-link]")


def account(visitor: Visitor) -> None:
    visitor.page.goto("/account")
    visitor.page.wait_for_selector("main h1, main h2")


def rules(visitor: Visitor) -> None:
    visitor.page.goto("/rules/void")
    visitor.page.wait_for_selector("main ol li")
    visitor.page.wait_for_selector(".notices p")  # what is invented is said first


def learn(visitor: Visitor, game: str) -> None:
    visitor.page.goto(f"/learn/{game}")
    visitor.page.wait_for_selector("main ol .art > *")


def board(visitor: Visitor, game: str) -> None:
    visitor.play_now(game)
    visitor.play_on(5)
    assert visitor.troubles == []


def options(visitor: Visitor) -> None:
    board(visitor, GAMES[-1])
    visitor.page.keyboard.press("l")
    visitor.page.wait_for_selector("dialog .options")


def score_sheet(visitor: Visitor) -> None:
    visitor.play_now(GAMES[0])
    visitor.resign()
    visitor.page.wait_for_selector("dialog table", timeout=60_000)


SCREENS: list[tuple[str, Callable[[Visitor], None]]] = [
    *((screen.__name__, screen) for screen in (home, new_table, waiting_room, account, rules)),
    *((f"{screen.__name__}-{game}", partial(screen, game=game)) for screen in (learn, board) for game in GAMES),
    ("options", options),
]
READERS = [("fr", False), ("en", True), ("fr", True), ("en", False)]


def readers_of(number: int, name: str) -> list[tuple[str, bool]]:
    """Every screen for every reader; in the short form they take turns, and boards are played by touch, since at a desk
    `test_seats.py` looks at them."""
    turn = READERS[number % 4 :] + READERS[: number % 4]
    if LONG:
        return turn
    return [next((lang, phone) for lang, phone in turn if phone or not name.startswith("board-"))]


VISITS = [
    pytest.param(screen, lang, phone, id=f"{name}-{lang}-{'phone' if phone else 'desk'}")
    for number, (name, screen) in enumerate(SCREENS)
    for lang, phone in readers_of(number, name)
]


@pytest.mark.parametrize(("screen", "lang", "phone"), VISITS)
def test_nothing_serious_and_nothing_cut(
    visit: Visits, screen: Callable[[Visitor], None], phone: bool, lang: str
) -> None:
    visitor = visit(lang, phone=phone)
    screen(visitor)
    inspect(visitor)


@pytest.mark.parametrize(("lang", "phone"), READERS if LONG else READERS[:1])
def test_nothing_serious_and_nothing_cut_after_the_end(visit: Visits, phone: bool, lang: str) -> None:
    visitor = visit(lang, phone=phone)
    score_sheet(visitor)
    inspect(visitor)
    table = visitor.table
    visitor.page.goto(f"/replay/{table}")
    visitor.page.wait_for_selector("input[type=range]")
    inspect(visitor)
    visitor.page.goto(f"/verify/{table}")
    visitor.page.wait_for_selector(".seal.sound")
    inspect(visitor)


def inspect(visitor: Visitor) -> None:
    """What is on the screen, in both themes, which differ in nothing but colours."""
    visitor.page.evaluate(AXE.read_text())
    assert serious(visitor) == []
    visitor.page.emulate_media(color_scheme="light")
    visitor.page.wait_for_selector("html[data-theme=light]")
    assert serious(visitor, only=["color-contrast"]) == [], "light"
    visitor.page.emulate_media(color_scheme="dark")
    assert visitor.page.evaluate(OVERFLOWING) == []
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= visitor.page.viewport_size["width"]  # type: ignore[index]


def serious(visitor: Visitor, only: list[str] | None = None) -> list[str]:
    options = {"resultTypes": ["violations"], **({"runOnly": only} if only else {})}
    found = visitor.page.evaluate("options => axe.run(options)", options)
    return [
        f"{item['id']} {node['target']} {node['failureSummary']}"
        for item in found["violations"]
        if item["impact"] in ("serious", "critical")
        for node in item["nodes"]
    ]


def until_something_is_blocked(visitor: Visitor) -> Locator:
    visitor.play_now("tiny")
    blocked = visitor.page.locator(".thing.blocked > .press:visible")
    while not blocked.count():
        assert not visitor.play_on(1)
    return blocked.first


def test_a_blocked_thing_says_why_where_the_mouse_rests(visit: Visits) -> None:
    visitor = visit("en")
    blocked = until_something_is_blocked(visitor)
    blocked.hover()
    hint = visitor.page.locator("[role=tooltip]")
    hint.wait_for()
    assert "TINY-" in hint.inner_text()
    assert len(hint.locator(".statement").first.inner_text()) > 20, "the rule's own words"
    hint.hover()
    visitor.page.wait_for_timeout(400)
    assert hint.is_visible(), "one can move into it"
    visitor.page.keyboard.press("Escape")
    assert hint.count() == 0


def test_a_blocked_thing_says_why_on_focus(visit: Visits) -> None:
    visitor = visit("fr")
    blocked = until_something_is_blocked(visitor)
    visitor.page.keyboard.press("Tab")
    blocked.focus()
    hint = visitor.page.locator("[role=tooltip]")
    hint.wait_for()
    assert "TINY-" in hint.inner_text()
    assert visitor.page.evaluate("document.activeElement.className").startswith("press"), "the focus stays"
    visitor.page.keyboard.press("Tab")
    # The next thing may have a hint too, of its own: blocked, or not asked about.
    # A function: a bare expression is evaluated at each look, and the page's policy refuses that from the second on.
    visitor.page.wait_for_function(
        """() => {
          const said = document.querySelector('[role=tooltip] .what')?.textContent;
          return !said || document.activeElement.ariaLabel?.startsWith(said);
        }"""
    )
    assert blocked.evaluate("thing => thing !== document.activeElement"), "the focus has gone on"
