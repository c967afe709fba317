"""Every page that needs no table: nothing serious for axe, and nothing that overflows its box."""

import pytest

from ..browser.inspection import inspect
from ..rows import each
from .look import DESK, LAPTOP, PHONE, Looks
from .recorded import GAMES, LONG

# For each address, a selector that is there when the page is.
PAGES = {
    "/": "[data-play]",
    "/new": "[data-make-table]",
    "/account": "main h1, main h2",
    "/rules/void": ".notices p",  # notices about invented content come first
    **{f"/learn/{game}": "main ol .art > *" for game in GAMES},
}
READERS = [("fr", DESK), ("en", PHONE), ("fr", PHONE), ("en", DESK)]
VISITS = [
    (path, *READERS[(number + more) % 4]) for number, path in enumerate(PAGES) for more in range(4 if LONG else 1)
]
SCREENS = [("1440x900", DESK), ("1366x768", LAPTOP), ("390x844", PHONE)]
LEAST = 11.5  # pixels

# Where the buttons end that start a game.
STARTS = "buttons => buttons.map(button => button.getBoundingClientRect().bottom)"
# Words that are set smaller, but for those of a game's pieces in a picture.
SMALL = """least => {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
  while (words.nextNode()) {
    const node = words.currentNode.parentElement, said = words.currentNode.data.trim();
    if (said && node.checkVisibility() && !node.closest('.art') && parseFloat(getComputedStyle(node).fontSize) < least)
      found.push(said);
  }
  return found;
}"""


@pytest.mark.parametrize(("path", "lang", "size"), VISITS)
def test_nothing_serious_and_nothing_cut(look: Looks, path: str, lang: str, size: dict[str, int]) -> None:
    reader = look.page(path, lang, size)
    reader.page.wait_for_selector(PAGES[path])
    inspect(reader)
    assert reader.troubles == []


@each("screen", SCREENS)
def test_every_game_can_be_started_without_scrolling(look: Looks, screen: tuple[str, dict[str, int]]) -> None:
    _, size = screen
    for lang in ("fr", "en"):
        page = look.page("/", lang, size).page
        page.wait_for_selector("[data-play]")
        ends = page.eval_on_selector_all("[data-play]", STARTS)
        assert len(ends) >= len(GAMES)
        assert max(ends) <= size["height"], lang


@each("path", PAGES)
def test_no_words_are_too_small(look: Looks, path: str) -> None:
    page = look.page(path, "fr", LAPTOP).page
    page.wait_for_selector(PAGES[path])
    assert page.evaluate(SMALL, LEAST) == []
