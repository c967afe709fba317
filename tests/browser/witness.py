"""Waiting for what a page cannot be asked to wait for; and what stands there only for a moment: whoever looks from
outside may miss it, so the page itself notes it."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from .visitor import DEADLINE, Visitor

# Every text that the selected part of the page has had from now on.
WATCH = """selector => {
  const noted = new Set();
  const note = () => document.querySelectorAll(selector).forEach(part => noted.add(part.innerText));
  new MutationObserver(note).observe(document.body, {childList: true, subtree: true, characterData: true});
  note();
  window.witnessed = {...window.witnessed, [selector]: noted};
}"""


def look_until(visitor: Visitor, found: Callable[[], object]) -> None:
    """Look again and again, while the browser goes on, until it is true."""
    end = time.monotonic() + DEADLINE / 1000
    while not found():
        assert time.monotonic() < end, "it does not come"
        visitor.page.wait_for_timeout(20)


class Witness:
    """Notes what a part of the page says, from the moment on at which it is made."""

    def __init__(self, visitor: Visitor, selector: str) -> None:
        self._page: Page = visitor.page
        self._selector = selector
        self._page.evaluate(WATCH, selector)

    def wait(self, words: str = "") -> None:
        """Until the part has been there, and has said these words."""
        asked: list[Any] = [self._selector, words]
        self._page.wait_for_function(
            "([selector, words]) => [...window.witnessed[selector]].some(text => text.includes(words))", arg=asked
        )
