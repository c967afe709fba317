"""Small print on a laptop: large enough to be read, with its stops beside it, and none of it left out."""

import pytest

from .bench import sights
from .look import LAPTOP, Looks
from .recorded import FULL, GAMES, MAPS

LEAST = 11.45  # 11.5 px, and what rounding leaves of it

# Words that are smaller, as they are drawn: drawings are scaled.
SMALLER = """least => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = new Set();
  const range = document.createRange();
  while (texts.nextNode()) {
    const node = texts.currentNode, parent = node.parentElement;
    if (!node.textContent.trim() || parent.closest('.sr, script, style') || !parent.checkVisibility()) continue;
    range.selectNodeContents(node);
    if (![...range.getClientRects()].some(({ width, height }) => width > 2 && height > 2)) continue;
    const scale = parent.ownerSVGElement ? Math.hypot(parent.getScreenCTM().a, parent.getScreenCTM().b) : 1;
    const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (size < least) found.add(`${node.textContent.trim().slice(0, 40)} (${parent.className.baseVal ?? parent.className}): ${size.toFixed(1)}`);
  }
  return [...found];
}"""  # noqa: E501

# Stops of the log that stand on another line than the end of the name before them.
STRAY = """() => [...document.querySelectorAll('.log .name')].flatMap(name => {
  const after = name.nextSibling;
  const stop = /^[\\u00a0 ]?[.,;:)»]/.exec(after?.textContent ?? '');
  if (!stop || after.nodeType !== 3) return [];
  const range = document.createRange();
  range.setStart(after, 0);
  range.setEnd(after, stop[0].length);
  const end = [...name.getClientRects()].at(-1), box = range.getBoundingClientRect();
  return Math.abs(box.top - end.top) > 4 || box.left - end.right > 6 ? [name.textContent + stop[0]] : [];
})"""


# A map is as large as its reader wants it.
@pytest.mark.parametrize("game", [game for game in GAMES if game not in MAPS])
def test_no_word_is_too_small(look: Looks, game: str) -> None:
    for sight in (FULL[game], sorted(name.partition("/")[2] for name in sights(game) if "/ask." in name)[0]):
        reader = look(f"{game}/{sight}", "fr", LAPTOP)
        assert reader.page.evaluate(SMALLER, LEAST) == [], sight


@pytest.mark.parametrize("sight", ["frontiers/ask.consume", "frontiers/ask.store_goods", "roll/ask.ship"])
def test_stops_stay_with_names_in_the_log(look: Looks, sight: str) -> None:
    reader = look(sight, "fr", LAPTOP)
    assert reader.page.locator(".log .name").count() > 3
    assert reader.page.evaluate(STRAY) == []


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_three_rows_of_own_tiles_lie_in_sight_with_their_names(look: Looks, lang: str) -> None:
    reader = look("roll/ask.ship", lang, LAPTOP)
    tiles = reader.page.locator(".tableau li:not(.rest)")
    tiles.first.wait_for()
    assert tiles.count() > 8
    assert [name for name in tiles.locator(".name").all() if not name.is_visible()] == []
    assert reader.page.locator(".tableau").evaluate("room => room.scrollHeight - room.clientHeight") <= 1
