"""What of the written words cannot be read: shortened, cut off, or lying under something else (`legible.js`).

    python -m tests.looks.legible [roll …]

lists it for every recorded sight on a laptop and a phone, in French, and fails if there is any.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from ..browser.chromium import launch
from ..browser.visitor import Visitor
from .bench import bench, sights
from .look import LAPTOP, PHONE, Looks

# Nothing more is drawn: what a board fetches once it is there, such as the panel that holds what is asked, has come.
STILL = """() => new Promise((done) => {
  const wait = () => setTimeout(() => { watch.disconnect(); done(); }, 120);
  let quiet = wait();
  const watch = new MutationObserver(() => { clearTimeout(quiet); quiet = wait(); });
  watch.observe(document.body, { childList: true, subtree: true });
})"""
LEGIBLE = Path(__file__).with_name("legible.js").read_text(encoding="utf-8")


def unread(reader: Visitor) -> Iterator[str]:
    """The words on the screen that cannot be read, each with where it stands and what hides it."""
    reader.page.evaluate(STILL)
    found: list[dict[str, Any]] = reader.page.evaluate(LEGIBLE)
    for row in found:
        yield " ".join(filter(None, (row["where"], row["how"], repr(row["says"]), row.get("over"))))


def main(wanted: list[str]) -> int:
    """List what cannot be read of these games, or of all; returns how many words that are."""
    looks = words = 0
    with bench() as url, sync_playwright() as playwright:
        chromium = launch(playwright)
        look = Looks(chromium, url)
        for sight in (name for game in wanted or ["*"] for name in sights(game)):
            for size in (LAPTOP, PHONE):
                found = list(unread(look(sight, "fr", size)))
                looks, words = looks + 1, words + len(found)
                sys.stdout.writelines(f"{sight} {size['width']}: {row}\n" for row in found)
        look.close()
        chromium.close()
    sys.stdout.write(f"{words} words in {looks} looks\n")
    return words


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) > 0)
