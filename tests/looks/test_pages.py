"""Every page that needs no table: nothing serious for axe, and nothing that overflows its box."""

import pytest

from ..browser.inspection import inspect
from .look import DESK, PHONE, Looks
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


@pytest.mark.parametrize(("path", "lang", "size"), VISITS)
def test_nothing_serious_and_nothing_cut(look: Looks, path: str, lang: str, size: dict[str, int]) -> None:
    reader = look.page(path, lang, size)
    reader.page.wait_for_selector(PAGES[path])
    inspect(reader)
    assert reader.troubles == []
