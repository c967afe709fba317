"""The open market of New Frontiers with any number of seats: what a development says is never cut, nor covered."""

from typing import Any

import pytest
from playwright.sync_api import Route

from .look import DESK, LAPTOP, Looks

# What stands outside its tile or over other words there, and names that end in dots.
COVERED = """() => {
  const market = document.querySelector('.market'), found = [];
  if (market.scrollHeight > market.clientHeight + 1) found.push('no room for all');
  for (const tile of market.querySelectorAll('.stall')) {
    const name = tile.querySelector('.name'), inside = tile.getBoundingClientRect();
    if (name.scrollWidth > name.clientWidth + 1) found.push(`${name.textContent} is cut`);
    const said = [...tile.querySelectorAll('.name, .fpw, .why, .vp')];
    const parts = said.map(part => [part, part.getBoundingClientRect()]);
    for (const [part, box] of parts) {
      if (box.bottom > inside.bottom + 1 || box.right > inside.right + 1) found.push(`${part.textContent} is outside`);
      for (const [other, rim] of parts) {
        const wide = Math.min(box.right, rim.right) - Math.max(box.left, rim.left);
        const high = Math.min(box.bottom, rim.bottom) - Math.max(box.top, rim.top);
        if (part !== other && wide > 2 && high > 3) found.push(`${part.textContent} lies over ${other.textContent}`);
      }
    }
  }
  const own = document.querySelector('.own .flat').getBoundingClientRect();
  if (own.bottom > document.querySelector('.space').getBoundingClientRect().bottom + 1) found.push('own tiles');
  return found;
}"""


def market_opened(route: Route) -> None:
    """Answer with the same sight as it is while Develop is played."""
    sight: dict[str, Any] = route.fetch().json()
    sight["table"]["view"]["action"] = "develop"
    route.fulfill(json=sight)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("size", [LAPTOP, DESK])
def test_every_development_can_be_read_on_the_market(look: Looks, size: dict[str, int], lang: str) -> None:
    assert look("frontiers/ask.develop", lang, size).page.evaluate(COVERED) == []


@pytest.mark.parametrize("sight", ["middle.2", "ask.spend", "middle.4", "watching"])  # 2 to 5 seats, other markets
def test_the_market_has_room_at_every_table(look: Looks, sight: str) -> None:
    reader = look("frontiers/ask.develop", "fr", LAPTOP)
    reader.page.route("**/sights/frontiers/*.json", market_opened)
    try:
        assert look(f"frontiers/{sight}", "fr", LAPTOP).page.evaluate(COVERED) == []
    finally:
        reader.page.unroute("**/sights/frontiers/*.json")


def test_what_a_development_would_cost_is_said_beside_ones_name_and_moves_nothing(look: Looks) -> None:
    page = look("frontiers/ask.develop", "fr", LAPTOP).page
    place = page.locator(".market .dthing.lit").last
    before = place.bounding_box()
    place.hover()
    page.locator(".own header aside dl").wait_for()
    assert "→" in page.locator(".own header aside").inner_text()
    assert place.bounding_box() == before
