"""Every recorded sight on a desk and on a phone: nothing cut, nothing covered, nothing serious for axe."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest

from ..browser.inspection import cut, inspect
from ..browser.visitor import Visitor
from .bench import sights
from .look import DESK, LAPTOP, PHONE, Looks
from .recorded import FULL, GAMES, LONG, questions

# What is not as it should be yet. Whatever is mended leaves this list, and nothing may join it.
KNOWN: dict[str, list[str]] = tomllib.loads(Path(__file__).with_name("known.toml").read_text(encoding="utf-8"))
SCREENS = [(LAPTOP, "en"), (PHONE, "fr"), (DESK, "fr"), (PHONE, "en")]

# Words that lie under the cap of a key: boxes of the text of a thing that overlap the cap by more than a hair.
UNDER_A_KEY = """() => [...document.querySelectorAll('.thing .hk')].flatMap(cap => {
  const box = cap.getBoundingClientRect(), thing = cap.closest('.thing');
  if (!box.width || !thing) return [];
  const words = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT), found = [];
  while (words.nextNode()) {
    const node = words.currentNode, parent = node.parentElement;
    if (!node.textContent.trim() || parent.closest('.hk, .sr, svg, .whyb')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const part of range.getClientRects()) {
      const wide = Math.min(part.right, box.right) - Math.max(part.left, box.left);
      const high = Math.min(part.bottom, box.bottom) - Math.max(part.top, box.top);
      const isUnder = wide > 3 && high > 4 && parent.checkVisibility();
      if (isUnder) found.push(`${node.textContent.trim()} under ${cap.textContent}`);
    }
  }
  return found;
})"""

# Names of people that do not stand in full where a board says who sits where.
SHORT_NAMES = """() => [...document.querySelectorAll('.table-main .seatname, .table-main .name .most')]
  .filter(node => node.clientWidth && node.scrollWidth > node.clientWidth + 1).map(node => node.textContent)"""


def troubles(reader: Visitor) -> Iterator[str]:
    """What is wrong with what is on the screen."""
    yield from reader.troubles
    yield from cut(reader)
    yield from reader.page.evaluate(UNDER_A_KEY)
    if not reader.phone:
        yield from (f"name cut: {name}" for name in reader.page.evaluate(SHORT_NAMES))


@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_read(look: Looks, game: str) -> None:
    """Every sight; screens and languages take turns, and in the long form each is seen on all."""
    found: dict[str, list[str]] = {}
    for sight in sights(game):
        for size, lang in SCREENS if LONG else [SCREENS[crc32(sight.encode()) % len(SCREENS)]]:
            name = f"{sight} {lang} {size['width']}"
            wrong = [line for line in troubles(look(sight, lang, size)) if line not in KNOWN.get(name, [])]
            if wrong:
                found[name] = wrong
    assert found == {}


def inspected(game: str) -> list[tuple[str, dict[str, int], str]]:
    """The fullest table and the widest question; all sights in the long form."""
    if LONG:
        return [(sight, size, lang) for sight in sights(game) for size, lang in SCREENS]
    return [(f"{game}/{FULL[game]}", LAPTOP, "en"), (questions(game)[0], PHONE, "fr")]


@pytest.mark.parametrize(("sight", "size", "lang"), [row for game in GAMES for row in inspected(game)])
def test_nothing_is_serious(look: Looks, sight: str, size: dict[str, int], lang: str) -> None:
    inspect(look(sight, lang, size))
