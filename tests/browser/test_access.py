"""Every screen in both themes and languages: nothing serious for axe, and nothing that overflows its box."""

from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Visits
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
    visitor.page.goto("/new/race")
    visitor.page.wait_for_selector("[data-make-table]")


def waiting_room(visitor: Visitor) -> None:
    new_table(visitor)
    visitor.page.locator("[data-make-table]").click()
    visitor.page.wait_for_selector("[data-invite-link]")


def account(visitor: Visitor) -> None:
    visitor.page.goto("/account")
    visitor.page.wait_for_selector("main h1, main h2")


def rules(visitor: Visitor) -> None:
    visitor.page.goto("/rules/tiny")
    visitor.page.wait_for_selector("#TINY-2\\.1")


def learn(visitor: Visitor) -> None:
    visitor.page.goto("/learn/race")
    visitor.page.wait_for_selector("main .btn.primary")


def race(visitor: Visitor) -> None:
    visitor.play_now("race")
    visitor.play_on(4)


def tiny(visitor: Visitor) -> None:
    visitor.play_now("tiny")
    visitor.play_on(4)


def options(visitor: Visitor) -> None:
    tiny(visitor)
    visitor.page.keyboard.press("l")
    visitor.page.wait_for_selector("dialog .options")


def score_sheet(visitor: Visitor) -> None:
    visitor.play_now("race")
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.locator("dialog .rows button").last.click()
    visitor.page.locator("dialog .danger").click()
    visitor.page.wait_for_selector("dialog table", timeout=60_000)


def replay(visitor: Visitor) -> None:
    score_sheet(visitor)
    visitor.page.goto(f"/replay/{visitor.table}")
    visitor.page.wait_for_selector("input[type=range]")


def verify(visitor: Visitor) -> None:
    score_sheet(visitor)
    visitor.page.goto(f"/verify/{visitor.table}")
    visitor.page.wait_for_selector(".seal.sound")


SCREENS = [home, new_table, waiting_room, account, rules, learn, race, tiny, options, score_sheet, replay, verify]


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize(("lang", "theme"), [("fr", "dark"), ("en", "light")], ids=["fr-dark", "en-light"])
def test_nothing_serious_and_nothing_cut(
    visit: Visits, screen: Callable[[Visitor], None], phone: bool, lang: str, theme: str
) -> None:
    visitor = visit(lang, phone=phone, theme=theme)
    screen(visitor)
    visitor.page.evaluate(AXE.read_text())
    found = visitor.page.evaluate("axe.run({resultTypes: ['violations']})")
    serious = [
        f"{item['id']} {node['target']} {node['failureSummary']}"
        for item in found["violations"]
        if item["impact"] in ("serious", "critical")
        for node in item["nodes"]
    ]
    assert serious == []
    assert visitor.page.evaluate(OVERFLOWING) == []
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= visitor.page.viewport_size["width"]  # type: ignore[index]
