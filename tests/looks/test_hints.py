"""The hint of a thing that cannot be chosen: why not, by which rule, and what is asked instead."""

from typing import Any

from playwright.sync_api import Locator, expect

from ..browser.visitor import Visitor
from .bench import sights
from .look import Looks
from .recorded import told


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


def point_at(reader: Visitor, thing: Locator) -> None:
    """Move the mouse onto a thing from beside it: a thing that slides under a still mouse is not pointed at."""
    box = thing.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    reader.page.mouse.move(1, 1)
    reader.page.mouse.move(x, y, steps=3)


def test_a_blocked_thing_says_why_where_the_mouse_rests(look: Looks) -> None:
    reader = look(with_something_blocked("tiny"))
    point_at(reader, a_blocked_thing(reader))
    hint = reader.page.locator("[role=tooltip]")
    hint.wait_for()
    assert "TINY-" in hint.inner_text()
    assert len(hint.locator(".statement").first.inner_text()) > 20, "the rule's own words"
    hint.hover()
    reader.page.evaluate("() => new Promise(done => setTimeout(done, 400))")  # longer than a hint outlasts its thing
    assert hint.is_visible(), "one can move into it"
    reader.page.keyboard.press("Escape")
    expect(hint).to_have_count(0)


def test_a_blocked_thing_says_why_on_focus(look: Looks) -> None:
    reader = look(with_something_blocked("tiny"), "fr")
    blocked = a_blocked_thing(reader)
    reader.page.keyboard.press("Tab")
    blocked.focus()
    hint = reader.page.locator("[role=tooltip]")
    hint.wait_for()
    assert "TINY-" in hint.inner_text()
    assert reader.page.evaluate("document.activeElement.className").startswith("press"), "the focus stays"
    reader.page.keyboard.press("Tab")
    # The next thing may have a hint too, of its own: blocked, or not asked about.
    # A function, since a bare expression is evaluated at each look, which the page's policy refuses from the second on.
    reader.page.wait_for_function(
        """() => {
          const said = document.querySelector('[role=tooltip] .what')?.textContent;
          return !said || document.activeElement.ariaLabel?.startsWith(said);
        }"""
    )
    assert blocked.evaluate("thing => thing !== document.activeElement"), "the focus has gone on"


def test_what_is_unlit_says_what_is_asked(look: Looks) -> None:
    reader = look("race/ask.consume")
    unlit = reader.page.locator(".hand .thing:not(.lit):not(.blocked) > .press").first
    asked = reader.page.locator(".prompt strong").inner_text()
    point_at(reader, unlit)
    hint = reader.page.locator("[role=tooltip]")
    expect(hint).to_contain_text(asked)
    assert hint.locator(".chip").count() == 1, "with the rule of the question"
    unlit.click()
    expect(reader.page.locator("dialog .unasked")).to_contain_text(asked)
