"""Several people at one screen: the device goes from hand to hand, and nobody sees another's secrets."""

import json
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from .conftest import ONE_FOR_ALL, Visits
from .inspection import inspect
from .visitor import ASKED, OVER, Visitor

COVER = ".cover[aria-busy=false]"
NAMES = ("Ana", "Ben")
# The words for all that a player may point at, except the players' names.
THINGS = """() => [...document.querySelectorAll('.table-main .thing .press')]
  .map(press => (press.getAttribute('aria-label') || press.textContent).trim()).filter(words => words.length > 3)"""


def sit_together(visitor: Visitor, game: str) -> list[dict[str, Any]]:
    """A table for two at this screen; returns all messages that the server sends about it."""
    told: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: told.append(json.loads(frame)))

    visitor.page.on("websocket", listen)
    visitor.page.goto(f"/new/{game}?with=friends")
    visitor.page.locator("li select").first.select_option("@")
    visitor.page.locator("li input[maxlength='24']").last.fill(NAMES[1])
    visitor.page.locator("[data-make-table]").click()
    visitor.page.wait_for_selector(COVER)
    return told


def in_front(visitor: Visitor) -> int | None:
    """The player whom the cover calls; None if the table is shown."""
    cover = visitor.page.locator(".cover")
    return int(cover.get_attribute("data-cover") or -1) if cover.count() else None


def nothing_shows(visitor: Visitor, before: list[str]) -> None:
    """Assert that no secret shows: not in the page, not for a screen reader, not in the title."""
    page = visitor.page
    assert page.locator(".table-main, .thing, aside.log, dialog, [data-thing]").count() == 0
    shown = page.content() + page.locator("body").aria_snapshot()
    assert [words for words in before if words in shown] == []
    assert "●" not in page.title()


@pytest.mark.parametrize(("game", "lang"), list(zip(ONE_FOR_ALL, cycle(["fr", "en"]), strict=False)))
def test_the_device_goes_from_hand_to_hand(visit: Visits, game: str, lang: str) -> None:
    visitor = visit(lang, phone=True)
    told = sit_together(visitor, game)
    page, passed, things, compared = visitor.page, 0, list[str](), 0
    assert in_front(visitor) in (0, 1), "whoever is first"
    inspect(visitor)
    while visitor.answers < 12 or passed < 3:
        page.wait_for_selector(f"{COVER}, {ASKED}, {OVER}")
        seat = in_front(visitor)
        if seat is None:
            things = page.evaluate(THINGS)
            visitor.answer()
            visitor.answers += 1
            continue
        nothing_shows(visitor, things)
        compared += len(things)
        covered = [one for one in told if one["type"] in ("table", "update")][-1]
        assert "questions" not in covered or covered["questions"] == []
        page.keyboard.press("Enter")
        page.wait_for_selector(ASKED)
        assert told[-1]["type"] != "table" or told[-1]["seat"] == seat
        passed += 1
    assert compared > 10, "words that might have been left over"
    assert {one.get("seat") for one in told if one["type"] == "table"} == {None, 0, 1}
    assert visitor.troubles == []


def test_from_the_cover_one_takes_back_or_leaves_the_table_open(visit: Visits) -> None:
    visitor = visit("en")
    told = sit_together(visitor, "race")  # both are asked at once, Ana first
    page = visitor.page
    page.locator("[data-take='0']").click()
    page.wait_for_selector(ASKED)
    asked = visitor.decision
    while in_front(visitor) is None:  # until nothing more is asked of this player
        visitor.answer()
        page.wait_for_selector(f"{COVER}, {ASKED}")
    expect(page.locator(".cover h2")).to_have_text("Pass the device to Ben")
    page.locator("[data-take-back='0']").click()
    page.wait_for_selector(ASKED)
    assert asked is not None
    assert int(visitor.decision or -1) % 8 == 0, "Ana’s own question again"
    page.locator("[data-pass]").click()  # the device goes to Ben first
    page.wait_for_selector(COVER)
    page.locator("[data-take='1']").click()
    page.wait_for_selector(ASKED)
    assert int(visitor.decision or -1) % 8 == 1
    page.reload()  # somebody else may have reloaded
    page.wait_for_selector(COVER)
    assert [one for one in told if one["type"] == "table"][-1]["seat"] is None
    page.locator(".cover input[type=checkbox]").click()  # ticking it removes the cover
    page.wait_for_selector(ASKED)  # no covers from now on: the player to move is in front
    for _ in range(3):
        visitor.answer()
        page.wait_for_selector(ASKED)
    assert page.locator(".cover").count() == 0
