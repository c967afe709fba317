"""Waiting for conditions outside the page, and for texts that are there only for a moment: a test might miss those, so
the page itself notes them."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from .visitor import DEADLINE, Visitor

# Notes every text that the selected part of the page has from now on.
WATCH = """selector => {
  const noted = new Set();
  const note = () => document.querySelectorAll(selector).forEach(part => noted.add(part.innerText));
  new MutationObserver(note).observe(document.body, {childList: true, subtree: true, characterData: true});
  note();
  window.witnessed = {...window.witnessed, [selector]: noted};
}"""


def look_until(visitor: Visitor, found: Callable[[], object]) -> None:
    """Wait until `found` returns something true, while the browser goes on; fails after a deadline."""
    end = time.monotonic() + DEADLINE / 1000
    while not found():
        assert time.monotonic() < end, "it does not come"
        visitor.page.wait_for_timeout(20)


class Witness:
    """Notes all that a part of the page says from now on."""

    def __init__(self, visitor: Visitor, selector: str) -> None:
        self._page: Page = visitor.page
        self._selector = selector
        self._page.evaluate(WATCH, selector)

    def wait(self, words: str = "") -> None:
        """Wait until the part has said these words."""
        asked: list[Any] = [self._selector, words]
        self._page.wait_for_function(
            "([selector, words]) => [...window.witnessed[selector]].some(text => text.includes(words))", arg=asked
        )
