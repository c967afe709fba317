"""The small card of a thing: what it is, why it cannot be chosen by which rule; pressed, what is asked instead."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ..browser.visitor import Visitor
from .bench import sights
from .look import LAPTOP, PHONE, Looks
from .recorded import FULL, GAMES, questions, told

CARD = ".glance:popover-open"


def with_something_blocked(game: str) -> str:
    """A sight of the game in which a rule forbids something that lies on the table."""
    blocked = (
        sight
        for sight in sights(game)
        if any(":" in option.get("ref", "") for question in _questions(sight) for option in question["blocked"])
    )
    return next(blocked)


def _questions(sight: str) -> list[dict[str, Any]]:
    return list(told(sight)["table"].get("questions", []))


def a_blocked_thing(reader: Visitor) -> Locator:
    return reader.page.locator(".thing.blocked > .press:visible").first


AT_REST = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def point_at(reader: Visitor, thing: Locator) -> None:
    """Move the mouse onto a thing from beside it: a thing that slides under a still mouse is not pointed at."""
    thing.scroll_into_view_if_needed()
    reader.page.evaluate(AT_REST)  # a card is put away where something scrolls
    box = thing.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    reader.page.mouse.move(1, 1)
    reader.page.mouse.move(x, y, steps=3)


def test_a_blocked_thing_says_why_where_the_mouse_rests(look: Looks) -> None:
    reader = look(with_something_blocked("tiny"))
    point_at(reader, a_blocked_thing(reader))
    card = reader.page.locator(CARD)
    card.wait_for()
    assert "TINY-" in card.inner_text()
    assert len(card.locator(".statement").first.inner_text()) > 20, "the rule's own words"
    reader.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_blocked_thing_says_why_on_focus(look: Looks) -> None:
    reader = look(with_something_blocked("tiny"), "fr")
    blocked = a_blocked_thing(reader)
    reader.page.keyboard.press("Tab")
    blocked.focus()
    card = reader.page.locator(CARD)
    card.wait_for()
    assert "TINY-" in card.inner_text()
    assert reader.page.evaluate("document.activeElement.className").startswith("press"), "the focus stays"
    name = card.locator(".name").inner_text()
    reader.page.keyboard.press("Tab")
    # The next thing has a card of its own, after a while.
    expect(card.locator(".name", has_text=name)).to_have_count(0)
    assert blocked.evaluate("thing => thing !== document.activeElement"), "the focus has gone on"


def test_what_is_unlit_says_what_is_asked_when_it_is_pressed(look: Looks) -> None:
    reader = look("race/ask.consume")
    unlit = reader.page.locator(".hand .thing:not(.lit):not(.blocked) > .press").first
    asked = reader.page.locator(".prompt strong").inner_text()
    point_at(reader, unlit)
    card = reader.page.locator(CARD)
    expect(card.locator(".name")).not_to_be_empty()
    expect(card).not_to_contain_text(asked)
    unlit.click()
    expect(card.locator(".unasked")).to_contain_text(asked)
    assert card.locator(".unasked .chip").count() == 1, "with the rule of the question"


# How much of the decision bar and of lit things a card covers, in pixels.
COVERED = """card => {
  const mine = card.getBoundingClientRect();
  return [...document.querySelectorAll('#decision, .thing.lit')].reduce((sum, node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const wide = Math.min(right, mine.right) - Math.max(left, mine.left);
    return sum + Math.max(0, wide) * Math.max(0, Math.min(bottom, mine.bottom) - Math.max(top, mine.top));
  }, 0);
}"""
# One reference of each kind that the board tells of.
TOLD = """() => Object.values(Object.fromEntries([...document.querySelectorAll('main [data-tell]')]
  .filter(node => node.checkVisibility()).map(({ dataset: { tell } }) => [tell.replace(/:.*/, ''), tell])))"""


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_board_says_what_it_is(look: Looks, game: str) -> None:
    reader = look(f"{game}/{FULL[game]}", "fr", LAPTOP)
    page = reader.page
    parts = page.evaluate(TOLD)
    assert len(parts) > 2
    assert any(part.startswith("seat:") for part in parts)
    card = page.locator(CARD)
    for part in parts:
        point_at(reader, page.locator(f"main [data-tell='{part}']:visible").first)
        expect(card.locator(".name")).not_to_have_text(part)
        said = card.inner_text()
        assert len(said) > 30, part
        assert ".glance." not in said, "its words are there"
        page.keyboard.press("Escape")


def test_a_card_covers_neither_what_is_lit_nor_the_bar(look: Looks) -> None:
    reader = look("roll/ask.ship", "fr", LAPTOP)
    for part in ("dial", "bag", "phase:ship"):
        point_at(reader, reader.page.locator(f"main [data-tell='{part}']").first)
        card = reader.page.locator(CARD)
        expect(card.locator(".name")).not_to_be_empty()
        assert card.evaluate(COVERED) == 0, part
        reader.page.keyboard.press("Escape")


@pytest.mark.parametrize("step", ["wilds", "select", "selector", "reassign"])
def test_a_plate_under_a_button_says_what_it_is(look: Looks, step: str) -> None:
    """In each step of assigning a button covers the plate of a phase, which tells of the phase all the same."""
    reader = look(f"roll/ask.{step}", "fr", LAPTOP)
    point_at(reader, reader.page.locator("main .plate[data-tell='phase:develop']"))
    card = reader.page.locator(CARD)
    expect(card.locator(".name")).to_contain_text("Phase II")
    expect(card.locator(".statement, .chip").first).to_contain_text("ROLL-8.1")


def test_a_finger_that_holds_a_thing_reads_of_it_and_picks_nothing(look: Looks) -> None:
    reader = look(questions("roll")[0], "fr", PHONE)
    page = reader.page
    thing = page.locator(".thing.lit > .press:visible").first
    thing.scroll_into_view_if_needed()
    finger = {"pointerType": "touch", "clientX": 9, "clientY": 9, "bubbles": True}
    thing.dispatch_event("pointerdown", finger)
    sheet = page.locator("dialog.hold[open]")
    expect(sheet.locator(".name")).not_to_be_empty()
    thing.dispatch_event("pointerup", finger)
    thing.dispatch_event("click")
    assert page.locator(".thing.picked").count() == 0
    assert sheet.locator(".btn").count() >= 2
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
