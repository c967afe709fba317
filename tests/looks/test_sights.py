"""Every recorded sight on a desktop and on a phone: nothing cut, nothing covered, nothing serious for axe."""

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

# What is not right yet. Entries are removed when they are mended, and none may be added.
KNOWN: dict[str, list[str]] = tomllib.loads(Path(__file__).with_name("known.toml").read_text(encoding="utf-8"))
SCREENS = [(LAPTOP, "en"), (PHONE, "fr"), (DESK, "fr"), (PHONE, "en")]

# Words under the cap of a key: text boxes of a thing that overlap the cap by more than a hair.
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

# Names of people that are cut where a board says who sits where.
SHORT_NAMES = """() => [...document.querySelectorAll('.table-main .seatname, .table-main .name .most')]
  .filter(node => node.clientWidth && node.scrollWidth > node.clientWidth + 1).map(node => node.textContent)"""

# Words of the bar that have no room: a question with more lines than allowed, a button that cuts its answer.
SQUEEZED = """most => [...document.querySelectorAll('#decision strong, #decision .btn')].flatMap(node => {
  if (!node.checkVisibility()) return [];
  const text = node.textContent.trim();
  if (node.matches('.btn')) {
    const says = node.querySelector('.says') ?? node;
    const isCut = node.scrollWidth > node.clientWidth + 1 || says.scrollHeight > says.clientHeight + 2;
    return isCut || node.getBoundingClientRect().right > innerWidth ? [`no room for the answer ${text}`] : [];
  }
  const range = document.createRange();
  range.selectNodeContents(node);
  const lines = new Set([...range.getClientRects()].map(line => Math.round(line.top))).size;
  return lines > most ? [`${text} in ${lines} lines`] : [];
})"""


def troubles(reader: Visitor) -> Iterator[str]:
    """What is wrong on the screen."""
    yield from reader.troubles
    yield from cut(reader)
    yield from reader.page.evaluate(UNDER_A_KEY)
    yield from reader.page.evaluate(SQUEEZED, 3 if reader.phone else 2)
    if not reader.phone:
        yield from (f"name cut: {name}" for name in reader.page.evaluate(SHORT_NAMES))


def screens_of(sight: str) -> list[tuple[dict[str, int], str]]:
    """All screens; in the short form one, for every eighth sight. The name decides which, whatever else is recorded."""
    turn, screen = divmod(crc32(sight.encode()), len(SCREENS))
    if LONG:
        return SCREENS
    return [] if turn % 8 else [SCREENS[screen]]


@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_read(look: Looks, game: str) -> None:
    found: dict[str, list[str]] = {}
    for sight in sights(game):
        for size, lang in screens_of(sight):
            name = f"{sight} {lang} {size['width']}"
            seen, known = set(troubles(look(sight, lang, size))), set(KNOWN.get(name, []))
            if wrong := seen ^ known if LONG else seen - known:  # in the long form also entries that are mended
                found[name] = sorted(wrong)
    assert found == {}


def inspected(game: str) -> list[tuple[str, dict[str, int], str]]:
    """All sights; in the short form the fullest table or the widest question, games in turn."""
    if LONG:
        return [(sight, size, lang) for sight in sights(game) for size, lang in SCREENS]
    if GAMES.index(game) % 2:
        return [(f"{game}/{FULL[game]}", LAPTOP, "en")]
    return [(questions(game)[0], PHONE, "fr")]


@pytest.mark.parametrize(("sight", "size", "lang"), [row for game in GAMES for row in inspected(game)])
def test_nothing_is_serious(look: Looks, sight: str, size: dict[str, int], lang: str) -> None:
    inspect(look(sight, lang, size))
