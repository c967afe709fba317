"""Race's hand: however many cards it holds, a pointer that goes along it comes to every one of them."""

from typing import Any

import pytest
from playwright.sync_api import Route

from .look import DESK, LAPTOP, Looks

MOST = 20
# The middle of what each card shows of itself, along the hand.
SHOWN = """() => [...document.querySelectorAll('.hand li')].map((li, at, all) => {
  const {left, top, bottom} = li.getBoundingClientRect();
  const right = all[at + 1]?.getBoundingClientRect().left ?? li.getBoundingClientRect().right;
  return [(left + right) / 2, (top + bottom) / 2];
})"""
RAISED = "() => [...document.querySelectorAll('.hand li')].findIndex(li => li.matches(':hover'))"


def with_many_cards(route: Route) -> None:
    """Answer with the same sight, and a hand as large as can be."""
    sight: dict[str, Any] = route.fetch().json()
    for player in sight["table"]["view"]["players"]:
        if hand := player.get("own_hand"):
            hand += [{**hand[i % len(hand)], "number": 1000 + i} for i in range(MOST - len(hand))]
    route.fulfill(json=sight)


@pytest.mark.parametrize("size", [LAPTOP, DESK])
def test_every_card_of_a_large_hand_is_reached_by_going_along_it(look: Looks, size: dict[str, int]) -> None:
    reader = look("race/ask.develop", size=size)
    reader.page.route("**/sights/race/*.json", with_many_cards)
    try:
        page = look("race/ask.develop", size=size).page
        places = page.evaluate(SHOWN)
        assert len(places) == MOST
        raised = []
        for x, y in places:
            page.mouse.move(x, y)
            raised.append(page.evaluate(RAISED))
        assert raised == list(range(MOST))
    finally:
        reader.page.unroute("**/sights/race/*.json")
